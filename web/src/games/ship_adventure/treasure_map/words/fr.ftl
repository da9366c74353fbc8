### What the table of Treasure Map says beyond the words of the rules (src/flibuste/games/ship_adventure). Same ids in en.ftl.

## The table

board-tabs = Parties de la table
board-tab-act = Agir
board-tab-me = À moi
board-tab-store = Boutiques
board-tab-rivals = Rivaux
board-tab-pirates = Pirates
board-tab-turn = Tour
board-actions = Ce que vous pouvez faire
board-undo = Annuler
board-log = Journal
board-back = Retour
board-go-on = Continuer
board-close-dialog = Fermer
board-you = vous
board-own-things = Vos affaires
board-chart = Carte de { $side } cases sur { $side } dont les bords se rejoignent. Les flèches regardent alentour, Entrée y va.
board-steps = { $points ->
    [0] 0 pas
    [one] { $points } pas
   *[other] { $points } pas
}
board-steps-short = { $points } pas
board-steps-left = { $points } pas sur { $all }
board-win = { $win } % de chances
board-at = en { $cell }
board-in = en { $cell }
board-away = à { $away } pas
board-carried = portés
board-stored = au dépôt

## Keys

board-cells-key = Regarder des cases (sur la carte)
board-main-key = Y aller, lancer, continuer
board-number-key = Regarder une escale
board-stop-key = S’arrêter ici
board-drift-key = Dériver, ou en rester là
board-bribe-key = Soudoyer un pirate
board-end-key = Finir le tour
board-back-key = Retour
board-log-key = Journal

## Cells

board-cell-sea = Pleine mer
board-cell-w = Vagues
board-cell-K = Rocher du crâne
board-cell-J = Jungle
board-cell-T = Temple
board-cell-C = Ville de { $seat }
board-cell-P = Port de { $seat }
board-cell-own-C = Votre ville
board-cell-own-P = Votre port
board-cell-free-C = Ville
board-cell-free-P = Port
board-standing-ship = bateau de { $seat }
board-standing-crew = équipage de { $seat }
board-standing-token = trésor de niveau { $number }
board-standing-empty = temple vide
board-standing-coins = { $number ->
    [one] 1 pièce d’or
   *[other] { $number } pièces d’or
}
board-standing-cross = un de vos jetons désigne cette case
board-standing-eldorado = Eldorado
board-target-crew = { $seat }
board-target-ship = Bateau vide de { $seat }
board-target-pirate = Pirate { $pirate }
board-target-galleon = Galion

## Movement

board-stops = À considérer
board-other-stops = Autres escales
board-single-steps = Pas à pas
board-stop-at = S’arrêter en { $cell }
board-stop-eldorado = L’Eldorado !
board-stop-swap = Échanger { $token }
board-stop-treasure = { $dice ->
    [one] Trésor, 1 dé
   *[other] Trésor, { $dice } dés
}
board-treasure-gold = +{ $least } à +{ $most }
board-treasure-help = { $least } à { $most } pièces d’or et un jeton ; un pirate à vos trousses : { $risk } %
board-stop-risk = Un pirate à vos trousses
board-stop-waves = Dériver ne coûte aucun pas
board-stop-buy = Acheter
board-stop-store = Votre dépôt
board-stop-coins = Or en chemin
board-stop-fight = Corps à corps
board-stop-fights = Corps à corps
board-stop-danger = { $fires ->
    [always] { $target } tire sur vous
   *[may] { $target } peut tirer sur vous
}
board-no-answer = vous êtes battu
board-out-of-reach = Trop loin : il vous reste { $points } pas.
board-stop-hunter = Le pirate { $pirate } vient en { $cell }
board-stop-caught = Le pirate { $pirate } atteint votre bateau
board-stop-shot = Le pirate { $pirate } tire sur votre équipage
board-fires = tire à +{ $bonus }
board-stop-ship = Le bateau reste en { $cell }, vide

## Fights

board-fights = Combats
board-fight-close = Corps à corps : { $target }
board-fight-ranged = Canonnade : { $target }
board-odds = { $chance } % de chances de gagner
board-odds-are = Les chances
board-throw-odds = Un lancer : { $win } % gagné, { $tie } % égalité, { $lose } % perdu
board-at-stake = Vous risquez
board-to-win = À gagner
board-stake-help = Les cartes ne se perdent jamais ; ce qui est au dépôt en { $cell } est à l’abri.
board-stake-alone = Et la partie : seul, vous l’avez perdue si un pirate vous bat.
board-n-tokens = { $tokens ->
    [one] 1 jeton
   *[other] { $tokens } jetons
}
board-n-pieces = { $pieces ->
    [one] 1 morceau
   *[other] { $pieces } morceaux
}
board-n-cards = { $cards ->
    [one] 1 carte à portée de bourse
   *[other] { $cards } cartes à portée de bourse
}
board-fighter-you = vous
board-fighter-player = joueur
board-fighter-crew = en { $cell }
board-fighter-ship = en { $cell }
board-fighter-pirate = en { $cell }
board-fighter-galleon = en { $cell }
board-bonus-card = carte
board-bonus-pirates-close = Abordage
board-bonus-pirates-ranged = Canons
board-bonus-level = pirates de niveau { $level }
board-bonus-not-close = à distance seulement
board-bonus-not-ranged = au corps à corps seulement
board-fires-never = ne peut pas tirer
board-fires-may = peut tirer
board-fires-always = se bat
board-answers-never = ne peut pas riposter
board-answers-may = peut riposter
board-answers-always = riposte
board-wins = gagne
board-is-beaten = battu
board-totals = { $one } à { $other }
board-thrown-again = lancer { $throws }, avant lui { $totals }

## Actions on the spot

board-nothing-here = Plus rien à faire ici.
board-bribe-help = il fait demi-tour
board-swap-for = Échanger { $token } contre
board-open-store = Votre dépôt
board-open-store-help = reprendre ou déposer
board-open-shop = Acheter de l’équipement
board-buy-help = { $cards ->
    [one] 1 carte des boutiques brille : un clic l’achète.
   *[other] { $cards } cartes des boutiques brillent : un clic les achète.
}
board-store-title = Votre dépôt en { $cell }
board-store-carried = Porté
board-store-stored = Au dépôt
board-store-help = Dans cet ordre : reprendre, puis acheter et échanger, puis déposer.
board-amount = Or
board-store-n = Déposer { $gold }
board-fetch-n = Prendre { $gold }
board-store-it = Déposer
board-fetch-it = Prendre
board-piece = Morceau { $number } de la carte

## Own things

board-aboard = à bord en { $cell }
board-ashore = à terre { $cell }, bateau { $ship }
board-equipment = Équipement
board-close = Corps à corps
board-ranged = Canonnade
board-tokens = Jetons de trésor
board-tokens-help = { $you ->
    [yes] vous seul en voyez le dos
   *[no] { $name } seul en voit le dos
}
board-tokens-none = encore aucun
board-token-back = { $token } : { $numbers }
board-token-front = jeton de niveau { $level }
board-token-unknown = Vous n’en avez pas vu le dos.
board-zone = Zone
board-part-tile = Tuile
board-part-cell = Case
board-quarter-NW = NO
board-quarter-NE = NE
board-quarter-SW = SO
board-quarter-SE = SE
board-look = { $number }, { $quarter } : { $part ->
    [tile] { $land ->
        [yes] la tuile a de la terre
       *[no] la tuile n’est que mer
    }
   *[cell] { $cell } { $land ->
        [yes] est une terre
       *[no] est en mer
    }
}
board-pieces = Morceaux de carte
board-pieces-help = les quatre montrent l’Eldorado
board-piece-carried = porté
board-piece-stored = au dépôt
board-piece-missing = manquant
board-piece-owned = vous l’avez
board-eldorado-at = L’Eldorado est en { $cell }

## What things mean

board-help-compass = Tournée à chaque tour : elle désigne le premier joueur et la ville où va le galion.
board-help-galleon = Il vaut { $galleon_gold } pièces d’or à qui le bat. Sur sa route il sème des pièces que tout bateau peut ramasser. Il n’attaque jamais.
board-help-players = Chacun à son tour : jusqu’à { $movement_points } pas, puis les combats là où ils finissent, puis ce qui peut se faire sur place.
board-help-pirates = Ceux qui chassent font { $pirate_steps } pas vers le bateau de leur proie. À bord il faut se battre quand ils l’atteignent ; un bateau vide est coulé.
board-help-level = Quand le dernier temple est vide, le niveau suivant commence : de nouveaux trésors à plus de dés, quatre morceaux de carte de plus, des pirates plus forts.
board-help-levels = Le niveau dit combien de dés vaut un trésor et combien les pirates sont forts.
board-help-strength = Au corps à corps ils ajoutent { $pirate_close } à leur dé. { $guns ->
    [yes] Ils tirent sur quiconque s’arrête à côté d’eux et ajoutent { $pirate_ranged } ; un équipage à terre ne peut pas riposter et il est battu.
   *[no] À ce niveau ils n’ont pas de canons : un boulet les bat.
}
board-help-carried = Un combat perdu coûte tout l’or, les jetons et les morceaux de carte que vous portez. Les cartes ne se perdent jamais.
board-help-stored = Mis de côté dans votre ville, où personne ne peut le prendre. Les morceaux au dépôt ne comptent pas.
board-help-close = S’ajoute à votre dé contre qui se trouve sur votre case. Là, il faut se battre.
board-help-ranged = S’ajoute à votre dé quand vous tirez sur un voisin. Chaque tir coûte un boulet, et seul un équipage à bord peut tirer.
board-help-tokens = Gagnés dans les temples. Chacun désigne une case de sa zone : prenez les quatre tuiles dans l’ordre de ses numéros jusqu’à une qui a de la terre, puis de même les quatre cases de cette tuile. Arrêtez-vous là et échangez le jeton contre un morceau de carte.
board-help-pieces = Portez les quatre, de 1 à 4, et vous voyez où est l’Eldorado. Qui s’y arrête avec eux a gagné.
board-help-offer = Ce qu’on reçoit pour un jeton sur la case qu’il désigne. Les morceaux partis se gagnent sur leurs propriétaires.

## Stores

board-stores = Boutiques
board-stores-help = en ville, équipage à terre
board-card = d’or. { $text }{ $owned ->
    [yes] {" "}Vous l’avez.
   *[no] {""}
}
board-adds-close = abordage +{ $bonus }
board-adds-ranged = portée +{ $bonus }
board-adds-cannonball = un tir
board-adds-camouflage = caché
board-short-cannonball = Boulet
board-short-sabre = Sabre
board-short-pistols = Pistolets
board-short-boarding-hooks = Grappins
board-short-spyglass = Longue-vue
board-short-master-gunner = Canonnier
board-short-long-guns = Canons
board-short-camouflage = Camouflage
board-offer = Morceaux proposés
board-offer-none = aucun

## The others

board-gold-carried = Or porté
board-gold-stored = Or au dépôt
board-hunted = { $hunters ->
    [one] pourchassé, à { $away } pas
   *[other] pourchassé par { $hunters }, à { $away } pas
}
board-knows-eldorado = sait où est l’Eldorado
board-prospect = vos chances : { $close } % de près, { $ranged } % de loin
board-pirates = Pirates
board-no-guns = sans canons
board-hoard = butin
board-pirate-beaten = battu
board-pirate-home = de { $cell }
board-pirate-hunts = pourchasse
board-pirate-rests = au repos
board-galleon = Galion
board-galleon-gone = hors de la carte

## The turn

board-turn = Tour { $turn }
board-level-word = Niveau
board-level-of = sur { $of }
board-phase-compass = Boussole
board-phase-spin = à tourner
board-phase-galleon = Galion
board-phase-players = Joueurs
board-phase-pirates = Pirates
board-phase-hunting = { $hunting } en chasse
board-phase-level = Niveau
board-phase-temples = { $full ->
    [one] 1 temple plein
   *[other] { $full } temples pleins
}

## Moments of their own

moment-level-reached = Niveau { $level }

## La feuille de qui joue seul

source-gold-alone = Or
source-tokens-alone = Jetons
