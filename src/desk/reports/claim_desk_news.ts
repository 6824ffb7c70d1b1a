import type { Sql } from "../../core/database/connect.ts";
import type { ChatService } from "../../core/destinations/chat_service.ts";
import type { DeskNews } from "../../site/mail/desk_news.ts";
import { waitingNews } from "./waiting_news.ts";
import { type DeskKind, type DeskPace, NEWS_OF } from "../../reach/chats/desk_chat.ts";

/**
 * Seconds for which a message belongs to the process that posts it: 10 for the POST, and the rest to record the result.
 * Shorter than the minute between two runs of the job.
 */
const LEASE_S = 50;

/** Most items in one message. */
const ITEMS_MAX = 1_000;

/** The channel while this process may post into it. */
export interface DeskClaim {
  id: string;
  service: ChatService;
  secret: Uint8Array;
  kinds: DeskKind[];
  pace: DeskPace;
  /** Consecutive failures. */
  failures: number;
  /** Oldest first; at least one. */
  items: DeskItem[];
}

/** An item that waits for moderators and was not posted yet. */
interface DeskItem extends Pick<DeskNews, "kind" | "count" | "server"> {
  id: string;
  /** The time is text, because a query has to find exactly the same time again. */
  at: string;
}

/** Claims the channel if there are items to post and it may get a message. */
export async function claimUntold(sql: Sql, now: Date): Promise<DeskClaim[]> {
  const [claim] = await sql<Omit<DeskClaim, "items">[]>`
    update desk_chat set due_at = ${now}::timestamptz + make_interval(secs => ${LEASE_S})
    where due_at <= ${now} and disabled_because is null and cardinality(kinds) > 0
    returning id, service, secret, kinds, pace, failures`;
  if (claim === undefined) return [];
  const items = await findUntold(sql, claim.kinds);
  if (items.length > 0) return [{ ...claim, items }];
  await sql`update desk_chat set due_at = ${now} where id = ${claim.id}`;
  return [];
}

async function findUntold(sql: Sql, kinds: readonly DeskKind[]): Promise<DeskItem[]> {
  const rows = await sql<DeskItem[]>`
    select n.kind, n.id, n.at::text as at, n.count, s.name as server
    from (${waitingNews(sql)}) as n (kind, id, at, count, server_id)
    join server s on s.id = n.server_id and s.deleted_at is null
    where n.kind = any(${kinds.flatMap((kind) => NEWS_OF[kind])})
      and not exists (select from desk_told t where t.kind = n.kind and t.id = n.id and t.at = n.at)
    order by n.at, n.id limit ${ITEMS_MAX}`;
  return [...rows];
}
