// Made from src/noctuary/server/wires/asks.py by tools/wire_types.py: change it there, then run that.

import type { PassLevel, Tongue } from "@/lib/wire";

/** The first message: where the client was, and how it wants to be told. */
export interface Enter {
  t: "enter";
  language: Tongue;
  epoch?: string;
  since?: number;
  text_table?: boolean;
  seat?: number | null;
  fast?: boolean;
}

export interface PlayMove {
  t: "move";
  decision: number;
  index: number;
}

/** Why can't I? About a typed move, or a word on the table that was pointed at. */
export interface Why {
  t: "why";
  about: string;
}

/** What would `hard` do here? Only at a table that has hints, and only about one's own question. */
export interface Hint {
  t: "hint";
  decision: number;
}

export interface Say {
  t: "say";
  text: string;
}

export interface SetPassing {
  t: "passing";
  level: PassLevel;
  stops?: string[];
  always?: string[];
  never?: string[];
}

/** Bots lose no time where she is alone with them; where several people play, they keep an even pace. */
export interface SetPace {
  t: "pace";
  fast: boolean;
}

export interface Undo {
  t: "undo";
}

/** Yes or no to what another seat asks. */
export interface Answer {
  t: "answer";
  id: number;
  yes: boolean;
}

/** Take back what one has asked the others for. */
export interface Withdraw {
  t: "withdraw";
  id: number;
}

/** Take an open seat, or a bot's: in a running game that asks those who play. */
export interface Sit {
  t: "sit";
  seat: number;
  choice?: string | null;
}

/** Give a seat (one's own; the host: an open one) to a bot. */
export interface HandOver {
  t: "hand-over";
  seat: number;
  bot?: string;
}

export interface Leave {
  t: "leave";
}

export interface Concede {
  t: "concede";
}

export interface Pause {
  t: "pause";
  on: boolean;
}

export interface Rematch {
  t: "rematch";
}

/** The host opens or closes the chat. */
export interface SetChat {
  t: "set-chat";
  open: boolean;
}

/** Hear no more of what this seat's person says. */
export interface Mute {
  t: "mute";
  seat: number;
  on: boolean;
}

/** Show a line of the chat to the moderators of this server. */
export interface Report {
  t: "report";
  line: number;
  why?: string;
}

/** Never again hear this person, nor sit with her: whoever said a line, or sits at a seat. */
export interface Block {
  t: "block";
  line?: number | null;
  seat?: number | null;
}

/** Change the language, or the kind of table, without a reload: answered by a snapshot. */
export interface Speak {
  t: "speak";
  language: Tongue;
  text_table?: boolean;
}

/** Let those who watch over one's shoulder see one's hand, or no longer. */
export interface SetSight {
  t: "set-sight";
  shown: boolean;
}

/** An opponent has been away for the set time: end the game. */
export interface Claim {
  t: "claim";
  seat: number;
}

export interface Ping {
  t: "ping";
}

export type Asked = Enter | PlayMove | Why | Hint | Say | SetPassing | SetPace | Undo | Answer | Withdraw | Sit | HandOver | Leave | Concede | Pause | Rematch | SetChat | Mute | Report | Block | Speak | SetSight | Claim | Ping;
