import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What compression gains something on; fonts and pictures are compressed already. */
const packable = /\.(js|css|html|svg|json|webmanifest)$/;

const squeezed = (whole: Buffer): Buffer =>
  brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } });

/** Lays compressed copies beside the files of the page (`.br`, and `.gz` for lines without TLS, on which browsers take nothing newer). */
export const packed = (): Plugin => {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!packable.test(entry)) continue;
        const file = join(folder, entry);
        const whole = readFileSync(file);
        for (const [ending, smaller] of [["br", squeezed(whole)], ["gz", gzipSync(whole, { level: 9 })]] as const) {
          if (smaller.length < whole.length) writeFileSync(`${file}.${ending}`, smaller);
        }
      }
    },
  };
};
