// As much of a browser as the store needs: tests run in Node.
import { vi } from "vitest";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.drop(1000);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  drop(code: number, reason = ""): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("location", { protocol: "http:", host: "table.test", pathname: "/", search: "", origin: "http://table.test" });
const heard = { addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal("window", heard);
vi.stubGlobal("document", { ...heard, visibilityState: "visible", documentElement: { lang: "en", dataset: {} }, querySelectorAll: () => [] });
vi.stubGlobal("matchMedia", () => ({ matches: true })); // as if less motion were asked for: everything shows at once
