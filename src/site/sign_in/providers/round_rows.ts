import type { Query } from "../../../core/database/connect.ts";
import { hashToken } from "../sessions/session_cookie.ts";

/** Purpose of a round: to sign in or, for a signed-in user, to link an identity or to prove their own. */
export type RoundPurpose =
  | { kind: "sign_in" }
  | { kind: "link" | "prove"; accountId: string; sessionId: string };

/** The keys of a round. All three must be the same at its start and its end. */
interface RoundKeys {
  state: string;
  /** The value of the browser's cookie. */
  browser: string;
  providerId: string;
}

/** Inserts the row of a new round. State and cookie are stored as hashes only. */
export async function insertRound(
  sql: Query,
  { state, browser, providerId }: RoundKeys,
  { purpose, next, expiresAt }: { purpose: RoundPurpose; next: string; expiresAt: Date },
): Promise<void> {
  const sessionId = "sessionId" in purpose ? purpose.sessionId : null;
  const stateHash = hashToken(state);
  const browserHash = hashToken(browser);
  await sql`
    insert into sign_in_round (state_hash, browser_hash, provider, purpose, session_id, next, expires_at)
    values (${stateHash}, ${browserHash}, ${providerId}, ${purpose.kind}, ${sessionId}, ${next}, ${expiresAt})`;
}

/** A stored round. The account is that of the session that started it, if the session still exists. */
interface RoundRow {
  purpose: RoundPurpose["kind"];
  sessionId: string | null;
  accountId: string | null;
  next: string;
}

/** Deletes the row of a round and returns it, so a round can be finished only once. */
export async function takeRound(
  sql: Query,
  { state, browser, providerId }: RoundKeys,
  now: Date,
): Promise<{ purpose: RoundPurpose; next: string } | undefined> {
  const [row] = await sql<RoundRow[]>`
    with taken as (
      delete from sign_in_round
      where state_hash = ${hashToken(state)} and browser_hash = ${hashToken(browser)}
        and provider = ${providerId} and expires_at > ${now}
      returning purpose, session_id, next
    )
    select taken.*, session.account_id from taken
    left join session on session.id = taken.session_id and session.expires_at > ${now}`;
  if (row === undefined) return undefined;
  const { purpose: kind, accountId, sessionId, next } = row;
  if (kind === "sign_in") return { purpose: { kind }, next };
  if (accountId === null || sessionId === null) return undefined;
  return { purpose: { kind, accountId, sessionId }, next };
}
