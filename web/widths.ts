import type { Plugin } from "vite";
import { NARROW, WIDE } from "./src/shell/widths.ts";

/** Lets styles say `@media (--narrow-page)` and `(--wide-page)`: CSS itself has no names for what a medium is asked. */
export const widths = (): Plugin => ({
  name: "widths",
  enforce: "pre",
  transform: (code, id) => (/\.css$/.test(id) ? { code: code.replaceAll("(--narrow-page)", NARROW).replaceAll("(--wide-page)", WIDE), map: null } : undefined),
});
