import { ringBell } from "./bell";
import { settings } from "./settings.svelte";

const compass = (dot: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15.500" fill="#1f4450"/><path d="M16 2.500 18.800 13.200 29.500 16 18.800 18.800 16 29.500 13.200 18.800 2.500 16 13.200 13.200Z" fill="#e0b257"/>${dot}</svg>`;
const calm = compass("");
const calling = compass('<circle cx="24" cy="8" r="7.500" fill="#d94a3d" stroke="#fff" stroke-width="1.500"/>');

export function showInTab(title: string, isCalling: boolean): void {
  document.title = title;
  let icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) {
    icon = document.createElement("link");
    icon.rel = "icon";
    document.head.append(icon);
  }
  icon.type = "image/svg+xml";
  icon.href = `data:image/svg+xml,${encodeURIComponent(isCalling ? calling : calm)}`;
}

/** It has become this player's turn: a bell if wanted, a notification if they look elsewhere and allowed it. */
export function callPlayer(words: string): void {
  if (settings.sound) ringBell();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") void notify(words);
}

/** By the service worker where there is one: on phones no page may show anything itself. */
async function notify(words: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const tag = "flibuste-turn";
  if (worker) return worker.showNotification(words, { tag, data: location.pathname });
  const notification = new Notification(words, { tag });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
