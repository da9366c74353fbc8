import type { Attachment } from "svelte/attachments";

export interface Explanation {
  title: string;
  text: string;
  /** The place in the rules that tells more. */
  about?: string;
}

/** What is being explained in words, and the thing that it is about: whatever is pointed at, touched, or has the focus. */
class Explained {
  now = $state.raw<(Explanation & { beside: HTMLElement }) | null>(null);

  forget(beside?: HTMLElement): void {
    if (!beside || this.now?.beside === beside) this.now = null;
  }
}

export const explained = new Explained();

/** Explains a thing while it is pointed at, touched or has the focus; what a touch has done is not covered by words about it. */
export function explains(words: () => Explanation): Attachment<HTMLElement> {
  return (element) => {
    const show = (): void => void (explained.now = { ...words(), beside: element });
    // a moment later: a thing that is taken away loses the focus in the middle of drawing, when nothing may change
    const hide = (): void => queueMicrotask(() => explained.forget(element));
    const done = (): void => {
      if (element.dataset["move"] !== undefined) hide();
    };
    const shows = ["pointerenter", "focus"] as const;
    const hides = ["pointerleave", "blur"] as const;
    for (const event of shows) element.addEventListener(event, show);
    for (const event of hides) element.addEventListener(event, hide);
    element.addEventListener("click", done);
    return () => {
      hide();
      element.removeEventListener("click", done);
      for (const event of shows) element.removeEventListener(event, show);
      for (const event of hides) element.removeEventListener(event, hide);
    };
  };
}

/** How long a finger rests on a thing that is to be explained. */
export const HELD_MS = 450;
/** So far a finger may stray meanwhile. */
export const STRAY = 10;

/**
 * Explains a thing to a finger that is held on it; what a touch does otherwise is not done then. The next touch takes the words away.
 * Where a touch does nothing else it is enough.
 */
export function explainsWhenHeld(words: () => Explanation, isIdle: () => boolean = () => false): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;
    let pressing = false;
    const show = (): void => {
      explained.now = { ...words(), beside: element };
      document.addEventListener("pointerdown", forget, true);
    };
    const forget = (): void => {
      document.removeEventListener("pointerdown", forget, true);
      explained.forget(element);
    };
    const pressed = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      held = false;
      clearTimeout(timer);
      if (pointerType !== "touch") return;
      from = { x: clientX, y: clientY };
      pressing = true;
      timer = setTimeout(() => {
        held = true;
        show();
      }, HELD_MS);
    };
    const left = (): void => {
      pressing = false;
      clearTimeout(timer);
    };
    const strayed = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STRAY) left();
    };
    const released = (): void => {
      if (pressing && !held && isIdle()) show();
      left();
    };
    const clicked = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    };
    // a browser's own menu would come up as well
    const asked = (event: Event): void => {
      if (held || timer !== undefined) event.preventDefault();
    };
    element.addEventListener("pointerdown", pressed);
    element.addEventListener("pointermove", strayed);
    element.addEventListener("pointerup", released);
    element.addEventListener("pointercancel", left);
    element.addEventListener("click", clicked, true);
    element.addEventListener("contextmenu", asked);
    return () => {
      clearTimeout(timer);
      forget();
      element.removeEventListener("pointerdown", pressed);
      element.removeEventListener("pointermove", strayed);
      element.removeEventListener("pointerup", released);
      element.removeEventListener("pointercancel", left);
      element.removeEventListener("click", clicked, true);
      element.removeEventListener("contextmenu", asked);
    };
  };
}
