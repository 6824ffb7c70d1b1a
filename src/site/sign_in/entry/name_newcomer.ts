import { setLocaleOf } from "../../accounts/account_locale.ts";
import { insertVouched } from "../../accounts/vouched_account.ts";
import { nameTaken } from "../../../core/accounts/former_names.ts";
import { STEAM } from "../../../core/accounts/other_names.ts";
import { findByIdentity } from "../../accounts/identities.ts";
import { refuseSteamId } from "../../accounts/names/steam_names.ts";
import { parseUsername } from "../../../core/accounts/username.ts";
import type { Query } from "../../../core/database/connect.ts";
import { violatesUnique } from "../../../core/database/unique.ts";
import { networkKey } from "../../../core/limits/client_address.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { enterAccount, type EntryResult } from "./enter_account.ts";
import { type LimitHit, takeAll } from "../../../core/limits/take_all.ts";
import { findNewcomer, forgottenNewcomer, type Newcomer, takeNewcomer } from "./newcomers.ts";
import { addIdentity, linkIdentity } from "../ways_in/ways_in.ts";

/** Attempts, in case another account takes the newcomer's email address concurrently. */
const ATTEMPTS = 3;

/** The browser has no newcomer's cookie, or the newcomer is gone. */
type UnknownNewcomer = { kind: "unknown" };

/**
 * Creates an account for the newcomer whose browser sent the request, and signs it in. No proof of work is needed,
 * because the newcomer has an account at the provider. Refuses a bad or taken name, and another person's Steam id.
 */
export async function signUpNewcomer(
  context: AccountsContext,
  { username, request }: { username: string; request: AccountRequest },
): Promise<EntryResult | LimitHit | UnknownNewcomer> {
  const newcomer = await findNewcomer(context, request.headers);
  if (!newcomer) return { kind: "unknown" };
  parseUsername(username);
  if (!isOwnSteamId(newcomer, username)) refuseSteamId(context, username);
  const limited = await takeSignUp(context, newcomer, request);
  if (limited) return limited;
  const accountId = await makeAccount(context, username, request.headers);
  if (accountId === undefined) return { kind: "unknown" };
  if (request.locale) await setLocaleOf(context.sql, { accountId }, request.locale);
  const entered = await enterAccount(context, accountId, { request, way: "provider" });
  return "setCookies" in entered
    ? { ...entered, setCookies: [...entered.setCookies, forgottenNewcomer(context)] }
    : entered;
}

/**
 * Links the identity of the newcomer whose browser sent the request to the viewer's account. Returns the path that the
 * newcomer wanted to open.
 */
export async function linkNewcomer(
  context: AccountsContext,
  { accountId }: Viewer,
  { headers }: Pick<AccountRequest, "headers">,
): Promise<{ kind: "linked"; next: string; setCookies: string[] } | UnknownNewcomer> {
  const newcomer = await context.sql.begin((tx) => takeNewcomer(tx, context, headers));
  if (!newcomer) return { kind: "unknown" };
  const linked = await linkIdentity(context, accountId, newcomer);
  if (linked !== "linked") throw refusal("identity_linked");
  return { kind: "linked", next: newcomer.next, setCookies: [forgottenNewcomer(context)] };
}

function isOwnSteamId({ provider, subject }: Newcomer, username: string): boolean {
  return provider === STEAM && subject === username;
}

/**
 * Counts the newcomer first, so that a newcomer who tries taken names doesn't use up the sign-ups of the IP address.
 */
function takeSignUp(
  { accountLimits: limits }: AccountsContext,
  { provider, subject }: Newcomer,
  { address }: AccountRequest,
): Promise<LimitHit | undefined> {
  const network = networkKey(address);
  return takeAll(
    [limits.nameByNewcomer, `${provider} ${subject}`, network],
    [limits.signUpByAddress, address, network],
    [limits.signUpByNetwork, network],
  );
}

async function makeAccount(
  context: AccountsContext,
  username: string,
  headers: Headers,
): Promise<string | undefined> {
  for (let attempt = 1;; attempt++) {
    try {
      return await context.sql.begin((tx) => makeAccountIn(tx, context, { username, headers }));
    } catch (error) {
      if (violatesUnique(error, "account_username_key_key")) throw nameTaken(username);
      const isRace = violatesUnique(error, "account_email_key") && attempt < ATTEMPTS;
      if (!isRace) throw error;
    }
  }
}

/** Removes the newcomer and creates the account and its identity in one transaction. */
async function makeAccountIn(
  tx: Query,
  context: AccountsContext,
  { username, headers }: { username: string; headers: Headers },
): Promise<string | undefined> {
  const newcomer = await takeNewcomer(tx, context, headers);
  if (!newcomer) return undefined;
  const known = await findByIdentity(tx, newcomer);
  if (known !== undefined) return known;
  const { email } = newcomer;
  const now = context.now();
  const isNameProved = isOwnSteamId(newcomer, username);
  const accountId = await insertVouched(tx, { username, email, isNameProved, now });
  if (await addIdentity(tx, context, { ...newcomer, accountId })) return accountId;
  // Another browser linked the identity to an account concurrently.
  throw refusal("identity_linked");
}
