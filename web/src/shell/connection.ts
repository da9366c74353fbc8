import type { FromPage, ToPage } from "../protocol";

export type ConnectionState = "connecting" | "open" | "lost";

interface Listener {
  /** What to say first on every new socket. */
  hello: () => FromPage;
  message: (message: ToPage) => void;
  state: (state: ConnectionState, retryInMs: number) => void;
}

const firstDelay = 500;
const longestDelay = 5000;

/** A socket to one table that comes back by itself until it is closed. */
export class Connection {
  readonly #address: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #delay = firstDelay;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #retryNow = (): void => this.retryNow();
  /** The machine itself says that it is off line: a socket would notice only much later. */
  readonly #cut = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (socket && !this.#closed) this.#retryLater();
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
    this.#socket?.close();
    this.#socket = null;
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#listener.state("connecting", 0);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#listener.hello()));
      this.#listener.state("open", 0);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#delay = firstDelay;
      this.#listener.message(JSON.parse(event.data) as ToPage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (!this.#closed) this.#retryLater();
    };
  }

  #retryLater(): void {
    this.#listener.state("lost", this.#delay);
    this.#timer = setTimeout(() => this.#open(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, longestDelay);
  }
}

export function tableAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(table)}`;
}
