import type { Ways } from "../protocol";
import { getWays, hangBell } from "./api";
import { heldTokens } from "./keys";

/** Calls that reach a browser while the page is closed: the server calls the browser's own service, and worker/sw.ts shows what it says. */

const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether this browser can be called by this server. */
export const canBeFound = (ways: Ways | null): boolean => canPush && !!ways?.bell;

/** Lets this browser be called; false where it or its person does not want to. */
export async function beFound(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  try {
    const [{ bell }, worker] = await Promise.all([getWays(), navigator.serviceWorker.getRegistration()]);
    return !!(await worker?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bell }));
  } catch {
    return false; // private windows, and browsers that reach no service of their maker
  }
}

/** The service of this browser knows it no more, and so tells the server. */
export async function beLost(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** Asks to be called at a table where this browser plays, in these words. */
export async function hang(table: string, says: string): Promise<void> {
  const held = await subscription();
  const { p256dh = "", auth = "" }: Record<string, string> = held?.toJSON().keys ?? {};
  if (held && heldTokens(table).length > 0) await hangBell(table, { tokens: heldTokens(table), endpoint: held.endpoint, key: p256dh, auth, says });
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}
