import { createContext } from "svelte";
import type { AskHook, AskPast, AskWhy, EventInfo, HintInfo, LookBack, MakeMove, MoveInfo, NoteInfo, Past, PutBot, ReasonInfo, SeatKey, SetHook, TableInfo, Then, TitleInfo, ToPage, TryHook, Undo, Update } from "../protocol";
import { askRematch } from "./api";
import { updated } from "./changes";
import { clocks } from "./clocks.svelte";
import { Connection, tableAddress, type ConnectionState } from "./connection";
import { History } from "./history/history.svelte";
import { chosenAt, forgetUsed, heldInvitations, heldTokens, hold, holdNext, keepChosen, newToken, nonceFor, ownMark, promiseFor, remember, witness } from "./keys";
import { whose } from "./people/token";
import { Playback } from "./playback.svelte";
import { presence } from "./presence.svelte";
import { Requests } from "./requests.svelte";
import { settings } from "./settings.svelte";
import type { Tabletop } from "./tabletop";
import { talk } from "./talk.svelte";
import { seatOf } from "./told";
import { Words } from "./words";

type Wish = MakeMove | Undo;
/** What changes who plays, and needs nothing but a seat. */
type Seating = "leave" | "return" | "resign" | "claim" | "close" | "sail-on";

/** What the server calls a person who gave no name. */
export const nameless = (seat: number): string => `Player ${seat + 1}`;

/** One screen at one table: what it shows, what it may do, and its line to the server. */
export class Session implements Tabletop {
  ownSeats = $state.raw<number[]>([]);
  connection = $state<ConnectionState>("connecting");
  retryAt = $state(0);
  /** Why there is no table here, or no seat: the key of the words for it; empty while there is one. */
  gone = $state("");
  /** Why the server does not let this screen in for now: the key of the words for it; empty while it does. */
  turnedAway = $state("");
  /** A move or undo that the server has not answered. */
  pending = $state.raw<Wish | null>(null);
  refusal = $state.raw<ReasonInfo | null>(null);
  /** A table for the next game with the same people. */
  rematch = $state("");
  rematchAsked = $state(false);
  /** What people did besides moves. */
  notes = $state.raw<NoteInfo[]>([]);
  /** When the table last told how long its people have been away. */
  toldAt = $state(0);

  /** The best moves of this moment, once they were asked for. */
  hints = $state.raw<HintInfo[]>([]);
  isHintAsked = $state(false);

  readonly playback = new Playback(() => settings.pace);
  readonly requests = new Requests((message) => void this.#line.send({ ...message, id: this.#nextId() }), () => this.playedSeats);
  readonly words: Words;
  readonly table = $derived.by(() => this.#named(this.#table));
  readonly names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);
  /** All who score: the players, then rivals without a seat. */
  readonly scorers = $derived.by(() => [...this.names, ...(this.table?.rivals.map((code) => this.words.text(`rival-${code}`)) ?? [])]);
  /** What is on the board: now, or the moment that is looked back at. */
  readonly update = $derived.by(() => this.history.shown ?? this.playback.shown);
  /** What led there; empty when nothing is to be animated. */
  readonly events = $derived.by(() => (this.history.shown ? this.history.events : this.playback.events));
  readonly me = $derived.by(() => this.#me());
  /** Several people share this screen and have secrets: nobody looks before the server knows that the right one sits there. */
  readonly isCurtained = $derived.by(() => this.#isCurtained());
  readonly moves = $derived.by((): MoveInfo[] => this.#movesNow());
  readonly isMyTurn = $derived(this.moves.length > 0);
  /** The game waits for a seat of this screen, even if moves of others are still to be shown. */
  readonly isAwaited = $derived.by(() => this.table?.status === "playing" && !clocks.anchored && this.playedSeats.includes(this.playback.newest?.seat_to_move ?? -1));
  /** The seats of this screen for which no bot plays. */
  readonly playedSeats = $derived.by(() => this.ownSeats.filter((seat) => !this.table?.seats[seat]?.stand_in));

  /** The bot whose move this screen waits for; -1 where there is none, or where its move is only waiting to be shown. */
  readonly thinker = $derived.by(() => this.#thinker());

  /** Hints are for who plays against bots alone. */
  readonly mayAskHint = $derived.by(() => this.isMyTurn && (this.table?.seats.every(({ kind }, seat) => kind === "bot" || seat === this.me) ?? false));

  readonly history: History;
  readonly #line: Connection;
  readonly #lookedUp = new Map<number, (answer: Past | Then | null) => void>();
  readonly #asked = new Map<number, (reason: ReasonInfo | null) => void>();
  readonly #seated = new Map<number, (done: boolean) => void>();
  readonly #invited = new Map<number, (token: string) => void>();
  readonly #hooks = new Map<number, (url: string) => void>();
  /** The key to a seat that this screen's person has taken on another one. */
  readonly #spare = newToken();
  #lastId = 0;
  #hintId = 0;
  /** Moves made when the pending wish was made. */
  #wishedAt = 0;
  /** Greeted on a new socket, and no update since. */
  #greeted = false;
  /** What the server said last of the table; changes are told from there. */
  #told: Update | null = null;
  #lastMover = $state(-1);
  #table = $state.raw<TableInfo | null>(null);

  constructor(
    readonly id: string,
    readonly title: TitleInfo,
    /** Events that another one has already told. */
    readonly isQuiet: (event: EventInfo) => boolean = () => false,
    readonly steps: readonly string[] = [],
  ) {
    this.words = new Words(title, () => ({ names: this.names, ownSeats: this.ownSeats, options: this.table?.options }));
    this.playback.chosenAt = chosenAt(id);
    this.history = new History(this.playback, {
      past: (since) => this.#lookUp({ type: "past", id: this.#nextId(), since }) as Promise<Past | null>,
      look: (moves, eye) => this.#lookUp({ type: "look", id: this.#nextId(), moves, eye }) as Promise<Then | null>,
      eye: () => (this.table?.private ? this.me : -1),
    });
    this.#line = new Connection(tableAddress(id), {
      hello: () => ({
        type: "hello",
        tokens: heldTokens(id),
        events_seen: this.playback.eventsSeen,
        invitations: heldInvitations(id),
        promise: promiseFor(id),
        deltas: true,
        person: whose(),
        take: this.#spare,
        mark: ownMark(),
      }),
      message: (message) => this.#receive(message),
      state: (state, retryIn) => {
        this.connection = state;
        this.retryAt = Date.now() + retryIn;
      },
    });
    talk.sit((message) => this.#line.send({ ...message, id: this.#nextId() }));
    document.addEventListener("visibilitychange", this.#attend);
  }

  get busy(): boolean {
    return this.pending !== null;
  }

  get mayUndo(): boolean {
    return this.update !== null && !this.history.isOpen && !clocks.anchored && this.playback.behind === 0 && this.playedSeats.includes(this.update.may_undo);
  }

  play(notation: string): void {
    if (this.pending || !this.update || !this.isMyTurn) return;
    this.#wish({ type: "move", id: this.#nextId(), seat: this.update.seat_to_move, move: notation, after: this.update.moves_made });
  }

  undo(): void {
    if (this.pending || !this.update || !this.mayUndo) return;
    this.#wish({ type: "undo", id: this.#nextId(), seat: this.update.may_undo, after: this.update.moves_made });
  }

  /** Asks everybody whether a line of the log may be void, with all that came after it; -1: the last decision of this screen. */
  takeBack(events: number): void {
    const event = this.playback.log[events];
    const seat = event && this.requests.mayTakeBack(event) ? seatOf(event) : this.me;
    this.refusal = null;
    this.requests.takeBack(seat, this.playback.newest?.moves_made ?? 0, events);
  }

  why(notation: string): Promise<ReasonInfo | null> {
    return this.#reason({ type: "why", id: this.#nextId(), seat: Math.max(this.me, 0), move: notation });
  }

  /** Where a program is told of a seat's turns; empty: nowhere. */
  hook(seat: number): Promise<string> {
    const message: AskHook = { type: "ask-hook", id: this.#nextId(), seat };
    return new Promise((answer) => {
      if (this.#line.send(message)) this.#hooks.set(message.id, answer);
      else answer("");
    });
  }

  /** Why that cannot be; null where it was done. */
  setHook(seat: number, url: string): Promise<ReasonInfo | null> {
    return this.#reason({ type: "hook", id: this.#nextId(), seat, url });
  }

  tryHook(seat: number): Promise<ReasonInfo | null> {
    return this.#reason({ type: "try-hook", id: this.#nextId(), seat });
  }

  #reason(message: AskWhy | SetHook | TryHook): Promise<ReasonInfo | null> {
    return new Promise((answer) => {
      if (this.#line.send(message)) this.#asked.set(message.id, answer);
      else answer(null);
    });
  }

  #answerReason(id: number, reason: ReasonInfo | null): boolean {
    this.#asked.get(id)?.(reason);
    return this.#asked.delete(id);
  }

  /** Everybody's clocks shall stop. */
  askPause(): void {
    this.refusal = null;
    this.requests.pause(this.playedSeats[0] ?? -1, this.playback.newest?.moves_made ?? 0);
  }

  /** Asked again, the server looks again: deeper where it has more time. */
  askHint(): void {
    if (this.isHintAsked || !this.mayAskHint || !this.update) return;
    this.#hintId = this.#nextId();
    this.isHintAsked = this.#line.send({ type: "hint", id: this.#hintId, seat: this.me, after: this.update.moves_made });
  }

  /** The one whose turn it is has come to this screen. */
  sitDown(): void {
    this.#line.send({ type: "sit", id: this.#nextId(), seat: this.me });
  }

  rename(seat: number, name: string): void {
    this.#line.send({ type: "rename", id: this.#nextId(), seat, name });
  }

  /** The end of a link by which another screen may play a seat too; empty where there is none to be had now. */
  invite(seat: number): Promise<string> {
    const id = this.#nextId();
    return new Promise((answer) => {
      if (this.#line.send({ type: "invite", id, seat })) this.#invited.set(id, answer);
      else answer("");
    });
  }

  /** Whether it was done; if not, the page says why. */
  seat(type: Seating, seat: number): Promise<boolean> {
    return this.#askSeating({ type, id: this.#nextId(), seat });
  }

  /** Into a free seat at this level, or for somebody who is away. */
  putBot(place: number, bot = ""): Promise<boolean> {
    const seat = this.table?.status === "waiting" ? this.table.opener : (this.playedSeats[0] ?? -1);
    return this.#askSeating({ type: "bot", id: this.#nextId(), seat, place, bot });
  }

  #askSeating(message: { type: Seating; id: number; seat: number } | PutBot): Promise<boolean> {
    this.refusal = null;
    return new Promise((answer) => {
      if (this.#line.send(message)) this.#seated.set(message.id, answer);
      else answer(false);
    });
  }

  #answerSeating(id: number, done: boolean): void {
    this.#seated.get(id)?.(done);
    this.#seated.delete(id);
  }

  #lookUp(message: AskPast | LookBack): Promise<Past | Then | null> {
    return new Promise((answer) => {
      if (this.#line.send(message)) this.#lookedUp.set(message.id, answer);
      else answer(null);
    });
  }

  #answerLook(id: number, answer: Past | Then | null): void {
    this.#lookedUp.get(id)?.(answer);
    this.#lookedUp.delete(id);
  }

  retryNow(): void {
    this.#line.retryNow();
  }

  async askRematch(): Promise<void> {
    const token = heldTokens(this.id)[0];
    if (!token) return;
    this.rematchAsked = true;
    const made = await askRematch(this.id, token);
    this.#rematchMade(made.table.id, made.keys, made.invitations);
  }

  leave(): void {
    clocks.leave();
    presence.leave();
    talk.leave();
    document.removeEventListener("visibilitychange", this.#attend);
    this.#line.close();
    this.playback.stop();
    this.history.pause();
  }

  readonly #attend = (): void => void this.#line.send({ type: "attend", looks: !document.hidden });

  #nextId(): number {
    return ++this.#lastId;
  }

  #wish(wish: Wish): void {
    this.refusal = null;
    this.pending = wish;
    this.#lastMover = wish.seat;
    this.#wishedAt = this.update?.moves_made ?? 0;
    this.#line.send(wish);
  }

  #receive(message: ToPage): void {
    switch (message.type) {
      case "welcome":
        this.turnedAway = "";
        this.requests.forget();
        clocks.setTime(message.now);
        this.#takeTable(message.table, message.notes);
        this.ownSeats = message.own_seats;
        presence.lookElsewhere([]);
        talk.hold(message.own_seats);
        if (document.hidden) this.#attend();
        if (message.own_seats.length > 0 && heldTokens(this.id).length === 0) hold(this.id, [this.#spare]);
        for (const id of [...this.#lookedUp.keys()]) this.#answerLook(id, null); // asked on a line that broke
        this.#greeted = true;
        remember(message.table, message.own_seats);
        this.#introduce();
        this.#addToLuck(message.table);
        break;
      case "table":
        this.#takeTable(message.table, message.notes);
        this.#addToLuck(message.table);
        break;
      case "update":
        this.#updated(message);
        break;
      case "changes":
        if (this.#told) this.#updated(updated(this.#told, message));
        break;
      case "asked":
        this.requests.told(message);
        break;
      case "here":
        this.#seeWhoIsHere(message.seats);
        break;
      case "said":
        talk.hear(message.lines, message.whole);
        break;
      case "hook":
        this.#hooks.get(message.id)?.(message.url);
        this.#hooks.delete(message.id);
        break;
      case "done":
        this.#answerSeating(message.id, true);
        this.#answerReason(message.id, null);
        break; // the update that shows the move is what ends the wait: until then a second click would be for an old moment
      case "refused":
        if (this.pending?.id === message.id) this.pending = null;
        if (message.id === this.#hintId) this.isHintAsked = false;
        if (this.#answerReason(message.id, message.reason)) break; // whoever asked says it where they asked
        this.refusal = message.reason;
        this.#answerSeating(message.id, false);
        this.#answerLook(message.id, null);
        break;
      case "past":
      case "then":
        this.#answerLook(message.id, message);
        break;
      case "why":
        this.#answerReason(message.id, message.reason);
        break;
      case "invitation":
        this.#invited.get(message.id)?.(message.token);
        this.#invited.delete(message.id);
        break;
      case "hints":
        if (message.id === this.#hintId) this.isHintAsked = false;
        if (message.after === this.playback.newest?.moves_made) this.hints = message.hints;
        break;
      case "trouble":
        // the server could not make sense of a wish, so no answer to it will come
        console.error(message.why);
        this.turnedAway = message.key;
        this.pending = null;
        this.isHintAsked = false;
        break;
      case "rematch":
        this.#rematchMade(message.table, message.keys);
        break;
      case "gone":
        this.gone = message.key;
        this.leave();
        break;
    }
  }

  #takeTable(table: TableInfo, notes: NoteInfo[]): void {
    this.#table = table;
    this.notes = notes;
    this.toldAt = Date.now();
    clocks.takeTable(table);
    presence.take(table);
    talk.take(table);
    forgetUsed(table);
  }

  /** Of each seat how long its person has been away: 0, they are here; -1, they look elsewhere. */
  #seeWhoIsHere(told: readonly number[]): void {
    if (!this.#table) return;
    const seats = this.#table.seats.map((info, seat) => ({ ...info, online: (told[seat] ?? 0) <= 0, away: Math.max(0, told[seat] ?? 0) }));
    presence.lookElsewhere(told.flatMap((away, seat) => (away < 0 ? seat : [])));
    this.#takeTable({ ...this.#table, seats }, this.notes);
  }

  /** Who comes by a link that names nobody brings their own name. */
  #introduce(): void {
    const [seat, ...others] = this.ownSeats;
    if (seat === undefined || others.length > 0 || !settings.name.trim()) return;
    const mine = this.#table?.seats[seat];
    if (mine?.kind === "link" && mine.name === nameless(seat)) this.rename(seat, settings.name.trim());
  }

  /** Everybody has sat down and promised a share in luck: this screen remembers what was promised, then shows its own share. */
  #addToLuck(table: TableInfo): void {
    if (this.ownSeats.length === 0 || !table.seats.every((seat) => seat.taken)) return;
    witness(table);
    if (table.status !== "waiting") return;
    for (const seat of this.ownSeats) this.#line.send({ type: "reveal", id: this.#nextId(), seat, nonce: nonceFor(table.id) });
  }

  /** When the people of this screen sleep, where a clock can stand still for them. */
  #tellNight(): void {
    if (this.#table?.pace !== "day") return;
    const { begins, lasts } = settings.nightInUtc;
    for (const seat of this.playedSeats) {
      const [begun, lasted] = clocks.nights[seat] ?? [0, 0];
      if (begins !== begun || lasts !== lasted) this.#line.send({ type: "night", id: this.#nextId(), seat, begins, lasts });
    }
  }

  /** Seats that nobody has named are called in the reader's language. */
  #named(table: TableInfo | null): TableInfo | null {
    if (!table) return null;
    const nameOf = (name: string, seat: number): string => (name === nameless(seat) ? this.words.text("player-name", { number: seat + 1 }) : name);
    return { ...table, seats: table.seats.map((info, seat) => ({ ...info, name: nameOf(info.name, seat) })) };
  }

  #rematchMade(table: string, keys: SeatKey[], invitations: SeatKey[] = []): void {
    holdNext(this.id, table, keys, invitations);
    this.rematch = table;
  }

  #updated(update: Update): void {
    this.#told = update;
    clocks.take(update.clocks);
    if (this.#greeted) this.#tellNight();
    const before = this.playback.newest;
    if (before?.moves_made !== update.moves_made || update.undone) this.hints = [];
    if (this.#greeted) this.isHintAsked = false; // the line broke, and the answer with it
    const isOwn = before !== null && this.ownSeats.includes(before.seat_to_move);
    this.playback.arrive(update, isOwn);
    this.history.arrived(update);
    if (isOwn) keepChosen(this.id, this.playback.chosenAt);
    if (before?.eye !== update.eye) this.refusal = null; // it was said to somebody else
    if (this.pending && update.moves_made !== this.#wishedAt) this.pending = null;
    // the line broke before the server had the wish: it stands where it was made, so it is safe to say it again
    if (this.pending && this.#greeted) this.#line.send(this.pending);
    this.#greeted = false;
  }

  #me(): number {
    const mover = this.playback.shown?.seat_to_move ?? -1;
    for (const seat of [mover, this.#lastMover]) if (this.ownSeats.includes(seat)) return seat;
    return this.ownSeats[0] ?? -1;
  }

  #isCurtained(): boolean {
    const now = this.playback.shown;
    if (!this.table?.private || this.ownSeats.length < 2 || !now || now.outcome) return false;
    return now.eye !== this.me;
  }

  #thinker(): number {
    const mover = this.update?.seat_to_move ?? -1;
    if (this.history.isOpen || this.playback.behind > 0 || this.table?.status !== "playing") return -1;
    const seat = this.table.seats[mover];
    return seat?.kind === "bot" || seat?.stand_in ? mover : -1;
  }

  #movesNow(): MoveInfo[] {
    const update = this.playback.shown;
    if (!update || this.history.isOpen || this.playback.behind > 0 || this.table?.status !== "playing" || clocks.anchored) return [];
    return this.playedSeats.includes(update.seat_to_move) ? update.moves : [];
  }
}

export const [useSession, provideSession] = createContext<Session>();
