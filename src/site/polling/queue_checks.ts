import type { Query } from "../../core/database/connect.ts";
import { stateAt } from "../servers/public/server_state.ts";
import type { LiveStatus } from "./own_status.ts";

/** A summary of the checks of a listing in the queue. */
export interface QueueCheck {
  state: LiveStatus["state"];
  /** The number of other listings with its address. */
  twins: number;
}

/** Returns the checks of listings, by their ids. The caller must have checked that the reader is a moderator. */
export async function checkQueue(
  sql: Query,
  serverIds: readonly string[],
  now: Date,
): Promise<Map<string, QueueCheck>> {
  const rows = await sql<({ id: string } & QueueCheck)[]>`
    select s.id,
      ${stateAt(sql, now)} as state,
      (
        select count(*) from server t
        where t.host = s.host and t.port = s.port and t.id <> s.id and t.deleted_at is null
      )::integer as twins
    from server s left join server_poll p on p.server_id = s.id
    where s.id = any(${[...serverIds]}::uuid[])`;
  return new Map(rows.map(({ id, ...check }) => [id, check]));
}
