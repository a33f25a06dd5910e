# Underground, its scenarios and Hot Night: labels of options (at most 80 characters), labels of verbs, prompts, lobby, goals, endings.

slaughter-option-break = Attack { $target } ({ $left } left)
slaughter-option-break-force = Force { $target } ({ $left } left)
slaughter-option-below = Scare { $target } into the basement
slaughter-option-tame = Tame the { $target } (1 flesh)
slaughter-option-mutate = { $cost ->
    [one] { $label } (1 point)
   *[other] { $label } ({ $cost } points)
}
slaughter-option-yes = Yes
slaughter-option-no = No
slaughter-option-pay = { $n ->
    [one] Pay { $tokens } (1 point)
   *[other] Pay { $tokens } ({ $n } points)
}
slaughter-option-drop = Give up { $target }
slaughter-option-lose = { $n ->
    [one] Lose 1 { $target } (1 point)
   *[other] Lose 1 { $target } ({ $n } points)
}
slaughter-option-use-inhibitor = Use { $target }: stop family abilities in a room
slaughter-option-use-flashing_helmet = Put { $target } on a victim
slaughter-option-use-monster_costume = Put { $target } on a victim
slaughter-option-use-brain_jar = Use { $target }: 1 brain
slaughter-option-use-blood_bag = Use { $target }: 1 flesh
slaughter-option-use-fire_extinguisher = Use { $target }: put out a fire
slaughter-option-use-blowtorch = Use { $target }: mend the pump
slaughter-option-use-bolt_cutter = Use { $target }: cut the chains
slaughter-option-lend = Let { $guest } use { $target }
slaughter-option-give = Give { $target } besides
slaughter-option-equip = For { $target }
slaughter-option-flesh = Eat { $n } flesh
slaughter-option-help = { $n ->
    [0] Do not help
    [one] Help with 1 monster
   *[other] Help with { $n } monsters
}
slaughter-option-under = { $label }

## Verbs: a button that opens several options

slaughter-verb-break = Break
slaughter-verb-below = Scare below
slaughter-verb-tame = Tame
slaughter-verb-mutate = Mutate
slaughter-verb-yes = Yes
slaughter-verb-no = No
slaughter-verb-pay = Pay
slaughter-verb-drop = Give up
slaughter-verb-lose = Lose
slaughter-verb-use = Use
slaughter-verb-lend = The victim's own
slaughter-verb-give = Give besides
slaughter-verb-equip = For whom
slaughter-verb-flesh = Eat
slaughter-verb-help = Help
slaughter-verb-under = Guest

## Prompts

slaughter-prompt-mutate = { $name }: a mutation before the turn is over? Tokens pay for it.
slaughter-prompt-mutant = { $name }: which monster mutates?
slaughter-prompt-pay = { $name }: which tokens pay for the mutation? What they are worth too much is lost.
slaughter-prompt-drop = { $name } has one mutation too many. Which one goes?
slaughter-prompt-lose = { $own ->
    [0] Somebody loses a token. Its owner says which.
   *[1] You lose a token. Which one?
}
slaughter-prompt-ejection = { $own ->
    [0] A monster is about to lose its place. Does its player play a card?
   *[1] Your monster is about to lose its place. Play a card?
}
slaughter-prompt-last-chance = { $own ->
    [0] The turn is over. Does anybody take back a card that was played?
   *[1] The turn is over. Take back an object that was played?
}
slaughter-prompt-get-out = Get Out: where does { $guest } run?
slaughter-prompt-equip = { $name }: which victim puts it on?
slaughter-prompt-shield = { $name }: who takes up the tactical shield?
slaughter-prompt-turret = { $name }: where does the turret stand?
slaughter-prompt-mother = { $name }: by which way does the mother come closer?
slaughter-prompt-mine-now = Mine Now: which object comes back?
slaughter-prompt-meat = { $name }: how much flesh does the { $monster } eat?
slaughter-prompt-force = { $name }'s { $monster } forces the basement door: { $bolts ->
    [one] 1 bolt holds
   *[other] { $bolts } bolts hold
} it. Whose monsters in the west yard help? Only { $name } scores.
slaughter-prompt-den = { $own ->
    [0] Everyone in turn chooses a room for a wild monster, the last player first.
   *[1] In which room does your wild monster roam? Only you can tame it, there, with a monster of yours and 1 flesh.
}
slaughter-prompt-intuition = { $own ->
    [0] Everyone in turn takes a room marker, the last player first.
   *[1] Choose a room marker: where will a guest die? Then you lay it on a guest of your death order.
}
slaughter-prompt-under = { $own ->
    [0] The room marker is laid on a guest of a death order. Its place is seen by all, the guest by nobody.
   *[1] Which guest will die in this room? The others see only at which place of your order the marker lies.
}
slaughter-prompt-claw-attack = { $name }: does your tamed monster play too?
slaughter-prompt-fire = { $name }: which room catches fire?

## The lobby: each form of the game in one line (at most 100 characters)

slaughter-about-base = Five rooms, five guests, ten rounds until sunrise.
slaughter-about-base-neutral = The cabin, with one more object in every room.
slaughter-about-base-shed = The cabin, with a sixth room full of garden tools behind a strong door.
slaughter-about-hot-night = The cabin burns from 02:00 on, room by room. If all of it burns, the night is over.
slaughter-about-underground = A basement, mutations, two agents, and one more hour.
slaughter-about-last-hours = Guests have locked themselves in the basement. Monsters force the door together.
slaughter-about-station-b62 = Against the house: kill two agents and destroy a turret, or everybody loses.
slaughter-about-battered-cabin = The way down leads through the living room floor. Foresee where a guest dies. No Krittlins.
slaughter-about-night-patrol = Attack the basement door for its bolts, until Officer Roscoe comes to watch over it.
slaughter-about-hunger = Feed a wild Krittlin, and it plays for you. No Krittlin family.
slaughter-about-wandering-monsters = Hunger Makes It Right with wild children of other families. No Krittlin family.

## The lobby: why choices do not go together

unfit-shed-underground = the tool shed and the basement cannot be used in one game.
unfit-shed-neutral = the tool shed takes the place of the extra neutral objects.
unfit-roscoe-night-patrol = Night Patrol needs the Roscoe who protects.
unfit-neutral-last-hours = Last Hours has its own extra cards in every room.

## Goals, for the post of a turn (at most 90 characters)

slaughter-goal-base = Most points at sunrise, or when only monsters are left.
slaughter-goal-base-neutral = { slaughter-goal-base }
slaughter-goal-base-shed = { slaughter-goal-base }
slaughter-goal-hot-night = Most points at sunrise, when only monsters are left, or when all five rooms burn.
slaughter-goal-underground = Most points after 09:00, or when only monsters are left.
slaughter-goal-last-hours = Most points. Many hide below: 5 successes in one turn force the basement door.
slaughter-goal-station-b62 = Together: both agents dead and the turret gone by 09:00. Then most points win.
slaughter-goal-battered-cabin = Most points. Break the floor or cut the chains; a foreseen room is a brain more.
slaughter-goal-night-patrol = Most points. The basement door has bolts worth 2 each; Officer Roscoe guards them.
slaughter-goal-hunger = Most points. Feed 1 flesh to your wild Krittlin in its room, and it plays for you.
slaughter-goal-wandering-monsters = Most points. Feed 1 flesh to your wild monster in its room, and it plays for you.

## Endings

slaughter-outcome-lost = The house has won, and all monsters have lost
slaughter-outcome-ashes = The cabin has burnt down
