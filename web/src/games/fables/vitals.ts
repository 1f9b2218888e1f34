import type { FablesView } from "@/games/fables/view";
import type { Vital } from "@/games/parts/vitals";
import { t } from "@/lib/text.svelte";

/** HP, Defense, and damage that is on its way. */
export function vitals(view: FablesView, seat: number): Vital[] {
  const fighter = view.seats[seat];
  if (!fighter) return [];
  const coming = view.pending.filter((packet) => packet.target === seat).reduce((sum, packet) => sum + packet.amount, 0);
  return [
    { figure: "heart", name: t("web-fables-hit-points"), tip: "fables-hp", value: fighter.hp, of: fighter.max_hp, alarm: fighter.hp * 3 <= fighter.max_hp },
    { figure: "shield", name: t("web-fables-defense"), tip: "fables-defense", value: fighter.defense },
    ...(coming > 0 ? [{ figure: "blade", name: t("web-fables-coming"), tip: "fables-coming", value: coming, alarm: true } as const] : []),
  ];
}
