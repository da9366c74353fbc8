### Les niveaux des robots et ce qu’en disent les joueurs ; la page et le terminal ont les mêmes mots.

bot-deckhand = Mousse
    .text = Premier voyage : doux avec les débutants.
bot-sailor = Matelot
    .text = Connaît le métier, mais rêvasse souvent.
bot-mate = Second
    .text = Prend toujours ce qui paraît le mieux sur le moment.
bot-captain = Capitaine
    .text = Voit venir les coups, mais se fie parfois au premier regard.
bot-admiral = Amiral
    .text = Voit loin : le plus fort de tous.
