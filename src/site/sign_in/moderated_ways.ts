import type { Query } from "../../core/database/connect.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";

/** The ways to sign in to an account, as moderators see them: kinds, numbers and times, never an id or a secret. */
export interface ModeratedWays {
  hasPassword: boolean;
  /** Of each identity, the oldest first: "discord", "steam", or the issuer's URL of an OpenID Connect provider. */
  providers: string[];
  passkeys: number;
  /** Since when a second step is required. Null: it is not. */
  secondFactorSince: Date | null;
  /** Time at which the account last opened a page, voted, or did something that the trail records. Null if unknown. */
  lastSeenAt: Date | null;
}

/** Finds how an account is signed in to, and when it was last seen. Refuses non-moderators. */
export async function findModeratedWays(
  sql: Query,
  { by, accountId, passwordSignIn }: { by: Actor; accountId: string; passwordSignIn: boolean },
): Promise<ModeratedWays> {
  requireRight(by, "accounts", "show_account");
  const [ways] = await sql<[ModeratedWays]>`
    select
      ${passwordSignIn} and exists (
        select from credential where account_id = ${accountId} and password is not null
      ) as has_password,
      array(select provider from identity where account_id = ${accountId} order by linked_at, provider) as providers,
      (select count(*)::integer from passkey where account_id = ${accountId}) as passkeys,
      (select since from second_factor where account_id = ${accountId}) as second_factor_since,
      greatest(
        -- A session notes a visit once a day.
        (select max(updated_at) from session where account_id = ${accountId}),
        (select max(voted_at) from last_vote where account_id = ${accountId}),
        (select at from audit_entry where actor_id = ${accountId} order by id desc limit 1)
      ) as last_seen_at`;
  return ways;
}
