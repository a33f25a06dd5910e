# Families: one ability each, shared by all members.

slaughter-ability-werewolf = Long Stride
slaughter-family-werewolf = 2 free moves in each turn instead of 1.
slaughter-ability-golem = Stone Fists
slaughter-family-golem = 1 more die to smash, and to attack a victim who is not hurt yet.
slaughter-ability-vampire = Lure
slaughter-family-vampire = Once a turn, for free, call a victim through a doorway into your room. A closed door is fine, a barricade is not.
slaughter-ability-zombie = Won't Budge
slaughter-family-zombie = A Zombie that loses a fight stays where it is, so nobody hides.
slaughter-ability-mummy = Rot
slaughter-family-mummy = An object used against a Mummy gives 1 die fewer.
slaughter-ability-alien = Scanner
slaughter-family-alien = Each search has 1 extra success. Before you draw, look at the top 3 cards and put them back in any order.
slaughter-ability-psychopath = Smell of Fear
slaughter-family-psychopath = 1 more die to attack a victim with 2 health or less.
slaughter-ability-clown = Encore
slaughter-family-clown = Once a turn, roll one failed die of your own again.
slaughter-ability-ghost = Walk Through
slaughter-family-ghost = Moves through closed doors, barricades and walls, but not through the strong doors of shed and basement. Nothing opens and nothing is scored.
slaughter-ability-merman = Home Waters
slaughter-family-merman = 1 more die on every roll in the WC and the bathroom.
slaughter-ability-krittlin = Swarm
slaughter-family-krittlin = 1 more die on every roll for each other Krittlin in the same zone. There are five of them, and all count as children.
