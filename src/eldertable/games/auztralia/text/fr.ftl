title = AuZtralia
tagline = Posez des rails, plantez des fermes et tenez tête aux Grands Anciens avant qu’ils n’atteignent la mer.

## La première partie guidée

guide-welcome = L’Australie, et quelque chose remue dans l’Outback. Posez des rails depuis votre Port, exploitez des mines, construisez des fermes et levez une armée avant le réveil des Grands Anciens. Chaque action coûte du temps ; le dernier sur la Piste de Temps joue. Faisons les premiers pas.
guide-port = Choisissez la place de votre Port. Tout ce que vous possédez doit y être relié par le rail. Port Lincoln est un bon endroit : il y a du charbon à deux hexes.
guide-rails = Choisissez une case d’action. Deux rails sur la côte et dans l’Outback coûtent 2 Points de Temps ; dans les collines, ce serait plus cher.
guide-first_rail = Posez le premier rail de votre Port à l’hex 2.
guide-second_rail = Continuez vers l’hex 4, où se trouve le charbon. Un rail relie deux hexes voisins.
guide-mine = Le cube dans une case montre que vous l’avez utilisée : la réutiliser coûte de l’or. Le charbon est relié à votre Port : exploitez-le.
guide-farm = Les fermes sont le revenu le plus sûr : 1 or tout de suite et 2 points à la fin pour 1 Point de Temps. Construisez-en là où passent vos rails.
guide-place_farm = Choisissez un hex pour la ferme. Les Grands Anciens sont attirés par les fermes : elles éloignent aussi le danger de votre Port.
guide-recruit = Les Personnages aident pendant toute la partie. Recrutez-en un.
guide-personality =
    Prenez qui vous voulez ; { $touch ->
        [true] gardez le doigt sur une carte
       *[false] pointez une carte
    } pour lire ce qu’elle fait.
guide-military = Les Grands Anciens s’éveillent à l’espace 22, et alors ils marchent. Achetez une unité tant qu’il est temps.
guide-units = Des unités de sortes différentes valent mieux qu’un grand nombre de la même : chaque sorte frappe, les autres de la même sorte ne font qu’encaisser.
guide-farewell = L’Outback est à vous. Si un Port tombe, la partie s’arrête aussitôt, et les Grands Anciens peuvent la gagner. Quand vos cases sont pleines, reprenez vos cubes. Bonne chance !
guide-known = Chaque action coûte du temps, et c’est toujours le dernier sur la piste qui joue. Les rails relient tout à votre Port ; charbon, fer et or les paient ; les fermes rapportent des points. Une case qui porte un cube coûte de l’or tant que vous ne reprenez pas vos cubes.
guide-left = Les combats, ce qui dort sous les tuiles, la marche des Grands Anciens après l’espace 22, et la défense de votre Port.

## La deuxième leçon

guide2-title = Combattre et défendre votre Port
guide2-welcome = Temps 20 : dans deux espaces, les Grands Anciens s’éveillent. Quelque chose dort sous une tuile près de vos rails, et votre caserne n’est pas vide. Frappons les premiers.
guide2-attack = Choisissez l’action Attaquer.
guide2-target = Choisissez un hex à portée de vos unités. Une tuile face cachée ne dit que son niveau ; celle-ci est faible. Attaquez l’hex 3.
guide2-infantry = Envoyez les quatre Infanteries : une seule de chaque sorte frappe, mais les autres encaissent à sa place.
guide2-car = Et le Véhicule Blindé : une autre sorte, une autre frappe.
guide2-card = La voilà à découvert, et le combat avance carte par carte. Chaque carte montre quelles sortes d’unités touchent, ce qui vous touche, et ce que perdent vos nerfs. Vous avez 3 pions de Santé Mentale à chaque combat : en perdre quand il n’en reste plus, c’est la défaite. Continuez.
guide2-fight_on = Après chaque carte, vous pouvez faire retraite : rien de plus n’est perdu, et les dégâts restent sur le Grand Ancien. Regardez les chances, puis continuez.
guide2-damage = Choisissez qui encaisse. Les cubes s’accumulent sur une unité de chaque sorte ; une fois pleine, elle est perdue. Après un combat qui n’est pas une défaite, tous les cubes disparaissent.
guide2-after = Le combat est fini, et ceux qui restent sont rentrés à la caserne. Ce que vous détruisez seul est à vous, pour des points. Le reste marchera : à partir de l’espace 22, les Grands Anciens agissent quand ils sont derniers, révèlent des tuiles et avancent vers les fermes et les Ports.
guide2-farewell = Si l’un d’eux atteint votre Port, toutes les unités de la caserne doivent y combattre, sans retraite. S’il y est encore à la fin, le Port est perdu et la partie s’arrête aussitôt. Gardez donc à la maison des unités de plusieurs sortes, et abattez tôt ce qui approche.
guide2-known = Une attaque : la portée, la force, puis carte par carte, avec retraite possible après chacune. Des sortes différentes frappent, les mêmes encaissent. Un Port perdu met fin à la partie.
guide2-left = Les Temples, les Personnages au combat, aider un voisin pour que tous survivent, et Cthulhu.

## Options

option-map = Carte
option-map-help = La carte principale, ou l’Australie-Occidentale avec ses terres agricoles, son désert et ses points de victoire à extraire.
value-map-east = Côte Est
value-map-west = Côte Ouest
option-mode = Mode
option-mode-help = À un joueur, c’est toujours le mode solo. Les variantes sont pour deux, la coopération totale pour deux à quatre.
value-mode-standard = standard
value-mode-solo = solo
value-mode-two_player_variants = variantes à deux joueurs
value-mode-cooperative = coopération totale
option-challenge = Défi
option-challenge-help = Pour trois ou quatre joueurs qui trouvent les Grands Anciens trop faciles.
value-challenge-none = aucun
value-challenge-medium = moyen : Temples d’Apparition
value-challenge-hard = difficile : de plus, aucune tuile Vide
value-challenge-insane = dément : de plus, des Découvertes plus sombres
option-solo_level = Niveau solo
option-solo_level-help = Ressources et points de victoire au début de la partie solo.
value-solo_level-easy = facile
value-solo_level-hard = difficile
value-solo_level-insane = dément
option-objective = Objectif solo
option-objective-help = L’objectif solo est-il tiré au sort ou choisi ?
value-objective-random = tiré au sort
value-objective-choose = choisi
option-variant_cards = Cartes variantes
option-variant_cards-help = Une carte pour une variante, ou deux cartes pour deux de leurs quatre variantes.
value-variant_cards-1 = une
value-variant_cards-2 = deux
option-first_withdrawal = Retraite avant la première carte
option-first_withdrawal-help = Le livret se lit de deux façons : seul l’attaquant qui a retourné une tuile peut faire retraite avant la première carte Grand Ancien, ou bien tous le peuvent.
value-first_withdrawal-turned_up = après avoir retourné une tuile
value-first_withdrawal-always = toujours

## Decisions

decision-objective =
    { $seat_you ->
        [yes] Quel objectif visez-vous ?
       *[no] { $seat } choisit un objectif.
    }
decision-variant =
    { $seat_you ->
        [yes] Choisissez une variante (encore { $left }).
       *[no] { $seat } choisit une variante.
    }
decision-port =
    { $seat_you ->
        [yes] Où placez-vous votre Port ?
       *[no] { $seat } place son Port.
    }
decision-friends =
    { $seat_you ->
        [yes] Quel vieil ami reste avec vous ?
       *[no] { $seat } choisit un vieil ami.
    }
decision-turn =
    { $seat_you ->
        [yes] À vous : choisissez une action.
       *[no] C’est au tour { de-seat }.
    }
decision-rail =
    { $seat_you ->
        [yes] Où posez-vous un rail ? (encore { $left })
       *[no] { $seat } pose des rails.
    }
decision-mine =
    { $seat_you ->
        [yes] Qu’extrayez-vous ?
       *[no] { $seat } exploite une mine.
    }
decision-recruit =
    { $seat_you ->
        [yes] Qui recrutez-vous ?
       *[no] { $seat } recrute de l’aide.
    }
decision-refresh =
    { $seat_you ->
        [yes] Quelles cartes renvoyez-vous ?
       *[no] { $seat } renouvelle le tableau.
    }
decision-look =
    { $seat_you ->
        [yes] Gardez une de ces cartes, ou échangez-la contre une carte du tableau.
       *[no] { $seat } regarde la pioche.
    }
decision-recipient =
    { $seat_you ->
        [yes] { $gift } : pour qui ?
       *[no] { $gift } : { $seat } choisit pour qui.
    }
decision-buy =
    { $seat_you ->
        [yes] Quelles unités achetez-vous ?
       *[no] { $seat } achète des unités militaires.
    }
decision-trade =
    { $seat_you ->
        [yes] Importer ou exporter ? (encore { $left })
       *[no] { $seat } fait du commerce.
    }
decision-farm =
    { $seat_you ->
        [yes] Quelle ferme placez-vous ? (encore { $left })
       *[no] { $seat } place des fermes.
    }
decision-attack =
    { $seat_you ->
        [yes] Quel hex attaquez-vous ?
       *[no] { $seat } prépare une attaque.
    }
decision-force =
    { $seat_you ->
        [yes] { $unit } : combien en envoyez-vous vers l’hex { $hex } ?
       *[no] { $seat } forme une Force contre l’hex { $hex } ({ $unit }).
    }
decision-reveal =
    { $seat_you ->
        [yes] Quelle tuile cachée révélez-vous ? ({ $number } sur { $total })
       *[no] { $seat } révèle une tuile ({ $number } sur { $total }).
    }
decision-restore =
    { $seat_you ->
        [yes] Quelle ferme est restaurée ?
       *[no] { $seat } restaure des fermes.
    }
decision-take_unit =
    { $seat_you ->
        [yes] Quelle unité prenez-vous ?
       *[no] { $seat } prend une unité.
    }
decision-kitchener =
    { $seat_you ->
        [yes] Quel Personnage Kitchener amène-t-il ?
       *[no] { $seat } prend un Personnage grâce à Kitchener.
    }
decision-strike =
    { $seat_you ->
        [yes] { $count ->
            [one] Quel Grand Ancien subit { $count } dégât ?
           *[other] Quel Grand Ancien subit { $count } dégâts ?
        }
       *[no] { $count ->
            [one] { $seat } choisit le Grand Ancien qui subit { $count } dégât.
           *[other] { $seat } choisit le Grand Ancien qui subit { $count } dégâts.
        }
    }
decision-temple =
    { $seat_you ->
        [yes] Quel Temple est retiré ?
       *[no] { $seat } retire un Temple.
    }
decision-withdraw =
    { $seat_you ->
        [yes] Continuer le combat, ou battre en retraite ?
       *[no] { $seat } décide de poursuivre ou non le combat.
    }
decision-window =
    { $seat_you ->
        [yes] Utilisez-vous un Personnage maintenant ?
       *[no] { $seat } peut utiliser des Personnages.
    }
decision-jones =
    { $seat_you ->
        [yes] La carte { $number } est révélée. Corporal Jones fait-il retraiter des unités avant qu’elle ne compte ?
       *[no] La carte { $number } est révélée ; { $seat } peut retraiter grâce à Corporal Jones.
    }
decision-damage =
    { $seat_you ->
        [yes] Quelles unités subissent le dégât ? (encore { $count })
       *[no] { $seat } attribue les dégâts (encore { $count }).
    }
decision-neumann =
    { $seat_you ->
        [yes] Une unité tombe ({ $unit }). Franz Neumann la sauve-t-il ?
       *[no] Une unité { de-seat } tombe ({ $unit }) ; Franz Neumann peut la sauver.
    }
decision-sacrifice =
    { $seat_you ->
        [yes] Quelle unité le Général Takanashi sacrifie-t-il ?
       *[no] { $seat } sacrifie une unité.
    }
decision-heal =
    { $seat_you ->
        [yes] Quelles unités Luigi Caprotti répare-t-il ?
       *[no] { $seat } retire un dégât d’une unité.
    }
decision-benefit =
    { $seat_you ->
        [yes] Que prenez-vous ?
       *[no] { $seat } prend une ressource.
    }
decision-kapena =
    { $seat_you ->
        [yes] Des Grands Anciens sont sur votre ferme. Kapena Alika attaque-t-il ?
       *[no] Des Grands Anciens sont sur une ferme { de-seat } ; Kapena Alika peut attaquer.
    }

## Choices

choice-choose_objective = { $objective }
choice-choose_variant = { $variant }
choice-place_port = { $site } (hex { $hex })
choice-keep_friend = Garder { $card }
choice-take_action = { $box }
choice-play_card = Jouer { $card }
choice-lay_rail = Rail de l’hex { $hex } à l’hex { $other }
choice-stop = Cela suffit
choice-mine = { $kind } dans l’hex { $hex }
choice-take_personality = Prendre { $card }
choice-look_at_deck = Payer 1 or et regarder les deux premières cartes de la pioche
choice-refresh_display = Payer 1 or et remplacer des cartes du tableau
choice-discard_personality = Renvoyer { $card }
choice-keep_looked = Garder { $card }
choice-swap_looked = Placer { $card } dans le tableau et prendre { $other }
choice-give_to =
    { $seat_you ->
        [yes] Pour vous
       *[no] Pour { $seat }
    }
choice-buy_units = { $unit } × { $count }
choice-import = Importer : { $kind }
choice-export = Exporter pour 1 or : { $kind }
choice-place_farm = { $farm } sur l’hex { $hex }
choice-attack_hex = Attaquer l’hex { $hex }
choice-send_units = { $unit } × { $count }
choice-decline = Pas d’attaque
choice-fight_on = Personne ne bat en retraite
choice-withdraw =
    { $part_id ->
        [airships] Faire retraiter les Dirigeables
        [others] Faire retraiter toutes les unités sauf les Dirigeables
       *[all] Faire retraiter toutes les unités
    }
choice-use_card = Utiliser { $card }
choice-continue = Continuer
choice-assign_damage = { $unit }
choice-save_unit = Sauver l’unité
choice-lose_unit = La perdre
choice-sacrifice_unit = { $unit }
choice-heal_unit = { $unit }
choice-target_tile = { $tile } (hex { $hex })
choice-reveal_tile = La tuile de l’hex { $hex }
choice-remove_temple = Le Temple de l’hex { $hex }
choice-restore_farm = La ferme de l’hex { $hex }
choice-take_unit = { $unit }
choice-take_good = { $kind }

## Events

event-variants_drawn = Variantes proposées : { $variants }.
event-variant_chosen =
    { $seat_you ->
        [yes] Vous choisissez la variante { $variant }.
       *[no] { $seat } choisit la variante { $variant }.
    }
event-objective_set =
    { $seat_you ->
        [yes] Votre objectif : { $objective }.
       *[no] Objectif { de-seat } : { $objective }.
    }
event-surveyed = La tuile Découverte { $number } est résolue sur l’hex { $hex }.
event-port_placed =
    { $seat_you ->
        [yes] Votre Port se trouve à { $site } (hex { $hex }).
       *[no] Le Port { de-seat } se trouve à { $site } (hex { $hex }).
    }
event-friends_dealt =
    { $seat_you ->
        [yes] Vous recevez { $count } Personnages : { $cards }.
       *[no] { $seat } reçoit { $count } Personnages.
    }
event-action_taken =
    { $seat_you ->
        [yes] { $gold ->
            [0] Vous effectuez l’action : { $box }.
           *[other] Vous effectuez l’action : { $box } ({ $gold } or pour les cubes de la case).
        }
       *[no] { $gold ->
            [0] { $seat } effectue l’action : { $box }.
           *[other] { $seat } effectue l’action : { $box } ({ $gold } or pour les cubes de la case).
        }
    }
event-disc_moved =
    { $seat_you ->
        [yes] Votre disque avance de { $time ->
             [one] { $time } espace
            *[other] { $time } espaces
        }, jusqu’à l’espace { $space }.
       *[no] Le disque { de-seat } avance de { $time ->
             [one] { $time } espace
            *[other] { $time } espaces
        }, jusqu’à l’espace { $space }.
    }
event-card_played =
    { $seat_you ->
        [yes] Vous jouez { $card }.
       *[no] { $seat } joue { $card }.
    }
event-card_used =
    { $seat_you ->
        [yes] { $card } vous aide.
       *[no] { $card } aide { $seat }.
    }
event-rail_laid =
    { $seat_you ->
        [yes] Vous posez un rail entre les hexes { $hex } et { $other }.
       *[no] { $seat } pose un rail entre les hexes { $hex } et { $other }.
    }
event-mined =
    { $seat_you ->
        [yes] Vous exploitez l’hex { $hex } : { $kind } × { $count }.
       *[no] { $seat } exploite l’hex { $hex } : { $kind } × { $count }.
    }
event-goods_gained =
    { $seat_you ->
        [yes] Vous prenez : { $kind } × { $count }.
       *[no] { $seat } prend : { $kind } × { $count }.
    }
event-victory_points_gained =
    { $seat_you ->
        [yes] Vous gagnez { $count } PV.
       *[no] { $seat } gagne { $count } PV.
    }
event-personality_taken =
    { $seat_you ->
        [yes] { $card } vous rejoint.
       *[no] { $card } rejoint { $seat }.
    }
event-deck_looked =
    { $seat_you ->
        [yes] Vous regardez le dessus de la pioche : { $cards }.
       *[no] { $seat } regarde le dessus de la pioche (cartes : { $count }).
    }
event-personality_shown = { $card } arrive dans le tableau.
event-personality_gone = { $card } quitte la partie.
event-units_bought =
    { $seat_you ->
        [yes] Vous achetez : { $unit } × { $count }, pour { $gold } or.
       *[no] { $seat } achète : { $unit } × { $count }, pour { $gold } or.
    }
event-unit_taken =
    { $seat_you ->
        [yes] Vous prenez une unité : { $unit }.
       *[no] { $seat } prend une unité : { $unit }.
    }
event-traded =
    { $seat_you ->
        [yes] { $exported ->
            [true] { $recipient_seat_own ->
                [yes] Vous exportez contre de l’or : { $kind }.
               *[no] Vous exportez : { $kind } ; l’or revient à { $recipient_seat }.
            }
           *[false] { $recipient_seat_own ->
                [yes] Vous importez : { $kind }.
               *[no] Vous importez : { $kind }, pour { $recipient_seat }.
            }
        }
       *[no] { $exported ->
            [true] { $recipient_seat_own ->
                [yes] { $seat } exporte contre de l’or : { $kind }.
               *[no] { $seat } exporte : { $kind } ; l’or revient à { $recipient_seat }.
            }
           *[false] { $recipient_seat_own ->
                [yes] { $seat } importe : { $kind }.
               *[no] { $seat } importe : { $kind }, pour { $recipient_seat }.
            }
        }
    }
event-farm_placed =
    { $seat_you ->
        [yes] Vous placez une ferme sur l’hex { $hex } : { $farm }.
       *[no] { $seat } place une ferme sur l’hex { $hex } : { $farm }.
    }
event-farm_ravaged =
    { $seat_you ->
        [yes] Votre ferme de l’hex { $hex } est ravagée ({ $farm }).
       *[no] La ferme { de-seat } sur l’hex { $hex } est ravagée ({ $farm }).
    }
event-farm_restored =
    { $seat_you ->
        [yes] Votre ferme de l’hex { $hex } est de nouveau productive ({ $farm }).
       *[no] La ferme { de-seat } sur l’hex { $hex } est de nouveau productive ({ $farm }).
    }
event-cubes_retrieved =
    { $seat_you ->
        [yes] Vous reprenez vos cubes ({ $count }).
       *[no] { $seat } reprend ses cubes ({ $count }).
    }
event-attack_declared =
    { $seat_you ->
        [yes] Vous attaquez l’hex { $hex } avec : { $units }.
       *[no] { $seat } attaque l’hex { $hex } avec : { $units }.
    }
event-port_attacked =
    { $seat_you ->
        [yes] Des Grands Anciens attaquent votre Port (hex { $hex }) !
       *[no] Des Grands Anciens attaquent le Port { de-seat } (hex { $hex }) !
    }
event-port_lost =
    { $seat_you ->
        [yes] Votre Port est perdu (hex { $hex }).
       *[no] Le Port { de-seat } est perdu (hex { $hex }).
    }
event-port_held =
    { $seat_you ->
        [yes] Votre Port tient bon (hex { $hex }).
       *[no] Le Port { de-seat } tient bon (hex { $hex }).
    }
event-tile_revealed = La tuile de l’hex { $hex } est révélée : { $tile }.
event-tile_removed = { $tile } : tuile retirée de la partie (hex { $hex }).
event-tile_placed = Un Grand Ancien apparaît sur l’hex { $hex } : { $tile }.
event-card_turned = La carte Grand Ancien { $number } est révélée.
event-deck_reshuffled = Les cartes Grand Ancien sont mélangées ({ $count }).
event-old_one_damaged =
    { $seat_you ->
        [yes] { $count ->
            [one] Vous infligez { $count } dégât : { $tile }, hex { $hex }.
           *[other] Vous infligez { $count } dégâts : { $tile }, hex { $hex }.
        }
       *[no] { $count ->
            [one] { $seat } inflige { $count } dégât : { $tile }, hex { $hex }.
           *[other] { $seat } inflige { $count } dégâts : { $tile }, hex { $hex }.
        }
    }
event-old_one_destroyed =
    { $seat_you ->
        [yes] Vous éliminez un Grand Ancien sur l’hex { $hex } et prenez la tuile : { $tile }.
       *[no] { $seat } élimine un Grand Ancien sur l’hex { $hex } et prend la tuile : { $tile }.
    }
event-old_one_shared = Un Grand Ancien est éliminé sur l’hex { $hex } ({ $tile }) ; plusieurs joueurs se partagent ses PV.
event-old_one_healed = Un Grand Ancien se régénère sur l’hex { $hex } : { $tile }.
event-unit_damaged =
    { $seat_you ->
        [yes] Vos unités subissent 1 dégât : { $unit }.
       *[no] Les unités { de-seat } subissent 1 dégât : { $unit }.
    }
event-unit_healed =
    { $seat_you ->
        [yes] Un dégât est retiré de vos unités : { $unit }.
       *[no] Un dégât est retiré des unités { de-seat } : { $unit }.
    }
event-unit_lost =
    { $seat_you ->
        [yes] Vous perdez une unité : { $unit }.
       *[no] { $seat } perd une unité : { $unit }.
    }
event-unit_saved =
    { $seat_you ->
        [yes] Votre unité est sauvée : { $unit }.
       *[no] Une unité { de-seat } est sauvée : { $unit }.
    }
event-sanity_lost =
    { $seat_you ->
        [yes] { $count ->
            [one] Vous perdez { $count } pion de Santé Mentale ; il vous en reste { $left }.
           *[other] Vous perdez { $count } pions de Santé Mentale ; il vous en reste { $left }.
        }
       *[no] { $count ->
            [one] { $seat } perd { $count } pion de Santé Mentale ; il en reste { $left }.
           *[other] { $seat } perd { $count } pions de Santé Mentale ; il en reste { $left }.
        }
    }
event-withdrawn =
    { $seat_you ->
        [yes] { $part_id ->
            [airships] Vous faites retraiter vos Dirigeables.
            [others] Vous faites retraiter tout sauf vos Dirigeables.
           *[all] Vous faites retraiter toutes vos unités.
        }
       *[no] { $part_id ->
            [airships] { $seat } fait retraiter ses Dirigeables.
            [others] { $seat } fait retraiter tout sauf ses Dirigeables.
           *[all] { $seat } fait retraiter toutes ses unités.
        }
    }
event-combat_ended =
    { $seat_you ->
        [yes] { $defeated ->
            [true] Votre combat sur l’hex { $hex } est terminé : c’est la défaite.
           *[false] Votre combat sur l’hex { $hex } est terminé.
        }
       *[no] { $defeated ->
            [true] Le combat { de-seat } sur l’hex { $hex } est terminé : c’est la défaite.
           *[false] Le combat { de-seat } sur l’hex { $hex } est terminé.
        }
    }
event-old_ones_activated = Les Grands Anciens s’agitent : leur disque avance jusqu’à l’espace { $space }.
event-revelation_drawn = Révélation : { $card }.
event-old_one_moved =
    { $target ->
        [0] { $tile } est poussé de l’hex { $origin } à l’hex { $hex }.
       *[other] { $tile } passe de l’hex { $origin } à l’hex { $hex }, en direction de l’hex { $target }.
    }
event-old_one_stopped =
    { $seat_you ->
        [yes] Un Grand Ancien s’arrête sur votre ferme (hex { $hex }) : { $tile }.
       *[no] Un Grand Ancien s’arrête sur une ferme { de-seat } (hex { $hex }) : { $tile }.
    }
event-game_ended =
    { $reason_id ->
        [port_lost] La partie est finie : un Port est perdu.
       *[other] La partie est finie : le temps est écoulé.
    }

## Endings and scores

ending-time_out = Le temps est écoulé : tous les disques ont atteint l’espace 53.
ending-port_lost = Un Port a été perdu face aux Grands Anciens.
part-farms = Fermes productives
part-phosphate = Phosphate
part-tiles = Grands Anciens éliminés
part-vp_tokens = Pions PV
part-personalities = Personnages
part-objective = Objectif
part-face_up = Grands Anciens révélés
part-face_down = Grands Anciens non révélés (double)
part-ravaged = Fermes ravagées

## The table in text

board-heads-for = { $tile } se dirige vers l’hex { $target }, sa cible la plus proche.
board-sketch-legend = ~ côte, ^ collines, . Outback ou désert, = terres agricoles · P Port, s moutons, k bétail, m maïs, x ravagée (avec le numéro du joueur) · ? Grand Ancien caché (niveau), C S M Z L T révélé (dégâts encore nécessaires) · c charbon, i fer, g or, p phosphate, v PV
board-sketch-old_ones = { name-old_ones }
board-sketch-player = Joueur { $number }
board-sketch-track = Temps : { $discs }
board-sketch-foe = Score des Grands Anciens sans les tuiles cachées : { $score }
board-sketch-display = Personnages : { $cards } (pioche : { $deck })
board-sketch-score = { $player } : { $score } PV, cubes au QG : { $cubes }
board-sketch-combat = Combat sur l’hex { $hex } : { $units } ; Santé Mentale { $sanity }

## Maps, modes, levels

name-east = Côte Est
name-west = Côte Ouest
name-standard = Standard
name-solo = Solo
name-two_player_variants = Variantes à deux joueurs
name-cooperative = Coopération totale
name-easy = Facile
name-medium = Moyen
name-hard = Difficile
name-insane = Dément

## Terrains, resources, farms

name-coast = Côte
name-hills = Collines
name-outback = Outback
name-farmland = Terres agricoles
name-desert = Désert
name-coal = Charbon
name-iron = Fer
name-gold = Or
name-phosphate = Phosphate
name-vp_token = Pion de Points de Victoire
name-sheep = Ferme de Moutons
name-cattle = Ferme de Bétail
name-corn = Ferme de Maïs

## Units and action boxes

name-infantry = Infanterie
name-armoured_car = Véhicule Blindé
name-artillery = Artillerie
name-airship = Dirigeable
name-armoured_train = Train Blindé
name-rail_plain = Construire deux rails (côtes et Outback)
name-rail_any = Construire deux rails (tout terrain)
name-mine_1 = Exploiter une mine (première case)
name-mine_2 = Exploiter une mine (seconde case)
name-recruit = Recruter de l’aide
name-buy_military = Acheter une unité militaire
name-import_export = Importer / exporter
name-farm = Construire des fermes
name-attack = Attaquer
name-retrieve = Reprendre ses cubes

## Old Ones

name-cthulhu = Cthulhu
name-shoggoth = Shoggoth
name-mi_go = Mi-go
name-zombie = Zombie
name-loyalist = Loyaliste
name-temple = Temple
name-blank = Vide
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
name-spawning_temple_mi_go = Temple d’Apparition (Mi-go)
name-spawning_temple_zombie = Temple d’Apparition (Zombies)
name-mi_go_x_1 = { name-mi_go }
name-mi_go_x_2 = { name-mi_go }
name-mi_go_x_3 = { name-mi_go }
name-zombie_x_1 = { name-zombie }
name-zombie_x_2 = { name-zombie }
name-zombie_x_3 = { name-zombie }

## Personalities

name-agent_davies = Agent Davies
text-agent_davies = Révélez deux tuiles Grand Ancien cachées de votre choix. Gagnez 2 PV.
name-alanza_castro = Alanza Castro
text-alanza_castro = Chaque Grand Ancien qui entre sur une de vos fermes productives subit 2 dégâts de votre part ; si aucun ne survit, la ferme n’est pas ravagée.
name-alexander_proust = Alexandre Proust
text-alexander_proust = Vos Véhicules Blindés ont une capacité de dégâts de 3.
name-billy_kneebone = Billy Kneebone
text-billy_kneebone = La portée hors-rail de toutes vos unités augmente de 1, sauf celle des Trains Blindés.
name-bombardier_milligan = Artilleur Milligan
text-bombardier_milligan = Avec de l’Artillerie dans le combat : 1 dégât à un Grand Ancien que vous combattez.
name-boris_krupp = Boris Krupp
text-boris_krupp = Vos Trains Blindés ont une capacité de dégâts de 4.
name-captain_flounder = Capitaine Flounder
text-captain_flounder = Prenez gratuitement une unité militaire disponible de votre choix.
name-colonel_khouri = Colonel Khouri
text-colonel_khouri = 1 dégât à un Grand Ancien que vous combattez.
name-corporal_jones = Corporal Jones
text-corporal_jones = Après avoir révélé une carte Grand Ancien, avant de la résoudre, faites retraiter toutes vos unités, les Dirigeables, ou toutes les autres. La carte ne concerne que celles qui restent.
name-count_jago = Comte Jago
text-count_jago = Vous commencez chaque combat avec 4 pions de Santé Mentale au lieu de 3.
name-dagmar_krauss = Dagmar Krauss
text-dagmar_krauss = Vous pouvez placer deux fermes du même type en une fois ; toujours trois fermes au plus par action.
name-desta_danger = Desta Danger
text-desta_danger = Retirez de la partie un Temple révélé et toutes les tuiles Grand Ancien de son hex. Personne ne gagne de PV.
name-donald_mcdonald = Donald McDonald
text-donald_mcdonald = Prenez 2 fer, 2 charbon et 2 or.
name-franz_neumann = Franz Neumann
text-franz_neumann = Quand une de vos unités est détruite dans ce combat, même par la défaite, placez-la dans votre Caserne.
name-general_takanashi = Général Takanashi
text-general_takanashi = Détruisez une unité de votre Force : 2 dégâts à un Grand Ancien que vous combattez.
name-harry_bones = Harry Bones
text-harry_bones = Quand vous extrayez du charbon, du fer ou de l’or, prenez-en un de plus dans la réserve. Pas pour le phosphate ni les pions PV.
name-ivan_karpov = Ivan Karpov
text-ivan_karpov = Au début d’une défense de votre Port, chaque attaquant subit 2 dégâts. Cela compte comme un combat : Kapena Alika ne peut pas attaquer dans la même activation.
name-jenny_appleseed = Jenny Appleseed
text-jenny_appleseed = Retournez une ou deux de vos fermes ravagées sur leur côté productif (en coopération : de n’importe quel joueur).
name-juliet_verne = Juliette Verne
text-juliet_verne = Avec un Dirigeable dans le combat : 1 dégât à un Grand Ancien que vous combattez.
name-kapena_alika = Kapena Alika
text-kapena_alika = Les Grands Anciens qui entrent sur une de vos fermes productives s’y arrêtent. Après tous les mouvements, vous pouvez y mener une Attaque normale avant que la ferme ne soit ravagée. Pas si vous avez défendu votre Port, ni à partir de l’espace 53.
name-kitchener = Kitchener
text-kitchener = Prenez une carte Personnage du tableau.
name-lady_carter = Lady Carter
text-lady_carter = Prenez 4 charbon.
name-long_range_outback_group = Groupe longue portée de l’Outback
text-long_range_outback_group = 2 dégâts à un Grand Ancien révélé n’importe où, Temples compris.
name-lord_blackstock = Lord Blackstock
text-lord_blackstock = Prenez 4 or.
name-lieutenant_singh = Lieutenant Singh
text-lieutenant_singh = Avec un Véhicule Blindé dans le combat : 1 dégât à un Grand Ancien que vous combattez, Temples compris.
name-mad_johnson = ‘Mad’ Johnson
text-mad_johnson = +1 PV par tuile Grand Ancien que vous avez prise.
name-mr_merino = Monsieur Merino
text-mr_merino = +1 PV par Ferme de Moutons productive.
name-mrs_bradshaw = Madame Bradshaw
text-mrs_bradshaw = +1 PV par groupe complet de trois de vos rails sur le plateau.
name-merinda_sweet = Merinda Sweet
text-merinda_sweet = +1 PV par Ferme de Maïs productive.
name-ferdi_cassan = Ferdi Cassan
text-ferdi_cassan = Placez une ou deux fermes selon les règles normales, sans coût en temps. Prenez 1 or pour chacune.
name-professor_guyonne = Professeur Guyonne
text-professor_guyonne = Votre action Attaquer coûte 1 Point de Temps de moins, minimum 1.
name-luigi_caprotti = Luigi Caprotti
text-luigi_caprotti = Après la résolution d’une carte Grand Ancien, retirez un cube de dégâts d’une de vos unités.
name-tex_mcguire = Tex McGuire
text-tex_mcguire = +1 PV par Ferme de Bétail productive.
name-timothy_brassey = Timothy Brassey
text-timothy_brassey = Payez 1 charbon et 1 fer et posez un ou deux rails sur n’importe quel terrain, sans coût en temps.
name-yvette_quilla = Yvette Quilla
text-yvette_quilla = Prenez 4 fer.
name-zhu_xiang = Zhu Xiang
text-zhu_xiang = Vos Dirigeables ont une capacité de dégâts de 3.

## Revelations

name-stirring_1 = Frémissement
text-stirring_1 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-stirring_2 = Frémissement
text-stirring_2 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-stirring_3 = Frémissement
text-stirring_3 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-stirring_4 = Frémissement
text-stirring_4 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-stirring_5 = Frémissement
text-stirring_5 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-gold_rush = Ruée vers l’or
text-gold_rush = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas. Chaque joueur prend 1 or.
name-charge_1 = La charge
text-charge_1 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas ; puis six cartes Grand Ancien ne déplacent que cette tuile.
name-assassins_1 = Assassins
text-assassins_1 = Les deux Personnages les plus à droite du tableau quittent la partie.
name-supply_ship = Navire de ravitaillement
text-supply_ship = Chaque joueur prend 1 charbon ou 1 fer.
name-quiet_1 = Nuit calme
text-quiet_1 = Pas d’événement.
name-awakening_1 = Réveil
text-awakening_1 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-awakening_2 = Réveil
text-awakening_2 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-awakening_3 = Réveil
text-awakening_3 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-awakening_4 = Réveil
text-awakening_4 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-charge_2 = La charge
text-charge_2 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas ; puis six cartes Grand Ancien ne déplacent que cette tuile.
name-charge_3 = La charge
text-charge_3 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas ; puis six cartes Grand Ancien ne déplacent que cette tuile.
name-assassins_2 = Assassins
text-assassins_2 = Les deux Personnages les plus à droite du tableau quittent la partie.
name-gates_open_1 = Les portes s’ouvrent
text-gates_open_1 = Pour chaque Temple révélé, par ordre croissant des hexes, un Grand Ancien de niveau 3 (2 s’il n’en reste plus) apparaît sur son hex.
name-good_harvest = Bonne récolte
text-good_harvest = Chaque joueur prend 2 or.
name-volunteers = Volontaires
text-volunteers = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas. Chaque joueur prend 1 Infanterie disponible.
name-terror_1 = Terreur
text-terror_1 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-terror_2 = Terreur
text-terror_2 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-terror_3 = Terreur
text-terror_3 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas.
name-charge_4 = La charge
text-charge_4 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas ; puis six cartes Grand Ancien ne déplacent que cette tuile.
name-charge_5 = La charge
text-charge_5 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas ; puis six cartes Grand Ancien ne déplacent que cette tuile.
name-charge_6 = La charge
text-charge_6 = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas ; puis six cartes Grand Ancien ne déplacent que cette tuile.
name-gates_open_2 = Les portes s’ouvrent
text-gates_open_2 = Pour chaque Temple révélé, par ordre croissant des hexes, un Grand Ancien de niveau 3 (2 s’il n’en reste plus) apparaît sur son hex.
name-gates_open_3 = Les portes s’ouvrent
text-gates_open_3 = Pour chaque Temple révélé, par ordre croissant des hexes, un Grand Ancien de niveau 3 (2 s’il n’en reste plus) apparaît sur son hex.
name-assassins_3 = Assassins
text-assassins_3 = Les deux Personnages les plus à droite du tableau quittent la partie.
name-second_wind = Second souffle
text-second_wind = Révélez le Grand Ancien caché dans l’hex au numéro le plus bas. Chaque joueur reprend gratuitement tous ses cubes des cases d’action.

## Solo objectives

name-shepherd_king = Roi des bergers
text-shepherd_king = 6 PV pour au moins 5 Fermes de Moutons productives à la fin.
name-cattle_baron = Baron du bétail
text-cattle_baron = 6 PV pour au moins 4 Fermes de Bétail productives à la fin.
name-grain_coast = Côte du grain
text-grain_coast = 6 PV pour au moins 4 Fermes de Maïs productives à la fin.
name-iron_road = Route de fer
text-iron_road = 6 PV pour au moins 18 de vos rails sur le plateau à la fin.
name-giant_slayer = Tueur de géants
text-giant_slayer = 6 PV si vous avez pris une tuile Grand Ancien d’une capacité de dégâts de 5 ou plus.
name-monster_hunter = Chasseur de monstres
text-monster_hunter = 8 PV pour au moins 6 tuiles Grand Ancien prises.
name-not_one_acre = Pas un arpent
text-not_one_acre = 8 PV pour au moins 6 fermes productives et aucune ferme ravagée à la fin.
name-fertiliser_trust = Trust des engrais
text-fertiliser_trust = 5 PV pour au moins 2 phosphates à la fin ; sur la carte de l’Ouest, pour au moins 8 PV en pions extraits.
name-combined_arms = Forces combinées
text-combined_arms = 6 PV pour des unités de quatre types différents dans votre Caserne à la fin.
name-no_shadow_left = Plus une ombre
text-no_shadow_left = 8 PV si aucune tuile Grand Ancien cachée ne reste sur le plateau à la fin.

## Two-player variants

name-early_waking = Réveil précoce
text-early_waking = Le disque Grand Ancien débute sur l’espace 20.
name-running_rights = Droits de passage
text-running_rights = Chacun peut utiliser les rails de l’autre pour les mines, les fermes et les attaques, pour 1 Point de Temps de plus par rail.
name-thin_survey = Découverte réduite
text-thin_survey = Aucune tuile Découverte n’est placée sur l’hex 14.
name-dark_survey = Découverte sombre
text-dark_survey = Quatre tuiles Découverte à pince rouge, au hasard, sont retirées avant la mise en place.
name-crowded_bar = Bar bondé
text-crowded_bar = Le tableau des Personnages compte sept cartes.
name-old_friends = Vieux amis
text-old_friends = Après le placement des Ports, chacun reçoit trois Personnages, en garde un et remélange les autres.
name-garrison = Garnison
text-garrison = Chaque joueur commence avec deux Infanteries.
name-arms_shortage = Pénurie d’armes
text-arms_shortage = 4 Infanteries, 2 Véhicules Blindés, 1 Artillerie, 1 Dirigeable et 2 Trains Blindés quittent la réserve.
name-restless = Sans repos
text-restless = Sur un espace illuminé, trois cartes de mouvement sont piochées au lieu de deux.
name-rich_backers = Riches mécènes
text-rich_backers = Chaque joueur commence avec 2 or, 1 charbon et 1 fer de plus.

## Ce que le hasard a apporté

tally-tile_revealed = Tuiles révélées
tally-card_turned = Cartes Grand Ancien révélées
tally-revelation_drawn = Cartes Révélation
outcome-card_turned = Carte { $number }

## The drawn table

name-old_ones = Grands Anciens
board-status = Temps { $space } sur { $end }
board-track = Piste de Temps
board-track-help = Le disque le plus en retard joue ; sur un même espace, celui du dessus joue d’abord. Chaque action fait avancer un disque.
board-space = Espace { $space }
board-space-lit = Espace illuminé : quand le disque des Grands Anciens y arrive, on révèle une carte Révélation.
board-space-wake = Les Grands Anciens s’éveillent quand tous les joueurs ont dépassé cet espace.
board-space-end = La fin : un disque arrivé ici ne joue plus.
board-space-stack = Plusieurs disques sont ici ; celui du dessus joue d’abord.
board-space-first = au-dessus
board-hex = Hex { $number } · { $terrain }
board-hex-menu = Choix sur l’hex { $number }
board-back = Retour
board-level = Niveau des Grands Anciens
board-has-rails = a des rails ici
board-port-site = Site de Port : { $site }.
board-port-of = Port { de-name } ({ $site }).
board-farm = { $farm } { de-name } : 2 PV à la fin.
board-farm-ravaged = { $farm } { de-name }, ravagée : 1 PV pour les Grands Anciens.
board-terrain-coast = On y cultive le maïs. Ni ressources ni Grands Anciens au début.
board-terrain-hills = On y élève du bétail. Les rails demandent l’action la plus chère ; pas de Grands Anciens au début.
board-terrain-outback = On y élève des moutons. Des Grands Anciens peuvent y dormir dès le début.
board-terrain-farmland = Toutes les fermes y sont possibles.
board-terrain-desert = Aucune ferme ici. Des Grands Anciens peuvent y dormir dès le début.
board-in-network = Vos rails mènent d’ici à votre Port sans obstacle.
board-off-network = Vos rails ne mènent pas ici sans obstacle.
board-unfit = Impossible maintenant :
board-unfit-no_site = il n’y a pas de site de Port ici.
board-unfit-too_near = un autre Port est trop proche.
board-unfit-old_one = un Grand Ancien s’y trouve.
board-unfit-not_connected = votre réseau libre n’atteint pas cet hex.
board-unfit-hills = cette action ne pose pas de rails dans les collines.
board-unfit-taken = aucun côté n’est libre pour un rail.
board-unfit-no_deposit = il n’y a rien à extraire ici.
board-unfit-occupied = l’hex n’est pas vide.
board-unfit-no_such_farm = aucune ferme que vous puissiez encore placer ne convient à ce terrain.
board-unfit-no_old_one = il n’y a pas de Grand Ancien ici.
board-unfit-out_of_range = aucune de vos unités n’atteint cet hex.
board-toll =
    { $count ->
        [one] Le chemin passe par un rail d’un autre joueur : 1 Point de Temps de plus.
       *[other] Le chemin passe par { $count } rails d’autres joueurs : { $count } Points de Temps de plus.
    }
board-tile-down = Grand Ancien caché, niveau { $level }
board-tile-down-at = Grand Ancien caché, niveau { $level }, sur l’hex { $hex }
board-tile-down-help = Il bloque les rails et, s’il dort encore à la fin, compte double pour les Grands Anciens. Ce peut être :
board-tile-next = C’est le prochain à s’éveiller : son hex a le plus petit numéro.
board-tile-up-at = { $type } sur l’hex { $hex }, dégâts { $damage } sur { $capacity }
board-old_one-cthulhu = Le plus grand d’entre eux. Il faut deux ou trois attaques puissantes.
board-old_one-shoggoth = Lent et très résistant. Les dégâts restent ; usez-le.
board-old_one-mi_go = Rapide et dangereux pour les Dirigeables.
board-old_one-zombie = Lent. Il perd tous ses dégâts à la fin d’un combat auquel il survit.
board-old_one-loyalist = Des humains à leur service : ils ne coûtent jamais de Santé Mentale.
board-old_one-temple = Il ne bouge pas. Des Révélations peuvent y amener d’autres Grands Anciens ; les Véhicules Blindés ne le touchent jamais.
board-old_one-blank = Rien du tout : la tuile quitte la partie.
board-course = Il va vers la ferme ou le Port le plus proche : hex { $hexes }, à { $distance } pas.
board-course-there = Il est sur sa cible (hex { $hexes }).
board-vp = Points de Victoire
board-damage = Dégâts
board-unit = { $unit } : { $count } dans votre Caserne ; réserve { $left }, prix { $cost } or
board-unit-infantry = La base : bon marché, et l’on peut en acheter deux à la fois.
board-unit-armoured_car = S’éloigne de deux hexes des rails. Efficace contre les Mi-go, inutile contre les Temples.
board-unit-artillery = La meilleure contre les Temples et les Shoggoths.
board-unit-airship = Vole à quatre hexes, ne coûte pas de temps et ne subit pas de dégâts ordinaires ; les Mi-go l’abattent.
board-unit-armoured_train = Puissant, ne coûte pas de temps, mais ne quitte jamais les rails.
board-cost = Prix en or
board-range = Portée hors-rail
board-capacity = Dégâts qui la détruisent
board-supply-left = Reste dans la réserve
board-kind-one_use = Une fois : jouez-la à votre tour, puis elle quitte la partie.
board-kind-persistent = Agit toujours.
board-kind-once_per_combat = Une fois par combat.
board-kind-end_scoring = Compte à la fin.
board-display = Personnages à recruter
board-deck = Pioche des Personnages : { $count }
board-deck-help = Les nouvelles cartes arrivent à côté de la pioche. En recrutant, vous pouvez payer 1 or pour regarder les deux premières.
board-deck-top = Vous connaissez la première carte : { $card }.
board-seen = Cartes que vous seul voyez
board-pick-card = Choisir { $card }, pour la garder ou l’échanger
board-keep-or-swap = Garder, ou choisir une carte du tableau
board-assassins = En bout de tableau : les Assassins frappent ici.
board-cards-of = Personnages { de-name } : { $count }
board-card-used = Utilisée dans ce combat.
board-no-cards = Pas encore de Personnages
board-boxes = Cases d’Action
board-box = { $box } : temps { $time }, or { $gold }, cubes { $cubes }
board-short-rail_plain = Rails
board-short-rail_any = Collines
board-short-mine_1 = Extraire
board-short-mine_2 = Extraire
board-short-recruit = Recruter
board-short-buy_military = Armée
board-short-import_export = Échanges
board-short-farm = Fermes
board-short-attack = Attaquer
board-short-retrieve = Reprendre
board-action-build_rail = Posez un ou deux rails qui prolongent votre réseau libre.
board-action-mine = Prenez tous les pions d’une sorte d’un hex de votre réseau libre.
board-action-recruit = Prenez un Personnage du tableau, ou payez 1 or pour regarder la pioche.
board-action-buy_military = Achetez une unité, ou jusqu’à deux Infanteries.
board-action-import_export = Une ou deux fois : prenez un charbon ou un fer, ou rendez-en un pour 1 or.
board-action-farm = Placez une à trois fermes différentes sur des hexes vides de votre réseau ; chacune rapporte 1 or tout de suite et 2 PV à la fin.
board-action-attack = Envoyez une Force contre des Grands Anciens à portée. Temps : un par type parmi Infanterie, Véhicule Blindé et Artillerie.
board-action-retrieve = Tous les cubes de vos cases reviennent au QG. Toujours possible.
board-time = Temps
board-gold-now = Or pour les cubes de la case
board-warehouse = Entrepôt
board-barracks = Caserne et réserve
board-good-coal = Les rails demandent du charbon et du fer. S’échange contre de l’or.
board-good-iron = Les rails demandent du charbon et du fer. S’échange contre de l’or.
board-good-gold = Paie les unités et les cases déjà utilisées. Sans valeur à la fin.
board-good-phosphate = 3 PV chacun à la fin, et 1 or quand vous l’extrayez.
board-sanity = Santé Mentale
board-sanity-help = Complète au début de chaque combat. Si vous devez en perdre plus que vous n’en avez, c’est la défaite.
board-hq = Cubes au QG
board-hq-count = Cubes au QG : { $count }
board-hq-help = Chaque action prend un cube ici ; les dégâts aux Grands Anciens aussi.
board-points = Points de Victoire actuels
board-points-help = Ce que ce serait si la partie finissait maintenant.
board-mat-of = Plateau { de-name }
board-foe-help = Ils marquent les tuiles révélées, le double des cachées et 1 par ferme ravagée. Ils gagnent les égalités.
board-foe-range = en tout { $least }–{ $most }
board-foe-score = Grands Anciens : { $sure } points sûrs, { $least } à { $most } avec les tuiles cachées
board-threats = Grands Anciens révélés
board-at-hex = hex { $hex }
board-steps-to = { $distance } → { $hex }
board-next-wake = Le prochain à s’éveiller est sur l’hex { $hex }.
board-old-deck = Cartes Grand Ancien : { $count }
board-old-deck-help = Elles décident des combats et des mouvements. Défaussées : { $discarded }.
board-old-none = Pas encore de carte Grand Ancien
board-old-card = Carte Grand Ancien { $number }
board-card-compass =
    { $rotation ->
        [clockwise] Boussole { $compass } : entre plusieurs chemins aussi courts, cette direction, puis dans le sens horaire.
       *[anticlockwise] Boussole { $compass } : entre plusieurs chemins aussi courts, cette direction, puis dans le sens antihoraire.
    }
board-card-moves = Un pas pour : { $types }.
board-rows-help = Chaque signe jaune est un type d’unité qui touche si vous l’avez ; chaque rouge nuit à votre Force.
board-harm-damage = dégâts à vos unités
board-harm-airship = dégâts aux Dirigeables
board-harm-sanity = perte de Santé Mentale
board-revelations = Cartes Révélation : { $count }
board-revelations-help = On en révèle une sur chaque espace illuminé de la Piste de Temps.
board-revelation-level = La prochaine est de niveau { $level }.
board-revelation-none = Pas encore de Révélation
board-challenge = Défi : { $level }
board-challenge-medium = Deux Temples d’Apparition se cachent parmi les tuiles de niveau 2.
board-challenge-hard = Deux Temples d’Apparition se cachent parmi les tuiles de niveau 2, et aucune tuile n’est vide.
board-challenge-insane = Deux Temples d’Apparition, aucune tuile vide et la plus sombre des découvertes.
board-mode-standard = Chacun pour soi ; le meilleur score gagne, et ce peut être celui des Grands Anciens.
board-mode-solo = Seul : marquez plus que les Grands Anciens.
board-mode-two_player_variants = Deux joueurs, avec les variantes choisies.
board-mode-cooperative = Ensemble : chaque joueur doit marquer plus que les Grands Anciens. Les rails des autres s’utilisent pour 1 Point de Temps chacun.
board-combat = Combat
board-combat-attack = { $name } attaque l’hex { $hex }
board-combat-kapena = Kapena Alika attaque l’hex { $hex } pour { $name }
board-combat-defence = { $name } défend son Port (hex { $hex })
board-stack = { $unit } × { $count }, dégâts { $hurt } sur { $capacity }
board-panel-units = Vos unités :
board-panel-airships = Vos Dirigeables :
board-panel-sanity = Santé Mentale :
board-next-card = La prochaine carte
board-next-card-help = Compté sur les { $count } cartes non défaussées.
board-odds = Chances de l’attaque
board-odds-ask = Calculer les chances
board-odds-always = Toujours
board-odds-words = Victoire { $win }, retraite { $withdraw }, défaite { $defeat }
board-odds-win = Victoire { $chance }
board-odds-defeat = Défaite { $chance }
board-odds-withdraw = Retraite { $chance }
board-odds-damage = Dégâts infligés en moyenne
board-odds-cards = Cartes en moyenne
board-odds-loss = Perdu en moyenne : { $unit }
board-odds-rough = Un long combat ; ce sont des estimations proches.
board-policy-careful = Si l’on fait retraite avant une carte qui promet plutôt la défaite que la victoire. Les cartes utilisables une fois par combat ne comptent pas.
board-policy-stand = Personne ne peut faire retraite d’un Port. Les cartes utilisables une fois par combat ne comptent pas.
board-odds-fatal = détruit par la prochaine carte : { $chance }
board-spread-hits =
    { $count ->
        [0] aucune touche { $chance }
        [one] { $count } touche { $chance }
       *[other] { $count } touches { $chance }
    }
board-spread-damage =
    { $count ->
        [0] aucun dégât { $chance }
        [one] { $count } dégât { $chance }
       *[other] { $count } dégâts { $chance }
    }
board-spread-sanity =
    { $count ->
        [0] aucune perte { $chance }
        [one] { $count } perte { $chance }
       *[other] { $count } pertes { $chance }
    }
board-risk = Défaite par perte de Santé Mentale : { $chance }.
board-confirm-fight = Vous n’avez plus de Santé Mentale et des unités sont endommagées. Une perte de plus, et c’est la défaite. Continuer ?
board-sure-withdraw =
    { $part_id ->
        [airships] Faire retraiter les Dirigeables ? Ils ne prennent plus part à ce combat.
        [others] Faire retraiter toutes les unités sauf les Dirigeables ? Celles qui partent ne prennent plus part à ce combat.
       *[all] Faire retraiter toutes les unités ? Le combat s’arrête là, et les Grands Anciens restent où ils sont.
    }

## Why something is not possible now

why-no_cube = Il ne reste aucun cube au QG ; reprenez d’abord vos cubes.
why-needs_gold = Il faut { $count } or ; vous en avez { $have }.
why-needs_good = Il faut : { $kind } × { $count }.
why-no_rails_left = Tous vos rails sont posés.
why-no_rail_site = Aucun côté libre ne touche votre réseau pour cette action.
why-no_deposit = Rien à extraire dans votre réseau libre.
why-no_personality = Il ne reste aucun Personnage.
why-no_trade = Rien ne peut être échangé.
why-no_farm_site = Aucun hex vide de votre réseau libre ne convient à une ferme.
why-no_units = Vous n’avez pas d’unités.
why-no_target = Aucun Grand Ancien n’est à portée de vos unités.
why-none_left = Il n’en reste pas dans la réserve.
why-no_object = Elle n’aurait aucun effet maintenant.
why-not_in_combat = Elle ne peut pas servir à ce moment du combat.

## Short help

help-time = Le dernier sur la Piste de Temps joue : des actions bon marché donnent plus de tours.
help-boxes = Réutiliser une case coûte 1 or par cube présent ; Reprendre les vide toutes.
help-network = Tout ce que vous faites sur la carte demande une ligne de vos rails libre jusqu’à votre Port ; les Grands Anciens la coupent.
help-combat = Une unité de chaque type suffit pour infliger des dégâts ; les suivantes ne font que les encaisser.
help-old_ones = À partir de l’espace 22, les Grands Anciens s’éveillent et vont vers la ferme ou le Port le plus proche.
help-port = Un Port perdu met fin à la partie pour tous ; puis on compte les points.
help-winning = Le plus haut total gagne, et les Grands Anciens gagnent les égalités.

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
