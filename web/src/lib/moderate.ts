// What the moderators' page asks the server.
import { api } from "@/lib/api";
import type { Moderated, NewDeed, Outcome, ReportState, WatchedList } from "@/lib/wire-moderate";

export const moderated = (): Promise<Moderated> => api.get<Moderated>("/api/moderate");

export const calledSo = (name: string): Promise<WatchedList> => api.get<WatchedList>(`/api/moderate/people?name=${encodeURIComponent(name)}`);

export const doDeed = (deed: NewDeed): Promise<Moderated> => api.ask<Moderated>("POST", "/api/moderate/deeds", deed);

export const lift = (number: number, reason: string): Promise<Moderated> => api.ask<Moderated>("POST", `/api/moderate/measures/${number}/lift`, { reason });

export const seeTo = (number: number, state: ReportState, outcome: Outcome): Promise<Moderated> =>
  api.ask<Moderated>("POST", `/api/moderate/reports/${number}`, { state, outcome });

/** How long a mute or a ban lasts, in minutes; null: for good. */
export const SPANS: readonly (number | null)[] = [60, 24 * 60, 7 * 24 * 60, 30 * 24 * 60, null];
