import { count } from "../frame/words.ts";
import { LISTING } from "./words.ts";

const { moves: words } = LISTING;

/** A place in a list, and the place a week ago: null if it wasn't listed, absent if unknown. */
export interface ListPlace {
  place: number;
  before?: number | null | undefined;
}

/** Shows how far a server moved within a week. Renders nothing if it didn't move or if its earlier place is unknown. */
export function Move({ place, before }: ListPlace) {
  if (before === undefined || before === place) return null;
  if (before === null) return <span class="move">{words.isNew}</span>;
  const [look, mark, way] = before > place
    ? ["move move--up", "▲", words.up]
    : ["move move--down", "▼", words.down];
  return (
    <span class={look}>
      <span aria-hidden="true">{mark}</span> {count(Math.abs(before - place))}
      <span class="unseen">{` ${way}`}</span>
    </span>
  );
}
