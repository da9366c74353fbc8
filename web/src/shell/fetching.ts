import type { Component } from "svelte";
import type { Preview } from "../protocol";
import { covers } from "../games/registry";
import type { Atlas, BoardParts, PreviewProps } from "./board";
import { fetchIcons } from "./kit/arrived.svelte";
import { fetchTexts } from "./texts";

/** A part of the page that did not come: the line broke, or there is a newer page by now. */
export class Unfetched extends Error {}

/** A board, and the screen around it. */
export interface Stage<Screen> {
  board: BoardParts;
  Screen: Screen;
}

export async function fetchStage<Screen>(title: string, screen: Promise<{ default: Screen }>): Promise<Stage<Screen>> {
  const [board, { default: Screen }] = await dressed(title, Promise.all([covers[title]?.board(), screen]));
  if (!board) throw new Unfetched(title);
  return { board, Screen };
}

/** What draws a title's table before the game. */
export async function fetchDrawing(title: string): Promise<Component<PreviewProps<Preview>>> {
  const drawing = await dressed(title, Promise.resolve(covers[title]?.preview?.drawing()));
  if (!drawing) throw new Unfetched(title);
  return drawing;
}

/** What draws a title's campaigns; null where it has only the plain list. */
export async function fetchAtlas(title: string): Promise<Atlas | null> {
  return (await dressed(title, Promise.resolve(covers[title]?.campaign?.atlas()))) ?? null;
}

/** A part of a title together with its words and icons, so that nothing is drawn half. */
async function dressed<T>(title: string, part: Promise<T>): Promise<T> {
  try {
    const [come] = await Promise.all([part, fetchTexts(title), fetchIcons(covers[title]?.icons)]);
    return come;
  } catch (cause) {
    throw new Unfetched(title, { cause });
  }
}
