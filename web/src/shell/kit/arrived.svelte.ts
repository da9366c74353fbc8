import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import { firstIcons } from "./firstIcons";
import type { IconName } from "./icons";

type Drawing = Component<SvelteHTMLElements["svg"]>;
export type Icons = Partial<Record<IconName, Drawing>>;

let arrived = $state.raw<Icons>(firstIcons);

/** How an icon is drawn; nothing while it has not come. */
export const drawingOf = (name: IconName): Drawing | undefined => arrived[name];

/** Those of every table, and those that a title has of its own. */
export async function fetchIcons(own?: () => Promise<{ icons: Icons }>): Promise<void> {
  const [shared, ofTitle] = await Promise.all([import("./icons"), own?.()]);
  arrived = { ...arrived, ...shared.icons, ...ofTitle?.icons };
}
