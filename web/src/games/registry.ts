import { asBoard, asDrawing, type Cover } from "../shell/board";
import type { icons as amerigoIcons } from "./amerigo/icons";
import AmerigoPicture from "./amerigo/Picture.svelte";
import type { icons as maracaiboIcons } from "./maracaibo/icons";
import MaracaiboPicture from "./maracaibo/Picture.svelte";
import "./maracaibo/seats.css";
import type { icons as portRoyalIcons } from "./port_royal/icons";
import PortRoyalPicture from "./port_royal/Picture.svelte";
import ConquestPicture from "./ship_adventure/caribbean_conquest/Picture.svelte";
import type { icons as shipAdventureIcons } from "./ship_adventure/icons";
import TreasureMapPicture from "./ship_adventure/treasure_map/Picture.svelte";

/**
 * The titles this page can show, by the server's id. To add one: write its folder, then name it here. The lobby has their pictures
 * and any colours of seats that are their own (`seats.css`); boards, previews and icons are fetched when somebody wants to see them.
 */
export const covers: Record<string, Cover> = {
  port_royal: {
    Picture: PortRoyalPicture,
    board: () => import("./port_royal").then(asBoard),
    icons: () => import("./port_royal/icons"),
    campaign: {
      chapters: 5,
      modes: [
        { preset: "adventure", icon: "shaking-hands" },
        { preset: "adventure_competitive", icon: "fist" },
        { preset: "adventure_solo", icon: "feather" },
      ],
      lesson: "adventure",
      afterwards: { preset: "adventure_variable", icon: "round-star" },
      atlas: () => import("./port_royal/adventure/atlas"),
    },
  },
  amerigo: {
    Picture: AmerigoPicture,
    board: () => import("./amerigo").then(asBoard),
    icons: () => import("./amerigo/icons"),
    preview: { option: "layout", drawing: () => import("./amerigo/Preview.svelte").then(asDrawing) },
  },
  maracaibo: {
    Picture: MaracaiboPicture,
    board: () => import("./maracaibo").then(asBoard),
    icons: () => import("./maracaibo/icons"),
  },
  treasure_map: {
    Picture: TreasureMapPicture,
    board: () => import("./ship_adventure/treasure_map").then(asBoard),
    icons: () => import("./ship_adventure/icons"),
  },
  caribbean_conquest: {
    Picture: ConquestPicture,
    board: () => import("./ship_adventure/caribbean_conquest").then(asBoard),
    icons: () => import("./ship_adventure/icons"),
  },
};

/** Icons that only one title has. */
export type OwnIcon = keyof typeof amerigoIcons | keyof typeof maracaiboIcons | keyof typeof portRoyalIcons | keyof typeof shipAdventureIcons;
