// A game that was played, moment by moment, with the sight of one seat or of a spectator.
import { api, wentWrong } from "@/lib/api";
import { moving } from "@/lib/motion";
import { settings } from "@/lib/settings.svelte";
import { texts } from "@/lib/text.svelte";
import type { Face } from "@/lib/wire";
import type { ReplayFrame, ReplayInfo } from "@/lib/wire-retold";

const PLAY_MS = 900;

export class Replay {
  readonly id: string;
  info: ReplayInfo | null = $state.raw(null);
  frame: ReplayFrame | null = $state.raw(null);
  faces: Record<string, Face> = $state.raw({});
  problem: string | null = $state(null);
  at = $state(0);
  seat: number | null = $state(null);
  playing = $state(false);
  #wanted = 0; // the newest question; answers to older ones are dropped

  constructor(id: string, at: number | null, seat: number | null) {
    this.id = id;
    this.at = at ?? 0;
    this.seat = seat;
  }

  get last(): number {
    return this.info?.moves ?? 0;
  }

  async open(): Promise<void> {
    try {
      const info = await api.get<ReplayInfo>(`${api.replay(this.id)}?${this.#query()}`);
      // Whoever played sees it through her own eyes first; while the game goes on, through no others.
      if (this.info === null && this.seat === null && info.me !== null) {
        this.info = info;
        this.seat = info.me;
        return await this.open();
      }
      this.info = info;
      await this.go(Math.min(this.at, this.last));
    } catch (error) {
      this.problem = wentWrong(error);
    }
  }

  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.last));
    const mine = (this.#wanted += 1);
    try {
      const frame = await api.get<ReplayFrame>(`${api.replay(this.id)}/at/${this.at}?${this.#query()}&text=1`);
      if (mine !== this.#wanted) return;
      await moving(() => {
        this.frame = frame;
        this.faces = { ...this.faces, ...frame.faces };
      }, settings.moves);
    } catch (error) {
      this.problem = wentWrong(error);
    }
  }

  /** To the beginning of the turn before or after this moment. */
  turn(direction: 1 | -1): Promise<void> {
    const turns = this.info?.turns ?? [];
    const found = direction === 1 ? turns.find((start) => start > this.at) : turns.findLast((start) => start < this.at);
    return this.go(found ?? (direction === 1 ? this.last : 0));
  }

  /** Go on by itself until somebody stops it or the game is over; the returned function stops it. */
  play(): () => void {
    const timer = setInterval(() => {
      if (this.at >= this.last) this.playing = false;
      else void this.go(this.at + 1);
    }, PLAY_MS);
    return () => clearInterval(timer);
  }

  #query(): string {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    return `lang=${texts.tongue}${seat}`;
  }
}
