import type { TableInfo } from "../protocol";

/** What a board is told of a table that stands nowhere: of a lesson, of a puzzle, or of a position that somebody sets up. */
export function tableNowhere(title: string, names: readonly string[], own: number, options: TableInfo["options"], rivals: string[] = []): TableInfo {
  const seats = names.map((name, seat) => ({ kind: seat === own ? "here" : "bot", name, bot: "", taken: true, online: true, screens: 1, promise: "", away: 0, stand_in: "", resigned: false, person: "" }));
  return {
    id: "",
    title,
    name: "",
    options,
    seats,
    status: "playing",
    seat_to_move: own,
    moves: 0,
    created: 0,
    commitment: "",
    listed: false,
    private: false,
    rivals,
    campaign: "",
    chapter: 0,
    seeded: false,
    hints: 0,
    opener: -1,
    allied: false,
    duel: false,
    patience: 180,
    rated: false,
    took_back: false,
    chat: true,
    clock: null,
    pace: "",
    what_if: null,
    set_up: false,
    cut_short: false,
  };
}
