import { groupHits, type Hit, type HitGroup } from "../../waves/wave_hits.ts";
import { Instant, Table } from "../frame/parts.tsx";
import { Sheet } from "../frame/state.tsx";
import { PlayerLink } from "./moderated_votes.tsx";
import { SOURCES, TRUST_MEANS, TRUSTS } from "./void_words.ts";
import { WAVES } from "./wave_words.ts";

const { hits: words } = WAVES;

/** Votes of a network that are listed. */
const LISTED = 10;

/** Groups that are listed: the busiest networks. */
const GROUPS = 20;

/** Groups that are open at first. */
const OPEN = 1;

/** The votes that a choice would void, by network. */
export function Hits({ votes, hits, votesInSpan }: {
  votes: number;
  hits: readonly Hit[];
  votesInSpan: number;
}) {
  const groups = groupHits(hits);
  const regulars = hits.filter(({ isRegular }) => isRegular).length;
  return (
    <Sheet title={words.title} id="hits" aside={<span class="note">{words.found(votes)}</span>}>
      {votes === 0 ? <p class="sheet__note">{words.none}</p> : (
        <>
          <p class="sheet__note">{words.lead} {TRUST_MEANS}</p>
          {hits.length < votes && <p class="sheet__note">{words.partial(hits.length)}</p>}
          {groups.slice(0, GROUPS).map((group, nth) => <Group group={group} isOpen={nth < OPEN} />)}
          <p class="sheet__note">{words.forThem(regulars, votesInSpan - votes)}</p>
        </>
      )}
    </Sheet>
  );
}

function Group({ group: { network, hits, addresses, regulars }, isOpen }: {
  group: HitGroup;
  isOpen: boolean;
}) {
  const left = hits.length - LISTED;
  const name = network === null ? words.alone : words.network(network);
  return (
    <details class="hits" open={isOpen}>
      <summary>
        <b>{name}</b> <span>{words.summary(hits.length, addresses, regulars)}</span>
      </summary>
      <Table
        label={name}
        heads={words.heads}
        cards="named"
        rows={hits.slice(0, LISTED).map(cellsOf)}
      />
      {left > 0 && <p class="note">{words.more(left)}</p>}
    </details>
  );
}

function cellsOf(hit: Hit) {
  const { playerSince, votedAt, address, others } = hit;
  return [
    <PlayerLink id={hit.accountId} name={hit.player} />,
    <Instant at={votedAt} />,
    playerSince === null
      ? words.unknown
      : words.age(Math.max(0, (votedAt.getTime() - playerSince.getTime()) / 60_000)),
    address === null ? words.unknown : `#${address}`,
    SOURCES[hit.source ?? "unknown"],
    TRUSTS[hit.trust ?? "unknown"],
    words.before(hit.isRegular, others),
  ];
}
