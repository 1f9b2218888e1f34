import type { Vital } from "@/games/parts/vitals";
import type { VtesView } from "@/games/vtes/view";
import { t } from "@/lib/text.svelte";

const LOW = 5;

/** Pool, victory points once there are some, and the Edge. */
export function vitals(view: VtesView, seat: number): Vital[] {
  const side = view.seats[seat];
  if (!side) return [];
  return [
    ...(side.out ? [] : [{ figure: "gem", name: t("web-vtes-pool"), tip: "vtes-pool", value: side.pool, alarm: side.pool <= LOW } as const]),
    ...(side.points > 0 ? [{ figure: "sun", name: t("web-vtes-points"), tip: "vtes-points", value: side.points } as const] : []),
    ...(view.edge === seat ? [{ figure: "crown", name: t("web-vtes-edge"), tip: "vtes-edge", value: null } as const] : []),
  ];
}
