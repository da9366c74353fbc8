## Comment jouer à Maracaibo, avec nos propres mots

rules-kind-location = Les lieux
rules-kind-residence = Les résidences
rules-kind-development = Les développements
rules-kind-quest = Les quêtes
rules-kind-figurehead = Les figures de proue
rules-kind-black-market = Les marchés noirs

rules-aim = De quoi il s’agit
rules-aim-goal = En trois manches, votre navire traverse une mer de cartes vers Maracaibo. Vous faites des raids pour des trésors, explorez la terre, engagez un équipage, construisez des résidences et accomplissez des quêtes. Les points se comptent au fil de la partie, et surtout à la fin. On joue d’un à quatre ; en solitaire, contre Jordan.
    .title = Le but
rules-aim-turn = Naviguez d’abord, c’est obligatoire ; puis faites, si vous voulez, ce qu’offre la case atteinte. Ce qui est permanent agit jusqu’à la fin et s’additionne.
    .title = Un tour
rules-aim-money = La banque ne manque jamais de doublons. Ce qu’on ne peut pas payer en entier ne se fait pas.
    .title = Doublons
rules-aim-may = Ce que vous pouvez faire, vous pouvez aussi le laisser. Les points et doublons gratuits sont pris pour vous, et ce qui ne ferait rien est sauté. Un effet dans un autre s’achève d’abord.
    .title = Pouvoir et devoir
rules-aim-start = La mer se compose de 27 cartes autour de trois îles au trésor, selon l’une des dispositions. Chacun garde en secret 1 quête sur 2. Qui joue plus tard commence avec plus de doublons, à partir de 10. Une table peut disperser les lieux.
    .title = Le début

rules-sail = Naviguer
rules-sail-move = Avancez de 1 à 3 cases, chaque fois par le bord d’une carte. Vous pouvez monter et descendre, mais devez finir dans une colonne plus proche de Maracaibo qu’au départ. On ne traverse pas les îles au trésor ; les autres navires ne barrent jamais le chemin.
    .title = Déplacer son navire
rules-sail-pay = Qui s’arrête sur une carte où sont d’autres navires paie aussitôt 1 doublon à chacun de leurs propriétaires. S’il en manque, vous choisissez qui payer. Passer ne coûte rien.
    .title = Cartes avec d’autres navires
rules-sail-gulf = Atteindre le Golfe termine le voyage ; le suivant mène à Maracaibo. Au Golfe, vous gagnez une amélioration de navire, puis pouvez faire un raid avec 2 sabres de plus, explorer 4, ou construire une résidence au choix.
    .title = Le Golfe
rules-sail-maracaibo = Maracaibo rapporte 6 points et une amélioration de navire, et met fin à la manche. À la troisième manche, on continue jusqu’à ce que le dernier joueur dans l’ordre ait joué.
    .title = Maracaibo

rules-cards = Où vous vous arrêtez
rules-cards-development = Ignorez-le pour 5 doublons, ou achetez-le et posez-le près de votre navire. Ce qui porte un éclair se produit une fois, le reste agit pour de bon, comme revenu ou à la fin. Une nouvelle carte prend sa place.
    .title = Développements
rules-cards-pick = Certains effets laissent acheter une carte équipage ou équipement où qu’elle soit sur la mer, pour 3 doublons de plus que son prix ; les cartes navire, sans supplément. Elle agit alors comme achetée. Une carte face cachée ne peut pas l’être.
    .title = Acheter n’importe où
rules-cards-residence = Payez son prix pour y poser un jeton, une fois par résidence. Le premier à y construire gagne aussitôt 2 points. À la fin, chacune rapporte ce que dit sa carte. Qui ne construit pas n’y gagne rien, sauf si la table donne 5 doublons pour cela.
    .title = Résidences
rules-cards-location = Dans cet ordre : une tuile de valeur pose un cube sur l’île de son type ; utilisez votre propre marché noir s’il est ici ; améliorez une fois votre navire ; faites les actions du lieu dans l’ordre voulu, d’un seul côté s’il y a une barre.
    .title = Lieux

rules-actions = Actions
rules-actions-raid = Lancez trois dés, et encore une fois tous si vous voulez. Choisissez-en un : son nombre donne vos sabres, sa couleur le trésor à piller. Ajoutez vos sabres permanents. Dépensez-les : 1 pour un point, 2 pour 3 doublons, 5 pour un trésor, chaque action une fois par tour. Ce qui ne ferait rien ne se choisit pas ; le reste est perdu.
    .title = Raid
rules-actions-treasure = Un trésor vient du sommet de son île, ou de la réserve si elle est vide, et va dans votre repaire ; sur un emplacement de bonus libre, il rapporte ce bonus. Plus il reste de cubes sur une île à la fin, plus ses trésors valent : en prendre les déprécie pour tous.
    .title = Trésors
rules-actions-bury = Chaque pelle déplace un de vos trésors sous la ligne, sur une case libre de son type, et donne le bonus de cette case. Il vaut 2 points de plus à la fin. Rien n’oblige à enterrer.
    .title = Enterrer
rules-actions-explore = Votre explorateur avance d’autant de cases au plus sur la piste, d’une au moins. Les cases où est un autre explorateur sont sautées sans rien coûter. Seule la case où vous vous arrêtez donne ce qu’elle montre. Parfois, on cède des pas pour autre chose, une fois chacun, et il doit en rester un. Les cours d’eau franchis comptent à la fin.
    .title = Explorer
rules-actions-quest = Prenez l’une des quêtes visibles, ou la première de la pioche s’il y en a. Elles restent secrètes jusqu’à la fin. Chacune a un but facile et un but difficile ; le plus haut que vous atteignez compte. Là où un effet le dit, une quête se vend 8 doublons.
    .title = Quêtes

rules-ship = Votre navire
rules-ship-upgrade = Posez un cube sur une case libre de votre navire. Les cases derrière une cloison s’ouvrent quand autant de cubes qu’elle l’indique sont devant elle. Les cases claires agissent une fois, les rouges pour de bon. Rien n’oblige à améliorer.
    .title = Améliorations de navire
rules-ship-market = Posez une de vos tuiles sur un lieu sans marché noir et utilisez-la aussitôt. Elle y reste et agit chaque fois que vous vous y arrêtez ; celles des autres ne font rien pour vous. Certains signes utilisent l’une des vôtres où qu’elle soit.
    .title = Marchés noirs
rules-ship-figurehead = Pour 3 doublons, prenez l’une des figures de proue proposées ; on n’en a qu’une, et elle reste. Avec la Baleine, vous pouvez échanger les quêtes visibles avant de choisir ; Poséidon offre ses propres cases pour enterrer.
    .title = Figures de proue

rules-end = Manches et fin
rules-end-round = À la fin de chaque manche, chacun touche son revenu en doublons et en points. Puis tous les navires retournent au départ.
    .title = Revenu
rules-end-score = À la fin : 4 points par cours d’eau traversé, 1 pour 5 doublons, les points des développements, les résidences jusqu’à leur limite. Un trésor vaut de 2 à 5 points selon les cubes restés sur son île, et 2 de plus s’il est enterré.
    .title = Le décompte
rules-end-quests = Chaque quête rapporte le plus haut de ses buts que vous avez atteint. Six accomplies ou plus rapportent encore 10 points.
    .title = Les quêtes à la fin
rules-end-winner = Qui a le plus de points l’emporte ; à égalité, qui a le plus de trésors enterrés ; s’ils sont égaux aussi, la victoire est partagée.
    .title = Le vainqueur

rules-jordan = En solitaire : Jordan
rules-jordan-turn = Après chacun de vos tours, une carte dit ce que fait Jordan : la première de ses actions qui est possible. Il n’a pas d’argent, n’enterre rien et on ne lui demande jamais rien. Plus de cartes B le rendent plus fort.
    .title = Comment joue Jordan
rules-jordan-acts = Il navigue aussi près de Maracaibo qu’il peut. À un lieu, il pose le cube, gagne une amélioration, la plus à gauche, puis agit. Si vous vous arrêtez près de lui, vous payez 1 doublon à la banque ; s’il s’arrête près de vous, vous en gagnez 1.
    .title = Ce qu’il fait
rules-jordan-score = Jordan compte 4 points par cours d’eau, 6 par développement, 15 par résidence, 5 par quête, ses trésors comme vous, et 10 pour six quêtes. Vous gagnez avec plus de points que lui ; une égalité est perdue.
    .title = Contre Jordan

rules-hidden-locations = Lieux cachés
rules-hidden-locations-how = Les lieux sont face cachée avec un doublon chacun, un de plus après chaque manche. Le premier qui s’y arrête prend les doublons, retourne la carte et peut y agir.
    .title = Lieux cachés
rules-hidden-developments = Développements cachés
rules-hidden-developments-how = Les développements sont face cachée, et la moitié environ des cartes à venir. Un navire qui arrive dessus en retourne un, et peut s’y arrêter ou continuer. Une carte face cachée ne s’achète pas de loin.
    .title = Développements cachés
rules-skirmishes = Escarmouches
rules-skirmishes-how = Quand vous vous arrêtez sur une carte avec d’autres navires, tous ceux qui y sont lancent un dé et ajoutent leurs sabres permanents. Seul au plus haut : 2 points, et un doublon de chacun des autres. Jordan ajoute le numéro de la manche, et contre lui c’est 5 points.
    .title = Escarmouches
rules-quest-hunters = Chasseurs de quêtes
rules-quest-hunters-how = Gardez 2 quêtes sur 3 ; trois sont visibles. À la fin, seul le but difficile compte, et double. Chaque quête que vous n’avez pas accomplie coûte 5 points.
    .title = Chasseurs de quêtes
rules-rubies = Rubis
rules-rubies-how = En vous arrêtant à Bonaire ou à Tobago, vous pouvez prendre un rubis. Au Golfe, vous pouvez en vendre un sur une case libre du marché aux rubis et gagner son bonus ; chaque rubis de plus dans ce tour vaut 2 points.
    .title = Rubis
rules-sunny-retirement = Retraite au soleil
rules-sunny-retirement-how = Derrière la piste se trouve une tuile : un explorateur qui s’y arrête achète une résidence à moitié prix, remises déduites et arrondi au supérieur, une seule fois, et recommence la piste.
    .title = Une résidence à moitié prix

plate-sail = Naviguez de carte en carte, chaque pas plus près de Maracaibo. Où se trouvent d’autres navires, leurs capitaines sont payés.
    .title = Naviguer
plate-buy = À un développement, achetez la carte ou prenez des doublons. Elle agit tout de suite, en permanence, en revenus ou à la fin.
    .title = Développements
plate-locations = À un lieu, un cube vient sur votre navire : c’est une amélioration. Choisissez ensuite une des actions de la carte.
    .title = Lieux et améliorations
plate-raid = Lancez trois dés et choisissez-en un : sa valeur et vos sabres se dépensent en trésors, points et doublons.
    .title = Raid
plate-explore = Votre explorateur avance et gagne ce que montre sa dernière case. Les cours d’eau comptent à la fin, vos quêtes secrètes aussi.
    .title = Explorer
plate-treasures = Plus une île a de cubes, plus ses trésors valent. Atteindre Maracaibo finit la manche ; après trois, le plus de points l’emporte.
    .title = Les trésors et la fin
