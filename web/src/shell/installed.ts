/** Lets the page be installed, and be opened without a line: worker/sw.ts. Waits until what is wanted now has come. */
export function settleIn(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined); // not allowed here: the page works without
  });
}

/** The bar of the window, or of the phone, has the colour of the page's own. */
export function wearBar(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--bar").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", colour);
}
