/** The nations of Port Royal: each a colour, an emblem and a silhouette, so that colour is never the only mark. Ares comes with its tale. */
export const NATIONS = ["yellow", "blue", "green", "red", "black", "violet"] as const;
export type Nation = (typeof NATIONS)[number];

export function isNation(color: string): color is Nation {
  return (NATIONS as readonly string[]).includes(color);
}

interface Hue {
  main: string;
  light: string;
  dark: string;
}

/** Paint of sails and cloth. Art keeps its own colours at night; only `--art-filter` dims it. */
export const HUES: Record<Nation, Hue> = {
  yellow: { main: "#d8a91c", light: "#f0cf63", dark: "#9a7406" },
  blue: { main: "#2f6fb2", light: "#6fa3d8", dark: "#1d4a7c" },
  green: { main: "#4d8a4a", light: "#86b87c", dark: "#2f5e2f" },
  red: { main: "#b23b3b", light: "#d97a6c", dark: "#7c2323" },
  black: { main: "#3a3a3a", light: "#6d6a66", dark: "#1d1d1d" },
  violet: { main: "#6f4c8c", light: "#ab8cc6", dark: "#432b5a" },
};
