## Comment jouer à Treasure Map, avec nos propres mots

rules-kind-equipment = Équipement

rules-aim = De quoi il s’agit
rules-aim-goal = Trouvez les quatre morceaux d’une carte et portez-les à l’Eldorado. L’équipage qui y finit son déplacement avec les morceaux 1, 2, 3 et 4, et les a encore après un éventuel combat, gagne aussitôt. Ce qui est au dépôt ne compte pas. Le lieu est tiré en secret, sauf si la table le joue comme imprimé.
    .title = Le but
rules-aim-turn = On lance la boussole, qui dit qui est premier. Le galion navigue, puis les joueurs l’un après l’autre, puis les pirates en chasse. À la fin, on regarde si les temples se remplissent.
    .title = Un tour de table
rules-aim-own = Déplacez-vous d’abord, entièrement ; puis agissez là où vous êtes. Les combats viennent d’abord, puis le trésor, puis reprendre du dépôt, acheter, échanger et soudoyer, et ranger en dernier. Si votre équipage est détruit, votre tour est fini.
    .title = Votre tour
rules-aim-start = Bateau et équipage commencent au port de la ville de votre couleur. Les villes des couleurs sans joueur sont ouvertes à tous.
    .title = Le début

rules-move = Se déplacer
rules-move-steps = Vous avez { $steps } pas, vers l’une des huit cases autour. Qui sort de la carte d’un côté rentre de l’autre. Vous pouvez en faire moins, ou rester ; dites ensuite que vous vous arrêtez.
    .title = Pas
rules-move-crew = Un bateau reste en mer et ne navigue pas sans son équipage. L’équipage débarque et marche ; sur l’eau, il n’est qu’à bord de son propre bateau.
    .title = Bateau et équipage
rules-move-whirlpool = Entrer dans un tourbillon coûte un pas, en sortir aussi. À l’intérieur, on dérive avec les vagues, de trois cases au plus, gratuitement.
    .title = Tourbillons
rules-move-stranded = Un équipage dont le bateau n’est pas à son île peut utiliser tout son tour pour remonter à bord, où que soit le bateau.
    .title = Échoué

rules-treasure = Trésors et carte
rules-treasure-temple = Un équipage qui s’arrête sur un temple garni prend le jeton et lance autant de dés qu’il en montre : c’est son or, une tête de mort valant 7. Le temple est alors vide.
    .title = Temples
rules-treasure-skull = Pour chaque tête de mort lancée, le pirate libre le plus proche se met à vous chasser.
    .title = Têtes de mort
rules-treasure-token = Le dos d’un jeton désigne un endroit de sa zone ; seul son porteur le voit. Dans l’ordre de ses numéros, le premier quart dont la tuile a de la terre, et là, la première case de terre. La page vous montre l’endroit.
    .title = Jetons de trésor
rules-treasure-piece = Arrêtez-vous avec votre équipage à l’endroit d’un jeton que vous portez : vous pouvez l’échanger contre l’un des morceaux proposés, au choix. S’il n’en reste pas, vous gardez le jeton.
    .title = Morceaux de carte
rules-treasure-level = Quand les temples sont vides, ils se remplissent de meilleurs jetons, et les pirates se renforcent : il y a trois niveaux.
    .title = Niveaux

rules-city = Villes
rules-city-store = Dans la ville de votre couleur, votre équipage peut ranger or, jetons et morceaux, et les reprendre. Ce qui est au dépôt est à l’abri, et ne sert pas.
    .title = Votre dépôt
rules-city-buy = Dans toute ville, votre équipage peut acheter de l’équipement avec l’or qu’il porte : un de chaque sorte, et autant de boulets que vous voulez. Les sabres croisés aident au corps à corps, les cibles à la canonnade.
    .title = Équipement

rules-combat = Combats
rules-combat-when = On ne combat que quand quelqu’un a fini son déplacement, ou quand un pirate rattrape sa proie. On ne se bat pas dans les villes, ni dans les ports si la table joue ainsi. Face à plusieurs, le corps à corps vient d’abord ; vous choisissez l’ordre, et chacun n’est combattu qu’une fois.
    .title = Quand on combat
rules-combat-close = Qui s’arrête sur la case d’un autre joueur, d’un pirate ou du galion doit combattre. Chacun lance un dé et ajoute ses cartes à sabres croisés ; le plus haut total gagne.
    .title = Corps à corps
rules-combat-guns = À côté d’un adversaire, un bateau avec son équipage peut tirer ; chaque tir use un boulet. Celui qui s’est déplacé se prononce d’abord, puis l’autre. Si un seul tire, il gagne. Si les deux tirent, les dés et les cartes à cible décident. On ne vous demande que s’il y a un choix.
    .title = Canonnade
rules-combat-shore = Un équipage à terre ne peut pas tirer, et perd contre tout tir. Camouflé, on ne peut pas lui tirer dessus, sauf si la table laisse décider les dés.
    .title = Équipages à terre
rules-combat-tie = À totaux égaux, on relance, ou le défenseur gagne, selon le choix de la table.
    .title = Totaux égaux
rules-combat-dice = Une tête de mort vaut 7, les autres faces vont de 2 à 6, ou de 1 à 5 si la table joue ainsi. Les bonus de plusieurs cartes s’ajoutent.
    .title = Dés
rules-combat-loser = Le vainqueur prend tout l’or, les jetons et les morceaux que portait l’équipage battu, et reste où il est. L’équipement et le dépôt ne se perdent jamais. Équipage et bateau retournent au port de leur ville.
    .title = Qui perd
rules-combat-empty = Un bateau sans équipage ne peut pas se défendre. Qui l’attaque le renvoie à son port, et n’y gagne rien.
    .title = Bateaux sans équipage

rules-others = Galion et pirates
rules-others-galleon = Le galion avance de { $galleon_steps } cases au plus par tour vers la ville dont la boussole montre la couleur. C’est une proie : au corps à corps, il lance un simple dé, et ne tire que si on lui tire dessus et que la table l’a armé.
    .title = Le galion
rules-others-path = De plusieurs chemins aussi courts, galion et pirates en prennent un selon un ordre fixe, sauf si le premier joueur choisit.
    .title = Chemins aussi courts
rules-others-pirates = Un pirate reste à son crâne jusqu’à ce que quelqu’un lance une tête de mort. Alors il chasse ce joueur, de { $pirate_steps } cases par tour, et combat quand il le rattrape. Sa force croît de niveau en niveau, et à partir du deuxième il a des canons.
    .title = Pirates
rules-others-bribe = Pour { $bribe } pièces d’or que vous portez, un pirate qui vous chasse rentre chez lui, où qu’il soit ou seulement à côté de vous, selon la table. Après un combat, il rentre aussi ; vaincu, il revient au niveau suivant, ou aussitôt.
    .title = Pots-de-vin, et après un combat
rules-others-shore = En solitaire, les pirates sont plus durs : avec des canons, ils rattrapent un équipage à terre en étant à côté, et la chasse continue à chaque tour.
    .title = En solitaire

rules-end = Si personne ne trouve
rules-end-limit = Après un certain nombre de tours, qui a le plus de morceaux différents l’emporte, puis le plus d’or, puis le plus de jetons. En solitaire, la partie est alors perdue. Un très grand nombre de décisions y met fin de même.
    .title = La limite

rules-small = Le petit plateau
rules-small-board = Deux joueurs et 16 cases : trois tours d’un seul pas, au nord, à l’est, au sud ou à l’ouest. Un jeton attend sur le temple ; seul celui qui le prend sait lequel de trois endroits il désigne. Portez-l’y pour obtenir l’unique morceau de carte. Sans or ni boulets, sans boussole, galion ni pirates, il ne reste que le corps à corps sur une même case : l’attaquant gagne une fois sur quatre. Le morceau l’emporte, à défaut le jeton.
    .title = 16 cases

## Les planches : comment on joue, en six images

plate-compass = La boussole dit qui est premier, et où va le galion. Il laisse une pièce sur chaque case qu’il quitte.
    .title = Tourner la boussole
plate-sail = { $steps } pas par tour, en bateau et à pied, et par-delà tous les bords de la carte. On agit là où l’équipage s’arrête.
    .title = Naviguer, débarquer
plate-treasure = Qui s’arrête sur un temple prend son jeton et lance ses dés : c’est son or. Une tête de mort vaut 7, et lance un pirate à vos trousses.
    .title = Prendre le trésor
plate-token = Quart après quart, de 1 à 4, le dos du jeton désigne la première tuile qui a de la terre, puis sa première case de terre. Échangez-le là contre un morceau.
    .title = Lire le jeton
plate-fight = S’arrêter sur les autres, c’est combattre ; à côté, on peut tirer. Dé et cartes décident, et le gagnant prend tout ce que l’autre portait.
    .title = Combattre
plate-eldorado = Qui porte les morceaux 1, 2, 3 et 4 apprend où est l’Eldorado. Arrêtez-vous là avec les quatre, et c’est gagné.
    .title = L’Eldorado
