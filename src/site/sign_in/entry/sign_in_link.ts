import { maySignIn } from "../../../core/accounts/account_state.ts";
import { findAccount } from "../../../core/accounts/named_account.ts";
import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import type { Act, Actor } from "../../../core/rights/actor.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import type { Context } from "../../../core/trail/context.ts";
import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { enterAccount, type EntryResult } from "./enter_account.ts";
import { hashToken, makeToken } from "../sessions/session_cookie.ts";

/** Milliseconds that the link is valid. */
const WORKS_MS = 1_800_000;

/** A link that signs in to an account, once. */
interface SignInLink {
  username: string;
  link: string;
  expiresAt: Date;
}

/**
 * Creates a link with which an account's owner signs in once, for when nothing else works. The operator calls it from
 * the command line. Only the token's hash is stored. Refuses an unknown or disabled account, and a player's account
 * that has no sign-in.
 */
export async function makeSignInLink(
  { sql, baseUrl }: Context & { baseUrl: string },
  name: string,
  act: Act,
): Promise<SignInLink> {
  const token = makeToken();
  const { now } = act;
  const expiresAt = new Date(now.getTime() + WORKS_MS);
  return await sql.begin(async (tx) => {
    const account = await findAccount(tx, name);
    if (!account) {
      throw refusal("account_unknown", { why: "named", name });
    }
    const { id, username } = account;
    if (!maySignIn(account)) {
      throw refusal("sign_in_link_refused", { name: username });
    }
    await tx`
      insert into verification (identifier, value, expires_at, created_at, updated_at)
      values (${identifierOf(token)}, ${id}, ${expiresAt}, ${now}, ${now})`;
    await recordAudit(tx, act, { action: "sign_in_link_made", serverId: null, subject: id });
    return { username, link: `${baseUrl}/sign-in/link/${token}`, expiresAt };
  });
}

/** Returns the account of a valid link, without using it up. */
export async function findSignInLink(
  { sql, now }: Pick<AccountsContext, "sql" | "now">,
  token: string,
): Promise<{ accountId: string; username: string } | undefined> {
  const identifier = identifierOf(token);
  const [found] = await sql<{ accountId: string; username: string }[]>`
    select a.id as account_id, a.username from verification v join account a on a.id::text = v.value
    where v.identifier = ${identifier} and v.expires_at > ${now()} and a.deleted_at is null`;
  return found;
}

/** Signs in with a link and uses it up. `gone`: the link was used, expired or is forged. */
export async function enterByLink(
  context: AccountsContext,
  token: string,
  request: AccountRequest,
): Promise<EntryResult> {
  const found = await findSignInLink(context, token);
  if (!found) return { kind: "gone" };
  const { accountId } = found;
  return await enterAccount(context, accountId, {
    request,
    way: "link",
    stillHolds: (tx) => spend(tx, { token, accountId, now: context.now() }),
  });
}

async function spend(
  tx: Query,
  { token, accountId, now }: { token: string; accountId: string; now: Date },
): Promise<boolean> {
  const spent = await tx`
    delete from verification where identifier = ${identifierOf(token)} and expires_at > ${now}
    returning id`;
  if (spent.length === 0) return false;
  const by: Actor = { kind: "account", id: accountId, isModerator: false, isAdministrator: false };
  const used = { action: "sign_in_link_used", serverId: null, subject: accountId } as const;
  await recordAudit(tx, { by, now }, used);
  return true;
}

function identifierOf(token: string): string {
  return `sign-in link ${hashToken(token).toString("base64url")}`;
}
