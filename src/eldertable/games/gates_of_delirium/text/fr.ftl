title = Aux Portes de l’Horreur
tagline = Sain d’esprit ou presque : ouvrez les portails avant vos rivaux.

## La première partie guidée

guide-welcome = Cinq villes, et deux sens pour chaque carte. Dans une manche saine, vous rassemblez des pages et envoyez des investigateurs ; dans une manche malsaine, vous construisez des portails. Ouvrir un portail rapporte beaucoup, à vous et à ceux qui sont dans sa ville. Jouons deux tours ensemble.
guide-disc = Vous êtes premier joueur : vous réglez le disque pour tous. Vous avez en main les pages perdues 14 et 15 ; choisissez sain, car on ne collecte les pages que dans une manche saine.
guide-page = À chaque tour, vous jouez deux cartes ; seule la moitié claire compte. Jouez la page perdue 14 : elle reste dans votre journal. Avec la page 15 à côté, chacune vaudra 4 points au lieu de 2.
guide-send = Maintenant la seconde carte : envoyez deux investigateurs. Cette moitié vous donne aussi un jeton Désespoir.
guide-town = Placez le premier à Rockport. Quand le portail d’une ville s’ouvre, celui qui y a le plus d’investigateurs marque le premier nombre, et ainsi de suite.
guide-another_town = Placez l’autre à Kingsport : un seul investigateur suffit pour occuper un rang.
guide-their_mode =
    { $mode_id ->
        [insane] Votre voisin a réglé le disque sur malsain : maintenant, ce sont les autres moitiés de vos cartes qui comptent, pour vous aussi. Jouez la carte qui vous aide le plus.
       *[sane] Votre voisin a laissé le disque sur sain, et cela vaut pour vous aussi. Jouez la carte qui vous aide le plus.
    }
guide-insane = À vous de régler le disque. Choisissez cette fois malsain : c’est là qu’on construit les portails.
guide-build = Jouez une carte dont la moitié claire permet de construire, si vous en avez une ; sinon, une rune ou une conversion convient.
guide-section = Prenez une carte Portail : une section du portail de cette ville. Quand un portail a toutes ses sections, il s’ouvre : vous marquez la monstruosité du dessus de la pile, puis la ville rapporte des points à tous.
guide-farewell =
    Vous savez tout. La partie s’arrête dès que la dernière monstruosité de cette pile est libérée. { $touch ->
        [true] Gardez le doigt sur n’importe quel élément
       *[false] Pointez n’importe quel élément
    } pour en lire l’explication. Continuez, et bon jeu !
guide-known = Le premier joueur règle le disque, et il vaut pour tous. À chaque tour, vous jouez deux cartes ; la moitié claire compte. Les manches saines apportent pages et investigateurs, les malsaines des portails. Un portail ouvert fait marquer tous ceux qui sont dans sa ville.
guide-left = Ouvrir vous-même un portail, les actions désespérées, les fragments de plan, les runes et les parchemins, et retourner le disque quand cela gêne le plus les autres.

## La deuxième leçon

guide2-title = Ouvrir des portails
guide2-welcome = Nous sommes au milieu d’une partie, et le disque est sur malsain. Vous avez cinq des six sections du portail de Salem. Ouvrons-le.
guide2-build = Jouez une carte qui construit. Les jetons Désespoir qu’elle montre, vous les prenez tout de suite, avant de construire.
guide2-open = La voilà : la dernière section de Salem. Prenez-la.
guide2-scored = Le portail est ouvert. Vous avez marqué la monstruosité du dessus de la pile ; puis Salem a rapporté des points : celui qui y a le plus d’investigateurs marque le premier nombre, et ainsi de suite. Les investigateurs qui ont marqué sont rentrés. La pile est l’horloge du jeu : avec sa dernière monstruosité, tout s’arrête.
guide2-desperate = Les jetons ne valent rien à la fin : dépensez-les. Une action désespérée est possible à tout moment de votre tour ; par exemple, piocher deux cartes et en défausser deux. Essayez.
guide2-swap = Défaussez ce qui vous aide le moins. Regardez les deux moitiés : le disque tournera.
guide2-second = Maintenant, la seconde carte du tour. Commencez le prochain portail, ou convertissez quelqu’un là où cela compte.
guide2-farewell = Avant d’ouvrir un portail, regardez qui est dans sa ville : un voisin en force peut gagner plus que vous. Ouvrez là où vous êtes nombreux.
guide2-known = Un portail s’ouvre avec sa dernière section : d’abord la monstruosité, puis la ville pour tous. Les jetons paient des actions désespérées, à tout moment de votre tour.
guide2-left = Les parchemins qui changent les règles pour tous, les conversions, et finir la partie au moment où vous menez.

## Options

option-hidden_expansion = Parchemins supplémentaires
option-hidden_expansion-help = Mélangez cinq parchemins de plus aux sept du jeu. Ils ont été conçus pour Eldertable.
value-hidden_expansion-false = sept parchemins
value-hidden_expansion-true = douze parchemins
option-round_limit = Nombre de manches
option-round_limit-help = La partie s’arrête après ce nombre de manches ; 0 signifie sans limite. Utile pour les robots.
option-first_player = Premier joueur
option-first_player-help = Qui prend le disque de santé mentale à la première manche.
value-first_player-random = tiré au sort
value-first_player-0 = place 1
value-first_player-1 = place 2
value-first_player-2 = place 3
value-first_player-3 = place 4
option-ages = Âges
option-ages-help = À égalité de points et de jetons, le plus jeune gagne. Sans les âges, la victoire est partagée.

## Decisions

decision-choose_mode =
    { $seat_you ->
        [yes] Vous tenez le disque de santé mentale : choisissez le mode de cette manche.
       *[no] { $seat } choisit le mode de cette manche.
    }
decision-play_card =
    { $seat_you ->
        [yes] Jouez la carte { $number } sur { $total }.
       *[no] { $seat } joue la carte { $number } sur { $total }.
    }
decision-deploy_to =
    { $seat_you ->
        [yes] Où envoyez-vous un investigateur ?
       *[no] { $seat } envoie un investigateur.
    }
decision-move_investigator =
    { $seat_you ->
        [yes] Votre réserve est vide. Déplacez-vous plutôt un de vos investigateurs ?
       *[no] { $seat } peut déplacer un investigateur.
    }
decision-convert_target =
    { $seat_you ->
        [yes] Quel investigateur convertissez-vous ?
       *[no] { $seat } convertit un investigateur.
    }
decision-exchange =
    { $seat_you ->
        [yes] Votre réserve est vide : quels investigateurs échangent leurs positions ?
       *[no] { $seat } échange les positions de deux investigateurs.
    }
decision-take_gate =
    { $seat_you ->
        [yes] Quelle carte Portail prenez-vous ?
       *[no] { $seat } prend une carte Portail.
    }
decision-swap_discard =
    { $seat_you ->
        [yes] Défaussez la carte { $number } sur { $total }.
       *[no] { $seat } défausse la carte { $number } sur { $total }.
    }
decision-end_turn =
    { $seat_you ->
        [yes] Terminez votre tour, ou dépensez d’abord des jetons Désespoir.
       *[no] { $seat } va terminer son tour.
    }

## Choices

choice-choose_mode =
    { $mode_id ->
        [sane] Une manche saine
       *[insane] Une manche malsaine
    }
choice-play_card = Jouer : { $card }
choice-deploy_to = Envoyer un investigateur à { $region }
choice-move_investigator = Déplacer un investigateur { de-origin } à { $region }
choice-decline = S’en passer
choice-convert_target = Convertir un investigateur ({ $seat }) à { $region }
choice-exchange = Échanger votre investigateur à { $origin } avec un autre ({ $seat }) à { $region }
choice-take_gate =
    { $slot ->
        [0] Prendre la carte { $gate }, première de la réserve de portails
        [1] Prendre la carte { $gate }, deuxième de la réserve de portails
        [2] Prendre la carte { $gate }, troisième de la réserve de portails
       *[3] Prendre la carte { $gate }, quatrième de la réserve de portails
    }
choice-take_deck_top = Prendre la carte cachée du dessus de la pioche de portails
choice-swap_discard = Défausser : { $card }
choice-end_turn = Piocher deux cartes et terminer votre tour
choice-desperate = Action désespérée : { $action }

## Events

event-round_began =
    { $seat_you ->
        [yes] La manche { $round } commence. Vous tenez le disque de santé mentale.
       *[no] La manche { $round } commence. { $seat } tient le disque de santé mentale.
    }
event-disc_set =
    { $seat_you ->
        [yes] { $mode_id ->
            [sane] Vous mettez le disque du côté sain.
           *[insane] Vous mettez le disque du côté malsain.
        }
       *[no] { $mode_id ->
            [sane] { $seat } met le disque du côté sain.
           *[insane] { $seat } met le disque du côté malsain.
        }
    }
event-turn_began =
    { $seat_you ->
        [yes] Votre tour commence.
       *[no] { $seat } commence son tour.
    }
event-card_played =
    { $seat_you ->
        [yes] { $mode_id ->
            [sane] Vous jouez « { $card } » dans le sens sain.
           *[insane] Vous jouez « { $card } » dans le sens malsain.
        }
       *[no] { $mode_id ->
            [sane] { $seat } joue « { $card } » dans le sens sain.
           *[insane] { $seat } joue « { $card } » dans le sens malsain.
        }
    }
event-card_discarded =
    { $seat_you ->
        [yes] Vous défaussez « { $card } ».
       *[no] { $seat } défausse « { $card } ».
    }
event-artefact_kept =
    { $seat_you ->
        [yes] { $section_id ->
            [pages] Vous ajoutez une page perdue à votre journal.
            [maps] Vous ajoutez un fragment de plan à votre journal.
           *[runes] Vous ajoutez une rune ancienne à votre journal.
        }
       *[no] { $section_id ->
            [pages] { $seat } ajoute une page perdue à son journal.
            [maps] { $seat } ajoute un fragment de plan à son journal.
           *[runes] { $seat } ajoute une rune ancienne à son journal.
        }
    }
event-tokens_gained =
    { $seat_you ->
        [yes] Vous gagnez { counted-tokens }.
       *[no] { $seat } gagne { counted-tokens }.
    }
event-deployed =
    { $seat_you ->
        [yes] Vous envoyez un investigateur à { $region }.
       *[no] { $seat } envoie un investigateur à { $region }.
    }
event-moved =
    { $seat_you ->
        [yes] Vous déplacez un investigateur { de-origin } à { $region }.
       *[no] { $seat } déplace un investigateur { de-origin } à { $region }.
    }
event-converted =
    { $seat_you ->
        [yes] Vous convertissez un investigateur ({ $owner_seat }) à { $region }.
       *[no] { $owner_seat_you ->
            [yes] { $seat } convertit un de vos investigateurs à { $region }.
           *[no] { $seat } convertit un investigateur ({ $owner_seat }) à { $region }.
        }
    }
event-exchanged =
    { $seat_you ->
        [yes] Votre investigateur à { $origin } échange sa position avec un autre ({ $owner_seat }) à { $region }.
       *[no] { $owner_seat_you ->
            [yes] { $seat } échange un investigateur à { $origin } avec l’un des vôtres à { $region }.
           *[no] { $seat } échange un investigateur à { $origin } avec un autre ({ $owner_seat }) à { $region }.
        }
    }
event-nothing_to_convert =
    { $seat_you ->
        [yes] Vous ne trouvez personne à convertir.
       *[no] { $seat } ne trouve personne à convertir.
    }
event-declined =
    { $seat_you ->
        [yes] Vous vous en passez.
       *[no] { $seat } s’en passe.
    }
event-gate_card_taken =
    { $seat_you ->
        [yes] { $cards ->
            [1] Vous commencez votre portail { de-gate }.
           *[other] Vous agrandissez votre portail { de-gate } : { counted-built }.
        }
       *[no] { $cards ->
            [1] { $seat } commence son portail { de-gate }.
           *[other] { $seat } agrandit son portail { de-gate } : { counted-built }.
        }
    }
event-gate_card_drawn =
    { $seat_you ->
        [yes] { $cards ->
            [1] Vous prenez la carte du dessus de la pioche et commencez votre portail { de-gate }.
           *[other] Vous prenez la carte du dessus de la pioche et agrandissez votre portail { de-gate } : { counted-built }.
        }
       *[no] { $cards ->
            [1] { $seat } prend la carte du dessus de la pioche et commence son portail { de-gate }.
           *[other] { $seat } prend la carte du dessus de la pioche et agrandit son portail { de-gate } : { counted-built }.
        }
    }
event-gate_row_filled = Une carte Portail { $gate } rejoint la réserve de portails.
event-gate_row_renewed =
    { $seat_you ->
        [yes] Vous renouvelez la réserve de portails.
       *[no] { $seat } renouvelle la réserve de portails.
    }
event-gate_opened =
    { $seat_you ->
        [yes] Vous ouvrez votre portail { de-gate } ! La { $monstrosity } est libérée ; vous marquez { counted-points }.
       *[no] { $seat } ouvre son portail { de-gate } ! La { $monstrosity } est libérée ; { $seat } marque { counted-points }.
    }
event-scroll_revealed = Un parchemin est révélé : { $scroll }.
event-region_scored =
    { $seat_you ->
        [yes] { $rank ->
            [1] Vous prenez le premier rang à { $region } et marquez { counted-points }.
            [2] Vous prenez le deuxième rang à { $region } et marquez { counted-points }.
           *[3] Vous prenez le troisième rang à { $region } et marquez { counted-points }.
        }
       *[no] { $rank ->
            [1] { $seat } prend le premier rang à { $region } et marque { counted-points }.
            [2] { $seat } prend le deuxième rang à { $region } et marque { counted-points }.
           *[3] { $seat } prend le troisième rang à { $region } et marque { counted-points }.
        }
    }
event-recalled = Tous les investigateurs quittent { $region }.
event-desperate_action_taken =
    { $seat_you ->
        [yes] Vous payez { counted-cost } : { $action }.
       *[no] { $seat } paie { counted-cost } : { $action }.
    }
event-points_scored =
    { $seat_you ->
        [yes] Vous marquez { counted-points }.
       *[no] { $seat } marque { counted-points }.
    }
event-cards_drawn =
    { $seat_you ->
        [yes] { $count ->
            [0] Il ne reste aucune carte à piocher.
           *[other] Vous piochez : { $cards }.
        }
       *[no] { $seat } pioche { counted-cards }.
    }
event-deck_reshuffled = La défausse est mélangée et forme une nouvelle pioche de { counted-cards }.
event-game_ended =
    { $reason_id ->
        [last_monstrosity] La partie est terminée. { ending-last_monstrosity }
        [no_gate_cards] La partie est terminée. { ending-no_gate_cards }
       *[round_limit] La partie est terminée. { ending-round_limit }
    }

## The end

ending-last_monstrosity = La dernière monstruosité est libérée.
ending-no_gate_cards = Il ne reste plus de cartes Portail.
ending-round_limit = La dernière manche est jouée.
tie-tokens = Égalité de points : qui a le plus de jetons Désespoir l’emporte.
tie-age = Égalité de points et de jetons : le plus jeune l’emporte.
part-gates = Portails
part-regions = Régions
part-desperate = Points du désespoir
part-investigators = Investigateurs sur le plateau
part-scrolls = Parchemins
part-runes = Runes anciennes
part-pages = Pages perdues
part-maps = Fragments de plan

## Names

name-gates_of_delirium = { title }
name-innsmouth = Innsmouth
name-salem = Salem
name-arkham = Arkham
name-kingsport = Kingsport
name-rockport = Rockport
name-monstrosity_10 = Monstruosité 10
name-monstrosity_11 = Monstruosité 11
name-monstrosity_12 = Monstruosité 12
name-monstrosity_13 = Monstruosité 13
name-monstrosity_14 = Monstruosité 14
name-monstrosity_15 = Monstruosité 15
name-neutral = neutre
name-red = Rouge
name-yellow = Jaune
name-teal = Turquoise
name-black = Noir

## Scrolls

name-builders_mandate = Mandat de constructeur
text-builders_mandate = Dès que vous collectez une page perdue, vous pouvez construire une section de portail.
name-cartographers_order = Ordre du cartographe
text-cartographers_order = Dès que vous collectez un fragment de plan, vous pouvez construire une section de portail.
name-call_of_the_relic = L’Appel de la relique
text-call_of_the_relic = Dès que vous collectez une rune ancienne, vous pouvez envoyer un investigateur.
name-dark_hours = Heures sombres
text-dark_hours = Chaque action désespérée coûte un jeton de moins.
name-gate_artisan = Artisan des portails
text-gate_artisan = À la fin, 5 points pour qui a le plus de portails incomplets.
name-master_recruiter = Maître recruteur
text-master_recruiter = À la fin, 5 points pour qui a le plus d’investigateurs sur le plateau.
name-keeper_of_the_book = Gardien du livre
text-keeper_of_the_book = À la fin, 5 points pour qui a le plus de pages perdues.
name-atlas_collector = Collectionneur d’atlas
text-atlas_collector = À la fin, 5 points pour qui a le plus de fragments de plan.
name-rune_bearer = Porteur de runes
text-rune_bearer = À la fin, 5 points pour qui a le plus de runes anciennes.
name-last_hope = Dernier espoir
text-last_hope = À la fin, 5 points pour qui a le plus de jetons Désespoir.
name-whispered_bargain = Pacte murmuré
text-whispered_bargain = Dès que vous convertissez un investigateur, vous gagnez un jeton Désespoir.
name-beyond_the_threshold = Par-delà le seuil
text-beyond_the_threshold = Dès que vous avez ouvert un portail, vous pouvez envoyer un investigateur.

## Desperate actions

name-swap_cards = Échanger deux cartes Action
text-swap_cards = Piochez deux cartes Action, puis défaussez-en deux de votre main.
name-renew_gate_row = Renouveler la réserve de portails
text-renew_gate_row = Glissez la réserve de portails sous la pioche et révélez quatre nouvelles cartes.
name-flip_sanity = Retourner le disque de santé mentale
text-flip_sanity = Retournez le disque de santé mentale pour le reste de la manche.
name-score_three = Marquer trois points
text-score_three = Marquez aussitôt trois points.

## The halves of an action card, in full

half-collect_lost_page = Gardez cette carte dans votre journal : page perdue { $page }.
half-collect_map_fragment =
    { $quadrant ->
        [nw] Gardez cette carte dans votre journal : fragment de plan nord-ouest.
        [ne] Gardez cette carte dans votre journal : fragment de plan nord-est.
        [sw] Gardez cette carte dans votre journal : fragment de plan sud-ouest.
       *[se] Gardez cette carte dans votre journal : fragment de plan sud-est.
    }
half-collect_rune = Gardez cette carte dans votre journal : rune ancienne.
half-convert = Remplacez un investigateur adverse par l’un des vôtres.
half-deploy = { counted-investigators } et gagnez { counted-desperation }.
half-build_gate = { counted-sections } et gagnez { counted-desperation }.

## Counted things, used by the sentences above

counted-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
counted-tokens =
    { $count ->
        [one] { $count } jeton Désespoir
       *[other] { $count } jetons Désespoir
    }
counted-cost =
    { $cost ->
        [one] { $cost } jeton
       *[other] { $cost } jetons
    }
counted-desperation =
    { $desperation ->
        [one] { $desperation } jeton Désespoir
       *[other] { $desperation } jetons Désespoir
    }
counted-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
counted-built =
    { $cards ->
        [one] { $cards } section
       *[other] { $cards } sections
    }
counted-investigators =
    { $count ->
        [one] Envoyez { $count } investigateur
       *[other] Envoyez { $count } investigateurs
    }
counted-sections =
    { $count ->
        [one] Construisez { $count } section de portail
       *[other] Construisez { $count } sections de portail
    }

## Short help

help-sanity_disc = Au début de chaque manche, le premier joueur choisit : sain ou malsain. Seul ce sens de vos cartes compte, sauf si quelqu’un paie pour retourner le disque.
help-hand = À votre tour, vous jouez deux cartes, l’une après l’autre, puis vous en piochez deux.
help-gates = Chaque carte Portail rejoint votre portail du même type. Avec la dernière carte, le portail s’ouvre : vous libérez une monstruosité et marquez sa valeur, puis la région rapporte ses points et se vide.
help-gate_row = Prenez une carte visible ou la carte cachée du dessus de la pioche. Une carte prise dans la réserve est aussitôt remplacée.
help-regions = Quand un portail s’ouvre, sa région rapporte des points à tous, du plus grand nombre d’investigateurs au troisième rang. Les ex æquo marquent tous les points de leur rang, et les suivants prennent le rang d’après. Sans investigateur, aucun point.
help-neutrals = À deux joueurs, les investigateurs neutres occupent aussi un rang, mais ne marquent rien. On peut les convertir.
help-desperation = Les cartes qui envoient des investigateurs ou construisent des portails rapportent des jetons Désespoir. Dépensez-les à tout moment de votre tour. Ils départagent aussi les ex æquo.
help-journal = Pages perdues, fragments de plan et runes anciennes restent dans votre journal et comptent à la fin.
help-pages = Une page perdue vaut 4 points si vous avez aussi la suivante ou la précédente, sinon 2.
help-maps = Un plan complet (NO, NE, SO, SE) vaut 12 points ; chaque autre fragment en vaut 2.
help-runes = Une à cinq runes valent 1, 2, 4, 8 ou 16 points. Au-delà de cinq commence un nouvel ensemble.
help-scrolls = Un parchemin révélé vaut pour tous jusqu’à la fin. Certaines monstruosités en révèlent un.
help-monstrosities = La monstruosité la plus faible se libère d’abord. Quand la dernière est libérée, la partie s’arrête aussitôt.
help-pool = Vos investigateurs qui ne sont pas sur le plateau. À la fin, chaque investigateur sur le plateau vaut 1 point.

## Action cards: the sane half, then the insane half

-page = Page perdue { $number }
-fragment =
    { $quadrant ->
        [nw] Fragment de plan NO
        [ne] Fragment de plan NE
        [sw] Fragment de plan SO
       *[se] Fragment de plan SE
    }
-rune = Rune ancienne
-deploy = Envoyer { $count } (+{ $tokens })
-convert = Convertir
-build = Construire { $count } (+{ $tokens })

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

## La table dans le terminal

board-sketch-round =
    { $mode ->
        [sane] La manche { $round } est saine. { $first } a le disque.
       *[insane] La manche { $round } est malsaine. { $first } a le disque.
    }
board-sketch-player = Joueur { $number }
board-sketch-stack = Monstruosités
board-sketch-gate_row = Réserve de portails
board-sketch-ranks = Rangs
board-sketch-opened = Portails ouverts
board-sketch-pool = Réserve personnelle
board-sketch-tokens = Jetons Désespoir
board-sketch-points = Points, maintenant / à la fin
board-sketch-hand = Votre main
board-sketch-quadrant =
    { $quadrant ->
        [nw] NO
        [ne] NE
        [sw] SO
       *[se] SE
    }

## Plateau

board-round = Manche { $round }
board-round-of = Manche { $round }/{ $limit }
board-mode-sane = Sain
board-mode-insane = Malsain
board-mode-open = Sain ou malsain ?
board-disc = Disque de santé mentale
board-sets-now = { $name } règle le disque
board-sets-next = { $name } le règle ensuite
board-half-collect_lost_page = Page perdue
board-half-collect_map_fragment =
    { $quadrant ->
        [nw] Plan NO
        [ne] Plan NE
        [sw] Plan SO
       *[se] Plan SE
    }
board-half-collect_rune = Rune ancienne
board-half-deploy = Envoyer
board-half-convert = Convertir
board-half-build_gate = Construire
board-hand =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
board-play-area = La carte en cours
board-units-left = encore { $count }
board-group =
    { $count ->
        [one] { $count } investigateur : { $name }
       *[other] { $count } investigateurs : { $name }
    }
board-pick-origin = Choisir votre investigateur à { $region }
board-region-points = Avoir le plus d’investigateurs rapporte { $first } points, la deuxième place { $second }, la troisième { $third }.
board-if-opened = Si un portail s’ouvrait ici maintenant, on marquerait :
board-track = Piste de score
board-track-help = Un tour de piste compte { $length } points. Ce que les journaux et les investigateurs valent à la fin n’est pas encore sur la piste ; la liste des joueurs montre le tout.
board-stack =
    { $count ->
        [0] Toutes les monstruosités sont libres
        [one] Encore { $count } monstruosité
       *[other] Encore { $count } monstruosités
    }
board-stack-scroll = La prochaine révèle un parchemin.
board-gates-to-go =
    { $count ->
        [0] La fin
        [one] Le prochain portail met fin à la partie
       *[other] Encore { $count } portails
    }
board-scroll-down = Un parchemin, encore face cachée
board-gate-row = Réserve de portails
board-gate-card = Carte Portail : { $gate }
board-gate-none = Un emplacement vide de la réserve de portails
board-gate-needs =
    { $count ->
        [one] Ce portail s’ouvre avec { $count } carte. Les joueurs ont pour l’instant :
       *[other] Ce portail s’ouvre avec { $count } cartes. Les joueurs ont pour l’instant :
    }
board-gate-deck =
    { $count ->
        [one] Pioche de portails : { $count } carte
       *[other] Pioche de portails : { $count } cartes
    }
board-gate-bottom =
    { $count ->
        [one] { $count } carte d’une réserve renouvelée se trouve au fond.
       *[other] { $count } cartes de réserves renouvelées se trouvent au fond.
    }
board-deck =
    { $count ->
        [one] Pioche de cartes Action : { $count } carte
       *[other] Pioche de cartes Action : { $count } cartes
    }
board-deck-help = À la fin de votre tour, vous piochez deux cartes.
board-discard =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
board-discard-help = Quand la pioche est vide, ces cartes sont mélangées pour en former une nouvelle. Les dernières :
board-journal = Journal de joueur : { $name }
board-gates-of = Portails : { $name }.
board-ring =
    { $have ->
        [one] { $gate } : { $have } section sur { $needed }.
       *[other] { $gate } : { $have } sections sur { $needed }.
    }
board-opened = { $gate } : ouvert, la { $monstrosity } est libre.
board-pages =
    { $count ->
        [0] Aucune page perdue.
        [one] Page perdue { $list }, d’une valeur de { $points } points.
       *[other] Pages perdues { $list }, d’une valeur de { $points } points.
    }
board-maps =
    { $count ->
        [0] Aucun fragment de plan.
        [one] { $count } fragment de plan, d’une valeur de { $points } points.
       *[other] { $count } fragments de plan, d’une valeur de { $points } points.
    }
board-runes =
    { $count ->
        [0] Aucune rune ancienne.
        [one] { $count } rune ancienne, d’une valeur de { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $count } runes anciennes, d’une valeur de { $points } points.
    }
board-stock = { $name } : cartes en main { $hand }, investigateurs en réserve { $pool }, jetons Désespoir { $tokens }, points { $total }.
board-stock-help = Cartes en main, investigateurs en réserve, jetons Désespoir. Points si la partie se terminait maintenant :
board-tokens-title = Désespoir
board-tokens = Vos jetons Désespoir : { $count }. Il en reste dans le stock : { $supply }.
board-supply =
    { $count ->
        [one] Il reste { $count } jeton dans le stock.
       *[other] Il reste { $count } jetons dans le stock.
    }
board-no-tokens = Aucun jeton Désespoir
board-cost =
    { $count ->
        [one] Coûte { $count } jeton
       *[other] Coûte { $count } jetons
    }
board-confirm-end = Cette section ouvre votre dernier portail ({ $gate }) et met fin à la partie sur-le-champ. La prendre ?
board-confirm-tokens =
    { $count ->
        [one] Il vous reste { $count } jeton Désespoir, et la partie peut finir avant votre prochain tour. Terminer votre tour ?
       *[other] Il vous reste { $count } jetons Désespoir, et la partie peut finir avant votre prochain tour. Terminer votre tour ?
    }

## Why something is not possible now

why-needs_tokens =
    { $count ->
        [one] Il faut { $count } jeton ; il vous en manque { $missing }.
       *[other] Il faut { $count } jetons ; il vous en manque { $missing }.
    }
why-finish_swap = Terminez d’abord l’échange : défaussez les cartes demandées.
why-set_disc_first = Réglez d’abord le disque ; les tours commencent ensuite.
why-finish_card = Terminez d’abord la carte en cours.
why-both_played = Les deux cartes de ce tour sont jouées.

## Ce que le hasard a apporté

tally-cards_drawn = Cartes Action piochées
tally-gate_card_drawn = Cartes Portail prises sans les voir

## « De » devant un nom, avec ou sans élision

de-gate =
    { $elides-gate ->
        [yes] d’{ $gate }
       *[no] de { $gate }
    }
de-origin =
    { $elides-origin ->
        [yes] d’{ $origin }
       *[no] de { $origin }
    }
