import { configure } from "@testing-library/svelte";
import { covers } from "../src/games/registry";
import { fetchIcons } from "../src/shell/kit/arrived.svelte";
import { fetchTexts } from "../src/shell/texts";

// boards are tested with all words and icons, as a page has them that shows a board
await Promise.all(Object.entries(covers).map(([title, cover]) => Promise.all([fetchTexts(title), fetchIcons(cover.icons)])));

// as patient as the tests themselves may be, see vite.config.ts
configure({ asyncUtilTimeout: 60_000 });
