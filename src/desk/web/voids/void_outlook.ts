import { refusal } from "../../../core/refusals/refusal.ts";
import type { Actor } from "../../../core/rights/actor.ts";
import { DAY_MS } from "../../../core/time/day.ts";
import { countChosen, SPAN_MAX_DAYS, type VoteSelection } from "../../voids/void_batch.ts";
import type { VoteKey } from "../../voids/void_vote.ts";
import {
  findHits,
  findRanksAfter,
  type GroupBy,
  GROUPINGS,
  groupWaveHits,
  type HitGroup,
  isSpared,
  type RankAfter,
  type WaveHit,
} from "../../waves/wave_hits.ts";
import type { Typed } from "../../../site/web/kit/form.tsx";
import { ticked } from "../../../site/web/kit/ticks.tsx";
import type { Web } from "../../../site/web/web_env.ts";

/** Name of the checkboxes of groups. The value of each is the number of votes in it. */
export const GROUP = "group";

/** Prefix of the buttons that group the votes by something else. */
const BY = "by_";

/** What a moderator would void, and what that would do. */
export interface Outlook {
  choice: VoteSelection;
  /** Votes that the choice matches. */
  found: number;
  /** Those of them that are looked at one by one: all, or the first 2,000. */
  hits: WaveHit[];
  grouping: GroupBy;
  groups: HitGroup[];
  /** Whether groups can be left out. Of more than 2,000 votes, all that match are voided. */
  isPickable: boolean;
  /** The ids of the groups that are ticked. */
  ticked: ReadonlySet<string>;
  /** Votes that would be void: all of the ticked groups, or all that match. */
  votes: number;
  /** How many of them still have a reward that waits. */
  waiting: number;
  ranks: RankAfter[];
}

/** Finds what a choice, and the groups that a form ticked of it, would void. An invalid choice finds none. */
export async function findOutlook(
  { services: { sql, ranking } }: Web,
  serverId: string,
  { by, now, choice, typed = {} }: {
    by: Actor;
    now: Date;
    choice: VoteSelection;
    typed?: Typed | undefined;
  },
): Promise<Outlook> {
  const grouping = groupingIn(typed);
  const until = new Date(Math.min(choice.until.getTime(), now.getTime()));
  const chosen = { ...choice, until };
  if (!isValid(chosen)) return nothing(choice, grouping);
  // Brings the order up to date first.
  await ranking.standingOf(serverId);
  const [found, hits] = await Promise.all([
    countChosen(sql, serverId, { by, now, choice: chosen }),
    findHits(sql, serverId, { by, now, choice: chosen, counts: ranking.counts }),
  ]);
  const isPickable = hits.length === found;
  const groups = groupWaveHits(hits, grouping);
  const tickedGroups = isPickable ? tickedIn(typed, { choice, grouping, groups }) : groups;
  const taken = tickedGroups.flatMap((group) => group.hits);
  const votes = isPickable ? taken.length : found;
  const ranked = taken.filter(({ isRanked }) => isRanked).length;
  const lost = taken.length === 0 ? 0 : Math.round(ranked / taken.length * votes);
  return {
    choice,
    found,
    hits,
    grouping,
    groups,
    isPickable,
    ticked: new Set(tickedGroups.map(({ id }) => id)),
    votes,
    waiting: taken.filter(({ isWaiting }) => isWaiting).length,
    ranks: await findRanksAfter(sql, serverId, lost),
  };
}

function isValid({ since, until, ...numbers }: VoteSelection): boolean {
  const span = until.getTime() - since.getTime();
  const { youngerDays, sharing, networkSharing } = numbers;
  return span > 0 && span <= SPAN_MAX_DAYS * DAY_MS &&
    [youngerDays, sharing, networkSharing].every((number) => number !== 0);
}

/** Returns the outlook of a page on which nothing is chosen yet. */
export function emptyOutlook(now: Date): Outlook {
  const open = { youngerDays: null, sharing: null, networkSharing: null, source: null };
  return nothing({ since: now, until: now, ...open }, "network");
}

function nothing(choice: VoteSelection, grouping: GroupBy): Outlook {
  const none = { found: 0, hits: [], groups: [], ticked: new Set<string>(), votes: 0, waiting: 0 };
  return { choice, grouping, ...none, isPickable: true, ranks: [] };
}

/** Returns what a form groups votes by: its pressed button, or else what they were grouped by before. */
function groupingIn({ act, grouping }: Typed): GroupBy {
  const pressed = GROUPINGS.find((by) => act === BY + by);
  return pressed ?? GROUPINGS.find((by) => by === grouping) ?? "network";
}

/** Returns the value of the button that groups votes by something. */
export function pressOf(by: GroupBy): string {
  return BY + by;
}

/** Names a choice and its grouping. A form's ticks count for no other choice. */
export function keyOf({ choice, grouping }: Pick<Outlook, "choice" | "grouping">): string {
  const { since, until, youngerDays, sharing, networkSharing = null, source, trust = null } =
    choice;
  const parts = [since.toISOString(), until.toISOString(), youngerDays, sharing, networkSharing];
  return [...parts, source, trust, grouping].join();
}

/** Returns the groups that are ticked. Of a choice that was not shown before, all but those of known voters are. */
function tickedIn(
  typed: Typed,
  { choice, grouping, groups }: Pick<Outlook, "choice" | "grouping" | "groups">,
): HitGroup[] {
  if (typed["of"] !== keyOf({ choice, grouping })) {
    return groups.filter((group) => !isSpared(group));
  }
  const ids = new Set(ticked(typed, GROUP));
  return groups.filter(({ id }) => ids.has(id));
}

/**
 * Returns the votes of the groups that a form ticked. Undefined: it had none to tick, and means the whole choice. Refuses
 * if a ticked group has other votes now.
 */
export function pickedIn(typed: Typed, { ticked: found, groups }: Outlook): VoteKey[] | undefined {
  if (typed["of"] === undefined) return undefined;
  const ids = ticked(typed, GROUP);
  const picked = groups.filter(({ id }) => found.has(id)).flatMap(({ hits }) => hits);
  if (ids.every((id) => found.has(id))) return picked;
  const expected = ids.reduce((sum, id) => sum + Number(typed[`${GROUP}:${id}`]), 0);
  throw refusal("void_choice_changed", { why: "counted", expected, votes: picked.length });
}
