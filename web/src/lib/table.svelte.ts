// A table as this client knows it: what it was told, applied in order, and what it may ask.
import { api, ServerProblem } from "@/lib/api";
import { applied } from "@/lib/changes";
import { NO_SESSION, type Ended } from "@/lib/closing";
import { Line, socketUrl, type LineState } from "@/lib/line";
import { moving } from "@/lib/motion";
import { Pacer, type Speed } from "@/lib/pacer";
import { Picks } from "@/lib/picks.svelte";
import { settings } from "@/lib/settings.svelte";
import { chime } from "@/lib/sound";
import { t, texts } from "@/lib/text.svelte";
import { toasts } from "@/lib/toasts.svelte";
import type { View } from "@/lib/board";
import type {
  Changed,
  Face,
  FromServer,
  Hinted,
  LogLine,
  PassLevel,
  Passing,
  Prompt,
  Said,
  Section,
  Snapshot,
  StepName,
  StopNames,
  Table,
  Tongue,
} from "@/lib/wire";
import type { Asked, Enter } from "@/lib/wire-asks";

/** How long a card that is played is shown, if nothing follows before. */
const SHOWN_MS = { normal: 1800, slow: 2800 };

/** When to be asked about a card: as about everything, whenever it is concerned, or not for its sake. */
export type Asking = "usual" | "always" | "never";

export class TableStore {
  readonly id: string;
  line: LineState = $state("opening");
  /** Why the server has hung up for good. */
  ended: Ended | null = $state.raw(null);

  table: Table | null = $state.raw(null);
  view: View = $state.raw({});
  stops: StopNames[] = $state.raw([]);
  steps: StepName[] = $state.raw([]);
  step = $state("");
  prompt: Prompt | null = $state.raw(null);
  passing: Passing = $state.raw({ level: "can-act", stops: [] });
  log: LogLine[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  faces: Record<string, Face> = $state.raw({});
  undo: string | null = $state(null);
  sections: Section[] = $state.raw([]);
  /** Seats whose words this person does not want to read. */
  muted: number[] = $state([]);
  /** The decision that was answered and not yet acknowledged: it cannot be answered twice. */
  answered: number | null = $state(null);

  /** How many changes wait to be looked at, one by one or slowly. */
  waiting = $state(0);
  /** The card that another has just played, large for a moment, with the line that tells of it. */
  played: LogLine | null = $state.raw(null);

  /** What a hard bot would do with the open question, once it was asked for. */
  hint: Hinted | null = $state.raw(null);
  /** The decision that a hint was asked for. */
  hinting: number | null = $state(null);

  /** An offer that waits for a second yes. */
  confirming: number | null = $state(null);

  readonly picks: Picks;
  /** Called with a card to show in the reader, or to open the reader with. */
  onread: (slug: string, pin: boolean) => void = () => undefined;
  onstudy: (slug: string) => void = () => undefined;

  #line: Line<FromServer>;
  #pacer: Pacer<FromServer>;
  #epoch = "";
  #n = -1;
  #textTable = false;
  #tongue: Tongue = texts.tongue; // what it is told in
  #retold: number | null = null; // the decision whose hint is to be told once more, in another language
  #sight: number | null = null;
  #calm: PassLevel = "can-act"; // the level to go back to after a yield
  #held: PassLevel | null = null; // the level to go back to when the held key is let go
  #played: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.picks = new Picks({
      play: (index) => this.play(index),
      ask: (about) => this.why(about),
      read: (slug, pin) => this.onread(slug, pin),
      study: (slug) => this.onstudy(slug),
    });
    const paced = {
      show: (message: FromServer, hurried: boolean) => this.#show(message, hurried),
      watched: isWatched,
      asks: (message: FromServer) => message.t === "changed" && message.prompt != null,
      waiting: (count: number) => (this.waiting = count),
    };
    this.#pacer = new Pacer<FromServer>(paced, () => this.speed);
    this.#line = new Line<FromServer>(socketUrl(`/ws/table/${encodeURIComponent(id)}`), {
      opening: () => this.#opening(),
      heard: (message) => this.hear(message),
      state: (state) => {
        this.line = state;
        this.answered = null; // an answer on a line that was lost may not have arrived; twice does no harm
      },
      ended: (why) => void this.#hungUp(why),
    });
  }

  /** Sit down and listen; the returned function gets up again. */
  open(textTable: boolean, sight: number | null): () => void {
    this.#textTable = textTable;
    this.#tongue = texts.tongue;
    this.#sight = sight;
    this.#line.open();
    return () => {
      this.#pacer.clear();
      this.dismiss();
      this.#line.close();
    };
  }

  /** The seat whose side is nearest on the board. */
  get near(): number {
    return this.table?.me ?? this.table?.sight ?? 0;
  }

  get yielding(): boolean {
    return this.passing.level.startsWith("until-");
  }

  /** How bots play before her eyes. Where others wait for her, or a clock runs, nobody lingers. */
  get speed(): Speed {
    const { me, seats = [] } = this.table ?? {};
    const alone = !seats.some((seat) => seat.seat !== me && seat.sitter === "person") && seats.every((seat) => seat.clock == null);
    return alone || settings.speed === "fast" ? settings.speed : "normal";
  }

  setSpeed(speed: Speed): void {
    settings.speed = speed;
    this.#pacer.retime();
    if (this.line === "open") this.send({ t: "pace", fast: speed === "fast" });
  }

  /** Step by step: the next thing that somebody does. */
  next(): void {
    this.#pacer.step();
  }

  catchUp(): void {
    this.#pacer.flush();
  }

  /** The card that was played is no longer shown. */
  dismiss(): void {
    clearTimeout(this.#played);
    this.played = null;
  }

  // -- what the server tells ------------------------------------------------------------------------------------

  hear(message: FromServer): void {
    if (message.t === "snapshot") this.#pacer.clear();
    const linger = settings.moves || this.speed === "slow" || this.speed === "step";
    if (document.visibilityState === "hidden" || !linger) {
      this.#pacer.flush();
      this.#show(message, document.visibilityState === "hidden");
    } else {
      this.#pacer.push(message);
    }
  }

  #show(message: FromServer, hurried: boolean): void {
    switch (message.t) {
      case "snapshot":
        this.#begin(message);
        break;
      case "changed":
        if (this.#inOrder(message.n)) {
          if (hurried || this.speed === "step") this.dismiss();
          void moving(() => this.#change(message), settings.moves, hurried);
          if (!hurried) this.#showPlayed(message.log ?? []);
        }
        break;
      case "chat":
        if (this.#inOrder(message.n)) this.chat = [...this.chat, message.said];
        break;
      case "refusal":
        toasts.say("why", message.text, message.rule ?? null);
        break;
      case "wrong":
        if (message.decision != null && message.decision !== this.prompt?.decision) break; // answered too late, and long past
        this.answered = null;
        this.hinting = null;
        toasts.say("wrong", message.message);
        break;
      case "noted":
        toasts.say("note", message.text);
        break;
      case "hint":
        if (message.decision === this.prompt?.decision) this.hint = message;
        this.hinting = null;
        break;
      case "pong":
        break;
    }
  }

  #begin(told: Snapshot): void {
    this.#epoch = told.epoch;
    this.#n = told.n;
    this.#tableIs(told.table);
    this.view = told.view;
    this.steps = told.steps;
    this.step = told.step;
    this.passing = told.passing;
    if (!this.yielding) this.#calm = told.passing.level;
    this.stops = told.stops ?? [];
    this.log = told.log;
    this.chat = told.chat;
    this.faces = told.faces;
    this.undo = told.undo;
    this.sections = told.sections ?? [];
    this.#ask(told.prompt);
    this.#tellHintAnew();
  }

  #change(told: Changed): void {
    const over = this.table?.phase !== "over" && told.table?.phase === "over";
    if (told.faces) this.faces = { ...this.faces, ...told.faces };
    if (told.view?.length) this.view = applied(this.view, told.view);
    if (told.table) this.#tableIs(told.table);
    if (told.passing) this.passing = told.passing;
    if (told.step) this.step = told.step;
    const changes = told.section_changes ?? {};
    if (told.sections) this.sections = told.sections;
    else if (Object.keys(changes).length > 0)
      this.sections = this.sections.map((section, place) => changes[String(place)] ?? section);
    this.#note(told.log ?? [], told.log_cut ?? null);
    this.undo = told.undo ?? null;
    this.#ask(told.prompt ?? null);
    if (over && settings.sound) chime("over");
  }

  /** Where the hints of a first game fade, she hears of it. */
  #tableIs(table: Table): void {
    if (table.fading && table.fading !== this.table?.fading) toasts.say("note", t(`web-fading-${table.fading}.about`));
    this.table = table;
  }

  #note(lines: LogLine[], cut: number | null): void {
    if (cut === null && lines.length === 0) return;
    const kept = cut === null ? this.log : this.log.filter((line) => line.at < cut);
    this.log = [...kept, ...lines];
  }

  /** What others play is shown; one's own card one has just had in hand. */
  #showPlayed(lines: LogLine[]): void {
    const line = lines.findLast((each) => each.played && each.seat !== this.table?.me);
    if (!line || this.speed === "fast" || this.table?.phase !== "playing") return;
    this.dismiss();
    this.played = line;
    if (this.speed !== "step") this.#played = setTimeout(() => this.dismiss(), SHOWN_MS[this.speed]);
  }

  #ask(prompt: Prompt | null): void {
    const fresh = prompt !== null && prompt.decision !== this.prompt?.decision;
    this.prompt = prompt;
    this.answered = null;
    if (fresh || !prompt) {
      this.confirming = null;
      this.hint = null;
      this.hinting = null;
    }
    this.picks.ask(prompt);
    if (fresh && this.table?.fading === "shown" && prompt.offers.length > 1) this.askHint();
    if (fresh && settings.sound && document.visibilityState === "hidden") chime("asked");
  }

  /** A message twice is nothing new; one that is missing means to enter again and be told. */
  #inOrder(n: number): boolean {
    if (n <= this.#n) return false;
    if (n > this.#n + 1) {
      this.#line.again();
      return false;
    }
    this.#n = n;
    return true;
  }

  #opening(): Enter {
    const enter: Enter = { t: "enter", language: texts.tongue, epoch: this.#epoch, since: this.#n };
    return { ...enter, text_table: this.#textTable, seat: this.#sight, fast: settings.speed === "fast" };
  }

  /** Somebody whom the server does not know, or no longer, becomes a guest and comes in again. */
  async #hungUp(why: Ended): Promise<void> {
    if (why.code !== NO_SESSION) {
      this.ended = why;
      return;
    }
    try {
      await api.session({ language: texts.tongue });
      this.#line.open();
    } catch (problem) {
      this.ended = problem instanceof ServerProblem ? { ...why, reason: problem.error } : why;
    }
  }

  /** A spectator's wish: to see the hand of a seat that shows it. */
  look(seat: number | null): void {
    this.#sight = seat;
    this.#epoch = ""; // another sight is another story: from its beginning
    this.#line.again();
  }

  // -- what a person asks ---------------------------------------------------------------------------------------

  send(message: Asked): boolean {
    if (message.t === "undo") this.#pacer.freely();
    const sent = this.#line.send(message);
    if (!sent) toasts.say("wrong", this.lostText());
    return sent;
  }

  /** What to say when something is asked of a line that is down; the page knows the words. */
  lostText: () => string = () => "";

  /** Answer the open question; what hardly anybody means is asked about once more, and taken if it is chosen again. */
  play(index: number, sure = false): void {
    const prompt = this.prompt;
    if (!prompt || this.answered === prompt.decision) return;
    const again = sure || this.confirming === index;
    this.confirming = null;
    if (!again && settings.warnings && prompt.offers[index]?.warning) {
      this.confirming = index;
      return;
    }
    this.#pacer.freely();
    toasts.forgetWhy();
    if (this.send({ t: "move", decision: prompt.decision, index })) this.answered = prompt.decision;
  }

  /** Ask what a hard bot would do here, where the table has hints. */
  askHint(): void {
    const decision = this.prompt?.decision;
    if (decision === undefined || !this.table?.hints || this.hinting === decision || this.hint?.decision === decision) return;
    if (this.send({ t: "hint", decision })) this.hinting = decision;
  }

  /** A hint comes in the language that was spoken when it was thought of: with another language it goes. */
  #dropHint(): void {
    this.#retold = this.hint?.decision ?? this.hinting ?? this.#retold;
    this.hint = null;
    this.hinting = null;
  }

  /** Whoever had one is told it in her new language; by then, none is on its way in the old one. */
  #tellHintAnew(): void {
    const decision = this.#retold;
    this.#retold = null;
    if (decision === null || decision !== this.prompt?.decision) return;
    this.hint = null;
    this.hinting = null;
    this.askHint();
  }

  why(about: string): void {
    this.send({ t: "why", about });
  }

  /** Typed notation: an offered move is played, anything else is explained. */
  type(text: string): void {
    const typed = text.trim().replace(/\s+/g, " ");
    const index = this.prompt?.offers.findIndex((offer) => offer.text === typed || offer.parts.map((part) => part.word).join(" ") === typed) ?? -1;
    if (index >= 0) this.play(index, true); // whoever writes a move out means it
    else if (typed) this.why(typed);
  }

  /** Change when to be asked. A yield remembers what to go back to. */
  setPassing(level: PassLevel, stops: string[] = this.passing.stops): void {
    if (!level.startsWith("until-")) this.#calm = level;
    this.#pass({ ...this.passing, level, stops });
  }

  #pass(wish: Passing): void {
    this.passing = wish;
    this.send({ t: "passing", ...wish });
  }

  /** How this card is asked for now. */
  asking(card: string): Asking {
    if (this.passing.always?.includes(card)) return "always";
    return this.passing.never?.includes(card) ? "never" : "usual";
  }

  askFor(card: string, how: Asking): void {
    const without = (cards: string[] = []): string[] => cards.filter((other) => other !== card);
    const always = without(this.passing.always);
    const never = without(this.passing.never);
    if (how === "always") always.push(card);
    if (how === "never") never.push(card);
    this.#pass({ ...this.passing, always, never });
  }

  /** The cards that are asked for otherwise than everything else, by slug and title. */
  get askedFor(): [slug: string, title: string][] {
    return [...(this.passing.always ?? []), ...(this.passing.never ?? [])].map((card) => [card, this.titleOf(card)]);
  }

  titleOf(card: string): string {
    const told = this.log.flatMap((line) => line.cards ?? []).find(([slug]) => slug === card)?.[1];
    return this.faces[card]?.title ?? told ?? card;
  }

  cancelYield(): void {
    if (this.yielding) this.setPassing(this.#calm);
  }

  /** Pass until something else concerns one, where the game says what may; once more: no longer. */
  toggleUnconcerned(): void {
    if (this.stops.length === 0) return;
    if (this.passing.level === "until-concerned") this.cancelYield();
    else this.setPassing("until-concerned");
  }

  /** What usually concerns whoever plays, and nothing else; stops at steps stay. */
  usualStops(): void {
    const named = this.stops.flatMap((group) => group.stops);
    const others = this.passing.stops.filter((stop) => !named.some((one) => one.stop === stop));
    this.setPassing(this.passing.level, [...others, ...named.filter((one) => one.usual).map((one) => one.stop)]);
  }

  /** While a key is held down, everything is asked. */
  hold(on: boolean): void {
    const level = on ? "always" : this.#held;
    if (level === null || (on && this.#held !== null)) return;
    this.#held = on ? this.passing.level : null;
    this.#pass({ ...this.passing, level });
  }

  toggleStop(stop: string): void {
    const stops = this.passing.stops;
    const next = stops.includes(stop) ? stops.filter((other) => other !== stop) : [...stops, stop];
    this.setPassing(this.passing.level, next);
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    this.send({ t: "mute", seat, on });
  }

  /** Another language, or the other kind of table: everything is told anew. */
  speak(language: Tongue, textTable: boolean): void {
    this.#textTable = textTable;
    if (language !== this.#tongue) this.#dropHint();
    this.#tongue = language;
    if (this.line === "open") this.send({ t: "speak", language, text_table: textTable });
  }
}

/** What moves something on the table is worth a glance before the next thing moves; whoever looks closely looks at
 * what is done, not at every pass. */
function isWatched(message: FromServer, speed: Speed): boolean {
  if (message.t !== "changed" || (message.view?.length ?? 0) === 0) return false;
  return speed === "normal" || speed === "fast" || (message.log ?? []).some((line) => line.kind !== "pass" && line.kind !== "step" && !line.auto);
}
