title = The Ancient World
tagline = Raise a city-state, win the tribes, and bring the Titans down.

## The guided first game

guide-welcome = Your city stands among titans. In six rounds you place citizens on actions and send armies against titans; banners on buildings and fallen titans score in sets of one colour. Let us place the first citizens.
guide-build = Place a citizen: choose Build, to add a card to your city.
guide-low_citizen = Send citizen 1. Build takes any number, while other spaces want a higher one than those that already stand there: keep 3 for them.
guide-card = Market Square costs little and pays every round. Income early, banners late.
guide-recruit = Now an army: Recruit is open to any number too.
guide-second_citizen = Send citizen 2.
guide-legacy = There is no free place, so an army retires beneath the new one. It leaves a legacy, and the cost of using the stack starts anew.
guide-attack = Attacking costs no citizen. Your armies are strong enough for this titan: attack! Each use of an army costs coins, and more each time; swords count against all titans, arrows against those that show them.
guide-labour = Labour brings 2 coins. It takes only a higher number than the last one there.
guide-farewell =
    When you have nothing left to do, pass; when all have passed the round ends, and your city pays its income. Citizens need food, damaged cards still score. The rest explains itself when you { $touch ->
        [true] hold a finger on it
       *[false] point at it
    }. Enjoy!
guide-known = Citizens go onto actions, and most spaces want a higher number than the last. Cards bring income and banners. Armies attack without a citizen, for coins that grow with each use. When all have passed, the round ends.
guide-left = Beating a Titan and what it does to your city first, feeding your citizens, provinces, and which banners to collect.

## The second lesson

guide2-title = Titans and feeding
guide2-welcome = Round three. All your citizens are at work, but your armies are not tired. A Titan looms: let us bring it down, and then see what your citizens eat.
guide2-attack = Attacking needs no citizen. The Stone Creature has 10 on its shield: your armies and everything permanent in your city must reach that. Attack it.
guide2-army = Choose which armies fight. Each costs coins, one more every time it has been used. The tray adds up what you have: the Mountain Slingers are enough together with the rest.
guide2-strike = That is enough: strike.
guide2-damage = A Titan that falls still hits back: its dice damage your city. Choose what suffers. Damaged cards give nothing until they are repaired, but their banners still count.
guide2-pass = Nothing is left to do in this round: pass.
guide2-starve = There is not food for everybody. Choose who goes hungry: a citizen on Famine cannot be placed next round.
guide2-fed = A new round: income came in, the armies are rested, the citizens are home. At the end of every round each citizen needs one food; your Capital and some cards give it, but not while they are damaged. Who goes hungry sits out, and on Famine in the end costs 2 points.
guide2-farewell = Titans pay with banners and rewards, and grow stronger pile by pile. Rebuild repairs what they broke. Look which colours your rivals collect, and when to stop growing.
guide2-known = Armies attack without a citizen, for coins that rise with use. A fallen Titan gives its banners and damages your city. Citizens without food lose a round.
guide2-left = Legacies of retired armies, provinces, exploring, and the five banners that score most together.

## Options

option-expansion_plus = Expansion+
option-expansion_plus-help = When you Expand, you may look at the top three Provinces and keep one of them.
value-expansion_plus-false = take the face-up Province
value-expansion_plus-true = choose among three
option-first_player = First player
option-first_player-help = Who begins the first round.
value-first_player-random = drawn at random
value-first_player-0 = seat 1
value-first_player-1 = seat 2
value-first_player-2 = seat 3
value-first_player-3 = seat 4
option-free_slot = Free army slot
option-free_slot-help = What a recruited card may do while an army slot is free. The rulebook can be read both ways.
value-free_slot-choose = begin a new army, or go on top of one
value-free_slot-new_army = always begin a new army

## Decisions

decision-turn =
    { $seat_you ->
        [yes] Your turn: place a citizen, attack a Titan, or pass.
       *[no] It is { $seat }’s turn.
    }
decision-send_citizen =
    { $seat_you ->
        [yes] { $place }: which citizen do you send?
       *[no] { $seat } sends a citizen: { $place }.
    }
decision-build =
    { $seat_you ->
        [yes] Which Empire card do you build?
       *[no] { $seat } builds an Empire card.
    }
decision-recruit =
    { $seat_you ->
        [yes] Which Military card do you recruit?
       *[no] { $seat } recruits.
    }
decision-station =
    { $seat_you ->
        [yes] Where does the new card go?
       *[no] { $seat } finds a place for the new card.
    }
decision-payment =
    { $seat_you ->
        [yes] How do you pay for it?
       *[no] { $seat } chooses how to pay.
    }
decision-take_province =
    { $seat_you ->
        [yes] Do you take this Province, or look at the top three first?
       *[no] { $seat } takes a Province and may look at the top three first.
    }
decision-choose_province =
    { $seat_you ->
        [yes] Which Province do you take?
       *[no] { $seat } chooses a Province.
    }
decision-explore =
    { $seat_you ->
        [yes] Draw from the Empire deck, or take a face-up card?
       *[no] { $seat } explores.
    }
decision-keep =
    { $seat_you ->
        [yes] Which card do you keep in your reserve?
       *[no] { $seat } chooses a card to keep.
    }
decision-reserve_one =
    { $seat_you ->
        [yes] You are the first to pass: do you put a card in your reserve?
       *[no] { $seat } passed first and may put a card in reserve.
    }
decision-choose_armies =
    { $seat_you ->
        [yes] { $missing ->
            [0] Attack on { $titan }: strength { $strength } against { $defence }, for { counted-cost }. Strike, or send more?
           *[other] Attack on { $titan }: { $missing } more needed to reach { $defence }. Which army do you send?
        }
       *[no] { $seat } prepares an attack on { $titan }.
    }
decision-repair =
    { $seat_you ->
        [yes] { $count ->
            [one] Which damaged card do you repair?
           *[other] Which damaged card do you repair? You may repair up to { $count }.
        }
       *[no] { $seat } may repair damaged cards.
    }
decision-damage =
    { $seat_you ->
        [yes] The Titan strikes: which of your cards is damaged?
       *[no] { $seat } chooses a card to be damaged.
    }
decision-army_limit =
    { $seat_you ->
        [yes] You have more armies than slots: which one do you disband?
       *[no] { $seat } must disband an army.
    }
decision-offer =
    { $seat_you ->
        [yes] Do you use { $card }?
       *[no] { $seat } may use { $card }.
    }
decision-remove_military_coin =
    { $seat_you ->
        [yes] Do you remove a coin from one of your Military cards?
       *[no] { $seat } may remove a coin from a Military card.
    }
decision-copy_action =
    { $seat_you ->
        [yes] Whose action do you use?
       *[no] { $seat } uses an action of another city.
    }
decision-scout_titans =
    { $seat_you ->
        [yes] Which Titan pile do you look at?
       *[no] { $seat } chooses a Titan pile to look at.
    }
decision-arrange_titans =
    { $seat_you ->
        [yes] Put the Titans back: which one comes next, from the top?
       *[no] { $seat } puts the Titans back in a new order.
    }
decision-attack_scouted =
    { $seat_you ->
        [yes] Do you attack the Titan on top at once?
       *[no] { $seat } may attack the Titan on top.
    }
decision-starve =
    { $seat_you ->
        [yes] { $count ->
            [one] There is food lacking for one citizen. Who starves?
           *[other] There is food lacking for { $count } citizens. Who starves?
        }
       *[no] { $seat } has too little food.
    }

## Choices

army-place =
    { $army ->
        [0] first army
        [1] second army
        [2] third army
        [3] fourth army
        [4] fifth army
       *[other] sixth army
    }
choice-place_citizen = { $space }
choice-use_card = { $card } (your card)
choice-send_citizen = Citizen { $citizen }
choice-attack_titan = Attack { $titan }
choice-pass_turn = Pass
choice-build_card =
    { $source_id ->
        [display] Build { $card }
       *[reserve] Build { $card } from your reserve
    }
choice-build_with_crane =
    { $source_id ->
        [display] Discard { name-crane } to build { $card } without its cost
       *[reserve] Discard { name-crane } to build { $card } from your reserve without its cost
    }
choice-recruit_card = Recruit { $card }
choice-new_army = Start a new army
choice-retire_army = Retire { $card } ({ army-place }) beneath it
choice-pay_with =
    { $knowledge ->
        [0] Pay { counted-price }
       *[other] Pay { counted-learning }
    }
choice-take_province = Take { $province }
choice-look_at_provinces = Look at the top three Provinces
choice-explore_deck = Draw from the Empire deck
choice-reserve_card = Put { $card } in your reserve
choice-reserve_deck_top = Put the unseen top card of the Empire deck in your reserve
choice-keep_card = Keep { $card }
choice-pay_army = Send { $card } ({ army-place })
choice-strike = Strike
choice-repair_card = Repair { $card }
choice-damage_card = Let { $card } be damaged
choice-disband_army = Disband { $card } ({ army-place })
choice-remove_coin =
    { $place_id ->
        [name] Remove a coin from the name of { $card } ({ army-place })
       *[picture] Remove a coin from the picture of { $card } ({ army-place })
    }
choice-use_trigger = Use { $card }
choice-copy_action = Use the action of { $card }
choice-scout_pile =
    { $stars ->
        [1] The Titans with one star
        [2] The Titans with two stars
       *[3] The Titans with three stars
    }
choice-arrange_titan = { $titan }
choice-starve = On Famine: { $citizens }
choice-decline = Do without

## Events

counted-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
counted-price =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
counted-cost =
    { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }
counted-learning = { $knowledge } knowledge
counted-tokens = { $count } knowledge
counted-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
counted-swords =
    { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }
counted-arrows =
    { $arrows ->
        [one] 1 arrow
       *[other] { $arrows } arrows
    }
purse =
    { $knowledge ->
        [0] { counted-price }
       *[other] { $coins ->
            [0] { counted-learning }
           *[other] { counted-price } and { counted-learning }
        }
    }
event-round_began =
    { $seat_you ->
        [yes] Round { $round } begins. You start.
       *[no] Round { $round } begins. { $seat } starts.
    }
event-space_uncovered = { $space } can be used from now on.
event-empire_deck_changed = The Empire B deck comes into use.
event-empire_dealt = New Empire cards: { $cards }.
event-military_dealt = New Military cards: { $cards }.
event-empire_reshuffled = The Empire discard pile becomes the new deck ({ counted-cards }).
event-citizen_placed =
    { $seat_you ->
        [yes] You place citizen { $citizen }: { $space }.
       *[no] { $seat } places citizen { $citizen }: { $space }.
    }
event-card_used =
    { $seat_you ->
        [yes] You place citizen { $citizen } on { $card }.
       *[no] { $seat } places citizen { $citizen } on { $card }.
    }
event-action_copied =
    { $seat_you ->
        [yes] You use the action of { $card }.
       *[no] { $seat } uses the action of { $card }.
    }
event-surcharge_paid =
    { $seat_you ->
        [yes] You pay 1 coin more, as others stand there: { $space }.
       *[no] { $seat } pays 1 coin more, as others stand there: { $space }.
    }
event-paid =
    { $seat_you ->
        [yes] You pay { purse }.
       *[no] { $seat } pays { purse }.
    }
event-coins_gained =
    { $seat_you ->
        [yes] You gain { counted-coins }.
       *[no] { $seat } gains { counted-coins }.
    }
event-knowledge_gained =
    { $seat_you ->
        [yes] You gain { counted-tokens }.
       *[no] { $seat } gains { counted-tokens }.
    }
event-attack_raised =
    { $seat_you ->
        [yes] Your attack is higher for this round: { bonus }.
       *[no] { $seat }’s attack is higher for this round: { bonus }.
    }
bonus =
    { $arrows ->
        [0] { counted-swords }
       *[other] { $swords ->
            [0] { counted-arrows }
           *[other] { counted-swords }, { counted-arrows }
        }
    }
event-citizen_gained =
    { $seat_you ->
        [yes] You gain citizen { $citizen }, who can work once fed.
       *[no] { $seat } gains citizen { $citizen }, who can work once fed.
    }
event-tile_taken =
    { $seat_you ->
        [yes] The First Player tile is yours: you start the next round.
       *[no] { $seat } has the First Player tile and starts the next round.
    }
event-built =
    { $seat_you ->
        [yes] You build { $card }.
       *[no] { $source_id ->
            [display] { $seat } builds { $card }.
           *[reserve] { $seat } builds { $card } from the reserve.
        }
    }
event-crane_discarded =
    { $seat_you ->
        [yes] You discard { $card } to build without paying.
       *[no] { $seat } discards { $card } to build without paying.
    }
event-province_taken =
    { $seat_you ->
        [yes] You take the Province { $province }.
       *[no] { $seat } takes the Province { $province }.
    }
event-province_revealed = The next Province is { $province }.
event-provinces_seen =
    { $seat_you ->
        [yes] You look at { $provinces }.
       *[no] { $seat } looks at { counted-cards } of the Province pile.
    }
event-recruited =
    { $seat_you ->
        [yes] You recruit { $card }.
       *[no] { $seat } recruits { $card }.
    }
event-army_formed = { $card } is a new army.
event-army_retired = { $legacy } retires and becomes a legacy of { $card }.
event-cards_drawn =
    { $seat_you ->
        [yes] You draw { $cards }.
       *[no] { $seat } draws { counted-cards }.
    }
event-card_reserved =
    { $seat_you ->
        [yes] You put { $card } in your reserve.
       *[no] { $seat } puts { $card } in reserve.
    }
event-secret_reserved =
    { $seat_you ->
        [yes] You put { $card } in your reserve.
       *[no] { $seat } puts an unknown card in reserve.
    }
event-cards_discarded =
    { $seat_you ->
        [yes] You discard { $cards }.
       *[no] { $seat } discards { $cards }.
    }
event-army_paid =
    { $seat_you ->
        [yes] You send { $card } for { counted-price }.
       *[no] { $seat } sends { $card } for { counted-price }.
    }
event-titan_defeated =
    { $seat_you ->
        [yes] You defeat { $titan } with a strength of { $strength }!
       *[no] { $seat } defeats { $titan } with a strength of { $strength }!
    }
event-titan_revealed = { $titan } appears.
event-titans_scouted =
    { $seat_you ->
        [yes] You look at { $titans }.
       *[no] { $stars ->
            [1] { $seat } looks at the Titans with one star.
            [2] { $seat } looks at the Titans with two stars.
           *[3] { $seat } looks at the Titans with three stars.
        }
    }
event-spied =
    { $seat_you ->
        [yes] Spying brings you { counted-tokens }.
       *[no] Spying brings { $seat } { counted-tokens }.
    }
event-looted =
    { $seat_you ->
        [yes] You loot { counted-coins }.
       *[no] { $seat } loots { counted-coins }.
    }
event-dice_rolled = The damage dice show: Titan { $titans }, coin { $coins }, blank { $blanks }.
event-coins_lost =
    { $seat_you ->
        [yes] You lose { counted-coins }.
       *[no] { $seat } loses { counted-coins }.
    }
event-card_damaged =
    { $seat_you ->
        [yes] Your { $card } is damaged.
       *[no] { $seat }’s { $card } is damaged.
    }
event-card_repaired =
    { $seat_you ->
        [yes] You repair { $card }.
       *[no] { $seat } repairs { $card }.
    }
event-army_disbanded =
    { $seat_you ->
        [yes] You disband the army of { $card }.
       *[no] { $seat } disbands the army of { $card }.
    }
event-coin_removed =
    { $seat_you ->
        [yes] You remove a coin from { $card }.
       *[no] { $seat } removes a coin from { $card }.
    }
event-passed =
    { $seat_you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
event-declined =
    { $seat_you ->
        [yes] You do without.
       *[no] { $seat } does without.
    }
event-income_taken =
    { $seat_you ->
        [yes] Your income: { purse }.
       *[no] Income of { $seat }: { purse }.
    }
event-starved =
    { $seat_you ->
        [yes] Famine among your citizens: no. { $citizens }.
       *[no] Famine among the citizens of { $seat }: no. { $citizens }.
    }
event-game_ended = The sixth round is over.

## End and score

ending-six_rounds = Six rounds have been played.
tie-coins = The points are equal; more coins decide.
tie-cards = Points and coins are equal; more cards in the city decide.
tie-knowledge = Points, coins and cards are equal; more knowledge decides.
part-red = Red banners
part-blue = Blue banners
part-green = Green banners
part-yellow = Yellow banners
part-purple = Purple banners
part-empire = Empire cards
part-famine = Famine

## Action spaces

name-labour = Labour
text-labour = Take 2 coins.
name-build = Build
text-build = Build one Empire card from the display or your reserve, paying its cost; capacity needed; no second copy.
name-enlist = Enlist
text-enlist = +1 attack for the round for each of your citizens here.
name-expand = Expand
text-expand = Pay 1 knowledge or 3 coins; take the face-up Province; reveal the next.
name-discover = Discover
text-discover = Pay 3 coins; take 1 knowledge.
name-rebuild = Rebuild
text-rebuild = Repair up to 2 Empire cards, take the First Player tile (unless hand-up) and turn it hand-up, take 1 coin.
name-recruit = Recruit
text-recruit = Take one Military card of the display, paying its cost; start a new army in a free slot, or retire an unused active card and put the new one on top.
name-explore = Explore
text-explore = Draw 5 Empire cards (plus exploration bonus), keep one in reserve, discard the rest; or take one display card into reserve.
name-populate = Populate
text-populate = Pay 3 coins; gain your lowest-value citizen left in the supply, onto Famine until next round.

## Starting Empire cards

name-fishing_dock = Fishing Dock
text-fishing_dock = 1 food.
name-wheat_fields = Wheat Fields
text-wheat_fields = 1 food.

## Empire A

name-olive_grove = Olive Grove
text-olive_grove = 1 food.
name-terrace_farms = Terrace Farms
text-terrace_farms = 2 food.
name-archivist_monks_of_bol = Archivist Monks of Bol
text-archivist_monks_of_bol = Income 1 coin. When you Explore, draw 2 extra cards.
name-watchtower = Watchtower
text-watchtower = 1 permanent arrow. Action: repair 1 Empire card and gain 2 coins.
name-hermits_retreat = Hermits’ Retreat
text-hermits_retreat = Income 1 knowledge.
name-goat_pasture = Goat Pasture
text-goat_pasture = 1 food. Income 1 coin.
name-settlers_camp = Settlers’ Camp
text-settlers_camp = 1 food. When gained: 1 citizen.
name-market_square = Market Square
text-market_square = Income 1 coin.
name-crane = Crane
text-crane = When you take the Build action you may discard this card to build one Empire card without paying its cost.
name-surveyors_house = Surveyors’ House
text-surveyors_house = Action: pay 2 coins to take the face-up Province.
name-housing_quarter = Housing Quarter
text-housing_quarter = When gained: 1 citizen.
name-smithy = Smithy
text-smithy = 1 permanent sword.
name-barracks = Barracks
text-barracks = 1 army slot. When gained: you may recruit one Military card of the display, paying its cost.
name-zori_playwrights = Zori Playwrights
text-zori_playwrights = If you are the first player to pass in the round, you may put one face-up Empire card, or the top card of the Empire deck, in your reserve.
name-muster_field = Muster Field
text-muster_field = Action: +1 sword for the rest of the round, then you may recruit one Military card of the display, paying its cost.
name-aqueduct = Aqueduct
text-aqueduct = When you gain a new citizen, gain 1 coin for each food symbol on your player board and cards.
name-isolated_outpost = Isolated Outpost
text-isolated_outpost = When the player on your right takes the Discover action, you may remove 1 coin from one of your active Military cards (from its name or its picture).
name-town_hall = Town Hall
text-town_hall = Action: gain 1 knowledge and take the First Player tile (unless it already shows the hand).
name-cryptan_ship = Cryptan Ship
text-cryptan_ship = Action: take the Explore action and gain 2 coins.
name-harbour = Harbour
text-harbour = Action: gain 3 coins.
name-silver_mine = Silver Mine
text-silver_mine = Income 2 coins.
name-scribes_guild = Scribes’ Guild
text-scribes_guild = When the player on your left takes the Discover action, you may buy 1 knowledge for 1 coin.
name-observatory = Observatory
text-observatory = Income 1 coin. Action: gain 1 knowledge.
name-engineers_academy = Engineers’ Academy
text-engineers_academy = Each Empire card you build costs you 1 coin less (never below 0).
name-bridge = Bridge
text-bridge = Action: use the action of an Empire card in another player's city, whether or not a citizen is on it.

## Empire B

name-citadel = Citadel
text-citadel = End of game: extra VP for your red banners (this card included): 1-2 banners 1 VP, 3-4 banners 2 VP, 5 or more banners 3 VP.
name-victory_arch = Victory Arch
text-victory_arch = End of game: 1 VP for every 2 Titans you defeated (at most 3 VP).
name-arsenal = Arsenal
text-arsenal = 2 permanent swords.
name-hall_of_generals = Hall of Generals
text-hall_of_generals = 1 army slot. 1 permanent sword.
name-city_ramparts = City Ramparts
text-city_ramparts = 1 permanent arrow. When gained: repair up to 2 Empire cards.
name-veterans_colony = Veterans’ Colony
text-veterans_colony = 1 permanent sword. When gained: 1 citizen.
name-great_lighthouse = Great Lighthouse
text-great_lighthouse = End of game: extra VP for your blue banners (this card included): 1-2 banners 1 VP, 3-4 banners 2 VP, 5 or more banners 3 VP.
name-deep_harbour = Deep Harbour
text-deep_harbour = Income 2 coins.
name-merchant_city = Merchant City
text-merchant_city = Action: use the action of an Empire card in another player's city, whether or not a citizen is on it.
name-hanging_canals = Hanging Canals
text-hanging_canals = 2 food. Income 1 coin.
name-shipyard = Shipyard
text-shipyard = Action: gain 2 coins, then you may build one Empire card from the display or your reserve, paying its cost.
name-whaling_fleet = Whaling Fleet
text-whaling_fleet = 1 food. Action: gain 3 coins.
name-sacred_grove = Sacred Grove
text-sacred_grove = End of game: extra VP for your green banners (this card included): 1-2 banners 1 VP, 3-4 banners 2 VP, 5 or more banners 3 VP.
name-forest_hideout = Forest Hideout
text-forest_hideout = Action: look at the top 4 cards of one Titan pile (its face-up Titan included), put them back in any order; then you may attack the top card of that pile.
name-great_granary = Great Granary
text-great_granary = 2 food.
name-rangers_lodge = Rangers’ Lodge
text-rangers_lodge = 2 permanent arrows. When you Explore, draw 1 extra card.
name-harvest_fair = Harvest Fair
text-harvest_fair = Action: gain 1 coin for each food symbol on your player board and cards.
name-herbalists_garden = Herbalists’ Garden
text-herbalists_garden = Action: repair up to 2 Empire cards and gain 3 coins.
name-golden_obelisk = Golden Obelisk
text-golden_obelisk = End of game: extra VP for your yellow banners (this card included): 1-2 banners 1 VP, 3-4 banners 2 VP, 5 or more banners 3 VP.
name-royal_mint = Royal Mint
text-royal_mint = End of game: 1 VP for every 4 coins you have (at most 3 VP).
name-caravanserai = Caravanserai
text-caravanserai = Action: gain 4 coins.
name-new_colony = New Colony
text-new_colony = 1 food. When gained: 1 citizen.
name-land_registry = Land Registry
text-land_registry = End of game: 1 VP for each Province you have (at most 3 VP).
name-salt_road = Salt Road
text-salt_road = Income 2 coins.
name-hall_of_masks = Hall of Masks
text-hall_of_masks = End of game: extra VP for your purple banners (this card included): 1-2 banners 1 VP, 3-4 banners 2 VP, 5 or more banners 3 VP.
name-great_library = Great Library
text-great_library = Income 1 knowledge.
name-oracle = Oracle
text-oracle = When you Explore, draw 2 extra cards. Action: gain 1 knowledge and 1 coin.
name-training_grounds = Training Grounds
text-training_grounds = Action: +3 swords for the rest of the round.
name-hall_of_records = Hall of Records
text-hall_of_records = End of game: 1 VP for each knowledge you have (at most 3 VP).
name-star_tower = Star Tower
text-star_tower = When gained: 2 knowledge.
name-moon_festival = Moon Festival
text-moon_festival = End of game: 1 VP for each complete set of 5 different tribe banners you own.

## Starting Military cards

name-city_guard = City Guard
text-city_guard = 3 arrows. Legacy: 1 sword.
name-militia = Militia
text-militia = 2 swords. Legacy: 1 arrow.

## Military

name-merkian_troops = Merkian Troops
text-merkian_troops = 1 sword, 3 arrows. Legacy: 1 sword, 1 arrow.
name-bronze_hoplites = Bronze Hoplites
text-bronze_hoplites = 4 swords. Legacy: 1 arrow.
name-spear_levy = Spear Levy
text-spear_levy = 3 swords, 1 arrow. Legacy: 1 sword.
name-mountain_slingers = Mountain Slingers
text-mountain_slingers = 5 arrows. Legacy: 1 arrow.
name-river_raiders = River Raiders
text-river_raiders = 3 swords. Loot 1. Legacy: loot 1.
name-night_scouts = Night Scouts
text-night_scouts = 1 sword, 2 arrows. Spying 1. Legacy: 1 arrow.
name-field_engineers = Field Engineers
text-field_engineers = 2 swords, 2 arrows. Repair 1. Legacy: repair 1.
name-nomad_archers = Nomad Archers
text-nomad_archers = 4 arrows. Loot 1. Legacy: 1 arrow.
name-longbow_company = Longbow Company
text-longbow_company = 6 arrows. Legacy: 2 arrows.
name-desert_riders = Desert Riders
text-desert_riders = 3 swords, 2 arrows. Loot 1. Legacy: 1 sword.
name-chariot_squadron = Chariot Squadron
text-chariot_squadron = 5 swords, 1 arrow. Legacy: 1 sword, 1 arrow.
name-veteran_phalanx = Veteran Phalanx
text-veteran_phalanx = 6 swords. Legacy: 1 sword.
name-temple_guardians = Temple Guardians
text-temple_guardians = 5 swords. Repair 1. Legacy: 1 sword, repair 1.
name-mist_ninja = Mist Ninja
text-mist_ninja = 3 swords, 1 arrow. Spying 1. Legacy: spying 1.
name-siege_crew = Siege Crew
text-siege_crew = 3 swords, 4 arrows. Legacy: 1 sword, 1 arrow.
name-war_elephants = War Elephants
text-war_elephants = 7 swords. Legacy: 2 swords.
name-titan_hunters = Titan Hunters
text-titan_hunters = 5 swords, 3 arrows. Legacy: 2 swords.

## Titans

name-serpent_of_hmu = Serpent of Hmu
text-serpent_of_hmu = Capacity 1.
name-dune_strider = Dune Strider
text-dune_strider = 1 permanent arrow.
name-reef_crawler = Reef Crawler
text-reef_crawler = 1 food.
name-bog_wader = Bog Wader
text-bog_wader = When gained: 2 coins.
name-cliff_howler = Cliff Howler
text-cliff_howler = Income 1 coin.
name-salt_giant = Salt Giant
text-salt_giant = When gained: repair 1 Empire card.
name-thorn_beast = Thorn Beast
text-thorn_beast = 1 food.
name-stone_creature = Stone Creature
text-stone_creature = Capacity 2.
name-storm_ray = Storm Ray
text-storm_ray = 2 permanent arrows.
name-ash_colossus = Ash Colossus
text-ash_colossus = 1 permanent sword.
name-glass_scorpion = Glass Scorpion
text-glass_scorpion = Income 2 coins.
name-hollow_tortoise = Hollow Tortoise
text-hollow_tortoise = Capacity 1. 1 food.
name-veiled_watcher = Veiled Watcher
text-veiled_watcher = Income 1 knowledge.
name-many_armed_sovereign = Many-Armed Sovereign
text-many_armed_sovereign = Capacity 1.
name-sunken_emperor = Sunken Emperor
text-sunken_emperor = When gained: 2 knowledge.
name-burning_mountain = Burning Mountain
text-burning_mountain = 1 permanent sword.
name-wind_leviathan = Wind Leviathan
text-wind_leviathan = Capacity 1. 1 food.
name-dread_sphinx = Dread Sphinx
text-dread_sphinx = Capacity 1. When gained: 4 coins.
name-sky_eater = Sky-Eater
text-sky_eater = Capacity 1. 1 food. When gained: 1 citizen.
name-old_hunger = Old Hunger
text-old_hunger = Income 2 coins.

## Provinces

name-open_plain = Open Plain
text-open_plain = Capacity 5.
name-wide_valley = Wide Valley
text-wide_valley = Capacity 4. When gained: repair up to 2 Empire cards.
name-river_delta = River Delta
text-river_delta = Capacity 3. 1 food.
name-orchard_hills = Orchard Hills
text-orchard_hills = Capacity 2. 2 food.
name-coast_road = Coast Road
text-coast_road = Capacity 3. Income 1 coin.
name-market_quarter = Market Quarter
text-market_quarter = Capacity 2. Income 2 coins.
name-garrison_heights = Garrison Heights
text-garrison_heights = Capacity 3. 1 army slot.
name-old_fortress = Old Fortress
text-old_fortress = Capacity 2. 1 army slot. 1 permanent sword.
name-watch_ridge = Watch Ridge
text-watch_ridge = Capacity 3. 1 permanent sword.
name-scholars_hill = Scholars’ Hill
text-scholars_hill = Capacity 2. Income 1 knowledge. When you Explore, draw 1 extra card.

## The sketch in the terminal

board-sketch-player = Player { $number }
board-sketch-round =
    { $side ->
        [hand] Round { $round } of { $rounds }. First Player tile: { $holder }, hand up.
       *[plain] Round { $round } of { $rounds }. First Player tile: { $holder }.
    }
board-sketch-covered = covered
board-sketch-empire = Empire { $deck } (deck: { $left })
board-sketch-military = Military (deck: { $left })
board-sketch-province = Province (pile: { $left })
board-sketch-both = { $defence }, swords and arrows
board-sketch-swords = { $defence }, swords only
board-sketch-price =
    { $knowledge ->
        [0] { counted-price }
       *[other] { $coins ->
            [0] { counted-learning }
           *[other] { counted-price }, { counted-learning }
        }
    }
board-sketch-coins = Coins
board-sketch-knowledge = Knowledge
board-sketch-citizens = Citizens to place
board-sketch-food = Food / citizens
board-sketch-capacity = Built / capacity
board-sketch-attack = Swords + arrows
board-sketch-banners = Banners
board-sketch-passed = Passed
board-sketch-points = Points now
board-sketch-armies = Armies
board-sketch-lands = Provinces
board-sketch-trophies = Titans
board-sketch-reserve = Reserve

## What chance brought

tally-dice_rolled = Damage dice
tally-cards_drawn = Empire cards explored
tally-titan_revealed = Titans revealed
outcome-titans = Titan
outcome-coins = Coin
outcome-blanks = Blank

## Help

help-rounds = Six rounds. In turn, each player places a citizen, attacks a Titan or passes; when all have passed, the round ends: income, citizens home, feeding.
help-citizens = A citizen goes to an action space or to one of your cards with an action. High ones win the spaces that want a higher number; low ones serve on Build, Recruit, Rebuild and your own cards.
help-empire = Empire cards are built with Build. Their icons work at once, their banners score at the end. What is left in the row is replaced every round.
help-military = Military cards join your armies with Recruit. Those in the row stay until somebody takes them.
help-armies = A recruited card starts a new army if a slot is free, or lies on top of an unused army: the card beneath is retired, loses its coins and leaves its legacy.
help-use = Using an army puts coins on it: one more than lie there already. A used army is ready again next round, but its coins stay. Swords count against all Titans, arrows only against those that show them.
help-provinces = Provinces are taken with Expand and give room for more Empire cards.
help-permanent = Permanent attack and bonuses for the round are added to every attack, without cost.
help-dice = After a victory, roll one die for each banner of the Titan: a Titan face damages one of your Empire cards, a coin face costs a coin.
help-tile = Who holds the tile begins the next round. Rebuild takes it and turns the hand up; until the round ends nobody else can take it.
help-food = At the end of the round every citizen needs food. Who is not fed lies on Famine for a round, and at the end of the game costs 2 points.
help-famine = Citizens on Famine cannot be placed. A new citizen waits here until it is fed.
help-capacity = Each Empire card takes up one place; Provinces and some Titans bring more. Damaged cards take up theirs too, and still score.

## The drawn table

board-sure-pass_turn = You could still do something this round. Pass for the rest of it?
board-round = Round { $round } of { $rounds }
board-actions = Actions
board-tile = First Player tile
board-tile-of =
    { $side ->
        [hand] { $name } holds the tile, hand up: nobody else can take it this round.
       *[plain] { $name } holds the tile.
    }
board-cost = Cost
board-banners = Banners
board-tribe-red = red
board-tribe-blue = blue
board-tribe-green = green
board-tribe-yellow = yellow
board-tribe-purple = purple
board-swords = Swords
board-arrows = Arrows
board-defence = Defence
board-next-use = Next use
board-used = used
board-army =
    { $used ->
        [yes] Army of { $card }, used: { counted-swords }, { counted-arrows }.
       *[no] Army of { $card }: { counted-swords }, { counted-arrows }; to use it costs { counted-cost }.
    }
board-army-used = Used this round; ready again in the next.
board-legacies = Retired beneath it: { $cards }.
board-reach-cost = yours for { counted-price }
board-reach-dear = needs { counted-price }
board-reach-missing = { $count } more needed
board-titan =
    { $arrows ->
        [yes] { $titan }: defence { $defence }, swords and arrows count. Banners: { $banners }. { $text }
       *[no] { $titan }: defence { $defence }, only swords count. Banners: { $banners }. { $text }
    }
board-both-count = Swords and arrows count against it.
board-swords-only = Only swords count against it.
board-dice =
    { $count ->
        [one] One damage die is rolled when it falls.
       *[other] { $count } damage dice are rolled when it falls.
    }
board-gathering = Strength { $strength } against { $defence }, for { counted-cost }.
board-placement-higher = Any citizen may go here as long as nobody stands here; then only a higher one.
board-placement-surcharge = Any citizen may go here. If others stand here, it costs 1 coin, unless one of them has the same value.
board-placement-free = Any citizen may go here at any time.
board-beat = Only a citizen higher than { $value } may go here.
board-opens = Opens in round { $round }.
board-admits = Of yours by their value: { $citizens }.
board-surcharged = 1 coin extra for: { $citizens }.
board-from-round = round { $round }
board-any = any
board-or = or
board-empire-row = Empire cards on offer
board-empire-deck =
    { $count ->
        [one] Empire { $deck }: 1 card left in the deck
       *[other] Empire { $deck }: { $count } cards left in the deck
    }
board-discard = Discarded
board-military-row = Military cards on offer
board-military-deck =
    { $count ->
        [one] Military: 1 card left in the deck
       *[other] Military: { $count } cards left in the deck
    }
board-province-row = Province on offer
board-no-province = No Province is left.
board-titans = Titans
board-no-titan = No Titan is left in this pile.
board-below = Cards beneath it
board-known = You know what lies beneath: { $cards }.
board-damage-dice = Damage dice
board-face-titan = Titan
board-face-coin = Coin
board-face-blank = Blank
board-drawn = { $name } explores: one card is kept
board-scouting = { $name } looks at Titans; put back so far: { $count }
board-looked = Choose one of the Provinces on top
board-city = City: { $count } cards, room for { $capacity }
board-damaged = Damaged: it gives nothing until it is repaired, but its banners still score.
board-worker = Citizen { $citizen } works here until the end of the round.
board-points-now = Points now
board-armies = Armies: { $count }, slots: { $slots }
board-slot = Free army slot
board-coins = Coins
board-coins-help =
    { $count ->
        [one] Income at the end of the round: 1 coin.
       *[other] Income at the end of the round: { $count } coins.
    }
board-knowledge = Knowledge
board-knowledge-help = Income at the end of the round: { $count } knowledge. The best cards cost knowledge.
board-food = Food for citizens
board-capacity = Empire cards and room
board-citizen = Citizen { $value }
board-away =
    { $count ->
        [one] 1 at work
       *[other] { $count } at work
    }
board-famine = Famine
board-vp =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
board-tally =
    { $next ->
        [0] { $tribe }: { $count }, worth { board-vp }; more bring nothing.
       *[other] { $tribe }: { $count }, worth { board-vp }; the next one brings { $next }.
    }
board-banners-help = Banners of one tribe score together: { $points } for one, two, three and so on.
board-reserve = Reserve
board-secret = Empire { $deck }, face down
board-lands = Titans defeated and Provinces
board-strip = City of { $name }: { counted-price }, { $knowledge } knowledge, citizens to place: { $citizens }, { counted-swords }, { counted-arrows }, { $total } points. Open or close.

## Why something is not possible now

why-opens_later = This space opens in round { $round }.
why-no_citizen_left = None of your citizens is available this round.
why-needs_higher_citizen = It takes a citizen higher than { $beat }; you have none available.
why-needs_coins =
    { $missing ->
        [one] You are 1 coin short; it takes { $count }.
       *[other] You are { $missing } coins short; it takes { $count }.
    }
why-needs_knowledge = You lack { $missing } knowledge; it takes { $count }.
why-needs_province_price = It takes 1 knowledge or 3 coins.
why-no_province_left = No Province is left.
why-nothing_to_find = No Empire card is left to be found.
why-all_citizens_there = You have all your citizens already.
why-city_full = Your city has room for { $capacity } cards, and it is full. Expand brings more.
why-already_built = You have built this card already; a second copy is not allowed.
why-nothing_to_build = There is no card that you can pay for.
why-nothing_to_recruit = There is no Military card that you can pay for.
why-no_place_for_army = No army slot is free, and all your armies are used, so none can be retired.
why-card_taken = One of your citizens already works here.
why-card_is_damaged = It is damaged. Rebuild repairs it.
why-nothing_to_do = Its action would do nothing now.
why-attack_too_weak = All your unused armies together are { $missing } too weak.
why-no_army_ready = All your armies are used this round.
