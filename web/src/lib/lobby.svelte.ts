// The lobby: tables as they come, fill and end.
import { api } from "@/lib/api";
import { Line, socketUrl, type LineState } from "@/lib/line";
import { whoever } from "@/lib/person.svelte";
import { texts } from "@/lib/text.svelte";
import type { FromLobby, TableLine, Tables } from "@/lib/wire";

export class Lobby {
  tables: TableLine[] = $state.raw([]);
  line: LineState = $state("opening");

  /** Only a socket is told what changes, and only somebody known gets one; others see the list as it is now. */
  open(): () => void {
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
        if (message.t === "lobby") this.tables = message.tables;
      },
      state: (state) => (this.line = state),
      ended: () => undefined,
    });
  }
}
