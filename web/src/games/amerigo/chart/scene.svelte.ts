import { untrack } from "svelte";
import type { AmerigoFit, AmerigoIsland, AmerigoMap, AmerigoView, EventInfo, MoveInfo, ReasonInfo } from "../../../protocol";
import { spotlight } from "../../../shell/spotlight.svelte";
import type { Words } from "../../../shell/words";
import type { ChartChoice } from "./choice.svelte";
import { Plan, type Box, type Point } from "./grid";
import { LABEL_HEIGHT, labelTexts } from "./label";
import { newsOf, type News } from "./motion";
import { findRooms, placeLabels, placeRose, type Label, type LabelRoom } from "./sea";

export interface ChartProps {
  view: AmerigoView;
  me: number;
  moves: MoveInfo[];
  events: EventInfo[];
  words: Words;
  busy: boolean;
  play(notation: string): void;
  why(notation: string): Promise<ReasonInfo | null>;
  /** What is looked at; the action panel has the same. */
  chosen: ChartChoice;
  /** It can be moved and brought nearer. */
  phone: boolean;
}

/** Words are larger on a phone, which shows the chart smaller. */
const LARGER = 1.25;

/** What the chart shows at this moment, and to whom. */
export class Scene {
  readonly #props: () => ChartProps;
  #skipped = $state.raw<EventInfo[]>([]);

  // --- the map: a view is new with every move, the map in it is not
  readonly #mapKey: string = $derived.by(() => this.view.map.rows.join());
  readonly map: AmerigoMap = $derived.by(() => (void this.#mapKey, untrack(() => this.view.map)));
  readonly plan: Plan = $derived.by(() => new Plan(this.map));
  /** Every island as it is on the map: names and cells, nothing of the moment. */
  readonly land: AmerigoIsland[] = $derived.by(() => (void this.#mapKey, untrack(() => this.view.islands)));
  readonly scale: number = $derived.by(() => (this.#props().phone ? LARGER : 1));
  readonly #rooms: LabelRoom[] = $derived.by(() => this.#findRooms());
  /** Where labels usually stand: there the sea is left empty. */
  readonly rooms: Box[] = $derived.by(() => this.#rooms.flatMap(({ boxes }) => boxes.slice(0, 1)));
  readonly rose: Point | null = $derived.by(() => placeRose(this.plan, this.rooms));
  readonly labels: Label[] = $derived.by(() => this.#labels());

  // --- what happens: shown moving until somebody does something
  readonly happening: EventInfo[] = $derived.by(() => (this.#skipped === this.#props().events ? [] : this.#props().events));
  readonly news: News = $derived.by(() => newsOf(this.happening, this.choice.shapes));
  /** What a touched line of the log speaks of. */
  readonly told: News | null = $derived.by(() => (spotlight.event ? newsOf([spotlight.event], this.choice.shapes) : null));
  readonly toldIsland: AmerigoIsland | null = $derived.by(() => this.view.islands.find(({ name }) => name === spotlight.event?.facts["island"]) ?? null);

  /** What the summary of the others' turns speaks of, each where it happened; while places are chosen only these have numbers. */
  readonly recap: { event: EventInfo; place: string }[] = $derived.by(() => {
    if (this.isLaying || this.isSailing || this.fits.length > 0) return [];
    return spotlight.recap.flatMap((event) => newsOf([event], this.choice.shapes).places.slice(0, 1).map((place) => ({ event, place })));
  });

  // --- what an action would be about, while its row is looked at; an action that would bring nothing lights nothing
  readonly #hint: Record<string, number> = $derived.by(() => this.#hinted());
  /** Islands on which an own post stands and something is free. */
  readonly litIslands: AmerigoIsland[] = $derived.by(() => (this.#hint["best"] ? this.#ownIslands() : []));
  readonly litAnchors: string[] = $derived.by(() => (this.#hint["anchors"] ? this.view.anchors_in_reach : []));

  /** Where the tile that is looked at would fit, the best first. */
  readonly fits: AmerigoFit[] = $derived.by(() => (this.isLaying ? [] : (this.view.fits[this.choice.lookedAt] ?? [])));

  // --- what the tile in hand would take and cover
  readonly #under: string[] = $derived.by(() => (this.choice.ghost?.move ? this.choice.ghost.cells : []));
  readonly taken: Record<string, string> = $derived.by(() => pick(this.view.free_goods, (cell) => this.#under.includes(cell)));
  /** Open anchors whose post place would be lost, each with that place. */
  readonly lost: Record<string, string> = $derived.by(() =>
    pick(this.map.anchors, (anchor) => this.view.open_anchors.includes(anchor) && this.#under.includes(this.map.anchors[anchor] ?? "")),
  );

  constructor(props: () => ChartProps) {
    this.#props = props;
  }

  get view(): AmerigoView {
    return this.#props().view;
  }
  get words(): Words {
    return this.#props().words;
  }
  get choice(): ChartChoice {
    return this.#props().chosen;
  }
  get busy(): boolean {
    return this.#props().busy;
  }
  get seat(): number {
    return Math.max(0, this.#props().me);
  }
  get isMine(): boolean {
    return this.#props().me >= 0 && this.#props().moves.length > 0;
  }
  get isLaying(): boolean {
    return this.isMine && this.choice.isLaying;
  }
  get isSailing(): boolean {
    return this.isMine && this.choice.isSailing;
  }
  /** Where the ship lies that sails or has dropped anchor; empty while it is off the map. */
  get ship(): string {
    return this.view.players[this.view.seat_to_move]?.ships[(this.view.action?.ship ?? 0) - 1] ?? "";
  }
  /** The post that a ship at the end of its move may put. */
  get post(): MoveInfo | null {
    return (this.isMine && this.view.step === "post" && this.#props().moves.find((move) => move.notation === "post")) || null;
  }
  /** Where that post would stand. */
  get postCell(): string {
    return this.map.anchors[this.ship] ?? "";
  }

  play(notation: string): void {
    this.#props().play(notation);
  }

  /** Whatever moves is where it belongs, at once. */
  skip(): void {
    this.#skipped = this.#props().events;
  }

  /** What matters now, for a phone to look at; nothing in particular when empty. */
  get matters(): string[] {
    if (this.post && this.postCell) return [this.postCell];
    if (this.isLaying) return this.#mostPlaces();
    if (this.isSailing) return this.ship ? [this.ship] : [];
    return this.news.places;
  }

  #findRooms(): LabelRoom[] {
    const large = this.land.filter((island) => island.large);
    const widths = (island: AmerigoIsland): number[] => labelTexts(island, this.words).map(({ width }) => width * this.scale);
    return findRooms(this.plan, large, widths, LABEL_HEIGHT * this.scale);
  }

  /** A complete island has lost its chest, and needs no label any more. */
  #labels(): Label[] {
    const ships = this.view.players.flatMap((player) => player.ships).filter(Boolean);
    const now = (name: string): AmerigoIsland[] => this.view.islands.filter((island) => island.name === name && island.free > 0);
    const rooms = this.#rooms.flatMap(({ island, boxes }) => now(island.name).map((one) => ({ island: one, boxes })));
    return placeLabels(
      rooms,
      ships.map((place) => this.plan.middle(place)),
    );
  }

  #hinted(): Record<string, number> {
    const color = this.choice.hint;
    const move = this.#props().moves.find(({ notation }) => color && (notation === `act ${color}` || notation === `special ${color}`));
    return move?.preview ?? {};
  }

  #ownIslands(): AmerigoIsland[] {
    return this.view.islands.filter((island) => (island.posts[this.seat] ?? 0) > 0 && island.free > 0);
  }

  /** The cells under all legal places on the island that has most of them. */
  #mostPlaces(): string[] {
    const cells = this.choice.places.flatMap((place) => place.cells);
    const onIsland = this.view.islands.map((island) => cells.filter((cell) => island.cells.includes(cell)));
    return onIsland.reduce((most, one) => (one.length > most.length ? one : most), []);
  }
}

const pick = <T>(from: Readonly<Record<string, T>>, isWanted: (key: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => isWanted(key)));
