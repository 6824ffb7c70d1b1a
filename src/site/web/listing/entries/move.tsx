import { currentLocale } from "../../current_locale.ts";
import { Delta } from "../../kit/rows.tsx";

/** A rank in a list, with the rank a week ago: null if the server wasn't listed, absent if unknown. */
export interface ListedRank {
  rank: number;
  before?: number | null | undefined;
  /** Whether it is the rank among all servers in a filtered list. */
  isOfAll?: boolean;
}

/**
 * The change of a server's rank within a week. Renders nothing if there is no change or the earlier rank is unknown.
 */
export function Move({ rank, before }: ListedRank) {
  const locale = currentLocale();
  const { moves: words } = locale.words.listing;
  if (before === undefined || before === rank) return null;
  if (before === null) return <span class="delta">{words.isNew}</span>;
  const places = before - rank;
  return (
    <Delta by={places}>
      <span aria-hidden="true">{places > 0 ? "▲" : "▼"}</span>{" "}
      {locale.formats.count(Math.abs(places))}
      <span class="unseen">{` ${places > 0 ? words.up : words.down}`}</span>
    </Delta>
  );
}
