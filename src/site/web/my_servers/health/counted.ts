import { COUNTED_MAX } from "../../../deliveries/delivery_figures.ts";
import type { Overview } from "../../../keys/own_overview.ts";
import { currentLocale } from "../../current_locale.ts";
import { sumOf } from "../../sum_of.ts";

/** Formats the sum of counts of deliveries: "1,000+" if one of them is above the maximum. */
export function counted(...counts: readonly number[]): string {
  const { formats, words } = currentLocale();
  const isMore = counts.some((count) => count > COUNTED_MAX);
  if (!isMore) return formats.count(sumOf(counts));
  return words.deliveries.log.atLeast(sumOf(counts.map((count) => Math.min(count, COUNTED_MAX))));
}

/** Returns a sentence for each state of the deliveries that haven't arrived: "Waiting: 3." and "On hold: 1." */
export function unfinished({ waiting, onHold }: Pick<Overview, "waiting" | "onHold">): string[] {
  const { health: words } = currentLocale().words.overview;
  return [
    ...waiting === 0 ? [] : [words.waiting(counted(waiting))],
    ...onHold === 0 ? [] : [words.onHold(counted(onHold))],
  ];
}
