import { lockAccount } from "../../accounts/account_repository.ts";
import type { Query } from "../../../core/database/connect.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountsContext } from "../accounts_context.ts";
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
 * the secret that the form sent back. A previous app stops working.
 */
export async function turnOnApp(
  { sql, box, now: clock }: AccountsContext,
  viewer: Viewer,
  { sealed: text, code }: { sealed: string; code: string },
): Promise<FactorResult> {
  if (!isRecent(viewer, clock())) return { kind: "unproved" };
  const { accountId } = viewer;
  const sealed = parseBase64(text);
  if (sealed === undefined) return { kind: "wrong" };
  const secret = openSecret(box, sealed, accountId);
  const now = clock();
  const step = secret === undefined ? undefined : await findStep(secret, digitsOf(code), now);
  if (step === undefined) return { kind: "wrong" };
  return await sql.begin(async (tx) => {
    if (!await lockAccount(tx, accountId)) return { kind: "wrong" };
    await tx`
      insert into second_factor (account_id, since, totp_secret, last_step)
      values (${accountId}, ${now}, ${sealed}, ${step})
      on conflict (account_id) do update
      set totp_secret = excluded.totp_secret, last_step = excluded.last_step`;
    return { kind: "on", codes: await makeRecoveryCodes(tx, accountId) };
  });
}

/** Turns on passkeys as the second factor of the viewer's account. `wrong`: it has no passkey. */
export async function turnOnPasskeys(
  { sql, site, now }: AccountsContext,
  viewer: Viewer,
): Promise<FactorResult> {
  if (!isRecent(viewer, now())) return { kind: "unproved" };
  const { accountId } = viewer;
  return await sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    const made = await tx`
      insert into second_factor (account_id, since)
      select ${accountId}, ${now()}
      where exists (
        select from passkey where account_id = ${accountId} and ${worksHere(tx, site)}
      )
      on conflict (account_id) do update set since = second_factor.since
      returning account_id`;
    if (made.length === 0) return { kind: "wrong" };
    return { kind: "on", codes: await makeRecoveryCodes(tx, accountId) };
  });
}

/** Replaces the recovery codes of the viewer's account. `wrong`: it has no second factor. */
export async function renewRecoveryCodes(
  { sql, now }: Pick<AccountsContext, "sql" | "now">,
  viewer: Viewer,
): Promise<FactorResult> {
  if (!isRecent(viewer, now())) return { kind: "unproved" };
  const { accountId } = viewer;
  return await sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    if (!await needsSecondFactor(tx, accountId)) return { kind: "wrong" };
    return { kind: "on", codes: await makeRecoveryCodes(tx, accountId) };
  });
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
  { sql, now }: Pick<AccountsContext, "sql" | "now">,
  viewer: Viewer,
): Promise<{ kind: "off"; wasOn: boolean } | { kind: "unproved" }> {
  if (!isRecent(viewer, now())) return { kind: "unproved" };
  const wasOn = await sql.begin(async (tx) => {
    await lockAccount(tx, viewer.accountId);
    return await dropSecondFactor(tx, viewer.accountId);
  });
  return { kind: "off", wasOn };
}
