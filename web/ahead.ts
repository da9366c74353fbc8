import type { Plugin } from "vite";

/** The picture of the first tile, the largest thing that a phone's lobby shows at first. */
const firstPicture = "src/games/port_royal/covers/base.svg";

/**
 * Tells the server what the lobby needs besides what index.html names, so that it is fetched beside the scripts and not after them:
 * lines for the head of the lobby's page alone, for other pages do not need it (server/pages.py).
 */
export const ahead = (): Plugin => ({
  name: "ahead",
  apply: "build",
  generateBundle(_, bundle) {
    const picture = Object.values(bundle).find((part) => part.type === "asset" && part.originalFileNames.includes(firstPicture));
    if (!picture) throw new Error(`there is no ${firstPicture} to fetch ahead`);
    const lines = [
      `<link rel="preload" as="image" type="image/svg+xml" fetchpriority="high" href="/${picture.fileName}">`,
      `<link rel="preload" as="fetch" crossorigin href="/api/titles">`, // as `fetch` asks for it: else it would be asked for twice
    ];
    this.emitFile({ type: "asset", fileName: "lobby-head.txt", source: lines.join("\n    ") });
  },
});
