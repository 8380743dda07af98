title = AuZtralia
tagline = Lay rails, plant farms, and stand against the Old Ones before they reach the sea.

## The guided first game

guide-welcome = Australia, and something stirs in the outback. Lay rails from your Port, mine, farm and raise an army before the Old Ones wake. Every action costs time, and whoever is last on the time track acts next. Let us take the first steps.
guide-port = Choose where your Port stands. Everything you own must be joined to it by rail. Port Lincoln is a good place: there is coal only two hexes away.
guide-rails = Choose an action box. Two rails along coast and outback cost 2 time; rails into hills would cost more.
guide-first_rail = Lay the first rail from your Port to hex 2.
guide-second_rail = Go on to hex 4, where the coal lies. A rail joins two neighbouring hexes.
guide-mine = The cube in a box shows that you have used it: using it again costs gold. The coal is now joined to your Port: mine it.
guide-farm = Farms are the best steady income: 1 gold now and 2 points at the end for 1 time. Place farms where your rails go.
guide-place_farm = Choose a hex for the farm. Old Ones are drawn to farms, so they also keep danger away from your Port.
guide-recruit = Personalities help all game long. Recruit one.
guide-personality =
    Take whom you like; { $touch ->
        [true] hold a finger on
       *[false] point at
    } a card to read what it does.
guide-military = The Old Ones wake at space 22, and then they walk. Buy a unit while there is time.
guide-units = Different kinds of unit count more than many of one kind: each kind strikes, the others of its kind only take damage.
guide-farewell = From here on the outback is yours. If any Port falls, the game ends at once, and the Old Ones can win it. When your boxes are full, retrieve the cubes. Good luck!
guide-known = Every action costs time, and whoever is furthest behind acts. Rails join everything to your Port; coal, iron and gold pay for it; farms score. A box that has a cube costs gold until you retrieve your cubes.
guide-left = Fighting, what wakes under the tiles, the march of the Old Ones after space 22, and keeping your Port.

## The second lesson

guide2-title = Fighting, and your Port
guide2-welcome = Time 20: in two spaces the Old Ones wake. Something sleeps on a tile close to your rails, and your barracks are not empty. Let us strike first.
guide2-attack = Take the action Attack.
guide2-target = Choose a hex within reach of your units. A face-down tile tells only its level; this one is weak. Attack hex 3.
guide2-infantry = Send all four Infantry: only one of a kind strikes, but the others take the damage in its place.
guide2-car = And the Armoured Car: another kind, another strike.
guide2-card = Now it lies open, and the fight goes card by card. Each card shows which kinds of unit hit, what hits you, and what your nerves lose. You have 3 sanity in every fight: to lose one with none left is defeat. Fight on.
guide2-fight_on = After every card you may withdraw: nothing more is lost, and the damage on an Old One stays. Look at the odds, then fight on.
guide2-damage = Choose who takes the damage. Cubes collect on one unit of a kind; when it is full the unit is gone, and after a fight that is not lost all cubes come off.
guide2-after = The fight is over, and all who are left are back in the barracks. What you destroy alone is yours, for points. What is left will walk: from space 22 on the Old Ones act when they are last, turn up tiles, and move towards farms and Ports.
guide2-farewell = If one reaches your Port, all units in your barracks must fight there, without withdrawing. If it still stands there in the end, the Port is lost and the game is over at once. So keep units of several kinds at home, and kill early what is coming closer.
guide2-known = An attack: reach, force, then card by card, with withdrawal after each. Different kinds strike, equal ones absorb. A lost Port ends the game.
guide2-left = Temples, personalities in combat, helping a neighbour so that all survive, and Cthulhu.

## Options

option-map = Map
option-map-help = The main map, or Western Australia with farmland, desert and mined victory points.
value-map-east = Eastern Australia
value-map-west = Western Australia
option-mode = Mode
option-mode-help = One player always plays the solo game. Variants are for two, full cooperation for two to four.
value-mode-standard = standard
value-mode-solo = solo
value-mode-two_player_variants = two-player variants
value-mode-cooperative = full cooperation
option-challenge = Challenge
option-challenge-help = For three or four players who find the Old Ones too easy.
value-challenge-none = none
value-challenge-medium = medium: spawning Temples
value-challenge-hard = hard: also no Blank tiles
value-challenge-insane = insane: also a darker survey
option-solo_level = Solo level
option-solo_level-help = Resources and victory points at the start of the solo game.
value-solo_level-easy = easy
value-solo_level-hard = hard
value-solo_level-insane = insane
option-objective = Solo objective
option-objective-help = Whether the solo objective is drawn or chosen.
value-objective-random = drawn
value-objective-choose = chosen
option-variant_cards = Variant cards
option-variant_cards-help = One card for one variant, or two cards for two of their four variants.
value-variant_cards-1 = one
value-variant_cards-2 = two
option-first_withdrawal = Withdrawing before the first card
option-first_withdrawal-help = The rulebook can be read in two ways: only attackers who turned up a tile may withdraw before the first Old One card, or all of them.
value-first_withdrawal-turned_up = after turning up a tile
value-first_withdrawal-always = always

## Decisions

decision-objective =
    { $seat_you ->
        [yes] Which objective will you play for?
       *[no] { $seat } chooses an objective.
    }
decision-variant =
    { $seat_you ->
        [yes] Choose a variant ({ $left } to go).
       *[no] { $seat } chooses a variant.
    }
decision-port =
    { $seat_you ->
        [yes] Where will your Port stand?
       *[no] { $seat } places a Port.
    }
decision-friends =
    { $seat_you ->
        [yes] Which old friend stays with you?
       *[no] { $seat } chooses an old friend.
    }
decision-turn =
    { $seat_you ->
        [yes] Your turn: choose an action.
       *[no] It is the turn of { $seat }.
    }
decision-rail =
    { $seat_you ->
        [yes] Where do you lay a rail? ({ $left } left)
       *[no] { $seat } lays rails.
    }
decision-mine =
    { $seat_you ->
        [yes] What do you mine?
       *[no] { $seat } mines.
    }
decision-recruit =
    { $seat_you ->
        [yes] Whom do you recruit?
       *[no] { $seat } recruits help.
    }
decision-refresh =
    { $seat_you ->
        [yes] Which cards do you send away?
       *[no] { $seat } renews the display.
    }
decision-look =
    { $seat_you ->
        [yes] Keep one of these cards, or exchange it for one of the display.
       *[no] { $seat } looks at the deck.
    }
decision-recipient =
    { $seat_you ->
        [yes] Who receives this: { $gift }?
       *[no] { $seat } chooses who receives this: { $gift }.
    }
decision-buy =
    { $seat_you ->
        [yes] Which units do you buy?
       *[no] { $seat } buys military units.
    }
decision-trade =
    { $seat_you ->
        [yes] Import or export? ({ $left } left)
       *[no] { $seat } trades.
    }
decision-farm =
    { $seat_you ->
        [yes] Which farm do you place? ({ $left } left)
       *[no] { $seat } places farms.
    }
decision-attack =
    { $seat_you ->
        [yes] Which hex do you attack?
       *[no] { $seat } prepares an attack.
    }
decision-force =
    { $seat_you ->
        [yes] { $unit }: how many do you send to hex { $hex }?
       *[no] { $seat } assembles a force against hex { $hex } ({ $unit }).
    }
decision-reveal =
    { $seat_you ->
        [yes] Which face-down tile do you turn up? ({ $number } of { $total })
       *[no] { $seat } turns up a tile ({ $number } of { $total }).
    }
decision-restore =
    { $seat_you ->
        [yes] Which farm is restored?
       *[no] { $seat } restores farms.
    }
decision-take_unit =
    { $seat_you ->
        [yes] Which unit do you take?
       *[no] { $seat } takes a unit.
    }
decision-kitchener =
    { $seat_you ->
        [yes] Which personality does Kitchener bring?
       *[no] { $seat } takes a personality with Kitchener.
    }
decision-strike =
    { $seat_you ->
        [yes] Which Old One takes { $count } damage?
       *[no] { $seat } chooses an Old One for { $count } damage.
    }
decision-temple =
    { $seat_you ->
        [yes] Which Temple is removed?
       *[no] { $seat } removes a Temple.
    }
decision-withdraw =
    { $seat_you ->
        [yes] Fight on, or withdraw?
       *[no] { $seat } decides whether to fight on.
    }
decision-window =
    { $seat_you ->
        [yes] Do you use a personality now?
       *[no] { $seat } may use personalities.
    }
decision-jones =
    { $seat_you ->
        [yes] Card { $number } is up. Does Corporal Jones withdraw units before it counts?
       *[no] Card { $number } is up; { $seat } may withdraw units with Corporal Jones.
    }
decision-damage =
    { $seat_you ->
        [yes] Which units take the damage? ({ $count } to place)
       *[no] { $seat } assigns damage ({ $count } to place).
    }
decision-neumann =
    { $seat_you ->
        [yes] A unit falls ({ $unit }). Does Franz Neumann save it?
       *[no] A unit of { $seat } falls ({ $unit }); Franz Neumann may save it.
    }
decision-sacrifice =
    { $seat_you ->
        [yes] Which unit does General Takanashi sacrifice?
       *[no] { $seat } sacrifices a unit.
    }
decision-heal =
    { $seat_you ->
        [yes] Which units does Luigi Caprotti repair?
       *[no] { $seat } removes damage from a unit.
    }
decision-benefit =
    { $seat_you ->
        [yes] What do you take from the supply ship?
       *[no] { $seat } takes a resource.
    }
decision-kapena =
    { $seat_you ->
        [yes] Old Ones are on your farm. Does Kapena Alika attack?
       *[no] Old Ones are on a farm of { $seat }; Kapena Alika may attack.
    }

## Choices

choice-choose_objective = { $objective }
choice-choose_variant = { $variant }
choice-place_port = { $site } (hex { $hex })
choice-keep_friend = Keep { $card }
choice-take_action = { $box }
choice-play_card = Play { $card }
choice-lay_rail = Rail from hex { $hex } to hex { $other }
choice-stop = That is enough
choice-mine = { $kind } in hex { $hex }
choice-take_personality = Take { $card }
choice-look_at_deck = Pay 1 gold and look at the top two cards of the deck
choice-refresh_display = Pay 1 gold and replace cards of the display
choice-discard_personality = Send { $card } away
choice-keep_looked = Keep { $card }
choice-swap_looked = Put { $card } into the display and take { $other }
choice-give_to =
    { $seat_you ->
        [yes] Keep it yourself
       *[no] Give it to { $seat }
    }
choice-buy_units = { $unit } × { $count }
choice-import = Import: { $kind }
choice-export = Export for 1 gold: { $kind }
choice-place_farm = { $farm } on hex { $hex }
choice-attack_hex = Attack hex { $hex }
choice-send_units = { $unit } × { $count }
choice-decline = No attack
choice-fight_on = Nobody withdraws
choice-withdraw =
    { $part_id ->
        [airships] Withdraw the Airships
        [others] Withdraw all but the Airships
       *[all] Withdraw everyone
    }
choice-use_card = Use { $card }
choice-continue = Go on
choice-assign_damage = { $unit }
choice-save_unit = Save the unit
choice-lose_unit = Let it go
choice-sacrifice_unit = { $unit }
choice-heal_unit = { $unit }
choice-target_tile = { $tile } (hex { $hex })
choice-reveal_tile = The tile on hex { $hex }
choice-remove_temple = The Temple on hex { $hex }
choice-restore_farm = The farm on hex { $hex }
choice-take_unit = { $unit }
choice-take_good = { $kind }

## Events

event-variants_drawn = Variants on offer: { $variants }.
event-variant_chosen =
    { $seat_you ->
        [yes] You choose the variant { $variant }.
       *[no] { $seat } chooses the variant { $variant }.
    }
event-objective_set =
    { $seat_you ->
        [yes] Your objective: { $objective }.
       *[no] Objective of { $seat }: { $objective }.
    }
event-surveyed = Survey tile { $number } is resolved on hex { $hex }.
event-port_placed =
    { $seat_you ->
        [yes] Your Port stands at { $site } (hex { $hex }).
       *[no] The Port of { $seat } stands at { $site } (hex { $hex }).
    }
event-friends_dealt =
    { $seat_you ->
        [yes] You are dealt { $count } personalities: { $cards }.
       *[no] { $seat } is dealt { $count } personalities.
    }
event-action_taken =
    { $seat_you ->
        [yes] { $gold ->
            [0] You take the action: { $box }.
           *[other] You take the action: { $box } ({ $gold } gold for cubes in the box).
        }
       *[no] { $gold ->
            [0] { $seat } takes the action: { $box }.
           *[other] { $seat } takes the action: { $box } ({ $gold } gold for cubes in the box).
        }
    }
event-disc_moved =
    { $seat_you ->
        [yes] Your disc moves { $time ->
             [one] 1 space
            *[other] { $time } spaces
        } to space { $space }.
       *[no] The disc of { $seat } moves { $time ->
             [one] 1 space
            *[other] { $time } spaces
        } to space { $space }.
    }
event-card_played =
    { $seat_you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
event-card_used =
    { $seat_you ->
        [yes] { $card } helps you.
       *[no] { $card } helps { $seat }.
    }
event-rail_laid =
    { $seat_you ->
        [yes] You lay a rail between hexes { $hex } and { $other }.
       *[no] { $seat } lays a rail between hexes { $hex } and { $other }.
    }
event-mined =
    { $seat_you ->
        [yes] You mine hex { $hex }: { $kind } × { $count }.
       *[no] { $seat } mines hex { $hex }: { $kind } × { $count }.
    }
event-goods_gained =
    { $seat_you ->
        [yes] You take: { $kind } × { $count }.
       *[no] { $seat } takes: { $kind } × { $count }.
    }
event-victory_points_gained =
    { $seat_you ->
        [yes] You gain { $count } VP.
       *[no] { $seat } gains { $count } VP.
    }
event-personality_taken =
    { $seat_you ->
        [yes] { $card } joins you.
       *[no] { $card } joins { $seat }.
    }
event-deck_looked =
    { $seat_you ->
        [yes] You look at the top of the deck: { $cards }.
       *[no] { $seat } looks at the top of the deck (cards: { $count }).
    }
event-personality_shown = { $card } enters the display.
event-personality_gone = { $card } leaves the game.
event-units_bought =
    { $seat_you ->
        [yes] You buy { $unit } × { $count } for { $gold } gold.
       *[no] { $seat } buys { $unit } × { $count } for { $gold } gold.
    }
event-unit_taken =
    { $seat_you ->
        [yes] You take a unit: { $unit }.
       *[no] { $seat } takes a unit: { $unit }.
    }
event-traded =
    { $seat_you ->
        [yes] { $exported ->
            [true] { $recipient_seat_own ->
                [yes] You export { $kind } for gold.
               *[no] You export { $kind }; the gold goes to { $recipient_seat }.
            }
           *[false] { $recipient_seat_own ->
                [yes] You import { $kind }.
               *[no] You import { $kind } for { $recipient_seat }.
            }
        }
       *[no] { $exported ->
            [true] { $recipient_seat_own ->
                [yes] { $seat } exports { $kind } for gold.
               *[no] { $seat } exports { $kind }; the gold goes to { $recipient_seat }.
            }
           *[false] { $recipient_seat_own ->
                [yes] { $seat } imports { $kind }.
               *[no] { $seat } imports { $kind } for { $recipient_seat }.
            }
        }
    }
event-farm_placed =
    { $seat_you ->
        [yes] You place a farm on hex { $hex }: { $farm }.
       *[no] { $seat } places a farm on hex { $hex }: { $farm }.
    }
event-farm_ravaged =
    { $seat_you ->
        [yes] Your farm on hex { $hex } is ravaged ({ $farm }).
       *[no] The farm of { $seat } on hex { $hex } is ravaged ({ $farm }).
    }
event-farm_restored =
    { $seat_you ->
        [yes] Your farm on hex { $hex } is productive again ({ $farm }).
       *[no] The farm of { $seat } on hex { $hex } is productive again ({ $farm }).
    }
event-cubes_retrieved =
    { $seat_you ->
        [yes] You retrieve your cubes ({ $count }).
       *[no] { $seat } retrieves the cubes ({ $count }).
    }
event-attack_declared =
    { $seat_you ->
        [yes] You attack hex { $hex } with { $units }.
       *[no] { $seat } attacks hex { $hex } with { $units }.
    }
event-port_attacked =
    { $seat_you ->
        [yes] Old Ones attack your Port (hex { $hex })!
       *[no] Old Ones attack the Port of { $seat } (hex { $hex })!
    }
event-port_lost =
    { $seat_you ->
        [yes] Your Port is lost (hex { $hex }).
       *[no] The Port of { $seat } is lost (hex { $hex }).
    }
event-port_held =
    { $seat_you ->
        [yes] Your Port stands (hex { $hex }).
       *[no] The Port of { $seat } stands (hex { $hex }).
    }
event-tile_revealed = The tile on hex { $hex } is turned up: { $tile }.
event-tile_removed = { $tile } leaves the game (hex { $hex }).
event-tile_placed = { $tile } appears on hex { $hex }.
event-card_turned = Old One card { $number } is turned up.
event-deck_reshuffled = The Old One cards are shuffled ({ $count }).
event-old_one_damaged =
    { $seat_you ->
        [yes] You deal { $count } damage to { $tile } on hex { $hex }.
       *[no] { $seat } deals { $count } damage to { $tile } on hex { $hex }.
    }
event-old_one_destroyed =
    { $seat_you ->
        [yes] You destroy { $tile } on hex { $hex } and take the tile.
       *[no] { $seat } destroys { $tile } on hex { $hex } and takes the tile.
    }
event-old_one_shared = { $tile } on hex { $hex } is destroyed; several players share its VP.
event-old_one_healed = { $tile } on hex { $hex } regenerates.
event-unit_damaged =
    { $seat_you ->
        [yes] Your units take 1 damage: { $unit }.
       *[no] Units of { $seat } take 1 damage: { $unit }.
    }
event-unit_healed =
    { $seat_you ->
        [yes] Your units lose 1 damage: { $unit }.
       *[no] Units of { $seat } lose 1 damage: { $unit }.
    }
event-unit_lost =
    { $seat_you ->
        [yes] You lose a unit: { $unit }.
       *[no] { $seat } loses a unit: { $unit }.
    }
event-unit_saved =
    { $seat_you ->
        [yes] Your unit is saved: { $unit }.
       *[no] A unit of { $seat } is saved: { $unit }.
    }
event-sanity_lost =
    { $seat_you ->
        [yes] You lose { $count } sanity; { $left } left.
       *[no] { $seat } loses { $count } sanity; { $left } left.
    }
event-withdrawn =
    { $seat_you ->
        [yes] { $part_id ->
            [airships] You withdraw your Airships.
            [others] You withdraw all but your Airships.
           *[all] You withdraw everyone.
        }
       *[no] { $part_id ->
            [airships] { $seat } withdraws the Airships.
            [others] { $seat } withdraws all but the Airships.
           *[all] { $seat } withdraws everyone.
        }
    }
event-combat_ended =
    { $seat_you ->
        [yes] { $defeated ->
            [true] Your combat on hex { $hex } is over: you are defeated.
           *[false] Your combat on hex { $hex } is over.
        }
       *[no] { $defeated ->
            [true] The combat of { $seat } on hex { $hex } is over: a defeat.
           *[false] The combat of { $seat } on hex { $hex } is over.
        }
    }
event-old_ones_activated = The Old Ones stir: their disc moves to space { $space }.
event-revelation_drawn = Revelation: { $card }.
event-old_one_moved =
    { $target ->
        [0] { $tile } is driven from hex { $origin } to hex { $hex }.
       *[other] { $tile } moves from hex { $origin } to hex { $hex }, towards hex { $target }.
    }
event-old_one_stopped =
    { $seat_you ->
        [yes] { $tile } stops on your farm (hex { $hex }).
       *[no] { $tile } stops on a farm of { $seat } (hex { $hex }).
    }
event-game_ended =
    { $reason_id ->
        [port_lost] The game is over: a Port is lost.
       *[other] The game is over: time has run out.
    }

## Endings and scores

ending-time_out = Time has run out: all discs have reached space 53.
ending-port_lost = A Port was lost to the Old Ones.
part-farms = Productive farms
part-phosphate = Phosphate
part-tiles = Old Ones destroyed
part-vp_tokens = VP tokens
part-personalities = Personalities
part-objective = Objective
part-face_up = Revealed Old Ones
part-face_down = Hidden Old Ones (double)
part-ravaged = Ravaged farms

## The table in text

board-heads-for = { $tile } makes for hex { $target }, its nearest target.
board-sketch-legend = ~ coast, ^ hills, . outback or desert, = farmland · P Port, s sheep, k cattle, m corn, x ravaged (with the player’s number) · ? hidden Old One (level), C S M Z L T revealed (damage still needed) · c coal, i iron, g gold, p phosphate, v VP
board-sketch-old_ones = { name-old_ones }
board-sketch-player = Player { $number }
board-sketch-track = Time: { $discs }
board-sketch-foe = Old Ones’ score without hidden tiles: { $score }
board-sketch-display = Personalities: { $cards } (deck: { $deck })
board-sketch-score = { $player }: { $score } VP, cubes in HQ: { $cubes }
board-sketch-combat = Combat on hex { $hex }: { $units }; sanity { $sanity }

## Maps, modes, levels

name-east = Eastern Australia
name-west = Western Australia
name-standard = Standard
name-solo = Solo
name-two_player_variants = Two-player variants
name-cooperative = Full cooperation
name-easy = Easy
name-medium = Medium
name-hard = Hard
name-insane = Insane

## Terrains, resources, farms

name-coast = Coast
name-hills = Hills
name-outback = Outback
name-farmland = Farmland
name-desert = Desert
name-coal = Coal
name-iron = Iron
name-gold = Gold
name-phosphate = Phosphate
name-vp_token = VP token
name-sheep = Sheep farm
name-cattle = Cattle farm
name-corn = Corn farm

## Units and action boxes

name-infantry = Infantry
name-armoured_car = Armoured Car
name-artillery = Artillery
name-airship = Airship
name-armoured_train = Armoured Train
name-rail_plain = Build two rails (coast and outback)
name-rail_any = Build two rails (any terrain)
name-mine_1 = Mine (first box)
name-mine_2 = Mine (second box)
name-recruit = Recruit help
name-buy_military = Buy military
name-import_export = Import / export
name-farm = Place farms
name-attack = Attack
name-retrieve = Retrieve cubes

## Old Ones

name-cthulhu = Cthulhu
name-shoggoth = Shoggoth
name-mi_go = Mi-go
name-zombie = Zombie
name-loyalist = Loyalist
name-temple = Temple
name-blank = Blank
name-cthulhu_l3_1 = { name-cthulhu }
name-shoggoth_l1_1 = { name-shoggoth }
name-shoggoth_l2_1 = { name-shoggoth }
name-shoggoth_l2_2 = { name-shoggoth }
name-shoggoth_l3_1 = { name-shoggoth }
name-shoggoth_l3_2 = { name-shoggoth }
name-mi_go_l1_1 = { name-mi_go }
name-mi_go_l1_2 = { name-mi_go }
name-mi_go_l1_3 = { name-mi_go }
name-mi_go_l2_1 = { name-mi_go }
name-mi_go_l3_1 = { name-mi_go }
name-mi_go_l3_2 = { name-mi_go }
name-zombie_l1_1 = { name-zombie }
name-zombie_l1_2 = { name-zombie }
name-zombie_l1_3 = { name-zombie }
name-zombie_l1_4 = { name-zombie }
name-zombie_l2_1 = { name-zombie }
name-zombie_l2_2 = { name-zombie }
name-zombie_l3_1 = { name-zombie }
name-zombie_l3_2 = { name-zombie }
name-loyalist_l2_1 = { name-loyalist }
name-loyalist_l2_2 = { name-loyalist }
name-loyalist_l3_1 = { name-loyalist }
name-loyalist_l3_2 = { name-loyalist }
name-temple_l1_1 = { name-temple }
name-temple_l1_2 = { name-temple }
name-temple_l1_3 = { name-temple }
name-temple_l2_1 = { name-temple }
name-temple_l2_2 = { name-temple }
name-blank_l1_1 = { name-blank }
name-blank_l1_2 = { name-blank }
name-blank_l1_3 = { name-blank }
name-blank_l1_4 = { name-blank }
name-blank_l2_1 = { name-blank }
name-blank_l3_1 = { name-blank }
name-spawning_temple_mi_go = Spawning Temple (Mi-go)
name-spawning_temple_zombie = Spawning Temple (Zombies)
name-mi_go_x_1 = { name-mi_go }
name-mi_go_x_2 = { name-mi_go }
name-mi_go_x_3 = { name-mi_go }
name-zombie_x_1 = { name-zombie }
name-zombie_x_2 = { name-zombie }
name-zombie_x_3 = { name-zombie }

## Personalities

name-agent_davies = Agent Davies
text-agent_davies = Turn two face-down Old One tiles of your choice face up (blank tiles leave the game, spawning temples spawn). Gain 2 VP.
name-alanza_castro = Alanza Castro
text-alanza_castro = Each Old One that enters one of your productive farms takes 2 damage from you; if none survives in the hex, the farm is not ravaged.
name-alexander_proust = Alexander Proust
text-alexander_proust = Your Armoured Cars have damage capacity 3.
name-billy_kneebone = Billy Kneebone
text-billy_kneebone = Off-rail range of all your units is one higher; Armoured Trains stay at 0.
name-bombardier_milligan = Bombardier Milligan
text-bombardier_milligan = If you have Artillery in this combat: 1 damage to one Old One you are fighting.
name-boris_krupp = Boris Krupp
text-boris_krupp = Your Armoured Trains have damage capacity 4.
name-captain_flounder = Captain Flounder
text-captain_flounder = Take one available military unit of your choice into your Barracks, free.
name-colonel_khouri = Colonel Khouri
text-colonel_khouri = 1 damage to one Old One you are fighting.
name-corporal_jones = Corporal Jones
text-corporal_jones = After an Old One card is turned up and before it is resolved, withdraw all units, all Airships, or all non-Airships. The card is then resolved only against units that stay (not at all if none stay).
name-count_jago = Count Jago
text-count_jago = You start every combat with 4 sanity instead of 3.
name-dagmar_krauss = Dagmar Krauss
text-dagmar_krauss = In one farm placement you may place two farms of the same type; still at most three farms per action.
name-desta_danger = Desta Danger
text-desta_danger = Remove one revealed Temple and every Old One tile on its hex from the game. No VP for anyone, whatever damage lies on them.
name-donald_mcdonald = Donald McDonald
text-donald_mcdonald = Take 2 iron, 2 coal and 2 gold.
name-franz_neumann = Franz Neumann
text-franz_neumann = When one of your units is destroyed in this combat (also by the end-of-combat defeat rule), put it into your Barracks instead.
name-general_takanashi = General Takanashi
text-general_takanashi = Destroy one unit of your force: 2 damage to one Old One you are fighting.
name-harry_bones = Harry Bones
text-harry_bones = When you mine coal, iron or gold, take one more of that resource from the supply. Not for phosphate or VP tokens.
name-ivan_karpov = Ivan Karpov
text-ivan_karpov = At the start of a defence of your Port each attacking Old One takes 2 damage. Even if that destroys them all you count as having fought, so Kapena Alika cannot be used in the same activation.
name-jenny_appleseed = Jenny Appleseed
text-jenny_appleseed = Turn one or two of your ravaged farms to the productive side (full cooperative: any player's farms). Only while your disc is below space 53.
name-juliet_verne = Juliet Verne
text-juliet_verne = If you have an Airship in this combat: 1 damage to one Old One you are fighting.
name-kapena_alika = Kapena Alika
text-kapena_alika = Old Ones that enter one of your productive farms stop there. After all other movement of the activation you may take one normal Attack action (time, cube, gold) against one such hex before the farm is ravaged. Not if you defended your Port in this activation, nor with your disc on 53 or beyond.
name-kitchener = Kitchener
text-kitchener = Take one personality card from the display.
name-lady_carter = Lady Carter
text-lady_carter = Take 4 coal.
name-long_range_outback_group = Long Range Outback Group
text-long_range_outback_group = 2 damage to any one revealed Old One on the map, Temples included.
name-lord_blackstock = Lord Blackstock
text-lord_blackstock = Take 4 gold.
name-lieutenant_singh = Lieutenant Singh
text-lieutenant_singh = If you have an Armoured Car in this combat: 1 damage to one Old One you are fighting, Temples included.
name-mad_johnson = 'Mad' Johnson
text-mad_johnson = +1 VP for each Old One tile you have collected (shared kills give no tile).
name-mr_merino = Mr Merino
text-mr_merino = +1 VP for each of your productive Sheep farms.
name-mrs_bradshaw = Mrs Bradshaw
text-mrs_bradshaw = +1 VP for every complete three of your rails on the map.
name-merinda_sweet = Merinda Sweet
text-merinda_sweet = +1 VP for each of your productive Corn farms.
name-ferdi_cassan = Ferdi Cassan
text-ferdi_cassan = Place up to two farms by the normal farm rules, without time cost. Take 1 gold for each.
name-professor_guyonne = Professor Guyonne
text-professor_guyonne = Your Attack action costs 1 time point less, minimum 1.
name-luigi_caprotti = Luigi Caprotti
text-luigi_caprotti = After an Old One card has been resolved, remove one damage cube from one of your units.
name-tex_mcguire = Tex McGuire
text-tex_mcguire = +1 VP for each of your productive Cattle farms.
name-timothy_brassey = Timothy Brassey
text-timothy_brassey = Pay 1 coal and 1 iron and place up to two rails on any terrain by the normal rail rules, without time cost.
name-yvette_quilla = Yvette Quilla
text-yvette_quilla = Take 4 iron.
name-zhu_xiang = Zhu Xiang
text-zhu_xiang = Your Airships have damage capacity 3.

## Revelations

name-stirring_1 = Stirring
text-stirring_1 = Turn up the face-down Old One in the lowest-numbered hex.
name-stirring_2 = Stirring
text-stirring_2 = Turn up the face-down Old One in the lowest-numbered hex.
name-stirring_3 = Stirring
text-stirring_3 = Turn up the face-down Old One in the lowest-numbered hex.
name-stirring_4 = Stirring
text-stirring_4 = Turn up the face-down Old One in the lowest-numbered hex.
name-stirring_5 = Stirring
text-stirring_5 = Turn up the face-down Old One in the lowest-numbered hex.
name-gold_rush = Gold Rush
text-gold_rush = Turn up the face-down Old One in the lowest-numbered hex. Each player takes 1 gold.
name-charge_1 = It Charges
text-charge_1 = Turn up the face-down Old One in the lowest-numbered hex; then six Old One cards move only this tile.
name-assassins_1 = Assassins
text-assassins_1 = The two rightmost personalities of the display leave the game.
name-supply_ship = Supply Ship
text-supply_ship = Each player takes 1 coal or 1 iron.
name-quiet_1 = Quiet Night
text-quiet_1 = No event.
name-awakening_1 = Awakening
text-awakening_1 = Turn up the face-down Old One in the lowest-numbered hex.
name-awakening_2 = Awakening
text-awakening_2 = Turn up the face-down Old One in the lowest-numbered hex.
name-awakening_3 = Awakening
text-awakening_3 = Turn up the face-down Old One in the lowest-numbered hex.
name-awakening_4 = Awakening
text-awakening_4 = Turn up the face-down Old One in the lowest-numbered hex.
name-charge_2 = It Charges
text-charge_2 = Turn up the face-down Old One in the lowest-numbered hex; then six Old One cards move only this tile.
name-charge_3 = It Charges
text-charge_3 = Turn up the face-down Old One in the lowest-numbered hex; then six Old One cards move only this tile.
name-assassins_2 = Assassins
text-assassins_2 = The two rightmost personalities of the display leave the game.
name-gates_open_1 = The Gates Open
text-gates_open_1 = For each face-up Temple, lowest hex first, a level 3 Old One (level 2 if none is left) appears face up on its hex.
name-good_harvest = Good Harvest
text-good_harvest = Each player takes 2 gold.
name-volunteers = Volunteers
text-volunteers = Turn up the face-down Old One in the lowest-numbered hex. Each player takes 1 available Infantry.
name-terror_1 = Terror
text-terror_1 = Turn up the face-down Old One in the lowest-numbered hex.
name-terror_2 = Terror
text-terror_2 = Turn up the face-down Old One in the lowest-numbered hex.
name-terror_3 = Terror
text-terror_3 = Turn up the face-down Old One in the lowest-numbered hex.
name-charge_4 = It Charges
text-charge_4 = Turn up the face-down Old One in the lowest-numbered hex; then six Old One cards move only this tile.
name-charge_5 = It Charges
text-charge_5 = Turn up the face-down Old One in the lowest-numbered hex; then six Old One cards move only this tile.
name-charge_6 = It Charges
text-charge_6 = Turn up the face-down Old One in the lowest-numbered hex; then six Old One cards move only this tile.
name-gates_open_2 = The Gates Open
text-gates_open_2 = For each face-up Temple, lowest hex first, a level 3 Old One (level 2 if none is left) appears face up on its hex.
name-gates_open_3 = The Gates Open
text-gates_open_3 = For each face-up Temple, lowest hex first, a level 3 Old One (level 2 if none is left) appears face up on its hex.
name-assassins_3 = Assassins
text-assassins_3 = The two rightmost personalities of the display leave the game.
name-second_wind = Second Wind
text-second_wind = Turn up the face-down Old One in the lowest-numbered hex. Each player returns all cubes from the action boxes to HQ, free.

## Solo objectives

name-shepherd_king = Shepherd King
text-shepherd_king = 6 VP for 5 or more productive Sheep farms at the end.
name-cattle_baron = Cattle Baron
text-cattle_baron = 6 VP for 4 or more productive Cattle farms at the end.
name-grain_coast = Grain Coast
text-grain_coast = 6 VP for 4 or more productive Corn farms at the end.
name-iron_road = Iron Road
text-iron_road = 6 VP for 18 or more of your rails on the map at the end.
name-giant_slayer = Giant Slayer
text-giant_slayer = 6 VP for taking an Old One tile with a damage capacity of 5 or more.
name-monster_hunter = Monster Hunter
text-monster_hunter = 8 VP for taking 6 or more Old One tiles.
name-not_one_acre = Not One Acre
text-not_one_acre = 8 VP for 6 or more productive farms and no ravaged farm at the end.
name-fertiliser_trust = Fertiliser Trust
text-fertiliser_trust = 5 VP for 2 or more phosphate at the end; on the West map for 8 or more VP in mined VP tokens.
name-combined_arms = Combined Arms
text-combined_arms = 6 VP for units of four different types in your Barracks at the end.
name-no_shadow_left = No Shadow Left
text-no_shadow_left = 8 VP if no face-down Old One tile is on the map at the end.

## Two-player variants

name-early_waking = Early Waking
text-early_waking = The Old One disc starts on space 20.
name-running_rights = Running Rights
text-running_rights = Both may run over the other’s rails when mining, farming or attacking, for 1 more time point per foreign rail.
name-thin_survey = Thin Survey
text-thin_survey = No survey tile is placed on hex 14.
name-dark_survey = Dark Survey
text-dark_survey = Four random survey tiles with a red clip leave before setup.
name-crowded_bar = Crowded Bar
text-crowded_bar = The personality display has seven cards.
name-old_friends = Old Friends
text-old_friends = After the Ports are placed each player is dealt three personalities, keeps one and shuffles the others back.
name-garrison = Garrison
text-garrison = Each player starts with two Infantry.
name-arms_shortage = Arms Shortage
text-arms_shortage = 4 Infantry, 2 Armoured Cars, 1 Artillery, 1 Airship and 2 Armoured Trains leave the supply.
name-restless = Restless
text-restless = On a lit space three movement cards are drawn instead of two.
name-rich_backers = Rich Backers
text-rich_backers = Each player starts with 2 more gold, 1 more coal and 1 more iron.

## What chance brought

tally-tile_revealed = Tiles revealed
tally-card_turned = Old One cards turned up
tally-revelation_drawn = Revelation cards
outcome-card_turned = Card { $number }

## The drawn table

name-old_ones = Old Ones
board-status = Time { $space } of { $end }
board-track = Time track
board-track-help = Whoever is furthest behind acts next; on one space the disc on top comes first. Every action moves a disc forward.
board-space = Space { $space }
board-space-lit = A lit space: when the Old Ones’ disc lands here, a revelation card is drawn.
board-space-wake = The Old Ones wake when every player is past this space.
board-space-end = The end: a disc that has come this far acts no more.
board-space-stack = Several discs lie here; the one on top acts first.
board-space-first = on top
board-hex = Hex { $number } · { $terrain }
board-hex-menu = Choices on hex { $number }
board-back = Back
board-level = Old One level
board-has-rails = has rails here
board-port-site = Port site: { $site }.
board-port-of = Port of { $name } ({ $site }).
board-farm = { $farm } of { $name }: 2 VP at the end.
board-farm-ravaged = { $farm } of { $name }, ravaged: 1 VP for the Old Ones.
board-terrain-coast = Corn grows here. No resources and no Old Ones at the start.
board-terrain-hills = Cattle grazes here. Rails need the dearer action; no Old Ones at the start.
board-terrain-outback = Sheep graze here. Old Ones may sleep here from the start.
board-terrain-farmland = Every kind of farm may stand here.
board-terrain-desert = No farms here. Old Ones may sleep here from the start.
board-in-network = A clear line of your rails leads from here to your Port.
board-off-network = No clear line of your rails leads here.
board-unfit = Not possible now:
board-unfit-no_site = there is no port site here.
board-unfit-too_near = another Port is too near.
board-unfit-old_one = an Old One stands here.
board-unfit-not_connected = your clear network does not reach this hex.
board-unfit-hills = this action lays no rails in hills.
board-unfit-taken = there is no free side for a rail.
board-unfit-no_deposit = nothing to mine lies here.
board-unfit-occupied = the hex is not empty.
board-unfit-no_such_farm = no farm that you may still place now fits this land.
board-unfit-no_old_one = there is no Old One here.
board-unfit-out_of_range = none of your units reaches this hex.
board-toll =
    { $count ->
        [one] The way here leads over a rail of another player: 1 more time point.
       *[other] The way here leads over { $count } rails of others: { $count } more time points.
    }
board-tile-down = Face-down Old One, level { $level }
board-tile-down-at = Face-down Old One, level { $level }, on hex { $hex }
board-tile-down-help = It blocks rails and, left asleep, counts double for the Old Ones. It can still be one of these:
board-tile-next = This one wakes next: it lies in the lowest-numbered hex.
board-tile-up-at = { $type } on hex { $hex }, damage { $damage } of { $capacity }
board-old_one-cthulhu = The greatest of them. It takes two or three strong attacks.
board-old_one-shoggoth = Slow and very tough. Damage stays on it; wear it down.
board-old_one-mi_go = Fast, and dangerous for Airships.
board-old_one-zombie = Slow. It loses all damage at the end of a combat that it survives.
board-old_one-loyalist = Humans in their service: they never cost sanity.
board-old_one-temple = It stands still. Revelations may bring more Old Ones here; Armoured Cars never hit it.
board-old_one-blank = Nothing at all: it leaves the game.
board-course = It heads for the nearest farm or Port: hex { $hexes }, { $distance } { $distance ->
        [one] step
       *[other] steps
    } away.
board-course-there = It stands on its target (hex { $hexes }).
board-vp = Victory points
board-damage = Damage
board-unit = { $unit }: { $count } in your Barracks; supply { $left }, price { $cost } gold
board-unit-infantry = The backbone: cheap, and two can be bought at once.
board-unit-armoured_car = Goes two hexes off the rails. Good against Mi-go, useless against Temples.
board-unit-artillery = The best against Temples and Shoggoths.
board-unit-airship = Flies four hexes far, costs no time, and takes no ordinary damage; Mi-go bring it down.
board-unit-armoured_train = Strong, costs no time, but never leaves the rails.
board-cost = Price in gold
board-range = Range off the rails
board-capacity = Damage that destroys it
board-supply-left = Left in the supply
board-kind-one_use = Once: play it in your turn, then it leaves the game.
board-kind-persistent = Always works.
board-kind-once_per_combat = Once in each of your combats.
board-kind-end_scoring = Counts at the end.
board-display = Personalities to recruit
board-deck = Personality deck: { $count }
board-deck-help = New cards enter the row beside the deck. When you recruit you may pay 1 gold to look at the top two cards.
board-deck-top = You know the top card: { $card }.
board-seen = Cards that only you see
board-pick-card = Choose { $card }, to keep or to exchange
board-keep-or-swap = Keep, or choose a card of the row
board-assassins = At the end of the row: Assassins strike here.
board-cards-of = Personalities of { $name }: { $count }
board-card-used = Used in this combat.
board-no-cards = No personalities yet
board-boxes = Action boxes
board-box = { $box }: time { $time }, gold { $gold }, cubes { $cubes }
board-short-rail_plain = Rails
board-short-rail_any = Hill rails
board-short-mine_1 = Mine
board-short-mine_2 = Mine
board-short-recruit = Recruit
board-short-buy_military = Buy units
board-short-import_export = Trade
board-short-farm = Farms
board-short-attack = Attack
board-short-retrieve = Retrieve
board-action-build_rail = Lay one or two rails that extend your clear network.
board-action-mine = Take all tokens of one kind from a hex of your clear network.
board-action-recruit = Take a personality of the row, or pay 1 gold to look at the deck.
board-action-buy_military = Buy one unit, or up to two Infantry.
board-action-import_export = One or two times: take a coal or an iron, or give one for 1 gold.
board-action-farm = Place one to three farms of different kinds on empty hexes of your network; each brings 1 gold now and 2 VP at the end.
board-action-attack = Send a force against Old Ones in range. Time: one for each kind of Infantry, Armoured Car and Artillery sent.
board-action-retrieve = All cubes of your boxes go back to HQ. Always possible.
board-time = Time
board-gold-now = Gold for cubes in the box
board-warehouse = Warehouse
board-barracks = Barracks and supply
board-good-coal = Rails need coal and iron. It can be traded for gold.
board-good-iron = Rails need coal and iron. It can be traded for gold.
board-good-gold = Pays for units and for boxes used before. Worthless at the end.
board-good-phosphate = 3 VP each at the end, and 1 gold when you mine it.
board-sanity = Sanity
board-sanity-help = Full again at the start of every combat. Having to lose one more than you have means defeat.
board-hq = Cubes in HQ
board-hq-count = Cubes in HQ: { $count }
board-hq-help = Every action takes a cube from here; damage on Old Ones too.
board-points = Victory points now
board-points-help = What it would be if the game ended now.
board-mat-of = Board of { $name }
board-foe-help = They score face-up tiles, twice the face-down ones, and 1 for each ravaged farm. They win ties.
board-foe-range = in all { $least }–{ $most }
board-foe-score = Old Ones: { $sure } points for certain, { $least } to { $most } with the face-down tiles
board-threats = Revealed Old Ones
board-at-hex = hex { $hex }
board-steps-to = { $distance } → { $hex }
board-next-wake = The next one to wake lies on hex { $hex }.
board-old-deck = Old One cards: { $count }
board-old-deck-help = They decide fights and movement. Discarded so far: { $discarded }.
board-old-none = No Old One card yet
board-old-card = Old One card { $number }
board-card-compass =
    { $rotation ->
        [clockwise] Compass { $compass }: where several ways are equally short, this direction, then clockwise.
       *[anticlockwise] Compass { $compass }: where several ways are equally short, this direction, then anticlockwise.
    }
board-card-moves = One step for: { $types }.
board-rows-help = Each yellow sign is a kind of unit that hits if you have it; each red one harms your force.
board-harm-damage = damage to your units
board-harm-airship = damage to Airships
board-harm-sanity = loss of sanity
board-revelations = Revelation cards: { $count }
board-revelations-help = One is drawn on each lit space of the time track.
board-revelation-level = The next one is of level { $level }.
board-revelation-none = No revelation yet
board-challenge = Challenge: { $level }
board-challenge-medium = Two spawning Temples hide among the level 2 tiles.
board-challenge-hard = Two spawning Temples hide among the level 2 tiles, and no tile is blank.
board-challenge-insane = Two spawning Temples, no blank tile, and the darkest survey.
board-mode-standard = Everyone for themselves; the highest score wins, and that may be the Old Ones’.
board-mode-solo = Alone: score more than the Old Ones.
board-mode-two_player_variants = Two players, with the variants chosen.
board-mode-cooperative = Together: every player must score more than the Old Ones. Others’ rails may be used for 1 time each.
board-combat = Combat
board-combat-attack = { $name } attacks hex { $hex }
board-combat-kapena = Kapena Alika attacks hex { $hex } for { $name }
board-combat-defence = { $name } defends the Port (hex { $hex })
board-stack = { $unit } × { $count }, damage { $hurt } of { $capacity }
board-panel-units = Your units:
board-panel-airships = Your Airships:
board-panel-sanity = Sanity:
board-next-card = The next card
board-next-card-help = Counted over the { $count } cards that have not been discarded.
board-odds = Odds of the attack
board-odds-ask = Work out the odds
board-odds-always = Always
board-odds-words = Victory { $win }, withdrawal { $withdraw }, defeat { $defeat }
board-odds-win = Victory { $chance }
board-odds-defeat = Defeat { $chance }
board-odds-withdraw = Withdrawal { $chance }
board-odds-damage = Damage dealt on average
board-odds-cards = Cards on average
board-odds-loss = Lost on average: { $unit }
board-odds-rough = A long fight; these are close estimates.
board-policy-careful = If one withdraws before a card that is likelier to bring defeat than victory. Cards used once per combat are not counted.
board-policy-stand = Nobody can withdraw from a Port. Cards used once per combat are not counted.
board-odds-fatal = the next card destroys it: { $chance }
board-spread-hits =
    { $count ->
        [0] no hit { $chance }
        [one] { $count } hit { $chance }
       *[other] { $count } hits { $chance }
    }
board-spread-damage =
    { $count ->
        [0] no damage { $chance }
       *[other] { $count } damage { $chance }
    }
board-spread-sanity =
    { $count ->
        [0] nothing lost { $chance }
       *[other] { $count } lost { $chance }
    }
board-risk = Defeat by loss of sanity: { $chance }.
board-confirm-fight = You have no sanity left and damaged units. One more loss of sanity means defeat. Fight on?
board-sure-withdraw =
    { $part_id ->
        [airships] Withdraw the Airships? They take no further part in this fight.
        [others] Withdraw all but the Airships? Who withdraws takes no further part in this fight.
       *[all] Withdraw everyone? That ends the fight, and the Old Ones stay where they are.
    }

## Why something is not possible now

why-no_cube = No cube is left in HQ; retrieve your cubes first.
why-needs_gold = Needs { $count } gold; you have { $have }.
why-needs_good = Needs { $count }: { $kind }.
why-no_rails_left = All your rails lie on the map.
why-no_rail_site = There is no free side beside your clear network for this action.
why-no_deposit = Nothing to mine lies in your clear network.
why-no_personality = No personality is left.
why-no_trade = Nothing can be traded.
why-no_farm_site = No empty hex of your clear network suits a farm.
why-no_units = You have no units.
why-no_target = No Old One is in range of your units.
why-none_left = None is left in the supply.
why-no_object = It would have nothing to work on now.
why-not_in_combat = It cannot be used at this moment of a combat.

## Short help

help-time = Whoever is last on the time track acts, so cheap actions mean more turns.
help-boxes = Using a box again costs 1 gold for each cube in it; Retrieve empties them all.
help-network = Everything you do on the map needs a clear line of your rails to your Port; Old Ones cut it.
help-combat = One unit of each kind is what deals damage; more of a kind only take it.
help-old_ones = From space 22 on the Old Ones wake and walk to the nearest farm or Port.
help-port = A lost Port ends the game for all; then the scores are counted.
help-winning = The highest total wins, and the Old Ones win ties.
