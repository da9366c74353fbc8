import { expect, it } from "vitest";
import { wear } from "./board";

it("the page wears a title's colours only at its table", () => {
  const takeOff = wear("maracaibo");
  expect(document.querySelector(':root[data-game="maracaibo"]')).not.toBeNull();
  takeOff();
  expect(document.querySelector("[data-game]")).toBeNull();
});
