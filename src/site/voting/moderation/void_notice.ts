import type { Query, SqlFragment } from "../../../core/database/connect.ts";
import { uuidV7 } from "../../../core/database/uuid_v7.ts";
import { addNews } from "../../mail/news.ts";
import { type Actor, requireRight } from "../../../core/rights/actor.ts";
import { daysBefore } from "../../../core/time/day.ts";
import { isForAnother } from "../../servers/review/suspension_answer.ts";
import type { ServerDetails } from "../../servers/server_details.ts";

/** Days for which the overview shows a notice. */
const SHOWN_DAYS = 30;

/** Maximum notices on a page. */
const LIST_LENGTH = 20;

/** A notice to an owner about void votes. */
export interface VoidNotice {
  id: string;
  /** The void batch. Null if votes were voided one by one. */
  batchId: string | null;
  since: Date;
  until: Date;
  votes: number;
  reason: string | null;
  voidedAt: Date;
  /** Whether the batch was lifted, so that the votes are valid again. */
  isLifted: boolean;
  /** The owner's answer, of which there is at most one. */
  answer: string | null;
  answeredAt: Date | null;
  readAt: Date | null;
}

/** Notifies an owner of a void batch, on the overview and by email. */
export async function tellOwner(
  tx: Query,
  { serverId, ownerId, batchId, since, until, votes, reason, now }: {
    serverId: string;
    ownerId: string;
    batchId: string;
    since: Date;
    until: Date;
    votes: number;
    reason: string | null;
    now: Date;
  },
): Promise<void> {
  await tx`
    insert into void_notice (id, server_id, batch_id, since, until, votes, reason, voided_at)
    values (
      ${uuidV7(now)}, ${serverId}, ${batchId}, ${since}, ${until}, ${votes}, ${reason}, ${now}
    )`;
  const news = { kind: "votes_voided", serverId, content: reason, votes, now } as const;
  await addNews(tx, { accountId: ownerId, ...news });
}

/**
 * Notifies an owner of a single void vote. Votes of one day with the same reason share a notice until it is answered.
 */
export async function tellOwnerOfOne(
  tx: Query,
  { serverId, votedAt, reason, now }: {
    serverId: string;
    votedAt: Date;
    reason: string | null;
    now: Date;
  },
): Promise<void> {
  // Locking the server's row puts concurrent voids in order.
  const [server] = await tx<{ ownerId: string }[]>`
    select owner_id from server where id = ${serverId} for no key update`;
  if (!server) return;
  const dayAgo = daysBefore(now, 1);
  const [known] = await tx<{ votes: number; told: number; toldAt: Date }[]>`
    update void_notice n
    set votes = n.votes + 1, since = least(n.since, ${votedAt}), until = greatest(n.until, ${votedAt}),
      voided_at = ${now}
    from void_notice before
    where before.id = n.id and n.server_id = ${serverId} and n.batch_id is null
      and n.reason is not distinct from ${reason} and n.answer is null and n.voided_at > ${dayAgo}
    returning n.votes, before.votes as told, before.voided_at as told_at`;
  // One email covers all of them.
  if (known) {
    const { told, toldAt } = known;
    await tx`
      delete from news
      where account_id = ${server.ownerId} and server_id = ${serverId} and kind = 'votes_voided'
        and reason is not distinct from ${reason} and votes = ${told} and created_at = ${toldAt}
        and sent_at is null`;
  }
  if (!known) {
    await tx`
      insert into void_notice (id, server_id, since, until, votes, reason, voided_at)
      values (${uuidV7(now)}, ${serverId}, ${votedAt}, ${votedAt}, 1, ${reason}, ${now})`;
  }
  const news = {
    kind: "votes_voided",
    serverId,
    content: reason,
    votes: known?.votes ?? 1,
    now,
  } as const;
  await addNews(tx, { accountId: server.ownerId, ...news });
}

/** An owner's answer about void votes or a suspension, for moderators. */
export interface OwnerAnswer extends VoidNotice {
  slug: string;
  serverName: string;
  /** When the listing was suspended. Null if the answer is about void votes. */
  suspendedAt: Date | null;
  /** Whether another moderator has to read it. */
  isForAnother: boolean;
}

/** Lists a server's notices of the last 30 days, newest first. The caller must have checked the reader's role. */
export async function listOwnNotices(
  sql: Query,
  serverId: string,
  now: Date,
): Promise<VoidNotice[]> {
  const since = daysBefore(now, SHOWN_DAYS);
  return await findNotices(
    sql,
    sql`n.server_id = ${serverId} and n.suspended_at is null and n.voided_at > ${since}`,
  );
}

/** Lists an owner's answers about void votes of a server. Refuses non-moderators. */
export async function listAnsweredNotices(
  sql: Query,
  serverId: string,
  { by }: { by: Actor },
): Promise<OwnerAnswer[]> {
  requireRight(by, "votes");
  const which = sql`n.server_id = ${serverId} and n.answer is not null and n.suspended_at is null`;
  return await findAnswers(sql, which, by);
}

/** Lists the answer about a listing's current suspension, if there is one. Refuses non-moderators. */
export async function listSuspensionAnswers(
  sql: Query,
  { id, statusAt }: Pick<ServerDetails, "id" | "statusAt">,
  { by }: { by: Actor },
): Promise<OwnerAnswer[]> {
  requireRight(by, "listings");
  const which = sql`n.server_id = ${id} and n.suspended_at = ${statusAt}::timestamptz`;
  return await findAnswers(sql, which, by);
}

/** Lists the answers that no moderator has read, oldest first. Refuses non-moderators. */
export async function listUnread(sql: Query, { by }: { by: Actor }): Promise<OwnerAnswer[]> {
  requireRight(by, "votes");
  return await findAnswers(sql, sql`n.answered_at is not null and n.read_at is null`, by);
}

async function findAnswers(sql: Query, which: SqlFragment, by: Actor): Promise<OwnerAnswer[]> {
  const rows = await sql<OwnerAnswer[]>`
    select n.id, n.batch_id, n.since, n.until, n.votes, n.reason, n.voided_at,
      coalesce(b.state in ('restoring', 'lifted'), false) as is_lifted, n.answer, n.answered_at, n.read_at,
      n.suspended_at, ${isForAnother(sql, by)} as is_for_another, s.slug, s.name as server_name
    from void_notice n join server s on s.id = n.server_id left join void_batch b on b.id = n.batch_id
    where ${which} order by n.answered_at, n.id limit ${LIST_LENGTH}`;
  return [...rows];
}

async function findNotices(sql: Query, which: SqlFragment): Promise<VoidNotice[]> {
  const rows = await sql<VoidNotice[]>`
    select n.id, n.batch_id, n.since, n.until, n.votes, n.reason, n.voided_at,
      coalesce(b.state in ('restoring', 'lifted'), false) as is_lifted, n.answer, n.answered_at, n.read_at
    from void_notice n left join void_batch b on b.id = n.batch_id
    where ${which} order by n.voided_at desc, n.id limit ${LIST_LENGTH}`;
  return [...rows];
}
