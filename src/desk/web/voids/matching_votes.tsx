import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../core/time/day.ts";
import { HITS_MAX, type Outlook, type PickedGroups } from "../../waves/void_outlook.ts";
import { type HitGroup, isSpared, type WaveHit } from "../../waves/wave_hits.ts";
import type { TypedFields } from "../../../site/web/kit/form.tsx";
import { ticked, tickName } from "../../../site/web/kit/ticks.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { PlayerLink } from "./moderated_votes.tsx";
import { CHOICE_MAX } from "../../voids/vote_choice.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

/** Number of votes in the sample of a group. */
const LISTED = 6;

/** Number of groups with a sample, which are the largest. */
const SAMPLED = 20;

/** The id of the form beside the boxes, which they belong to. */
export const VOID_FORM = "void-form";

/** Name of the checkboxes of groups. The value of each is the number of votes in it. */
const GROUP = "group";

/** Reads the ticked groups from a form, and the choice and number of votes that its page showed. */
export function pickedGroups(typed: TypedFields): PickedGroups {
  const votesOf = (id: string) => Number(typed[tickName(GROUP, id)]);
  return {
    choiceKey: typed["of"],
    counted: Number(typed["counted"] ?? 0),
    votesById: new Map(ticked(typed, GROUP).map((id) => [id, votesOf(id)])),
  };
}

/** The votes that a choice matches, in groups that can be left out. */
export function MatchingVotes({ outlook }: { outlook: Outlook }) {
  const locale = currentLocale();
  const { hits: words } = locale.words.waves;
  const { choice, found, groups, isPickable, votes } = outlook;
  if (choice === undefined) return <div id="hits" hidden />;
  return (
    <div id="hits">
      <Panel
        title={words.title}
        aside={
          <span class="note" id="hits-ticked">{words.tickedOf(votes.length, found.length)}</span>
        }
      >
        {found.length === 0 ? <p>{words.none}</p> : (
          <>
            {isPickable || <p>{words.partial(HITS_MAX)}</p>}
            {found.length === CHOICE_MAX && <p>{words.most(CHOICE_MAX)}</p>}
            <Rows label={words.title}>
              {groups.map((group, nth) => (
                <Group outlook={outlook} group={group} hasSample={nth < SAMPLED} />
              ))}
            </Rows>
            <p class="note">{words.lead} {locale.words.voids.trustMeans}</p>
          </>
        )}
      </Panel>
    </div>
  );
}

function Group({ outlook: { isPickable, picked }, group, hasSample }: {
  outlook: Outlook;
  group: HitGroup;
  hasSample: boolean;
}) {
  const { hits: words } = currentLocale().words.waves;
  const { id, hits } = group;
  const name = nameOf(group);
  const sample = hits.slice(0, LISTED);
  return (
    <Row
      title={
        <label class="tick">
          {isPickable && (
            <input
              type="checkbox"
              form={VOID_FORM}
              name={tickName(GROUP, id)}
              value={String(hits.length)}
              checked={picked.has(id)}
            />
          )}
          <b>{name}</b>
        </label>
      }
      note={summaryOf(group)}
    >
      {hasSample && (
        <details>
          <summary>{words.sample(sample.length, hits.length)}</summary>
          <Table label={name} heads={words.heads} rows={sample.map((hit) => cellsOf(hit))} />
        </details>
      )}
    </Row>
  );
}

function nameOf({ kind, network }: HitGroup): string {
  const { hits: words } = currentLocale().words.waves;
  switch (kind) {
    case "network":
      return words.network(network ?? 0);
    case "confirmed":
    case "established":
      return words.trusts[kind];
    default:
      return words[kind];
  }
}

/** Returns the summary of a group: "40 votes · 8 addresses · accounts 4 min to 2 hours old". */
function summaryOf(group: HitGroup): string {
  const { hits: words } = currentLocale().words.waves;
  const ages = group.hits.map(ageOf).filter((ms) => ms !== null);
  const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)].map(ageText);
  return [
    words.found(group.hits.length),
    ...group.addresses > 0 ? [words.addresses(group.addresses)] : [],
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
  const before = [
    ...hit.isRegular ? [words.before.here] : [],
    ...hit.others > 0 ? [words.before.others(hit.others)] : [],
  ];
  const age = ageOf(hit);
  return [
    <PlayerLink id={hit.accountId} name={hit.player} />,
    <Instant at={hit.votedAt} />,
    age === null ? words.unknown : ageText(age),
    hit.address === null ? words.unknown : `#${hit.address}`,
    locale.words.voids.sources[hit.source ?? "unknown"],
    locale.words.voids.trusts[hit.trust ?? "unknown"],
    locale.formats.facts(before) || words.before.never,
  ];
}

/** Returns the age of an account when it voted, in milliseconds. Null if it is not known. */
function ageOf({ playerSince, votedAt }: WaveHit): number | null {
  return playerSince === null ? null : Math.max(0, votedAt.getTime() - playerSince.getTime());
}

function ageText(ms: number): string {
  const { age } = currentLocale().words.waves.hits;
  if (ms < 2 * HOUR_MS) return age.minutes(Math.floor(ms / MINUTE_MS));
  return ms < 2 * DAY_MS ? age.hours(Math.floor(ms / HOUR_MS)) : age.days(Math.floor(ms / DAY_MS));
}
