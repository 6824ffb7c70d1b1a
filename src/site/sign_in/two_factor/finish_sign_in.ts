import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { enterAccount, type EntryResult } from "../sessions/enter_account.ts";
import {
  endedHalfCookie,
  endHalfSignIn,
  findHalfSignIn,
  type HalfSignIn,
  takeTry,
} from "./half_sign_in.ts";
import { type LimitHit, takeCodeAttempt } from "../limits.ts";
import { provePasskey } from "../passkeys/prove_passkey.ts";
import { proveCode } from "./prove_code.ts";
import { tellSignInChanged } from "../mails/sign_in_changes.ts";

/** A second factor in a form: a code or a passkey's response. */
export type SentFactor = { code: string } | { credential: string };

/**
 * Opens the session of a half-finished sign-in, if the second factor is right. `dead`: the sign-in expired, ran out of
 * tries, or was ended by a new password.
 */
export async function finishSignIn(
  context: AccountsContext,
  sent: SentFactor,
  request: AccountRequest,
): Promise<
  | Exclude<EntryResult, { kind: "gone" | "second_factor" }>
  | { kind: "wrong" }
  | { kind: "dead" }
  | LimitHit
> {
  const half = await findHalfSignIn(context, request.headers);
  if (!half) return { kind: "dead" };
  const { accountId, token } = half;
  const limited = "code" in sent
    ? await takeCodeAttempt(context, accountId, request.headers)
    : undefined;
  if (limited) return limited;
  if (!await takeTry(context.sql, token)) return { kind: "dead" };
  if (!await proveFactor(context, half, sent)) return { kind: "wrong" };
  const entered = await enterAccount(context, accountId, {
    request,
    way: "second_factor",
    stillHolds: (tx) => endHalfSignIn(tx, token),
  });
  if (entered.kind === "gone" || entered.kind === "second_factor") return { kind: "dead" };
  if (entered.kind === "disabled") return entered;
  const ended = endedHalfCookie(context.site.baseUrl);
  return { ...entered, setCookies: [...entered.setCookies, ended] };
}

async function proveFactor(
  context: AccountsContext,
  { accountId, token }: HalfSignIn,
  sent: SentFactor,
): Promise<boolean> {
  if ("credential" in sent) {
    const purpose = { ceremony: "second_factor", holder: token } as const;
    return await provePasskey(context, sent.credential, purpose) === accountId;
  }
  const proved = await proveCode(context, accountId, sent.code);
  if (proved === "recovery_code") tellSignInChanged(context, accountId, "recovery_code_used");
  return proved !== undefined;
}
