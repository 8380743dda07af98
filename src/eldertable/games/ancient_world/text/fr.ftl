title = Un Monde Oublié
tagline = Bâtissez une Cité-État, ralliez les Tribus et terrassez les Titans.

## La première partie guidée

guide-welcome = Votre cité se dresse parmi les Titans. En six Manches, vous placez des Citoyens sur des actions et envoyez des Armées contre les Titans ; les Bannières des bâtiments et des Titans vaincus rapportent par séries de même couleur. Plaçons les premiers Citoyens.
guide-build = Placez un Citoyen : choisissez Construction pour ajouter une carte à votre cité.
guide-low_citizen = Envoyez le Citoyen 1. Construction accepte tous les nombres, d’autres cases en veulent un plus grand que ceux qui y sont déjà : gardez le 3 pour elles.
guide-card = La Place du marché coûte peu et rapporte à chaque Manche. D’abord le revenu, les Bannières ensuite.
guide-recruit = Maintenant une Armée : Recrutement accepte aussi tous les nombres.
guide-second_citizen = Envoyez le Citoyen 2.
guide-legacy = Il n’y a plus de place libre : une Armée est démobilisée sous la nouvelle. Elle laisse un Héritage, et le coût d’utilisation de la pile repart de zéro.
guide-attack = Attaquer ne coûte pas de Citoyen. Vos Armées suffisent pour ce Titan : attaquez ! Chaque utilisation d’une Armée coûte des Pièces, toujours plus ; les Épées comptent contre tous les Titans, les Flèches contre ceux qui en montrent.
guide-labour = Labeur rapporte 2 Pièces. Il faut un nombre plus grand que le dernier posé.
guide-farewell =
    Quand vous n’avez plus rien à faire, passez ; quand tous ont passé, la Manche se termine et votre cité touche son revenu. Les Citoyens ont besoin de Nourriture, les cartes endommagées comptent quand même. { $touch ->
        [true] Gardez le doigt sur un élément
       *[false] Pointez un élément
    } pour en lire l’explication. Bon jeu !
guide-known = Les Citoyens vont sur les actions, et la plupart des cases veulent un nombre plus grand que le dernier. Les cartes apportent revenu et Bannières. Les Armées attaquent sans Citoyen, pour un coût qui monte à chaque fois. Quand tous ont passé, la Manche s’achève.
guide-left = Vaincre un Titan et ce qu’il inflige d’abord à votre cité, nourrir vos Citoyens, les Provinces, et quelles Bannières réunir.

## La deuxième leçon

guide2-title = Titans et Nourriture
guide2-welcome = Troisième Manche. Tous vos Citoyens sont au travail, mais vos Armées ne sont pas fatiguées. Un Titan menace : abattons-le, puis voyons ce que mangent vos Citoyens.
guide2-attack = Attaquer ne demande pas de Citoyen. La Créature de pierre porte 10 sur son bouclier : vos Armées et l’attaque permanente de votre cité doivent atteindre ce nombre. Attaquez-la.
guide2-army = Choisissez les Armées qui combattent. Chacune coûte des Pièces, une de plus à chaque utilisation. Le plateau additionne ce que vous avez : avec le reste, les Frondeurs des montagnes suffisent.
guide2-strike = Cela suffit : frappez.
guide2-damage = Un Titan qui tombe rend les coups : ses dés endommagent votre cité. Choisissez ce qui souffre. Une carte endommagée ne donne plus rien avant d’être réparée, mais ses Bannières comptent toujours.
guide2-pass = Il n’y a plus rien à faire dans cette Manche : passez.
guide2-starve = Il n’y a pas assez à manger pour tous. Choisissez qui a faim : un Citoyen en Famine ne peut pas être placé à la Manche suivante.
guide2-fed = Une nouvelle Manche : le revenu est arrivé, les Armées sont reposées, les Citoyens sont rentrés. À la fin de chaque Manche, chaque Citoyen a besoin d’une unité de Nourriture ; votre Capitale et certaines cartes en donnent, sauf si elles sont endommagées. Qui a faim attend une Manche, et coûte 2 points s’il a faim à la fin.
guide2-farewell = Les Titans paient en Bannières et en récompenses, et ils sont plus forts d’une pile à l’autre. Reconstruction répare ce qu’ils ont brisé. Regardez quelles couleurs réunissent vos rivaux.
guide2-known = Les Armées attaquent sans Citoyen, pour un coût qui monte à l’usage. Un Titan vaincu donne ses Bannières et endommage votre cité. Un Citoyen sans Nourriture perd une Manche.
guide2-left = Les Héritages des Armées démobilisées, les Provinces, l’Exploration, et les cinq Bannières qui rapportent le plus ensemble.

## Options

option-expansion_plus = Expansion +
option-expansion_plus-help = Lors d’une Expansion, vous pouvez regarder les trois premières Provinces et en garder une.
value-expansion_plus-false = prendre la Province visible
value-expansion_plus-true = choisir parmi trois
option-first_player = Premier Joueur
option-first_player-help = Qui commence la première Manche.
value-first_player-random = tiré au sort
value-first_player-0 = place 1
value-first_player-1 = place 2
value-first_player-2 = place 3
value-first_player-3 = place 4
option-free_slot = Emplacement d’Armée libre
option-free_slot-help = Ce que peut faire une carte recrutée tant qu’un emplacement d’Armée est libre. Le livret se lit des deux façons.
value-free_slot-choose = former une Armée, ou se poser sur une autre
value-free_slot-new_army = toujours former une nouvelle Armée

## Decisions

decision-turn =
    { $seat_you ->
        [yes] À vous : placez un Citoyen, attaquez un Titan ou passez.
       *[no] C’est au tour { de-seat }.
    }
decision-send_citizen =
    { $seat_you ->
        [yes] { $place } : quel Citoyen placez-vous ?
       *[no] { $seat } place un Citoyen : { $place }.
    }
decision-build =
    { $seat_you ->
        [yes] Quelle carte Empire construisez-vous ?
       *[no] { $seat } construit une carte Empire.
    }
decision-recruit =
    { $seat_you ->
        [yes] Quelle carte Militaire recrutez-vous ?
       *[no] { $seat } recrute.
    }
decision-station =
    { $seat_you ->
        [yes] Où placez-vous la nouvelle carte ?
       *[no] { $seat } place la nouvelle carte.
    }
decision-payment =
    { $seat_you ->
        [yes] Comment payez-vous ?
       *[no] { $seat } choisit comment payer.
    }
decision-take_province =
    { $seat_you ->
        [yes] Prenez-vous cette Province, ou regardez-vous d’abord les trois premières ?
       *[no] { $seat } prend une Province et peut d’abord regarder les trois premières.
    }
decision-choose_province =
    { $seat_you ->
        [yes] Quelle Province prenez-vous ?
       *[no] { $seat } choisit une Province.
    }
decision-explore =
    { $seat_you ->
        [yes] Piocher dans la pile Empire, ou prendre une carte visible ?
       *[no] { $seat } explore.
    }
decision-keep =
    { $seat_you ->
        [yes] Quelle carte gardez-vous dans votre réserve ?
       *[no] { $seat } choisit la carte à garder.
    }
decision-reserve_one =
    { $seat_you ->
        [yes] Vous passez en premier : mettez-vous une carte dans votre réserve ?
       *[no] { $seat } a passé en premier et peut mettre une carte en réserve.
    }
decision-choose_armies =
    { $seat_you ->
        [yes] { $missing ->
            [0] Cible : { $titan }. Attaque de { $strength } contre { $defence }, pour { counted-cost }. Frapper, ou envoyer encore une Armée ?
           *[other] Cible : { $titan }. Il manque { $missing } pour atteindre { $defence }. Quelle Armée envoyez-vous ?
        }
       *[no] { $seat } prépare une attaque. Cible : { $titan }.
    }
decision-repair =
    { $seat_you ->
        [yes] { $count ->
            [one] Quelle carte endommagée réparez-vous ?
           *[other] Quelle carte endommagée réparez-vous ? Vous pouvez en réparer jusqu’à { $count }.
        }
       *[no] { $seat } peut réparer des cartes endommagées.
    }
decision-damage =
    { $seat_you ->
        [yes] Le Titan frappe : laquelle de vos cartes est endommagée ?
       *[no] { $seat } choisit la carte endommagée.
    }
decision-army_limit =
    { $seat_you ->
        [yes] Vous avez plus d’Armées que d’emplacements : laquelle défaussez-vous ?
       *[no] { $seat } doit défausser une Armée.
    }
decision-offer =
    { $seat_you ->
        [yes] Utilisez-vous « { $card } » ?
       *[no] { $seat } peut utiliser « { $card } ».
    }
decision-remove_military_coin =
    { $seat_you ->
        [yes] Retirez-vous une Pièce d’une de vos cartes Militaire ?
       *[no] { $seat } peut retirer une Pièce d’une carte Militaire.
    }
decision-copy_action =
    { $seat_you ->
        [yes] Quelle Action utilisez-vous ?
       *[no] { $seat } utilise l’Action d’une autre cité.
    }
decision-scout_titans =
    { $seat_you ->
        [yes] Quelle pile de Titans regardez-vous ?
       *[no] { $seat } choisit une pile de Titans à regarder.
    }
decision-arrange_titans =
    { $seat_you ->
        [yes] Remettez les Titans : lequel vient ensuite, en partant du dessus ?
       *[no] { $seat } remet les Titans dans un nouvel ordre.
    }
decision-attack_scouted =
    { $seat_you ->
        [yes] Attaquez-vous tout de suite le Titan du dessus ?
       *[no] { $seat } peut attaquer le Titan du dessus.
    }
decision-starve =
    { $seat_you ->
        [yes] { $count ->
            [one] Il manque de la Nourriture pour un Citoyen. Qui va sur la case Famine ?
           *[other] Il manque de la Nourriture pour { $count } Citoyens. Qui va sur la case Famine ?
        }
       *[no] { $seat } manque de Nourriture.
    }

## Choices

army-place =
    { $army ->
        [0] première Armée
        [1] deuxième Armée
        [2] troisième Armée
        [3] quatrième Armée
        [4] cinquième Armée
       *[other] sixième Armée
    }
choice-place_citizen = { $space }
choice-use_card = { $card } (votre carte)
choice-send_citizen = Citoyen { $citizen }
choice-attack_titan = Attaquer : { $titan }
choice-pass_turn = Passer
choice-build_card =
    { $source_id ->
        [display] Construire { $card }
       *[reserve] Construire { $card } depuis votre réserve
    }
choice-build_with_crane =
    { $source_id ->
        [display] Défausser { name-crane } pour construire { $card } sans en payer le coût
       *[reserve] Défausser { name-crane } pour construire { $card } depuis votre réserve sans en payer le coût
    }
choice-recruit_card = Recruter { $card }
choice-new_army = Former une nouvelle Armée
choice-retire_army = Démobiliser { $card } ({ army-place }) sous la nouvelle carte
choice-pay_with =
    { $knowledge ->
        [0] Payer { counted-price }
       *[other] Payer { counted-learning }
    }
choice-take_province = Prendre { $province }
choice-look_at_provinces = Regarder les trois premières Provinces
choice-explore_deck = Piocher dans la pile Empire
choice-reserve_card = Mettre { $card } dans votre réserve
choice-reserve_deck_top = Mettre la première carte de la pile Empire, sans la voir, dans votre réserve
choice-keep_card = Garder { $card }
choice-pay_army = Envoyer { $card } ({ army-place })
choice-strike = Frapper
choice-repair_card = Réparer { $card }
choice-damage_card = Laisser endommager { $card }
choice-disband_army = Défausser { $card } ({ army-place })
choice-remove_coin =
    { $place_id ->
        [name] Retirer une Pièce du nom de la carte « { $card } » ({ army-place })
       *[picture] Retirer une Pièce de l’illustration de la carte « { $card } » ({ army-place })
    }
choice-use_trigger = Utiliser { $card }
choice-copy_action = Utiliser l’Action de la carte « { $card } »
choice-scout_pile =
    { $stars ->
        [1] Les Titans à une étoile
        [2] Les Titans à deux étoiles
       *[3] Les Titans à trois étoiles
    }
choice-arrange_titan = { $titan }
choice-starve = Sur la case Famine : { $citizens }
choice-decline = S’en passer

## Events

counted-coins =
    { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }
counted-price =
    { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }
counted-cost =
    { $cost ->
        [one] { $cost } Pièce
       *[other] { $cost } Pièces
    }
counted-learning = { $knowledge } Savoir
counted-tokens = { $count } Savoir
counted-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
counted-swords =
    { $swords ->
        [one] { $swords } Épée
       *[other] { $swords } Épées
    }
counted-arrows =
    { $arrows ->
        [one] { $arrows } Flèche
       *[other] { $arrows } Flèches
    }
purse =
    { $knowledge ->
        [0] { counted-price }
       *[other] { $coins ->
            [0] { counted-learning }
           *[other] { counted-price } et { counted-learning }
        }
    }
event-round_began =
    { $seat_you ->
        [yes] La Manche { $round } commence. Vous jouez en premier.
       *[no] La Manche { $round } commence. { $seat } joue en premier.
    }
event-space_uncovered = { $space } : l’Action est désormais disponible.
event-empire_deck_changed = La pile Empire B entre en jeu.
event-empire_dealt = Nouvelles cartes Empire : { $cards }.
event-military_dealt = Nouvelles cartes Militaire : { $cards }.
event-empire_reshuffled = La défausse Empire devient la nouvelle pile ({ counted-cards }).
event-citizen_placed =
    { $seat_you ->
        [yes] Vous placez le Citoyen { $citizen } sur { $space }.
       *[no] { $seat } place le Citoyen { $citizen } sur { $space }.
    }
event-card_used =
    { $seat_you ->
        [yes] Vous placez le Citoyen { $citizen } sur « { $card } ».
       *[no] { $seat } place le Citoyen { $citizen } sur « { $card } ».
    }
event-action_copied =
    { $seat_you ->
        [yes] Vous utilisez l’Action de la carte « { $card } ».
       *[no] { $seat } utilise l’Action de la carte « { $card } ».
    }
event-surcharge_paid =
    { $seat_you ->
        [yes] Vous payez 1 Pièce de plus, la case étant occupée : { $space }.
       *[no] { $seat } paie 1 Pièce de plus, la case étant occupée : { $space }.
    }
event-paid =
    { $seat_you ->
        [yes] Vous payez { purse }.
       *[no] { $seat } paie { purse }.
    }
event-coins_gained =
    { $seat_you ->
        [yes] Vous gagnez { counted-coins }.
       *[no] { $seat } gagne { counted-coins }.
    }
event-knowledge_gained =
    { $seat_you ->
        [yes] Vous gagnez { counted-tokens }.
       *[no] { $seat } gagne { counted-tokens }.
    }
event-attack_raised =
    { $seat_you ->
        [yes] Votre Attaque augmente pour cette Manche : { bonus }.
       *[no] L’Attaque { de-seat } augmente pour cette Manche : { bonus }.
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
        [yes] Vous gagnez le Citoyen { $citizen }, utilisable une fois nourri.
       *[no] { $seat } gagne le Citoyen { $citizen }, utilisable une fois nourri.
    }
event-tile_taken =
    { $seat_you ->
        [yes] La tuile Premier Joueur est à vous : vous commencerez la prochaine Manche.
       *[no] { $seat } a la tuile Premier Joueur et commencera la prochaine Manche.
    }
event-built =
    { $seat_you ->
        [yes] Vous construisez « { $card } ».
       *[no] { $source_id ->
            [display] { $seat } construit « { $card } ».
           *[reserve] { $seat } construit « { $card } » depuis sa réserve.
        }
    }
event-crane_discarded =
    { $seat_you ->
        [yes] Vous défaussez « { $card } » pour construire sans payer.
       *[no] { $seat } défausse « { $card } » pour construire sans payer.
    }
event-province_taken =
    { $seat_you ->
        [yes] Vous prenez la Province « { $province } ».
       *[no] { $seat } prend la Province « { $province } ».
    }
event-province_revealed = Province suivante : { $province }.
event-provinces_seen =
    { $seat_you ->
        [yes] Vous regardez ces Provinces : { $provinces }.
       *[no] { $seat } regarde { counted-cards } de la pile Province.
    }
event-recruited =
    { $seat_you ->
        [yes] Vous recrutez « { $card } ».
       *[no] { $seat } recrute « { $card } ».
    }
event-army_formed = { $card } : une nouvelle Armée.
event-army_retired = La carte « { $legacy } » est démobilisée et laisse son Héritage sous « { $card } ».
event-cards_drawn =
    { $seat_you ->
        [yes] Vous piochez : { $cards }.
       *[no] { $seat } pioche { counted-cards }.
    }
event-card_reserved =
    { $seat_you ->
        [yes] Vous mettez « { $card } » dans votre réserve.
       *[no] { $seat } met « { $card } » en réserve.
    }
event-secret_reserved =
    { $seat_you ->
        [yes] Vous mettez « { $card } » dans votre réserve.
       *[no] { $seat } met une carte inconnue en réserve.
    }
event-cards_discarded =
    { $seat_you ->
        [yes] Vous défaussez : { $cards }.
       *[no] { $seat } défausse : { $cards }.
    }
event-army_paid =
    { $seat_you ->
        [yes] Vous envoyez « { $card } » pour { counted-price }.
       *[no] { $seat } envoie « { $card } » pour { counted-price }.
    }
event-titan_defeated =
    { $seat_you ->
        [yes] Vous terrassez le Titan « { $titan } » avec une Attaque de { $strength } !
       *[no] { $seat } terrasse le Titan « { $titan } » avec une Attaque de { $strength } !
    }
event-titan_revealed = Un Titan apparaît : { $titan }.
event-titans_scouted =
    { $seat_you ->
        [yes] Vous regardez ces Titans : { $titans }.
       *[no] { $stars ->
            [1] { $seat } regarde les Titans à une étoile.
            [2] { $seat } regarde les Titans à deux étoiles.
           *[3] { $seat } regarde les Titans à trois étoiles.
        }
    }
event-spied =
    { $seat_you ->
        [yes] L’Espionnage vous rapporte { counted-tokens }.
       *[no] L’Espionnage rapporte { counted-tokens } à { $seat }.
    }
event-looted =
    { $seat_you ->
        [yes] Votre Butin : { counted-coins }.
       *[no] Butin { de-seat } : { counted-coins }.
    }
event-dice_rolled = Dés de Dégâts : Titan { $titans }, Pièce { $coins }, blanc { $blanks }.
event-coins_lost =
    { $seat_you ->
        [yes] Vous perdez { counted-coins }.
       *[no] { $seat } perd { counted-coins }.
    }
event-card_damaged =
    { $seat_you ->
        [yes] Votre carte « { $card } » est endommagée.
       *[no] La carte « { $card } » { de-seat } est endommagée.
    }
event-card_repaired =
    { $seat_you ->
        [yes] Vous réparez « { $card } ».
       *[no] { $seat } répare « { $card } ».
    }
event-army_disbanded =
    { $seat_you ->
        [yes] Vous défaussez l’Armée « { $card } ».
       *[no] { $seat } défausse l’Armée « { $card } ».
    }
event-coin_removed =
    { $seat_you ->
        [yes] Vous retirez une Pièce de la carte « { $card } ».
       *[no] { $seat } retire une Pièce de la carte « { $card } ».
    }
event-passed =
    { $seat_you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
event-declined =
    { $seat_you ->
        [yes] Vous vous en passez.
       *[no] { $seat } s’en passe.
    }
event-income_taken =
    { $seat_you ->
        [yes] Votre revenu : { purse }.
       *[no] Revenu { de-seat } : { purse }.
    }
event-starved =
    { $seat_you ->
        [yes] Famine parmi vos Citoyens : n° { $citizens }.
       *[no] Famine parmi les Citoyens { de-seat } : n° { $citizens }.
    }
event-game_ended = La sixième Manche est terminée.

## End and score

ending-six_rounds = Les six Manches ont été jouées.
tie-coins = Égalité de points : qui a le plus de Pièces l’emporte.
tie-cards = Égalité de points et de Pièces : qui a le plus de cartes dans sa cité l’emporte.
tie-knowledge = Égalité de points, de Pièces et de cartes : qui a le plus de Savoir l’emporte.
part-red = Bannières rouges
part-blue = Bannières bleues
part-green = Bannières vertes
part-yellow = Bannières jaunes
part-purple = Bannières violettes
part-empire = Cartes Empire
part-famine = Famine

## Action spaces

name-labour = Labeur
text-labour = Prenez 2 Pièces.
name-build = Construction
text-build = Construisez une carte Empire visible ou de votre réserve en payant son coût ; il faut de la Capacité, et jamais deux exemplaires de la même carte.
name-enlist = Enrôlement
text-enlist = +1 en Attaque pour la Manche par Citoyen que vous avez ici.
name-expand = Expansion
text-expand = Payez 1 Savoir ou 3 Pièces ; prenez la Province visible, puis retournez la suivante.
name-discover = Découverte
text-discover = Payez 3 Pièces et prenez 1 Savoir.
name-rebuild = Reconstruction
text-rebuild = Réparez jusqu’à 2 cartes Empire, prenez la tuile Premier Joueur (sauf si elle montre la main) et retournez-la côté main, prenez 1 Pièce.
name-recruit = Recrutement
text-recruit = Prenez une carte Militaire visible en payant son coût ; formez une nouvelle Armée sur un emplacement libre, ou démobilisez une carte active non utilisée et posez la nouvelle par-dessus.
name-explore = Exploration
text-explore = Piochez 5 cartes Empire (plus le bonus d’Exploration), gardez-en une en réserve et défaussez les autres ; ou prenez une carte visible en réserve.
name-populate = Repeuplement
text-populate = Payez 3 Pièces ; prenez votre Citoyen restant de plus petite valeur, sur la case Famine jusqu’à la prochaine Manche.

## Starting Empire cards

name-fishing_dock = Port de pêche
text-fishing_dock = 1 Nourriture.
name-wheat_fields = Champ de blé
text-wheat_fields = 1 Nourriture.

## Empire A

name-olive_grove = Oliveraie
text-olive_grove = 1 Nourriture.
name-terrace_farms = Cultures en terrasses
text-terrace_farms = 2 Nourriture.
name-archivist_monks_of_bol = Moines archivistes de Bol
text-archivist_monks_of_bol = Revenu : 1 Pièce. Lors d’une Exploration, piochez 2 cartes de plus.
name-watchtower = Tour de guet
text-watchtower = 1 Flèche permanente. Action : réparez 1 carte Empire et gagnez 2 Pièces.
name-hermits_retreat = Retraite des ermites
text-hermits_retreat = Revenu : 1 Savoir.
name-goat_pasture = Pâturage de chèvres
text-goat_pasture = 1 Nourriture. Revenu : 1 Pièce.
name-settlers_camp = Camp de colons
text-settlers_camp = 1 Nourriture. À l’obtention : 1 Citoyen.
name-market_square = Place du marché
text-market_square = Revenu : 1 Pièce.
name-crane = Grue
text-crane = Lorsque vous effectuez l’Action Construction, vous pouvez défausser cette carte pour construire une carte Empire sans en payer le coût.
name-surveyors_house = Maison des arpenteurs
text-surveyors_house = Action : payez 2 Pièces pour prendre la Province visible.
name-housing_quarter = Quartier d’habitation
text-housing_quarter = À l’obtention : 1 Citoyen.
name-smithy = Forge
text-smithy = 1 Épée permanente.
name-barracks = Caserne
text-barracks = 1 emplacement d’Armée. À l’obtention : vous pouvez recruter une carte Militaire visible en payant son coût.
name-zori_playwrights = Dramaturges Zori
text-zori_playwrights = Si vous passez en premier, vous pouvez mettre dans votre réserve une carte Empire visible ou la première carte de la pile Empire.
name-muster_field = Champ de Mars
text-muster_field = Action : +1 Épée jusqu’à la fin de la Manche, puis vous pouvez recruter une carte Militaire visible en payant son coût.
name-aqueduct = Aqueduc
text-aqueduct = Lorsque vous obtenez un nouveau Citoyen, gagnez 1 Pièce par symbole Nourriture de votre plateau et de vos cartes.
name-isolated_outpost = Avant-poste isolé
text-isolated_outpost = Lorsque le joueur à votre droite effectue l’Action Découverte, vous pouvez retirer 1 Pièce d’une de vos cartes Militaire actives (du nom ou de l’illustration).
name-town_hall = Maison municipale
text-town_hall = Action : gagnez 1 Savoir et prenez la tuile Premier Joueur (sauf si elle montre déjà la main).
name-cryptan_ship = Navire Cryptan
text-cryptan_ship = Action : effectuez l’Action Exploration et gagnez 2 Pièces.
name-harbour = Port
text-harbour = Action : gagnez 3 Pièces.
name-silver_mine = Mine d’argent
text-silver_mine = Revenu : 2 Pièces.
name-scribes_guild = Guilde des scribes
text-scribes_guild = Lorsque le joueur à votre gauche effectue l’Action Découverte, vous pouvez acheter 1 Savoir pour 1 Pièce.
name-observatory = Observatoire
text-observatory = Revenu : 1 Pièce. Action : gagnez 1 Savoir.
name-engineers_academy = Académie des ingénieurs
text-engineers_academy = Chaque carte Empire que vous construisez vous coûte 1 Pièce de moins (jamais moins de 0).
name-bridge = Pont
text-bridge = Action : utilisez l’Action d’une carte Empire d’un autre joueur, qu’un Citoyen s’y trouve ou non.

## Empire B

name-citadel = Citadelle
text-citadel = Fin de partie : PV supplémentaires pour vos Bannières rouges (celles de cette carte comprises) : 1 PV pour 1 ou 2, 2 PV pour 3 ou 4, 3 PV pour 5 ou plus.
name-victory_arch = Arc de triomphe
text-victory_arch = Fin de partie : 1 PV par paire de Titans vaincus (3 PV au maximum).
name-arsenal = Arsenal
text-arsenal = 2 Épées permanentes.
name-hall_of_generals = Salle des généraux
text-hall_of_generals = 1 emplacement d’Armée. 1 Épée permanente.
name-city_ramparts = Remparts de la cité
text-city_ramparts = 1 Flèche permanente. À l’obtention : réparez jusqu’à 2 cartes Empire.
name-veterans_colony = Colonie de vétérans
text-veterans_colony = 1 Épée permanente. À l’obtention : 1 Citoyen.
name-great_lighthouse = Grand phare
text-great_lighthouse = Fin de partie : PV supplémentaires pour vos Bannières bleues (celles de cette carte comprises) : 1 PV pour 1 ou 2, 2 PV pour 3 ou 4, 3 PV pour 5 ou plus.
name-deep_harbour = Port en eau profonde
text-deep_harbour = Revenu : 2 Pièces.
name-merchant_city = Cité marchande
text-merchant_city = Action : utilisez l’Action d’une carte Empire d’un autre joueur, qu’un Citoyen s’y trouve ou non.
name-hanging_canals = Canaux suspendus
text-hanging_canals = 2 Nourriture. Revenu : 1 Pièce.
name-shipyard = Chantier naval
text-shipyard = Action : gagnez 2 Pièces, puis vous pouvez construire une carte Empire visible ou de votre réserve en payant son coût.
name-whaling_fleet = Flotte baleinière
text-whaling_fleet = 1 Nourriture. Action : gagnez 3 Pièces.
name-sacred_grove = Bosquet sacré
text-sacred_grove = Fin de partie : PV supplémentaires pour vos Bannières vertes (celles de cette carte comprises) : 1 PV pour 1 ou 2, 2 PV pour 3 ou 4, 3 PV pour 5 ou plus.
name-forest_hideout = Cachette forestière
text-forest_hideout = Action : regardez les 4 premières cartes d’une pile Titan (Titan visible compris), remettez-les dans l’ordre de votre choix ; vous pouvez ensuite attaquer la première carte de cette pile.
name-great_granary = Grand grenier
text-great_granary = 2 Nourriture.
name-rangers_lodge = Pavillon des rôdeurs
text-rangers_lodge = 2 Flèches permanentes. Lors d’une Exploration, piochez 1 carte de plus.
name-harvest_fair = Foire des moissons
text-harvest_fair = Action : gagnez 1 Pièce par symbole Nourriture de votre plateau et de vos cartes.
name-herbalists_garden = Jardin des herboristes
text-herbalists_garden = Action : réparez jusqu’à 2 cartes Empire et gagnez 3 Pièces.
name-golden_obelisk = Obélisque d’or
text-golden_obelisk = Fin de partie : PV supplémentaires pour vos Bannières jaunes (celles de cette carte comprises) : 1 PV pour 1 ou 2, 2 PV pour 3 ou 4, 3 PV pour 5 ou plus.
name-royal_mint = Monnaie royale
text-royal_mint = Fin de partie : 1 PV par tranche de 4 Pièces (3 PV au maximum).
name-caravanserai = Caravansérail
text-caravanserai = Action : gagnez 4 Pièces.
name-new_colony = Nouvelle colonie
text-new_colony = 1 Nourriture. À l’obtention : 1 Citoyen.
name-land_registry = Cadastre
text-land_registry = Fin de partie : 1 PV par Province (3 PV au maximum).
name-salt_road = Route du sel
text-salt_road = Revenu : 2 Pièces.
name-hall_of_masks = Salle des masques
text-hall_of_masks = Fin de partie : PV supplémentaires pour vos Bannières violettes (celles de cette carte comprises) : 1 PV pour 1 ou 2, 2 PV pour 3 ou 4, 3 PV pour 5 ou plus.
name-great_library = Grande bibliothèque
text-great_library = Revenu : 1 Savoir.
name-oracle = Oracle
text-oracle = Lors d’une Exploration, piochez 2 cartes de plus. Action : gagnez 1 Savoir et 1 Pièce.
name-training_grounds = Terrain d’entraînement
text-training_grounds = Action : +3 Épées jusqu’à la fin de la Manche.
name-hall_of_records = Salle des archives
text-hall_of_records = Fin de partie : 1 PV par Savoir (3 PV au maximum).
name-star_tower = Tour des étoiles
text-star_tower = À l’obtention : 2 Savoir.
name-moon_festival = Fête de la Lune
text-moon_festival = Fin de partie : 1 PV par série complète de 5 Bannières Tribales différentes.

## Starting Military cards

name-city_guard = Gardes de la cité
text-city_guard = 3 Flèches. Héritage : 1 Épée.
name-militia = Miliciens
text-militia = 2 Épées. Héritage : 1 Flèche.

## Military

name-merkian_troops = Troupes Merkian
text-merkian_troops = 1 Épée, 3 Flèches. Héritage : 1 Épée, 1 Flèche.
name-bronze_hoplites = Hoplites de bronze
text-bronze_hoplites = 4 Épées. Héritage : 1 Flèche.
name-spear_levy = Levée de lanciers
text-spear_levy = 3 Épées, 1 Flèche. Héritage : 1 Épée.
name-mountain_slingers = Frondeurs des montagnes
text-mountain_slingers = 5 Flèches. Héritage : 1 Flèche.
name-river_raiders = Pillards du fleuve
text-river_raiders = 3 Épées. Butin 1. Héritage : Butin 1.
name-night_scouts = Éclaireurs de nuit
text-night_scouts = 1 Épée, 2 Flèches. Espionnage 1. Héritage : 1 Flèche.
name-field_engineers = Ingénieurs de campagne
text-field_engineers = 2 Épées, 2 Flèches. Réparations 1. Héritage : Réparations 1.
name-nomad_archers = Archers nomades
text-nomad_archers = 4 Flèches. Butin 1. Héritage : 1 Flèche.
name-longbow_company = Compagnie d’arcs longs
text-longbow_company = 6 Flèches. Héritage : 2 Flèches.
name-desert_riders = Cavaliers du désert
text-desert_riders = 3 Épées, 2 Flèches. Butin 1. Héritage : 1 Épée.
name-chariot_squadron = Escadron de chars
text-chariot_squadron = 5 Épées, 1 Flèche. Héritage : 1 Épée, 1 Flèche.
name-veteran_phalanx = Phalange de vétérans
text-veteran_phalanx = 6 Épées. Héritage : 1 Épée.
name-temple_guardians = Gardiens du temple
text-temple_guardians = 5 Épées. Réparations 1. Héritage : 1 Épée, Réparations 1.
name-mist_ninja = Ninja des brumes
text-mist_ninja = 3 Épées, 1 Flèche. Espionnage 1. Héritage : Espionnage 1.
name-siege_crew = Équipe de siège
text-siege_crew = 3 Épées, 4 Flèches. Héritage : 1 Épée, 1 Flèche.
name-war_elephants = Éléphants de guerre
text-war_elephants = 7 Épées. Héritage : 2 Épées.
name-titan_hunters = Chasseurs de Titans
text-titan_hunters = 5 Épées, 3 Flèches. Héritage : 2 Épées.

## Titans

name-serpent_of_hmu = Serpent de Hmu
text-serpent_of_hmu = Capacité 1.
name-dune_strider = Arpenteur des dunes
text-dune_strider = 1 Flèche permanente.
name-reef_crawler = Rampant des récifs
text-reef_crawler = 1 Nourriture.
name-bog_wader = Échassier des marais
text-bog_wader = À l’obtention : 2 Pièces.
name-cliff_howler = Hurleur des falaises
text-cliff_howler = Revenu : 1 Pièce.
name-salt_giant = Géant de sel
text-salt_giant = À l’obtention : réparez 1 carte Empire.
name-thorn_beast = Bête d’épines
text-thorn_beast = 1 Nourriture.
name-stone_creature = Créature de pierre
text-stone_creature = Capacité 2.
name-storm_ray = Raie des tempêtes
text-storm_ray = 2 Flèches permanentes.
name-ash_colossus = Colosse de cendre
text-ash_colossus = 1 Épée permanente.
name-glass_scorpion = Scorpion de verre
text-glass_scorpion = Revenu : 2 Pièces.
name-hollow_tortoise = Tortue creuse
text-hollow_tortoise = Capacité 1. 1 Nourriture.
name-veiled_watcher = Guetteur voilé
text-veiled_watcher = Revenu : 1 Savoir.
name-many_armed_sovereign = Souverain aux mille bras
text-many_armed_sovereign = Capacité 1.
name-sunken_emperor = Empereur englouti
text-sunken_emperor = À l’obtention : 2 Savoir.
name-burning_mountain = Montagne ardente
text-burning_mountain = 1 Épée permanente.
name-wind_leviathan = Léviathan des vents
text-wind_leviathan = Capacité 1. 1 Nourriture.
name-dread_sphinx = Sphinx d’effroi
text-dread_sphinx = Capacité 1. À l’obtention : 4 Pièces.
name-sky_eater = Dévoreur de ciel
text-sky_eater = Capacité 1. 1 Nourriture. À l’obtention : 1 Citoyen.
name-old_hunger = Vieille faim
text-old_hunger = Revenu : 2 Pièces.

## Provinces

name-open_plain = Plaine ouverte
text-open_plain = Capacité 5.
name-wide_valley = Large vallée
text-wide_valley = Capacité 4. À l’obtention : réparez jusqu’à 2 cartes Empire.
name-river_delta = Delta du fleuve
text-river_delta = Capacité 3. 1 Nourriture.
name-orchard_hills = Collines aux vergers
text-orchard_hills = Capacité 2. 2 Nourriture.
name-coast_road = Route côtière
text-coast_road = Capacité 3. Revenu : 1 Pièce.
name-market_quarter = Quartier du marché
text-market_quarter = Capacité 2. Revenu : 2 Pièces.
name-garrison_heights = Hauteurs de la garnison
text-garrison_heights = Capacité 3. 1 emplacement d’Armée.
name-old_fortress = Vieille forteresse
text-old_fortress = Capacité 2. 1 emplacement d’Armée. 1 Épée permanente.
name-watch_ridge = Crête du guet
text-watch_ridge = Capacité 3. 1 Épée permanente.
name-scholars_hill = Colline des érudits
text-scholars_hill = Capacité 2. Revenu : 1 Savoir. Lors d’une Exploration, piochez 1 carte de plus.

## The sketch in the terminal

board-sketch-player = Joueur { $number }
board-sketch-round =
    { $side ->
        [hand] Manche { $round } sur { $rounds }. Tuile Premier Joueur : { $holder }, côté main.
       *[plain] Manche { $round } sur { $rounds }. Tuile Premier Joueur : { $holder }.
    }
board-sketch-covered = masquée
board-sketch-empire = Empire { $deck } (pile : { $left })
board-sketch-military = Militaire (pile : { $left })
board-sketch-province = Province (pile : { $left })
board-sketch-both = { $defence }, Épées et Flèches
board-sketch-swords = { $defence }, Épées seulement
board-sketch-price =
    { $knowledge ->
        [0] { counted-price }
       *[other] { $coins ->
            [0] { counted-learning }
           *[other] { counted-price }, { counted-learning }
        }
    }
board-sketch-coins = Pièces
board-sketch-knowledge = Savoir
board-sketch-citizens = Citoyens à placer
board-sketch-food = Nourriture / Citoyens
board-sketch-capacity = Construit / Capacité
board-sketch-attack = Épées + Flèches
board-sketch-banners = Bannières
board-sketch-passed = A passé
board-sketch-points = Points actuels
board-sketch-armies = Armées
board-sketch-lands = Provinces
board-sketch-trophies = Titans
board-sketch-reserve = Réserve

## Ce que le hasard a apporté

tally-dice_rolled = Dés de Dégâts
tally-cards_drawn = Cartes Empire explorées
tally-titan_revealed = Titans révélés
outcome-titans = Titan
outcome-coins = Pièce
outcome-blanks = Blanc

## Aide

help-rounds = Six Manches. À son tour, chacun place un Citoyen, attaque un Titan ou passe ; quand tous ont passé, la Manche se termine : revenu, retour des Citoyens, Nourriture.
help-citizens = Un Citoyen va sur une action du plateau ou sur une de vos cartes à action. Les grandes valeurs l’emportent là où il faut un nombre plus grand ; les petites servent à Construction, Recrutement, Reconstruction et sur vos cartes.
help-empire = Les cartes Empire se construisent avec Construction. Leurs icônes agissent aussitôt, leurs Bannières comptent à la fin. Ce qui reste est remplacé à chaque Manche.
help-military = Les cartes Militaire rejoignent vos Armées avec Recrutement. Celles qui sont visibles restent jusqu’à ce qu’on les prenne.
help-armies = Une carte recrutée crée une Armée si un emplacement est libre, ou recouvre une Armée non utilisée : la carte du dessous est démobilisée, perd ses Pièces et laisse son Héritage.
help-use = Utiliser une Armée y dépose des Pièces : une de plus que celles qui s’y trouvent. Elle est de nouveau prête à la Manche suivante, mais ses Pièces restent. Les Épées comptent contre tous les Titans, les Flèches seulement contre ceux qui en montrent.
help-provinces = Les Provinces se prennent avec Expansion et donnent de la place pour d’autres cartes Empire.
help-permanent = L’Attaque permanente et les bonus de la Manche s’ajoutent à chaque attaque, sans frais.
help-dice = Après une victoire, lancez un dé par Bannière du Titan : une face Titan endommage une de vos cartes Empire, une face Pièce coûte une Pièce.
help-tile = Qui tient la tuile commence la Manche suivante. Reconstruction permet de la prendre et la retourne côté main ; jusqu’à la fin de la Manche, personne d’autre ne peut la prendre.
help-food = À la fin de la Manche, chaque Citoyen a besoin de Nourriture. Qui n’est pas nourri reste sur Famine une Manche et coûte 2 points à la fin de la partie.
help-famine = Les Citoyens sur Famine ne peuvent pas être placés. Un nouveau Citoyen y attend d’être nourri.
help-capacity = Chaque carte Empire prend une place ; les Provinces et certains Titans en donnent. Les cartes endommagées prennent la leur et comptent quand même.

## La table dessinée

board-sure-pass_turn = Vous pourriez encore agir durant cette Manche. Passer jusqu’à la fin de la Manche ?
board-round = Manche { $round } sur { $rounds }
board-actions = Actions
board-tile = Tuile Premier Joueur
board-tile-of =
    { $side ->
        [hand] { $name } tient la tuile, côté main : personne d’autre ne peut la prendre cette Manche.
       *[plain] { $name } tient la tuile.
    }
board-cost = Coût
board-banners = Bannières
board-tribe-red = rouge
board-tribe-blue = bleue
board-tribe-green = verte
board-tribe-yellow = jaune
board-tribe-purple = violette
board-swords = Épées
board-arrows = Flèches
board-defence = Défense
board-next-use = Prochaine utilisation
board-used = utilisée
board-army =
    { $used ->
        [yes] Armée « { $card } », utilisée : { counted-swords }, { counted-arrows }.
       *[no] Armée « { $card } » : { counted-swords }, { counted-arrows } ; l’utiliser coûte { counted-cost }.
    }
board-army-used = Utilisée cette Manche ; prête à la suivante.
board-legacies = Démobilisées dessous : { $cards }.
board-reach-cost = pour { counted-price }
board-reach-dear = il faut { counted-price }
board-reach-missing = il manque { $count }
board-titan =
    { $arrows ->
        [yes] { $titan } : Défense { $defence }, Épées et Flèches comptent. Bannières : { $banners }. { $text }
       *[no] { $titan } : Défense { $defence }, seules les Épées comptent. Bannières : { $banners }. { $text }
    }
board-both-count = Les Épées et les Flèches comptent contre lui.
board-swords-only = Seules les Épées comptent contre lui.
board-dice =
    { $count ->
        [one] À sa chute, on lance un Dé de Dégâts.
       *[other] À sa chute, on lance { $count } Dés de Dégâts.
    }
board-gathering = Force { $strength } contre { $defence }, pour { counted-cost }.
board-placement-higher = Tout Citoyen peut venir tant que la case est vide ; ensuite il faut une valeur plus grande.
board-placement-surcharge = Tout Citoyen peut venir. Si d’autres y sont, cela coûte 1 Pièce, sauf si l’un d’eux a la même valeur.
board-placement-free = Tout Citoyen peut venir à tout moment.
board-beat = Il faut un Citoyen de valeur supérieure à { $value }.
board-opens = S’ouvre à la Manche { $round }.
board-admits = Parmi les vôtres conviennent : { $citizens }.
board-surcharged = 1 Pièce de plus pour : { $citizens }.
board-from-round = Manche { $round }
board-any = libre
board-or = ou
board-empire-row = Cartes Empire visibles
board-empire-deck =
    { $count ->
        [one] Empire { $deck } : 1 carte dans la pile
       *[other] Empire { $deck } : { $count } cartes dans la pile
    }
board-discard = Défausse
board-military-row = Cartes Militaire visibles
board-military-deck =
    { $count ->
        [one] Militaire : 1 carte dans la pile
       *[other] Militaire : { $count } cartes dans la pile
    }
board-province-row = Province visible
board-no-province = Il n’y a plus de Province.
board-titans = Titans
board-no-titan = Il n’y a plus de Titan dans cette pile.
board-below = Cartes dessous
board-known = Vous savez ce qu’il y a dessous : { $cards }.
board-damage-dice = Dés de Dégâts
board-face-titan = Titan
board-face-coin = Pièce
board-face-blank = Blanc
board-drawn = { $name } explore : une carte sera gardée
board-scouting = { $name } regarde des Titans ; déjà remis : { $count }
board-looked = Choisissez une des Provinces du dessus
board-city = Cité : { $count } cartes, de la place pour { $capacity }
board-damaged = Endommagée : elle ne donne rien avant d’être réparée, mais ses Bannières comptent.
board-worker = Le Citoyen { $citizen } travaille ici jusqu’à la fin de la Manche.
board-points-now = Points actuels
board-armies = Armées : { $count }, emplacements : { $slots }
board-slot = Emplacement d’Armée libre
board-coins = Pièces
board-coins-help =
    { $count ->
        [one] Revenu à la fin de la Manche : 1 Pièce.
       *[other] Revenu à la fin de la Manche : { $count } Pièces.
    }
board-knowledge = Savoir
board-knowledge-help = Revenu à la fin de la Manche : { $count } Savoir. Les meilleures cartes coûtent du Savoir.
board-food = Nourriture pour les Citoyens
board-capacity = Cartes Empire et place
board-citizen = Citoyen { $value }
board-away =
    { $count ->
        [one] 1 au travail
       *[other] { $count } au travail
    }
board-famine = Famine
board-vp =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
board-tally =
    { $next ->
        [0] { $tribe } : { $count }, soit { board-vp } ; les suivantes ne rapportent plus rien.
       *[other] { $tribe } : { $count }, soit { board-vp } ; la prochaine rapporte { $next }.
    }
board-banners-help = Les Bannières d’une Tribu comptent ensemble : { $points } pour une, deux, trois et ainsi de suite.
board-reserve = Réserve
board-secret = Empire { $deck }, face cachée
board-lands = Titans vaincus et Provinces
board-strip = Cité { de-name } : { counted-price }, { $knowledge } Savoir, Citoyens à placer : { $citizens }, { counted-swords }, { counted-arrows }, { $total } points. Ouvrir ou fermer.

## Pourquoi ce n’est pas possible maintenant

why-opens_later = Cette action s’ouvre à la Manche { $round }.
why-no_citizen_left = Aucun de vos Citoyens n’est disponible cette Manche.
why-needs_higher_citizen = Il faut un Citoyen de valeur supérieure à { $beat } ; vous n’en avez pas de disponible.
why-needs_coins =
    { $missing ->
        [one] Il vous manque 1 Pièce ; il en faut { $count }.
       *[other] Il vous manque { $missing } Pièces ; il en faut { $count }.
    }
why-needs_knowledge = Il vous manque { $missing } Savoir ; il en faut { $count }.
why-needs_province_price = Il faut 1 Savoir ou 3 Pièces.
why-no_province_left = Il n’y a plus de Province.
why-nothing_to_find = Il n’y a plus de carte Empire à trouver.
why-all_citizens_there = Vous avez déjà tous vos Citoyens.
why-city_full = Votre cité a de la place pour { $capacity } cartes, et elle est pleine. Expansion en ajoute.
why-already_built = Vous avez déjà construit cette carte ; un seul exemplaire est permis.
why-nothing_to_build = Il n’y a aucune carte que vous puissiez payer.
why-nothing_to_recruit = Il n’y a aucune carte Militaire que vous puissiez payer.
why-no_place_for_army = Aucun emplacement n’est libre et toutes vos Armées sont utilisées : aucune ne peut être démobilisée.
why-card_taken = Un de vos Citoyens y travaille déjà.
why-card_is_damaged = Elle est endommagée. Reconstruction la répare.
why-nothing_to_do = Son action n’aurait aucun effet maintenant.
why-attack_too_weak = Même avec toutes vos Armées non utilisées, il manque { $missing }.
why-no_army_ready = Toutes vos Armées sont utilisées cette Manche.

## « De » devant un nom, avec ou sans élision

de-seat =
    { $elides-seat ->
        [yes] d’{ $seat }
       *[no] de { $seat }
    }
de-name =
    { $elides-name ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
