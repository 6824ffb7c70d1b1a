import { Refusal, refusal } from "../../../core/refusals/refusal.ts";
import type { Actor } from "../../../core/rights/actor.ts";
import { countChosen, type VoteSelection } from "../../voids/void_batch.ts";
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

/** What a moderator would void, and what that would do. */
export interface Outlook {
  /** Undefined: nothing is chosen, or a choice that means nothing. */
  choice: VoteSelection | undefined;
  /** Votes that the choice matches. */
  found: number;
  /** Of those that are looked at one by one: all, or the first 2,000. */
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

const NOTHING: Outlook = {
  choice: undefined,
  found: 0,
  groups: [],
  isPickable: true,
  ticked: new Set(),
  votes: 0,
  waiting: 0,
  ranks: [],
};

/** A choice of a server's votes, and the form that was sent with it. */
interface Chosen {
  by: Actor;
  now: Date;
  choice: VoteSelection | undefined;
  typed: Typed;
  /** The votes that a network needs to be ticked at first; 0: all are, except those of known voters. */
  networkLine?: number | undefined;
}

/** Finds what a choice, and the groups that a form ticked of it, would void. A choice that is refused finds none. */
export async function findOutlook(
  { services: { sql, ranking } }: Web,
  serverId: string,
  chosen: Chosen,
): Promise<Outlook> {
  const { by, now, choice } = chosen;
  if (choice === undefined) return NOTHING;
  const until = new Date(Math.min(choice.until.getTime(), now.getTime()));
  const matching = { by, now, choice: { ...choice, until } };
  const found = await countChosen(sql, serverId, matching).catch(noneIfRefused);
  if (found === 0) return { ...NOTHING, choice };
  // Brings the order up to date first.
  await ranking.standingOf(serverId);
  const hits = await findHits(sql, serverId, { ...matching, counts: ranking.counts });
  const isPickable = hits.length === found;
  const groups = groupWaveHits(hits);
  const tickedGroups = isPickable ? groups.filter(tickedIn(choice, chosen)) : groups;
  const taken = tickedGroups.flatMap((group) => group.hits);
  const votes = isPickable ? taken.length : found;
  const ranked = taken.filter(({ isRanked }) => isRanked).length;
  const lost = taken.length === 0 ? 0 : Math.round(ranked / taken.length * votes);
  return {
    choice,
    found,
    groups,
    isPickable,
    ticked: new Set(tickedGroups.map(({ id }) => id)),
    votes,
    waiting: taken.filter(({ isWaiting }) => isWaiting).length,
    ranks: await findRanksAfter(sql, serverId, lost),
  };
}

function noneIfRefused(error: unknown): 0 {
  if (error instanceof Refusal && error.code === "void_choice_invalid") return 0;
  throw error;
}

/** Names a choice. A form's ticks count for no other choice. */
export function keyOf(choice: VoteSelection): string {
  const { since, until, youngerDays, source, trust } = choice;
  return [since.toISOString(), until.toISOString(), youngerDays, source, trust].join();
}

/** Returns which groups are ticked: as the form has them or, of a choice that was not shown before, as a wave needs. */
function tickedIn(choice: VoteSelection, { typed, networkLine = 0 }: Chosen) {
  if (typed["of"] === keyOf(choice)) {
    const ids = new Set(ticked(typed, GROUP));
    return ({ id }: HitGroup) => ids.has(id);
  }
  return (group: HitGroup) =>
    !isSpared(group) && (group.kind === "network" ? group.hits.length : 0) >= networkLine;
}

/**
 * Returns the votes of the groups that a form ticked. Undefined: it had none to tick, and means the whole choice. Refuses
 * if a ticked group has other votes now.
 */
export function pickedIn(typed: Typed, { isPickable, groups }: Outlook): VoteKey[] | undefined {
  if (typed["of"] === undefined || !isPickable) return undefined;
  const ids = ticked(typed, GROUP);
  const picked = groups.filter(({ id }) => ids.includes(id)).flatMap(({ hits }) => hits);
  const expected = ids.reduce((sum, id) => sum + Number(typed[tickName(GROUP, id)]), 0);
  if (picked.length === expected) return picked;
  throw refusal("void_choice_changed", { why: "counted", expected, votes: picked.length });
}
