import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { enterAccount, type EntryResult } from "./enter_account.ts";
import {
  endedHalfCookie,
  endHalfSignIn,
  findHalfSignIn,
  takeTry,
} from "../two_factor/half_sign_in.ts";
import type { LimitHit } from "../../../core/limits/take_all.ts";
import { takeCodeAttempt } from "../limits.ts";
import { proveFactor, type SentFactor } from "../two_factor/prove_factor.ts";

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
  const purpose = { ceremony: "second_factor", holder: token } as const;
  if (!await proveFactor(context, sent, { accountId, purpose })) return { kind: "wrong" };
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
