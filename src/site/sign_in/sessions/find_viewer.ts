import { isInUse } from "../../../core/accounts/account_state.ts";
import type { Query } from "../../../core/database/connect.ts";
import { takesNoChanges } from "../../../core/database/unavailable.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import { DAY_MS } from "../../../core/time/day.ts";
import type { AccountsContext } from "../accounts_context.ts";
import {
  endedSessionCookie,
  hashToken,
  SESSION_SECONDS,
  sessionCookie,
  sessionTokenOf,
} from "./session_cookie.ts";

/** Milliseconds after which a session ends even if it is in use. */
const LONGEST_MS = 365 * DAY_MS;

interface FoundSession extends Viewer {
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Returns the viewer and the cookies to send with the response. A session is renewed at most once a day, so that
 * reading pages causes no writes, and a cookie without a valid session is deleted. Without a session cookie it sends no
 * query.
 */
export async function findViewer(
  { sql, site: { baseUrl }, now: clock }: AccountsContext,
  headers: Headers,
): Promise<{ viewer: Viewer | undefined; setCookies: string[] }> {
  const token = sessionTokenOf(headers, baseUrl);
  if (token === undefined) return { viewer: undefined, setCookies: [] };
  const now = clock();
  const found = await findSession(sql, token, now);
  if (!found) return { viewer: undefined, setCookies: [endedSessionCookie(baseUrl)] };
  const { createdAt, expiresAt, ...viewer } = found;
  const ends = Math.min(sessionEnd(now).getTime(), createdAt.getTime() + LONGEST_MS);
  const isDue = ends - expiresAt.getTime() >= DAY_MS;
  const isRenewed = isDue && await renew(sql, viewer.sessionId, { ends: new Date(ends), now });
  return { viewer, setCookies: isRenewed ? [sessionCookie(baseUrl, token)] : [] };
}

async function findSession(
  sql: Query,
  token: string,
  now: Date,
): Promise<FoundSession | undefined> {
  const [found] = await sql<FoundSession[]>`
    select a.id as account_id, a.username, a.is_moderator, a.is_administrator, a.email_verified,
      a.locale, (select i.list from imported_account i where i.account_id = a.id) as imported_from,
      s.id as session_id, s.created_at, s.expires_at, s.proved_at
    from session s join account a on a.id = s.account_id
    where s.token_hash = ${hashToken(token)} and s.expires_at > ${now}
      and ${isInUse(sql)}`;
  return found;
}

/**
 * Renews a session and returns whether it did. While the database is read-only it doesn't, and users stay signed in.
 */
async function renew(
  sql: Query,
  id: string,
  { ends, now }: { ends: Date; now: Date },
): Promise<boolean> {
  try {
    await sql`update session set expires_at = ${ends}, updated_at = ${now} where id = ${id}`;
    return true;
  } catch (error) {
    if (takesNoChanges(error)) return false;
    throw error;
  }
}

/** Returns when a session that is opened or renewed now expires. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1_000);
}
