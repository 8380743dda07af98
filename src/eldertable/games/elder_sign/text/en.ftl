title = Elder Sign
tagline = A night in the museum: seal the Ancient One before it awakens.

## The guided first game

guide-welcome = Night in the museum. Collect enough elder signs before the doom track of the Ancient One is full. Each turn you attempt one adventure by rolling dice. Let us try an easy one.
guide-go = Choose an adventure. Late Night Break-In has two short tasks: go there.
guide-roll = Roll all your dice. With each roll you may complete one task.
guide-task = Three threes: the first task needs 3 investigation, so a single 3 is enough. Complete it; the die stays there.
guide-roll_again = One task is left, and five dice. Roll again.
guide-fail = Nothing fits this time. Declare a failed roll: it costs you a die, but the others you keep.
guide-discard = Give up the die that helps least: the 1.
guide-focus = You may keep one die aside as it is: focus a 2. It waits on your marker until you need it.
guide-last_roll = Roll the rest.
guide-last_task = Twos add up: together with the focused die they make enough. Complete the second task.
guide-midnight = Resolved: you gain the rewards on the right, and the card is a trophy, to be spent at the entrance. Each turn the clock moves three hours; at midnight a mythos card is turned up, and doom may grow.
guide-farewell = Failing a whole adventure costs you the penalties on its left. Items, spells and clues make hard ones possible: use them before or after a roll. The museum is yours. Good luck!
guide-known = Each turn you go to one card, roll, and complete one task with each roll. A failed roll costs a die; focusing saves one. A resolved card gives its rewards and becomes a trophy. Each turn the clock moves on.
guide-left = Monsters that sit on tasks, Other Worlds, yellow and red dice, what the Entrance sells, and midnight when it really hurts.

## The second lesson

guide2-title = Monsters, Other Worlds and the clock
guide2-welcome = Later that night. Yig has stirred, a monster sits in the basement, and a gate to another dimension stands open. Let us deal with both.
guide2-monster = A monster brings a task of its own onto a card: it has to be completed like the others. Who completes it takes the monster as a trophy. Go to the basement.
guide2-roll = Items could add the yellow and the red die before a roll. Here the green ones will do: roll.
guide2-beat = Here is the monster’s task, 5 investigation. Complete it while you have many dice.
guide2-roll_again = Two tasks are left, and each needs a single symbol. Roll.
guide2-terror = A terror: complete that task.
guide2-roll_last = One task left. Roll.
guide2-lore = A lore, and the card is resolved. Complete it.
guide2-clock = You have gained the rewards, and the monster is a trophy. Each turn the hand moves three hours. When it strikes twelve, everything marked “at midnight” happens, then a new Mythos card is turned up, and doom may be added. Count the turns until then.
guide2-world = Other Worlds lie apart from the six rooms. Their rewards are rich, often Elder Signs, and no new card takes their place. Go there.
guide2-farewell = Now use what you have: items before a roll, spells to keep a die, a clue to roll again what did not fit. Do not begin what you cannot end: a failed attempt costs what is shown on the left.
guide2-known = Monsters are tasks, and trophies once beaten. Other Worlds pay well. Midnight comes every fourth turn, and with it doom.
guide2-left = What the Entrance sells, dice that get locked, and the battle if the Ancient One awakens after all.

## Options

option-ancient_one = Ancient One
option-ancient_one-help = Whom the investigators face.
value-ancient_one-random = at random
value-ancient_one-choose = chosen by the first player
value-ancient_one-azathoth = Azathoth
value-ancient_one-cthulhu = Cthulhu
value-ancient_one-hastur = Hastur
value-ancient_one-ithaqua = Ithaqua
value-ancient_one-nyarlathotep = Nyarlathotep
value-ancient_one-shub_niggurath = Shub-Niggurath
value-ancient_one-yig = Yig
value-ancient_one-yog_sothoth = Yog-Sothoth
option-investigators = Investigators
option-investigators-help = Who plays whom; nobody can be played twice. Without an entry, all are drawn at random.
value-investigators-random = at random
value-investigators-choose = chosen by the player
value-investigators-amanda_sharpe = Amanda Sharpe
value-investigators-ashcan_pete = “Ashcan” Pete
value-investigators-bob_jenkins = Bob Jenkins
value-investigators-carolyn_fern = Carolyn Fern
value-investigators-darrell_simmons = Darrell Simmons
value-investigators-dexter_drake = Dexter Drake
value-investigators-gloria_goldberg = Gloria Goldberg
value-investigators-harvey_walters = Harvey Walters
value-investigators-jenny_barnes = Jenny Barnes
value-investigators-joe_diamond = Joe Diamond
value-investigators-kate_winthrop = Kate Winthrop
value-investigators-mandy_thompson = Mandy Thompson
value-investigators-michael_mcglen = Michael McGlen
value-investigators-monterey_jack = Monterey Jack
value-investigators-sister_mary = Sister Mary
value-investigators-vincent_lee = Vincent Lee
option-first_player = First player
option-first_player-help = Who takes the first turn.
value-first_player-random = at random
value-first_player-0 = seat 1
value-first_player-1 = seat 2
value-first_player-2 = seat 3
value-first_player-3 = seat 4
value-first_player-4 = seat 5
value-first_player-5 = seat 6
value-first_player-6 = seat 7
value-first_player-7 = seat 8
option-no_elder_sign_souvenir = No Elder Signs for sale
option-no_elder_sign_souvenir-help = The Entrance does not sell Elder Signs.
value-no_elder_sign_souvenir-false = for sale
value-no_elder_sign_souvenir-true = not for sale
option-hard_start = Hard start
option-hard_start-help = Two doom tokens lie on the track from the start.
value-hard_start-false = no doom yet
value-hard_start-true = two doom tokens
option-gentle = Gentle start
option-gentle-help = Each investigator starts with one more clue.
value-gentle-false = as printed
value-gentle-true = one more clue

## Decisions

decision-choose_ancient_one =
    { $seat_you ->
        [yes] Which Ancient One do you all face?
       *[no] { $seat } chooses the Ancient One.
    }
decision-choose_investigator =
    { $seat_you ->
        [yes] Choose your investigator.
       *[no] { $seat } chooses an investigator.
    }
decision-starting_card =
    { $seat_you ->
        [yes] Starting card { $number } of { $total }: from which deck?
       *[no] { $seat } draws starting card { $number } of { $total }.
    }
decision-daily_heal =
    { $seat_you ->
        [yes] Once per day: who regains 1 { $points_id ->
             [sanity] Sanity
            *[stamina] Stamina
        }?
       *[no] { $seat } may heal somebody.
    }
decision-heal =
    { $seat_you ->
        [yes] Who regains { $points_id ->
             [sanity] Sanity
            *[stamina] Stamina
        }?
       *[no] { $seat } heals somebody.
    }
decision-move =
    { $seat_you ->
        [yes] Where do you go?
       *[no] { $seat } moves.
    }
decision-entrance =
    { $seat_you ->
        [yes] What do you do at the Museum Entrance?
       *[no] { $seat } is at the Museum Entrance.
    }
decision-give_trophy =
    { $seat_you ->
        [yes] Which trophy do you give up? Still to pay: { $price }.
       *[no] { $seat } gives up trophies.
    }
decision-lose_card =
    { $seat_you ->
        [yes] Which card do you give up?
       *[no] { $seat } gives up a card.
    }
decision-pay =
    { $seat_you ->
        [yes] What do you discard for the yellow and the red die?
       *[no] { $seat } discards something for more dice.
    }
decision-before_roll =
    { $seat_you ->
        [yes] Roll, or use something first.
       *[no] { $seat } is about to roll.
    }
decision-after_roll =
    { $seat_you ->
        [yes] What do you do with this roll?
       *[no] { $seat } looks at the roll.
    }
decision-ask_mandy =
    { $seat_you ->
        [yes] Does Mandy reroll one or two of these dice?
       *[no] { $seat } may reroll dice with Mandy.
    }
decision-pick_dice =
    { $seat_you ->
        [yes] Which dice do you reroll?
       *[no] { $seat } picks dice to reroll.
    }
decision-pick_die =
    { $seat_you ->
        [yes] Which die?
       *[no] { $seat } picks a die.
    }
decision-secure_die =
    { $seat_you ->
        [yes] Which die does “{ $spell }” secure?
       *[no] { $seat } secures a die.
    }
decision-change_secured =
    { $seat_you ->
        [yes] Turn { $die } to { $after } first?
       *[no] { $seat } may turn the die first.
    }
decision-discard =
    { $seat_you ->
        [yes] The roll failed: which die do you discard?
       *[no] { $seat } discards a die.
    }
decision-focus =
    { $seat_you ->
        [yes] Focus a die, ask for help, or roll on.
       *[no] { $seat } may keep a die.
    }
decision-grant_help =
    { $seat_you ->
        [yes] { $asker_seat } asks you to keep { $die }. Do you help? If the attempt fails you lose a point.
       *[no] { $asker_seat } asks { $seat } for help with { $die }.
    }
decision-use_dice =
    { $seat_you ->
        [yes] Which dice do you use?
       *[no] { $seat } chooses the dice for the task.
    }
decision-lock_die =
    { $seat_you ->
        [yes] A die is locked: which one?
       *[no] { $seat } chooses the die that is locked.
    }
decision-place_monster =
    { $seat_you ->
        [yes] { $monster } appears! Where?
       *[no] { $seat } places { $monster }.
    }
decision-defeat_monster =
    { $seat_you ->
        [yes] Which monster do you defeat?
       *[no] { $seat } defeats a monster.
    }
decision-defeat_on_card =
    { $seat_you ->
        [yes] On which card do you defeat all monsters?
       *[no] { $seat } defeats all monsters of a card.
    }
decision-choose_effect =
    { $seat_you ->
        [yes] Choose one.
       *[no] { $seat } has to choose.
    }
decision-prevent =
    { $seat_you ->
        [yes] Use “{ $card }” now?
       *[no] { $seat } may use “{ $card }”.
    }
decision-swap_gain =
    { $seat_you ->
        [yes] You gain { $what_id ->
             [common] a common item
             [unique] a unique item
             [spell] a spell
            *[clue] a clue
        }. Take something else instead?
       *[no] { $seat } may take something else instead.
    }
decision-clock =
    { $seat_you ->
        [yes] End your turn, or use something first.
       *[no] { $seat } is about to end the turn.
    }

## Choices

choice-choose_ancient_one = Face { $ancient_one }
choice-choose_investigator = Play { $investigator }
choice-draw_from =
    { $deck_id ->
        [common] Draw a common item
        [unique] Draw a unique item
       *[spell] Draw a spell
    }
choice-heal = Heal { $target_seat }
choice-move_to = Go to { $place }
choice-stay = Stay here
choice-take_first_aid =
    { $treatment_id ->
        [free] First aid: regain 1 { $points_id ->
             [sanity] Sanity
            *[stamina] Stamina
        }
        [one_track] First aid for trophies: regain all { $points_id ->
             [sanity] Sanity
            *[stamina] Stamina
        }
       *[both_tracks] First aid for trophies: regain all Sanity and Stamina
    }
choice-search_lost_and_found = Search the Lost and Found
choice-buy_souvenir =
    Buy { $what_id ->
             [clue] a clue
             [common] a common item
             [unique] a unique item
             [spell] a spell
             [ally] an ally
            *[elder_sign] an Elder Sign
        }
choice-give_trophy = Give up { $trophy }
choice-lose_card = Discard { $card }
choice-pay_clue = Discard a clue
choice-roll = Roll the dice
choice-give_up = Give up the attempt
choice-stop_attack = Stop attacking
choice-use_card = Use { $card }
choice-use_ability = Use your investigator’s ability
choice-add_die = Add the { $colour }
choice-take_secured = Take { $die } from { $spell } to roll it
choice-spend_clue = Spend a clue to reroll dice
choice-reroll_again = Use the second reroll
choice-reroll_yellow = Reroll the yellow die
choice-pick_die = { $die }
choice-done = Done
choice-complete_task = Complete task { $task }
choice-use_dice = Use: { $pool } { $held } { $secured }
choice-fail_roll = Declare a failed roll
choice-discard_die = Discard { $die }
choice-focus = Focus { $die }
choice-ask_help = Ask { $helper_seat } to keep { $die }
choice-roll_on = Roll on
choice-accept = Yes
choice-decline = No
choice-choose_effect =
    { $effect_id ->
        [lose_sanity] Lose { $count } Sanity
        [lose_stamina] Lose { $count } Stamina
        [regain_sanity] Regain { $count } Sanity
        [regain_stamina] Regain { $count } Stamina
        [lose_trophy] Give up trophies worth { $count }
        [lose_stamina_sanity] Lose { $count } Stamina and { $count } Sanity
        [lose_sanity_stamina] Lose { $count } Sanity and { $count } Stamina
        [lose_clue] Discard { $count } clue
        [lose_monster_trophy] Discard { $count } monster trophy
        [lose_trophy_piece] Discard { $count } trophy
        [lose_common_unique_spell] Discard a common item, a unique item and a spell
        [lower_sanity] Lower your maximum Sanity
        [lower_stamina] Lower your maximum Stamina
       *[devoured] Be devoured
    }
choice-place_monster =
    { $task ->
        [0] Below the last task of { $card }
       *[other] On task { $task } of { $card }
    }
choice-lock_die =
    Lock { $die } { $place_id ->
        [marker] on a marker
        [spell] on a spell
       *[pool] of the pool
    }
choice-take_instead =
    Take { $what_id ->
             [common] a common item
             [unique] a unique item
             [spell] a spell
            *[clue] a clue
        }
choice-defeat_monster = Defeat { $monster }
choice-defeat_on_card = Defeat all monsters on { $card }
choice-advance_clock = Advance the clock and end your turn

## Why something is not possible now

why-needs_trophies = It costs trophies worth { $price }; you lack { $missing }.
why-shop_shut = The Mythos card shuts the shop.
why-not_for_sale = Elder Signs are not for sale in this game.
why-none_left = There is none left.
why-before_a_roll = This is used before a roll.
why-after_a_roll = This is used after a roll.
why-used_today = Used today; ready again after midnight.
why-spells_forbidden = The Mythos card forbids spells.
why-no_effect_now = It would change nothing now.
why-no_clues = You have no clues.
why-clues_forbidden = The Mythos card forbids rerolls by clues.
why-other_task_first = The arrow: a task further up comes first.
why-dice_do_not_do = These dice do not satisfy all its icons.
why-costs_too_much = You would not survive its costs.

## Events

event-investigator_entered =
    { $seat_you ->
        [yes] You enter as { $investigator }.
       *[no] { $seat } enters as { $investigator }.
    }
event-turn_began =
    { $seat_you ->
        [yes] Your turn begins.
       *[no] { $seat } begins a turn.
    }
event-moved =
    { $place_id ->
        [entrance] { $seat_you ->
            [yes] You go to the { $place }.
           *[no] { $seat } goes to the { $place }.
        }
       *[other] { $seat_you ->
            [yes] You go to “{ $place }”.
           *[no] { $seat } goes to “{ $place }”.
        }
    }
event-dice_rolled =
    { $seat_you ->
        [yes] You roll { $dice }.
       *[no] { $seat } rolls { $dice }.
    }
event-dice_rerolled =
    { $seat_you ->
        [yes] You reroll { $before }: { $after }.
       *[no] { $seat } rerolls { $before }: { $after }.
    }
event-clue_spent =
    { $seat_you ->
        [yes] You spend a clue.
       *[no] { $seat } spends a clue.
    }
event-die_changed =
    { $seat_you ->
        [yes] You turn { $before } to { $after }.
       *[no] { $seat } turns { $before } to { $after }.
    }
event-task_completed =
    { $seat_you ->
        [yes] You complete task { $task } with { $dice }.
       *[no] { $seat } completes task { $task } with { $dice }.
    }
event-roll_failed =
    { $seat_you ->
        [yes] Your roll fails.
       *[no] { $seat } fails a roll.
    }
event-terror_struck =
    { $seat_you ->
        [yes] Terror strikes you: “{ $card }”.
       *[no] Terror strikes { $seat }: “{ $card }”.
    }
event-die_discarded =
    { $seat_you ->
        [yes] You discard { $die }.
       *[no] { $seat } discards { $die }.
    }
event-die_focused =
    { $seat_you ->
        [yes] You focus { $die }.
       *[no] { $seat } focuses { $die }.
    }
event-help_asked =
    { $seat_you ->
        [yes] You ask { $helper_seat } for help.
       *[no] { $seat } asks { $helper_seat } for help.
    }
event-help_given = { $helper_seat } helps and keeps { $die }.
event-help_refused = { $helper_seat } does not help.
event-card_used =
    { $seat_you ->
        [yes] You use { $card }.
       *[no] { $seat } uses { $card }.
    }
event-ability_used =
    { $seat_you ->
        [yes] You use the ability of { $investigator }.
       *[no] { $seat } uses the ability of { $investigator }.
    }
event-die_added =
    { $seat_you ->
        [yes] You add the { $die }.
       *[no] { $seat } adds the { $die }.
    }
event-die_secured =
    { $seat_you ->
        [yes] You secure { $die } with { $spell }.
       *[no] { $seat } secures { $die } with { $spell }.
    }
event-secured_taken =
    { $seat_you ->
        [yes] You take { $die } from { $spell }.
       *[no] { $seat } takes { $die } from { $spell }.
    }
event-adventure_resolved =
    { $seat_you ->
        [yes] You resolve “{ $card }”!
       *[no] { $seat } resolves “{ $card }”!
    }
event-attempt_failed =
    { $seat_you ->
        [yes] You fail at “{ $card }”.
       *[no] { $seat } fails at “{ $card }”.
    }
event-attempt_broken =
    { $seat_you ->
        [yes] Your attempt is broken off.
       *[no] The attempt of { $seat } is broken off.
    }
event-gave_up =
    { $seat_you ->
        [yes] Your attempt ends here.
       *[no] The attempt of { $seat } ends here.
    }
event-penalties_prevented =
    { $seat_you ->
        [yes] { $card } spares you the penalties.
       *[no] { $card } spares { $seat } the penalties.
    }
event-points_lost =
    { $seat_you ->
        [yes] You lose { $count } { $points_id ->
             [sanity] Sanity
            *[stamina] Stamina
        }.
       *[no] { $seat } loses { $count } { $points_id ->
             [sanity] Sanity
            *[stamina] Stamina
        }.
    }
event-points_regained =
    { $seat_you ->
        [yes] You regain { $count } { $points_id ->
             [sanity] Sanity
            *[stamina] Stamina
        }.
       *[no] { $seat } regains { $count } { $points_id ->
             [sanity] Sanity
            *[stamina] Stamina
        }.
    }
event-maximum_changed =
    { $seat_you ->
        [yes] Your maximum { $points_id ->
             [sanity] Sanity
            *[stamina] Stamina
        } is now { $count }.
       *[no] The maximum { $points_id ->
             [sanity] Sanity
            *[stamina] Stamina
        } of { $seat } is now { $count }.
    }
event-clues_gained =
    { $seat_you ->
        [yes] You gain { $count } { $count ->
             [one] clue
            *[other] clues
        }.
       *[no] { $seat } gains { $count } { $count ->
             [one] clue
            *[other] clues
        }.
    }
event-clues_lost =
    { $seat_you ->
        [yes] You give back { $count } { $count ->
             [one] clue
            *[other] clues
        }.
       *[no] { $seat } gives back { $count } { $count ->
             [one] clue
            *[other] clues
        }.
    }
event-card_gained =
    { $seat_you ->
        [yes] You gain { $card }.
       *[no] { $seat } gains { $card }.
    }
event-card_lost =
    { $seat_you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
event-trophies_given =
    { $seat_you ->
        [yes] You give up { $trophies }.
       *[no] { $seat } gives up { $trophies }.
    }
event-souvenir_bought =
    { $seat_you ->
        [yes] You buy { $what_id ->
             [clue] a clue
             [common] a common item
             [unique] a unique item
             [spell] a spell
             [ally] an ally
            *[elder_sign] an Elder Sign
        } for { $price } in trophies.
       *[no] { $seat } buys { $what_id ->
             [clue] a clue
             [common] a common item
             [unique] a unique item
             [spell] a spell
             [ally] an ally
            *[elder_sign] an Elder Sign
        } for { $price } in trophies.
    }
event-first_aid_taken =
    { $seat_you ->
        [yes] You take first aid.
       *[no] { $seat } takes first aid.
    }
event-lost_and_found_rolled =
    { $seat_you ->
        [yes] You search the Lost and Found: { $die }.
       *[no] { $seat } searches the Lost and Found: { $die }.
    }
event-monster_appeared = { $monster } appears!
event-monster_placed =
    { $task ->
        [0] { $monster } lies below the tasks of “{ $card }”.
       *[other] { $monster } lies on task { $task } of “{ $card }”.
    }
event-monster_defeated =
    { $seat_you ->
        [yes] You defeat { $monster }.
       *[no] { $seat } defeats { $monster }.
    }
event-monster_gained =
    { $seat_you ->
        [yes] { $monster } is your trophy.
       *[no] { $monster } is a trophy of { $seat }.
    }
event-gate_opened = A gate opens: “{ $card }”.
event-adventure_revealed = A new adventure at place { $place }: “{ $card }”.
event-card_removed = “{ $card }” leaves the game.
event-doom_added = Doom grows: { $doom } of { $track }.
event-doom_removed = Doom recedes: { $doom } of { $track }.
event-elder_sign_gained = An Elder Sign! { $elder_signs } of { $needed }.
event-elder_sign_lost = An Elder Sign is lost: { $elder_signs } of { $needed }.
event-clock_advanced = The clock shows { $hour }.
event-midnight_struck = Midnight strikes (night { $day }).
event-midnight_effect = At midnight: “{ $card }”.
event-mythos_drawn = A new Mythos card: “{ $card }”.
event-mythos_ended = “{ $card }” ends.
event-die_locked = “{ $card }” locks a die: { $colour }.
event-die_freed = “{ $card }” locks no die any more: { $colour }.
event-investigator_devoured =
    { $seat_you ->
        [yes] { $investigator } is devoured. You lose everything.
       *[no] { $investigator } of { $seat } is devoured.
    }
event-player_out =
    { $seat_you ->
        [yes] No investigator is left for you: you are out of the game.
       *[no] No investigator is left for { $seat }, who is out of the game.
    }
event-awakened = { $ancient_one } awakens!
event-ancient_one_attacked = { $ancient_one } attacks!
event-game_ended =
    { $reason_id ->
        [sealed] The Ancient One is sealed. You win!
        [banished] The Ancient One is defeated in battle. You win!
        [destroyed] Azathoth awakens, and the world ends.
       *[devoured] All investigators are devoured.
    }

## Endings and parts of the result

ending-sealed = The Ancient One was sealed with Elder Signs.
ending-banished = The Ancient One was defeated in battle.
ending-devoured = All investigators were devoured.
ending-destroyed = Azathoth awoke, and the world ended.
part-victory = Victory
part-elder_signs = Elder Signs
part-doom = Doom tokens
part-days = Midnights
part-turns = Turns
part-devoured = Devoured investigators

## Board

board-sketch-clock = Clock
board-sketch-doom = Doom
board-sketch-signs = Elder Signs
board-sketch-mythos = Mythos
board-sketch-cards = Adventures and Other Worlds
board-sketch-chance = chance
board-sketch-attempt = Attempt
board-sketch-pool = Pool
board-sketch-kept = Kept
board-sketch-secured = Secured
board-sketch-locked = Locked
board-sketch-players = Investigators
board-sketch-clues = Clues
board-sketch-trophies = Trophies
board-sketch-awake = awake
board-sketch-player = Player { $number }
board-sketch-points = { $sanity }/{ $max_sanity } Sanity, { $stamina }/{ $max_stamina } Stamina

## The drawn table

board-sure-stay = You could still go somewhere else. Stay here?
board-sure-give_up = You could still go on. Give up this attempt and suffer its penalties?
board-sure-stop_attack = You could still go on. Stop attacking for this turn?
board-sure-fail_roll = You could still do something with this roll. Declare it failed?
board-status = { $turn ->
        [0] Night { $day }
       *[other] Night { $day }, turn { $turn }
    }
board-adventure = An Adventure of the museum.
board-other-world = An Other World beyond a gate.
board-task-number = Task { $number }
board-task-nothing = Nothing is needed here.
board-task-done = Complete.
board-icon-inv = Investigation { $count }
board-icon-lore = Lore
board-icon-peril = Peril
board-icon-terror = Terror
board-icon-either = { $one } or { $other }
board-cost-sanity = Completing it costs { $count } Sanity.
board-cost-stamina = Completing it costs { $count } Stamina.
board-cost-clock = Completing it moves the clock by { $count ->
    [one] { $count } step
   *[other] { $count } steps
}.
board-frame-free = A monster may come here
board-frame-empty = A frame for a monster; until one lies here, nothing is to be done.
board-frame-full = A frame for a monster, which would take the place of this task.
board-frame-partial = A frame for a monster, which would cover a part of this task and add its own.
board-monster-down = It is defeated, and gained at the end of the phase.
board-trophy = Trophy worth { $count }.
board-locks = Locks the { $die } while it is in play.
board-terror = Terror: { $effect }.
board-at-midnight = At midnight: { $effect }.
board-on-gain = When it is gained: { $effect }.
board-rewards = Rewards: { $effect }.
board-penalties = Penalties: { $effect }.
board-outcome = Rewards and penalties
board-effect-gain =
    gain { $count } { $what ->
        [clue] { $count ->
            [one] clue
           *[other] clues
        }
        [common] { $count ->
            [one] common item
           *[other] common items
        }
        [unique] { $count ->
            [one] unique item
           *[other] unique items
        }
        [spell] { $count ->
            [one] spell
           *[other] spells
        }
        [ally] { $count ->
            [one] ally
           *[other] allies
        }
       *[elder_sign] { $count ->
            [one] Elder Sign
           *[other] Elder Signs
        }
    }
board-effect-lose =
    { $who ->
        [all] all investigators lose
       *[self] lose
    } { $what ->
        [sanity] { $count } Sanity
        [stamina] { $count } Stamina
        [clue] { $count ->
            [one] { $count } clue
           *[other] { $count } clues
        }
       *[trophy] trophies worth { $count }
    }
board-effect-doom = { $count ->
    [one] add { $count } doom token
   *[other] add { $count } doom tokens
}
board-effect-remove_doom = { $count ->
    [one] remove { $count } doom token
   *[other] remove { $count } doom tokens
}
board-effect-monster = { $count ->
    [one] a monster appears
   *[other] { $count } monsters appear
}
board-effect-gate = { $count ->
    [one] a gate opens
   *[other] { $count } gates open
}
board-effect-discard_dice = discard every die that shows Terror
board-effect-fail_attempt = the attempt fails at once
board-effect-choose =
    { $who ->
        [all] every investigator chooses: { $one }, or { $other }
       *[self] { $one }, or { $other }
    }
board-chance = Chance of success: { $percent }%
board-odds = Chances of success
board-odds-ask = Work out the chances of success
board-odds-always = always
board-doom = Doom: { $count } of { $track }.
board-signs = Elder Signs: { $count } of { $needed }.
board-ancient-numbers = { $signs } Elder Signs seal it; it awakens when { $track } doom tokens lie on its track.
board-combat-task = In the battle: { $icons }.
board-to-midnight =
    { $count ->
        [0] Midnight strikes
        [one] { $count } turn to midnight
       *[other] { $count } turns to midnight
    }
board-to-attack =
    { $count ->
        [0] It attacks
        [one] { $count } turn to its attack
       *[other] { $count } turns to its attack
    }
board-mythos-faded = Its continuous effect is over.
board-price = Price: trophies worth { $count }
board-lost-and-found = Lost and Found: roll a die
board-piles = Decks and tokens
board-pile-adventure = Adventures in the deck: { $count }
board-pile-other_world = Other Worlds in the deck: { $count }
board-pile-mythos = Mythos cards in the deck: { $count }
board-pile-common = Common items in the deck: { $count }
board-pile-unique = Unique items in the deck: { $count }
board-pile-spell = Spells in the deck: { $count }
board-pile-ally = Allies in the deck: { $count }
board-pile-clue = Clues in the supply: { $count }
board-pile-cup = Monsters in the cup: { $count }
board-tray = Dice tray
board-supply = not in use
board-discarded = Discarded dice
board-no-dice = No dice in the pool.
board-die-faces = The { $die } shows: { $faces }.
board-pick-die = Keep { $die }
board-focus-place = Focus: { $name }
board-help-place = Assistance: { $name }
board-locked-by = { $die }, locked by { $card }
board-maxima = Sanity up to { $sanity }, Stamina up to { $stamina }.
board-tired = Used today; ready again after midnight.
board-stands = Stands here: { $place }.
board-sanity = Sanity { $count } of { $most }.
board-stamina = Stamina { $count } of { $most }.
board-sanity-title = Sanity
board-stamina-title = Stamina
board-clues = Clues: { $count }
board-trophies = Trophies worth { $count } ({ $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
})
board-trophy-list = Trophies
board-hand = Cards: { $count }
board-no-cards = No cards yet.
board-kind-common = A common item.
board-kind-unique = A unique item.
board-kind-spell = A spell.
board-kind-ally = An ally.
board-when-before_roll = Used before a roll.
board-when-after_roll = Used after a roll.
board-when-own_turn = Used at any time in your own turn.
board-when-reaction = Offers itself when it can be used.
board-when-passive = Works all the time.
board-out = Out of the game
board-not-yet = No investigator yet
board-unfold = Show everything of { $name }
board-fold = Fold up { $name }
board-battle = The final battle
board-battle-doom =
    { $count ->
        [one] doom token still to remove
       *[other] doom tokens still to remove
    }

## Help

help-signs = Collect as many Elder Signs as the Ancient One needs before its doom track is full: then it is sealed, and all win.
help-doom = Each doom token brings the Ancient One nearer. A space with a monster brings a monster when it is covered. When the track is full, it awakens.
help-clock = Each turn moves the clock by three hours. At midnight effects strike, and a new Mythos card comes.
help-mythos = The upper part of a Mythos card happens once, the lower part goes on until the next midnight.
help-order = The arrow: these tasks are completed from top to bottom.
help-face-inv = Investigation: the numbers of several dice may be added up.
help-face-lore = Lore: one die for one icon.
help-face-peril = Peril: one die for one icon.
help-face-terror = Terror: one die for one icon. On a failed roll it sets off the Terror effects of the card.
help-face-wild = Wild: it counts as 4 investigation, or as one Lore, Peril or Terror.
help-focus = After a failed roll you discard a die and may focus one: it keeps its face, for any later task. Once per attempt.
help-assistance = Somebody on the same card can keep a die for you; if the attempt fails, the helper loses a point.
help-clues = After a roll, a clue rerolls as many dice of it as you like.
help-points = Who has no Sanity or no Stamina left is devoured: everything is lost, and doom grows.
help-trophies = Resolved cards and defeated monsters are the money of the Entrance. No change is given.
help-entrance = One action per visit: first aid, a souvenir, or a search in the Lost and Found.
help-first_aid = Regain 1 point for free, or whole tracks for trophies.
help-souvenirs = Buy one thing for trophies.
help-lost_and_found = A die decides: 1 or 2 a clue, 3 a common item, Lore a spell; Peril or Terror costs 1 point.
help-odds = The chance to resolve the card by best play with these dice and clues, worked out exactly. Cards in hand and abilities can make it better.

## Names

name-green = green die
name-yellow = yellow die
name-red = red die
name-entrance = Museum Entrance
name-ancient_one = the Ancient One
name-ancient_relics = Ancient Relics
name-a_terrible_discovery = A Terrible Discovery
name-did_you_hear_that = Did You Hear That?
name-the_loading_dock = The Loading Dock
name-the_storage_closet = The Storage Closet
name-the_key_to_the_beyond = The Key to the Beyond
name-riot_in_the_streets = Riot in the Streets
name-unnatural_habitat = Unnatural Habitat
name-dont_fall_asleep = Don’t Fall Asleep
name-the_hidden_passage = The Hidden Passage
name-something_has_broken_free = Something Has Broken Free
name-hallway_on_fire = Hallway on Fire
name-horrible_visions = Horrible Visions
name-late_night_break_in = Late Night Break-In
name-theres_something_in_the_basement = There’s Something in the Basement
name-tempest_in_a_teapot = Tempest in a Teapot
name-a_secret_gathering = A Secret Gathering
name-the_missing_records = The Missing Records
name-vermin_in_the_pipes = Vermin in the Pipes
name-the_archives = The Archives
name-stay_away_from_the_windows = Stay Away from the Windows
name-gate_to_elsewhere = Gate to Elsewhere
name-administration_office = Administration Office
name-we_need_to_find_help = We Need to Find Help
name-a_peculiar_specimen = A Peculiar Specimen
name-mysterious_tome = Mysterious Tome
name-lights_out = Lights Out
name-the_elder_sign = The Elder Sign
name-the_writing_on_the_wall = The Writing on the Wall
name-gala_in_the_great_hall = Gala in the Great Hall
name-please_do_not_touch_the_exhibits = Please Do Not Touch the Exhibits
name-medusa_exhibit = Medusa Exhibit
name-the_guided_tour = The Guided Tour
name-you_become_that_which_you_fear_most = You Become That Which You Fear Most
name-the_curator = The Curator
name-the_hedge_maze = The Hedge Maze
name-public_lavatory = Public Lavatory
name-forgotten_knowledge = Forgotten Knowledge
name-the_hall_of_the_dead = The Hall of the Dead
name-the_graveyard = The Graveyard
name-the_security_office = The Security Office
name-transported_by_magic = Transported by Magic
name-when_night_falls = When Night Falls
name-the_gift_shop = The Gift Shop
name-haunted_by_a_shadowy_figure = Haunted by a Shadowy Figure
name-koi_pond = Koi Pond
name-remains_of_the_high_priest = Remains of the High Priest
name-blood_on_the_floor = Blood on the Floor
name-the_dreamlands = The Dreamlands
name-city_of_the_great_race = City of the Great Race
name-great_hall_of_celeano = Great Hall of Celeano
name-plateau_of_leng = Plateau of Leng
name-another_dimension = Another Dimension
name-yuggoth = Yuggoth
name-rlyeh = R’lyeh
name-the_abyss = The Abyss
name-cultist_1 = Cultist (3)
name-cultist_2 = Cultist (Peril)
name-cultist_3 = Cultist (Lore)
name-maniac = Maniac
name-zombie = Zombie
name-ghoul = Ghoul
name-ghost = Ghost
name-witch = Witch
name-warlock = Warlock
name-byakhee = Byakhee
name-mi_go = Mi-Go
name-fire_vampire = Fire Vampire
name-nightgaunt = Nightgaunt
name-dimensional_shambler = Dimensional Shambler
name-elder_thing = Elder Thing
name-hound_of_tindalos = Hound of Tindalos
name-dark_young = Dark Young
name-chthonian = Chthonian
name-shoggoth = Shoggoth
name-star_spawn = Star Spawn
name-flying_polyp = Flying Polyp
name-high_priest = High Priest
name-the_black_man = The Black Man
name-the_bloated_woman = The Bloated Woman
name-the_dark_pharaoh = The Dark Pharaoh
name-god_of_the_bloody_tongue = God of the Bloody Tongue
name-the_haunter_of_the_dark = The Haunter of the Dark
name-knife = Knife
name-revolver_38 = .38 Revolver
name-axe = Axe
name-cavalry_saber = Cavalry Saber
name-bullwhip = Bullwhip
name-rifle = Rifle
name-tommy_gun = Tommy Gun
name-lantern = Lantern
name-research_materials = Research Materials
name-whiskey = Whiskey
name-food = Food
name-dynamite = Dynamite
name-necronomicon = Necronomicon
name-book_of_dzyan = Book of Dzyan
name-cultes_des_goules = Cultes des Goules
name-alien_statue = Alien Statue
name-enchanted_knife = Enchanted Knife
name-ruby_of_rlyeh = Ruby of R’lyeh
name-sword_of_glory = Sword of Glory
name-holy_water = Holy Water
name-flute_of_the_outer_gods = Flute of the Outer Gods
name-healing_stone = Healing Stone
name-blue_watcher_of_the_pyramid = Blue Watcher of the Pyramid
name-gate_box = Gate Box
name-wither = Wither
name-shrivelling = Shrivelling
name-enchant_weapon = Enchant Weapon
name-dread_curse_of_azathoth = Dread Curse of Azathoth
name-red_sign_of_shudde_mell = Red Sign of Shudde M’ell
name-voice_of_ra = Voice of Ra
name-heal = Heal
name-bind_monster = Bind Monster
name-find_gate = Find Gate
name-flesh_ward = Flesh Ward
name-mists_of_releh = Mists of Releh
name-duke = Duke
name-anna_kaslow = Anna Kaslow
name-eric_colt = Eric Colt
name-john_legrasse = John Legrasse
name-professor_armitage = Professor Armitage
name-richard_upton_pickman = Richard Upton Pickman
name-ryan_dean = Ryan Dean
name-thomas_f_malone = Thomas F. Malone
name-amanda_sharpe = Amanda Sharpe
name-ashcan_pete = “Ashcan” Pete
name-bob_jenkins = Bob Jenkins
name-carolyn_fern = Carolyn Fern
name-darrell_simmons = Darrell Simmons
name-dexter_drake = Dexter Drake
name-gloria_goldberg = Gloria Goldberg
name-harvey_walters = Harvey Walters
name-jenny_barnes = Jenny Barnes
name-joe_diamond = Joe Diamond
name-kate_winthrop = Kate Winthrop
name-mandy_thompson = Mandy Thompson
name-michael_mcglen = Michael McGlen
name-monterey_jack = Monterey Jack
name-sister_mary = Sister Mary
name-vincent_lee = Vincent Lee
name-azathoth = Azathoth
name-cthulhu = Cthulhu
name-hastur = Hastur
name-ithaqua = Ithaqua
name-nyarlathotep = Nyarlathotep
name-shub_niggurath = Shub-Niggurath
name-yig = Yig
name-yog_sothoth = Yog-Sothoth
name-green_inv1 = 1
name-green_inv2 = 2
name-green_inv3 = 3
name-green_lore = Lore
name-green_peril = Peril
name-green_terror = Terror
name-green_wild = Wild
name-yellow_inv1 = 1 (yellow)
name-yellow_inv2 = 2 (yellow)
name-yellow_inv3 = 3 (yellow)
name-yellow_inv4 = 4 (yellow)
name-yellow_lore = Lore (yellow)
name-yellow_peril = Peril (yellow)
name-yellow_wild = Wild (yellow)
name-red_inv2 = 2 (red)
name-red_inv3 = 3 (red)
name-red_inv4 = 4 (red)
name-red_lore = Lore (red)
name-red_peril = Peril (red)
name-red_wild = Wild (red)
name-stars_madness = The Stars Align… To Bring Madness
name-stars_trap = The Stars Align… Of a Poisoned Trap
name-stars_lockg = The Stars Align… In the Deepening Dark
name-stars_tsan = The Stars Align… As Whispers Grow
name-stars_still = The Stars Align… Amid Stillness
name-stars_rift = The Stars Align… As the Rift Widens
name-stars_fade = The Stars Align… When Memories Fade
name-stars_wounds = The Stars Align… And Nothing Mends
name-visions_trap = Strange Visions… Of a Poisoned Trap
name-visions_tsta = Strange Visions… As Claws Scrape the Walls
name-visions_still = Strange Visions… Amid Stillness
name-visions_locky = Strange Visions… Behind Barred Doors
name-terror_still = Sudden Terror… Amid Stillness
name-terror_tsan = Sudden Terror… As Whispers Grow
name-terror_shop = Sudden Terror… While the Shop Is Shut
name-terror_madness = Sudden Terror… To Bring Madness
name-friends_fade = Keep Friends Close… When Memories Fade
name-friends_alone = Keep Friends Close… And No Mind Is Steady
name-friends_tmon = Keep Friends Close… And Something Follows
name-hour_lockr = The Hour Grows Late… Beyond All Reach
name-hour_still = The Hour Grows Late… Amid Stillness
name-hour_feed = The Hour Grows Late… And the Beasts Feed
name-hour_lockg = The Hour Grows Late… In the Deepening Dark
name-veil_words = The Veil Thins… And the Words Fail
name-veil_still = The Veil Thins… Amid Stillness
name-stirs_hope = The Ancient One Stirs… Yet a Light Burns
name-stirs_mark = The Ancient One Stirs… And Its Mark Remains
name-omens_locky = Ill Omens… Behind Barred Doors
name-omens_lockr = Ill Omens… Beyond All Reach
name-omens_shop = Ill Omens… While the Shop Is Shut
name-calm_tsta = A Moment of Calm… As Claws Scrape the Walls
name-calm_tmon = A Moment of Calm… And Something Follows

## What cards do

text-knife = Add the yellow die to your pool.
text-revolver_38 = Add the yellow die to your pool.
text-axe = Add the yellow die to your pool.
text-cavalry_saber = Add the yellow die to your pool.
text-bullwhip = Add the yellow die to your pool.
text-rifle = Add the yellow die to your pool. Once this attempt, after a roll, you may reroll it.
text-tommy_gun = Add the yellow and the red die to your pool.
text-lantern = This attempt you may focus one die more than usual, still one per failed roll.
text-research_materials = Gain 2 clues.
text-whiskey = Regain 2 Sanity.
text-food = Regain 2 Stamina.
text-dynamite = Defeat 1 monster in play.
text-necronomicon = Add the red die to your pool. Then gain 1 clue.
text-book_of_dzyan = Add the red die to your pool. Then regain 1 Sanity.
text-cultes_des_goules = Add the red die to your pool. Then gain 1 spell and lose 1 Sanity.
text-alien_statue = Add the red die to your pool.
text-enchanted_knife = Add the red die to your pool.
text-ruby_of_rlyeh = Add the red die to your pool. If you resolve this adventure, gain 1 more common item.
text-sword_of_glory = Add the yellow and the red die to your pool.
text-holy_water = Defeat 1 monster in play.
text-flute_of_the_outer_gods = Lose 1 Sanity; defeat every monster on one card.
text-healing_stone = Regain 3 points in all, of Sanity and Stamina as you like.
text-blue_watcher_of_the_pyramid = One rolled die counts as a wild for this roll.
text-gate_box = A gate opens. Gain 1 clue.
text-wither = Secure 1 die of this roll.
text-shrivelling = Secure 1 die of this roll.
text-enchant_weapon = Secure 1 die of this roll; you may first turn an investigation to 3.
text-dread_curse_of_azathoth = Secure up to 2 dice of this roll.
text-red_sign_of_shudde_mell = Lose 1 Sanity; secure up to 3 dice of this roll.
text-voice_of_ra = Add the yellow die to your pool.
text-heal = One investigator regains 2 Stamina.
text-bind_monster = Defeat 1 monster in play.
text-find_gate = A gate opens.
text-flesh_ward = When you would lose Stamina on your turn, lose up to 2 less.
text-mists_of_releh = When your attempt fails, ignore its penalties.
text-duke = Discard Duke instead of suffering the penalties of a card.
text-anna_kaslow = Once per day, on your turn, reroll up to 2 dice of your roll.
text-eric_colt = Discard him to ignore all Terror effects of one failed roll of yours.
text-john_legrasse = Each time you gain monsters, gain 1 clue.
text-professor_armitage = Once per day, on your turn, turn 1 Peril or Terror to Lore.
text-richard_upton_pickman = Discard him: defeat 1 monster in play and gain 1 clue.
text-ryan_dean = Your maximum Sanity and Stamina are 1 higher; when he joins you, regain 1 of each.
text-thomas_f_malone = Once per day, on your turn, add the yellow die to your pool.
text-amanda_sharpe = Amanda may complete any number of tasks with one roll.
text-ashcan_pete = For each item or spell he would gain, Pete may take 1 clue, common item or spell instead.
text-bob_jenkins = Each time Bob gains common items after setup, he gains 1 more.
text-carolyn_fern = Once per day, at the start of any turn, one investigator regains 1 Sanity.
text-darrell_simmons = Once per roll Darrell may raise an investigation by 1, to 4 only on the yellow or red die.
text-dexter_drake = Each time Dexter gains spells after setup, he gains 1 more.
text-gloria_goldberg = On an Other World, Gloria may add the yellow and the red die for free.
text-harvey_walters = Once per roll Harvey may turn 1 Terror to Lore.
text-jenny_barnes = Jenny may discard a common item, clue or spell to add the yellow and the red die.
text-joe_diamond = Each clue gives Joe two rerolls.
text-kate_winthrop = No monster appears on Kate’s turn, and she ignores Terror effects.
text-mandy_thompson = Once per day, after any roll, Mandy may reroll up to 2 dice of it.
text-michael_mcglen = Once per roll Michael may turn 1 Terror to Peril.
text-monterey_jack = Each time Monterey gains unique items after setup, he gains 1 more.
text-sister_mary = Mary ignores continuous Mythos effects, and on her turn she may use locked dice.
text-vincent_lee = Once per day, at the start of any turn, one investigator regains 1 Stamina.
text-azathoth = Each spell costs its caster 1 Sanity. If Azathoth awakens, the investigators lose at once.
text-cthulhu = Maximum Sanity and Stamina are 1 lower. Attack: each investigator lowers one maximum by 1; then add 1 doom.
text-hastur = Prices at the Entrance are 1 higher, an Elder Sign costs 12. Attack: each investigator loses 2 Sanity.
text-ithaqua = Each unique item used costs 1 Stamina. Attack: each investigator loses 2 Stamina.
text-nyarlathotep = The five masks are in the cup. Attack: each investigator discards 1 clue or is devoured.
text-shub_niggurath = Every monster needs 1 more Terror. Attack: each investigator discards 1 monster trophy or is devoured.
text-yig = A failure beside a Cultist and every devoured investigator cost 1 Elder Sign. Awakening: discard 1 common item, 1 unique item and 1 spell, or be devoured. Attack: discard 1 clue, or lose 1 Sanity and 1 Stamina.
text-yog_sothoth = An Other World that was failed leaves the game; when none is left, Yog-Sothoth awakens. Attack: each investigator discards 1 trophy or is devoured.
text-stars_madness = Add 1 doom token. The next time the clock strikes midnight, all investigators lose 2 Sanity.
text-stars_trap = Add 1 doom token. The next time the clock strikes midnight, all investigators lose 2 Stamina.
text-stars_lockg = Add 1 doom token. Lock 1 green die on this card.
text-stars_tsan = Add 1 doom token. Terror: lose 1 Sanity.
text-stars_still = Add 1 doom token. No continuous effect.
text-stars_rift = Add 1 doom token. The next time the clock strikes midnight, add 1 doom token if an Other World card is in play.
text-stars_fade = Add 1 doom token. Clues cannot be spent for rerolls.
text-stars_wounds = Add 1 doom token. Nobody regains Sanity or Stamina.
text-visions_trap = A monster appears. The next time the clock strikes midnight, all investigators lose 2 Stamina.
text-visions_tsta = A monster appears. Terror: lose 1 Stamina.
text-visions_still = A monster appears. No continuous effect.
text-visions_locky = A monster appears. Lock the yellow die on this card.
text-terror_still = A monster appears. No continuous effect.
text-terror_tsan = A monster appears. Terror: lose 1 Sanity.
text-terror_shop = A monster appears. No souvenir can be bought.
text-terror_madness = A monster appears. The next time the clock strikes midnight, all investigators lose 2 Sanity.
text-friends_fade = Each investigator who shares his card or the Entrance with no other investigator loses 1 Sanity. Clues cannot be spent for rerolls.
text-friends_alone = Each investigator who shares his card or the Entrance with no other investigator loses 1 Sanity. Nobody may focus a die.
text-friends_tmon = Each investigator who shares his card or the Entrance with no other investigator loses 1 Sanity. Terror: a monster appears.
text-hour_lockr = Add 1 doom token. A monster appears. Lock the red die on this card.
text-hour_still = Add 1 doom token. A monster appears. No continuous effect.
text-hour_feed = Add 1 doom token. A monster appears. The next time the clock strikes midnight, add 1 doom token if 3 or more monsters are in play.
text-hour_lockg = Add 1 doom token. A monster appears. Lock 1 green die on this card.
text-veil_words = Add 1 doom token. A gate opens. No spell can be cast (dice already secured stay usable).
text-veil_still = Add 1 doom token. A gate opens. No continuous effect.
text-stirs_hope = Add 2 doom tokens. Each time an investigator resolves an Adventure or Other World card, he gains 1 clue.
text-stirs_mark = Add 2 doom tokens. Stays in play beside the Ancient One when the next Mythos card is drawn: the Elder Sign souvenir costs 2 trophies more. Put it under the Mythos deck when an Other World card is resolved.
text-omens_locky = Each investigator loses 1 Sanity or 1 Stamina (his choice). Lock the yellow die on this card.
text-omens_lockr = Each investigator loses 1 Sanity or 1 Stamina (his choice). Lock the red die on this card.
text-omens_shop = Each investigator loses 1 Sanity or 1 Stamina (his choice). No souvenir can be bought.
text-calm_tsta = Each investigator regains 1 Sanity or 1 Stamina (his choice). Terror: lose 1 Stamina.
text-calm_tmon = Each investigator regains 1 Sanity or 1 Stamina (his choice). Terror: a monster appears.
text-ancient_relics = Terror: lose 1 Sanity.
text-the_loading_dock = Terror: discard every rolled die showing Terror.
text-the_key_to_the_beyond = Terror: lose 1 Sanity.
text-riot_in_the_streets = Terror: lose 1 Stamina.
text-unnatural_habitat = Terror: lose 1 Sanity.
text-dont_fall_asleep = At Midnight: each investigator loses 1 Sanity.
text-something_has_broken_free = Terror: the attempt fails at once.
text-hallway_on_fire = Terror: lose 1 Stamina.
text-horrible_visions = At Midnight: add 2 doom tokens.
text-late_night_break_in = Terror: lose 1 trophy point (give up trophies worth at least 1, if you have any).
text-a_secret_gathering = Terror: lose 1 Sanity.
text-gala_in_the_great_hall = Terror: add 1 doom token.
text-please_do_not_touch_the_exhibits = Terror: add 1 doom token.
text-medusa_exhibit = Terror: discard every rolled die showing Terror.
text-you_become_that_which_you_fear_most = At Midnight: a monster appears.
text-the_curator = At Midnight: each investigator either discards 2 trophies (worth of trophies) or loses 1 Stamina and 1 Sanity.
text-the_hedge_maze = At Midnight: each investigator loses 1 Stamina.
text-the_graveyard = Terror: discard every rolled die showing Terror.
text-transported_by_magic = At Midnight: add 1 doom token for each Other World card in play.
text-when_night_falls = Terror: a monster appears.
text-the_gift_shop = Terror: a monster appears.
text-haunted_by_a_shadowy_figure = Terror: a monster appears.
text-koi_pond = Terror: the attempt fails at once.
text-remains_of_the_high_priest = Terror: discard every rolled die showing Terror.
text-plateau_of_leng = Terror: lose 1 Sanity.
text-witch = When gained: gain 1 spell.
text-warlock = When gained: gain 1 clue.
text-mi_go = When gained: gain 1 unique item.
text-nightgaunt = When gained: a gate opens.
text-chthonian = At Midnight: each investigator loses 1 Stamina.
text-high_priest = When gained: remove 1 doom token.
text-god_of_the_bloody_tongue = At Midnight: add 1 doom token.

## What chance brought

tally-dice_rolled = Dice rolled
tally-dice_rerolled = Dice rolled again
tally-lost_and_found_rolled = Lost and Found
tally-monster_appeared = Monsters from the cup
tally-mythos_drawn = Mythos cards
