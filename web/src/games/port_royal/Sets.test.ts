import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../shell/settings.svelte";
import { alone, boardProps, contracting, contractMoves, moveTo } from "./fixtures";
import Board from "./Board.svelte";

vi.mock("../../shell/LogPanel.svelte", async () => ({ default: (await import("../../../tests/Nothing.svelte")).default }));

const lay = (...about: Parameters<typeof boardProps>) => render(Board, { props: boardProps(...about) });
const region = (name: string): HTMLElement => screen.getByRole("region", { name });
const contract = (name: RegExp): HTMLElement => within(region("Contracts")).getByRole("button", { name });
const key = (pressed: string): Promise<boolean> => fireEvent.keyDown(window, { key: pressed });

beforeEach(() => {
  settings.language = "en";
  settings.oneClick = false;
});
afterEach(() => cleanup());

describe("contracts", () => {
  it("say what they ask for, who was first, who is on the way and what is missing", () => {
    lay(contracting, contractMoves);
    expect(contract(/^Luminary/).querySelector(".sr")?.textContent).toMatch(/Completed by Bao\. missing: a Jester$/);
    expect(contract(/^Frigate Nemesis/).textContent).toContain("Clara has reached space 1");
    expect(contract(/^Mercenary/).textContent).toContain("Claim");
  });

  it("come first where they can be claimed", () => {
    lay(contracting, contractMoves);
    const first = screen.getAllByRole("listitem").find((item) => item.closest(".contracts"));
    expect(first?.textContent).toContain("Mercenary");
    expect(contracting.contracts[0]?.contract).not.toBe("contract:mercenary");
  });

  it("make partners of a team, whom no influence ends the game for", () => {
    const team = { done: 1, contracts: 4, time_deck: 6, turns_left: 6, victory_pile: 2 };
    lay({ ...contracting, team }, contractMoves);
    expect(region("Partners").textContent).not.toContain("/12");
    expect(region("Your area").textContent).not.toContain("/ 12");
    expect(screen.queryByRole("region", { name: "Rivals" })).toBeNull();
  });

  it("of a team stand as seals in its goal, done or still to do", () => {
    const team = { done: 1, contracts: 4, time_deck: 6, turns_left: 6, victory_pile: 2 };
    lay({ ...contracting, contracts_mode: "cooperative", team }, contractMoves);
    expect(document.querySelectorAll(".seal")).toHaveLength(4);
    expect([...document.querySelectorAll(".seal.ready")]).toHaveLength(1);
    expect(screen.getByRole("img", { name: "Luminary: Completed by Bao" })).toBeTruthy();
  });

  it("hang in two rows where one would be too narrow", () => {
    const many = contracting.contracts.flatMap((one) => [one, { ...one, contract: `${one.contract}2` }]);
    lay({ ...contracting, contracts: many }, contractMoves);
    expect(document.querySelector<HTMLElement>("[data-rows]")?.dataset["rows"]).toBe("2");
    expect(document.querySelector<HTMLElement>("[data-rows]")?.style.getPropertyValue("--columns")).toBe("4");
  });

  it("are claimed with C and Enter, after a look at what they bring", async () => {
    const play = vi.fn();
    lay(contracting, contractMoves, { play });
    await key("c");
    expect(play).not.toHaveBeenCalled();
    expect(contract(/^Mercenary/).getAttribute("aria-pressed")).toBe("true");
    expect(region("Your area").textContent).toContain("6 → 9 coins");
    await key("Enter");
    expect(play).toHaveBeenCalledExactlyOnceWith("claim contract:mercenary");
  });

  it("say why one cannot be claimed", async () => {
    const why = vi.fn().mockResolvedValue(null);
    lay(contracting, contractMoves, { why });
    await fireEvent.click(contract(/^Jinx/));
    expect(why).toHaveBeenCalledWith("claim contract:jinx");
  });

  it("that must be claimed at once come up as a question", async () => {
    const play = vi.fn();
    lay({ ...contracting, step: "claim_now", pending_contract: "contract:jinx" }, [moveTo("claim contract:jinx", { coins: 1 }), moveTo("forgo")], { play });
    expect(screen.getByText("A contract within reach").closest("dialog")?.textContent).toContain("Jinx");
    await key("c");
    await key("n");
    await key("y");
    expect(play.mock.calls).toEqual([["forgo"], ["claim contract:jinx"]]);
  });
});

describe("questions of the moment", () => {
  it("asks who gets a gift: on the rivals, by button and by number", async () => {
    const play = vi.fn();
    lay({ ...contracting, step: "gift", pending: "a-frigate:6/3g" }, [moveTo("gift 1"), moveTo("gift 2"), moveTo("gift 3")], { play });
    expect(screen.queryAllByRole("dialog", { hidden: true }).map((dialog) => dialog.textContent).join("")).toBe("");
    await fireEvent.click(within(screen.getByRole("article", { name: "Clara" })).getByRole("button", { name: "Give the coin to Clara" }));
    await key("3");
    expect(play.mock.calls).toEqual([["gift 2"], ["gift 3"]]);
  });

  it("keeps a ship under a merchant with Y or a click on him", async () => {
    const play = vi.fn();
    lay({ ...contracting, step: "store", pending: "pinnace:4/3" }, [moveTo("store merchant-yellow:6/2"), moveTo("sell")], { play });
    await key("y");
    await fireEvent.click(within(region("Your area")).getByRole("button", { name: /^Keep the ship here/ }));
    expect(play.mock.calls).toEqual([["store merchant-yellow:6/2"], ["store merchant-yellow:6/2"]]);
  });

  it("says what giving up the gold would cost", () => {
    lay({ ...contracting, step: "waive", pending: "frigate:6/3", pending_contract: "contract:frigate_nemesis" }, [moveTo("waive"), moveTo("collect", { coins: 3 })]);
    expect(screen.getByText(/You give up 3 coins/)).toBeTruthy();
  });
});

describe("new people", () => {
  it("show the ships kept under a merchant", () => {
    lay(contracting, contractMoves);
    expect(within(region("Your area")).getByRole("img", { name: /Merchant.*2 ships kept, 2 influence/ })).toBeTruthy();
    expect(within(region("Your area")).getByRole("img", { name: /^Passenger/ })).toBeTruthy();
  });

  it("bets with B, after a second look", async () => {
    const play = vi.fn();
    lay({ ...contracting, step: "discover" }, [moveTo("reveal"), moveTo("stop"), moveTo("gamble")], { play });
    await key("b");
    expect(play).not.toHaveBeenCalled();
    await key("Enter");
    expect(play).toHaveBeenCalledExactlyOnceWith("gamble");
  });
});

describe("alone", () => {
  it("has no rivals, and its first card comes from the time deck", async () => {
    const play = vi.fn();
    lay(alone, [moveTo("reveal")], { play });
    expect(screen.queryByRole("region", { name: "Rivals" })).toBeNull();
    expect(region("Contracts").textContent).toContain("1 of 3 done");
    await fireEvent.click(within(region("Contracts")).getByRole("button", { name: /^Time deck, 6 cards: 6 turns left/ }));
    expect(play).toHaveBeenCalledExactlyOnceWith("reveal");
  });
});

describe("words", () => {
  it.each(["store", "gift", "waive", "nest", "claim_now", "bank"])("has French words for %s", (step) => {
    settings.language = "fr";
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const answers: Record<string, string[]> = {
      store: ["store merchant-yellow:6/2", "sell"],
      gift: ["gift 1"],
      waive: ["waive", "collect"],
      nest: ["nest", "discard"],
      claim_now: ["claim contract:jinx", "forgo"],
      bank: ["bank", "leave"],
    };
    const team = { done: 1, contracts: 4, time_deck: 6, turns_left: 6, victory_pile: 2 };
    lay({ ...contracting, team, step, pending: "a-frigate:6/3g" }, (answers[step] ?? []).map((move) => moveTo(move)));
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
