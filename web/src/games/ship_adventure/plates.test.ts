import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Words } from "../../shell/words";
import { title as conquest } from "./caribbean_conquest/fixtures";
import ConquestPlate from "./caribbean_conquest/Plate.svelte";
import { title as treasure } from "./treasure_map/fixtures";
import TreasurePlate from "./treasure_map/Plate.svelte";

const books = import.meta.glob<string>("../../../../src/flibuste/games/ship_adventure/*/rulebook/contents.toml", { query: "?raw", import: "default", eager: true });
const platesOf = (id: string): string[] => {
  const [, text = ""] = Object.entries(books).find(([path]) => path.includes(`/${id}/`)) ?? [];
  return /^plates = "(.*)"$/m.exec(text)?.[1]?.split(" ") ?? [];
};
const printed = { steps: 6, ship_cost: 8, crew_cost: 3 };

afterEach(cleanup);

describe.each([
  { title: treasure, Plate: TreasurePlate },
  { title: conquest, Plate: ConquestPlate },
])("$title.id has plates", ({ title, Plate }) => {
  it("six, each of its own", () => {
    const complaints = vi.spyOn(console, "error");
    const drawn = platesOf(title.id).map((plate) => {
      const { container } = render(Plate, { props: { plate, title, printed, words: new Words(title) } });
      const { innerHTML } = container.querySelector(`.plate.${plate}`)!;
      cleanup();
      return innerHTML;
    });
    expect(new Set(drawn).size).toBe(6);
    expect(complaints.mock.calls).toEqual([]);
  });
});

describe("what a plate shows", () => {
  it("is a token of the catalogue, read in the order of its numbers", () => {
    const catalogue = treasure.catalogue.map((piece) => (piece["kind"] === "token" ? { ...piece, numbers: "4321" } : piece));
    const { container } = render(TreasurePlate, { props: { plate: "token", title: { ...treasure, catalogue }, printed, words: new Words(treasure) } });
    expect([...container.querySelectorAll(".quarters i")].map((quarter) => quarter.textContent)).toEqual(["4", "3", "2", "1"]);
    expect(container.querySelector(".cross")).not.toBeNull();
  });

  it("are the prices and steps that are printed", () => {
    const plate = (name: string): HTMLElement => render(ConquestPlate, { props: { plate: name, title: conquest, printed, words: new Words(conquest) } }).container;
    expect([...plate("recruit").querySelectorAll(".prices .coin")].map((coin) => coin.textContent)).toEqual(["−8", "−3"]);
    cleanup();
    expect(plate("march").querySelectorAll(".steps i").length).toBe(6);
  });
});
