/**
 * The service worker. It keeps the page that stands before a board is chosen, so that whoever opens it without a line is told so by the page
 * itself, in their own language and colours, and not by the browser. And it shows that it is somebody's turn, and leads them to the table.
 *
 * Nothing here can make a page stale: addresses are always asked of the server first, files under /assets/ are named by their content, and
 * what the server says (/api/, /ws/) is never kept. So a new version may take over at once, under open pages too.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The page and the files that it reads at once, and what they are called together; the build fills them in (web/kept.ts). */
declare const KEPT: { version: string; files: string[] };

const { version, files } = KEPT;
const own = "page-";
const cache = `${own}${version}`;
const page = "/";

/** From here on a proxy speaks for a server that is down. */
const nobodyThere = 502;

worker.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(letGoOfOlder());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(opened(request));
  else if (files.includes(new URL(request.url).pathname)) event.respondWith(kept(request));
});

/** What server/bells.py sends: the words are the page's own. */
interface Call {
  table: string;
  says: string;
}

worker.addEventListener("push", (event) => {
  const call = event.data?.json() as Call | undefined;
  if (call) event.waitUntil(worker.registration.showNotification(call.says, { tag: `flibuste-turn ${call.table}`, icon: "/icon-192.png", data: `/t/${call.table}` }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data as string));
});

/** To the table, in a window that shows it already if there is one. */
async function lead(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window" });
  const shown = windows.find((window) => new URL(window.url).pathname.startsWith(path));
  await (shown ? shown.focus() : worker.clients.openWindow(path));
}

async function keep(): Promise<void> {
  await (await caches.open(cache)).addAll([page, ...files]);
}

async function letGoOfOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(own) && name !== cache).map((name) => caches.delete(name)));
}

/** As the server has it now; without a line the page that was kept, which says what is the matter. */
async function opened(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status < nobodyThere) return answer;
    return (await caches.match(page, { cacheName: cache })) ?? answer;
  } catch (error) {
    const found = await caches.match(page, { cacheName: cache });
    if (found) return found;
    throw error;
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: cache })) ?? fetch(request);
}
