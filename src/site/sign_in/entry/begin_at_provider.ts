import { networkKey } from "../../../core/limits/client_address.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { type LimitHit, takeAll } from "../../../core/limits/take_all.ts";
import type { RoundStart } from "../providers/round.ts";
import { isRecent } from "../sessions/is_recent.ts";

/** What a round at a provider is begun for, and the path to return to. Only a viewer links or proves an identity. */
type RoundWanted =
  & { next: string; request: AccountRequest }
  & (
    | { purpose: "sign_in" }
    | { purpose: "link" | "prove"; viewer: Viewer }
  );

/**
 * Begins a round at a provider, within the limits. `unproved`: a link needs a recent proof of identity first, so that a
 * stolen session can't add a sign-in method.
 */
export async function beginAtProvider(
  { rounds, accountLimits, now }: Pick<AccountsContext, "rounds" | "accountLimits" | "now">,
  providerId: string,
  { next, request: { address, headers }, ...wanted }: RoundWanted,
): Promise<RoundStart | { kind: "unproved" } | LimitHit> {
  if (wanted.purpose === "link" && !isRecent(wanted.viewer, now())) return { kind: "unproved" };
  const { roundByAddress, roundByNetwork } = accountLimits;
  const network = networkKey(address);
  const limited = await takeAll([roundByAddress, address, network], [roundByNetwork, network]);
  if (limited) return limited;
  if (wanted.purpose === "sign_in") {
    return await rounds.begin(providerId, { purpose: { kind: "sign_in" }, next, headers });
  }
  const { purpose: kind, viewer: { accountId, sessionId } } = wanted;
  return await rounds.begin(providerId, { purpose: { kind, accountId, sessionId }, next, headers });
}
