import { accountOf, type Act, type Actor, isInOffice } from "../trail/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import { parseReason, whyOf } from "../trail/reason.ts";
import type { Context } from "../trail/context.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { isUuid } from "../uuid_v7.ts";
import { voidVotes } from "./set_of_votes.ts";
import { type CastVote, findVote } from "./vote_history.ts";

/** A vote that no longer counts. */
export interface VoidedVote {
  id: string;
  voidedAt: Date;
  /** Deliveries that were waiting and are now abandoned; those already sent can't be recalled. */
  abandoned: number;
}

/**
 * Voids a vote: it leaves the counters, the player's previous vote becomes the last one again, and its waiting
 * deliveries are abandoned, all or nothing. Its day stays spent: the player has not voted that day, and cannot vote again
 * before its end. Refuses non-moderators, an unknown or voided vote, and a missing reason.
 */
export async function voidVote(
  { sql }: Context,
  id: string,
  { reason: text, ...act }: Act & { reason?: string | undefined },
): Promise<VoidedVote> {
  refuseOthers(act.by, "void vote");
  const reason = parseReason(text, { by: act.by, doing: "void vote" });
  return await sql.begin(async (tx) => {
    const vote = await requireVote(tx, id, { by: act.by, doing: "void vote" });
    const { serverId } = vote;
    const voiding = { serverId, voidedBy: accountOf(act.by), reason, now: act.now };
    const { voided, abandoned } = await voidVotes(tx, [vote], voiding);
    if (voided === 0) {
      throw new Refusal("vote_voided", `Cannot void vote "${id}": it is already void`);
    }
    await recordAudit(tx, act, {
      action: "vote_voided",
      serverId,
      subject: id,
      details: {
        voted_at: vote.votedAt.toISOString(),
        ...whyOf(reason),
      },
    });
    return { id, voidedAt: act.now, abandoned };
  });
}

/** Finds a vote by id for moderators and the operator. Refuses others and, naming the action, an unknown vote. */
export async function requireVote(
  sql: Query,
  id: string,
  { by, doing }: { by: Actor; doing: string },
): Promise<CastVote> {
  refuseOthers(by, doing);
  const vote = isUuid(id) ? await findVote(sql, id) : undefined;
  if (vote) return vote;
  throw new Refusal("vote_unknown", `Cannot ${doing}: there is no vote "${id}"`);
}

/** Refuses everybody but moderators and the operator, naming the action. */
export function refuseOthers(by: Actor, doing: string): void {
  if (isInOffice(by)) return;
  throw new Refusal("moderators_only", `Cannot ${doing}: only moderators may`);
}
