// A line to the server that comes back by itself: it says where it was and goes on from there.

import type { Ended } from "@/lib/closing";

/** What a person sees of the line: being made, standing, or lost and tried again. */
export type LineState = "opening" | "open" | "lost" | "closed";

export interface LineDeeds<M> {
  /** The first message on every new socket: who we are and from where to go on. */
  opening(): unknown | null;
  heard(message: M): void;
  state(state: LineState): void;
  /** The server will not have us (no such table, signed out): trying again by ourselves would not help. */
  ended(why: Ended): void;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
const PING_MS = 4_000;
const SILENCE_MS = 6_000;
const REFUSED = 4000; // from here on a close code is the server's own word
const POLICY = 1008;
const SILENT = 1006;
const TOO_LONG = 1009; // what we sent; said by the protocol itself, which gives no reason of ours

export class Line<M> {
  #url: string;
  #deeds: LineDeeds<M>;
  #socket: WebSocket | null = null;
  #tries = 0;
  #broken = false; // until it is open again, however often we call meanwhile
  #wait: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #askedAt = 0;
  #closed = false;

  constructor(path: string, deeds: LineDeeds<M>) {
    this.#url = path;
    this.#deeds = deeds;
  }

  open(): void {
    this.#closed = false;
    this.#connect();
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#wait);
    clearInterval(this.#beat);
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
    this.#socket = null;
    this.#deeds.state("closed");
  }

  /** Whether it was sent: on a lost line nothing is, and nothing is kept for later. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Hang up and call again at once: something was missed, or is wanted otherwise. */
  again(): void {
    const old = this.#socket;
    this.#socket = null;
    clearTimeout(this.#wait);
    clearInterval(this.#beat);
    old?.close();
    this.#connect();
  }

  /** Do not wait any longer: the network is back, or the page is looked at again. */
  #now = (): void => {
    if (this.#closed || document.visibilityState === "hidden" || this.#socket) return;
    this.#tries = 0;
    clearTimeout(this.#wait);
    this.#connect();
  };

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#deeds.state(this.#broken ? "lost" : "opening");
    socket.onopen = () => {
      const first = this.#deeds.opening();
      if (first !== null) socket.send(JSON.stringify(first));
      this.#heardAt = this.#askedAt = Date.now();
      this.#beat = setInterval(() => this.#check(socket), PING_MS);
      this.#broken = false;
      this.#deeds.state("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#tries = 0;
      this.#heardAt = Date.now();
      this.#deeds.heard(JSON.parse(event.data) as M);
    };
    socket.onclose = (event) => this.#lost(socket, event);
  }

  /** A line can be dead without anybody having hung up. A page that sleeps has asked nothing, and waits for nothing. */
  #check(socket: WebSocket): void {
    const unanswered = this.#heardAt < this.#askedAt;
    if (!unanswered) {
      this.#askedAt = Date.now();
      this.send({ t: "ping" });
    } else if (Date.now() - this.#askedAt >= SILENCE_MS) {
      socket.close(); // which may take a minute on a dead line: we do not wait for it
      this.#lost(socket, { code: SILENT, reason: "" });
    }
  }

  #lost(socket: WebSocket, event: Pick<CloseEvent, "code" | "reason">): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#beat);
    if (this.#closed) return;
    if (event.code >= REFUSED || event.code === POLICY || event.code === TOO_LONG) {
      this.#closed = true;
      this.#deeds.state("closed");
      this.#deeds.ended({ reason: event.code === TOO_LONG ? "server-limit-message-size" : event.reason, code: event.code });
      return;
    }
    this.#broken = true;
    this.#deeds.state("lost");
    this.#wait = setTimeout(() => this.#connect(), waitAfter(this.#tries));
    this.#tries += 1;
  }
}

/** Longer after each failure, and not the same for everybody: a server that comes back is not stormed. */
export function waitAfter(tries: number, chance: () => number = Math.random): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
  return most * (0.5 + chance() / 2);
}

/** The address of a socket on the page's own server. */
export function socketUrl(path: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${path}`;
}
