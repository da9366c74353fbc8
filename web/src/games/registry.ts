import { asBoard, asDrawing, type Cover } from "../shell/board";
import amerigo from "./amerigo/covers/base.svg?no-inline";
import type { icons as amerigoIcons } from "./amerigo/icons";
import maracaibo from "./maracaibo/covers/base.svg?no-inline";
import jordan from "./maracaibo/covers/jordan.svg?no-inline";
import type { icons as maracaiboIcons } from "./maracaibo/icons";
import "./maracaibo/seats.css";
import adventure from "./port_royal/covers/adventure.svg?no-inline";
import portRoyal from "./port_royal/covers/base.svg?no-inline";
import contracts from "./port_royal/covers/contracts.svg?no-inline";
import setsSail from "./port_royal/covers/sets_sail.svg?no-inline";
import type { icons as portRoyalIcons } from "./port_royal/icons";
import conquest from "./ship_adventure/caribbean_conquest/covers/base.svg?no-inline";
import type { icons as shipAdventureIcons } from "./ship_adventure/icons";
import treasureMap from "./ship_adventure/treasure_map/covers/base.svg?no-inline";

/**
 * The titles this page can show, by the server's id. To add one: write its folder, then name it here. The lobby has their covers
 * and any colours of seats that are their own (`seats.css`); boards, previews and icons are fetched when somebody wants to see them.
 */
export const covers: Record<string, Cover> = {
  port_royal: {
    pictures: { base: portRoyal, contracts, sets_sail: setsSail, adventure },
    board: () => import("./port_royal").then(asBoard),
    icons: () => import("./port_royal/icons"),
    plate: () => import("./port_royal/Plate.svelte").then(({ default: Plate }) => Plate),
    picture: () => import("./port_royal/Picture.svelte").then(({ default: Picture }) => Picture),
    campaign: {
      chapters: 5,
      modes: [
        { preset: "adventure", icon: "shaking-hands" },
        { preset: "adventure_competitive", icon: "fist" },
        { preset: "adventure_solo", icon: "feather" },
      ],
      afterwards: { preset: "adventure_variable", icon: "round-star" },
      atlas: () => import("./port_royal/adventure/atlas"),
    },
  },
  amerigo: {
    pictures: { base: amerigo },
    board: () => import("./amerigo").then(asBoard),
    icons: () => import("./amerigo/icons"),
    plate: () => import("./amerigo/Plate.svelte").then(({ default: Plate }) => Plate),
    picture: () => import("./amerigo/Picture.svelte").then(({ default: Picture }) => Picture),
    preview: { option: "layout", drawing: () => import("./amerigo/Preview.svelte").then(asDrawing) },
  },
  maracaibo: {
    pictures: { base: maracaibo, jordan },
    board: () => import("./maracaibo").then(asBoard),
    icons: () => import("./maracaibo/icons"),
    plate: () => import("./maracaibo/Plate.svelte").then(({ default: Plate }) => Plate),
    picture: () => import("./maracaibo/Picture.svelte").then(({ default: Picture }) => Picture),
  },
  treasure_map: {
    pictures: { base: treasureMap },
    board: () => import("./ship_adventure/treasure_map").then(asBoard),
    icons: () => import("./ship_adventure/icons"),
    plate: () => import("./ship_adventure/treasure_map/Plate.svelte").then(({ default: Plate }) => Plate),
    picture: () => import("./ship_adventure/Picture.svelte").then(({ default: Picture }) => Picture),
  },
  caribbean_conquest: {
    pictures: { base: conquest },
    board: () => import("./ship_adventure/caribbean_conquest").then(asBoard),
    icons: () => import("./ship_adventure/icons"),
    plate: () => import("./ship_adventure/caribbean_conquest/Plate.svelte").then(({ default: Plate }) => Plate),
    picture: () => import("./ship_adventure/Picture.svelte").then(({ default: Picture }) => Picture),
  },
};

/** Icons that only one title has. */
export type OwnIcon = keyof typeof amerigoIcons | keyof typeof maracaiboIcons | keyof typeof portRoyalIcons | keyof typeof shipAdventureIcons;
