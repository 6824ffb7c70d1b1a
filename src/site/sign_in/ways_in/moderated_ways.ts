import type { Query } from "../../../core/database/connect.ts";
import { type Actor, requireRight } from "../../../core/rights/actor.ts";

/** An account's sign-in methods as moderators see them: kinds, counts and times, never an id or a secret. */
export interface ModeratedWays {
  hasPassword: boolean;
  /** One entry per identity, oldest first: "discord", "steam", or the issuer's URL of an OpenID Connect provider. */
  providers: string[];
  passkeys: number;
  /** When the second factor was turned on. Null if it is off. */
  secondFactorSince: Date | null;
  /** When the account last opened a page, voted, or did something that the trail records. Null if unknown. */
  lastSeenAt: Date | null;
}

/** Returns an account's sign-in methods and when it was last seen. Refuses non-moderators. */
export async function findModeratedWays(
  sql: Query,
  { by, accountId, passwordSignIn }: { by: Actor; accountId: string; passwordSignIn: boolean },
): Promise<ModeratedWays> {
  requireRight(by, "accounts");
  const [ways] = await sql<[ModeratedWays]>`
    select
      ${passwordSignIn} and exists (
        select from credential where account_id = ${accountId} and password is not null
      ) as has_password,
      array(select provider from identity where account_id = ${accountId} order by linked_at, provider) as providers,
      (select count(*)::integer from passkey where account_id = ${accountId}) as passkeys,
      (select since from second_factor where account_id = ${accountId}) as second_factor_since,
      greatest(
        -- A session row is updated once a day.
        (select max(updated_at) from session where account_id = ${accountId}),
        (select max(voted_at) from last_vote where account_id = ${accountId}),
        (select at from audit_entry where actor_id = ${accountId} order by id desc limit 1)
      ) as last_seen_at`;
  return ways;
}
