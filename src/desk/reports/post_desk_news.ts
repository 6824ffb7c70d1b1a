import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../core/database/connect.ts";
import { jsonRows } from "../../core/database/json_rows.ts";
import { isUnavailable } from "../../core/database/unavailable.ts";
import type { ChatService } from "../../core/destinations/chat_service.ts";
import type { DeskNews } from "../../site/mail/desk_news.ts";
import { log } from "../../core/observing/log.ts";
import { waitingNews } from "./waiting_news.ts";
import type { SecretBox } from "../../core/secrets/secret_key.ts";
import { deskBody } from "../../reach/sending/chat/desk_message.ts";
import { postMessage } from "../../reach/sending/chat/post_message.ts";
import { type AttemptResult, withoutAnswer } from "../../core/sending/exchange.ts";
import type { Sender } from "../../core/sending/send_delivery.ts";
import {
  type DeskChatContext,
  deskChatContext,
  type DeskKind,
  type DeskPace,
  NEWS_OF,
} from "../../reach/chats/desk_chat.ts";

/**
 * Seconds for which a message belongs to the process that posts it: 10 for the POST, and those for its record. If the
 * process dies, another one posts it after that. Shorter than the minute between two runs of the job.
 */
const LEASE_S = 50;

/** Milliseconds for which a result waits for a database that is away, and between two tries. */
const RECORD_WITHIN_MS = 30_000;
const RECORD_EVERY_MS = 500;

/** Seconds until the next message. Ten minutes less than the job's jitter, or it would be eleven. */
const PAUSES_S: Record<DeskPace, number> = { at_once: 0, ten_minutes: 590 };

/** Seconds until a message that failed is tried again. Each failure doubles the first, up to the longest. */
const RETRY_S = { first: 60, longest: 3_600 };

/** The longest wait that a chat may ask for, in seconds: 6 hours, as for webhooks. */
const BUSY_MAX_S = 6 * 3_600;

/** Most items of one message. */
const ITEMS_MAX = 1_000;

/** Outcomes after which no message can arrive until an administrator pastes another address. */
const FINAL = new Set<string>(["chat_gone", "gone", "bad_secret", "bad_url"]);

/** The channel while this process may post there. */
interface DeskClaim {
  id: string;
  service: ChatService;
  secret: Uint8Array;
  kinds: DeskKind[];
  pace: DeskPace;
  failures: number;
}

/** Something that waits for moderators and that the channel was not told of. */
interface DeskItem extends Pick<DeskNews, "kind" | "count" | "server"> {
  id: string;
  /** As text, because it has to be found again exactly. */
  at: string;
}

interface DeskNewsContext {
  pools: { jobs: Sql };
  sender: Pick<Sender, "send">;
  box: SecretBox;
  site: DeskChatContext["site"];
  now: () => Date;
}

/**
 * Posts what waits for moderators and was not told yet, in one message. Runs every minute. What was told is noted after
 * the chat took it: if the process dies in between, it is told twice, and never not at all.
 */
export async function postDeskNews(context: DeskNewsContext): Promise<void> {
  const { pools: { jobs: sql }, now } = context;
  const claim = await claimChannel(sql, now());
  if (claim === undefined) return;
  const items = await findUntold(sql, claim.kinds);
  if (items.length === 0) {
    await sql`update desk_chat set due_at = ${now()} where id = ${claim.id}`;
    return;
  }
  const result = await post(context, claim, items);
  const { outcome, status, durationMs } = result;
  const level = outcome === "posted" ? "info" : "warn";
  log(level, "desk_news", { outcome, status, items: items.length, duration_ms: durationMs });
  await onceUp(() => record(sql, { claim, items, result, now: now() }));
}

/** Takes the channel if a message may be posted there. Another process may once the lease is over. */
async function claimChannel(sql: Sql, now: Date): Promise<DeskClaim | undefined> {
  const [claim] = await sql<DeskClaim[]>`
    update desk_chat set due_at = ${now}::timestamptz + make_interval(secs => ${LEASE_S})
    where due_at <= ${now} and disabled_because is null and cardinality(kinds) > 0
    returning id, service, secret, kinds, pace, failures`;
  return claim;
}

async function post(
  { sender, box, site, now }: DeskNewsContext,
  { id, service, secret }: DeskClaim,
  items: readonly DeskItem[],
): Promise<AttemptResult> {
  let address: string;
  try {
    address = box.open(secret, deskChatContext(id));
  } catch {
    return withoutAnswer("bad_secret", { startedAt: now(), tookMs: () => 0 });
  }
  const news = { kind: "news", items } as const;
  const body = deskBody(service, { news, site, locale: site.locales.default });
  return await postMessage(sender, { service, address, body });
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

/** Notes the result, and what was told. A channel that was replaced meanwhile is told as well. */
async function record(
  sql: Sql,
  { claim, items, result, now }: {
    claim: DeskClaim;
    items: readonly DeskItem[];
    result: AttemptResult;
    now: Date;
  },
): Promise<void> {
  const { outcome, status } = result;
  const isPosted = outcome === "posted";
  const isBusy = outcome === "chat_busy";
  const told = jsonRows(items.map(({ kind, id, at }) => ({ kind, id, at })));
  const dueAt = new Date(now.getTime() + 1_000 * waitOf(claim, result));
  await sql.begin(async (tx) => {
    const kept = await tx`
      update desk_chat
      set due_at = ${dueAt}, last_outcome = ${outcome}, last_status = ${status}, last_at = ${now},
        posted_at = case when ${isPosted}::boolean then ${now} else posted_at end,
        failures = case when ${isPosted}::boolean then 0 when ${isBusy}::boolean then failures else failures + 1 end,
        disabled_because = ${FINAL.has(outcome) ? outcome : null}
      where id = ${claim.id}
      returning id`;
    if (!isPosted || kept.length === 0) return;
    const waits = waitingNews(tx);
    await tx`
      insert into desk_told (kind, id, at)
      select kind, id, at
      from json_to_recordset(${told}::text::json) as i (kind text, id uuid, at timestamptz)
      on conflict (kind, id) do update set at = excluded.at`;
    await tx`
      delete from desk_told t
      where not exists (select from (${waits}) as n where n.kind = t.kind and n.id = t.id)`;
  });
}

/** Returns the seconds until the channel may get a message again. */
function waitOf({ pace, failures }: DeskClaim, { outcome, retryAfterMs }: AttemptResult): number {
  if (outcome === "posted") return PAUSES_S[pace];
  const askedS = Math.min((retryAfterMs ?? 0) / 1_000, BUSY_MAX_S);
  if (outcome === "chat_busy") return Math.max(askedS, RETRY_S.first);
  return Math.max(askedS, Math.min(RETRY_S.first * 2 ** Math.min(failures, 10), RETRY_S.longest));
}

/** Records as soon as the database is there: the message was posted, and would be posted again otherwise. */
async function onceUp(recordIt: () => Promise<void>): Promise<void> {
  const until = performance.now() + RECORD_WITHIN_MS;
  for (;;) {
    try {
      return await recordIt();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > until) throw error;
      await pause(RECORD_EVERY_MS);
    }
  }
}
