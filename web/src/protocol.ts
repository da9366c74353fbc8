// Made from src/flibuste/server/protocol.py by `python -m flibuste.server.typescript`; edits here are lost.

export interface NewTable {
  title: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  name?: string;
  listed?: boolean;
  seed?: string;
  person?: string;
  rated?: boolean;
  clock?: ClockTerms | null;
  chat?: boolean;
  patience?: number;
}

export interface SeatWish {
  kind: string;
  name?: string;
  bot?: string;
}

export interface ClockTerms {
  kind: string;
  seconds: number;
  increment: number;
  out: string;
}

export interface Setting {
  seats: number;
  options: Record<string, boolean | number | string>;
}

export interface Join {
  name: string;
  promise?: string;
  person?: string;
}

export interface RematchAsk {
  token: string;
  again?: string;
}

export interface Follow {
  token: string;
}

export interface WhatIfAsk {
  moves: number;
  seat: number;
  token?: string;
  tree?: string;
}

export interface TreeAsk {
  key?: string;
  tree?: string;
  comment?: CommentInfo | null;
  shared?: boolean | null;
  drop?: string;
  stop?: string;
}

export interface CommentInfo {
  table: string;
  moves: number;
  text: string;
}

export interface PositionAsk {
  text?: string;
  table?: string;
  moment?: WhatIfAsk | null;
  title?: string;
  seats?: number;
  options?: Record<string, boolean | number | string>;
  move?: PieceMoved | null;
  number?: NumberSet | null;
  owned?: PieceOwned | null;
  stood?: ThingStood | null;
  turn?: number | null;
}

export interface PieceMoved {
  source: string;
  index: number;
  target: string;
}

export interface NumberSet {
  place: string;
  value: number;
}

export interface PieceOwned {
  place: string;
  index: number;
  has: boolean;
}

export interface ThingStood {
  place: string;
  cell: string;
  value?: number;
  index?: number;
}

export interface PositionText {
  text: string;
}

export interface PositionTable {
  text: string;
  seat: number;
  name?: string;
  bot?: string;
}

export interface KeepName {
  name: string;
  key: string;
  device?: string;
}

export interface Whose {
  person: string;
}

export interface NewName {
  person: string;
  name: string;
}

export interface DropDevice {
  person: string;
  device: string;
}

export interface Arrive {
  code: string;
  key: string;
  device?: string;
}

export interface HangBell {
  tokens: string[];
  endpoint: string;
  key: string;
  auth: string;
  says?: string;
}

export interface AskPasskey {
  key: string;
}

export interface NewPasskey {
  person: string;
  id: string;
  client_data: string;
  attestation: string;
  device?: string;
}

export interface OpenPasskey {
  id: string;
  user: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  key: string;
  device?: string;
}

export interface DropPasskey {
  person: string;
  passkey: string;
}

export interface StudyAsk {
  wanted?: boolean;
}

export interface PuzzleAnswer {
  move: string;
  day?: string;
}

export interface Hello {
  type: "hello";
  tokens: string[];
  events_seen?: number;
  invitations?: string[];
  promise?: string;
  deltas?: boolean;
  person?: string;
  take?: string;
  mark?: string;
}

export interface MakeMove {
  type: "move";
  id: number;
  seat: number;
  move: string;
  after: number;
}

export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  after: number;
}

export interface AskWhy {
  type: "why";
  id: number;
  seat: number;
  move: string;
}

export interface AskNumbers {
  type: "numbers";
  id: number;
  seat: number;
  after: number;
}

export interface SitDown {
  type: "sit";
  id: number;
  seat: number;
}

export interface Rename {
  type: "rename";
  id: number;
  seat: number;
  name: string;
}

export interface Invite {
  type: "invite";
  id: number;
  seat: number;
}

export interface Reveal {
  type: "reveal";
  id: number;
  seat: number;
  nonce: string;
}

export interface PutBot {
  type: "bot";
  id: number;
  seat: number;
  place: number;
  bot?: string;
}

export interface Leave {
  type: "leave";
  id: number;
  seat: number;
}

export interface Return {
  type: "return";
  id: number;
  seat: number;
}

export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

export interface Claim {
  type: "claim";
  id: number;
  seat: number;
}

export interface Close {
  type: "close";
  id: number;
  seat: number;
}

export interface AskHint {
  type: "hint";
  id: number;
  seat: number;
  after: number;
}

export interface SetHook {
  type: "hook";
  id: number;
  seat: number;
  url: string;
}

export interface AskHook {
  type: "ask-hook";
  id: number;
  seat: number;
}

export interface TryHook {
  type: "try-hook";
  id: number;
  seat: number;
}

export interface SetNight {
  type: "night";
  id: number;
  seat: number;
  begins: number;
  lasts: number;
}

export interface Ask {
  type: "ask";
  id: number;
  seat: number;
  what: string;
  after: number;
  about?: Record<string, number>;
}

export interface Answer {
  type: "answer";
  id: number;
  seat: number;
  request: number;
  agrees: boolean;
}

export interface SailOn {
  type: "sail-on";
  id: number;
  seat: number;
}

export interface Attend {
  type: "attend";
  looks: boolean;
}

export interface Say {
  type: "say";
  id: number;
  seat: number;
  text?: string;
  reaction?: string;
}

export interface AskPast {
  type: "past";
  id: number;
  since?: number;
}

export interface LookBack {
  type: "look";
  id: number;
  moves: number;
  eye?: number;
}

export interface WatchLobby {
  type: "lobby";
  mine: string[];
  text?: string;
  title?: string;
  pace?: string;
  rated?: boolean;
  open?: number;
  sailing?: number;
  mark?: string;
}

export interface TitleInfo {
  id: string;
  name: string;
  seats: number[];
  options: OptionInfo[];
  presets: PresetInfo[];
  modes: ModeInfo[];
  catalogue: Record<string, boolean | number | string | (number | string | unknown[] | Record<string, unknown>)[] | Record<string, unknown>>[];
  bots: string[];
  lesson: number;
  puzzles: number;
}

export interface OptionInfo {
  id: string;
  kind: string;
  default: boolean | number | string;
  rule: string;
  goes_with: Record<string, (boolean | number | string)[]>;
  choices: string[];
  least: number;
  most: number;
}

export interface PresetInfo {
  id: string;
  seats: number[];
  options: Record<string, boolean | number | string>;
  lesson: string;
}

export interface ModeInfo {
  id: string;
  presets: string[];
  seats: number[];
  minutes: number[];
  weight: number;
  together: boolean;
}

export interface SettingInfo {
  error: string;
  clash: string;
  warnings: string[];
  preview: Preview | null;
  rateable: boolean;
}

export interface AmerigoPreview {
  islands: AmerigoIsland[];
  map: AmerigoMap;
}

export interface AmerigoIsland {
  cells: string[];
  free: number;
  large: boolean;
  name: string;
  posts: number[];
  worth: number[];
}

export interface AmerigoMap {
  anchors: Record<string, string>;
  frame: string[][];
  height: number;
  rows: string[];
  width: number;
}

export interface LessonInfo {
  title: string;
  name: string;
  options: Record<string, boolean | number | string>;
  seat: number;
  names: string[];
  updates: Update[];
  stops: StopInfo[];
}

export interface Update {
  type: "update";
  moves_made: number;
  undone: boolean;
  events_from: number;
  events: EventInfo[];
  eye: number;
  view: View;
  seat_to_move: number;
  moves: MoveInfo[];
  may_undo: number;
  scores: number[];
  score_sheet: ScoreLine[];
  race: number[][];
  outcome: OutcomeInfo | null;
  clocks: ClockInfo | null;
}

export interface EventInfo {
  name: string;
  facts: Record<string, boolean | number | string | (number | string)[]>;
}

export interface PortRoyalView {
  active: number;
  adventure: AdventureView | null;
  allowance: number;
  allowance_steps: number[];
  colors: number;
  contracts: ContractView[];
  contracts_mode: string;
  crew_sent: string[];
  danger: Record<string, number>;
  decisions: number;
  discard: string[];
  draw_pile: number;
  expeditions: OpenExpedition[];
  first: number;
  from_time_deck: boolean;
  goal: number;
  harbor: HarborCard[];
  last_round: boolean;
  odds: Odds | null;
  only_claims: boolean;
  paid: number[];
  payer: number;
  pending: string;
  pending_contract: string;
  phase: string;
  picking_order: number[];
  players: PlayerView[];
  revealed_this_turn: number;
  round: number;
  seat_to_move: number;
  sets: string[];
  step: string;
  team: Team | null;
  unseen: Unseen[];
}

export interface AdventureView {
  attempt: number;
  campaign: EarlierGame[];
  chapter: number;
  days: string[];
  event: string;
  goal: GoalView | null;
  kept_by: number;
  looked_at: number;
  looking: string[];
  lost_coins: number;
  marker_price: number;
  missions: MissionView[];
  mode: string;
  month: number;
  months: number;
  newest: string;
  opening: StoryView | null;
  pending_mission: string;
  rewards: RewardView[];
  story: StoryView[];
  to_share: number;
  today: number;
  top: string;
  track: CrownTrack;
  untold: number;
}

export interface EarlierGame {
  chapter: number;
  winners: number[];
  won: boolean;
}

export interface GoalView {
  influence: number;
  influence_wanted: number;
  markers: number;
  markers_wanted: number;
  missions: number;
  missions_wanted: number;
}

export interface MissionView {
  asks: boolean;
  missing: string[][];
  mission: string;
  ready: boolean[];
  slots: number[];
  waiting: number[];
}

export interface StoryView {
  answer: boolean;
  asked: string[];
  cards: Record<string, number>;
  mission: string;
  story: string;
}

export interface RewardView {
  crowns: number;
  first_coins: number;
  first_crowns: number;
  mission: string;
}

export interface CrownTrack {
  influence: number[];
  shields: number[];
  spaces: number;
  windows: number[];
}

export interface ContractView {
  claimable: boolean[];
  contract: string;
  missing: string[][];
  offered_at: number;
  progress: number[];
  since: number[];
  slots: number[];
  spaces: number;
}

export interface OpenExpedition {
  card: string;
  crew: string[][];
  filled: boolean[][];
  missing: number[];
}

export interface HarborCard {
  card: string;
  offers: Offer[];
}

export interface Offer {
  cost: number;
  fee: number;
  gain: number;
  short: number;
}

export interface Odds {
  bad: number;
  cards: number;
}

export interface PlayerView {
  area: string[];
  coins: number;
  coins_from: number[];
  completed: number;
  gamblers: number;
  influence: number;
  markers: number;
  nest: string[];
  picked: boolean;
  stored: StoredShips[];
  swords: number;
  taxable: boolean;
  voyage: VoyageView | null;
}

export interface StoredShips {
  merchant: string;
  ships: string[];
}

export interface VoyageView {
  adventurer: string;
  awake: boolean;
  cargo: string[];
  crown_influence: number;
  crowns: number;
  free: number;
  inns: number[];
  lent_swords: number;
  looks: number;
  markers: number;
  shared: number;
  sides: string[];
  trophy: boolean;
}

export interface Team {
  contracts: number;
  done: number;
  time_deck: number;
  turns_left: number;
  victory_pile: number;
}

export interface Unseen {
  cards: Record<string, number>;
  shuffle: number;
}

export interface AmerigoView {
  action: AmerigoAction | null;
  anchors_in_reach: string[];
  base_ap: number;
  centre: Record<string, number>;
  cubes: number;
  factor: number;
  factors: number[];
  fits: Record<string, AmerigoFit[]>;
  free_goods: Record<string, string>;
  hidden_pirates: number;
  inside: Record<string, number>;
  islands: AmerigoIsland[];
  map: AmerigoMap;
  market: string[];
  neutrals: Record<string, number>;
  once: string[];
  open_anchors: string[];
  order: number[];
  phase: string;
  phase_order: number[];
  pirates: number[];
  players: AmerigoPlayer[];
  posts: AmerigoPost[];
  round: number;
  seat_to_move: number;
  step: string;
  storage: Record<string, number>;
  strength: number;
  tiles: AmerigoTile[];
  tokens: string[];
  turn: number;
  unseen_pirates: number[];
  unseen_production: Record<string, number>;
  unseen_tokens: string[];
}

export interface AmerigoAction {
  ap: number;
  color: string;
  gold_spent: number;
  neutral_tiles_left: number;
  sailed: number[];
  ship: number;
  tile: string;
}

export interface AmerigoFit {
  cells: string[];
  points: number;
}

export interface AmerigoPlayer {
  cannons: number;
  chests: number;
  gold: number;
  gold_offer: number;
  goods: Record<string, number>;
  goods_points: Record<string, number>;
  loss: number;
  posts: number;
  production: Record<string, number>;
  progress: number;
  safe: boolean;
  score: number;
  ships: string[];
  special: number;
  strength: number;
  tokens: AmerigoToken[];
  villages: Record<string, number>;
  waiting: AmerigoWaiting[];
}

export interface AmerigoToken {
  token: string;
  used: boolean;
}

export interface AmerigoWaiting {
  cost: number;
  number: number;
  shape: string;
  tile: string;
}

export interface AmerigoPost {
  cell: string;
  seat: number;
}

export interface AmerigoTile {
  cells: string[];
  seat: number;
  shape: string;
  tile: string;
  turns: number;
}

export interface MaracaiboView {
  active: number;
  at_hand: Record<string, number | string>;
  dice: number[];
  doubted: string[];
  face_up_left: number;
  figureheads: string[];
  first: number;
  for_not_building: number;
  islands: MaracaiboIsland[];
  jordan: MaracaiboJordan | null;
  last_turns: boolean;
  layout: string;
  level_2: number;
  market_sides: string[];
  open_effects: Record<string, number | string | boolean>[];
  places: MaracaiboPlace[];
  players: MaracaiboPlayer[];
  quest_deck: number;
  quest_market: string[];
  quest_under: MaracaiboQuest[];
  quests_hunted: boolean;
  round: number;
  ruby_spaces: boolean[];
  seat_to_move: number;
  spent: string[];
  step: string;
  top_card: string | null;
  top_faces_up: boolean;
  ways: Record<string, string[]>;
}

export interface MaracaiboIsland {
  bottom: number;
  column: number;
  cubes: number;
  top: number;
  type: string;
  value: number;
}

export interface MaracaiboJordan {
  cards: string[];
  deck: number;
  explorer: string;
  figurehead: string | null;
  forecast: number[];
  level: number;
  quests: MaracaiboQuest[];
  residences: string[];
  rivers: number;
  rubies: number;
  score: number;
  seen: string[];
  ship: string;
  shown: string[];
  spaces: string[];
  treasures: number[];
  upgrades: number;
}

export interface MaracaiboQuest {
  dealt: boolean;
  known_to: number[];
  level: number;
  quest: string | null;
  seller: number;
}

export interface MaracaiboPlace {
  built: number[];
  card: string | null;
  column: number;
  doubloons: number;
  hidden: string;
  market: MaracaiboMarket | null;
  name: string;
  prices: number[];
  top: number;
  value_tile: string | null;
}

export interface MaracaiboMarket {
  seat: number;
  tile: number;
}

export interface MaracaiboPlayer {
  cards: string[];
  counts: Record<string, number>;
  dealt: string[];
  development_discount: number;
  discount: number;
  doubloons: number;
  explore_points: number;
  explorer: string;
  figurehead: string | null;
  forecast: number[];
  given_back: string | null;
  hoards: MaracaiboHoard[];
  income_doubloons: number;
  income_vp: number;
  markets: (string | null)[];
  open_upgrades: string[];
  poseidon: string[];
  quests: MaracaiboQuest[];
  raid_actions: string[];
  rerolls: number;
  residences: string[];
  retired: boolean;
  rivers: number;
  rubies: number;
  sails: number;
  score: number;
  ship: string;
  swords: number;
  swords_of_type: number[];
  trades: string[];
  upgrades: string[];
}

export interface MaracaiboHoard {
  buried: boolean[];
  slot: boolean;
  stored: number;
  type: string;
}

export interface TreasureView {
  active: number;
  at_hand: Record<string, number | string>;
  coins: Record<string, number>;
  drift: Record<string, string>;
  eldorado: string | null;
  eldorado_places: Record<string, string>;
  fights: TreasureFight[];
  first: number;
  galleon: TreasureCorsair;
  last_level: number;
  level: number;
  map_card: string;
  numbers: Record<string, number>;
  offer: number[];
  out_of_game: string[];
  pirates: TreasureCorsair[];
  players: TreasurePlayer[];
  prospects: TreasureProspect[];
  reach: TreasureStop[];
  rings: string[];
  rows: string[];
  seat_to_move: number;
  sector: number;
  step: string;
  swapped: string[];
  temple_tokens: (TreasureToken | null)[];
  temples: string[];
  tiles: string[];
  turn: number;
}

export interface TreasureFight {
  answered: string;
  chance: number;
  fires: string;
  gold: number;
  kind: string;
  lose: number;
  other: TreasureBonus[];
  own: TreasureBonus[];
  pieces: number[];
  seat: number;
  target: string;
  tie: number;
  tokens: number;
  win: number;
}

export interface TreasureBonus {
  bonus: number;
  source: string;
}

export interface TreasureCorsair {
  away: number;
  cell: string | null;
  course: string[];
  home: string | null;
  loot: TreasureLoot;
  next: string | null;
  target: number;
}

export interface TreasureLoot {
  gold: number;
  pieces: number[];
  tokens: TreasureToken[];
}

export interface TreasureToken {
  cell: string | null;
  known_to: number[];
  level: number;
  reading: TreasureLook[];
  token: string | null;
}

export interface TreasureLook {
  cell: string;
  land: boolean;
  part: string;
  quarter: string;
}

export interface TreasurePlayer {
  aboard: boolean;
  balls: number;
  cards: string[];
  carried: TreasureLoot;
  city: string;
  color: string;
  crew: string;
  home: string;
  hunters: number[];
  knows_eldorado: boolean;
  ship: string;
  stored: TreasureLoot;
}

export interface TreasureProspect {
  close: number;
  ranged: number;
  target: string;
}

export interface TreasureStop {
  cell: string;
  coins: number;
  dangers: TreasureDanger[];
  dice: number;
  fights: number;
  gold: number[];
  hunters: TreasureHunter[];
  moves: string[];
  points: number;
  risk: number;
  ship: string;
  way: string[];
  win: number;
}

export interface TreasureDanger {
  fires: string;
  target: string;
  win: number;
}

export interface TreasureHunter {
  away: number;
  cell: string;
  fires: boolean;
  pirate: number;
}

export interface ConquestView {
  active: number;
  at_hand: Record<string, number | string>;
  boxes: number;
  closing: boolean;
  drift: Record<string, string>;
  fights: ConquestFight[];
  first: number;
  goal: number;
  majority: number;
  movement_points: number;
  per_zone: number;
  players: ConquestPlayer[];
  points: ConquestPoint[];
  points_a_turn: number;
  prices: Record<string, number>;
  reach: ConquestGoal[];
  rings: string[];
  rows: string[];
  seat_to_move: number;
  sector: number;
  step: string;
  stops: string[];
  tiles: string[];
  turn: number;
  turn_limit: number;
  units: ConquestUnits[];
}

export interface ConquestFight {
  attacker: ConquestSide;
  cell: string;
  defender: ConquestSide;
  hold: number;
  kind: string;
  lose: number;
  rolled: boolean;
  start: string;
  tie: number;
  win: number;
}

export interface ConquestSide {
  bonus: number;
  bonuses: ConquestBonus[];
  crews: number;
  point: boolean;
  seat: number;
  ships: number;
}

export interface ConquestBonus {
  amount: number;
  source: string;
}

export interface ConquestPlayer {
  balls: number;
  cards: string[];
  color: string;
  count: number;
  gold: number;
  is_out: boolean;
  zones: number[];
}

export interface ConquestPoint {
  cell: string;
  controller: number;
  zone: number;
}

export interface ConquestGoal {
  cell: string;
  cost: number;
  fight: ConquestFight | null;
  gain: number;
  guns: number[];
  path: string[];
  seizes: boolean;
}

export interface ConquestUnits {
  cell: string;
  crews: number;
  seat: number;
  ships: number;
}

export interface MoveInfo {
  notation: string;
  key: string;
  facts: Record<string, number | string>;
  preview: Record<string, number>;
}

export interface ScoreLine {
  counts: boolean;
  points: number[];
  source: string;
}

export interface OutcomeInfo {
  ending: string;
  ranks: number[];
  winners: number[];
  utility: number[];
  team_won: boolean | null;
  team_rank: string;
  next_chapter: number;
}

export interface ClockInfo {
  left: number[];
  runs: number;
  since: number;
  still_until: number;
  out: number;
  nights: number[][];
  anchored: number;
}

export interface StopInfo {
  after: number;
  key: string;
  at: string;
  move: string;
}

export interface PuzzleInfo {
  title: string;
  day: string;
  first: string;
  today: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  seat: number;
  rivals: string[];
  private: boolean;
  update: Update;
}

export interface PuzzleVerdict {
  move: ReplyInfo;
  right: boolean;
  answers: AnswerInfo[];
  tempting: string;
  why: ReasonOfBest;
  line: LineMove[];
  playouts: number;
}

export interface ReplyInfo {
  notation: string;
  key: string;
  facts: Record<string, number | string>;
}

export interface AnswerInfo {
  move: ReplyInfo;
  win: number;
  error: number;
}

export interface ReasonOfBest {
  reason: string;
  facts: Record<string, number>;
  brings: Record<string, number>;
  reply: ReplyInfo | null;
}

export interface LineMove {
  seat: number;
  notation: string;
  key: string;
  facts: Record<string, number | string>;
}

export interface RulebookInfo {
  title: string;
  sections: SectionInfo[];
  kinds: string[];
  rulings: string[];
  plates: string[];
  printed: Record<string, number>;
}

export interface SectionInfo {
  id: string;
  options: Record<string, (boolean | number | string)[]>;
  entries: EntryInfo[];
}

export interface EntryInfo {
  id: string;
  rules: string[];
  about: string[];
}

export interface TableMade {
  table: TableInfo;
  keys: SeatKey[];
  invitations: SeatKey[];
}

export interface TableInfo {
  id: string;
  title: string;
  name: string;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  status: string;
  seat_to_move: number;
  moves: number;
  created: number;
  commitment: string;
  listed: boolean;
  private: boolean;
  rivals: string[];
  campaign: string;
  chapter: number;
  seeded: boolean;
  hints: number;
  opener: number;
  allied: boolean;
  duel: boolean;
  patience: number;
  rated: boolean;
  took_back: boolean;
  clock: ClockTerms | null;
  pace: string;
  chat: boolean;
  what_if: WhatIf | null;
  set_up: boolean;
  cut_short: boolean;
}

export interface SeatInfo {
  kind: string;
  name: string;
  bot: string;
  taken: boolean;
  online: boolean;
  screens: number;
  promise: string;
  away: number;
  stand_in: string;
  resigned: boolean;
  person: string;
}

export interface WhatIf {
  table: string;
  moves: number;
  seat: number;
  scores: number[];
  ranks: number[];
  root: string;
}

export interface SeatKey {
  seat: number;
  token: string;
}

export interface CampaignInfo {
  id: string;
  games: ChapterInfo[];
}

export interface ChapterInfo {
  table: TableInfo;
  outcome: OutcomeInfo | null;
  legacy: Record<string, unknown> | null;
}

export interface FinishedPage {
  tables: FinishedInfo[];
  before: number;
  id: string;
}

export interface FinishedInfo {
  table: TableInfo;
  outcome: OutcomeInfo | null;
  ended: number;
}

export interface Me {
  id: string;
  name: string;
  since: number;
  devices: DeviceInfo[];
  tables: string[];
  passkeys: PasskeyInfo[];
}

export interface DeviceInfo {
  id: string;
  label: string;
  since: number;
  seen: number;
  own: boolean;
}

export interface PasskeyInfo {
  id: string;
  label: string;
  since: number;
  seen: number;
}

export interface OfferInfo {
  code: string;
  seconds: number;
}

export interface Ways {
  passkeys: boolean;
  host: string;
  address: string;
  bell: string;
}

export interface PasskeyAsk {
  challenge: string;
  host: string;
  user: string;
  name: string;
  known: string[];
  algorithms: number[];
}

export interface PasskeyQuestion {
  challenge: string;
  host: string;
}

export interface PersonInfo {
  id: string;
  name: string;
  since: number;
  games: number;
  won: number;
  left: number;
  tallies: TallyInfo[];
  rivals: RivalInfo[];
  marks: MarkInfo[];
  few: number;
}

export interface TallyInfo {
  title: string;
  games: number;
  won: number;
  expected: number;
  best: number | null;
  best_table: string;
  best_seats: number;
  rating: RatingInfo | null;
}

export interface RatingInfo {
  value: number;
  spread: number;
  games: number;
  points: [number, number, number][];
}

export interface RivalInfo {
  id: string;
  name: string;
  ahead: number;
  behind: number;
}

export interface MarkInfo {
  id: string;
  count: number;
  share: number;
  done: number;
  of: number;
}

export interface BoardInfo {
  title: string;
  standings: StandingInfo[];
  bots: StandingInfo[];
  few: number;
}

export interface StandingInfo {
  id: string;
  name: string;
  value: number;
  spread: number;
  games: number;
}

export interface StudyInfo {
  state: string;
  done: number;
  total: number;
  seconds_left: number;
  playouts: number;
  together: boolean;
  moves: StudiedInfo[];
  end: ChancesInfo | null;
  seats: SeatStudy[];
  moments: MomentInfo[];
  words: SaidInfo[];
}

export interface StudiedInfo {
  number: number;
  seat: number;
  round: number;
  move: ReplyInfo;
  chances: ChancesInfo;
}

export interface ChancesInfo {
  win: number[];
  points: number[];
  error: number;
}

export interface SeatStudy {
  luck: number;
  choices: number;
  agreement: number | null;
}

export interface MomentInfo {
  number: number;
  seat: number;
  kind: string;
  change: number;
  best: ReplyInfo;
  best_chances: ChancesInfo;
  played_chances: ChancesInfo;
  why: ReasonOfBest | null;
  line: LineMove[];
  events: EventInfo[];
}

export interface SaidInfo {
  key: string;
  facts: Record<string, number>;
}

export interface TreeInfo {
  tree: string;
  own: boolean;
  shared: boolean;
  lines: LineInfo[];
  comments: CommentInfo[];
}

export interface LineInfo {
  table: TableInfo;
  of: string;
  scores: number[];
  outcome: OutcomeInfo | null;
  moves: NamedMove[];
}

export interface NamedMove {
  number: number;
  seat: number;
  move: ReplyInfo;
}

export interface PositionInfo {
  text: string;
  title: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  view: View;
  eye: number;
  seat_to_move: number;
  scores: number[];
  rivals: string[];
  private: boolean;
  turn: boolean;
  places: PlaceInfo[];
}

export interface PlaceInfo {
  id: string;
  name: string;
  seat: number;
  kind: string;
  items: string[];
  counts: number[];
  names: string[];
  value: number;
  least: number;
  most: number;
  to: string[];
  cell: string;
  crowds: Record<string, number[]>;
  claims: Record<string, number>;
}

export interface PositionHints {
  moves: MoveInfo[];
  hints: HintInfo[];
}

export interface HintInfo {
  move: string;
  win: number[];
  points: number[];
  error: number;
  reason: string;
  facts: Record<string, number>;
  brings: Record<string, number>;
  reply: ReplyInfo | null;
}

export interface TreeMade {
  table: TableInfo;
  key: string;
}

export interface Problem {
  error: string;
  reason: ReasonInfo;
}

export interface ReasonInfo {
  key: string;
  rule: string;
  facts: Record<string, boolean | number | string | (number | string)[]>;
}

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  own_seats: number[];
  notes: NoteInfo[];
  now: number;
}

export interface NoteInfo {
  event: EventInfo;
  events: number;
}

export interface Changes {
  type: "changes";
  moves_made: number;
  undone: boolean;
  events_from: number;
  events: EventInfo[];
  changes: unknown[] | Record<string, unknown>;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
  notes: NoteInfo[];
}

export interface Asked {
  type: "asked";
  request: number;
  what: string;
  by: number;
  about: Record<string, number>;
  asked: number[];
  agreed: number[];
  refused: number[];
  left: number;
  ended: string;
}

export interface Here {
  type: "here";
  seats: number[];
}

export interface HookIs {
  type: "hook";
  id: number;
  url: string;
}

export interface Said {
  type: "said";
  lines: ChatLine[];
  whole: boolean;
}

export interface ChatLine {
  seat: number;
  at: number;
  text: string;
  reaction: string;
}

export interface Done {
  type: "done";
  id: number;
}

export interface Refusal {
  type: "refused";
  id: number;
  reason: ReasonInfo;
}

export interface Why {
  type: "why";
  id: number;
  reason: ReasonInfo | null;
}

export interface Numbers {
  type: "numbers";
  id: number;
  after: number;
  numbers: number[];
}

export interface Invitation {
  type: "invitation";
  id: number;
  token: string;
}

export interface Hints {
  type: "hints";
  id: number;
  after: number;
  hints: HintInfo[];
}

export interface Past {
  type: "past";
  id: number;
  since: number;
  turns: number[];
  told: number[];
}

export interface Then {
  type: "then";
  id: number;
  moves: number;
  eye: number;
  view: View;
  seat_to_move: number;
  scores: number[];
}

export interface Rematch {
  type: "rematch";
  table: string;
  keys: SeatKey[];
}

export interface Gone {
  type: "gone";
  why: string;
  key: string;
}

export interface Trouble {
  type: "trouble";
  why: string;
  key: string;
}

export interface LobbyNews {
  type: "lobby";
  open: TableInfo[];
  open_found: number;
  open_count: number;
  sailing: TableInfo[];
  sailing_count: number;
  newer: TableInfo[];
  mine: TableInfo[];
  outcomes: Record<string, OutcomeInfo>;
  gone: string[];
  aboard: number;
}

export type Preview = AmerigoPreview;

export type View = PortRoyalView | AmerigoView | MaracaiboView | TreasureView | ConquestView;

export type FromPage = Hello | MakeMove | Undo | AskWhy | AskNumbers | SitDown | Rename | Invite | Reveal | PutBot | Leave | Return | Resign | Claim | Close | AskHint | SetHook | AskHook | TryHook | SetNight | Ask | Answer | SailOn | Attend | Say | AskPast | LookBack | WatchLobby;

export type ToPage = Welcome | Update | Changes | TableChanged | Asked | Here | HookIs | Said | Done | Refusal | Why | Numbers | Invitation | Hints | Past | Then | Rematch | Gone | Trouble | LobbyNews;
