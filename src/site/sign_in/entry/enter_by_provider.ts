import { findProfile } from "../../accounts/account_repository.ts";
import { findByIdentity } from "../../accounts/identities.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import { takeAddress } from "../links/email_link.ts";
import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { enterAccount, type EntryResult } from "./enter_account.ts";
import { rememberNewcomer } from "./newcomers.ts";
import type { Person, RoundPurpose } from "../providers/round.ts";
import { findProofWays, noteProof } from "../proof/recent_proof.ts";
import { linkIdentity } from "../ways_in/ways_in.ts";

/**
 * Result of a return from a provider. `newcomer`: the user chooses a name next. `taken`: the identity belongs to
 * another account. `not_theirs`: the identity isn't linked to the viewer's account, so it proves nothing. `signed_out`:
 * the session that started the round has ended.
 */
export type Arrival =
  | EntryResult
  | { kind: "newcomer" | "proved"; setCookies: string[] }
  | { kind: "linked" | "taken" | "not_theirs" | "signed_out" };

/** Completes a round at a provider: a sign-in, a link or a proof of identity. */
export async function arrive(
  context: AccountsContext,
  { person, purpose, next }: { person: Person; purpose: RoundPurpose; next: string },
  { request, viewer }: { request: AccountRequest; viewer: Viewer | undefined },
): Promise<Arrival> {
  if (purpose.kind === "sign_in") return await signInAs(context, person, { next, request });
  if (viewer?.sessionId !== purpose.sessionId || viewer.accountId !== purpose.accountId) {
    return { kind: "signed_out" };
  }
  if (purpose.kind === "link") {
    const linked = await linkIdentity(context, viewer.accountId, person);
    if (linked === "linked") await confirmByProvider(context, viewer.accountId, person);
    return { kind: linked === "gone" ? "signed_out" : linked };
  }
  // A provider is no proof for an account with a second factor, a passkey or a password.
  const { providers } = await findProofWays(context, viewer);
  const isTheirs = await findByIdentity(context.sql, person) === viewer.accountId;
  if (!isTheirs || !providers.includes(person.provider)) return { kind: "not_theirs" };
  return { kind: "proved", ...await noteProof(context, viewer, request.headers) };
}

/** Only a linked identity signs in to an account, never an equal email address. */
async function signInAs(
  context: AccountsContext,
  person: Person,
  { next, request }: { next: string; request: AccountRequest },
): Promise<Arrival> {
  const accountId = await findByIdentity(context.sql, person);
  if (accountId === undefined) {
    return { kind: "newcomer", setCookies: [await rememberNewcomer(context, person, next)] };
  }
  await confirmByProvider(context, accountId, person);
  return await enterAccount(context, accountId, {
    request,
    way: "provider",
    stillHolds: async (tx) => await findByIdentity(tx, person) === accountId,
  });
}

/** Confirms the address that an account has or wants, if the provider has verified it. */
async function confirmByProvider(
  context: AccountsContext,
  accountId: string,
  { email, emailVerified }: Person,
): Promise<void> {
  const address = emailVerified ? email?.toLowerCase() : undefined;
  if (address === undefined) return;
  const profile = await findProfile(context.sql, accountId);
  const isOpen = profile?.typedEmail === address ||
    profile?.email === address && !profile.emailVerified;
  if (isOpen) await takeAddress(context, { accountId, email: address });
}
