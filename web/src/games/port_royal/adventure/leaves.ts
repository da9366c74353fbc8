import type { CampaignInfo, StoryView } from "../../../protocol";
import type { Words } from "../../../shell/words";
import type { Leaf } from "./Reader.svelte";

/** What was told before a chapter: its recap, or the cover of the book. */
export function recapOf(chapter: number, words: Words): Leaf {
  return {
    above: words.text("board-chapter-number", { chapter }),
    title: chapter === 1 ? words.text("tale") : words.text("board-so-far", { chapter }),
    text: words.attribute(`chapter-${chapter}`, "recap"),
  };
}

/** `above`: what stands over its title, where that is not the chapter's name. */
export function leafOf(story: string, chapter: number, words: Words, page?: StoryView, above = words.card(`chapter:${chapter}`)): Leaf {
  return { above, title: words.card(story), text: words.card(story, "text"), page };
}

/** A game as the memory of a campaign tells of it. */
interface Told {
  chapter: number;
  read?: string[];
}

/** The pages of a chapter that games of a campaign have handed on to those after them. */
export const pagesHandedOn = (campaign: CampaignInfo, chapter: number): string[] =>
  campaign.games.flatMap(({ legacy }) => ((legacy?.["told"] ?? []) as Told[]).filter((one) => one.chapter === chapter).flatMap((one) => one.read ?? []));
