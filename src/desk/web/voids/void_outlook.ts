import { Refusal, refusal } from "../../../core/refusals/refusal.ts";
import type { Actor } from "../../../core/rights/actor.ts";
import { findChosen, type VoteChoice } from "../../voids/vote_choice.ts";
import type { VoteKey } from "../../../site/voting/moderation/vote_keys.ts";
import {
  findHits,
  findRanksAfter,
  groupWaveHits,
  type HitGroup,
  isSpared,
  type RankAfter,
} from "../../waves/wave_hits.ts";
import type { TypedFields } from "../../../site/web/kit/form.tsx";
import { ticked, tickName } from "../../../site/web/kit/ticks.tsx";
import type { Web } from "../../../site/web/web_env.ts";

/** Name of the checkboxes of groups. The value of each is the number of votes in it. */
export const GROUP = "group";

/** Most votes that are examined one by one. */
export const HITS_MAX = 2_000;

/** Votes that a moderator would void, and the effects of voiding them. */
export interface Outlook {
  /** Undefined if there is no choice or an invalid one. */
  choice: VoteChoice | undefined;
  /** Votes that the choice matches. */
  found: readonly VoteKey[];
  /** The groups of the examined votes: all, or the first 2,000. */
  groups: HitGroup[];
  /** Whether groups can be left out. If more than 2,000 votes match, all of them are voided. */
  isPickable: boolean;
  /** The ids of the groups that are ticked. */
  ticked: ReadonlySet<string>;
  /** The votes that would be void: those of the ticked groups, or all that match. */
  votes: readonly VoteKey[];
  /** Number of these votes whose rewards are still waiting. */
  waiting: number;
  ranks: RankAfter[];
}

/** A choice of a server's votes, and the form that was sent with it. */
interface OutlookRequest {
  by: Actor;
  now: Date;
  choice: VoteChoice | undefined;
  typed: TypedFields;
  /**
   * The number of votes that a network needs to be ticked at first. If undefined, all groups are, except those of known
   * voters.
   */
  networkLine?: number | undefined;
}

/**
 * Finds the votes that a choice and its ticked groups would void, and the effects. Returns no votes for a refused
 * choice.
 */
export async function findOutlook(
  { services: { sql, ranking } }: Web,
  serverId: string,
  chosen: OutlookRequest,
): Promise<Outlook> {
  const { by, now, choice } = chosen;
  const found = choice === undefined
    ? []
    : await findChosen(sql, serverId, { by, now, choice }).catch(noneIfRefused);
  // Updates the ranking first.
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

/** Returns a key of a choice. A form's ticks only apply to the choice with the same key. */
export function keyOf(choice: VoteChoice): string {
  const { since, until, youngerDays, source, trust } = choice;
  return [since.toISOString(), until.toISOString(), youngerDays, source, trust].join();
}

/**
 * Returns the ids of the ticked groups: those in the form or, for a choice that was not shown before, those that belong
 * to a wave.
 */
function tickedIn(choice: VoteChoice, { typed, networkLine }: OutlookRequest) {
  if (typed["of"] === keyOf(choice)) {
    const ids = new Set(ticked(typed, GROUP));
    return ({ id }: HitGroup) => ids.has(id);
  }
  return (group: HitGroup) =>
    !isSpared(group) &&
    (networkLine === undefined || (group.kind === "network" && group.hits.length >= networkLine));
}

/**
 * Returns the votes that a form voids: those of the ticked groups, or all that match if the form had no groups. Refuses
 * if the votes differ from those that the moderator saw.
 */
export function pickedIn(
  typed: TypedFields,
  { isPickable, groups, found }: Pick<Outlook, "isPickable" | "groups" | "found">,
): readonly VoteKey[] {
  const counted = Number(typed["counted"] ?? 0);
  const hasTicks = typed["of"] !== undefined && counted <= HITS_MAX;
  if (hasTicks && !isPickable) {
    // The moderator left some votes out, which can't be distinguished from votes that were cast since.
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
