import type { CampaignInfo, LessonInfo, NewTable, Problem, RulebookInfo, SeatKey, Setting, SettingInfo, TableInfo, TableMade, TitleInfo } from "../protocol";

/** The server said no; the message is for people. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Nobody answered. */
export class Unreachable extends Error {}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    const isText = typeof body === "string";
    const headers = { "content-type": isText ? "text/plain" : "application/json" };
    response = await fetch(path, body === undefined ? undefined : { method: "POST", headers, body: isText ? body : JSON.stringify(body) });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return (await response.json()) as Answer;
  // a proxy in front of a server that is down answers in its own words
  if (response.status >= 502) throw new Unreachable();
  const problem = (await response.json().catch(() => ({ error: response.statusText }))) as Problem;
  throw new Refused(problem.error, response.status);
}

const place = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const getTitles = (): Promise<TitleInfo[]> => ask("/api/titles");
export const checkSetting = (title: string, setting: Setting): Promise<SettingInfo> => ask(`/api/titles/${encodeURIComponent(title)}/check`, setting);
export const getLesson = (title: string, name: string): Promise<LessonInfo> =>
  ask(`/api/titles/${encodeURIComponent(title)}/lesson${name ? `/${encodeURIComponent(name)}` : ""}`);
export const getRulebook = (title: string): Promise<RulebookInfo> => ask(`/api/titles/${encodeURIComponent(title)}/rules`);
export const getTables = (): Promise<TableInfo[]> => ask("/api/tables");
export const getTable = (id: string): Promise<TableInfo> => ask(place(id));
export const openTable = (table: NewTable): Promise<TableMade> => ask("/api/tables", table);
export const joinTable = (id: string, name: string, promise: string): Promise<SeatKey> => ask(`${place(id)}/join`, { name, promise });
export const askRematch = (id: string, token: string, again = ""): Promise<TableMade> => ask(`${place(id)}/rematch`, { token, again });
/** Where those who played at a table play now. */
export const follow = (id: string, token: string): Promise<TableMade> => ask(`${place(id)}/follow`, { token });
export const getCampaign = (id: string): Promise<CampaignInfo> => ask(`/api/campaigns/${encodeURIComponent(id)}`);
export const campaignFile = (id: string): string => `/api/campaigns/${encodeURIComponent(id)}/file`;
export const bringBack = (file: string): Promise<TableMade> => ask("/api/campaigns", file);
export const recordAddress = (id: string): string => `${place(id)}/record`;
