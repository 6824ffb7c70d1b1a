import { accountOf, type Act, requireOffice } from "../trail/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import { parseReason, whyOf } from "../trail/reason.ts";
import type { Context } from "../trail/context.ts";
import { Refusal } from "../errors.ts";
import { voidVotes } from "./set_of_votes.ts";
import { requireVote } from "./vote_history.ts";

/**
 * Voids a vote: it leaves the counters, the player's previous vote becomes the last one again, and its waiting
 * deliveries are abandoned, all or nothing; `abandoned` is their number. Its day stays spent: the player has not voted that day, and cannot vote again
 * before its end. Refuses non-moderators, an unknown or voided vote, and a missing reason.
 */
export async function voidVote(
  { sql }: Context,
  id: string,
  { reason: text, ...act }: Act & { reason?: string | undefined },
): Promise<{ id: string; voidedAt: Date; abandoned: number }> {
  const { by, now } = act;
  const doing = "void vote";
  requireOffice(by, doing);
  const reason = parseReason(text, { by, doing });
  return await sql.begin(async (tx) => {
    const vote = await requireVote(tx, id, { by, doing });
    const { serverId } = vote;
    const voiding = { serverId, voidedBy: accountOf(by), reason, now };
    const { voided, abandoned } = await voidVotes(tx, [vote], voiding);
    if (voided === 0) {
      throw new Refusal("vote_voided", `Cannot void vote "${id}": it is already void`);
    }
    const details = { voted_at: vote.votedAt.toISOString(), ...whyOf(reason) };
    await recordAudit(tx, act, { action: "vote_voided", serverId, subject: id, details });
    return { id, voidedAt: now, abandoned };
  });
}
