// The lobby: tables as they come, fill and end.
import { api } from "@/lib/api";
import { NO_SESSION, type Ended } from "@/lib/closing";
import { Line, socketUrl, type LineState } from "@/lib/line";
import { whoever } from "@/lib/person.svelte";
import { texts } from "@/lib/text.svelte";
import type { FromLobby, Invited, TableLine, Tables } from "@/lib/wire";

export class Lobby {
  tables: TableLine[] = $state.raw([]);
  /** Who asks one to a table. */
  invited: Invited[] = $state.raw([]);
  line: LineState = $state("opening");
  /** Why the server has hung up: the list is no longer told. */
  ended: Ended | null = $state.raw(null);

  /** Only a socket is told what changes, and only somebody known gets one; others see the list as it is now. */
  open(): () => void {
    this.ended = null;
    if (whoever.person) {
      const line = this.#line();
      line.open();
      return () => line.close();
    }
    void api.get<Tables>("/api/tables").then((told) => (this.tables = told.tables));
    return () => undefined;
  }

  #line(): Line<FromLobby> {
    return new Line<FromLobby>(socketUrl(`/ws/lobby?lang=${texts.tongue}`), {
      opening: () => null,
      heard: (message) => {
        if (message.t !== "lobby") return;
        this.tables = message.tables;
        this.invited = message.invited ?? [];
      },
      state: (state) => (this.line = state),
      ended: (why) => {
        if (why.code === NO_SESSION) void whoever.greet(); // somebody whom the server no longer knows is nobody yet
        else this.ended = why;
      },
    });
  }
}
