import type { Sql } from "../../core/database/connect.ts";
import type { ChatBoard } from "./send_chat.ts";
import { TOP_TEN } from "./chat_pace.ts";
import { dayEnd, daysBefore } from "../../core/time/day.ts";
import { monthOf } from "../../site/voting/month.ts";
import { findBoard } from "../../site/voting/boards.ts";

/**
 * Queues a top ten for each channel that gets one every day. It is for yesterday's month, so that on the first of a
 * month it shows the result of the last one. Runs daily. Concurrent runs queue it only once, and a paused channel gets
 * none. The names are chosen when it is posted.
 */
export async function queueTopTens(sql: Sql, now: Date): Promise<void> {
  const month = monthOf(daysBefore(now, 1));
  const body = JSON.stringify({ event: TOP_TEN, month });
  await sql`
    with due as (
      update endpoint e set top_ten_at = ${dayEnd(now)}
      from server s
      where s.id = e.server_id and s.status = 'approved' and e.kind = 'chat' and e.pace = 'daily'
        and e.url is not null and e.paused_at is null and e.disabled_at is null
        and coalesce(e.top_ten_at <= ${now}, true)
        and exists (
          select from vote_month v
          where v.server_id = s.id and v.month = ${`${month}-01`} and v.days <> '{}'
        )
      returning e.key_id, e.server_id
    )
    insert into outbox (id, vote_id, key_id, server_id, state, body, due_at, created_at)
    select uuid_v7(${now}), uuid_v7(${now}), key_id, server_id, 'pending', ${body}, ${now}, ${now} from due`;
}

/** Finds the contents of a top ten: the players who agreed to be listed, and how many others voted. */
export async function findTopTen(
  sql: Sql,
  { serverId, month, now }: { serverId: string; month: string; now: Date },
): Promise<ChatBoard> {
  const { top, voters } = await findBoard(sql, { serverId, month, now });
  const listed = top.slice(0, 10).map(({ username, votes }) => ({ username, votes }));
  return { listed, others: voters - listed.length };
}
