import type { StoryView } from "../../../protocol";
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
