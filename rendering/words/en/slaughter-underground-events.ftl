# What happens in Underground, its scenarios and Hot Night, one line each.

## The basement and its events

slaughter-event-refuge = In the basement { $count ->
    [0] nobody has
    [one] 1 guest has
   *[other] { $count } guests have
} taken refuge.
slaughter-event-basement-event = Event of the basement: { $event }. { $effect }
slaughter-event-storm-held = { $name }'s { $monster } holds on in the storm.
slaughter-event-storm-blown = The storm takes { $name }'s { $monster } away.
slaughter-event-gassed = { $name }'s { $monster } comes coughing up into the west yard.
slaughter-event-radio-silent = The radio only crackles. { $name } rolls no success.
slaughter-event-drowning = The water rises: { $guest } loses 1 health and has { $left } left.
slaughter-event-pump-mended = The pump is mended. The basement is dry again.
slaughter-event-loss-roll = { $hits ->
    [0] Nobody is thrown out down here, but { $name }'s { $monster } rolls no success: this costs a token, if there is one.
   *[other] Nobody is thrown out down here: { $name }'s { $monster } rolls a success and loses nothing.
}
slaughter-event-token-lost = { $name } loses 1 { $token }.
slaughter-event-token-spent = { $name } pays with 1 { $token }.
slaughter-event-nothing-here = { $name } turns up a card in { $zone }: nobody hides here.

## Mutations

slaughter-event-mutations-changed = Three new mutations are on offer.
slaughter-event-mutated = { $name }'s { $monster } mutates: { $card }. “{ $effect }”
slaughter-event-mutation-dropped = { $name } gives up { $card }.
slaughter-event-shared-stomach = Shared stomach: { $name }: +1 flesh.

## Cards

slaughter-event-used = { $name } uses { $card }: “{ $effect }”
slaughter-event-gave = { $name } gives { $guest } { $card }.
slaughter-event-equipped = { CAP($guest) } now carries { $card }.
slaughter-event-shield-passed = { CAP($guest) } takes up the tactical shield.
slaughter-event-inhibited = No family ability works in { $zone } any more.
slaughter-event-called = { $name }'s { $monster } hurries into { $zone }.
slaughter-event-recovered = { $name } takes { $card } back out of the discards.
slaughter-event-ate = { $name } eats { $count } flesh for { $count ->
    [one] 1 more action
   *[other] { $count } more actions
}.

## Turret, floor, basement door

slaughter-event-turret-set = A turret unfolds in { $zone }. It has 3 bolts.
slaughter-event-turret-fires = The turret in { $zone } fires!
slaughter-event-structure-hit = { $name }'s { $monster } goes for { $structure }: { $hits ->
    [0] no success.
    [one] 1 success.
   *[other] { $hits } successes.
}
slaughter-event-turret-destroyed = { $name } has taken the turret to pieces.
slaughter-event-floor-broken = { $name } has broken through the living room floor: +1 bolt. Children fit through the hole.
slaughter-event-door-forced = { $name }'s { $monster } forces the basement door with { $hits ->
    [0] no success
    [one] 1 success
   *[other] { $hits } successes
}: { $left ->
    [0] it bursts! +1 basement door, +1 bolt.
    [one] 1 bolt holds.
   *[other] { $left } bolts hold.
}
slaughter-event-door-doomed = It is 4 o'clock, and the guests cannot bear it any longer: they open the basement door themselves.
slaughter-event-chains-cut = { $name } cuts the chains. The basement door is open, and nobody scores it.

## Death

slaughter-event-perished = { CAP($guest) } is dead, and nobody made the kill.{ $place ->
    [0] { "" }
   *[other] { "" } Death number { $place } of the party.
}
slaughter-event-marked = { $name } lays the marker of { $zone } on one of the guests in the death order.
slaughter-event-room-foreseen = { $name } foresaw the place: { $guest } dies in { $zone }. +1 brain{ $below ->
    [0] { "" }
   *[other] { "" } and +1 flesh
}.

## Wild monsters

slaughter-event-den = A wild one of the { $family } roams { $zone }. { $name } can tame it.
slaughter-event-tamed = { $name } feeds 1 flesh to the { $monster } in { $zone } and tames it.
slaughter-event-claw-attack = Claw attack: { $name }'s { $monster } plays too.

## Hot Night

slaughter-event-fire = There is fire in { $zone }!
slaughter-event-burnt = { CAP($guest) } burns, loses 1 health and has { $left } left.
slaughter-event-extinguished = The fire in { $zone } is out.
slaughter-event-shielded = The shield takes the blow for { $guest }.
