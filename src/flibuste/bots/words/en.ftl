### The levels of bots and what players say of them; the page and the terminal use the same words.

bot-deckhand = Deckhand
    .text = On a first voyage: gentle with beginners.
bot-sailor = Sailor
    .text = Knows the trade, but often dreams.
bot-mate = Mate
    .text = Always takes what looks best right now.
bot-captain = Captain
    .text = Looks ahead, but trusts first sight now and then.
bot-admiral = Admiral
    .text = Looks far ahead at every move: our strongest.
