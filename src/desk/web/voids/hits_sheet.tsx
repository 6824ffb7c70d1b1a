import { DAY_MS, HOUR_MS } from "../../../core/time/day.ts";
import { GROUPINGS, type HitGroup, isSpared, type WaveHit } from "../../waves/wave_hits.ts";
import { tickName } from "../../../site/web/kit/ticks.tsx";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { PlayerLink } from "./moderated_votes.tsx";
import { GROUP, keyOf, type Outlook, pressOf } from "./void_outlook.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Rows } from "../../../site/web/kit/rows.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

const MINUTE_MS = 60_000;

/** Votes of a group that are listed: a sample. */
const LISTED = 6;

/** Groups with a sample: the largest. */
const SAMPLED = 20;

/** The form that the boxes belong to, which stands beside them. */
export const VOID_FORM = "void-form";

/** The votes that a choice matches, in groups that can be left out. */
export function Hits({ outlook, votesInSpan }: {
  outlook: Outlook;
  /** All votes of the same hours, on the page of an alert, which has said what the kinds of trust mean. */
  votesInSpan?: number;
}) {
  const locale = currentLocale();
  const { hits: words } = locale.words.waves;
  const { found, hits, groups, votes } = outlook;
  const regulars = hits.filter(({ isRegular }) => isRegular).length;
  const spared = (votesInSpan ?? found) - found;
  const aside = <span class="note">{words.tickedOf(votes, found)}</span>;
  return (
    <div id="hits" data-of={keyOf(outlook)}>
      <Panel title={words.title} aside={<span id="hits-ticked">{aside}</span>}>
        {outlook.isPickable && (
          <input type="hidden" form={VOID_FORM} name="of" value={keyOf(outlook)} />
        )}
        <input type="hidden" form={VOID_FORM} name="grouping" value={outlook.grouping} />
        {found === 0 ? <p>{words.none}</p> : (
          <>
            <Groupings outlook={outlook} />
            {outlook.isPickable || <p>{words.partial(hits.length)}</p>}
            <Rows>
              {groups.map((group, nth) => <Group outlook={outlook} group={group} nth={nth} />)}
            </Rows>
            <p>
              {[words.forThem(regulars), ...spared > 0 ? [words.spared(spared)] : []].join(" ")}
            </p>
            <p class="note">
              {words.lead} {votesInSpan === undefined ? locale.words.voids.trustMeans : null}
            </p>
          </>
        )}
      </Panel>
    </div>
  );
}

/** Buttons that group the votes by something else. */
function Groupings({ outlook: { grouping } }: { outlook: Outlook }) {
  const { hits: words } = currentLocale().words.waves;
  return (
    <div class="actions" role="group" aria-label={words.groupBy}>
      <span>{words.groupBy}</span>
      {GROUPINGS.map((by) => (
        <button
          type="submit"
          form={VOID_FORM}
          formnovalidate
          name="act"
          value={pressOf(by)}
          class={by === grouping ? "primary" : "secondary"}
          aria-pressed={by === grouping ? "true" : "false"}
        >
          {words.groupings[by]}
        </button>
      ))}
    </div>
  );
}

function Group({ outlook, group, nth }: {
  outlook: Outlook;
  group: HitGroup;
  nth: number;
}) {
  const locale = currentLocale();
  const { hits: words } = locale.words.waves;
  const { id, hits } = group;
  const name = nameOf(group);
  const sample = hits.slice(0, LISTED);
  return (
    <li class="row row--wraps">
      <div class="row__main">
        <label class="tick">
          {outlook.isPickable && (
            <input
              type="checkbox"
              form={VOID_FORM}
              name={tickName(GROUP, id)}
              value={String(hits.length)}
              checked={outlook.ticked.has(id)}
            />
          )}
          <span>
            <b>{name}</b>
            <span class="note">{` ${summaryOf(group)}`}</span>
          </span>
        </label>
        {nth < SAMPLED && (
          <details>
            <summary>{words.sample(sample.length, hits.length)}</summary>
            <Table
              label={name}
              heads={words.heads}
              rows={sample.map((one) => cellsOf(one))}
            />
          </details>
        )}
      </div>
      <b class="row__end">{locale.formats.count(hits.length)}</b>
    </li>
  );
}

function nameOf({ kind, which }: HitGroup): string {
  const { hits: words } = currentLocale().words.waves;
  switch (kind) {
    case "network":
      return words.network(Number(which));
    case "address":
      return words.address(Number(which));
    case "source":
      return words.cast(sourceOf(which));
    case "age":
      return Object.entries(words.ages).find(([age]) => age === which)?.[1] ?? words.unknown;
    case "trust":
      return Object.entries(words.trusts).find(([trust]) => trust === which)?.[1] ?? words.unknown;
    case "regulars":
      return words.regulars;
    case "alone":
      return words.alone;
  }
}

function sourceOf(which: string): string {
  return Object.entries(currentLocale().words.voids.sources).find(([name]) => name === which)
    ?.[1] ?? which;
}

/** "8 addresses · accounts 4 min to 2 hours old": what tells a group's votes from others. */
function summaryOf(group: HitGroup): string {
  const { hits, addresses } = group;
  const { hits: words } = currentLocale().words.waves;
  const ages = hits.flatMap((hit) => {
    const ms = ageOf(hit);
    return ms === null ? [] : [ms];
  });
  const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)]
    .map((ms) => ageText(ms));
  return [
    words.found(hits.length),
    ...hits.some(({ address }) => address !== null) ? [words.addresses(addresses)] : [],
    ...ages.length === 0 ? [] : [
      youngest === oldest
        ? words.ageOf(youngest ?? "")
        : words.agesOf(youngest ?? "", oldest ?? ""),
    ],
    ...isSpared(group) ? [words.sparedLead] : [],
  ].join(" · ");
}

function cellsOf(hit: WaveHit) {
  const locale = currentLocale();
  const { hits: words } = locale.words.waves;
  const { votedAt, address, isRegular, others } = hit;
  const before = [
    ...isRegular ? [words.before.here] : [],
    ...others > 0 ? [words.before.others(others)] : [],
  ];
  const age = ageOf(hit);
  return [
    <PlayerLink id={hit.accountId} name={hit.player} />,
    <Instant at={votedAt} />,
    age === null ? words.unknown : ageText(age),
    address === null ? words.unknown : `#${address}`,
    locale.words.voids.sources[hit.source ?? "unknown"],
    locale.words.voids.trusts[hit.trust ?? "unknown"],
    locale.formats.facts(before) || words.before.never,
  ];
}

/** Returns how old an account was when it voted, in milliseconds. Null: not known. */
function ageOf({ playerSince, votedAt }: WaveHit): number | null {
  return playerSince === null ? null : Math.max(0, votedAt.getTime() - playerSince.getTime());
}

function ageText(ms: number): string {
  const { age } = currentLocale().words.waves.hits;
  if (ms < 2 * HOUR_MS) return age.minutes(Math.floor(ms / MINUTE_MS));
  return ms < 2 * DAY_MS ? age.hours(Math.floor(ms / HOUR_MS)) : age.days(Math.floor(ms / DAY_MS));
}
