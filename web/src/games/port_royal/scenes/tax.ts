import type { EventInfo, PortRoyalView } from "../../../protocol";

/** What a tax did to somebody. */
export interface Taxed {
  seat: number;
  had: number;
  lost: number;
  gained: number;
}

const isOf = (seat: number, { facts }: EventInfo): boolean => facts["seat"] === seat;
const coins = ({ facts }: EventInfo): number => Number(facts["coins"] ?? 0);
const sum = (events: readonly EventInfo[]): number => events.reduce((all, event) => all + coins(event), 0);

/** The first of `events` is the tax; `view` is what became of it and of all that followed. */
export function taxOf(events: readonly EventInfo[], { players }: PortRoyalView): Taxed[] {
  const next = events.findIndex(({ name }, at) => at > 0 && name === "tax-levied");
  const own = next < 0 ? events : events.slice(0, next);
  return players.map((player, seat) => {
    const paid = (some: readonly EventInfo[]): number => sum(some.filter((event) => event.name === "tax-paid" && isOf(seat, event)));
    const got = (some: readonly EventInfo[]): number => sum(some.filter((event) => event.name === "coins-gained" && isOf(seat, event)));
    const bonus = own.filter(({ facts }) => facts["source"] === "tax");
    return { seat, had: player.coins + paid(events) - got(events), lost: paid(own), gained: got(bonus) };
  });
}
