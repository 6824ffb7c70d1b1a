import { currentLocale } from "../current_locale.ts";

/** A rank in a list, and the rank a week ago: null if it wasn't listed, absent if unknown. */
export interface ListedRank {
  rank: number;
  before?: number | null | undefined;
  /** Whether it is the rank among all servers, in a list of some of them. */
  isOfAll?: boolean;
}

/** Shows how far a server moved within a week. Renders nothing if it didn't move or if its earlier rank is unknown. */
export function Move({ rank, before }: ListedRank) {
  const locale = currentLocale();
  const { moves: words } = locale.words.listing;
  if (before === undefined || before === rank) return null;
  if (before === null) return <span class="delta">{words.isNew}</span>;
  const [look, mark, way] = before > rank
    ? ["delta good", "▲", words.up]
    : ["delta bad", "▼", words.down];
  return (
    <span class={look}>
      <span aria-hidden="true">{mark}</span> {locale.formats.count(Math.abs(before - rank))}
      <span class="unseen">{` ${way}`}</span>
    </span>
  );
}
