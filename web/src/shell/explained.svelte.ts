import type { Attachment } from "svelte/attachments";

export interface Explanation {
  title: string;
  text: string;
}

/** What is being explained in words, and the thing that it is about: whatever is pointed at, touched, or has the focus. */
class Explained {
  now = $state.raw<(Explanation & { beside: HTMLElement }) | null>(null);

  forget(beside?: HTMLElement): void {
    if (!beside || this.now?.beside === beside) this.now = null;
  }
}

export const explained = new Explained();

/** Explains a thing while it is pointed at, touched or has the focus. */
export function explains(words: () => Explanation): Attachment<HTMLElement> {
  return (element) => {
    const show = (): void => void (explained.now = { ...words(), beside: element });
    // a moment later: a thing that is taken away loses the focus in the middle of drawing, when nothing may change
    const hide = (): void => queueMicrotask(() => explained.forget(element));
    const shows = ["pointerenter", "focus"] as const;
    const hides = ["pointerleave", "blur"] as const;
    for (const event of shows) element.addEventListener(event, show);
    for (const event of hides) element.addEventListener(event, hide);
    return () => {
      hide();
      for (const event of shows) element.removeEventListener(event, show);
      for (const event of hides) element.removeEventListener(event, hide);
    };
  };
}
