/** A part of the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const gap = 18;
const margin = 10;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;
const boxAt = (spot: Spot, size: Size): Box => ({ ...spot, right: spot.left + size.width, bottom: spot.top + size.height });
const far = (a: Box, b: Box): number => Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2);

/** A part that takes up more of the screen than this cannot be kept clear. */
const mostOfRoom = 0.2;

/** The parts of a table that a card should not hide: those on the screen, but for what fills it. */
export function worthSeeing(parts: readonly Box[], room: Box): Box[] {
  const most = overlap(room, room) * mostOfRoom;
  return parts.filter((part) => overlap(part, room) > 0 && overlap(part, part) <= most);
}

/**
 * Where a card goes that speaks of `target`: close to it, never over it; not over what must stay free where that can be helped, and rather
 * over nothing else worth seeing.
 */
export function placeBeside(card: Size, target: Box | null, free: readonly Box[], seen: readonly Box[], room: Box): Spot {
  const middle = { left: (room.left + room.right - card.width) / 2, top: (room.top + room.bottom - card.height) / 2 };
  if (!target) return middle;
  const kept = ({ left, top }: Spot): Spot => ({
    left: Math.max(room.left + margin, Math.min(left, room.right - margin - card.width)),
    top: Math.max(room.top + margin, Math.min(top, room.bottom - margin - card.height)),
  });
  // beside the target itself, or beside the part of the table in which it lies
  const around = [target, ...seen.filter((part) => contains(part, target))];
  const beside = around.flatMap(({ left, right }) => [left - gap - card.width, right + gap]);
  const above = around.flatMap(({ top, bottom }) => [top - gap - card.height, bottom + gap]);
  const columns = [...beside, target.left, (target.left + target.right - card.width) / 2, target.right - card.width];
  const rows = [...above, target.top, (target.top + target.bottom - card.height) / 2, target.bottom - card.height];
  const spots = columns.flatMap((left) => rows.map((top) => kept({ left, top })));
  const cost = (spot: Spot): number => {
    const box = boxAt(spot, card);
    const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
    return overlap(box, target) * 1000 + covered(free) * 10 + covered(seen) * 0.012 + far(box, target);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), kept(middle));
}
