import { lockAccount } from "../../accounts/account_repository.ts";
import type { Query } from "../../../core/database/connect.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountsContext } from "../accounts_context.ts";
import type { SignInChange } from "../mails/account_mails.ts";
import { tellSignInChanged } from "../mails/sign_in_changes.ts";
import { worksHere } from "../passkeys/relying_party.ts";
import { isRecent } from "../sessions/is_recent.ts";
import { makeRecoveryCodes } from "./recovery_codes.ts";
import { parseBase64 } from "../../../core/text/parse_base64.ts";
import { findStep, openSecret } from "./totp.ts";
import { digitsOf } from "./prove_code.ts";

/** The second factors of an account. */
export interface SecondFactor {
  since: Date;
  /** Whether the account has an authenticator app. */
  hasApp: boolean;
  /** Unused recovery codes. */
  codesLeft: number;
}

/** Returns the second factors of an account, or undefined if it has none. */
export async function findSecondFactor(
  sql: Query,
  accountId: string,
): Promise<SecondFactor | undefined> {
  const [found] = await sql<SecondFactor[]>`
    select since, totp_secret is not null as has_app,
      (select count(*)::int from recovery_code where account_id = ${accountId}) as codes_left
    from second_factor where account_id = ${accountId}`;
  return found;
}

/** Returns whether an account needs a second factor. */
export async function needsSecondFactor(sql: Query, accountId: string): Promise<boolean> {
  return (await sql`select from second_factor where account_id = ${accountId}`).length > 0;
}

/**
 * Result of turning second factors on: the recovery codes, which are shown once. `unproved`: the viewer has to prove
 * their identity first.
 */
type FactorResult = { kind: "on"; codes: string[] } | { kind: "wrong" } | { kind: "unproved" };

/**
 * Turns on an authenticator app for the viewer's account, once a code proves that the app has the secret. `sealed` is
 * the secret that the form sent back. A previous app stops working. Notifies the owner by email, as each change of a
 * second factor does.
 */
export async function turnOnApp(
  context: AccountsContext,
  viewer: Viewer,
  { sealed: text, code }: { sealed: string; code: string },
): Promise<FactorResult> {
  const { sql, box, now: clock } = context;
  if (!isRecent(viewer, clock())) return { kind: "unproved" };
  const { accountId } = viewer;
  const sealed = parseBase64(text);
  if (sealed === undefined) return { kind: "wrong" };
  const secret = openSecret(box, sealed, accountId);
  const now = clock();
  const step = secret === undefined ? undefined : await findStep(secret, digitsOf(code), now);
  if (step === undefined) return { kind: "wrong" };
  const codes = await sql.begin(async (tx) => {
    if (!await lockAccount(tx, accountId)) return undefined;
    await tx`
      insert into second_factor (account_id, since, totp_secret, last_step)
      values (${accountId}, ${now}, ${sealed}, ${step})
      on conflict (account_id) do update
      set totp_secret = excluded.totp_secret, last_step = excluded.last_step`;
    return await makeRecoveryCodes(tx, accountId);
  });
  return toldCodes(context, accountId, { codes, change: "second_factor_on" });
}

/** Turns on passkeys as the second factor of the viewer's account. `wrong`: it has no passkey. */
export async function turnOnPasskeys(
  context: AccountsContext,
  viewer: Viewer,
): Promise<FactorResult> {
  const { sql, site, now } = context;
  if (!isRecent(viewer, now())) return { kind: "unproved" };
  const { accountId } = viewer;
  const codes = await sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    const made = await tx`
      insert into second_factor (account_id, since)
      select ${accountId}, ${now()}
      where exists (
        select from passkey where account_id = ${accountId} and ${worksHere(tx, site)}
      )
      on conflict (account_id) do update set since = second_factor.since
      returning account_id`;
    return made.length > 0 ? await makeRecoveryCodes(tx, accountId) : undefined;
  });
  return toldCodes(context, accountId, { codes, change: "second_factor_on" });
}

/** Replaces the recovery codes of the viewer's account. `wrong`: it has no second factor. */
export async function renewRecoveryCodes(
  context: AccountsContext,
  viewer: Viewer,
): Promise<FactorResult> {
  if (!isRecent(viewer, context.now())) return { kind: "unproved" };
  const { accountId } = viewer;
  const codes = await context.sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    const isOn = await needsSecondFactor(tx, accountId);
    return isOn ? await makeRecoveryCodes(tx, accountId) : undefined;
  });
  return toldCodes(context, accountId, { codes, change: "recovery_codes_made" });
}

/** Returns the result with new recovery codes, and notifies the owner by email. Without codes, nothing changed. */
function toldCodes(
  context: AccountsContext,
  accountId: string,
  { codes, change }: { codes: string[] | undefined; change: SignInChange },
): FactorResult {
  if (codes === undefined) return { kind: "wrong" };
  tellSignInChanged(context, accountId, change);
  return { kind: "on", codes };
}

/** Turns off an account's second factor. Its passkeys stay. The caller must have locked the account. */
export async function dropSecondFactor(tx: Query, accountId: string): Promise<boolean> {
  await tx`delete from recovery_code where account_id = ${accountId}`;
  const dropped = await tx`
    delete from second_factor where account_id = ${accountId} returning account_id`;
  return dropped.length > 0;
}

/** Turns off the second factor of the viewer's account, if it has one, after a recent proof. */
export async function turnOffSecondFactor(
  context: AccountsContext,
  viewer: Viewer,
): Promise<{ kind: "off" | "unproved" }> {
  if (!isRecent(viewer, context.now())) return { kind: "unproved" };
  const { accountId } = viewer;
  const wasOn = await context.sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    return await dropSecondFactor(tx, accountId);
  });
  if (wasOn) tellSignInChanged(context, accountId, "second_factor_off");
  return { kind: "off" };
}
