import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** The name that the service worker's source has for what the build knows. */
const unknown = /\bKEPT\b/;
/** Others come where a text needs them. */
const usualFont = /-latin-(wght|400)-normal-.*\.woff2$/;

/** Tells the service worker which files the page reads at once: the first script, what that imports, and their styles and fonts. */
export const kept = (): Plugin => ({
  name: "kept",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const worker = bundle["sw.js"];
    if (worker?.type !== "chunk") throw new Error("there is no service worker to tell");
    const files = new Set<string>();
    const add = (name: string): void => {
      if (files.has(name)) return;
      files.add(name);
      const part = bundle[name];
      if (part?.type === "chunk") for (const other of [...part.imports, ...(part.viteMetadata?.importedCss ?? [])]) add(other);
    };
    for (const part of Object.values(bundle)) if (part.type === "chunk" && part.isEntry && part !== worker) add(part.fileName);
    for (const part of Object.values(bundle)) if (part.type === "asset" && usualFont.test(part.fileName)) files.add(part.fileName);
    const paths = [...files].map((name) => `/${name}`).sort();
    const version = createHash("sha256").update(paths.join("\n")).update(worker.code).digest("hex").slice(0, 12);
    worker.code = worker.code.replace(unknown, JSON.stringify({ version, files: paths }));
  },
});
