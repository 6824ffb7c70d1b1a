import type { Sql } from "../../core/database/connect.ts";
import { jsonRows } from "../../core/database/json_rows.ts";
import { repeatingDelayMs, type RetrySchedule } from "../../core/deliveries/retry_schedule.ts";
import { log } from "../../core/observing/log.ts";
import { waitingNews } from "./waiting_news.ts";
import type { SecretBox } from "../../core/secrets/secret_key.ts";
import { deskBody } from "../../reach/sending/chat/desk_message.ts";
import { postMessage } from "../../reach/sending/chat/post_message.ts";
import { type AttemptResult, unsentBecause } from "../../core/sending/exchange.ts";
import type { Outcome } from "../../core/sending/outcome.ts";
import type { MessageKind } from "../../core/sending/send_messages.ts";
import type { Sender } from "../../core/sending/send_delivery.ts";
import {
  type DeskChatContext,
  deskChatContext,
  type DeskPace,
} from "../../reach/chats/desk_chat.ts";
import { claimUntold, type DeskClaim } from "./claim_desk_news.ts";

/**
 * Seconds until the next message. Ten less than the minutes between the job's runs, because otherwise its jitter would
 * add a minute.
 */
const PAUSES_S: Record<DeskPace, number> = { at_once: 50, ten_minutes: 590 };

/** Milliseconds until a message that failed is retried. */
const RETRIES: RetrySchedule = [60, 120, 240, 480, 960, 1_920, 3_600]
  .map((seconds) => seconds * 1_000);

/** Outcomes after which no message can arrive until an administrator pastes another address. */
const FINAL: ReadonlySet<Outcome> = new Set(["chat_gone", "gone", "bad_secret", "bad_url"]);

interface DeskNewsContext {
  pools: { jobs: Sql };
  sender: Pick<Sender, "send">;
  box: SecretBox;
  site: DeskChatContext["site"];
  now: () => Date;
}

/**
 * Returns the messages for the moderators' channel. Each contains all items that wait and were not posted yet. Items
 * are recorded after the chat has accepted the message, so if the process dies in between, they are posted twice but
 * never lost.
 */
export function deskMessages(context: DeskNewsContext): MessageKind<DeskClaim, AttemptResult> {
  const { pools: { jobs: sql } } = context;
  return {
    name: "desk_news",
    atOnce: 1,
    claim: ({ now }) => claimUntold(sql, now),
    async send(claim) {
      const result = await post(context, claim);
      const { outcome, status, durationMs } = result;
      const level = outcome === "posted" ? "info" : "warn";
      const items = claim.items.length;
      log(level, "desk_news", { outcome, status, items, duration_ms: durationMs });
      return result;
    },
    record: (posted) => recordPosted(sql, posted),
  };
}

async function post(
  { sender, box, site, now }: DeskNewsContext,
  { id, service, secret, items }: DeskClaim,
): Promise<AttemptResult> {
  let message: { address: string; body: string };
  try {
    const news = { kind: "news", items } as const;
    message = {
      address: box.open(secret, deskChatContext(id)),
      body: deskBody(service, { news, site, locale: site.locales.default }),
    };
  } catch (error) {
    return unsentBecause(error, { event: "chat_not_written", startedAt: now() });
  }
  return await postMessage(sender, { service, ...message });
}

/** Records the result and the posted items, even if the channel was replaced in the meantime. */
async function recordPosted(
  sql: Sql,
  { claim, result, now }: { claim: DeskClaim; result: AttemptResult; now: Date },
): Promise<void> {
  const { outcome, status } = result;
  const isPosted = outcome === "posted";
  const isBusy = outcome === "chat_busy";
  const items = jsonRows(claim.items.map(({ kind, id, at }) => ({ kind, id, at })));
  const dueAt = new Date(now.getTime() + waitMs(claim, result));
  await sql.begin(async (tx) => {
    const kept = await tx`
      update desk_chat
      set due_at = ${dueAt}, last_outcome = ${outcome}, last_status = ${status}, last_at = ${now},
        posted_at = case when ${isPosted}::boolean then ${now} else posted_at end,
        failures = case
          when ${isPosted}::boolean then 0
          when ${isBusy}::boolean then failures
          else failures + 1
        end,
        disabled_because = coalesce(${FINAL.has(outcome) ? outcome : null}, disabled_because)
      where id = ${claim.id}
      returning id`;
    if (!isPosted || kept.length === 0) return;
    const waits = waitingNews(tx);
    await tx`
      insert into desk_told (kind, id, at)
      select kind, id, at
      from json_to_recordset(${items}::text::json) as i (kind text, id uuid, at timestamptz)
      on conflict (kind, id) do update set at = excluded.at`;
    await tx`
      delete from desk_told t
      where not exists (select from (${waits}) as n where n.kind = t.kind and n.id = t.id)`;
  });
}

/** Returns the milliseconds until the channel may get a message again. */
function waitMs({ pace, failures }: DeskClaim, { outcome, retryAfterMs }: AttemptResult): number {
  if (outcome === "posted") return 1_000 * PAUSES_S[pace];
  const inARow = outcome === "chat_busy" ? 1 : failures + 1;
  return repeatingDelayMs(RETRIES, { failures: inARow, retryAfterMs });
}
