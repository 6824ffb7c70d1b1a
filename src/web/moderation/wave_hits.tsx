import { DAY_MS, HOUR_MS } from "../../time/day.ts";
import { groupHits, type Hit, type HitGroup } from "../../waves/wave_hits.ts";
import { Instant, Table } from "../frame/parts.tsx";
import { Sheet } from "../frame/state.tsx";
import { PlayerLink } from "./moderated_votes.tsx";
import type { Locale } from "../../locales/locale.ts";

const MINUTE_MS = 60_000;

/** Votes of a network that are listed. */
const LISTED = 10;

/** Groups that are listed: the busiest networks. */
const GROUPS = 20;

/** Groups that are open at first. */
const OPEN = 1;

/** The votes that a choice would void, by network. */
export function Hits({ locale, votes, hits, votesInSpan }: {
  locale: Locale;
  votes: number;
  hits: readonly Hit[];
  votesInSpan: number;
}) {
  const { hits: words } = locale.words.waves;
  const groups = groupHits(hits);
  const regulars = hits.filter(({ isRegular }) => isRegular).length;
  const spared = votesInSpan - votes;
  return (
    <Sheet title={words.title} id="hits" aside={<span class="note">{words.found(votes)}</span>}>
      {votes === 0 ? <p class="sheet__note">{words.none}</p> : (
        <>
          <p class="sheet__note">{words.lead} {locale.words.voids.trustMeans}</p>
          {hits.length < votes && <p class="sheet__note">{words.partial(hits.length)}</p>}
          {groups.slice(0, GROUPS).map((group, nth) => (
            <Group locale={locale} group={group} isOpen={nth < OPEN} />
          ))}
          <p class="sheet__note">
            {[words.forThem(regulars), ...spared > 0 ? [words.spared(spared)] : []].join(" ")}
          </p>
        </>
      )}
    </Sheet>
  );
}

function Group(
  { locale, group: { network, hits, addresses, regulars }, isOpen }: {
    locale: Locale;
    group: HitGroup;
    isOpen: boolean;
  },
) {
  const { hits: words } = locale.words.waves;
  const left = hits.length - LISTED;
  const summary = [
    words.found(hits.length),
    words.addresses(addresses),
    ...regulars > 0 ? [words.regulars(regulars)] : [],
  ];
  const name = network === null ? words.alone : words.network(network);
  return (
    <details class="hits" open={isOpen}>
      <summary>
        <b>{name}</b> <span>{summary.join(" · ")}</span>
      </summary>
      <Table
        label={name}
        heads={words.heads}
        cards="named"
        rows={hits.slice(0, LISTED).map((one) => cellsOf(locale, one))}
      />
      {left > 0 && <p class="note">{words.more(left)}</p>}
    </details>
  );
}

function cellsOf(locale: Locale, hit: Hit) {
  const { hits: words } = locale.words.waves;
  const { playerSince, votedAt, address, isRegular, others } = hit;
  const before = [
    ...isRegular ? [words.before.here] : [],
    ...others > 0 ? [words.before.others(others)] : [],
  ];
  return [
    <PlayerLink locale={locale} id={hit.accountId} name={hit.player} />,
    <Instant locale={locale} at={votedAt} />,
    playerSince === null
      ? words.unknown
      : ageOf(locale, Math.max(0, votedAt.getTime() - playerSince.getTime())),
    address === null ? words.unknown : `#${address}`,
    locale.words.voids.sources[hit.source ?? "unknown"],
    locale.words.voids.trusts[hit.trust ?? "unknown"],
    locale.formats.facts(before) || words.before.never,
  ];
}

/** Describes how old an account was when it voted. */
function ageOf(locale: Locale, ms: number): string {
  const { age } = locale.words.waves.hits;
  if (ms < 2 * HOUR_MS) return age.minutes(Math.floor(ms / MINUTE_MS));
  return ms < 2 * DAY_MS ? age.hours(Math.floor(ms / HOUR_MS)) : age.days(Math.floor(ms / DAY_MS));
}
