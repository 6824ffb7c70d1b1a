import { accountOf, type Act } from "../../core/rights/actor.ts";
import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import type { NudgeContext } from "../../core/trail/context.ts";
import type { Server } from "../../core/servers/server.ts";
import { dropDecisionNews, UNDO_MS } from "../../site/mail/news.ts";
import { moderateServer } from "../../site/servers/change_server.ts";
import { ACTIONS } from "../../site/servers/review/decide_status.ts";
import { reopenSuspensionAnswer } from "../../site/servers/review/suspension_answer.ts";

/**
 * Builds the condition that the actor decided about the listing `s` last, and that its owner hasn't heard of it. It
 * holds for half a minute, and as long as nobody changes the status again. A process of 1.0.0 changes it without
 * clearing `undo`, and an owner who unlists the listing doesn't set `status_at`.
 */
export function isUndoable(sql: Query, { by, now }: Act) {
  return sql`
    (s.undo->>'decided_at')::timestamptz = s.status_at and s.status_at > ${new Date(
    now.getTime() - UNDO_MS,
  )}
    and s.unlisted_at is null and exists (
      select from audit_entry e
      where e.server_id = s.id and e.actor_id = ${accountOf(by)} and e.at = s.status_at
        and e.action = any(${Object.values(ACTIONS)})
    )`;
}

/**
 * Undoes a moderator's own decision about a listing: status, reason, pictures and edits are as before, and its owner
 * isn't told. Votes that were cast meanwhile stay. Refuses non-moderators, an unknown server, and a decision that isn't
 * the moderator's, was followed by another one, or was told.
 */
export async function undoDecision(context: NudgeContext, slug: string, act: Act): Promise<Server> {
  const server = await moderateServer(context, slug, {
    act,
    action: "decision_undone",
    typedReason: null,
    change: (tx) => restoreStatus(tx, slug, act),
  });
  // The listing may be approved again, which releases held deliveries.
  context.nudge();
  return server;
}

async function restoreStatus(tx: Query, slug: string, act: Act): Promise<Server> {
  const [decided] = await tx<{ id: string; decidedAt: Date }[]>`
    select s.id, s.status_at as decided_at from server s
    where s.slug = ${slug} and ${isUndoable(tx, act)} for no key update`;
  const told = refusal("server_transition", { slug, why: "told" });
  if (!decided) throw told;
  const { id: serverId, decidedAt } = decided;
  if (!await dropDecisionNews(tx, { serverId, decidedAt })) throw told;
  await tx`
    insert into listing_version (id, server_id, state, text, at)
    select ${crypto.randomUUID()}::uuid, id, 'seen', undo->'seen'->'text', (undo->'seen'->>'at')::timestamptz
    from server where id = ${serverId} and undo->>'seen' is not null
    on conflict (server_id, (state = 'seen')) do nothing`;
  const [server] = await tx<Server[]>`
    update server s
    set status = u.status, unlisted_at = u.unlisted_at, decided_reason = u.decided_reason, rejected_at = u.rejected_at,
      status_at = u.status_at, pictures_at = coalesce(s.pictures_at, u.pictures_at), updated_at = ${act.now},
      undo = null
    from (
      select o.id as decided_id, r.* from server o cross join lateral jsonb_to_record(o.undo) as r (
        status server_status, unlisted_at timestamptz, decided_reason text, rejected_at timestamptz,
        status_at timestamptz, pictures_at timestamptz
      )
      where o.id = ${serverId}
    ) u
    where s.id = u.decided_id
    returning s.id, s.slug, s.status, s.name, s.owner_id, s.decided_reason, s.unlisted_at`;
  if (!server) throw told;
  await reopenSuspensionAnswer(tx, serverId, decidedAt);
  return server;
}
