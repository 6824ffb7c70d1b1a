import type { Board } from "../../../voting/boards.ts";
import { currentLocale } from "../../current_locale.ts";
import { Row, Rows } from "../../kit/rows.tsx";
import { Chip } from "../../kit/state.tsx";
import { Tile } from "../../servers/face.tsx";

/** A voter of a board. */
type BoardEntry = Board["top"][number];

/** The viewer's own place on a board. */
export interface OwnPlace extends BoardEntry {
  /** Undefined if the viewer isn't among those that were counted. */
  place: number | undefined;
}

/** The looks of the first three places. */
const MEDALS = ["medal medal--1", "medal medal--2", "medal medal--3"];

/** The ranked list of a board's voters. The viewer's own row is always visible, even below the last place shown. */
export function VoterList({ voters, own, hasBars = false }: {
  voters: readonly BoardEntry[];
  own?: OwnPlace | undefined;
  /** Whether bars compare the voters. */
  hasBars?: boolean;
}) {
  const ownAt = (own?.isListed && own.place || 0) - 1;
  const below = own && voters[ownAt] === undefined ? own : undefined;
  if (voters.length === 0 && !below) return null;
  const most = hasBars ? Math.max(...[...voters, ...below ? [below] : []].map(votesOf)) : undefined;
  return (
    <Rows isRanked>
      {voters.map((voter, nth) => (
        <VoterRow
          voter={voter}
          place={nth + 1}
          most={most}
          isOwn={nth === ownAt}
        />
      ))}
      {below && <OwnRow own={below} voters={voters} most={most} />}
    </Rows>
  );
}

function votesOf({ votes }: BoardEntry): number {
  return votes;
}

/** The viewer's row below the others, after the number of those between. */
function OwnRow({ own, voters, most }: {
  own: OwnPlace;
  voters: readonly BoardEntry[];
  most: number | undefined;
}) {
  const { board: words } = currentLocale().words.voting;
  const { votes } = own;
  const place = own.isListed ? own.place : undefined;
  const between = place === undefined ? 0 : place - 1 - voters.length;
  const behind = (voters.at(-1)?.votes ?? 0) - votes;
  return (
    <>
      {between > 0 && <li class="row note">{words.more(between)}</li>}
      <VoterRow
        voter={own}
        place={place}
        most={most}
        note={behind > 0 ? words.behind(behind, voters.length) : undefined}
        isOwn
      />
    </>
  );
}

/** A voter. The first three have medals. */
function VoterRow({ voter, place, most, note, isOwn }: {
  voter: BoardEntry;
  place: number | undefined;
  /** The votes of a full bar. Undefined without bars. */
  most: number | undefined;
  note?: string | undefined;
  isOwn: boolean;
}) {
  const { words: { voting: { board: words } }, formats } = currentLocale();
  const { username, votes, isListed } = voter;
  return (
    <Row
      art={
        <>
          <span class={MEDALS[(place ?? 0) - 1] ?? "medal"}>
            {place === undefined ? "–" : formats.count(place)}
          </span>
          <Tile slug={username} name={username} />
        </>
      }
      title={
        <>
          <b>
            <bdi>{username}</bdi> {isOwn ? <Chip>{words.you}</Chip> : null}
            {isListed ? null : <Chip>{words.unlisted}</Chip>}
          </b>
          {most && (
            <progress
              class={isOwn ? "meter now" : "meter"}
              value={votes}
              max={most}
              aria-hidden="true"
            />
          )}
        </>
      }
      note={note}
      end={<span class="soft">{words.votes(votes)}</span>}
      isCurrent={isOwn}
    />
  );
}
