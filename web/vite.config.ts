/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { FileSystemIconLoader } from "unplugin-icons/loaders";
import { defineConfig } from "vite";
import { ahead } from "./ahead.ts";
import { kept } from "./kept.ts";
import { lobbyWords } from "./lobbyWords.ts";
import { packed } from "./packed.ts";
import { widths } from "./widths.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// where `make dev` runs the Python server
const server = process.env.FLIBUSTE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte({ configFile: false }),
    lobbyWords(),
    widths(),
    // `~icons/game-icons/anchor` comes from the icon set, `~icons/own/<file name>` from src/icons/<file name>.svg
    Icons({ compiler: "svelte", customCollections: { own: FileSystemIconLoader(here("./src/icons")) } }),
    ahead(),
    kept(),
    packed(),
  ],
  base: "/", // the page is also served at /t/<table>, so its own files have absolute addresses
  build: {
    outDir: here("../src/flibuste/server/page"),
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      input: { index: here("./index.html"), sw: here("./worker/sw.ts") },
      output: {
        // the service worker is found by its address, which therefore never changes
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // what every page needs at once comes as one file: a dozen small ones wait for each other on a slow line
        codeSplitting: { groups: [{ name: "first", tags: ["$initial"], test: (id) => !id.startsWith(here("./worker/")) }] },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: "tests/setup.ts",
    pool: "vmThreads", // what a file starts with costs a third less than in a process, and no file sees another's things
    maxWorkers: "100%", // else one core stays idle, of two as of sixteen
    testTimeout: 120_000, // matters only when something is wrong: a busy machine must not fail a test
  },
  server: {
    fs: { allow: [here("."), here("../src")] }, // words live beside the rules: ../src/flibuste/games/**/words/*.ftl
    proxy: {
      "/api": { target: server },
      "/ws": { target: server.replace(/^http/, "ws"), ws: true },
    },
  },
});
