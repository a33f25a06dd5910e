# Labels of options (at most 80 characters), labels of verbs, prompts, set-up options.
# $target is the form inside a sentence, $label the label of the same thing.

slaughter-option-invite = { $label }
slaughter-option-family = { $label }
slaughter-option-order = { $label }
slaughter-option-again = Start again
slaughter-option-favourite = { $label }
slaughter-option-monster = { $label }
slaughter-option-start = Start in { $target }
slaughter-option-stay = Stay where it is
slaughter-option-move = Move to { $target }
slaughter-option-peek = Peek into { $target }
slaughter-option-smash = Smash { $target }
slaughter-option-smash-barricade = Break the barricade at { $target }
slaughter-option-search = Search this room
slaughter-option-scare = Scare { $target }
slaughter-option-attack = Attack { $target }
slaughter-option-lure = Lure { $target }
slaughter-option-play = Play { $target }
slaughter-option-end = End the turn
slaughter-option-roll = Roll the dice
slaughter-option-keep = Keep it as it is
slaughter-option-encore = Encore: roll a failed die again
slaughter-option-draw = { $n ->
    [one] Draw 1 card
   *[other] Draw { $n } cards
}
slaughter-option-stop = Stop drawing
slaughter-option-to = To { $target }
slaughter-option-hide = Hide in { $target }
slaughter-option-spare = Let the victim be
slaughter-option-top = { $cards }
slaughter-option-take = Take { $target }
slaughter-option-leave = Take nothing
slaughter-option-pass = Pass
slaughter-option-offer = { $dice ->
    [0] Offer { $target }
    [one] Offer { $target } (1 die)
   *[other] Offer { $target } ({ $dice } dice)
}
slaughter-option-offer-bonus = { $dice ->
    [one] Offer { $target } (1 die, 1 more against { $family })
   *[other] Offer { $target } ({ $dice } dice, 1 more against { $family })
}
slaughter-option-heal = Heal with { $target }
slaughter-option-heal-guest = Heal { $target }
slaughter-option-vote = { $card ->
    [none] Vote for { $name }
   *[other] { $card } from { $name }
}
slaughter-option-bar = Barricade { $target }
slaughter-option-room = Choose { $target }
slaughter-option-discard = Throw away { $target }
slaughter-option-seat = Take a card from { $name }
slaughter-option-hold = { $target ->
    [rolls] Ask me at my rolls
   *[rivals] Ask me at rivals' moves
}
slaughter-option-unhold = { $target ->
    [rolls] Stop asking me at my rolls
   *[rivals] Stop asking me at rivals' moves
}

## Verbs: a button that opens several options

slaughter-verb-invite = Guest
slaughter-verb-family = Family
slaughter-verb-order = Next victim
slaughter-verb-again = Start again
slaughter-verb-favourite = Favourite
slaughter-verb-monster = Monster
slaughter-verb-start = Start in
slaughter-verb-stay = Stay
slaughter-verb-move = Move
slaughter-verb-peek = Peek
slaughter-verb-smash = Smash
slaughter-verb-search = Search
slaughter-verb-scare = Scare
slaughter-verb-attack = Attack
slaughter-verb-lure = Lure
slaughter-verb-play = Cards
slaughter-verb-end = End the turn
slaughter-verb-roll = Roll
slaughter-verb-keep = Keep
slaughter-verb-encore = Encore
slaughter-verb-draw = Draw
slaughter-verb-stop = Stop
slaughter-verb-to = Send to
slaughter-verb-hide = Hide in
slaughter-verb-spare = Let be
slaughter-verb-top = Order, top first
slaughter-verb-take = Take
slaughter-verb-leave = Take nothing
slaughter-verb-pass = Pass
slaughter-verb-offer = Offer a card
slaughter-verb-heal = Heal
slaughter-verb-vote = Vote
slaughter-verb-bar = Barricade
slaughter-verb-room = Room
slaughter-verb-discard = Throw away
slaughter-verb-seat = Player
slaughter-verb-hold = Ask me
slaughter-verb-unhold = Stop asking me

## Prompts

slaughter-prompt-invite = Choose a guest for the party.
slaughter-prompt-family = Choose your monster family. /rules tells what each of them can do.
slaughter-prompt-order = { $place ->
    [0] Everyone lays down a death order in secret: who will die first, second and so on?
    [1] In which order will the party die? Choose who dies first. Only you will see your order.
   *[other] Choose who dies as number { $place }. Your order so far: { $chosen }.
}
slaughter-prompt-favourite = { $own ->
    [0] Everyone marks a favourite meal in secret.
   *[1] Your order is { $chosen }. Who is your favourite meal? You score 5 points if your own monster makes that kill.
}
slaughter-prompt-monster = { $name }: which monster plays this hour?
slaughter-prompt-start = { $name }: where does the { $monster } begin?
slaughter-prompt-act = { $name }'s { $monster }: { $actions ->
    [0] no actions
    [one] 1 action
   *[other] { $actions } actions
}{ $moves ->
    [0] { "" } left.
    [one] { "" } and the free move left.
   *[other] { "" } and { $moves } free moves left.
}
slaughter-prompt-before-roll = { $own ->
    [0] { $name } is about to roll.
   *[1] You are about to roll. Play a card first?
}
slaughter-prompt-after-roll = { $name } has { $hits ->
    [0] no success.
    [one] 1 success.
   *[other] { $hits } successes.
} Change the roll, or keep it?
slaughter-prompt-draw = { $name } searches { $zone }: draw cards, or stop. A trap may wait in the pile.
slaughter-prompt-scare = Where does the scared victim go?
slaughter-prompt-scan = { $own ->
    [0] { $name } puts the top cards of a pile in order.
   *[1] These are the top cards of the pile: { $looking }. In which order do they go back? The first one named lies on top.
}
slaughter-prompt-rummage = { $own ->
    [0] { $name } rummages in the top cards of a pile.
   *[1] These are the top cards of the pile: { $looking }. Take one object or bonus action, or nothing.
}
slaughter-prompt-defence = { $name }'s { $monster } attacks { $guest }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $reaction }. Who helps { $guest }?
slaughter-prompt-vote = { $own ->
    [0] Several players offer { $guest } a card. They must all choose the same one.
   *[1] Several of you offer { $guest } a card. If you all choose the same one, it is used; if not, none is.
}
slaughter-prompt-dodge = A victim steps aside. You say where to.
slaughter-prompt-barricade = Choose a doorway for the barricade.
slaughter-prompt-room = Choose a room.
slaughter-prompt-whisper = { $own ->
    [0] Everyone listens at one pile, in turn.
   *[1] Choose a pile. You alone see its top card.
}
slaughter-prompt-stampede = Stampede: choose where the victim runs.
slaughter-prompt-discard = { $own ->
    [0] { $playing ->
        [0] Hands shrink to 4 cards.
       *[1] The loser of the fight throws a card away.
    }
   *[1] { $playing ->
        [0] You have more than 4 cards. Choose one to throw away.
       *[1] The shotgun hits your hand. Choose a card to throw away.
    }
}
slaughter-prompt-rob = { $name }: from whom do you take a card?
slaughter-prompt-swap = { $name }: choose a monster that changes places.
slaughter-prompt-panic = { $name }: whom does the { $monster } scare?
slaughter-prompt-ram = { $name }: which door breaks?
slaughter-prompt-rival-monster = { $name } plays the { $monster }. Does anybody play a card?
slaughter-prompt-rival-move = { $name }'s { $monster } wants to move. Does anybody play a card?
slaughter-prompt-patient = Which victim is healed?
slaughter-prompt-any-time = You can set when the game asks you for cards.

## Set-up: options, and their choices

slaughter-setup-extra = Extra
slaughter-setup-extra-none = Nothing extra
slaughter-setup-extra-neutral = 5 more ordinary objects
slaughter-setup-extra-shed = The tool shed
slaughter-setup-guests = Party guests
slaughter-setup-guests-standard = The usual five
slaughter-setup-guests-random = Five at random
slaughter-setup-guests-choose = Seat 1 invites five
slaughter-setup-families = Families
slaughter-setup-families-choose = Everyone chooses, in seat order
slaughter-setup-families-random = At random
slaughter-setup-roscoe = Officer Roscoe
slaughter-setup-roscoe-standard = Protects party guests
slaughter-setup-roscoe-alternate = Is hard to attack himself

## Endings

slaughter-outcome-massacre = Only monsters are left
slaughter-outcome-sunrise = The sun has risen
