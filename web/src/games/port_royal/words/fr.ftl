### Ce que dit la table de Port Royal en plus des mots des règles (src/flibuste/games/port_royal/words). Mêmes identifiants que en.ftl.

## Cartes : plus court que dans le journal, faute de place

board-name-trader = Négociant
board-name-merchant = Marchand
board-name-clerk = Greffier
board-name-jack = Touche-à-tout
board-short-jack = Touche-à-tout
board-name-expedition = Expédition
board-name-ares = Arès
board-name-tax = Taxation
board-ability-sailor = { $swords ->
    [one] 1 sabre
   *[other] { $swords } sabres
}
board-ability-pirate = { $swords ->
    [one] 1 sabre
   *[other] { $swords } sabres
}
board-ability-trader = { $nation ->
    [yellow] Pinasse : +1 pièce
    [blue] Flûte : +1 pièce
    [green] Barque : +1 pièce
    [red] Frégate : +1 pièce
   *[black] Galion : +1 pièce
}
board-ability-admiral = 5+ cartes : 2 pièces
board-ability-jester = Naufrage, port vide : +1
board-ability-governor = 1 carte de plus
board-ability-senorita = Recrues : 1 de moins
board-ability-priest = Pour expéditions
board-ability-captain = Pour expéditions
board-ability-settler = Pour expéditions
board-ability-jack = Remplace tout symbole
board-ability-merchant = { $nation ->
    [yellow] Garde pinasses
    [blue] Garde flûtes
    [green] Garde barques
    [red] Garde frégates
   *[black] Garde galions
} : +1
board-ability-passenger = De l’influence
board-ability-gambler = 4 cartes d’un coup
board-ability-clerk = { $nation ->
    [yellow] Pinasse
    [blue] Flûte
    [green] Barque
    [red] Frégate
   *[black] Galion
} : 1 carte de plus
board-ability-gunner = Navires − 1 en pièces
board-ability-vice-admiral = 3–4 cartes : 1 pièce
board-gift = +{ $coins } à un autre
board-ability-tax = { $keep ->
    [-1] { $threshold }+ pièces : −50 %
   *[other] { $threshold }+ pièces : il en reste { $keep }
}
board-ability-tax-bonus = { $bonus ->
    [swords] plus de sabres : +1
   *[influence] moins d’influence : +1
}
board-skull = tête de mort

board-say-ship = { $name }, { $skull ->
    [yes] tête de mort
   *[no] { $swords ->
        [one] { $swords } sabre
       *[other] { $swords } sabres
    }
}, rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $gift ->
    [0] {""}
   *[other] {""} et { $gift } à un autre joueur
}
board-say-person = { $name }, coûte { $cost }, { $influence } d’influence, { $ability }
board-say-expedition = Expédition pour { $needs } : { $coins } pièces, { $influence } d’influence
board-say-expedition-gives = donnerait { $coins } pièces et { $influence } d’influence

## Port

board-harbor = Port
board-berths = Navires, un mouillage par couleur
board-quay = Personnages sur le quai
board-berth-free = libre
board-pending = { $ship } à l’entrée du port, pas encore admis
board-pending-traded = { $ship }, échange en cours
board-fresh = révélée
board-tag-gain = { $gain }{ $fee ->
    [0] {""}
   *[other] {" "}−{ $fee }
} → { $after }
board-say-gain = { $gain ->
    [one] { $gain } pièce
   *[other] { $gain } pièces
}{ $fee ->
    [0] {""}
   *[other] , après { $fee } pour { $name }
}, vous en auriez { $after }
board-tag-pay = { $fee ->
    [0] { $coins } → { $after } pièces
   *[other] { $coins } → { $after } : { $cost } + { $fee }
}
board-say-pay = il vous resterait { $after } pièces sur { $coins }{ $fee ->
    [0] {""}
   *[other] , après { $fee } pour { $name }
}
board-tag-short = il manque { $short }
board-tag-affordable = possible
board-say-danger = { $count ->
    [one] { $count } navire pas encore vu
   *[other] { $count } navires pas encore vus
} de cette couleur { $count ->
    [one] vous coulerait
   *[other] vous couleraient
}
board-spread = { $ships } : sabres { $spread }

## Phases

board-phases = Phases du tour
board-phase-discover = Découvrir
board-phase-trade = Commercer et recruter
board-gain = { $colors ->
    [0] Aucun navire
    [one] { $colors } couleur
   *[other] { $colors } couleurs
} : { $cards ->
    [0] rien à prendre
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-further = { $colors } couleurs : { $cards }
board-left = { $cards ->
    [0] { $seat } a pris tout son dû
    [one] { $seat } peut prendre { $cards } carte
   *[other] { $seat } peut prendre { $cards } cartes
}
board-last-round = Dernière manche
board-first = Premier joueur : { $seat }
board-first-help = Premier joueur : chaque manche finit avec le capitaine d’avant
board-risk = Naufrage
board-risk-ask = Naufrage ?
board-risk-help = { $bad } des { $cards } cartes pas encore vues couleraient le joueur actif

## Piles

board-draw = Pioche
board-on-top = Sur le dessus : { $card }
board-on-top-yours = Vous l’y avez remise ; vous seul la connaissez.
board-on-top-other = { $seat } connaît la carte du dessus.
board-draw-name = Pioche, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $may ->
    [yes] {" "}: révéler la suivante
   *[no] {""}
}
board-discard = Défausse
board-discard-name = Défausse, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : la parcourir
board-piles-title = Cartes hors de vue
board-tab-discard = Défausse ({ $cards })
board-tab-unseen = Pas encore vues
board-unseen-help = Faces que personne n’a vues depuis qu’elles ont été mélangées. Lesquelles sont dans la pioche et lesquelles servent de pièces, nul ne le sait.
board-unseen-newest = Dans la pioche ou parmi les pièces : { $cards }
board-unseen-older = Parmi les pièces depuis un mélange précédent : { $cards }
board-kind-ship = Navires
board-kind-character = Personnages
board-kind-expedition = Expéditions
board-kind-tax = Taxations
board-kind-token = Jetons
board-kind-contract = Contrats
board-pile-empty = Rien ici.
board-close = Fermer

## Expéditions

board-expeditions = Expéditions
board-no-expedition = aucune expédition ouverte
board-ready = Prête :
board-crew-missing = { $missing ->
    [one] il manque { $missing } symbole
   *[other] il manque { $missing } symboles
}

## Que faire maintenant

board-prompt = Que faire maintenant
board-your-turn = À vous, { $name }.
board-harbor-of = Chez { $name }
board-your-pick = À vous de choisir, chez { $name }.
board-their-turn = { $name } choisit.
board-over = Partie terminée.
board-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $names } gagne.
    }
   *[other] { $names } se partagent la victoire.
}
board-may-explore = Vous pouvez aussi accomplir une expédition.
board-fee = Chaque carte coûte en plus { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour { $seat }.
board-then = { $count ->
    [one] Ensuite { $names } choisit.
   *[other] Ensuite { $names } choisissent.
}
board-confirm-hint = { $move } ?
board-reveal = Révéler une carte
board-stop = S’arrêter
board-pass = Passer
board-explore = { $count ->
    [one] Expédition
   *[other] Expéditions
}
board-claim = { $count ->
    [one] Contrat
   *[other] Contrats
}
board-gamble = Parier : 4 cartes
board-team-over = { $won ->
    [yes] Tous les contrats sont remplis : vous gagnez ensemble !
   *[no] Le temps est écoulé : la mer a gagné.
}
board-repel = Le repousser
board-admit = Le laisser entrer
board-look-again = Revoir
board-undo = Annuler
board-cancel = Renoncer
board-confirm = Confirmer
board-explore-key = Regarder une expédition possible
board-pass-key = Passer, ou finir le tour
board-take-key = Une carte du port : navires, puis personnages
board-repel-key = Repousser le navire, ou le laisser entrer
board-confirm-key = Confirmer ce que vous regardez
board-claim-key = Regarder un contrat à remplir

board-repel-title = { $bust ->
    [yes] { $name ->
        [pinnace] Une deuxième pinasse
        [flute] Une deuxième flûte
        [skiff] Une deuxième barque
        [frigate] Une deuxième frégate
       *[galleon] Un deuxième galion
    } !
   *[no] { $ship } en vue
}
board-repel-swords = { $swords ->
    [one] Votre sabre suffit contre { $needed }, et ne s’use
   *[other] Vos { $swords } sabres suffisent contre { $needed }, et ne s’usent
} pas.
board-repel-else = { $bust ->
    [yes] Vous gardez { $cards ->
        [one] la carte
       *[other] les { $cards } cartes
    } du port.
   *[no] Sa place reste libre.
}
board-admit-bust = Le port est perdu et personne ne commerce.
board-admit-worth = { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
} pour qui le prendra

## Questions du moment

board-ask-store = Garder { $name ->
    [pinnace] la pinasse
    [flute] la flûte
    [skiff] la barque
    [frigate] la frégate
   *[galleon] le galion
} ?
board-ask-store-yes = Sous un Marchand, ce navire vaut 1 d’influence jusqu’à la fin de la partie.
board-ask-store-no = À la défausse, il revient au prochain mélange. Les pièces sont à vous dans les deux cas.
board-ask-waive = { $contract } : renoncer à l’or ?
board-ask-waive-yes = Vous renoncez à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et avancez d’un pas dans le contrat. Ce pas prend un de vos marqueurs pour de bon.
board-ask-waive-no = Sinon vous prenez l’or et le contrat reste où il en est.
board-ask-nest = Le remorquer à l’Antre des pirates ?
board-ask-nest-yes = Couleurs gardées : { $nested } sur { $colors }. Avec toutes, vous pouvez remplir le contrat.
board-ask-nest-no = Sinon le navire va à la défausse.
board-ask-claim-now = Un contrat à portée de main
board-ask-claim-now-yes = Remplissez-le maintenant avec un de vos marqueurs ({ $markers ->
    [0] aucun en réserve
   *[other] { $markers } en réserve
}).
board-ask-claim-now-no = Si vous laissez passer l’occasion, il faudra qu’elle se présente à nouveau.
board-ask-bank = Mettre un tour de côté ?
board-ask-bank-yes = La première carte de la pioche temporelle rejoint la pile de victoire, qui en compte { $banked } : un point de plus si vous gagnez, mais un tour de moins.
board-ask-bank-no = Ou gardez { $turns ->
    [one] votre dernier tour
   *[other] vos { $turns } tours
}.

## Contrats

board-contracts = Contrats
board-contract-mine = rempli par vous
board-contract-done = rempli
board-contract-claim = Remplir
board-contract-ready = prêt à remplir
board-contract-lacks = il manque : { $list }
board-contract-by = { $count ->
    [one] Rempli par { $names }
   *[other] Rempli par { $names }, dans cet ordre
}
board-contract-progress = { $seat } a atteint la case { $space }
board-contract-space = Case { $space } du chemin
board-markers = { $done ->
    [0] Aucun contrat rempli
    [one] { $done } contrat rempli
   *[other] { $done } contrats remplis
}, { $left ->
    [0] plus de marqueur
    [one] { $left } marqueur en réserve
   *[other] { $left } marqueurs en réserve
}
board-nest = { $ships ->
    [0] Antre des pirates : vide
   *[other] Antre des pirates, { $ships } sur 5 : { $list }
}
board-team-goal = { $done } sur { $of } remplis
board-team-aim = { $players ->
    [1] Remplissez tous les contrats à temps
   *[other] Remplissez ensemble tous les contrats
}
board-turns-left = { $turns ->
    [0] plus aucun tour
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
board-time-name = Pioche temporelle, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $turns ->
    [one] encore { $turns } tour, celui-ci compris
   *[other] encore { $turns } tours, celui-ci compris
}
board-victory-name = Pile de victoire : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, un point chacune si vous gagnez

## Capitaines

board-own = Votre espace
board-active = actif
board-influence = Influence
board-coins = Pièces
board-swords = Sabres
board-people = Personnages
board-meter = { $influence } d’influence sur { $goal }{ $after ->
    [0] {""}
   *[other] , { $after } après le coup
}
board-to-go = { $left ->
    [0] Assez d’influence pour finir la partie
   *[other] encore { $left } d’influence
}
board-after = { $changes ->
    [yes] influence { $influence } → { $influenceAfter }, pièces { $coins } → { $coinsAfter }
   *[no] pièces { $coins } → { $coinsAfter }
}
board-taxable = taxable
board-taxable-help = Assez riche pour qu’une taxation en prenne une part
board-group-swords = { $swords ->
    [0] Sabres
   *[other] Sabres : repoussent jusqu’à { $swords }
}
board-group-trade = Commerce et rabais
board-group-income = Revenus et cartes en plus
board-group-influence = Influence
board-group-crew = Équipage d’expédition
board-group-hired = Équipage
board-group-done = Expéditions faites
board-none-yet = encore rien
board-send = Envoyer { $card }
board-store-here = Garder le navire ici
board-stored = { $ships ->
    [one] { $ships } navire gardé, { $ships } d’influence
   *[other] { $ships } navires gardés, { $ships } d’influence
}
board-use = parier

board-rivals = Rivaux
board-partners = Équipiers
board-thinks = choisit
board-picked = a choisi
board-picks = choisit en { $place }ᵉ
board-crew-of = Personnages de { $seat }
board-nobody-yet = encore personne

## Onglets du téléphone

board-tabs = Parties de la table
board-tab-harbor = Port
board-tab-contracts = Contrats
board-tab-own = Équipage
board-tab-rivals = Rivaux
board-tab-partners = Équipiers
board-tab-log = Journal

## L’aventure commence

board-ability-sentinel = Voir 3, garder 1
board-ability-innkeeper = 4+ personnages : 1 couronne
board-ability-tybuk = { $swords } sabres
board-tab-missions = Missions
board-harder = plus dur
board-mission-say = Mission { $number }, { $name }{ $harder ->
    [yes] , la plus dure
   *[no] {""}
} : { $text } { $done ->
    [0] Personne ne l’a encore accomplie.
   *[other] Accomplie par { $by }.
}
board-mission-missing = Il vous manque { $missing }.
board-house = { $name } : { $ability } { $awake ->
    [yes] La capacité est éveillée.
   *[no] La capacité dort.
} { $left ->
    [0] Il ne reste aucun marqueur.
    [1] Il reste 1 marqueur.
   *[other] Il reste { $left } marqueurs.
}
board-purse = Commence avec { $coins } pièces
board-space-ability = capacité
board-space-trophy = trophée
board-stairs = { $crowns ->
    [0] 0 couronne
    [1] 1 couronne
   *[other] { $crowns } couronnes
}{ $changes ->
    [yes] , { $after } après le coup
   *[no] {""}
}
board-crowns = { $crowns ->
    [0] pas encore de couronne
    [1] 1 couronne
   *[other] { $crowns } couronnes
}
board-month = { $months ->
    [0] Mois { $month }
   *[other] Mois { $month } sur { $months }
}
board-days = Événements du mois
board-day-unknown = un événement que personne ne connaît encore
board-event = Événement du tour
board-event-none = L’événement de ce tour n’est pas encore révélé.
board-chapter = Chapitre
board-chapter-number = Chapitre { $chapter }
board-variable = Quatre missions au hasard
board-attempt = { $mode ->
    [cooperative] { $players ->
        [1] en solitaire
       *[other] ensemble
    }
   *[other] chacun pour soi
}{ $attempt ->
    [1] {""}
   *[other] {" "}· essai { $attempt }
}
board-read = Relire l’histoire
board-missions = Missions
board-mission-key = Regarder une mission à accomplir
board-not-told = Pas encore racontée
board-not-told-when = à la fin du mois
board-to-win = Pour gagner, à la fin du mois { $months }
board-to-end = Pour finir
board-goal-missions = missions
board-goal-markers = marqueurs
board-goal-influence = influence
board-goal-say = { $now } sur { $wanted }
board-trophy = { $has ->
    [yes] révélé ✓
   *[no] pas encore
}
board-accomplish = { $count ->
    [1] Accomplir
   *[other] Accomplir…
}
board-look = Regarder la pioche
board-hold = Cale
board-leaf = { $at } sur { $of }
board-leaf-back = Retour
board-leaf-next = Lire la suite
board-leaf-skip = Passer
board-turn-page = Tourner la page
board-tab-story = Histoire
board-month-over = Fin du mois { $month }
board-month-begins = Le mois { $month } commence
board-month-returns = Les événements du mois passé reviennent dans le même ordre, après un autre que nul ne connaît encore. Le tour continue.
board-asked = { $count ->
    [1] « { $missions } » : accomplie par quelqu’un ?
   *[other] L’une de { $missions } : accomplie par quelqu’un ?
}
board-answer = { $answer ->
    [yes] oui
   *[no] pas encore
}
board-first-mission = Première mission
board-new-mission = Nouvelle mission
board-first-coins = { $coins } pièces pour la première réussite
board-first-crowns = { $crowns ->
    [1] 1 couronne
   *[other] { $crowns } couronnes
} de plus pour la première réussite
board-each-crowns = { $crowns ->
    [1] 1 couronne
   *[other] { $crowns } couronnes
} pour chaque réussite
board-joined = { $cards ->
    [1] 1 carte rejoint la pioche
   *[other] { $cards } cartes rejoignent la pioche
}
board-joined-rest = { $cards ->
    [1] et 1 autre
   *[other] et { $cards } autres
}
board-so-far = { $chapter ->
    [1] La couverture
   *[other] Ce qui s’est passé
}
board-win-if = { $players ->
    [1] Vous gagnez si, à la fin du mois { $months }
   *[other] Vous gagnez ensemble si, à la fin du mois { $months }
}
board-win-missions = missions sont accomplies{ $players ->
    [1] {""}
   *[other] , chacune par quelqu’un
}
board-win-markers = marqueurs sont posés{ $players ->
    [1] {""}
   *[other] {" "}en tout
}
board-win-influence = influence{ $players ->
    [1] {""}
   *[other] {" "}en tout
}
board-share = { $coins ->
    [1] 1 pièce de plus à partager
   *[other] { $coins } pièces de plus à partager
}
board-share-text = { $coins } en tout, en plus du trésor de départ
board-share-leave = Les laisser
board-sides = { $count ->
    [2] Deux côtés d’une carte : choisissez.
   *[other] Choisissez parmi { $count }.
}
board-who-is = { $known ->
    [yes] { $name } : { $adventurer }
   *[no] { $name } : choisit
}
board-end-lost = Pas cette fois
board-end-won = { $attempt ->
    [1] Gagné, au premier essai
   *[other] Gagné, à l’essai { $attempt }
}
board-end-above = Chapitre { $chapter } · { $lost ->
    [yes] essai { $attempt }
   *[no] raconté
}
board-end-crowns = couronnes
board-end-next = Ensuite
board-tale-of = Port Royal · L’aventure commence
board-campaign = Campagne « { $name } » : { $crew }
board-campaign-none = Rien n’a encore été raconté. Ouvrez le livre.
board-stop-at = { $mark ->
    [now] { $try ->
        [1] en cours
       *[other] essai { $try }, en cours
    }
   *[next] à suivre
}
board-fog = { $chapter ->
    [1] Un premier récit
    [2] Un deuxième récit
    [3] Un troisième récit
    [4] Un quatrième récit
   *[5] Le dernier
}
board-in-fog = dans la brume
board-contents = Lu dans cette campagne
board-contents-more = Ce qui se raconte est sur la table.
board-ask-court = Jour de cour : une couronne pour { $price } pièces ?
board-ask-court-yes = Payez { $price } pièces et montez d’une marche vers le trône.
board-ask-court-no = Gardez vos pièces.
board-ask-buy-off = Racheter un marqueur pour { $price } pièces ?
board-ask-buy-off-yes = Payez { $price } pièces : votre marqueur le plus à gauche quitte sa place, et ce qu’il couvrait est à vous.
board-ask-buy-off-no = Gardez vos pièces ; l’offre revient à chaque fin de mois.
board-ask-cargo = Les pièces ou la cargaison ?
board-ask-cargo-yes = Gardez le navire en cale pour { $cargo ->
    [book] son livre de rituels
    [herbs] ses plantes médicinales
    [bread] son pain
   *[rum] son rhum
}.
board-ask-cargo-no = Prenez ce qu’il paie ; le navire s’en va.
board-ask-mission-now = « { $mission } » : maintenant ou pas ?
board-ask-mission-now-yes = { $text }
board-ask-mission-now-no = Laissez passer l’instant ; il peut revenir.
board-ask-give = Quels pirates d’Arès cédez-vous ?
board-ask-give-yes = Les autres restent en cale pour ce qu’ils portent.
board-ask-look = { $seen ->
    [one] { $seen } carte est sur le dessus
   *[other] { $seen } cartes sont sur le dessus
}
board-alike = { $cards }×
board-ask-look-yes = L’une retourne sur la pioche, les autres sont défaussées sans effet.

## Moments qui comptent

moment-busted = Deux navires de même couleur : votre port est perdu
moment-tax-levied = Taxation !
board-tax-rule = { $keep ->
    [-1] { $threshold } pièces ou plus : la moitié est perdue, arrondie à l’inférieur.
   *[other] { $threshold } pièces ou plus : tout ce qui dépasse { $keep } est perdu.
}
board-tax-loses = { $coins ->
    [0] à l’abri
   *[other] en perd { $coins }
}
board-tax-gains = +{ $coins } pour { $bonus ->
    [swords] le plus de sabres
   *[other] le moins d’influence
}
board-tax-then = , puis{ " " }
board-bust-why = { $skull ->
    [yes] On ne repousse pas une tête de mort.
   *[no] { $needed ->
        [one] Son sabre bat
       *[other] Ses { $needed } sabres battent
    } { $swords ->
        [0] vos mains nues
        [one] le vôtre
       *[other] vos { $swords }
    }.
}
board-bust-then = Personne ne commerce pendant ce tour.

## La feuille de qui joue seul

source-coins-alone = Pièces

## Ce qui est reconstitué

made-up-ship = Navires
    .why = Les pièces et les sabres de certains navires de l’aventure.
made-up-character = Personnages
    .why = Le coût, les points ou la capacité de ceux-ci.
made-up-expedition = Expéditions
    .why = Ce que demandent et rapportent celles de l’aventure.
made-up-contract = Contrats
    .why = Leurs récompenses ou leurs sceaux.
made-up-tale_event = Événements de l’aventure
    .why = Ce qu’apportent les journées.
made-up-mission = Missions de l’aventure
    .why = Ce qu’elles demandent et donnent.
