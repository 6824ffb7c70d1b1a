import { type Act, requireRight } from "../../core/rights/actor.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Context } from "../../core/trail/context.ts";
import type { Query } from "../../core/database/connect.ts";
import { type Refusal, refusal } from "../../core/refusals/refusal.ts";
import { addNews } from "../../site/mail/news.ts";
import { requireImpartial } from "../../site/servers/change_server.ts";
import { isUuid } from "../../core/database/uuid_v7.ts";

/**
 * Lifts a void batch: the votes that are still void because of it count again. `carryOutVoidBatches` does the work.
 * Deliveries that the batch abandoned stay abandoned, but an owner can resend or replay them. Refuses non-moderators,
 * moderators of their own listing, and a batch that is unknown or lifted.
 */
export async function liftVoidBatch({ sql }: Context, id: string, act: Act): Promise<void> {
  requireRight(act.by, "votes");
  await sql.begin(async (tx) => {
    const [batch] = await tx<{ serverId: string; slug: string; votes: number; ownerId: string }[]>`
      update void_batch b set state = 'restoring', reached_at = null, reached_id = null
      from server s
      where b.id = ${isUuid(id) ? id : null}
        and b.state in ('listed', 'void') and s.id = b.server_id
      returning b.server_id, s.slug, b.votes, s.owner_id`;
    if (!batch) throw await refuseLift(tx, id);
    const { serverId, slug, votes, ownerId } = batch;
    const server = { id: serverId, slug, ownerId };
    await requireImpartial(tx, server, act.by);
    const change = { action: "votes_restored", serverId, subject: id, details: { votes } } as const;
    await recordAudit(tx, act, change);
    const news = { kind: "votes_restored", serverId, votes, now: act.now } as const;
    if (votes > 0) await addNews(tx, { accountId: ownerId, ...news });
  });
}

async function refuseLift(tx: Query, id: string): Promise<Refusal> {
  const known = isUuid(id) ? await tx`select from void_batch where id = ${id}` : [];
  if (known.length === 0) {
    return refusal("void_batch_unknown", { id });
  }
  return refusal("void_batch_lifted");
}
