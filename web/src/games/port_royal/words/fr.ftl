### Ce que dit la table de Port Royal en plus des mots des règles (src/flibuste/games/port_royal/words). Mêmes identifiants que en.ftl.

## Cartes : plus court que dans le journal, faute de place

board-name-trader = Négociant
board-name-merchant = Marchand
board-name-clerk = Greffier
board-name-jack = Touche-à-tout
board-short-jack = Touche-à-tout
board-name-expedition = Expédition
board-name-tax = Taxe
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
board-reconstructed = reconstituée
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
board-say-expedition = Expédition pour { $needs } : { $coins } pièces, { $influence } d’influence
board-say-expedition-gives = donnerait { $coins } pièces et { $influence } d’influence

## Port

board-harbor = Port
board-berths = Navires, un mouillage par couleur
board-quay = Personnages sur le quai
board-berth-free = libre
board-pending = { $ship } à l’entrée du port, pas encore admis
board-pending-traded = { $ship }, échange en cours
board-fresh = révélée
board-tag-gain = { $gain } → { $after }
board-say-gain = { $gain } pièces, vous en auriez { $after }
board-tag-pay = { $coins } → { $after } pièces
board-say-pay = il vous resterait { $after } pièces sur { $coins }
board-tag-short = il manque { $short }
board-tag-affordable = possible
board-say-danger = { $count ->
    [one] { $count } navire pas encore vu
   *[other] { $count } navires pas encore vus
} de cette couleur vous coulerait
board-spread = { $ships } : sabres { $spread }

## Phases

board-phases = Phases du tour
board-phase-discover = Découvrir
board-phase-trade = Commercer et recruter
board-gain = { $colors ->
    [0] Aucun navire
    [one] { $colors } couleur
   *[other] { $colors } couleurs
} : { $cards ->
    [0] rien à prendre
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-further = { $colors } couleurs : { $cards }
board-left = { $cards ->
    [0] { $seat } a pris tout son dû
    [one] { $seat } peut prendre { $cards } carte
   *[other] { $seat } peut prendre { $cards } cartes
}
board-last-round = Dernière manche
board-first = Premier joueur : { $seat }
board-first-help = Premier joueur : chaque manche finit avec le capitaine d’avant
board-risk = Naufrage
board-risk-ask = Naufrage ?
board-risk-help = { $bad } des { $cards } cartes pas encore vues feraient naufrager le joueur actif
board-percent = { $percent } %

## Piles

board-draw = Pioche
board-draw-name = Pioche, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $may ->
    [yes] {" "}: révéler la suivante
   *[no] {""}
}
board-discard = Défausse
board-discard-name = Défausse, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : la parcourir
board-piles-title = Cartes hors de vue
board-tab-discard = Défausse ({ $cards })
board-tab-unseen = Pas encore vues
board-unseen-help = Faces que personne n’a vues depuis qu’elles ont été mélangées. Lesquelles sont dans la pioche et lesquelles servent de pièces, nul ne le sait.
board-unseen-newest = Dans la pioche ou parmi les pièces : { $cards }
board-unseen-older = Parmi les pièces depuis un mélange précédent : { $cards }
board-kind-ship = Navires
board-kind-character = Personnages
board-kind-expedition = Expéditions
board-kind-tax = Taxes
board-kind-token = Jetons
board-kind-contract = Contrats
board-pile-empty = Rien ici.
board-close = Fermer

## Expéditions

board-expeditions = Expéditions
board-no-expedition = aucune ouverte
board-ready = Prête :
board-crew-missing = { $missing ->
    [one] il manque { $missing } symbole
   *[other] il manque { $missing } symboles
}

## Que faire maintenant

board-prompt = Que faire maintenant
board-your-turn = À vous, { $name }.
board-their-turn = { $name } choisit.
board-over = Partie terminée.
board-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $names } gagne.
    }
   *[other] { $names } se partagent la victoire.
}
board-may-explore = Vous pouvez aussi accomplir une expédition.
board-fee = Chaque carte coûte { $coins } de plus, pour { $seat }.
board-then = { $count ->
    [one] Ensuite { $names } choisit.
   *[other] Ensuite { $names } choisissent.
}
board-confirm-hint = { $move } ?
board-reveal = Révéler une carte
board-stop = Arrêter
board-pass = Passer
board-explore = { $count ->
    [one] Expédition
   *[other] Expéditions
}
board-claim = { $count ->
    [one] Contrat
   *[other] Contrats
}
board-gamble = Parier : 4 cartes
board-team-over = { $won ->
    [yes] Tous les contrats sont remplis : vous gagnez ensemble !
   *[no] Le temps est écoulé : la mer a gagné.
}
board-repel = Le repousser
board-admit = Le laisser entrer
board-look-again = Revoir
board-undo = Annuler
board-cancel = Renoncer
board-confirm = Confirmer
board-explore-key = Regarder une expédition possible
board-pass-key = Passer, ou finir le tour
board-take-key = Une carte du port : navires, puis personnages
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
    } !
   *[no] { $ship } en vue
}
board-repel-swords = { $swords ->
    [one] Votre sabre suffit
   *[other] Vos { $swords } sabres suffisent
} contre { $needed }.
board-repel-else = { $bust ->
    [yes] S’il entre, le port est perdu et personne ne commerce.
   *[no] S’il entre, il mouille à sa place libre et ajoute une couleur.
}
board-repel-kept = Les sabres ne s’usent pas.

## Questions du moment

board-ask-store = Garder { $name ->
    [pinnace] la pinasse
    [flute] la flûte
    [skiff] la barque
    [frigate] la frégate
   *[galleon] le galion
} ?
board-ask-store-yes = Sous un Marchand, ce navire vaut 1 d’influence jusqu’à la fin de la partie.
board-ask-store-no = À la défausse, il revient au prochain mélange. Les pièces sont à vous dans les deux cas.
board-ask-waive = { $contract } : renoncer à l’or ?
board-ask-waive-yes = Vous renoncez à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et avancez d’un pas dans le contrat. Ce pas prend un de vos marqueurs pour de bon.
board-ask-waive-no = Sinon vous prenez l’or et le contrat reste où il en est.
board-ask-nest = Le remorquer à l’Antre des pirates ?
board-ask-nest-yes = Couleurs gardées : { $nested } sur { $colors }. Avec toutes, vous pouvez remplir le contrat.
board-ask-nest-no = Sinon le navire va à la défausse.
board-ask-claim-now = Un contrat à portée de main
board-ask-claim-now-yes = Remplissez-le maintenant avec un de vos marqueurs ({ $markers ->
    [0] aucun en réserve
   *[other] { $markers } en réserve
}).
board-ask-claim-now-no = Si vous laissez passer l’occasion, il faudra qu’elle se présente à nouveau.
board-ask-bank = Mettre un tour de côté ?
board-ask-bank-yes = La première carte du paquet de temps rejoint la pile de victoire, qui en compte { $banked } : un point de plus si vous gagnez, mais un tour de moins.
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
board-contract-lacks = il manque : { $list }
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
    [0] Antre des pirates : vide
   *[other] Antre des pirates, { $ships } sur 5 : { $list }
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
board-time-name = Paquet de temps, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $turns ->
    [one] encore { $turns } tour, celui-ci compris
   *[other] encore { $turns } tours, celui-ci compris
}
board-victory-name = Pile de victoire : { $cards ->
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
board-taxable-help = Assez riche pour qu’une taxe en prenne une part
board-group-swords = { $swords ->
    [0] Sabres
   *[other] Sabres : repoussent jusqu’à { $swords }
}
board-group-trade = Commerce et rabais
board-group-income = Revenus et cartes en plus
board-group-influence = Influence
board-group-crew = Équipage d’expédition
board-group-done = Expéditions faites
board-none-yet = aucun encore
board-send = Envoyer { $card }
board-store-here = Garder le navire ici
board-stored = { $ships ->
    [one] { $ships } navire gardé, { $ships } d’influence
   *[other] { $ships } navires gardés, { $ships } d’influence
}
board-use = parier

board-rivals = Rivaux
board-thinks = choisit
board-picked = a choisi
board-picks = choisit { $place }ᵉ
board-crew-of = Personnages de { $seat }
board-nobody-yet = personne encore

## Onglets du téléphone

board-tabs = Parties de la table
board-tab-harbor = Port
board-tab-contracts = Contrats
board-tab-own = Équipage
board-tab-rivals = Rivaux
board-tab-log = Journal
