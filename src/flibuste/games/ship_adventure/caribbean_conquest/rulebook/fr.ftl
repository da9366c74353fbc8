## Comment jouer à Caribbean Conquest, avec nos propres mots

rules-kind-equipment = Équipement

rules-aim = De quoi il s’agit
rules-aim-goal = Tenez le plus de points stratégiques : villes, temples et crânes. La carte est refaite à chaque fois, d’une, quatre ou neuf boîtes, et ses bords se rejoignent.
    .title = Le but
rules-aim-zones = Les temples et crânes d’une couleur forment une zone. Qui la tient toute tient la zone, et chacun de ses points compte double. Les villes ne sont dans aucune zone.
    .title = Zones stratégiques
rules-aim-start = Dans l’ordre de la boussole, chacun, avec la couleur de sa place ou tirée au sort, place 1 bateau et 2 équipages dans ses ports et villes, et commence avec un boulet, sauf si la table en décide autrement.
    .title = Le début
rules-aim-turn = La boussole dit qui est premier. Chaque joueur achète, fait tous ses déplacements, puis combat : d’abord au corps à corps, puis au canon. Les points libres où sont vos unités sont ensuite à vous.
    .title = Un tour
rules-aim-income = À la fin du tour, chaque point rapporte 1 pièce d’or, et 2 dans une zone entièrement à vous.
    .title = Revenu

rules-buy = Acheter
rules-buy-units = Un équipage coûte { $crew_cost } pièces d’or, un bateau { $ship_cost }. Ils apparaissent dans une de vos villes, les bateaux dans son port, et peuvent bouger aussitôt ; pas là où vous avez déjà quatre unités, ni sur une case où est un ennemi. Sans ville, on ne recrute pas.
    .title = Bateaux et équipages
rules-buy-cards = L’équipement s’achète partout et sert à toutes vos unités : un de chaque sorte, et autant de boulets que vous voulez.
    .title = Équipement

rules-move = Se déplacer
rules-move-groups = Vous avez { $steps } pas par tour pour tous vos groupes ensemble, ou plus sur les grandes cartes si la table joue ainsi. Un groupe, ce sont de vos unités d’une même case ; un pas de toutes coûte 1. Elles peuvent se séparer, se rejoindre et repartir.
    .title = Groupes et pas
rules-move-where = Les équipages marchent sur terre, les bateaux naviguent. Votre bateau est comme de la terre pour vos équipages : ils montent, voyagent et descendent, et ne sont jamais laissés sur l’eau. On peut passer par les ennemis ; là où l’on s’arrête, on combat.
    .title = Terre et mer
rules-move-limit = Quatre de vos unités au plus peuvent finir sur une case.
    .title = Quatre par case
rules-move-whirlpool = Bords, pas en diagonale et tourbillons sont comme dans Treasure Map : entrer dans un tourbillon et en sortir coûte un pas, y dériver ne coûte rien.
    .title = Tourbillons

rules-combat = Combats
rules-combat-close = Là où vos unités rencontrent des ennemis, ou sont sur un point ennemi, il faut combattre. Chaque camp lance un dé et ajoute ses cartes de corps à corps et 1 par unité après la première. Le perdant retire une unité, jusqu’à ce qu’un camp n’en ait plus. Un point se défend comme une unité de plus, et tombe en dernier.
    .title = Corps à corps
rules-combat-dice = Une tête de mort vaut 7, les autres faces vont de 2 à 6, ou de 1 à 5 si la table joue ainsi. À totaux égaux, on relance, ou le défenseur gagne, selon le choix de la table.
    .title = Dés et totaux égaux
rules-combat-loss = Le propriétaire choisit l’unité qui part. Les équipages sur l’eau coulent avec leur dernier bateau. Ce qui est perdu doit être racheté.
    .title = Pertes
rules-combat-guns = Ensuite, bateaux et points peuvent tirer sur la case voisine, chaque tir pour un boulet ; les équipages, non. Sans riposte, la cible perd une unité. Si les deux tirent, les dés, les cartes à cible et 1 par tireur de plus décident.
    .title = Canonnade
rules-combat-shore = Des équipages seuls à terre perdent l’un des leurs à tout tir. Camouflés, on ne peut pas tirer sur eux, sauf si la table laisse décider les dés.
    .title = Équipages à terre

rules-end = La fin
rules-end-when = La fin vient quand quelqu’un tient plus de zones que tous les autres réunis, au moins trois sur neuf, ou plus de la moitié de toutes, selon la table ; ou atteint les points qu’elle a fixés. On regarde après le tour de chaque joueur. Puis le tour s’achève pour tous.
    .title = Quand elle vient
rules-end-out = Qui n’a ni unité ni point est éliminé, ou qui n’a ni unité ni ville, selon la table. La partie finit au premier éliminé, ou quand il ne reste qu’un joueur.
    .title = Éliminé
rules-end-count = Chaque point compte 1, et 2 dans une zone entièrement à vous. Qui en a le plus l’emporte ; à égalité, qui a le plus d’or ; sinon la victoire est partagée.
    .title = Le compte
rules-end-limit = Après un certain nombre de tours, ou un très grand nombre de décisions, on compte tel quel.
    .title = La limite

## Les planches : comment on joue, en six images

plate-points = Temples, crânes et villes rapportent 1 pièce d’or par tour. Ceux d’un même signe font une zone : tenez-la toute, et chacun rapporte 2.
    .title = Points et zones
plate-recruit = Un bateau coûte { $ship_cost } pièces d’or, un équipage { $crew_cost }. Ils arrivent dans une de vos villes et peuvent bouger aussitôt.
    .title = Recruter
plate-march = { $steps } pas pour tous vos groupes ensemble. Les bateaux portent les équipages ; seuls ceux-ci vont à terre.
    .title = Se déplacer
plate-storm = S’arrêter chez l’ennemi, ou sur son point, c’est combattre. Un dé, vos cartes, 1 par unité de plus : le perdant retire une unité, et on recommence.
    .title = Prendre d’assaut
plate-guns = Puis bateaux et points peuvent tirer sur les cases voisines, un boulet par tir. Qui ne riposte pas perd une unité.
    .title = Tirer
plate-end = Qui tient plus de zones que tous les autres réunis amène la fin. On compte alors les points, doublés dans les zones tenues entières.
    .title = La fin
