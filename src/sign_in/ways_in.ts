import { findPassword, lockAccount } from "../accounts/account_repository.ts";
import {
  findByIdentity,
  type Identity,
  insertIdentity,
  listIdentities,
  type NewIdentity,
  type ProviderIdentity,
} from "../accounts/identities.ts";
import type { Query } from "../database/connect.ts";
import { refusal } from "../refusals/refusal.ts";
import type { Viewer } from "../rights/viewer.ts";
import type { AccountsContext } from "./context.ts";
import type { Rounds } from "./providers/round.ts";

/** How the holder of an account signs in. */
export interface WaysIn {
  hasPassword: boolean;
  identities: Identity[];
}

/** Finds how the viewer signs in. A password counts only where the site lets people sign in with one. */
export async function findWaysIn(
  context: Pick<AccountsContext, "sql" | "passwordSignIn">,
  { accountId }: Viewer,
): Promise<WaysIn> {
  const [hasPassword, identities] = await Promise.all([
    hasOwnPassword(context, accountId),
    listIdentities(context.sql, accountId),
  ]);
  return { hasPassword, identities };
}

/** Returns whether an account has a password that its holder can sign in with. */
export async function hasOwnPassword(
  { sql, passwordSignIn }: { sql: Query; passwordSignIn: boolean },
  accountId: string,
): Promise<boolean> {
  return passwordSignIn && await findPassword(sql, accountId) !== undefined;
}

/**
 * Links an identity to an account. `taken`: it signs in to another one. The identity is no newcomer any more. `gone`: the
 * account was deleted.
 */
export async function linkIdentity(
  { sql, now }: Pick<AccountsContext, "sql" | "now">,
  accountId: string,
  identity: NewIdentity,
): Promise<"linked" | "taken" | "gone"> {
  return await sql.begin(async (tx) => {
    if (!await lockAccount(tx, accountId)) return "gone";
    await forgetNewcomer(tx, identity);
    if (await insertIdentity(tx, accountId, { ...identity, now: now() })) return "linked";
    return await findByIdentity(tx, identity) === accountId ? "linked" : "taken";
  });
}

async function forgetNewcomer(tx: Query, { provider, subject }: ProviderIdentity): Promise<void> {
  await tx`delete from newcomer where provider = ${provider} and subject = ${subject}`;
}

/**
 * Unlinks one of the viewer's identities. Returns false if it isn't theirs. Refuses the last way in: a password where
 * passwords are on, or an identity whose provider is. The account is locked first, so that of two requests at once the
 * second one sees what the first one left.
 */
export async function unlinkIdentity(
  { sql, passwordSignIn, rounds }: Pick<AccountsContext, "sql" | "passwordSignIn" | "rounds">,
  { accountId }: Viewer,
  { provider, subject }: ProviderIdentity,
): Promise<boolean> {
  return await sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    const unlinked = await tx`
      delete from identity i
      where account_id = ${accountId} and provider = ${provider} and subject = ${subject}
        and (
          ${passwordSignIn} and exists (
            select from credential where account_id = ${accountId} and password is not null
          ) or exists (
            select from identity o
            where o.account_id = ${accountId} and (o.provider, o.subject) <> (i.provider, i.subject)
              and ${isSwitchedOn(tx, rounds)}
          )
        )
      returning subject`;
    if (unlinked.length > 0) return true;
    const identities = await listIdentities(tx, accountId);
    const isTheirs = identities.some((one) => one.provider === provider && one.subject === subject);
    if (isTheirs) throw refusal("last_way_in");
    return false;
  });
}

/** Whether the provider of the identity `o` is switched on. Issuers are URLs. */
function isSwitchedOn(tx: Query, { list }: Rounds) {
  const ids = list.map(({ id }) => id);
  const hasIssuer = ids.includes("oidc");
  return tx`(o.provider = any(${ids}::text[]) or ${hasIssuer} and o.provider like 'http%')`;
}
