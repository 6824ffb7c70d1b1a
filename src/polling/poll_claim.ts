import type { Sql } from "../database/connect.ts";
import { jsonRows } from "../database/json_rows.ts";
import type { AskTarget } from "./ask_server.ts";
import { nextPollAt } from "./schedule.ts";

/** A server claimed by this process until the lease runs out. */
export interface PollClaim extends AskTarget {
  serverId: string;
  claimId: string;
}

/** Adds newly approved servers to the timetable, due at once; returns how many. */
export async function enrolServers(sql: Sql, now: Date): Promise<number> {
  const { count } = await sql`
    insert into server_poll (server_id, due_at)
    select s.id, ${now} from server s
    where s.status = 'approved' and not exists (select from server_poll p where p.server_id = s.id)
    order by s.id -- in one order everywhere: two processes that enrol the same ones would deadlock
    on conflict do nothing`;
  return count;
}

/**
 * Claims due servers, the longest waiting first: nobody else gets them until the lease ends. Skips rows that another
 * process is claiming. Servers that are no longer approved, or whose game can't be queried, are put off to their next
 * turn.
 */
export async function claimDue(
  sql: Sql,
  { now, leaseMs, rows }: { now: Date; leaseMs: number; rows: number },
): Promise<PollClaim[]> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const due = await sql<(PollClaim & { askable: boolean })[]>`
    with due as materialized (
      select server_id from server_poll where due_at <= ${now}
      order by due_at limit ${rows} for update skip locked
    ), claimed as (
      update server_poll p set due_at = ${leaseUntil}, claim_id = gen_random_uuid()
      from due where p.server_id = due.server_id
      returning p.server_id, p.claim_id
    )
    select c.server_id, c.claim_id, s.host, s.port, g.protocol, g.query_port_offset,
      s.status = 'approved' and g.protocol is not null as askable
    from claimed c
    join server s on s.id = c.server_id
    join game g on g.id = s.game_id`;
  await putOff(sql, due.filter(({ askable }) => !askable), now);
  return due.filter(({ askable }) => askable).map(({ askable: _, ...claim }) => claim);
}

async function putOff(sql: Sql, rows: PollClaim[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const turns = jsonRows(rows.map(({ claimId }) => ({ claimId, dueAt: nextPollAt(claimId, now) })));
  await sql`
    update server_poll p set due_at = turn.due_at, claim_id = null
    from json_to_recordset(${turns}::text::json) as turn (claim_id uuid, due_at timestamptz)
    where p.claim_id = turn.claim_id`;
}
