import { tick } from "svelte";
import type { Lens } from "./lens.svelte";

const apart = (a: Touch, b: Touch): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Two fingers bring a map nearer, or farther away; what is between them stays there. */
export function pinching(lens: Lens): (port: HTMLElement) => () => void {
  return (port) => {
    let grip: { apart: number; scale: number } | null = null;
    function pinched(event: TouchEvent): void {
      const [a, b] = event.touches;
      if (!a || !b || !lens.mayZoom) {
        grip = null;
        return;
      }
      event.preventDefault();
      grip ??= { apart: apart(a, b), scale: lens.scale };
      const place = port.getBoundingClientRect();
      const at = { x: (a.clientX + b.clientX) / 2 - place.left, y: (a.clientY + b.clientY) / 2 - place.top };
      const between = { x: (port.scrollLeft + at.x) / lens.scale, y: (port.scrollTop + at.y) / lens.scale };
      lens.zoom((grip.scale * apart(a, b)) / grip.apart / lens.scale);
      void tick().then(() => port.scrollTo(lens.scrollFor(between, at)));
    }
    const released = (): void => void (grip = null);
    // Svelte's own would be passive: then the page would be moved as well
    port.addEventListener("touchmove", pinched, { passive: false });
    port.addEventListener("touchend", released);
    return () => {
      port.removeEventListener("touchmove", pinched);
      port.removeEventListener("touchend", released);
    };
  };
}
