import type { FromPage, ToPage } from "../protocol";

/** A server that restarts says so before it goes. */
export type ConnectionState = "connecting" | "open" | "lost" | "restarting";

interface Listener {
  /** What to say first on every new socket. */
  hello: () => FromPage;
  message: (message: ToPage) => void;
  state: (state: ConnectionState, retryInMs: number) => void;
}

const firstDelay = 500;
const longestDelay = 5000;
/** How a server closes its sockets when it is stopped to be started again. */
const restarting = 1012;
/** Not everybody comes back in the same moment. */
const spread = 1500;

/** A socket to one table that comes back by itself until it is closed. */
export class Connection {
  readonly #address: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #delay = firstDelay;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** It was told so, and has not answered since. */
  #isRestarting = false;
  readonly #retryNow = (): void => this.retryNow();
  /** The machine itself says that it is off line: a socket would notice only much later. */
  readonly #cut = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (socket && !this.#closed) this.#retryLater(false);
  };
  readonly #seen = (): void => {
    if (document.visibilityState === "visible") this.retryNow();
  };

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    addEventListener("online", this.#retryNow);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#seen);
    this.#open();
  }

  /** False when there is no open socket: the caller decides what is worth saying again later. */
  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  retryNow(): void {
    if (this.#closed || this.#socket) return;
    this.#delay = firstDelay;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#retryNow);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#seen);
    if (this.#socket) hangUp(this.#socket);
    this.#socket = null;
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (!this.#isRestarting) this.#listener.state("connecting", 0);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#listener.hello()));
      this.#listener.state("open", 0);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#isRestarting = false;
      const message = JSON.parse(event.data) as ToPage;
      if (message.type !== "trouble") this.#delay = firstDelay; // who is turned away does not knock faster
      this.#listener.message(message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (!this.#closed) this.#retryLater(event.code === restarting);
    };
  }

  #retryLater(isRestarting: boolean): void {
    this.#isRestarting = isRestarting || this.#isRestarting;
    const delay = this.#delay + (isRestarting ? Math.random() * spread : 0);
    this.#listener.state(this.#isRestarting ? "restarting" : "lost", delay);
    this.#timer = setTimeout(() => this.#open(), delay);
    this.#delay = Math.min(this.#delay * 2, longestDelay);
  }
}

/** A line that is still being opened is hung up when it is: browsers complain of one that is given up before. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

export function tableAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(table)}`;
}
