import type { FromPage, ToPage } from "../protocol";

/** A server at the other end of a string, for tests. */
export class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromPage[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  static get newest(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nobody called");
    return socket;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  accept(...messages: ToPage[]): void {
    this.readyState = 1;
    this.onopen?.();
    this.say(...messages);
  }
  say(...messages: ToPage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}
