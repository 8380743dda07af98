title = Gates of Delirium
tagline = Sane by day, mad by choice: open the gates before your rivals do.

## The guided first game

guide-welcome = Five towns, two faces to every card. In a sane round you gather pages and send investigators; in an insane one you build gates. Opening a gate brings many points, for you and for those who stand in its town. Let us play two turns together.
guide-disc = You are first, so you set the sanity disc for everybody. Your hand holds lost pages 14 and 15: choose sane, for pages are collected only in a sane round.
guide-page = Each turn you play two cards; only the bright half counts. Play lost page 14: it stays in your journal. With page 15 beside it, both will be worth 4 points instead of 2.
guide-send = Now the second card: send two investigators. This half also gives you a desperation token.
guide-town = Put the first one into Rockport. When a gate to a town opens, whoever has most investigators there scores the first number, and so on.
guide-another_town = Put the other one into Kingsport: a single investigator already takes a rank.
guide-their_mode =
    { $mode_id ->
        [insane] Your neighbour has set the disc to insane: now the other halves of your cards count, for you too. Play the card that helps you most.
       *[sane] Your neighbour has left the disc at sane, and it counts for you too. Play the card that helps you most.
    }
guide-insane = Your turn to set the disc again. Choose insane this time: that is when gates are built.
guide-build = Play a card whose bright half says Build, if you have one; otherwise a rune or a conversion is fine.
guide-section = Take a gate card: one section of that town’s gate. When a gate has all its sections it opens: you score the monstrosity on top of the stack, then its town is scored for everybody.
guide-farewell =
    That is the whole game. It ends at once when the last monstrosity of this stack comes free. { $touch ->
        [true] Hold a finger on anything
       *[false] Point at anything
    } to have it explained. Play on, and enjoy!
guide-known = Who goes first sets the disc, and it counts for everybody. Each turn you play two cards; the bright half counts. Sane rounds bring pages and investigators, insane ones gates. An open gate scores its town for all who stand there.
guide-left = Opening a gate yourself, desperate actions, maps, runes and scrolls, and turning the disc when it hurts the others most.

## The second lesson

guide2-title = Opening gates
guide2-welcome = The middle of a game, and the disc shows insane. You hold five of the six sections of Salem’s gate. Let us open it.
guide2-build = Play a card that builds. The desperation tokens that it shows are yours at once, before you build.
guide2-open = There it is: the last section of Salem. Take it.
guide2-scored = The gate is open. You have scored the monstrosity on top of the stack; then Salem was scored: most investigators there took the first number, and so on. Those who scored went home. The stack is the clock of the game: with its last monstrosity everything ends.
guide2-desperate = Tokens are worth nothing at the end, so spend them. A desperate action can be done at any moment of your turn: draw two cards and throw two away, for example. Try it.
guide2-swap = Throw away what helps you least. Look at both halves: the disc will turn.
guide2-second = Now your second card of the turn. Start the next gate, or convert somebody where it counts.
guide2-farewell = Before you open a gate, look who stands in its town: a strong neighbour may gain more than you. Then open it where you are many, or late enough to be the last.
guide2-known = A gate opens with its last section: first the monstrosity, then the town for everybody. Tokens buy desperate actions, at any moment of your turn.
guide2-left = Scrolls that change the rules for all, conversions, and ending the game at the moment you lead.

## Options

option-hidden_expansion = Extra scrolls
option-hidden_expansion-help = Shuffle five more scrolls with the seven of the game. They were designed for Eldertable.
value-hidden_expansion-false = seven scrolls
value-hidden_expansion-true = twelve scrolls
option-round_limit = Round limit
option-round_limit-help = The game ends after this many rounds; 0 means no limit. Meant for bots.
option-first_player = First player
option-first_player-help = Who takes the sanity disc in the first round.
value-first_player-random = drawn at random
value-first_player-0 = seat 1
value-first_player-1 = seat 2
value-first_player-2 = seat 3
value-first_player-3 = seat 4
option-ages = Ages
option-ages-help = If points and tokens are tied, the youngest wins. Without ages the victory is shared.

## Decisions

decision-choose_mode =
    { $seat_you ->
        [yes] You hold the sanity disc: choose the mode of this round.
       *[no] { $seat } chooses the mode of this round.
    }
decision-play_card =
    { $seat_you ->
        [yes] Play card { $number } of { $total }.
       *[no] { $seat } plays card { $number } of { $total }.
    }
decision-deploy_to =
    { $seat_you ->
        [yes] Where do you send an investigator?
       *[no] { $seat } sends an investigator.
    }
decision-move_investigator =
    { $seat_you ->
        [yes] Your pool is empty. Do you move one of your investigators instead?
       *[no] { $seat } may move an investigator.
    }
decision-convert_target =
    { $seat_you ->
        [yes] Which investigator do you convert?
       *[no] { $seat } converts an investigator.
    }
decision-exchange =
    { $seat_you ->
        [yes] Your pool is empty: which two investigators change places?
       *[no] { $seat } makes two investigators change places.
    }
decision-take_gate =
    { $seat_you ->
        [yes] Which gate card do you take?
       *[no] { $seat } takes a gate card.
    }
decision-swap_discard =
    { $seat_you ->
        [yes] Discard card { $number } of { $total }.
       *[no] { $seat } discards card { $number } of { $total }.
    }
decision-end_turn =
    { $seat_you ->
        [yes] End your turn, or spend desperation tokens first.
       *[no] { $seat } is about to end the turn.
    }

## Choices

choice-choose_mode =
    { $mode_id ->
        [sane] A sane round
       *[insane] An insane round
    }
choice-play_card = Play: { $card }
choice-deploy_to = Send an investigator to { $region }
choice-move_investigator = Move an investigator from { $origin } to { $region }
choice-decline = Do without
choice-convert_target = Convert an investigator of { $seat } in { $region }
choice-exchange = Exchange your investigator in { $origin } with one of { $seat } in { $region }
choice-take_gate =
    { $slot ->
        [0] Take the { $gate } card, first in the gate row
        [1] Take the { $gate } card, second in the gate row
        [2] Take the { $gate } card, third in the gate row
       *[3] Take the { $gate } card, fourth in the gate row
    }
choice-take_deck_top = Take the unknown top card of the gate deck
choice-swap_discard = Discard: { $card }
choice-end_turn = Draw two cards and end your turn
choice-desperate = Desperate action: { $action }

## Events

event-round_began =
    { $seat_you ->
        [yes] Round { $round } begins. You hold the sanity disc.
       *[no] Round { $round } begins. { $seat } holds the sanity disc.
    }
event-disc_set =
    { $seat_you ->
        [yes] { $mode_id ->
            [sane] You turn the disc to sane.
           *[insane] You turn the disc to insane.
        }
       *[no] { $mode_id ->
            [sane] { $seat } turns the disc to sane.
           *[insane] { $seat } turns the disc to insane.
        }
    }
event-turn_began =
    { $seat_you ->
        [yes] Your turn begins.
       *[no] { $seat }’s turn begins.
    }
event-card_played =
    { $seat_you ->
        [yes] { $mode_id ->
            [sane] You play the sane half of “{ $card }”.
           *[insane] You play the insane half of “{ $card }”.
        }
       *[no] { $mode_id ->
            [sane] { $seat } plays the sane half of “{ $card }”.
           *[insane] { $seat } plays the insane half of “{ $card }”.
        }
    }
event-card_discarded =
    { $seat_you ->
        [yes] You discard “{ $card }”.
       *[no] { $seat } discards “{ $card }”.
    }
event-artefact_kept =
    { $seat_you ->
        [yes] { $section_id ->
            [pages] You add a lost page to your journal.
            [maps] You add a map fragment to your journal.
           *[runes] You add an ancient rune to your journal.
        }
       *[no] { $section_id ->
            [pages] { $seat } adds a lost page to the journal.
            [maps] { $seat } adds a map fragment to the journal.
           *[runes] { $seat } adds an ancient rune to the journal.
        }
    }
event-tokens_gained =
    { $seat_you ->
        [yes] You gain { counted-tokens }.
       *[no] { $seat } gains { counted-tokens }.
    }
event-deployed =
    { $seat_you ->
        [yes] You send an investigator to { $region }.
       *[no] { $seat } sends an investigator to { $region }.
    }
event-moved =
    { $seat_you ->
        [yes] You move an investigator from { $origin } to { $region }.
       *[no] { $seat } moves an investigator from { $origin } to { $region }.
    }
event-converted =
    { $seat_you ->
        [yes] You convert an investigator of { $owner_seat } in { $region }.
       *[no] { $owner_seat_you ->
            [yes] { $seat } converts one of your investigators in { $region }.
           *[no] { $seat } converts an investigator of { $owner_seat } in { $region }.
        }
    }
event-exchanged =
    { $seat_you ->
        [yes] Your investigator in { $origin } changes places with one of { $owner_seat } in { $region }.
       *[no] { $owner_seat_you ->
            [yes] { $seat }’s investigator in { $origin } changes places with one of yours in { $region }.
           *[no] { $seat }’s investigator in { $origin } changes places with one of { $owner_seat } in { $region }.
        }
    }
event-nothing_to_convert =
    { $seat_you ->
        [yes] You find nobody to convert.
       *[no] { $seat } finds nobody to convert.
    }
event-declined =
    { $seat_you ->
        [yes] You do without.
       *[no] { $seat } does without.
    }
event-gate_card_taken =
    { $seat_you ->
        [yes] { $cards ->
            [1] You begin a gate to { $gate }.
           *[other] You build on your gate to { $gate }: { counted-built }.
        }
       *[no] { $cards ->
            [1] { $seat } begins a gate to { $gate }.
           *[other] { $seat } builds on a gate to { $gate }: { counted-built }.
        }
    }
event-gate_card_drawn =
    { $seat_you ->
        [yes] { $cards ->
            [1] You take the top card of the gate deck and begin a gate to { $gate }.
           *[other] You take the top card of the gate deck and build on your gate to { $gate }: { counted-built }.
        }
       *[no] { $cards ->
            [1] { $seat } takes the top card of the gate deck and begins a gate to { $gate }.
           *[other] { $seat } takes the top card of the gate deck and builds on a gate to { $gate }: { counted-built }.
        }
    }
event-gate_row_filled = A gate card for { $gate } joins the gate row.
event-gate_row_renewed =
    { $seat_you ->
        [yes] You renew the gate row.
       *[no] { $seat } renews the gate row.
    }
event-gate_opened =
    { $seat_you ->
        [yes] You open the gate to { $gate }! { $monstrosity } breaks loose; you score { counted-points }.
       *[no] { $seat } opens the gate to { $gate }! { $monstrosity } breaks loose; { $seat } scores { counted-points }.
    }
event-scroll_revealed = A scroll is revealed: { $scroll }.
event-region_scored =
    { $seat_you ->
        [yes] { $rank ->
            [1] You come first in { $region } and score { counted-points }.
            [2] You come second in { $region } and score { counted-points }.
           *[3] You come third in { $region } and score { counted-points }.
        }
       *[no] { $rank ->
            [1] { $seat } comes first in { $region } and scores { counted-points }.
            [2] { $seat } comes second in { $region } and scores { counted-points }.
           *[3] { $seat } comes third in { $region } and scores { counted-points }.
        }
    }
event-recalled = All investigators leave { $region }.
event-desperate_action_taken =
    { $seat_you ->
        [yes] You pay { counted-cost }: { $action }.
       *[no] { $seat } pays { counted-cost }: { $action }.
    }
event-points_scored =
    { $seat_you ->
        [yes] You score { counted-points }.
       *[no] { $seat } scores { counted-points }.
    }
event-cards_drawn =
    { $seat_you ->
        [yes] { $count ->
            [0] There is no card left for you to draw.
           *[other] You draw: { $cards }.
        }
       *[no] { $seat } draws { counted-cards }.
    }
event-deck_reshuffled = The discard pile is shuffled into a new deck of { counted-cards }.
event-game_ended =
    { $reason_id ->
        [last_monstrosity] The game is over. { ending-last_monstrosity }
        [no_gate_cards] The game is over. { ending-no_gate_cards }
       *[round_limit] The game is over. { ending-round_limit }
    }

## The end

ending-last_monstrosity = The last monstrosity is loose.
ending-no_gate_cards = There are no gate cards left.
ending-round_limit = The last round has been played.
tie-tokens = The points are equal; more desperation tokens decide.
tie-age = Points and tokens are equal; youth decides.
part-gates = Gates
part-regions = Regions
part-desperate = Desperate points
part-investigators = Investigators on the board
part-scrolls = Scrolls
part-runes = Ancient runes
part-pages = Lost pages
part-maps = Map fragments

## Names

name-gates_of_delirium = { title }
name-innsmouth = Innsmouth
name-salem = Salem
name-arkham = Arkham
name-kingsport = Kingsport
name-rockport = Rockport
name-monstrosity_10 = Monstrosity 10
name-monstrosity_11 = Monstrosity 11
name-monstrosity_12 = Monstrosity 12
name-monstrosity_13 = Monstrosity 13
name-monstrosity_14 = Monstrosity 14
name-monstrosity_15 = Monstrosity 15
name-neutral = the neutrals
name-red = Red
name-yellow = Yellow
name-teal = Teal
name-black = Black

## Scrolls

name-builders_mandate = Builder’s Mandate
text-builders_mandate = Whenever you collect a lost page, you may build one gate section.
name-cartographers_order = Cartographer’s Order
text-cartographers_order = Whenever you collect a map fragment, you may build one gate section.
name-call_of_the_relic = Call of the Relic
text-call_of_the_relic = Whenever you collect an ancient rune, you may send one investigator.
name-dark_hours = Dark Hours
text-dark_hours = Each desperate action costs one token less.
name-gate_artisan = Gate Artisan
text-gate_artisan = At the end, the player with the most incomplete gates scores 5 points.
name-master_recruiter = Master Recruiter
text-master_recruiter = At the end, the player with the most investigators on the board scores 5 points.
name-keeper_of_the_book = Keeper of the Book
text-keeper_of_the_book = At the end, the player with the most lost pages scores 5 points.
name-atlas_collector = Atlas Collector
text-atlas_collector = At the end, the player with the most map fragments scores 5 points.
name-rune_bearer = Rune Bearer
text-rune_bearer = At the end, the player with the most ancient runes scores 5 points.
name-last_hope = Last Hope
text-last_hope = At the end, the player with the most desperation tokens scores 5 points.
name-whispered_bargain = Whispered Bargain
text-whispered_bargain = Whenever you convert an investigator, you gain one desperation token.
name-beyond_the_threshold = Beyond the Threshold
text-beyond_the_threshold = Whenever you have opened a gate, you may send one investigator.

## Desperate actions

name-swap_cards = Swap two action cards
text-swap_cards = Draw two action cards, then discard two from your hand.
name-renew_gate_row = Renew the gate row
text-renew_gate_row = Put the gate row under the gate deck and reveal four new cards.
name-flip_sanity = Flip the sanity disc
text-flip_sanity = Turn the sanity disc over for the rest of the round.
name-score_three = Score three points
text-score_three = Score three points at once.

## The halves of an action card, in full

half-collect_lost_page = Keep this card in your journal as lost page { $page }.
half-collect_map_fragment =
    { $quadrant ->
        [nw] Keep this card in your journal as a north-western map fragment.
        [ne] Keep this card in your journal as a north-eastern map fragment.
        [sw] Keep this card in your journal as a south-western map fragment.
       *[se] Keep this card in your journal as a south-eastern map fragment.
    }
half-collect_rune = Keep this card in your journal as an ancient rune.
half-convert = Replace another player’s investigator by one of yours.
half-deploy = { counted-investigators } and gain { counted-desperation }.
half-build_gate = { counted-sections } and gain { counted-desperation }.
## Counted things, used by the sentences above

counted-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
counted-tokens =
    { $count ->
        [one] { $count } desperation token
       *[other] { $count } desperation tokens
    }
counted-cost =
    { $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    }
counted-desperation =
    { $desperation ->
        [one] { $desperation } desperation token
       *[other] { $desperation } desperation tokens
    }
counted-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
counted-built =
    { $cards ->
        [one] { $cards } section
       *[other] { $cards } sections
    }
counted-investigators =
    { $count ->
        [one] Send { $count } investigator
       *[other] Send { $count } investigators
    }
counted-sections =
    { $count ->
        [one] Build { $count } gate section
       *[other] Build { $count } gate sections
    }

## Short help

help-sanity_disc = At the start of each round the first player chooses: sane or insane. Only that half of your cards counts, unless somebody pays to flip the disc.
help-hand = On your turn you play two cards, one after the other, then draw two.
help-gates = Each gate card joins your gate of its kind. With its last card the gate opens: you release a monstrosity and score its value, then its region is scored and emptied.
help-gate_row = Take a face-up card or the unknown top card of the deck. A card taken from the row is replaced at once.
help-regions = When a gate opens, its region scores for everybody: most investigators first, then second, then third. Ties score in full, and the next lower number takes the next rank. Without an investigator you score nothing.
help-neutrals = With two players, neutral investigators take a rank too, but score nothing. They can be converted.
help-desperation = Cards that send investigators or build gates bring desperation tokens. Spend them on extra actions at any moment of your turn. They also break ties.
help-journal = Lost pages, map fragments and ancient runes stay in your journal and score at the end.
help-pages = Each lost page scores 4 points if you also have the next or the previous page, otherwise 2.
help-maps = A complete map (NW, NE, SW, SE) scores 12 points; every other fragment scores 2.
help-runes = One to five runes score 1, 2, 4, 8 or 16 points. More than five start a new set.
help-scrolls = A revealed scroll holds for everybody until the end. Some monstrosities reveal one.
help-monstrosities = The lowest monstrosity breaks loose first. When the last one is loose, the game ends at once.
help-pool = Your investigators who are not on the board. Each one on the board at the end scores 1 point.

## Action cards: the sane half, then the insane half

-page = Lost page { $number }
-fragment =
    { $quadrant ->
        [nw] Map fragment NW
        [ne] Map fragment NE
        [sw] Map fragment SW
       *[se] Map fragment SE
    }
-rune = Ancient rune
-deploy = Send { $count } (+{ $tokens })
-convert = Convert
-build = Build { $count } (+{ $tokens })

name-action_01 = { -page(number: 1) } / { -build(count: 1, tokens: 2) }
name-action_02 = { -page(number: 2) } / { -rune }
name-action_03 = { -page(number: 3) } / { -build(count: 2, tokens: 1) }
name-action_04 = { -page(number: 4) } / { -convert }
name-action_05 = { -page(number: 5) } / { -build(count: 1, tokens: 1) }
name-action_06 = { -page(number: 6) } / { -rune }
name-action_07 = { -page(number: 7) } / { -build(count: 1, tokens: 2) }
name-action_08 = { -page(number: 8) } / { -convert }
name-action_09 = { -page(number: 9) } / { -build(count: 2, tokens: 1) }
name-action_10 = { -page(number: 10) } / { -rune }
name-action_11 = { -page(number: 11) } / { -build(count: 1, tokens: 2) }
name-action_12 = { -page(number: 12) } / { -convert }
name-action_13 = { -page(number: 13) } / { -build(count: 2, tokens: 1) }
name-action_14 = { -page(number: 14) } / { -rune }
name-action_15 = { -page(number: 15) } / { -build(count: 1, tokens: 1) }
name-action_16 = { -page(number: 16) } / { -convert }
name-action_17 = { -page(number: 17) } / { -build(count: 1, tokens: 2) }
name-action_18 = { -page(number: 18) } / { -rune }
name-action_19 = { -page(number: 19) } / { -build(count: 2, tokens: 1) }
name-action_20 = { -page(number: 20) } / { -convert }
name-action_21 = { -fragment(quadrant: "nw") } / { -rune }
name-action_22 = { -fragment(quadrant: "nw") } / { -rune }
name-action_23 = { -fragment(quadrant: "nw") } / { -convert }
name-action_24 = { -fragment(quadrant: "nw") } / { -build(count: 1, tokens: 2) }
name-action_25 = { -fragment(quadrant: "nw") } / { -build(count: 2, tokens: 1) }
name-action_26 = { -fragment(quadrant: "ne") } / { -rune }
name-action_27 = { -fragment(quadrant: "ne") } / { -convert }
name-action_28 = { -fragment(quadrant: "ne") } / { -convert }
name-action_29 = { -fragment(quadrant: "ne") } / { -build(count: 1, tokens: 1) }
name-action_30 = { -fragment(quadrant: "ne") } / { -build(count: 2, tokens: 1) }
name-action_31 = { -fragment(quadrant: "sw") } / { -rune }
name-action_32 = { -fragment(quadrant: "sw") } / { -convert }
name-action_33 = { -fragment(quadrant: "sw") } / { -build(count: 1, tokens: 2) }
name-action_34 = { -fragment(quadrant: "sw") } / { -build(count: 2, tokens: 1) }
name-action_35 = { -fragment(quadrant: "sw") } / { -build(count: 1, tokens: 2) }
name-action_36 = { -fragment(quadrant: "se") } / { -rune }
name-action_37 = { -fragment(quadrant: "se") } / { -convert }
name-action_38 = { -fragment(quadrant: "se") } / { -build(count: 1, tokens: 1) }
name-action_39 = { -fragment(quadrant: "se") } / { -build(count: 2, tokens: 1) }
name-action_40 = { -fragment(quadrant: "se") } / { -build(count: 1, tokens: 2) }
name-action_41 = { -deploy(count: 1, tokens: 1) } / { -rune }
name-action_42 = { -deploy(count: 1, tokens: 1) } / { -rune }
name-action_43 = { -deploy(count: 1, tokens: 2) } / { -rune }
name-action_44 = { -deploy(count: 1, tokens: 2) } / { -rune }
name-action_45 = { -deploy(count: 1, tokens: 2) } / { -rune }
name-action_46 = { -deploy(count: 1, tokens: 2) } / { -rune }
name-action_47 = { -deploy(count: 2, tokens: 1) } / { -rune }
name-action_48 = { -deploy(count: 2, tokens: 1) } / { -rune }
name-action_49 = { -deploy(count: 2, tokens: 1) } / { -rune }
name-action_50 = { -deploy(count: 2, tokens: 1) } / { -rune }
name-action_51 = { -deploy(count: 1, tokens: 1) } / { -convert }
name-action_52 = { -deploy(count: 1, tokens: 1) } / { -convert }
name-action_53 = { -deploy(count: 1, tokens: 2) } / { -convert }
name-action_54 = { -deploy(count: 1, tokens: 2) } / { -convert }
name-action_55 = { -deploy(count: 1, tokens: 2) } / { -convert }
name-action_56 = { -deploy(count: 1, tokens: 2) } / { -convert }
name-action_57 = { -deploy(count: 2, tokens: 1) } / { -convert }
name-action_58 = { -deploy(count: 2, tokens: 1) } / { -convert }
name-action_59 = { -deploy(count: 2, tokens: 1) } / { -convert }
name-action_60 = { -deploy(count: 2, tokens: 1) } / { -convert }
name-action_61 = { -deploy(count: 1, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_62 = { -deploy(count: 1, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_63 = { -deploy(count: 1, tokens: 1) } / { -build(count: 2, tokens: 1) }
name-action_64 = { -deploy(count: 1, tokens: 1) } / { -build(count: 2, tokens: 1) }
name-action_65 = { -deploy(count: 1, tokens: 2) } / { -build(count: 1, tokens: 1) }
name-action_66 = { -deploy(count: 1, tokens: 2) } / { -build(count: 1, tokens: 1) }
name-action_67 = { -deploy(count: 1, tokens: 2) } / { -build(count: 1, tokens: 2) }
name-action_68 = { -deploy(count: 1, tokens: 2) } / { -build(count: 1, tokens: 2) }
name-action_69 = { -deploy(count: 1, tokens: 2) } / { -build(count: 2, tokens: 1) }
name-action_70 = { -deploy(count: 1, tokens: 2) } / { -build(count: 2, tokens: 1) }
name-action_71 = { -deploy(count: 1, tokens: 2) } / { -build(count: 2, tokens: 1) }
name-action_72 = { -deploy(count: 1, tokens: 2) } / { -build(count: 2, tokens: 1) }
name-action_73 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 1) }
name-action_74 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 1) }
name-action_75 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_76 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_77 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_78 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_79 = { -deploy(count: 2, tokens: 1) } / { -build(count: 2, tokens: 1) }
name-action_80 = { -deploy(count: 2, tokens: 1) } / { -build(count: 2, tokens: 1) }

## The table in the terminal

board-sketch-round =
    { $mode ->
        [sane] Round { $round } is sane. { $first } holds the disc.
       *[insane] Round { $round } is insane. { $first } holds the disc.
    }
board-sketch-player = Player { $number }
board-sketch-stack = Monstrosities
board-sketch-gate_row = Gate row
board-sketch-ranks = Ranks
board-sketch-opened = Opened gates
board-sketch-pool = Pool
board-sketch-tokens = Desperation tokens
board-sketch-points = Points now / at the end
board-sketch-hand = Your hand
board-sketch-quadrant =
    { $quadrant ->
        [nw] NW
        [ne] NE
        [sw] SW
       *[se] SE
    }

## Board

board-round = Round { $round }
board-round-of = Round { $round } of { $limit }
board-mode-sane = Sane
board-mode-insane = Insane
board-mode-open = Sane or insane?
board-disc = Sanity disc
board-sets-now = { $name } sets the disc now
board-sets-next = { $name } sets it next
board-half-collect_lost_page = Lost page
board-half-collect_map_fragment =
    { $quadrant ->
        [nw] Map NW
        [ne] Map NE
        [sw] Map SW
       *[se] Map SE
    }
board-half-collect_rune = Ancient rune
board-half-deploy = Send
board-half-convert = Convert
board-half-build_gate = Build
board-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
board-play-area = The card being played
board-units-left = { $count } to go
board-group =
    { $count ->
        [one] { $count } investigator of { $name }
       *[other] { $count } investigators of { $name }
    }
board-pick-origin = Choose your investigator in { $region }
board-region-points = Most investigators score { $first } points, second { $second }, third { $third }.
board-if-opened = If a gate here opened now, these points would be scored:
board-track = Score track
board-track-help = One lap is { $length } points. What the journals and investigators are worth at the end is not on the track yet; the list of players shows it all together.
board-stack =
    { $count ->
        [0] All monstrosities are loose
        [one] { $count } monstrosity to come
       *[other] { $count } monstrosities to come
    }
board-stack-scroll = The next one reveals a scroll.
board-gates-to-go =
    { $count ->
        [0] The end
        [one] The next gate ends the game
       *[other] { $count } gates to go
    }
board-scroll-down = A scroll, still face down
board-gate-row = Gate row
board-gate-card = Gate card: { $gate }
board-gate-none = An empty place of the gate row
board-gate-needs =
    { $count ->
        [one] This gate opens with { $count } card. So far the players have:
       *[other] This gate opens with { $count } cards. So far the players have:
    }
board-gate-deck =
    { $count ->
        [one] Gate deck: { $count } card
       *[other] Gate deck: { $count } cards
    }
board-gate-bottom =
    { $count ->
        [one] { $count } card from a renewed row lies at the bottom.
       *[other] { $count } cards from renewed rows lie at the bottom.
    }
board-deck =
    { $count ->
        [one] Action deck: { $count } card
       *[other] Action deck: { $count } cards
    }
board-deck-help = At the end of your turn you draw two cards.
board-discard =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
board-discard-help = When the deck is empty, these cards are shuffled into a new one. The latest ones:
board-journal = Journal of { $name }
board-gates-of = Gates of { $name }.
board-ring = { $gate }: { $have } of { $needed } sections.
board-opened = { $gate }: open, { $monstrosity } is loose.
board-pages =
    { $count ->
        [0] No lost pages.
        [one] Lost page { $list }, worth { $points } points.
       *[other] Lost pages { $list }, worth { $points } points.
    }
board-maps =
    { $count ->
        [0] No map fragments.
        [one] { $count } map fragment, worth { $points } points.
       *[other] { $count } map fragments, worth { $points } points.
    }
board-runes =
    { $count ->
        [0] No ancient runes.
        [one] { $count } ancient rune, worth { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $count } ancient runes, worth { $points } points.
    }
board-stock = { $name }: cards in hand { $hand }, investigators in the pool { $pool }, desperation tokens { $tokens }, points { $total }.
board-stock-help = Cards in hand, investigators in the pool, desperation tokens. Points if the game ended now:
board-tokens-title = Desperation
board-tokens = You have desperation tokens: { $count }. Left in the supply: { $supply }.
board-supply =
    { $count ->
        [one] { $count } token is left in the supply.
       *[other] { $count } tokens are left in the supply.
    }
board-no-tokens = No desperation tokens
board-cost =
    { $count ->
        [one] Costs { $count } token
       *[other] Costs { $count } tokens
    }
board-confirm-end = This section opens your last gate, to { $gate }, and ends the game at once. Take it?
board-confirm-tokens =
    { $count ->
        [one] You still have { $count } desperation token, and the game may be over before your next turn. End your turn?
       *[other] You still have { $count } desperation tokens, and the game may be over before your next turn. End your turn?
    }

## Why something is not possible now

why-needs_tokens =
    { $count ->
        [one] Needs { $count } token; you lack { $missing }.
       *[other] Needs { $count } tokens; you lack { $missing }.
    }
why-finish_swap = Finish the swap first: discard the cards it asks for.
why-set_disc_first = Set the sanity disc first; then the turns begin.
why-finish_card = Finish the card in play first.
why-both_played = Both cards of this turn are played.

## What chance brought

tally-cards_drawn = Action cards drawn
tally-gate_card_drawn = Unknown gates taken
