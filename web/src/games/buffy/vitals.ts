import { DESTINY_TO_WIN, PARK_TO_WIN } from "@/games/buffy/reading";
import type { BuffyView } from "@/games/buffy/view";
import type { Vital } from "@/games/parts/vitals";
import { t } from "@/lib/text.svelte";

/** Both ways to win, as far as they have come. */
export function vitals(view: BuffyView, seat: number): Vital[] {
  const destiny = view.seats[seat]?.destiny ?? 0;
  const park = view.park_holder === seat ? view.park_count : 0;
  return [
    { figure: "crown", name: t("web-buffy-destiny"), tip: "buffy-destiny", value: destiny, of: DESTINY_TO_WIN, alarm: destiny * 3 >= DESTINY_TO_WIN * 2 },
    { figure: "tree", name: t("web-buffy-park"), tip: "buffy-park-track", value: park, of: PARK_TO_WIN, alarm: park * 3 >= PARK_TO_WIN * 2 },
  ];
}
