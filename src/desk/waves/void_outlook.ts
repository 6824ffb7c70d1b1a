import type { Sql } from "../../core/database/connect.ts";
import { Refusal, refusal } from "../../core/refusals/refusal.ts";
import type { Actor } from "../../core/rights/actor.ts";
import type { Ranking } from "../../site/servers/index/ranking_copy.ts";
import type { VoteKey } from "../../site/voting/moderation/vote_keys.ts";
import { findChosen, type VoteChoice } from "../voids/vote_choice.ts";
import {
  findHits,
  findRanksAfter,
  groupWaveHits,
  type HitGroup,
  isSpared,
  type RankAfter,
} from "./wave_hits.ts";

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
  /** The ids of the picked groups. */
  picked: ReadonlySet<string>;
  /** The votes that would be void: those of the picked groups, or all that match. */
  votes: readonly VoteKey[];
  /** Number of these votes whose rewards are still waiting. */
  waiting: number;
  ranks: RankAfter[];
}

/** The groups that a moderator picked, from the votes that they saw. */
export interface PickedGroups {
  /** The key of the choice that the moderator saw. Undefined if they saw no votes. */
  choiceKey: string | undefined;
  /** Number of votes that would have been void at that time. */
  counted: number;
  /** The number of votes that each picked group had, by the group's id. */
  votesById: ReadonlyMap<string, number>;
}

/** A choice of a server's votes, and the groups that were picked. */
interface OutlookRequest {
  by: Actor;
  now: Date;
  choice: VoteChoice | undefined;
  picked: PickedGroups;
  /**
   * The number of votes that a network needs to be picked at first. If undefined, all groups are, except those of known
   * voters.
   */
  networkLine?: number | undefined;
}

/**
 * Finds the votes that a choice and its picked groups would void, and the effects. Returns no votes for a refused
 * choice.
 */
export async function findOutlook(
  { sql, ranking }: { sql: Sql; ranking: Ranking },
  serverId: string,
  chosen: OutlookRequest,
): Promise<Outlook> {
  const { by, now, choice } = chosen;
  const found = choice === undefined
    ? []
    : await findChosen(sql, serverId, { by, now, choice }).catch(noneIfRefused);
  // Updates the ranking first.
  if (found.length > 0) await ranking.standingOf(serverId);
  const examined = found.slice(0, HITS_MAX);
  const hits = await findHits(sql, serverId, { by, votes: examined, counts: ranking.counts });
  const groups = groupWaveHits(hits);
  const isPickable = found.length <= HITS_MAX;
  const pickedGroups = choice && isPickable ? groups.filter(pickedIn(choice, chosen)) : groups;
  const taken = pickedGroups.flatMap((group) => group.hits);
  const votes = isPickable ? taken : found;
  const ranked = taken.filter(({ isRanked }) => isRanked).length;
  const lost = taken.length === 0 ? 0 : Math.round(ranked / taken.length * votes.length);
  return {
    choice,
    found,
    groups,
    isPickable,
    picked: new Set(pickedGroups.map(({ id }) => id)),
    votes,
    waiting: taken.filter(({ isWaiting }) => isWaiting).length,
    ranks: votes.length === 0 ? [] : await findRanksAfter(sql, serverId, lost),
  };
}

function noneIfRefused(error: unknown): VoteKey[] {
  if (error instanceof Refusal && error.code === "void_choice_invalid") return [];
  throw error;
}

/** Returns a key of a choice. Picked groups only apply to the choice with the same key. */
export function keyOf(choice: VoteChoice): string {
  const { since, until, youngerDays, source, trust } = choice;
  return [since.toISOString(), until.toISOString(), youngerDays, source, trust].join();
}

/**
 * Returns a test for picked groups: those that the moderator picked or, for a choice that they didn't see before, those
 * that belong to a wave.
 */
function pickedIn(choice: VoteChoice, { picked, networkLine }: OutlookRequest) {
  if (picked.choiceKey === keyOf(choice)) return ({ id }: HitGroup) => picked.votesById.has(id);
  return (group: HitGroup) =>
    !isSpared(group) &&
    (networkLine === undefined || (group.kind === "network" && group.hits.length >= networkLine));
}

/**
 * Returns the votes to void: those of the picked groups, or all that match if the moderator saw no groups to pick from.
 * Refuses if the votes differ from those that the moderator saw.
 */
export function pickVotes(
  { choiceKey, counted, votesById }: PickedGroups,
  { isPickable, groups, found }: Pick<Outlook, "isPickable" | "groups" | "found">,
): readonly VoteKey[] {
  if (choiceKey === undefined || counted > HITS_MAX) {
    if (found.length >= counted) return found;
    throw choiceChanged(counted, found);
  }
  // The moderator left some votes out, which can't be distinguished from votes that were cast since.
  if (!isPickable) throw choiceChanged(counted, found);
  const votes = groups.filter(({ id }) => votesById.has(id)).flatMap(({ hits }) => hits);
  const expected = [...votesById.values()].reduce((sum, inGroup) => sum + inGroup, 0);
  if (votes.length === expected) return votes;
  throw choiceChanged(expected, votes);
}

function choiceChanged(expected: number, votes: readonly VoteKey[]): Refusal {
  return refusal("void_choice_changed", { why: "counted", expected, votes: votes.length });
}
