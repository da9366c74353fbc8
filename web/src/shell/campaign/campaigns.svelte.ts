import type { CampaignInfo, ChapterInfo } from "../../protocol";
import { askRematch, bringBack, follow, getCampaign, Refused } from "../api";
import { forgetCampaign, heldTokens, holdNext, keep, myCampaigns } from "../keys";
import { isMyTurn } from "../lobby/lobby.svelte";
import { titles } from "../titles.svelte";
import { isTold, newestOf } from "./chapters";

const mostOfMine = 24;

/** The campaigns of this browser, and the one that is looked at. */
export class Campaigns {
  state = $state<"loading" | "ready" | "unreachable">("loading");
  mine = $state.raw<CampaignInfo[]>([]);
  /** What somebody's link leads to without being theirs. */
  #guest = $state.raw<CampaignInfo | null>(null);

  async refresh(shown: string): Promise<void> {
    try {
      const ids = myCampaigns().slice(-mostOfMine);
      const [found, guest] = await Promise.all([
        Promise.all(ids.map((id) => this.#get(id))),
        shown && !ids.includes(shown) ? this.#get(shown) : null,
        titles.load(),
      ]);
      this.mine = found.filter((campaign) => campaign !== null).sort((a, b) => urgency(a) - urgency(b) || begun(b) - begun(a));
      this.#guest = guest;
      this.state = "ready";
      await Promise.all(this.mine.map((campaign) => catchUp(campaign)));
    } catch {
      this.state = "unreachable";
    }
  }

  find(id: string): CampaignInfo | null {
    return this.mine.find((campaign) => campaign.id === id) ?? (this.#guest?.id === id ? this.#guest : null);
  }

  /** On from the newest game, or once more from where an earlier one began; answers with the table to go to. */
  async sail(campaign: CampaignInfo, again?: ChapterInfo): Promise<string> {
    const newest = newestOf(campaign)?.table.id ?? "";
    const made = await askRematch(newest, heldTokens(newest)[0] ?? "", again?.table.id);
    holdNext(newest, made.table.id, made.keys, made.invitations);
    return made.table.id;
  }

  /** A saved campaign; answers with its id. */
  async bringBack(file: File): Promise<string> {
    const made = await bringBack(await file.text());
    keep(made);
    return made.table.campaign;
  }

  forget(campaign: string): void {
    forgetCampaign(campaign);
    this.mine = this.mine.filter((mine) => mine.id !== campaign);
  }

  async #get(id: string): Promise<CampaignInfo | null> {
    try {
      return await getCampaign(id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 404) forgetCampaign(id);
      return null;
    }
  }
}

const begun = (campaign: CampaignInfo): number => newestOf(campaign)?.table.created ?? 0;

export function isAwaited(campaign: CampaignInfo): boolean {
  const newest = newestOf(campaign);
  return newest !== undefined && isMyTurn(newest.table);
}

const urgency = (campaign: CampaignInfo): number => (isAwaited(campaign) ? 0 : isTold(campaign) ? 2 : 1);

/** Whether this browser may go on with it. */
export const isMine = (campaign: CampaignInfo): boolean => heldTokens(newestOf(campaign)?.table.id ?? "").length > 0;

/** Others may have gone on meanwhile: the key to an earlier chapter fetches those to the newest. */
async function catchUp(campaign: CampaignInfo): Promise<void> {
  if (isMine(campaign)) return;
  const last = campaign.games.findLast((game) => heldTokens(game.table.id).length > 0);
  for (const token of heldTokens(last?.table.id ?? "")) {
    const found = await follow(last?.table.id ?? "", token).catch(() => null);
    if (found) holdNext(last?.table.id ?? "", found.table.id, found.keys);
  }
}
