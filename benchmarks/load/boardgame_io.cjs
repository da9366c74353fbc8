// A game for boardgame.io's server: four seats, one move a turn, hands that others do not see, and a board of so many
// bytes, so that it can be compared with a server whose views are that large. Told: port, bytes of the board, whether
// whole states are sent or patches, store, its folder.
const { FlatFile, Origins, Server } = require("boardgame.io/server");

const [port, bytes, updates, store, folder] = process.argv.slice(2);
const CARDS = 5;

function setup() {
  const board = [];
  for (let size = 0; size < Number(bytes); size += JSON.stringify(board.at(-1)).length + 1) {
    board.push({ card: `card-${board.length}`, colour: "green", coins: board.length % 7, points: 1, owner: null });
  }
  const hands = [0, 1, 2, 3].map((seat) => Array.from({ length: CARDS }, (_, at) => `card-${seat * CARDS + at}`));
  return { moves: 0, total: 0, board, hands };
}

const game = {
  name: "load",
  disableUndo: true,
  deltaState: updates === "patches",
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  moves: {
    play: ({ G }, number) => {
      G.moves += 1;
      G.total += number;
      if (G.board.length > 0) G.board[G.moves % G.board.length].owner = number;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    moves: G.moves,
    total: G.total,
    board: G.board,
    hand: playerID === null ? [] : G.hands[Number(playerID)],
    others: G.hands.map((hand) => hand.length),
  }),
};

const options = { games: [game], origins: [Origins.LOCALHOST] };
if (store === "flat") options.db = new FlatFile({ dir: folder });
Server(options).run({ port: Number(port), host: "127.0.0.1" }, () => console.log("ready"));
