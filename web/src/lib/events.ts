// What the pages of events ask the server, and a few words about what it answers.
import { api } from "@/lib/api";
import type { Tongue } from "@/lib/wire";
import type { EventList, EventMade, EventTold, MeetingTold, NewEvent } from "@/lib/wire-events";

const address = (id: string): string => `/api/events/${encodeURIComponent(id)}`;

export const events = {
  listed: () => api.get<EventList>("/api/events"),
  read: (id: string, lang: Tongue) => api.get<EventTold>(`${address(id)}?lang=${lang}`),
  make: (wish: NewEvent) => api.ask<EventMade>("POST", "/api/events", wish),
  ask: (id: string, deed: string, lang: Tongue, body: unknown = {}) => api.ask<EventTold>("POST", `${address(id)}/${deed}?lang=${lang}`, body),
  file: (id: string, ending: "csv" | "json") => `${address(id)}/results.${ending}`,
};

/** The meetings by round, the latest round first; in a league all stand together. */
export function byRound(meetings: readonly MeetingTold[]): { round: number; final: boolean; meetings: MeetingTold[] }[] {
  const rounds = [...new Set(meetings.map((one) => one.round))].sort((one, other) => other - one);
  return rounds.map((round) => {
    const those = meetings.filter((one) => one.round === round);
    return { round, final: those.some((one) => one.final), meetings: those };
  });
}

/** What waits for somebody in an event: her tables that are dealt first, then those she could play now. */
export function waiting(event: EventTold): MeetingTold[] {
  const me = event.me;
  if (me === null || me === undefined) return [];
  const open = event.meetings.filter((one) => one.points == null && !one.void && one.entries.includes(me));
  return [...open.filter((one) => one.table), ...open.filter((one) => !one.table)];
}
