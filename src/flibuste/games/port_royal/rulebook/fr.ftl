## Comment jouer à Port Royal, avec nos propres mots

rules-kind-ship = Navires
rules-kind-character = Personnages
rules-kind-expedition = Les expéditions
rules-kind-tax = Taxations
rules-kind-contract = Les contrats
rules-kind-adventurer = Aventuriers

rules-aim = De quoi il s’agit
rules-aim-goal = Gagnez de l’influence : les blasons de vos personnages et de vos expéditions accomplies. Le premier qui en montre 12 amène la fin de la partie. On joue de deux à cinq.
    .title = Le but
rules-aim-turn = Un joueur est actif. Il révèle d’abord des cartes dans le port (Découvrir), puis il en prend, et les autres après lui (Commercer et recruter). Le reste est défaussé et le joueur suivant devient actif. Après un naufrage, personne ne prend rien.
    .title = Un tour
rules-aim-coins = Chaque carte a une pièce au dos. Pour gagner une pièce, on prend une carte de la pioche, face cachée ; personne n’en regarde la face. Les pièces dépensées vont face visible à la défausse. Chacun commence avec 3. On ne peut jamais s’endetter.
    .title = Pièces
rules-aim-piles = Quand la pioche est épuisée, la défausse est mélangée et la remplace. Tout le monde peut consulter la défausse. Si les deux sont vides, la découverte s’arrête simplement.
    .title = Pioche et défausse
rules-aim-first = Le sort désigne qui commence, sauf si la table a choisi quelqu’un.
    .title = Qui commence

rules-discover = Découvrir
rules-discover-reveal = Révélez la première carte de la pioche. La première du tour est obligatoire ; après chacune, vous décidez d’en révéler une autre ou de vous arrêter.
    .title = Révéler des cartes
rules-discover-kinds = Les navires vont au mouillage de leur couleur et les personnages attendent sur le quai : c’est le port. Une expédition est posée à côté et y reste pour tous. Une taxation est réglée aussitôt.
    .title = Ce qui peut venir
rules-discover-stop = Vous pouvez vous arrêter après n’importe quelle carte, et continuer tant que vous l’osez : seule la chance limite un port.
    .title = S’arrêter
rules-discover-bust = Un second navire d’une couleur déjà présente, que vous ne repoussez pas, est un naufrage : tout le port est défaussé et personne ne prend de carte. Chaque Saltimbanque rapporte alors 1 pièce à son propriétaire. Les expéditions restent, et vous pouvez encore en accomplir une.
    .title = Naufrage
rules-discover-odds = Une table peut montrer combien de cartes à venir seraient un naufrage. C’est compté sur ce que tout le monde a vu : aucun secret n’est trahi.
    .title = Le risque de naufrage
rules-discover-repel = Le joueur actif peut renvoyer un navire qui vient d’être révélé s’il a au moins autant de sabres que le navire. Celui-ci est défaussé sans effet. Les sabres ne s’usent pas : les mêmes repoussent aussi le navire suivant. Rien n’oblige à repousser.
    .title = Sabres : repousser un navire
rules-discover-skull = Un navire à tête de mort ne se laisse repousser par personne.
    .title = Têtes de mort
rules-discover-tax = Qui a { $tax_from } pièces ou plus en perd la moitié, arrondie à l’inférieur. Puis ceux qui ont le moins d’influence, ou le plus de sabres, selon la carte, gagnent 1 pièce ; tous les ex æquo la gagnent.
    .title = Taxations

rules-trade = Commercer et recruter
rules-trade-take = Le joueur actif prend en premier : 1 carte, ou 2 si des navires de 4 couleurs sont au port, ou 3 s’il y en a 5. On compte une seule fois, avant de rien prendre. Vous pouvez prendre moins, ou rien.
    .title = Combien de cartes
rules-trade-others = Puis chaque autre joueur, dans l’ordre du tour, peut prendre 1 carte parmi ce qui reste. Qui passe en a fini pour ce tour. Ce que personne ne veut est défaussé.
    .title = Les autres
rules-trade-ship = Commercer avec un navire : défaussez-le et gagnez les pièces imprimées, plus 1 pour chacun de vos Négociants de sa couleur.
    .title = Prendre un navire
rules-trade-hire = Recruter un personnage : payez le prix en haut à gauche, moins ce que vos Señoritas vous épargnent, et posez la carte devant vous. Son effet et son influence comptent dès maintenant. Le nombre de vos personnages n’est pas limité.
    .title = Recruter un personnage
rules-trade-fee = Qui prend une carte au tour d’un autre lui paie 1 pièce par carte. Les pièces d’un navire peuvent y servir. Pour recruter, il faut avoir le prix et cette pièce avant de prendre la carte, et aucune Señorita ne la réduit. Le joueur actif ne paie personne.
    .title = La pièce due au joueur actif

rules-people = Ce que font les personnages
rules-people-together = Vos personnages vous servent à votre tour et à celui des autres. Deux semblables servent deux fois. La plupart aident dès leur recrutement, déjà pour la carte suivante.
    .title = En général
rules-people-arrival = Certains regardent le port au moment où c’est à vous de choisir, et alors seulement. Un Amiral rapporte 2 pièces si 5 cartes ou plus s’y trouvent. Celui qui vient d’être recruté a manqué ce moment.
    .title = Quand c’est à vous de choisir : l’Amiral
rules-people-jester = Un Saltimbanque rapporte 1 pièce quand c’est à vous de choisir et que le port est vide, et 1 pièce à chaque naufrage, quel qu’en soit l’auteur.
    .title = Saltimbanque
rules-people-governor = Chaque Gouverneur vous laisse prendre 1 carte de plus. Au tour d’un autre, vous payez aussi pour celle-là. Recruté à l’instant, il n’aide pas encore.
    .title = Gouverneur
rules-people-senorita = Chaque Señorita rend le recrutement moins cher de 1 pièce, jusqu’à la gratuité, dès le personnage suivant.
    .title = Señorita

rules-expeditions = Expéditions
rules-expeditions-complete = Seul le joueur actif accomplit des expéditions, autant qu’il peut. Défaussez l’équipage demandé, prenez la carte et ses pièces : ses blasons, plus nombreux que ceux de l’équipage, sont à vous pour de bon.
    .title = En accomplir une
rules-expeditions-crew = L’équipage se compose de Prêtres (croix), de Capitaines (ancre) et de Colons (maison). Un Touche-à-tout remplace n’importe lequel d’entre eux, et plusieurs peuvent partir ensemble. Vous choisissez qui part.
    .title = L’équipage
rules-expeditions-when = À votre tour, chaque fois que vous décidez : avant la première carte, entre deux cartes, en prenant des cartes, après un naufrage, et à la fin de votre tour si la table joue ainsi. Un personnage recruté à l’instant peut partir aussitôt.
    .title = Quand
rules-expeditions-special = À cinq, une expédition spéciale est ouverte dès le début ; à moins, elle reste dans la boîte.
    .title = L’expédition spéciale

rules-end = La fin
rules-end-twelve = Dès que quelqu’un a 12 points d’influence, au tour de qui que ce soit, on achève la manche, pour que tous aient été actifs autant de fois. Elle s’achève même si ce joueur retombe sous 12.
    .title = Douze points d’influence
rules-end-winner = La plus grande influence l’emporte, quel que soit celui qui a amené la fin. À égalité, les pièces décident ; si elles sont égales aussi, la victoire est partagée.
    .title = Le vainqueur
rules-end-variant = Une table peut demander davantage : seul celui qui a accompli une expédition peut alors finir la partie et la gagner.
    .title = Avec une expédition
rules-end-limit = Une partie qui ne finit pas d’elle-même est arrêtée après un très grand nombre de décisions, et l’on compte à ce moment.
    .title = Parties sans fin

rules-small = Le petit paquet
rules-small-deck = Deux joueurs et six cartes : 2 Matelots, 3 Pinasses et 1 Barque. Vous débutez avec 3 jetons, qui valent des pièces. Le premier point d’influence déclenche la dernière manche. Les cartes défaussées ne reviennent pas : une fois la pioche vide, la partie s’arrête à la fin du tour.
    .title = Six cartes

rules-sail = Met les voiles
rules-sail-alone = Seul, c’est un jeu rapide : 60 cartes, pas d’expéditions, et la fin vient à 8 points d’influence. Une taxation ne laisse à personne plus de { $sail_keep } pièces ; puis ceux qui ont le moins d’influence en gagnent 1.
    .title = Joué seul
rules-sail-mixed = Mêlées au jeu de base, 20 de ses cartes s’ajoutent : un Marchand et deux navires de chaque couleur, et cinq Passagers. Tout le reste est comme dans le jeu de base.
    .title = Mêlé au jeu de base
rules-sail-merchant = Quand vous commercez avec un navire de la couleur du Marchand, vous gagnez ses pièces comme toujours et pouvez glisser le navire sous le Marchand : 1 point d’influence, aussitôt. Un Marchand garde autant de navires qu’on veut, un navire est sous un seul Marchand.
    .title = Marchand
rules-sail-passenger = Les Passagers apportent de l’influence et ne font rien d’autre.
    .title = Passagers

rules-gambler = Le Parieur
rules-gambler-use = Une fois à chacun de vos tours, pendant la découverte, chaque Parieur peut révéler 4 cartes d’un coup. Aucun de ces navires ne peut être repoussé. Si deux navires d’une couleur sont ensuite au port, c’est un naufrage ; sinon la découverte est finie et vous pouvez prendre 1 carte de plus.
    .title = Quatre cartes d’un coup
rules-gambler-more = Avec un autre Parieur, vous pouvez continuer aussitôt avec 4 cartes, pour une carte de plus encore. Après cela, on ne révèle plus de carte seule. Celui que vous venez de recruter attend votre prochain tour.
    .title = Plusieurs Parieurs

rules-contracts = Pour un contrat de plus
rules-contracts-cards = Un Greffier vous laisse prendre 1 carte de plus quand vous commercez avec un navire de sa couleur. Une Canonnière rapporte, quand c’est à vous de choisir, 1 pièce pour chaque navire au port après le premier. Un Vice-amiral rapporte 1 pièce si 3 ou 4 cartes exactement s’y trouvent.
    .title = Greffier, Canonnière et Vice-amiral
rules-contracts-gift = Un navire de chaque couleur rapporte 3 pièces à qui le prend et 1 pièce à un autre joueur de son choix.
    .title = Navires avec un cadeau
rules-contracts-claim = Quatre contrats sont ouverts. Qui en remplit un pose un marqueur sur sa première place libre et gagne les pièces indiquées : qui est plus tôt gagne plus. Le deuxième contrat apporte aussi 1 point d’influence, le troisième 2. Vous avez trois marqueurs, et chaque contrat ne se remplit qu’une fois par joueur.
    .title = Remplir des contrats
rules-contracts-when = Remplissez un contrat quand c’est à vous de décider ; au tour d’un autre, quand c’est à vous de choisir. Ce qu’il demande est montré et gardé, sauf mention contraire. Certains se remplissent à l’instant même, ou pas du tout : l’Inspecteur des impôts, le Maléfice, les deux spéculateurs et les deux Némésis. Le Maléfice, les spéculateurs et l’Antre des pirates sont pour le joueur actif.
    .title = Quand
rules-contracts-progress = Certains contrats demandent plusieurs étapes. Un marqueur en chemin est l’un de vos trois et reste sur cette carte. Pour une Némésis, on commerce avec un tel navire sans prendre ses pièces ; la pièce due au joueur actif doit alors venir d’ailleurs.
    .title = Contrats en plusieurs étapes
rules-contracts-nest = Joueur actif, vous pouvez garder un navire que vous repoussez, un de chaque couleur, s’il vous reste un marqueur. Avec les cinq couleurs, défaussez-les et le contrat est rempli.
    .title = L’Antre des pirates

rules-together = Les contrats ensemble
rules-together-aim = Tous jouent contre le temps : dès que chaque contrat ouvert a été rempli par quelqu’un, tous gagnent aussitôt. Il y a 3 contrats pour un joueur, puis 5, 7, 9 et 11.
    .title = Le but
rules-together-time = La première carte de chaque tour vient de la pioche temporelle. Si un tour doit commencer et qu’elle est vide, la partie est perdue. Son épaisseur dépend des sceaux des contrats ouverts.
    .title = La pioche temporelle
rules-together-more = Quand une taxation vient, le joueur actif peut déplacer une carte de la pioche temporelle à la pile de victoire, sans la voir : moins de temps, et un meilleur rang si vous gagnez. Une table peut en déplacer avant la partie pour la rendre plus dure.
    .title = La pile de victoire

rules-adventure = L’aventure commence
rules-adventure-chapters = Un récit en cinq chapitres, une partie pour chacun, d’un à quatre joueurs : les uns contre les autres ou ensemble. Chaque chapitre part de ce que le précédent a laissé.
    .title = Le récit
rules-adventure-adventurer = Vous êtes l’un des aventuriers ; sa carte a deux côtés au choix et dit avec combien de pièces vous commencez. Quatre marqueurs y sont posés. Chaque mission en retire un et découvre quelque chose : d’abord ce que sait faire votre aventurier, puis un trophée, puis 1 couronne, puis 3.
    .title = Votre aventurier
rules-adventure-event = Le tour du joueur actif commence par un événement, avant toute autre chose. Le dernier est la fin du mois : le récit continue, souvent avec une nouvelle mission, et les événements sont remélangés.
    .title = Événements et fin du mois
rules-adventure-mission = Accomplissez des missions quand c’est à vous de décider, chacune une fois et quatre au plus. Ce qui porte un signe moins est cédé, le reste doit seulement être là ; en avoir plus ne gêne jamais. Le premier à en accomplir une gagne un supplément. Les missions restent ouvertes jusqu’à la fin du chapitre, mais certaines s’accomplissent à l’instant même, ou pas du tout.
    .title = Missions
rules-adventure-crowns = Les couronnes se comptent sur votre propre piste et peuvent se payer. Les blasons le long de la piste sont de l’influence tant que vous êtes arrivé jusque-là.
    .title = Couronnes
rules-adventure-cargo = Les navires de l’aventure transportent quelque chose : des livres et des plantes chez les pirates d’Arès, du pain ou du rhum chez les autres. En en prenant un, gagnez ses pièces ou sa couronne, ou gardez le navire pour sa cargaison.
    .title = Cargaison
rules-adventure-sentinel = Une fois à chacun de vos tours, une Sentinelle vous laisse regarder les 3 premières cartes. L’une retourne sur la pioche, les autres sont défaussées sans effet. La première carte du tour reste obligatoire.
    .title = Sentinelle
rules-adventure-innkeeper = Un Aubergiste rapporte 1 couronne quand c’est à vous de choisir et que 4 personnages ou plus attendent au port. Une fois chaque fois que vous choisissez, il vous achète aussi du pain ou du rhum, au prix de la carte.
    .title = Aubergiste
rules-adventure-lost = Qui rejoue un chapitre perdu commence avec quelques pièces de plus. Tard dans le récit, on peut racheter un marqueur.
    .title = Un autre essai

## Les planches : comment on joue, en six images

plate-reveal = Révélez des cartes de la pioche, une à une. Les navires vont au mouillage de leur couleur, les personnages attendent sur le quai.
    .title = Révéler
plate-stop = Un second navire d’une couleur, c’est le naufrage : tout le port est perdu. Les sabres repoussent un navire à son arrivée, jamais une tête de mort.
    .title = S’arrêter à temps
plate-take = Commercez avec un navire ou recrutez un personnage. Avec des navires de quatre couleurs, vous prenez deux cartes ; avec cinq, trois.
    .title = Prendre une carte
plate-others = Puis chacun des autres peut prendre une carte parmi ce qui reste. Il vous paie une pièce pour cela.
    .title = Les autres aussi
plate-expeditions = À votre tour, envoyez l’équipage qu’une expédition demande. Il s’en va, mais elle rapporte des pièces et plus d’influence.
    .title = Les expéditions
plate-end = Dès que quelqu’un a assez d’influence, on finit la manche. La plus grande influence l’emporte ; à égalité, la bourse la mieux garnie.
    .title = La fin
