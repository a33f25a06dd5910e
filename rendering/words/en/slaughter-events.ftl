# What happened, one line each. CAP() makes a name begin a sentence.


## Set-up

slaughter-event-invited = { CAP($guest) } is invited to the cabin.
slaughter-event-family-chosen = { $name } plays the { $family }. { $ability }
slaughter-event-order-set = { $name } has laid down a death order.
slaughter-event-first-player = { $name } is the first player.

## The night

slaughter-event-hour = { $hour ->
    [0] Night falls over the cabin.
    [1] The moon climbs: it is midnight.
    [2] It is 1 o'clock.
    [3] It is 2 o'clock.
    [4] It is 3 o'clock.
    [5] It is 4 o'clock.
    [6] It is 5 o'clock.
    [7] It is 6 o'clock.
    [8] It is 7 o'clock.
    [9] It is 8 o'clock, and the night grows old.
   *[10] It is 9 o'clock, the last hour of a long night.
}
slaughter-event-woken = All monsters are awake again.
slaughter-event-event = Event of the hour: { $event }. { $effect }
slaughter-event-arrived = Somebody joins the night: { $guest }. { $ability }
slaughter-event-switched = The piles of { $zone } and { $other_zone } change places.
slaughter-event-listened = { $name } listens at { $zone } and sees the top card of its pile.
slaughter-event-panicked = { CAP($guest) } starts to run.
slaughter-event-over = { $how ->
    [massacre] Only monsters are left. The night is over.
    [lost] Sunrise, and the basement still holds out. All monsters lose together.
    [ashes] All five rooms burn. The night is over.
   *[sunrise] The sun rises. The night is over.
}

## Turns

slaughter-event-turn = It is { $name }'s turn.
slaughter-event-monster-chosen = { $name } plays the { $monster }.
slaughter-event-started = { $name }'s { $monster } begins in { $zone }.
slaughter-event-turn-over = { $name }'s { $monster } goes to sleep.
slaughter-event-hold = { $moment ->
    [rolls] { $name } will be asked for cards at own rolls.
   *[rivals] { $name } will be asked for cards at rivals' moves.
}
slaughter-event-unhold = { $moment ->
    [rolls] { $name } will no longer be asked for cards at own rolls.
   *[rivals] { $name } will no longer be asked for cards at rivals' moves.
}
slaughter-event-played = { $name } plays { $card }: “{ $effect }”
slaughter-event-encore = Encore! { $name } rolls a failed die again: { $hits ->
    [0] no success.
   *[other] a success.
}

## Moving

slaughter-event-moved = { $name }'s { $monster } moves from { $origin } to { $zone }.
slaughter-event-swapped = { $name }'s { $monster } and { $other_monster } change places.
slaughter-event-lured = { $name }'s { $monster } lures { $guest } from { $origin } into { $zone }.
slaughter-event-dodged = { CAP($guest) } slips away into { $zone }.
slaughter-event-ejected = { $name }'s { $monster } is thrown out of { $origin } into { $zone }.

## Doors

slaughter-event-smashed = { $name }'s { $monster } smashes { $door }. { $hits ->
    [one] 1 success
   *[other] { $hits } successes
}: +1 door.
slaughter-event-smashed-rusty = The hinges are rusty: { $name }'s { $monster } pushes { $door } over: +1 door.
slaughter-event-smash-failed = { $name }'s { $monster } hits { $door }. { $hits ->
    [0] No success
    [one] 1 success
   *[other] { $hits } successes
}, { $needed } needed: it holds.
slaughter-event-barricade-smashed = { $name }'s { $monster } breaks the barricade at { $door }.
slaughter-event-rammed = { $name }'s { $monster } rams { $door } down: +1 door.
slaughter-event-door-broken = On the way, { $door } breaks. Nobody scores it.
slaughter-event-barricaded = { $name } nails a barricade across { $door }.

## Searching and cards

slaughter-event-peeked = { $name }'s { $monster } peeks into { $zone }.
slaughter-event-snooped = { $name } looks through the whole pile of { $zone }.
slaughter-event-saw = You see in the pile of { $zone }, top first: { $cards }.
slaughter-event-searched = { $name }'s { $monster } searches { $zone }: { $hits ->
    [0] no success.
    [one] 1 success.
   *[other] { $hits } successes.
}
slaughter-event-drew = { $name } takes a card from { $zone }.
slaughter-event-took = { $name } takes a card from the pile of { $zone }.
slaughter-event-drew-card = New in your hand: { $card }.
slaughter-event-trap = It's a trap! { $name } finds { $card }: “{ $effect }”
slaughter-event-lost-card = { $name } throws away { $card }.
slaughter-event-robbed = { $name } takes a card from { $other }'s hand.
slaughter-event-robbed-card = The card that { $name } took from { $other } is { $card }.
slaughter-event-found = { CAP($guest) } is in the open now, in { $zone }.
slaughter-event-future-changed = The future has changed: { $guest } stays hidden in { $zone }, and the pile is shuffled.
slaughter-event-hid = { CAP($guest) } hides in { $zone }.

## Scaring

slaughter-event-scared = { $name }'s { $monster } scares { $guest }: { $hits ->
    [0] no success.
    [one] 1 success.
   *[other] { $hits } successes.
}
slaughter-event-unimpressed = { CAP($guest) } does not move.
slaughter-event-spared = { CAP($guest) } may stay.
slaughter-event-fled = { CAP($guest) } runs from { $origin } to { $zone }.

## Attacks

slaughter-event-attacked = { $name }'s { $monster } attacks { $guest }.
slaughter-event-offered = Several players ({ $count }) offer { $guest } a card. They must agree on one.
slaughter-event-helped = { $name } helps { $guest } with { $card }.
slaughter-event-disagreed = The helpers cannot agree: { $guest } gets no card.
slaughter-event-healed = { CAP($guest) } gets health back, thanks to { $card }.
slaughter-event-fought = { $name }'s { $monster } rolls { $hits ->
    [one] 1 success
   *[other] { $hits } successes
}, { $guest } rolls { $reaction }.
slaughter-event-drawn = A draw: nothing happens to { $guest }.
slaughter-event-wounded = { CAP($guest) } loses { $wounds } health and has { $left } left. { $name }: +{ $wounds } flesh.
slaughter-event-slipped-away = { CAP($guest) } slips away!
slaughter-event-repelled = { CAP($guest) } wins against { $name }'s { $monster }!
slaughter-event-wont-budge = { $name }'s { $monster } won't budge, and stays.

## Death

slaughter-event-died = { CAP($guest) } is dead. { $name } made the kill.{ $place ->
    [0] { "" }
   *[other] { "" } Death number { $place } of the party.
}
slaughter-event-foreseen = { $name } foresaw it: { $guest } dies as number { $place }. +1 brain.
slaughter-event-favourite-eaten = { CAP($guest) } was { $name }'s favourite meal. 5 points!
slaughter-event-dinner-bell = The dinner bell rings: { $name }: +1 flesh.
slaughter-event-second-helping = Second helping: { $name } gets 1 more action.

## Honours at the end

slaughter-event-honour-doors = Door breaker of the night: { $name }, with { $count ->
    [one] 1 door
   *[other] { $count } doors
}.
slaughter-event-honour-help = Best friend of the victims: { $name } helped { $count ->
    [one] once
   *[other] { $count } times
}.
slaughter-event-honour-luck = Luckiest roll: { $name } had { $hits ->
    [one] 1 success
   *[other] { $hits } successes
} with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. The chance of this was { $percent } in 100.
