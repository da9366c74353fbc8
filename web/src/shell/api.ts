import type { Arrive, BoardInfo, CampaignInfo, DropDevice, DropPasskey, FinishedPage, HangBell, KeepName, LessonInfo, LobbyNews, Me, NewName, NewPasskey, NewTable, OfferInfo, OpenPasskey, PasskeyAsk, PasskeyQuestion, PersonInfo, PositionAsk, PositionHints, PositionInfo, PositionTable, Problem, PuzzleAnswer, PuzzleInfo, PuzzleVerdict, ReasonInfo, RulebookInfo, SeatKey, Setting, SettingInfo, StudyInfo, TableInfo, TableMade, TitleInfo, TreeAsk, TreeInfo, TreeMade, Update, WatchLobby, Ways, WhatIfAsk } from "../protocol";
import { whose } from "./people/token";

/** The server said no; why, is said by `whyNot`. */
export class Refused extends Error {
  constructor(
    readonly reason: ReasonInfo,
    readonly status: number,
  ) {
    super(reason.key);
  }
}

/** Nobody answered. */
export class Unreachable extends Error {}

const ask = async <Answer>(path: string, body?: unknown): Promise<Answer> => (await (await answered(path, body)).json()) as Answer;
const askText = async (path: string, body: unknown): Promise<string> => (await answered(path, body)).text();

async function answered(path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    const isText = typeof body === "string";
    const headers = { "content-type": isText ? "text/plain" : "application/json" };
    response = await fetch(path, body === undefined ? undefined : { method: "POST", headers, body: isText ? body : JSON.stringify(body) });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  // a proxy in front of a server that is down answers in its own words
  if (response.status >= 502) throw new Unreachable();
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.reason ?? { key: "server-failed", rule: "", facts: {} }, response.status);
}

const place = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const getTitles = (): Promise<TitleInfo[]> => ask("/api/titles");
export const checkSetting = (title: string, setting: Setting): Promise<SettingInfo> => ask(`/api/titles/${encodeURIComponent(title)}/check`, setting);
export const getLesson = (title: string, name: string): Promise<LessonInfo> =>
  ask(`/api/titles/${encodeURIComponent(title)}/lesson${name ? `/${encodeURIComponent(name)}` : ""}`);
export const getRulebook = (title: string): Promise<RulebookInfo> => ask(`/api/titles/${encodeURIComponent(title)}/rules`);
/** Of a day, or today's. */
export const getPuzzle = (title: string, day: string): Promise<PuzzleInfo> => ask(`/api/titles/${encodeURIComponent(title)}/puzzle${day ? `?day=${day}` : ""}`);
export const answerPuzzle = (title: string, answer: PuzzleAnswer): Promise<PuzzleVerdict> => ask(`/api/titles/${encodeURIComponent(title)}/puzzle`, answer);
export const getLobby = (wish: WatchLobby): Promise<LobbyNews> => ask("/api/lobby", wish);
/** Games that are over, from those on that ended before a page's last. */
export const getFinished = (after?: FinishedPage): Promise<FinishedPage> => ask(`/api/finished${after ? `?before=${after.before}&id=${encodeURIComponent(after.id)}` : ""}`);
export const getTable = (id: string): Promise<TableInfo> => ask(place(id));
export const openTable = (table: NewTable): Promise<TableMade> => ask("/api/tables", { ...table, person: whose() });
export const joinTable = (id: string, name: string, promise: string): Promise<SeatKey> => ask(`${place(id)}/join`, { name, promise, person: whose() });
export const askRematch = (id: string, token: string, again = ""): Promise<TableMade> => ask(`${place(id)}/rematch`, { token, again });
/** Where those who played at a table play now. */
export const follow = (id: string, token: string): Promise<TableMade> => ask(`${place(id)}/follow`, { token });
export const getCampaign = (id: string): Promise<CampaignInfo> => ask(`/api/campaigns/${encodeURIComponent(id)}`);
export const campaignFile = (id: string): string => `/api/campaigns/${encodeURIComponent(id)}/file`;
export const bringBack = (file: string): Promise<TableMade> => ask("/api/campaigns", file);
export const recordAddress = (id: string): string => `${place(id)}/record`;
/** Of its moves only those from `since` on, until it is done. */
export const getStudy = (id: string, since: number): Promise<StudyInfo> => ask(`${place(id)}/study?since=${since}`);
/** A private copy of a table as it was, to be played on from there. */
export const askWhatIf = (id: string, wish: WhatIfAsk): Promise<TableMade> => ask(`${place(id)}/what-if`, wish);

/** A tree of what-ifs, as it is after what is wished. */
export const askTree = (id: string, wish: TreeAsk): Promise<TreeInfo> => ask(`${place(id)}/tree`, wish);
/** The record of a game with its tree. */
export const treeFile = (id: string, wish: TreeAsk): Promise<string> => askText(`${place(id)}/tree/file`, wish);
export const plantTree = (file: string): Promise<TreeMade> => ask("/api/trees", file);

/** A position that is set up by hand, as it is after what is wished. */
export const setUpPosition = (wish: PositionAsk): Promise<PositionInfo> => ask("/api/positions", wish);
export const askAdvice = (text: string): Promise<PositionHints> => ask("/api/positions/hint", { text });
export const playPosition = (wish: PositionTable): Promise<TableMade> => ask("/api/positions/table", wish);

export const askStudy = (id: string, wanted: boolean): Promise<StudyInfo> => ask(`${place(id)}/study`, { wanted });
/** A finished game after so many moves, as the seat saw it that was to choose; after all of them, as it ended. */
export const getStudied = (id: string, moves: number): Promise<Update> => ask(`${place(id)}/study/moves/${moves}`);
export const studyFile = (id: string, format: "json" | "csv"): string => `${place(id)}/study/${format}`;

export const keepName = (wish: KeepName): Promise<Me> => ask("/api/people", wish);
export const tellMe = (person: string): Promise<Me> => ask("/api/people/me", { person });
export const changeName = (wish: NewName): Promise<Me> => ask("/api/people/name", wish);
export const dropDevice = (wish: DropDevice): Promise<Me> => ask("/api/people/drop", wish);
/** A code by which one comes to another device. */
export const offerMove = (person: string): Promise<OfferInfo> => ask("/api/people/offer", { person });
export const arrive = (wish: Arrive): Promise<Me> => ask("/api/people/arrive", wish);
/** How people can be known and called at this server; asked once. */
export const getWays = (): Promise<Ways> => (ways ??= ask<Ways>("/api/ways").catch((error: unknown) => ((ways = undefined), Promise.reject(error as Error))));
let ways: Promise<Ways> | undefined;
export const askNewPasskey = (person: string): Promise<PasskeyAsk> => ask("/api/passkeys/new", { person });
export const addPasskey = (made: NewPasskey): Promise<Me> => ask("/api/passkeys", made);
export const dropPasskey = (wish: DropPasskey): Promise<Me> => ask("/api/passkeys/drop", wish);
export const askPasskey = (key: string): Promise<PasskeyQuestion> => ask("/api/passkeys/ask", { key });
export const openByPasskey = (signed: OpenPasskey): Promise<Me> => ask("/api/passkeys/open", signed);
export const hangBell = async (table: string, bell: HangBell): Promise<void> => void (await answered(`${place(table)}/bell`, bell));
export const getPerson = (id: string): Promise<PersonInfo> => ask(`/api/people/${encodeURIComponent(id)}`);
export const getBoard = (title: string): Promise<BoardInfo> => ask(`/api/titles/${encodeURIComponent(title)}/ratings`);
