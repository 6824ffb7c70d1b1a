import type { Query } from "../../../core/database/connect.ts";
import type { SecretBox } from "../../../core/secrets/secret_key.ts";
import type { AccountsContext } from "../accounts_context.ts";
import { takeRecoveryCode } from "./recovery_codes.ts";
import { findStep, openSecret } from "./totp.ts";
import { asciiValue } from "../../text/ascii_value.ts";

/** The kind of a valid code; undefined for an invalid one. */
type ProvedCode = "app" | "recovery_code" | undefined;

/** Checks a code of the account's authenticator app, or one of its recovery codes, and uses it up. */
export async function proveCode(
  { sql, box, now }: AccountsContext,
  accountId: string,
  typed: string,
): Promise<ProvedCode> {
  const digits = digitsOf(typed);
  if (/^\d{6}$/.test(digits)) {
    return await proveAppCode({ sql, box }, accountId, { code: digits, now: now() })
      ? "app"
      : undefined;
  }
  return await takeRecoveryCode(sql, accountId, typed) ? "recovery_code" : undefined;
}

async function proveAppCode(
  { sql, box }: { sql: Query; box: SecretBox },
  accountId: string,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const [factor] = await sql<{ totpSecret: Uint8Array }[]>`
    select totp_secret from second_factor where account_id = ${accountId} and totp_secret is not null`;
  const secret = factor && openSecret(box, factor.totpSecret, accountId);
  const step = secret === undefined ? undefined : await findStep(secret, code, now);
  if (step === undefined) return false;
  // A single statement, so that two concurrent requests can't use the same code (RFC 6238 §5.2).
  const counted = await sql`
    update second_factor set last_step = ${step}
    where account_id = ${accountId} and last_step < ${step} returning account_id`;
  return counted.length > 0;
}

/** Characters that people type between digits. */
const BETWEEN = /[\s\p{Pd}\u2212]/gu;

/**
 * Returns the ASCII digits of a typed code. Apps show digits in two groups, keyboards of other scripts type other
 * digits, and pasted text contains invisible characters.
 */
export function digitsOf(typed: string): string {
  return asciiValue(typed).replace(BETWEEN, "");
}
