import { isInUse } from "../../../core/accounts/account_state.ts";
import type { Query } from "../../../core/database/connect.ts";
import { uuidV7 } from "../../../core/database/uuid_v7.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { accountOf, type Act, type Actor } from "../../../core/rights/actor.ts";
import { listingStage } from "../../../core/servers/listing_stage.ts";
import type { Context } from "../../../core/trail/context.ts";
import { parseOwnerAnswer } from "../../trail/answer.ts";
import { changeServer } from "../change_server.ts";
import type { ServerDetails } from "../server_details.ts";

/** The answer of an owner or a manager about a suspension. There is at most one for each suspension. */
export interface SuspensionAnswer {
  text: string;
  answeredAt: Date;
  /** When a moderator read it. If the listing is still suspended, they kept the suspension. */
  readAt: Date | null;
}

/**
 * Records an owner's answer about the suspension of their listing. Refuses all but the owner and managers, a listing
 * that no moderator suspended, a second answer, and a text that is too short or too long.
 */
export async function answerSuspension(
  context: Context,
  slug: string,
  { text, ...act }: Act & { text: string },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "suspension_answered",
    async change(tx, { id }) {
      const { now } = act;
      // Locks the listing, so that an answer can't arrive after the suspension was lifted and wait there forever.
      const [suspended] = await tx<{ at: Date }[]>`
        select status_at as at from server s
        where id = ${id} and ${listingStage(tx)} = 'suspended' and status_at is not null
        for no key update`;
      if (!suspended) throw refusal("suspension_answered", { why: "lifted" });
      const { at } = suspended;
      const answer = parseOwnerAnswer(text);
      const added = await tx`
        insert into void_notice (
          id, server_id, suspended_at, since, until, votes, reason, voided_at, answer, answered_at
        )
        select ${uuidV7(now)}, id, ${at}, ${at}, ${at}, 0, decided_reason, ${now}, ${answer}, ${now}
        from server where id = ${id}
        on conflict (server_id, suspended_at) where suspended_at is not null do nothing
        returning id`;
      if (added.length === 0) throw refusal("suspension_answered", { why: "given" });
    },
  });
}

/** Finds the answer about a listing's current suspension. The caller must have checked the reader's role. */
export async function findSuspensionAnswer(
  sql: Query,
  { id, statusAt }: Pick<ServerDetails, "id" | "statusAt">,
): Promise<SuspensionAnswer | undefined> {
  const [answer] = await sql<SuspensionAnswer[]>`
    select answer as text, answered_at, read_at from void_notice
    where server_id = ${id} and suspended_at = ${statusAt}::timestamptz`;
  return answer;
}

/** Records that an answer about a listing's suspension needs no reader any more, because the suspension was lifted. */
export async function closeSuspensionAnswer(
  tx: Query,
  serverId: string,
  now: Date,
): Promise<void> {
  await tx`
    update void_notice set read_at = ${now}
    where server_id = ${serverId} and suspended_at is not null and read_at is null`;
}

/**
 * Lets the answer wait again, because the decision about the listing at `decidedAt` was undone. If that decision was
 * the suspension, its answer is gone with it.
 */
export async function reopenSuspensionAnswer(
  tx: Query,
  serverId: string,
  decidedAt: Date,
): Promise<void> {
  await tx`
    update void_notice set read_at = null
    where server_id = ${serverId} and suspended_at is not null and read_at = ${decidedAt}`;
  await tx`delete from void_notice where server_id = ${serverId} and suspended_at = ${decidedAt}`;
}

/**
 * Builds the condition that the notice `n` is an answer that another moderator has to read, because `by` suspended the
 * listing. The only moderator of a site reads it themselves.
 */
export function isForAnother(sql: Query, by: Actor) {
  const reader = accountOf(by);
  return sql`
    n.suspended_at is not null and coalesce(${reader}::uuid = (
      select actor_id from audit_entry
      where server_id = n.server_id and action = 'server_suspended' order by id desc limit 1
    ), false) and exists (
      select from account a where a.is_moderator and a.id <> ${reader}::uuid and ${isInUse(sql)}
    )`;
}
