import type { Sql } from "../database/connect.ts";
import type { Viewer } from "../trail/viewer.ts";

/** A place where somebody is signed in. */
export interface Session {
  id: string;
  created_at: Date;
  /** To the day: a session in use is renewed once a day. */
  last_seen_at: Date;
  /** The address where it began; an IPv6 one as the first of its network. */
  ip: string | null;
  user_agent: string | null;
  /** Whether it is the viewer's own. */
  is_this: boolean;
}

/** Sessions in a list: more than anybody looks through. The others can be ended all at once. */
const LIST_MAX = 50;

/** The viewer's living sessions: the one in use, then the last seen first, 50 at most. */
export async function listSessions(
  sql: Sql,
  { accountId, sessionId }: Viewer,
  now: Date,
): Promise<Session[]> {
  const rows = await sql<Session[]>`
    select id, created_at, updated_at as last_seen_at, host(nullif(ip_address, '')::inet) as ip, user_agent,
      id = ${sessionId} as is_this
    from session where account_id = ${accountId} and expires_at > ${now}
    order by id = ${sessionId} desc, updated_at desc, id limit ${LIST_MAX}`;
  return [...rows];
}

/** Ends one of the viewer's sessions, their own too; false when it is not one of theirs. */
export async function endSession(sql: Sql, { accountId }: Viewer, id: string): Promise<boolean> {
  const ended = await sql`
    delete from session where id::text = ${id} and account_id = ${accountId} returning id`;
  return ended.length > 0;
}

/** Ends all of the viewer's sessions but the one that looks. Returns how many there were. */
export async function endOtherSessions(
  sql: Sql,
  { accountId, sessionId }: Viewer,
): Promise<number> {
  const ended = await sql`
    delete from session where account_id = ${accountId} and id <> ${sessionId} returning id`;
  return ended.length;
}

/** Drops sessions and links that ran out, with the addresses and browsers they name. Runs daily. */
export async function dropExpired(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from session where id in (
      select id from session where expires_at <= ${now} for update skip locked
    )`;
  await sql`
    delete from verification where id in (
      select id from verification where expires_at <= ${now} for update skip locked
    )`;
}
