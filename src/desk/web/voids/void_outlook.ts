import { Refusal, refusal } from "../../../core/refusals/refusal.ts";
import type { Actor } from "../../../core/rights/actor.ts";
import { findChosen, type VoteChoice } from "../../voids/vote_choice.ts";
import type { VoteKey } from "../../voids/void_vote.ts";
import {
  findHits,
  findRanksAfter,
  groupWaveHits,
  type HitGroup,
  isSpared,
  type RankAfter,
} from "../../waves/wave_hits.ts";
import type { Typed } from "../../../site/web/kit/form.tsx";
import { ticked, tickName } from "../../../site/web/kit/ticks.tsx";
import type { Web } from "../../../site/web/web_env.ts";

/** Name of the checkboxes of groups. The value of each is the number of votes in it. */
export const GROUP = "group";

/** Most votes that are looked at one by one. */
export const HITS_MAX = 2_000;

/** Votes that a moderator would void, and the effects of voiding them. */
export interface Outlook {
  /** Undefined: nothing is chosen, or a choice that means nothing. */
  choice: VoteChoice | undefined;
  /** Votes that the choice matches. */
  found: readonly VoteKey[];
  /** Of those that are looked at one by one: all, or the first 2,000. */
  groups: HitGroup[];
  /** Whether groups can be left out. Of more than 2,000 votes, all that match are voided. */
  isPickable: boolean;
  /** The ids of the groups that are ticked. */
  ticked: ReadonlySet<string>;
  /** Votes that would be void: all of the ticked groups, or all that match. */
  votes: readonly VoteKey[];
  /** Number of these votes whose rewards still wait. */
  waiting: number;
  ranks: RankAfter[];
}

/** A choice of a server's votes, and the form that was sent with it. */
interface Chosen {
  by: Actor;
  now: Date;
  choice: VoteChoice | undefined;
  typed: Typed;
  /** The votes that a network needs to be ticked at first; 0: all are, except those of known voters. */
  networkLine?: number | undefined;
}

/**
 * Finds what a choice, and the groups that a form ticked of it, would void. Returns no votes for a choice that is
 * refused.
 */
export async function findOutlook(
  { services: { sql, ranking } }: Web,
  serverId: string,
  chosen: Chosen,
): Promise<Outlook> {
  const { by, now, choice } = chosen;
  const found = choice === undefined
    ? []
    : await findChosen(sql, serverId, { by, now, choice }).catch(noneIfRefused);
  // Brings the order up to date first.
  if (found.length > 0) await ranking.standingOf(serverId);
  const looked = found.slice(0, HITS_MAX);
  const hits = await findHits(sql, serverId, { by, votes: looked, counts: ranking.counts });
  const groups = groupWaveHits(hits);
  const isPickable = found.length <= HITS_MAX;
  const tickedGroups = choice && isPickable ? groups.filter(tickedIn(choice, chosen)) : groups;
  const taken = tickedGroups.flatMap((group) => group.hits);
  const votes = isPickable ? taken : found;
  const ranked = taken.filter(({ isRanked }) => isRanked).length;
  const lost = taken.length === 0 ? 0 : Math.round(ranked / taken.length * votes.length);
  return {
    choice,
    found,
    groups,
    isPickable,
    ticked: new Set(tickedGroups.map(({ id }) => id)),
    votes,
    waiting: taken.filter(({ isWaiting }) => isWaiting).length,
    ranks: votes.length === 0 ? [] : await findRanksAfter(sql, serverId, lost),
  };
}

function noneIfRefused(error: unknown): VoteKey[] {
  if (error instanceof Refusal && error.code === "void_choice_invalid") return [];
  throw error;
}

/** Names a choice. A form's ticks count for no other choice. */
export function keyOf(choice: VoteChoice): string {
  const { since, until, youngerDays, source, trust } = choice;
  return [since.toISOString(), until.toISOString(), youngerDays, source, trust].join();
}

/** Returns which groups are ticked: as the form has them or, of a choice that was not shown before, as a wave needs. */
function tickedIn(choice: VoteChoice, { typed, networkLine = 0 }: Chosen) {
  if (typed["of"] === keyOf(choice)) {
    const ids = new Set(ticked(typed, GROUP));
    return ({ id }: HitGroup) => ids.has(id);
  }
  return (group: HitGroup) =>
    !isSpared(group) && (group.kind === "network" ? group.hits.length : 0) >= networkLine;
}

/**
 * Returns the votes that a form voids: those of the ticked groups, or all that match if the form had no groups. Refuses
 * if these are fewer or other votes than the moderator saw.
 */
export function pickedIn(
  typed: Typed,
  { isPickable, groups, found }: Pick<Outlook, "isPickable" | "groups" | "found">,
): readonly VoteKey[] {
  const counted = Number(typed["counted"] ?? 0);
  const hasTicks = typed["of"] !== undefined && counted <= HITS_MAX;
  if (hasTicks && !isPickable) {
    // Its moderator left some out, and the votes that came since can't be told from those.
    throw refusal("void_choice_changed", {
      why: "counted",
      expected: counted,
      votes: found.length,
    });
  }
  const ids = ticked(typed, GROUP);
  const votes = hasTicks
    ? groups.filter(({ id }) => ids.includes(id)).flatMap(({ hits }) => hits)
    : found;
  const expected = hasTicks
    ? ids.reduce((sum, id) => sum + Number(typed[tickName(GROUP, id)]), 0)
    : counted;
  if (hasTicks ? votes.length === expected : votes.length >= expected) return votes;
  throw refusal("void_choice_changed", { why: "counted", expected, votes: votes.length });
}
