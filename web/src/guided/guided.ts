// What a guided table asks of whoever keeps a lesson or a puzzle.
import type { Keyed, View } from "@/lib/board";
import type { Face } from "@/lib/wire";

export interface Guided extends Keyed {
  readonly view: View;
  readonly faces: Record<string, Face>;
  onread: (slug: string, pin: boolean) => void;
  onstudy: (slug: string) => void;
  begin(): void;
}
