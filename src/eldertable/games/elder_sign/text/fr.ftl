title = Le Signe des Anciens
tagline = Une nuit au musée : enfermez le Grand Ancien avant son réveil.

## La première partie guidée

guide-welcome = La nuit au musée. Réunissez assez de Signes des Anciens avant que la piste du Destin du Grand Ancien ne soit pleine. À chaque tour, vous tentez une aventure en lançant des dés. Essayons-en une facile.
guide-go = Choisissez une aventure. « Effraction nocturne » a deux tâches courtes : allez-y.
guide-roll = Lancez tous vos dés. À chaque jet, vous pouvez accomplir une tâche.
guide-task = Trois 3 : la première tâche demande 3 Investigations, un seul 3 suffit donc. Accomplissez-la ; le dé y reste.
guide-roll_again = Il reste une tâche et cinq dés. Lancez encore.
guide-fail = Rien ne convient cette fois. Déclarez un jet raté : il vous coûte un dé, mais vous gardez les autres.
guide-discard = Défaussez le dé le moins utile : le 1.
guide-focus = Vous pouvez mettre un dé de côté tel quel : concentrez-vous sur un 2. Il attend sur votre marqueur.
guide-last_roll = Lancez le reste.
guide-last_task = Les 2 s’additionnent : avec le dé mis de côté, cela suffit. Accomplissez la seconde tâche.
guide-midnight = Résolue : vous gagnez les récompenses de droite, et la carte devient un Trophée à dépenser à l’Entrée. À chaque tour, l’horloge avance de trois heures ; à minuit, on révèle une carte Mythe et le Destin peut avancer.
guide-farewell = Si vous échouez, vous subissez les pénalités de gauche. Objets, Sorts et Indices aident pour les aventures les plus dures : servez-vous-en avant ou après un jet. Le musée est à vous. Bonne chance !
guide-known = À chaque tour, vous allez sur une carte, vous lancez les dés et accomplissez une tâche par jet. Un jet raté coûte un dé ; se concentrer en sauve un. Une carte résolue donne ses récompenses et devient un Trophée. À chaque tour, l’horloge avance.
guide-left = Les monstres posés sur les tâches, les Autres Mondes, les dés jaune et rouge, ce que vend l’Entrée, et minuit quand il fait vraiment mal.

## La deuxième leçon

guide2-title = Monstres, Autres Mondes et horloge
guide2-welcome = Plus tard dans la nuit. Yig s’agite, un monstre est au sous-sol, et un portail s’ouvre sur une autre dimension. Occupons-nous des deux.
guide2-monster = Un monstre apporte à une carte une tâche de plus : il faut l’accomplir comme les autres. Qui l’accomplit garde le monstre comme Trophée. Descendez au sous-sol.
guide2-roll = Des objets pourraient ajouter le dé jaune et le dé rouge avant un jet. Ici, les verts suffiront : lancez.
guide2-beat = Voici la tâche du monstre, 5 Investigations. Accomplissez-la tant que vous avez beaucoup de dés.
guide2-roll_again = Il reste deux tâches, un seul symbole pour chacune. Lancez.
guide2-terror = Une Terreur : accomplissez cette tâche.
guide2-roll_last = Encore une tâche. Lancez.
guide2-lore = Un Savoir, et la carte est résolue. Accomplissez la tâche.
guide2-clock = Vous avez gagné les récompenses, et le monstre est un Trophée. À chaque tour, l’aiguille avance de trois heures. Quand sonne minuit, tout ce qui porte « à minuit » se produit, puis une nouvelle carte Mythe est révélée, et le Destin peut avancer. Comptez les tours jusque-là.
guide2-world = Les Autres Mondes sont à part des six salles. Leurs récompenses sont riches, souvent des Signes des Anciens, et aucune nouvelle carte ne prend leur place. Allez-y.
guide2-farewell = Servez-vous de ce que vous avez : les objets avant un jet, les Sorts pour garder un dé, un Indice pour relancer ce qui ne convient pas. Ne commencez pas ce que vous ne pouvez pas finir : un échec coûte ce qui est indiqué à gauche.
guide2-known = Les monstres sont des tâches, et des Trophées une fois vaincus. Les Autres Mondes paient bien. Minuit revient tous les quatre tours, et le Destin avec.
guide2-left = Ce que vend l’Entrée, les dés verrouillés, et le combat si le Grand Ancien se réveille malgré tout.

## Options

option-ancient_one = Grand Ancien
option-ancient_one-help = Celui que les investigateurs affrontent.
value-ancient_one-random = au hasard
value-ancient_one-choose = choisi par le premier joueur
value-ancient_one-azathoth = Azathoth
value-ancient_one-cthulhu = Cthulhu
value-ancient_one-hastur = Hastur
value-ancient_one-ithaqua = Ithaqua
value-ancient_one-nyarlathotep = Nyarlathotep
value-ancient_one-shub_niggurath = Shub-Niggurath
value-ancient_one-yig = Yig
value-ancient_one-yog_sothoth = Yog-Sothoth
option-investigators = Investigateurs
option-investigators-help = Qui joue qui ; personne n’est joué deux fois. Sans indication, tous sont tirés au hasard.
value-investigators-random = au hasard
value-investigators-choose = choisi par le joueur
value-investigators-amanda_sharpe = Amanda Sharpe
value-investigators-ashcan_pete = Pete « Poubelle »
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
value-investigators-sister_mary = Sœur Marie
value-investigators-vincent_lee = Vincent Lee
option-first_player = Premier joueur
option-first_player-help = Qui joue le premier tour.
value-first_player-random = au hasard
value-first_player-0 = place 1
value-first_player-1 = place 2
value-first_player-2 = place 3
value-first_player-3 = place 4
value-first_player-4 = place 5
value-first_player-5 = place 6
value-first_player-6 = place 7
value-first_player-7 = place 8
option-no_elder_sign_souvenir = Pas de Signe des Anciens à vendre
option-no_elder_sign_souvenir-help = L’Entrée ne vend pas de Signe des Anciens.
value-no_elder_sign_souvenir-false = en vente
value-no_elder_sign_souvenir-true = pas en vente
option-hard_start = Départ difficile
option-hard_start-help = Deux pions Destin sont sur la piste dès le début.
value-hard_start-false = pas encore de Destin
value-hard_start-true = deux pions Destin
option-gentle = Départ facile
option-gentle-help = Chaque investigateur commence avec un Indice de plus.
value-gentle-false = selon la carte
value-gentle-true = un Indice de plus

## Decisions

decision-choose_ancient_one =
    { $seat_you ->
        [yes] Quel Grand Ancien affrontez-vous ?
       *[no] { $seat } choisit le Grand Ancien.
    }
decision-choose_investigator =
    { $seat_you ->
        [yes] Choisissez votre investigateur.
       *[no] { $seat } choisit un investigateur.
    }
decision-starting_card =
    { $seat_you ->
        [yes] Carte de départ { $number } sur { $total } : de quel paquet ?
       *[no] { $seat } pioche la carte de départ { $number } sur { $total }.
    }
decision-daily_heal =
    { $seat_you ->
        [yes] Une fois par jour : qui regagne 1 { $points_id ->
             [sanity] Santé Mentale
            *[stamina] Résistance
        } ?
       *[no] { $seat } peut soigner quelqu’un.
    }
decision-heal =
    { $seat_you ->
        [yes] Qui regagne de la { $points_id ->
             [sanity] Santé Mentale
            *[stamina] Résistance
        } ?
       *[no] { $seat } soigne quelqu’un.
    }
decision-move =
    { $seat_you ->
        [yes] Où allez-vous ?
       *[no] { $seat } se déplace.
    }
decision-entrance =
    { $seat_you ->
        [yes] Que faites-vous à l’Entrée du Musée ?
       *[no] { $seat } est à l’Entrée du Musée.
    }
decision-give_trophy =
    { $seat_you ->
        [yes] Quel Trophée cédez-vous ? Reste à payer : { $price }.
       *[no] { $seat } cède des Trophées.
    }
decision-lose_card =
    { $seat_you ->
        [yes] Quelle carte cédez-vous ?
       *[no] { $seat } cède une carte.
    }
decision-pay =
    { $seat_you ->
        [yes] Que défaussez-vous pour obtenir les dés jaune et rouge ?
       *[no] { $seat } défausse quelque chose pour plus de dés.
    }
decision-before_roll =
    { $seat_you ->
        [yes] Lancez les dés, ou utilisez d’abord quelque chose.
       *[no] { $seat } va lancer les dés.
    }
decision-after_roll =
    { $seat_you ->
        [yes] Que faites-vous de ce jet ?
       *[no] { $seat } examine son jet.
    }
decision-ask_mandy =
    { $seat_you ->
        [yes] Mandy relance-t-elle un ou deux de ces dés ?
       *[no] { $seat } peut relancer des dés avec Mandy.
    }
decision-pick_dice =
    { $seat_you ->
        [yes] Quels dés relancez-vous ?
       *[no] { $seat } choisit des dés à relancer.
    }
decision-pick_die =
    { $seat_you ->
        [yes] Quel dé ?
       *[no] { $seat } choisit un dé.
    }
decision-secure_die =
    { $seat_you ->
        [yes] Quel dé sécurisez-vous avec « { $spell } » ?
       *[no] { $seat } sécurise un dé.
    }
decision-change_secured =
    { $seat_you ->
        [yes] Changer d’abord { $die } en { $after } ?
       *[no] { $seat } peut d’abord changer le dé.
    }
decision-discard =
    { $seat_you ->
        [yes] Jet raté : quel dé défaussez-vous ?
       *[no] { $seat } défausse un dé.
    }
decision-focus =
    { $seat_you ->
        [yes] Concentrez-vous sur un dé, demandez de l’aide ou continuez.
       *[no] { $seat } peut conserver un dé.
    }
decision-grant_help =
    { $seat_you ->
        [yes] { $asker_seat } vous demande de garder { $die }. Acceptez-vous ? En cas d’échec, vous perdez un point.
       *[no] { $asker_seat } demande de l’aide à { $seat } pour { $die }.
    }
decision-use_dice =
    { $seat_you ->
        [yes] Quels dés utilisez-vous ?
       *[no] { $seat } choisit les dés pour la tâche.
    }
decision-lock_die =
    { $seat_you ->
        [yes] Un dé est verrouillé : lequel ?
       *[no] { $seat } choisit le dé verrouillé.
    }
decision-place_monster =
    { $seat_you ->
        [yes] Un monstre apparaît : { $monster }. Où le placez-vous ?
       *[no] { $seat } place un monstre : { $monster }.
    }
decision-defeat_monster =
    { $seat_you ->
        [yes] Quel monstre vainquez-vous ?
       *[no] { $seat } vainc un monstre.
    }
decision-defeat_on_card =
    { $seat_you ->
        [yes] Sur quelle carte vainquez-vous tous les monstres ?
       *[no] { $seat } vainc tous les monstres d’une carte.
    }
decision-choose_effect =
    { $seat_you ->
        [yes] Choisissez.
       *[no] { $seat } doit choisir.
    }
decision-prevent =
    { $seat_you ->
        [yes] Utiliser « { $card } » maintenant ?
       *[no] { $seat } peut utiliser « { $card } ».
    }
decision-swap_gain =
    { $seat_you ->
        [yes] Vous gagnez { $what_id ->
             [common] un Objet Commun
             [unique] un Objet Unique
             [spell] un Sort
            *[clue] un Indice
        }. Prendre autre chose à la place ?
       *[no] { $seat } peut prendre autre chose.
    }
decision-clock =
    { $seat_you ->
        [yes] Terminez votre tour, ou utilisez d’abord quelque chose.
       *[no] { $seat } va terminer son tour.
    }

## Choices

choice-choose_ancient_one = Affronter { $ancient_one }
choice-choose_investigator = Jouer { $investigator }
choice-draw_from =
    { $deck_id ->
        [common] Piocher un Objet Commun
        [unique] Piocher un Objet Unique
       *[spell] Piocher un Sort
    }
choice-heal = Soigner { $target_seat }
choice-move_to = Aller ici : { $place }
choice-stay = Rester ici
choice-take_first_aid =
    { $treatment_id ->
        [free] Premiers Soins : regagner 1 { $points_id ->
             [sanity] Santé Mentale
            *[stamina] Résistance
        }
        [one_track] Premiers Soins contre des Trophées : regagner toute la { $points_id ->
             [sanity] Santé Mentale
            *[stamina] Résistance
        }
       *[both_tracks] Premiers Soins contre des Trophées : regagner toute la Santé Mentale et toute la Résistance
    }
choice-search_lost_and_found = Fouiller dans les Objets Trouvés
choice-buy_souvenir =
    Acheter { $what_id ->
             [clue] un Indice
             [common] un Objet Commun
             [unique] un Objet Unique
             [spell] un Sort
             [ally] un Allié
            *[elder_sign] un Signe des Anciens
        }
choice-give_trophy = Céder { $trophy }
choice-lose_card = Défausser { $card }
choice-pay_clue = Défausser un Indice
choice-roll = Lancer les dés
choice-give_up = Abandonner l’aventure
choice-stop_attack = Cesser l’attaque
choice-use_card = Utiliser { $card }
choice-use_ability = Utiliser la capacité de votre investigateur
choice-add_die = Ajouter le { $colour }
choice-take_secured = Prendre { $die } sur « { $spell } » pour le lancer
choice-spend_clue = Dépenser un Indice pour relancer des dés
choice-reroll_again = Utiliser la seconde relance
choice-reroll_yellow = Relancer le dé jaune
choice-pick_die = { $die }
choice-done = Terminé
choice-complete_task = Accomplir la tâche { $task }
choice-use_dice = Utiliser : { $pool } { $held } { $secured }
choice-fail_roll = Déclarer un jet raté
choice-discard_die = Défausser { $die }
choice-focus = Se concentrer sur { $die }
choice-ask_help = Demander à { $helper_seat } de garder { $die }
choice-roll_on = Continuer
choice-accept = Oui
choice-decline = Non
choice-choose_effect =
    { $effect_id ->
        [lose_sanity] Perdre { $count } Santé Mentale
        [lose_stamina] Perdre { $count } Résistance
        [regain_sanity] Regagner { $count } Santé Mentale
        [regain_stamina] Regagner { $count } Résistance
        [lose_trophy] Défausser { $count } Trophées
        [lose_stamina_sanity] Perdre { $count } Résistance et { $count } Santé Mentale
        [lose_sanity_stamina] Perdre { $count } Santé Mentale et { $count } Résistance
        [lose_clue] Défausser { $count } Indice
        [lose_monster_trophy] Défausser { $count } Trophée monstre
        [lose_trophy_piece] Défausser { $count } Trophée
        [lose_common_unique_spell] Défausser un Objet Commun, un Objet Unique et un Sort
        [lower_sanity] Diminuer votre maximum de Santé Mentale
        [lower_stamina] Diminuer votre maximum de Résistance
       *[devoured] Être dévoré
    }
choice-place_monster =
    { $task ->
        [0] Sous la dernière tâche de la carte « { $card } »
       *[other] Sur la tâche { $task } de la carte « { $card } »
    }
choice-lock_die =
    Verrouiller { $die } { $place_id ->
        [marker] pris sur un marqueur
        [spell] pris sur un Sort
       *[pool] pris dans la réserve
    }
choice-take_instead =
    Prendre { $what_id ->
             [common] un Objet Commun
             [unique] un Objet Unique
             [spell] un Sort
            *[clue] un Indice
        }
choice-defeat_monster = Vaincre : { $monster }
choice-defeat_on_card = Vaincre tous les monstres de la carte « { $card } »
choice-advance_clock = Avancer l’horloge et terminer votre tour

## Why something is not possible now

why-needs_trophies = Cela coûte des Trophées de valeur { $price } ; il vous manque { $missing }.
why-shop_shut = La carte Mythe ferme la boutique.
why-not_for_sale = Les Signes des Anciens ne sont pas à vendre dans cette partie.
why-none_left = Il n’y en a plus.
why-before_a_roll = Cela s’utilise avant un jet.
why-after_a_roll = Cela s’utilise après un jet.
why-used_today = Utilisé aujourd’hui ; de nouveau prêt après minuit.
why-spells_forbidden = La carte Mythe interdit les Sorts.
why-no_effect_now = Cela ne changerait rien maintenant.
why-no_clues = Vous n’avez pas d’Indice.
why-clues_forbidden = La carte Mythe interdit de relancer avec des Indices.
why-other_task_first = La flèche : une tâche plus haut vient d’abord.
why-dice_do_not_do = Ces dés ne satisfont pas toutes ses icônes.
why-costs_too_much = Vous ne survivriez pas à son coût.

## Events

event-investigator_entered =
    { $seat_you ->
        [yes] Vous jouez { $investigator }.
       *[no] { $seat } joue { $investigator }.
    }
event-turn_began =
    { $seat_you ->
        [yes] Votre tour commence.
       *[no] { $seat } commence son tour.
    }
event-moved =
    { $place_id ->
        [entrance] { $seat_you ->
            [yes] Vous allez à l’{ $place }.
           *[no] { $seat } va à l’{ $place }.
        }
       *[other] { $seat_you ->
            [yes] Vous allez sur la carte « { $place } ».
           *[no] { $seat } va sur la carte « { $place } ».
        }
    }
event-dice_rolled =
    { $seat_you ->
        [yes] Vous lancez : { $dice }.
       *[no] { $seat } lance : { $dice }.
    }
event-dice_rerolled =
    { $seat_you ->
        [yes] Vous relancez { $before } : { $after }.
       *[no] { $seat } relance { $before } : { $after }.
    }
event-clue_spent =
    { $seat_you ->
        [yes] Vous dépensez un Indice.
       *[no] { $seat } dépense un Indice.
    }
event-die_changed =
    { $seat_you ->
        [yes] Vous changez { $before } en { $after }.
       *[no] { $seat } change { $before } en { $after }.
    }
event-task_completed =
    { $seat_you ->
        [yes] Vous accomplissez la tâche { $task } avec { $dice }.
       *[no] { $seat } accomplit la tâche { $task } avec { $dice }.
    }
event-roll_failed =
    { $seat_you ->
        [yes] Votre jet est raté.
       *[no] { $seat } rate son jet.
    }
event-terror_struck =
    { $seat_you ->
        [yes] La Terreur vous frappe : « { $card } ».
       *[no] La Terreur frappe { $seat } : « { $card } ».
    }
event-die_discarded =
    { $seat_you ->
        [yes] Vous défaussez { $die }.
       *[no] { $seat } défausse { $die }.
    }
event-die_focused =
    { $seat_you ->
        [yes] Vous vous concentrez sur { $die }.
       *[no] { $seat } se concentre sur { $die }.
    }
event-help_asked =
    { $seat_you ->
        [yes] Vous demandez de l’aide à { $helper_seat }.
       *[no] { $seat } demande de l’aide à { $helper_seat }.
    }
event-help_given = { $helper_seat } aide et garde { $die }.
event-help_refused = { $helper_seat } n’aide pas.
event-card_used =
    { $seat_you ->
        [yes] Vous utilisez « { $card } ».
       *[no] { $seat } utilise « { $card } ».
    }
event-ability_used =
    { $seat_you ->
        [yes] Vous utilisez la capacité { de-investigator }.
       *[no] { $seat } utilise la capacité { de-investigator }.
    }
event-die_added =
    { $seat_you ->
        [yes] Vous ajoutez le { $die }.
       *[no] { $seat } ajoute le { $die }.
    }
event-die_secured =
    { $seat_you ->
        [yes] Vous sécurisez { $die } avec « { $spell } ».
       *[no] { $seat } sécurise { $die } avec « { $spell } ».
    }
event-secured_taken =
    { $seat_you ->
        [yes] Vous prenez { $die } sur « { $spell } ».
       *[no] { $seat } prend { $die } sur « { $spell } ».
    }
event-adventure_resolved =
    { $seat_you ->
        [yes] Vous résolvez « { $card } » !
       *[no] { $seat } résout « { $card } » !
    }
event-attempt_failed =
    { $seat_you ->
        [yes] Vous échouez à résoudre « { $card } ».
       *[no] { $seat } échoue à résoudre « { $card } ».
    }
event-attempt_broken =
    { $seat_you ->
        [yes] Votre aventure est interrompue.
       *[no] L’aventure { de-seat } est interrompue.
    }
event-gave_up =
    { $seat_you ->
        [yes] Votre tentative s’arrête là.
       *[no] La tentative { de-seat } s’arrête là.
    }
event-penalties_prevented =
    { $seat_you ->
        [yes] « { $card } » vous épargne les pénalités.
       *[no] « { $card } » épargne les pénalités à { $seat }.
    }
event-points_lost =
    { $seat_you ->
        [yes] Vous perdez { $count } { $points_id ->
             [sanity] Santé Mentale
            *[stamina] Résistance
        }.
       *[no] { $seat } perd { $count } { $points_id ->
             [sanity] Santé Mentale
            *[stamina] Résistance
        }.
    }
event-points_regained =
    { $seat_you ->
        [yes] Vous regagnez { $count } { $points_id ->
             [sanity] Santé Mentale
            *[stamina] Résistance
        }.
       *[no] { $seat } regagne { $count } { $points_id ->
             [sanity] Santé Mentale
            *[stamina] Résistance
        }.
    }
event-maximum_changed =
    { $seat_you ->
        [yes] Votre maximum de { $points_id ->
             [sanity] Santé Mentale
            *[stamina] Résistance
        } est maintenant de { $count }.
       *[no] Le maximum de { $points_id ->
             [sanity] Santé Mentale
            *[stamina] Résistance
        } { de-seat } est maintenant de { $count }.
    }
event-clues_gained =
    { $seat_you ->
        [yes] Vous gagnez { $count } { $count ->
             [one] Indice
            *[other] Indices
        }.
       *[no] { $seat } gagne { $count } { $count ->
             [one] Indice
            *[other] Indices
        }.
    }
event-clues_lost =
    { $seat_you ->
        [yes] Vous rendez { $count } { $count ->
             [one] Indice
            *[other] Indices
        }.
       *[no] { $seat } rend { $count } { $count ->
             [one] Indice
            *[other] Indices
        }.
    }
event-card_gained =
    { $seat_you ->
        [yes] Vous gagnez « { $card } ».
       *[no] { $seat } gagne « { $card } ».
    }
event-card_lost =
    { $seat_you ->
        [yes] Vous défaussez « { $card } ».
       *[no] { $seat } défausse « { $card } ».
    }
event-trophies_given =
    { $seat_you ->
        [yes] Vous cédez : { $trophies }.
       *[no] { $seat } cède : { $trophies }.
    }
event-souvenir_bought =
    { $seat_you ->
        [yes] Vous achetez { $what_id ->
             [clue] un Indice
             [common] un Objet Commun
             [unique] un Objet Unique
             [spell] un Sort
             [ally] un Allié
            *[elder_sign] un Signe des Anciens
        } (prix en Trophées : { $price }).
       *[no] { $seat } achète { $what_id ->
             [clue] un Indice
             [common] un Objet Commun
             [unique] un Objet Unique
             [spell] un Sort
             [ally] un Allié
            *[elder_sign] un Signe des Anciens
        } (prix en Trophées : { $price }).
    }
event-first_aid_taken =
    { $seat_you ->
        [yes] Vous recevez les Premiers Soins.
       *[no] { $seat } reçoit les Premiers Soins.
    }
event-lost_and_found_rolled =
    { $seat_you ->
        [yes] Vous fouillez dans les Objets Trouvés : { $die }.
       *[no] { $seat } fouille dans les Objets Trouvés : { $die }.
    }
event-monster_appeared = Un monstre apparaît : { $monster } !
event-monster_placed =
    { $task ->
        [0] Monstre sous les tâches de la carte « { $card } » : { $monster }.
       *[other] Monstre sur la tâche { $task } de la carte « { $card } » : { $monster }.
    }
event-monster_defeated =
    { $seat_you ->
        [yes] Vous vainquez un monstre : { $monster }.
       *[no] { $seat } vainc un monstre : { $monster }.
    }
event-monster_gained =
    { $seat_you ->
        [yes] Un monstre rejoint vos Trophées : { $monster }.
       *[no] Un monstre rejoint les Trophées { de-seat } : { $monster }.
    }
event-gate_opened = Un portail s’ouvre : « { $card } ».
event-adventure_revealed = Nouvelle aventure à l’emplacement { $place } : « { $card } ».
event-card_removed = « { $card } » quitte la partie.
event-doom_added = Le Destin avance : { $doom } sur { $track }.
event-doom_removed = Le Destin recule : { $doom } sur { $track }.
event-elder_sign_gained = Un Signe des Anciens ! { $elder_signs } sur { $needed }.
event-elder_sign_lost = Un Signe des Anciens est perdu : { $elder_signs } sur { $needed }.
event-clock_advanced = L’horloge indique { $hour }.
event-midnight_struck = Minuit sonne (nuit { $day }).
event-midnight_effect = À minuit : « { $card } ».
event-mythos_drawn = Nouvelle carte Mythe : « { $card } ».
event-mythos_ended = « { $card } » prend fin.
event-die_locked = « { $card } » verrouille un dé : { $colour }.
event-die_freed = « { $card } » ne verrouille plus de dé : { $colour }.
event-investigator_devoured =
    { $seat_you ->
        [yes] Votre investigateur est dévoré : { $investigator }. Vous perdez tout.
       *[no] Un investigateur est dévoré : { $investigator } ({ $seat }).
    }
event-player_out =
    { $seat_you ->
        [yes] Il ne reste aucun investigateur pour vous : vous quittez la partie.
       *[no] Il ne reste aucun investigateur pour { $seat }, qui quitte la partie.
    }
event-awakened = { $ancient_one } se réveille !
event-ancient_one_attacked = { $ancient_one } attaque !
event-game_ended =
    { $reason_id ->
        [sealed] Le Grand Ancien est enfermé. Victoire !
        [banished] Le Grand Ancien est vaincu au combat. Victoire !
        [destroyed] Azathoth se réveille, et le monde prend fin.
       *[devoured] Tous les investigateurs sont dévorés.
    }

## Endings and parts of the result

ending-sealed = Le Grand Ancien a été enfermé par les Signes des Anciens.
ending-banished = Le Grand Ancien a été vaincu au combat.
ending-devoured = Tous les investigateurs ont été dévorés.
ending-destroyed = Azathoth s’est réveillé, et le monde a pris fin.
part-victory = Victoire
part-elder_signs = Signes des Anciens
part-doom = Pions Destin
part-days = Minuits
part-turns = Tours
part-devoured = Investigateurs dévorés

## Board

board-sketch-clock = Horloge
board-sketch-doom = Destin
board-sketch-signs = Signes des Anciens
board-sketch-mythos = Mythe
board-sketch-cards = Aventures et Autres Mondes
board-sketch-chance = chance
board-sketch-attempt = Aventure en cours
board-sketch-pool = Réserve
board-sketch-kept = Conservés
board-sketch-secured = Sécurisés
board-sketch-locked = Verrouillés
board-sketch-players = Investigateurs
board-sketch-clues = Indices
board-sketch-trophies = Trophées
board-sketch-awake = réveillé
board-sketch-player = Joueur { $number }
board-sketch-points = { $sanity }/{ $max_sanity } Santé Mentale, { $stamina }/{ $max_stamina } Résistance

## The drawn table

board-sure-stay = Vous pourriez encore aller ailleurs. Rester ici ?
board-sure-give_up = Vous pourriez encore continuer. Abandonner cette aventure et subir ses pénalités ?
board-sure-stop_attack = Vous pourriez encore continuer. Cesser l’attaque pour ce tour ?
board-sure-fail_roll = Vous pourriez encore faire quelque chose de ce jet. Le déclarer raté ?
board-status = { $turn ->
        [0] Nuit { $day }
       *[other] Nuit { $day }, tour { $turn }
    }
board-adventure = Une Aventure du musée.
board-other-world = Un Autre Monde, derrière un portail.
board-task-number = Tâche { $number }
board-task-nothing = Rien n’est exigé ici.
board-task-done = Accomplie.
board-icon-inv = Investigation { $count }
board-icon-lore = Savoir
board-icon-peril = Péril
board-icon-terror = Terreur
board-icon-either = { $one } ou { $other }
board-cost-sanity = L’accomplir coûte { $count } Santé Mentale.
board-cost-stamina = L’accomplir coûte { $count } Résistance.
board-cost-clock = L’accomplir fait avancer l’horloge de { $count } { $count ->
    [one] cran
   *[other] crans
}.
board-frame-free = Un monstre peut venir ici
board-frame-empty = Un cadre pour un monstre ; tant qu’il est vide, il n’y a rien à faire ici.
board-frame-full = Un cadre pour un monstre, qui prendrait la place de cette tâche.
board-frame-partial = Un cadre pour un monstre, qui couvrirait une partie de cette tâche et ajouterait la sienne.
board-monster-down = Il est vaincu, et gagné à la fin de la phase.
board-trophy = Trophée de valeur { $count }.
board-locks = Verrouille tant qu’il est en jeu : { $die }.
board-terror = Terreur : { $effect }.
board-at-midnight = À minuit : { $effect }.
board-on-gain = Quand on le gagne : { $effect }.
board-rewards = Récompenses : { $effect }.
board-penalties = Pénalités : { $effect }.
board-outcome = Récompenses et pénalités
board-effect-gain =
    gagner { $count } { $what ->
        [clue] { $count ->
            [one] Indice
           *[other] Indices
        }
        [common] { $count ->
            [one] Objet Commun
           *[other] Objets Communs
        }
        [unique] { $count ->
            [one] Objet Unique
           *[other] Objets Uniques
        }
        [spell] { $count ->
            [one] Sort
           *[other] Sorts
        }
        [ally] { $count ->
            [one] Allié
           *[other] Alliés
        }
       *[elder_sign] { $count ->
            [one] Signe des Anciens
           *[other] Signes des Anciens
        }
    }
board-effect-lose =
    { $who ->
        [all] tous les investigateurs perdent
       *[self] perdre
    } { $what ->
        [sanity] { $count } Santé Mentale
        [stamina] { $count } Résistance
        [clue] { $count ->
            [one] { $count } Indice
           *[other] { $count } Indices
        }
       *[trophy] des Trophées de valeur { $count }
    }
board-effect-doom = { $count ->
    [one] ajouter { $count } pion Destin
   *[other] ajouter { $count } pions Destin
}
board-effect-remove_doom = { $count ->
    [one] retirer { $count } pion Destin
   *[other] retirer { $count } pions Destin
}
board-effect-monster = { $count ->
    [one] un monstre apparaît
   *[other] { $count } monstres apparaissent
}
board-effect-gate = { $count ->
    [one] un portail s’ouvre
   *[other] { $count } portails s’ouvrent
}
board-effect-discard_dice = défausser chaque dé qui montre Terreur
board-effect-fail_attempt = l’aventure échoue aussitôt
board-effect-choose =
    { $who ->
        [all] chaque investigateur choisit : { $one }, ou { $other }
       *[self] { $one }, ou { $other }
    }
board-chance = Chances de réussite : { $percent } %
board-odds = Chances de réussite
board-odds-ask = Calculer les chances de réussite
board-odds-always = toujours
board-doom = Destin : { $count } sur { $track }.
board-signs = Signes des Anciens : { $count } sur { $needed }.
board-ancient-numbers = { $signs } Signes des Anciens l’enferment ; il se réveille quand { $track } pions Destin sont sur sa piste.
board-combat-task = Au combat : { $icons }.
board-to-midnight =
    { $count ->
        [0] Minuit sonne
        [one] { $count } tour avant minuit
       *[other] { $count } tours avant minuit
    }
board-to-attack =
    { $count ->
        [0] Il attaque
        [one] { $count } tour avant son attaque
       *[other] { $count } tours avant son attaque
    }
board-mythos-faded = Son effet continu est terminé.
board-price = Prix : des Trophées de valeur { $count }
board-lost-and-found = Objets Trouvés : lancer un dé
board-piles = Pioches et pions
board-pile-adventure = Aventures dans la pioche : { $count }
board-pile-other_world = Autres Mondes dans la pioche : { $count }
board-pile-mythos = Cartes Mythe dans la pioche : { $count }
board-pile-common = Objets Communs dans la pioche : { $count }
board-pile-unique = Objets Uniques dans la pioche : { $count }
board-pile-spell = Sorts dans la pioche : { $count }
board-pile-ally = Alliés dans la pioche : { $count }
board-pile-clue = Indices dans la réserve : { $count }
board-pile-cup = Monstres dans la tasse : { $count }
board-tray = Piste de dés
board-supply = non utilisé
board-discarded = Dés défaussés
board-no-dice = Aucun dé dans la réserve.
board-die-faces = Faces ({ $die }) : { $faces }.
board-pick-die = Conserver { $die }
board-focus-place = Concentration : { $name }
board-help-place = Aide : { $name }
board-locked-by = { $die }, verrouillé par « { $card } »
board-maxima = Santé Mentale jusqu’à { $sanity }, Résistance jusqu’à { $stamina }.
board-tired = Utilisé aujourd’hui ; de nouveau prêt après minuit.
board-stands = Se trouve ici : { $place }.
board-sanity = Santé Mentale { $count } sur { $most }.
board-stamina = Résistance { $count } sur { $most }.
board-sanity-title = Santé Mentale
board-stamina-title = Résistance
board-clues = Indices : { $count }
board-trophies = Trophées de valeur { $count } ({ $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
})
board-trophy-list = Trophées
board-hand = Cartes : { $count }
board-no-cards = Pas encore de cartes.
board-kind-common = Un Objet Commun.
board-kind-unique = Un Objet Unique.
board-kind-spell = Un Sort.
board-kind-ally = Un Allié.
board-when-before_roll = S’utilise avant un jet.
board-when-after_roll = S’utilise après un jet.
board-when-own_turn = S’utilise à tout moment de votre propre tour.
board-when-reaction = Se propose quand on peut l’utiliser.
board-when-passive = Agit en permanence.
board-out = Hors du jeu
board-not-yet = Pas encore d’investigateur
board-unfold = Tout montrer { de-name }
board-fold = Replier { $name }
board-battle = Le combat final
board-battle-doom =
    { $count ->
        [one] pion Destin encore à retirer
       *[other] pions Destin encore à retirer
    }

## Help

help-signs = Réunissez autant de Signes des Anciens que le Grand Ancien en exige avant que sa piste du Destin ne soit pleine : il est enfermé et tous gagnent.
help-doom = Chaque pion Destin rapproche le Grand Ancien. Une case à monstre fait apparaître un monstre quand elle est couverte. Quand la piste est pleine, il se réveille.
help-clock = Chaque tour fait avancer l’horloge de trois heures. À minuit, des effets frappent et une nouvelle carte Mythe arrive.
help-mythos = L’effet du haut d’une carte Mythe a lieu une fois ; celui du bas dure jusqu’au prochain minuit.
help-order = La flèche : ces tâches s’accomplissent de haut en bas.
help-face-inv = Investigation : les nombres de plusieurs dés peuvent s’additionner.
help-face-lore = Savoir : un dé pour une icône.
help-face-peril = Péril : un dé pour une icône.
help-face-terror = Terreur : un dé pour une icône. Sur un jet raté, elle déclenche les effets Terreur de la carte.
help-face-wild = Joker : il compte comme 4 Investigations, ou comme un Savoir, un Péril ou une Terreur.
help-focus = Après un jet raté, vous défaussez un dé et pouvez vous concentrer sur un autre : il garde sa face pour une tâche suivante. Une fois par aventure.
help-assistance = Quelqu’un sur la même carte peut garder un dé pour vous ; si l’aventure échoue, il perd un point.
help-clues = Après un jet, un Indice permet d’en relancer autant de dés que vous voulez.
help-points = Qui n’a plus de Santé Mentale ou de Résistance est dévoré : tout est perdu, et le Destin avance.
help-trophies = Les cartes résolues et les monstres vaincus sont la monnaie de l’Entrée. On ne rend pas la monnaie.
help-entrance = Une action par visite : les Premiers Soins, un souvenir, ou une recherche dans les Objets Trouvés.
help-first_aid = Regagnez 1 point gratuitement, ou tous vos points contre des Trophées.
help-souvenirs = Achetez une chose contre des Trophées.
help-lost_and_found = Un dé décide : 1 ou 2 un Indice, 3 un Objet Commun, Savoir un Sort ; Péril ou Terreur coûte 1 point.
help-odds = La chance de résoudre la carte en jouant au mieux avec ces dés et ces Indices, calculée exactement. Cartes en main et capacités peuvent l’améliorer.

## Names

name-green = dé vert
name-yellow = dé jaune
name-red = dé rouge
name-entrance = Entrée du Musée
name-ancient_one = le Grand Ancien
name-ancient_relics = Reliques anciennes
name-a_terrible_discovery = Une terrible découverte
name-did_you_hear_that = Vous avez entendu ça ?
name-the_loading_dock = Le Quai de chargement
name-the_storage_closet = Le Débarras
name-the_key_to_the_beyond = La Clé vers l’au-delà
name-riot_in_the_streets = Émeutes urbaines
name-unnatural_habitat = Habitat contre nature
name-dont_fall_asleep = Ne vous endormez pas
name-the_hidden_passage = Le Passage caché
name-something_has_broken_free = Quelque chose s’est échappé
name-hallway_on_fire = Couloir en feu
name-horrible_visions = Visions terrifiantes
name-late_night_break_in = Effraction nocturne
name-theres_something_in_the_basement = Il y a quelque chose au sous-sol
name-tempest_in_a_teapot = Tempête dans une théière
name-a_secret_gathering = Une réunion secrète
name-the_missing_records = Les Archives disparues
name-vermin_in_the_pipes = Vermine dans les tuyaux
name-the_archives = Les Archives
name-stay_away_from_the_windows = Éloignez-vous des fenêtres
name-gate_to_elsewhere = Portail vers l’ailleurs
name-administration_office = Bureau de l’administration
name-we_need_to_find_help = Il faut trouver de l’aide
name-a_peculiar_specimen = Un étrange spécimen
name-mysterious_tome = Ouvrage mystérieux
name-lights_out = Extinction des feux
name-the_elder_sign = Le Signe des Anciens
name-the_writing_on_the_wall = L’Inscription sur le mur
name-gala_in_the_great_hall = Gala dans le grand hall
name-please_do_not_touch_the_exhibits = Prière de ne pas toucher
name-medusa_exhibit = L’Exposition Méduse
name-the_guided_tour = La Visite guidée
name-you_become_that_which_you_fear_most = Vous devenez votre pire crainte
name-the_curator = Le Conservateur
name-the_hedge_maze = Le Labyrinthe de haies
name-public_lavatory = Toilettes publiques
name-forgotten_knowledge = Savoir oublié
name-the_hall_of_the_dead = La Salle des morts
name-the_graveyard = Le Cimetière
name-the_security_office = Le Poste de sécurité
name-transported_by_magic = Transporté par magie
name-when_night_falls = Quand tombe la nuit
name-the_gift_shop = La Boutique de souvenirs
name-haunted_by_a_shadowy_figure = Hanté par un personnage mystérieux
name-koi_pond = Bassin de koi
name-remains_of_the_high_priest = Restes du grand prêtre
name-blood_on_the_floor = Du sang sur le sol
name-the_dreamlands = Les Contrées du Rêve
name-city_of_the_great_race = Cité de la Grande Race
name-great_hall_of_celeano = Grande salle de Celeano
name-plateau_of_leng = Plateau de Leng
name-another_dimension = Une autre dimension
name-yuggoth = Yuggoth
name-rlyeh = R’lyeh
name-the_abyss = L’Abîme
name-cultist_1 = Cultiste (3)
name-cultist_2 = Cultiste (Péril)
name-cultist_3 = Cultiste (Savoir)
name-maniac = Maniaque
name-zombie = Zombie
name-ghoul = Goule
name-ghost = Fantôme
name-witch = Sorcière
name-warlock = Sorcier
name-byakhee = Byakhee
name-mi_go = Mi-Go
name-fire_vampire = Vampire de feu
name-nightgaunt = Maigre bête de la nuit
name-dimensional_shambler = Vagabond dimensionnel
name-elder_thing = Chose très ancienne
name-hound_of_tindalos = Chien de Tindalos
name-dark_young = Sombre rejeton
name-chthonian = Chthonien
name-shoggoth = Shoggoth
name-star_spawn = Rejeton stellaire
name-flying_polyp = Polype volant
name-high_priest = Grand prêtre
name-the_black_man = L’Homme noir
name-the_bloated_woman = La Femme bouffie
name-the_dark_pharaoh = Le Pharaon noir
name-god_of_the_bloody_tongue = Dieu à la langue sanglante
name-the_haunter_of_the_dark = Celui qui hante les ténèbres
name-knife = Couteau
name-revolver_38 = Revolver .38
name-axe = Hache
name-cavalry_saber = Sabre de cavalerie
name-bullwhip = Fouet
name-rifle = Fusil
name-tommy_gun = Mitraillette
name-lantern = Lanterne
name-research_materials = Documents de recherche
name-whiskey = Whisky
name-food = Nourriture
name-dynamite = Dynamite
name-necronomicon = Necronomicon
name-book_of_dzyan = Livre de Dzyan
name-cultes_des_goules = Cultes des Goules
name-alien_statue = Statue extraterrestre
name-enchanted_knife = Couteau enchanté
name-ruby_of_rlyeh = Rubis de R’lyeh
name-sword_of_glory = Épée de gloire
name-holy_water = Eau bénite
name-flute_of_the_outer_gods = Flûte des Dieux extérieurs
name-healing_stone = Pierre de guérison
name-blue_watcher_of_the_pyramid = Veilleur bleu de la pyramide
name-gate_box = Boîte à portail
name-wither = Atrophie
name-shrivelling = Flétrissement
name-enchant_weapon = Arme enchantée
name-dread_curse_of_azathoth = Terrible malédiction d’Azathoth
name-red_sign_of_shudde_mell = Signe rouge de Shudde M’ell
name-voice_of_ra = Voix de Râ
name-heal = Guérison
name-bind_monster = Entraver un monstre
name-find_gate = Trouver un portail
name-flesh_ward = Protection de la chair
name-mists_of_releh = Brumes de Releh
name-duke = Duke
name-anna_kaslow = Anna Kaslow
name-eric_colt = Eric Colt
name-john_legrasse = John Legrasse
name-professor_armitage = Professeur Armitage
name-richard_upton_pickman = Richard Upton Pickman
name-ryan_dean = Ryan Dean
name-thomas_f_malone = Thomas F. Malone
name-amanda_sharpe = Amanda Sharpe
name-ashcan_pete = Pete « Poubelle »
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
name-sister_mary = Sœur Marie
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
name-green_lore = Savoir
name-green_peril = Péril
name-green_terror = Terreur
name-green_wild = Joker
name-yellow_inv1 = 1 (jaune)
name-yellow_inv2 = 2 (jaune)
name-yellow_inv3 = 3 (jaune)
name-yellow_inv4 = 4 (jaune)
name-yellow_lore = Savoir (jaune)
name-yellow_peril = Péril (jaune)
name-yellow_wild = Joker (jaune)
name-red_inv2 = 2 (rouge)
name-red_inv3 = 3 (rouge)
name-red_inv4 = 4 (rouge)
name-red_lore = Savoir (rouge)
name-red_peril = Péril (rouge)
name-red_wild = Joker (rouge)
name-stars_madness = Les étoiles s’alignent… pour apporter la folie
name-stars_trap = Les étoiles s’alignent… sur un piège empoisonné
name-stars_lockg = Les étoiles s’alignent… dans l’obscurité croissante
name-stars_tsan = Les étoiles s’alignent… tandis que les murmures grandissent
name-stars_still = Les étoiles s’alignent… dans le silence
name-stars_rift = Les étoiles s’alignent… tandis que la faille s’élargit
name-stars_fade = Les étoiles s’alignent… quand les souvenirs s’effacent
name-stars_wounds = Les étoiles s’alignent… et rien ne guérit
name-visions_trap = D’étranges visions… d’un piège empoisonné
name-visions_tsta = D’étranges visions… tandis que des griffes raclent les murs
name-visions_still = D’étranges visions… dans le silence
name-visions_locky = D’étranges visions… derrière des portes closes
name-terror_still = Terreur soudaine… dans le silence
name-terror_tsan = Terreur soudaine… tandis que les murmures grandissent
name-terror_shop = Terreur soudaine… tandis que la boutique est fermée
name-terror_madness = Terreur soudaine… pour apporter la folie
name-friends_fade = Gardez vos amis près de vous… quand les souvenirs s’effacent
name-friends_alone = Gardez vos amis près de vous… et nul esprit n’est stable
name-friends_tmon = Gardez vos amis près de vous… et quelque chose suit
name-hour_lockr = L’heure avance… hors de portée
name-hour_still = L’heure avance… dans le silence
name-hour_feed = L’heure avance… et les bêtes se repaissent
name-hour_lockg = L’heure avance… dans l’obscurité croissante
name-veil_words = Le voile s’amincit… et les mots manquent
name-veil_still = Le voile s’amincit… dans le silence
name-stirs_hope = Le Grand Ancien s’agite… pourtant une lumière brûle
name-stirs_mark = Le Grand Ancien s’agite… et sa marque demeure
name-omens_locky = Mauvais présages… derrière des portes closes
name-omens_lockr = Mauvais présages… hors de portée
name-omens_shop = Mauvais présages… tandis que la boutique est fermée
name-calm_tsta = Un moment de calme… tandis que des griffes raclent les murs
name-calm_tmon = Un moment de calme… et quelque chose suit

## What cards do

text-knife = Ajoutez le dé jaune à votre réserve.
text-revolver_38 = Ajoutez le dé jaune à votre réserve.
text-axe = Ajoutez le dé jaune à votre réserve.
text-cavalry_saber = Ajoutez le dé jaune à votre réserve.
text-bullwhip = Ajoutez le dé jaune à votre réserve.
text-rifle = Ajoutez le dé jaune à votre réserve. Une fois pendant cette aventure, après un jet, vous pouvez le relancer.
text-tommy_gun = Ajoutez les dés jaune et rouge à votre réserve.
text-lantern = Pendant cette aventure, vous pouvez vous concentrer sur un dé de plus, toujours un par jet raté.
text-research_materials = Gagnez 2 pions Indice.
text-whiskey = Regagnez 2 Santé Mentale.
text-food = Regagnez 2 Résistance.
text-dynamite = Vainquez 1 monstre en jeu.
text-necronomicon = Ajoutez le dé rouge à votre réserve. Puis gagnez 1 pion Indice.
text-book_of_dzyan = Ajoutez le dé rouge à votre réserve. Puis regagnez 1 Santé Mentale.
text-cultes_des_goules = Ajoutez le dé rouge à votre réserve. Puis gagnez 1 Sort et perdez 1 Santé Mentale.
text-alien_statue = Ajoutez le dé rouge à votre réserve.
text-enchanted_knife = Ajoutez le dé rouge à votre réserve.
text-ruby_of_rlyeh = Ajoutez le dé rouge à votre réserve. Si vous résolvez cette aventure, gagnez 1 Objet Commun de plus.
text-sword_of_glory = Ajoutez les dés jaune et rouge à votre réserve.
text-holy_water = Vainquez 1 monstre en jeu.
text-flute_of_the_outer_gods = Perdez 1 Santé Mentale ; vainquez tous les monstres d’une carte.
text-healing_stone = Regagnez 3 points en tout, en Santé Mentale et Résistance, à votre gré.
text-blue_watcher_of_the_pyramid = Un dé lancé compte comme un Joker pour ce jet.
text-gate_box = Un portail s’ouvre. Gagnez 1 pion Indice.
text-wither = Sécurisez 1 dé de ce jet.
text-shrivelling = Sécurisez 1 dé de ce jet.
text-enchant_weapon = Sécurisez 1 dé de ce jet ; vous pouvez d’abord tourner une Investigation sur 3.
text-dread_curse_of_azathoth = Sécurisez jusqu’à 2 dés de ce jet.
text-red_sign_of_shudde_mell = Perdez 1 Santé Mentale ; sécurisez jusqu’à 3 dés de ce jet.
text-voice_of_ra = Ajoutez le dé jaune à votre réserve.
text-heal = Un investigateur regagne 2 Résistance.
text-bind_monster = Vainquez 1 monstre en jeu.
text-find_gate = Un portail s’ouvre.
text-flesh_ward = Quand vous devriez perdre de la Résistance pendant votre tour, perdez-en jusqu’à 2 de moins.
text-mists_of_releh = Quand vous échouez, ignorez les pénalités.
text-duke = Défaussez Duke au lieu de subir les pénalités d’une carte.
text-anna_kaslow = Une fois par jour, pendant votre tour, relancez jusqu’à 2 dés de votre jet.
text-eric_colt = Défaussez-le pour ignorer tous les effets Terreur d’un de vos jets ratés.
text-john_legrasse = Chaque fois que vous gagnez des monstres, gagnez 1 pion Indice.
text-professor_armitage = Une fois par jour, pendant votre tour, changez 1 Péril ou Terreur en Savoir.
text-richard_upton_pickman = Défaussez-le : vainquez 1 monstre en jeu et gagnez 1 pion Indice.
text-ryan_dean = Vos maximums de Santé Mentale et de Résistance augmentent de 1 ; à son arrivée, regagnez 1 de chaque.
text-thomas_f_malone = Une fois par jour, pendant votre tour, ajoutez le dé jaune à votre réserve.
text-amanda_sharpe = Amanda peut accomplir autant de tâches qu’elle veut avec un même jet.
text-ashcan_pete = Pour chaque Objet ou Sort qu’il devrait gagner, Pete peut prendre à la place 1 Indice, 1 Objet Commun ou 1 Sort.
text-bob_jenkins = Chaque fois que Bob reçoit au moins 1 Objet Commun après la préparation, il en reçoit 1 de plus.
text-carolyn_fern = Une fois par jour, au début d’un tour, un investigateur regagne 1 Santé Mentale.
text-darrell_simmons = Une fois par jet, Darrell peut augmenter une Investigation de 1 (4 seulement sur le dé jaune ou rouge).
text-dexter_drake = Chaque fois que Dexter reçoit au moins 1 Sort après la préparation, il en reçoit 1 de plus.
text-gloria_goldberg = Dans un Autre Monde, Gloria peut ajouter gratuitement les dés jaune et rouge.
text-harvey_walters = Une fois par jet, Harvey peut changer 1 Terreur en Savoir.
text-jenny_barnes = Jenny peut défausser un Objet Commun, un Indice ou un Sort pour ajouter les dés jaune et rouge.
text-joe_diamond = Chaque Indice donne deux relances à Joe.
text-kate_winthrop = Aucun monstre n’apparaît pendant le tour de Kate, et elle ignore les effets Terreur.
text-mandy_thompson = Une fois par jour, après n’importe quel jet, Mandy peut en relancer jusqu’à 2 dés.
text-michael_mcglen = Une fois par jet, Michael peut changer 1 Terreur en Péril.
text-monterey_jack = Chaque fois que Monterey reçoit au moins 1 Objet Unique après la préparation, il en reçoit 1 de plus.
text-sister_mary = Marie ignore les effets continus des cartes Mythe et, pendant son tour, peut utiliser les dés verrouillés.
text-vincent_lee = Une fois par jour, au début d’un tour, un investigateur regagne 1 Résistance.
text-azathoth = Chaque Sort coûte 1 Santé Mentale à son lanceur. Si Azathoth se réveille, les investigateurs perdent aussitôt.
text-cthulhu = Les maximums de Santé Mentale et de Résistance diminuent de 1. Attaque : chaque investigateur diminue un maximum de 1 ; puis ajoutez 1 pion Destin.
text-hastur = À l’Entrée, tout coûte 1 Trophée de plus, un Signe des Anciens 12. Attaque : chaque investigateur perd 2 Santé Mentale.
text-ithaqua = Chaque Objet Unique utilisé coûte 1 Résistance. Attaque : chaque investigateur perd 2 Résistance.
text-nyarlathotep = Les cinq masques sont dans la tasse. Attaque : chaque investigateur défausse 1 Indice ou est dévoré.
text-shub_niggurath = Chaque monstre demande 1 Terreur de plus. Attaque : chaque investigateur défausse 1 Trophée monstre ou est dévoré.
text-yig = Un échec près d’un Cultiste et chaque investigateur dévoré coûtent 1 Signe des Anciens. Réveil : défaussez 1 Objet Commun, 1 Objet Unique et 1 Sort, ou soyez dévoré. Attaque : défaussez 1 Indice, ou perdez 1 Santé Mentale et 1 Résistance.
text-yog_sothoth = Un Autre Monde où l’on échoue quitte la partie ; quand il n’en reste plus, Yog-Sothoth se réveille. Attaque : chaque investigateur défausse 1 Trophée ou est dévoré.
text-stars_madness = Ajoutez 1 pion Destin. La prochaine fois que l’horloge sonne minuit, tous les investigateurs perdent 2 Santé Mentale.
text-stars_trap = Ajoutez 1 pion Destin. La prochaine fois que l’horloge sonne minuit, tous les investigateurs perdent 2 Résistance.
text-stars_lockg = Ajoutez 1 pion Destin. Verrouillez 1 dé vert sur cette carte.
text-stars_tsan = Ajoutez 1 pion Destin. Terreur : perdez 1 Santé Mentale.
text-stars_still = Ajoutez 1 pion Destin. Pas d’effet continu.
text-stars_rift = Ajoutez 1 pion Destin. La prochaine fois que l’horloge sonne minuit, ajoutez 1 pion Destin si un Autre Monde est en jeu.
text-stars_fade = Ajoutez 1 pion Destin. Les Indices ne permettent pas de relancer.
text-stars_wounds = Ajoutez 1 pion Destin. Personne ne regagne de Santé Mentale ni de Résistance.
text-visions_trap = Un monstre apparaît ! La prochaine fois que l’horloge sonne minuit, tous les investigateurs perdent 2 Résistance.
text-visions_tsta = Un monstre apparaît ! Terreur : perdez 1 Résistance.
text-visions_still = Un monstre apparaît ! Pas d’effet continu.
text-visions_locky = Un monstre apparaît ! Verrouillez le dé jaune sur cette carte.
text-terror_still = Un monstre apparaît ! Pas d’effet continu.
text-terror_tsan = Un monstre apparaît ! Terreur : perdez 1 Santé Mentale.
text-terror_shop = Un monstre apparaît ! Aucun souvenir ne peut être acheté.
text-terror_madness = Un monstre apparaît ! La prochaine fois que l’horloge sonne minuit, tous les investigateurs perdent 2 Santé Mentale.
text-friends_fade = Chaque investigateur seul sur sa carte ou à l’Entrée perd 1 Santé Mentale. Les Indices ne permettent pas de relancer.
text-friends_alone = Chaque investigateur seul sur sa carte ou à l’Entrée perd 1 Santé Mentale. Personne ne peut se concentrer sur un dé.
text-friends_tmon = Chaque investigateur seul sur sa carte ou à l’Entrée perd 1 Santé Mentale. Terreur : un monstre apparaît !
text-hour_lockr = Ajoutez 1 pion Destin. Un monstre apparaît ! Verrouillez le dé rouge sur cette carte.
text-hour_still = Ajoutez 1 pion Destin. Un monstre apparaît ! Pas d’effet continu.
text-hour_feed = Ajoutez 1 pion Destin. Un monstre apparaît ! La prochaine fois que l’horloge sonne minuit, ajoutez 1 pion Destin si au moins 3 monstres sont en jeu.
text-hour_lockg = Ajoutez 1 pion Destin. Un monstre apparaît ! Verrouillez 1 dé vert sur cette carte.
text-veil_words = Ajoutez 1 pion Destin. Un portail s’ouvre. Aucun Sort ne peut être lancé ; les dés déjà sécurisés restent utilisables.
text-veil_still = Ajoutez 1 pion Destin. Un portail s’ouvre. Pas d’effet continu.
text-stirs_hope = Ajoutez 2 pions Destin. Chaque fois qu’un investigateur résout une Aventure ou un Autre Monde, il gagne 1 Indice.
text-stirs_mark = Ajoutez 2 pions Destin. Reste en jeu quand la carte Mythe suivante est piochée : le Signe des Anciens à l’Entrée coûte 2 Trophées de plus, jusqu’à ce qu’un Autre Monde soit résolu.
text-omens_locky = Chaque investigateur perd 1 Santé Mentale ou 1 Résistance, à son choix. Verrouillez le dé jaune sur cette carte.
text-omens_lockr = Chaque investigateur perd 1 Santé Mentale ou 1 Résistance, à son choix. Verrouillez le dé rouge sur cette carte.
text-omens_shop = Chaque investigateur perd 1 Santé Mentale ou 1 Résistance, à son choix. Aucun souvenir ne peut être acheté.
text-calm_tsta = Chaque investigateur regagne 1 Santé Mentale ou 1 Résistance, à son choix. Terreur : perdez 1 Résistance.
text-calm_tmon = Chaque investigateur regagne 1 Santé Mentale ou 1 Résistance, à son choix. Terreur : un monstre apparaît !
text-ancient_relics = Terreur : perdez 1 Santé Mentale.
text-the_loading_dock = Terreur : défaussez tous les dés affichant Terreur.
text-the_key_to_the_beyond = Terreur : perdez 1 Santé Mentale.
text-riot_in_the_streets = Terreur : perdez 1 Résistance.
text-unnatural_habitat = Terreur : perdez 1 Santé Mentale.
text-dont_fall_asleep = À Minuit : chaque investigateur perd 1 Santé Mentale.
text-something_has_broken_free = Terreur : vous échouez immédiatement à résoudre cette aventure.
text-hallway_on_fire = Terreur : perdez 1 Résistance.
text-horrible_visions = À Minuit : ajoutez 2 pions Destin.
text-late_night_break_in = Terreur : perdez 1 Trophée, si vous en avez.
text-a_secret_gathering = Terreur : perdez 1 Santé Mentale.
text-gala_in_the_great_hall = Terreur : ajoutez 1 pion Destin.
text-please_do_not_touch_the_exhibits = Terreur : ajoutez 1 pion Destin.
text-medusa_exhibit = Terreur : défaussez tous les dés affichant Terreur.
text-you_become_that_which_you_fear_most = À Minuit : un monstre apparaît !
text-the_curator = À Minuit : chaque investigateur doit soit défausser 2 Trophées, soit perdre 1 Résistance et 1 Santé Mentale.
text-the_hedge_maze = À Minuit : chaque investigateur perd 1 Résistance.
text-the_graveyard = Terreur : défaussez tous les dés affichant Terreur.
text-transported_by_magic = À Minuit : ajoutez 1 pion Destin par Autre Monde en jeu.
text-when_night_falls = Terreur : un monstre apparaît !
text-the_gift_shop = Terreur : un monstre apparaît !
text-haunted_by_a_shadowy_figure = Terreur : un monstre apparaît !
text-koi_pond = Terreur : vous échouez immédiatement à résoudre cette aventure.
text-remains_of_the_high_priest = Terreur : défaussez tous les dés affichant Terreur.
text-plateau_of_leng = Terreur : perdez 1 Santé Mentale.
text-witch = Quand vous gagnez ce monstre : gagnez 1 Sort.
text-warlock = Quand vous gagnez ce monstre : gagnez 1 Indice.
text-mi_go = Quand vous gagnez ce monstre : gagnez 1 Objet Unique.
text-nightgaunt = Quand vous gagnez ce monstre : un portail s’ouvre.
text-chthonian = À Minuit : chaque investigateur perd 1 Résistance.
text-high_priest = Quand vous gagnez ce monstre : retirez 1 pion Destin.
text-god_of_the_bloody_tongue = À Minuit : ajoutez 1 pion Destin.

## Ce que le hasard a apporté

tally-dice_rolled = Dés lancés
tally-dice_rerolled = Dés relancés
tally-lost_and_found_rolled = Objets trouvés
tally-monster_appeared = Monstres tirés de la tasse
tally-mythos_drawn = Cartes Mythe

## « De » devant un nom, avec ou sans élision

de-seat =
    { $elides-seat ->
        [yes] d’{ $seat }
       *[no] de { $seat }
    }
de-investigator =
    { $elides-investigator ->
        [yes] d’{ $investigator }
       *[no] de { $investigator }
    }
de-name =
    { $elides-name ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
