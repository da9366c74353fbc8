## Comment jouer à Amerigo, avec nos propres mots

rules-kind-token = Tuiles Progression

rules-aim = De quoi il s’agit
rules-aim-goal = De deux à quatre capitaines naviguent entre les îles, fondent des comptoirs, couvrent la terre de villages et vendent ce qui y pousse. Les points se comptent au fil de la partie, et encore une fois à la fin.
    .title = Le but
rules-aim-round = On joue cinq manches de sept phases, une par couleur de cube : bleu, noir, rouge, marron, vert, jaune, blanc. Le premier joueur jette tous les cubes de cette couleur dans la tour. Certains y restent, d’autres qui étaient coincés en sortent.
    .title = Manches, phases et tour
rules-aim-choice = Chaque couleur sortie est une action que vous pouvez choisir, une par joueur dans l’ordre de jeu ; plusieurs peuvent choisir la même. Vous pouvez aussi prendre de l’or, ou ne rien faire.
    .title = Choisir une action
rules-aim-points = La couleur la plus nombreuse dit combien de points d’action chacun a dans cette phase. Vos tuiles pour l’action choisie ajoutent les leurs, et chaque pièce d’or dépensée en ajoute 1. Ce qui n’est pas utilisé est perdu.
    .title = Points d’action
rules-aim-gold = Prendre de l’or rapporte 1 pièce pour trois cubes sortis, arrondi au supérieur. L’or se dépense pour des points d’action, rien d’autre. On en garde 12 au plus ; chaque pièce en trop est aussitôt un point, et de même ce qui reste à la fin.
    .title = Or
rules-aim-chests = Un coffre s’ouvre à tout moment de votre tour et donne 3 pièces d’or.
    .title = Coffres
rules-aim-order = Le plus avancé sur la piste d’action spéciale joue en premier. Sur une même case, le plus haut, arrivé le dernier, passe devant. L’ordre est fixé au début de la phase.
    .title = L’ordre de jeu
rules-aim-map = La carte est faite de plaques, tirées à chaque fois ou fixées par un numéro. La terre qui se touche par un bord forme une île ; une île de 20 cases ou plus est grande. Un cadre de haute mer en fait le tour.
    .title = La carte

rules-blue = Bleu : navigation
rules-blue-sail = Vos bateaux naviguent l’un après l’autre, et chacun a tous les points d’action pour lui : un point, un pas sur l’eau. La première fois, les deux entrent par le cadre, gratuitement. Un bateau peut aussi rester sur place.
    .title = Naviguer
rules-blue-rest = Les bateaux ne se barrent pas le chemin, mais un seul peut s’arrêter sur une case de mer. Sur le cadre, il y a de la place pour tous.
    .title = Où un bateau peut s’arrêter
rules-blue-post = Un bateau qui s’arrête à une ancre peut poser l’un de vos 12 comptoirs sur l’emplacement relié. Cela termine son voyage. Un comptoir ne bouge plus, et un emplacement n’en reçoit qu’un.
    .title = Comptoirs
rules-blue-discover = Le tout premier comptoir d’une île est sa découverte : 3 points. Il faut un comptoir sur une île avant d’y construire.
    .title = Découvrir des îles

rules-black = Noir : canons
rules-black-cannons = Chaque point d’action ajoute 1 canon, jusqu’à 12.
    .title = Canons
rules-black-pirates = À la fin de chaque manche viennent les pirates, forts de tous les marqueurs visibles, un de plus à chaque manche. Avec assez de canons, vous en tirez autant et vous voilà sauf. Sinon, vous perdez tous vos canons et autant de points que la force des pirates. Personne ne peut s’abstenir de tirer.
    .title = Pirates

rules-red = Rouge : planification
rules-red-plan = Prenez des tuiles pour plus tard : un village de votre couleur coûte 1 point d’action quelle que soit sa taille, une tuile neutre autant qu’elle a de cases. Elles attendent près de votre plateau.
    .title = Prendre des tuiles
rules-red-limits = On ne prend qu’une tuile neutre par phase. Ce qui manque à la réserve manque pour de bon, et les tuiles qui attendent encore à la fin ne rapportent rien.
    .title = Limites

rules-brown = Marron : progression
rules-brown-progress = Chaque point d’action vous avance d’une case sur la piste de progression. Chaque fois que vous atteignez ou passez une case à points, vous pouvez prendre aussitôt une tuile Progression. À la fin, la plus haute de ces cases rapporte ses points.
    .title = La piste de progression
rules-brown-tokens = Les tuiles Progression ajoutent des points d’action, changent une règle pour vous ou rapportent à la fin ; touchez-en une pour la lire. Leur nombre n’est pas limité. De nouvelles viennent à la fin de la manche, quand la moitié droite est défaussée et que les autres glissent.
    .title = Tuiles Progression
rules-brown-some = Les tuiles à usage unique se retournent une fois utilisées, à votre tour. Celle qui fait aller plus loin les bateaux peut servir tant que le second bateau n’a pas fini.
    .title = Tuiles à usage unique

rules-green = Vert : construction
rules-green-build = Construisez des tuiles en attente, sur les îles de votre choix : un village pour 1 point d’action, une tuile neutre pour autant qu’elle a de cases. Ce que vous venez de construire aide déjà à poser la suivante.
    .title = Construire
rules-green-where = Une tuile couvre de la terre libre, et il vous faut un comptoir sur cette île. Elle doit toucher l’un de vos comptoirs, vos villages ou une tuile neutre qui leur est reliée. Un emplacement de comptoir vide peut être couvert, et il est perdu. On tourne les tuiles à volonté.
    .title = Où une tuile convient
rules-green-gains = Une tuile rapporte son petit nombre sur une petite île, son grand nombre sur une grande. Les ressources qu’elle couvre sont à vous.
    .title = Points et ressources
rules-green-complete = Qui remplit la dernière case libre d’une île, par une tuile ou un comptoir, gagne 3 points et prend le coffre d’une grande île. Puis chacun compte ses comptoirs : 1, 3, 6, 10 et ainsi de suite, fois la valeur de la manche, 5 à la première et 1 à la dernière.
    .title = Achever une île

rules-yellow = Jaune : production
rules-yellow-buy = Achetez des productions, chacune pour autant de points d’action qu’elle coûte. Chacun en a une de chaque sorte au départ. À la fin, chaque ressource rapporte autant de points que vous avez de productions de sa sorte. De nouvelles viennent à la manche suivante.
    .title = Acheter des productions

rules-white = Blanc : action spéciale
rules-white-advance = Avancez sur la piste d’action spéciale, une case par point d’action : plus loin, vous jouez plus tôt. Ou bien faites l’action spéciale, mais pas les deux.
    .title = La piste d’action spéciale
rules-white-copy = Faites l’action dont la couleur est sous votre marqueur, avec tous les points d’action, même si aucun de ses cubes n’est sorti. Il faut avoir quitté la case blanche. Sur la dernière case, vous choisissez la couleur.
    .title = L’action spéciale
rules-white-last = Si vous êtes au bout de la piste des canons, de progression ou d’action spéciale et qu’il reste des points d’action, ils vous donnent 2 pièces d’or en tout.
    .title = Au bout d’une piste

rules-end = Manches et fin
rules-end-round = Après le blanc viennent les pirates. Puis un pirate de plus est révélé, les tuiles Progression et les productions sont renouvelées, et les comptoirs des îles à venir valent moins.
    .title = La fin d’une manche
rules-end-score = Après la cinquième manche, coffres et or deviennent des points, les ressources sont multipliées par la production, et les deux pistes et certaines tuiles rapportent leurs points.
    .title = Le décompte
rules-end-winner = Qui a le plus de points l’emporte ; à égalité, le premier dans l’ordre de jeu. Canons, bateaux et tuiles en attente ne rapportent rien.
    .title = Le vainqueur
rules-end-limit = Une partie qui ne finit pas est arrêtée après un très grand nombre de décisions, et comptée telle quelle.
    .title = Parties sans fin

## Les planches : comment on joue, en six images

plate-tower = À chaque phase, on jette dans la tour les cubes d’une couleur. Certains y restent coincés, d’autres s’en délogent.
    .title = La tour
plate-points = Chaque couleur sortie est une action. La plus nombreuse dit combien de points d’action chacun a dans cette phase.
    .title = Choisir une action
plate-sail = Le bleu déplace vos deux bateaux, un point par case. À une ancre, vous pouvez poser un comptoir et découvrir une île.
    .title = Naviguer
plate-build = Le rouge prend des tuiles, le vert les pose sur une île où vous avez un comptoir. Remplir sa dernière case rapporte, et tous ses comptoirs aussi.
    .title = Planifier, construire
plate-goods = Une tuile qui couvre des ressources vous les donne. À la fin, chacune vaut autant de points que vous avez de productions de sa sorte.
    .title = Les ressources
plate-pirates = Après la phase blanche viennent les pirates. Qui a trop peu de canons les perd tous, et des points avec.
    .title = Les pirates
