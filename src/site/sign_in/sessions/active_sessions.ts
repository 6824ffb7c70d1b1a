import { dropClaims } from "../../accounts/claim_email.ts";
import { inBatches } from "../../../core/database/retention.ts";
import type { Sql } from "../../../core/database/connect.ts";
import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import type { Context } from "../../../core/trail/context.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import { daysBefore } from "../../../core/time/day.ts";
import { endedSessionCookie, hashToken, sessionTokenOf } from "./session_cookie.ts";
import type { AccountsContext } from "../accounts_context.ts";

/** A signed-in session. */
export interface Session {
  id: string;
  createdAt: Date;
  /** Accurate to a day, because a session is renewed once a day. */
  lastSeenAt: Date;
  /** The IP address that opened it. For IPv6, the first address of its network. */
  ip: string | null;
  userAgent: string | null;
  /** Whether it is the viewer's current session. */
  isThis: boolean;
}

/** Maximum sessions in a list. A button ends all sessions but the current one, the unlisted ones included. */
const LIST_MAX = 50;

/** Lists the viewer's active sessions, at most 50: the current one, then the others, most recently seen first. */
export async function listSessions(
  sql: Sql,
  { accountId, sessionId }: Viewer,
  { now }: { now: Date },
): Promise<Session[]> {
  const rows = await sql<Session[]>`
    select id, created_at, updated_at as last_seen_at, host(nullif(ip_address, '')::inet) as ip, user_agent,
      id = ${sessionId} as is_this
    from session where account_id = ${accountId} and expires_at > ${now}
    order by id = ${sessionId} desc, updated_at desc, id limit ${LIST_MAX}`;
  return [...rows];
}

/** Ends one of the viewer's sessions, even the current one. Returns false if it belongs to another account. */
export async function endSession(
  { sql }: Context,
  { accountId }: Viewer,
  { id }: { id: string },
): Promise<boolean> {
  const ended = await sql`
    delete from session where id::text = ${id} and account_id = ${accountId} returning id`;
  return ended.length > 0;
}

/** Ends all of the viewer's sessions except the current one. */
export async function endOtherSessions(
  { sql }: Context,
  { accountId, sessionId }: Viewer,
): Promise<void> {
  await sql`delete from session where account_id = ${accountId} and id <> ${sessionId}`;
}

/** Deletes claims to addresses that were never confirmed, and the IP addresses of older sessions. Runs daily. */
export async function forgetAddresses(sql: Sql, now: Date): Promise<void> {
  await dropClaims(sql, now);
  await inBatches((rows) =>
    sql`
    update session set ip_address = null where id in (
      select id from session
      where ip_address is not null and created_at <= ${daysBefore(now, KEPT_DAYS.sessionAddress)}
      limit ${rows} for update skip locked
    )`
  );
}

/** Ends the session of a request, if it has one. Returns the cookie that deletes the session cookie. */
export async function signOut(
  { sql, site: { baseUrl } }: AccountsContext,
  headers: Headers,
): Promise<{ setCookies: string[] }> {
  const token = sessionTokenOf(headers, baseUrl);
  if (token !== undefined) await sql`delete from session where token_hash = ${hashToken(token)}`;
  return { setCookies: [endedSessionCookie(baseUrl)] };
}
