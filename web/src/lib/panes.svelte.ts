// The one dialog or sheet that is open.

export type Pane = "settings" | "keys" | "person" | "menu" | "reader" | "log" | "steps" | "first" | "legend" | "asking" | "concerns";

class Panes {
  open: Pane | null = $state(null);

  show(pane: Pane): void {
    this.open = pane;
  }

  close(): void {
    this.open = null;
  }
}

export const panes = new Panes();
