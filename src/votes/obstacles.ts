import type { Query } from "../database/connect.ts";
import type { ServerStatus } from "../servers/server.ts";
import type { VoteRow } from "./vote_repository.ts";
import { dayOf } from "./voting_day.ts";

/** The obstacles to a vote, as far as there are any. */
export interface Obstacles {
  /** Null: there is no such account. */
  accountId: string | null;
  /** Null: there is no such server. */
  status: ServerStatus | null;
  /** Whether a moderator disabled it. */
  isDisabled: boolean;
  /** The player's last vote for the server that counts. */
  voteId: string | null;
  /** The UTC day of the player's last vote for the server, be it void or not. */
  votedOn: Date | null;
  isSpent: boolean;
  isFull: boolean;
}

/** Finds out why nothing was written of a vote. */
export async function findObstacles(
  sql: Query,
  { slug, voter, votedAt, ticket }: VoteRow,
): Promise<Obstacles> {
  const accountId = "accountId" in voter ? voter.accountId : null;
  const nameKey = "nameKey" in voter ? voter.nameKey : null;
  const { proof = null, address = null, perAddress = null } = ticket ?? {};
  const { network = null, perNetwork = null } = ticket ?? {};
  const [obstacles] = await sql<Obstacles[]>`
    select a.id as account_id, a.disabled_at is not null as is_disabled, s.status, l.vote_id, l.voted_on,
      exists (select from spent_proof where proof = ${proof}) as is_spent,
      exists (
        select from vote_address
        where day = ${dayOf(votedAt)} and server_id = s.id and (
          address = ${address} and votes >= ${perAddress} or address = ${network} and votes >= ${perNetwork}
        )
      ) as is_full
    from (
      select coalesce(
        ${accountId}::uuid,
        (select id from account where username_key = ${nameKey}),
        (select account_id from former_name where name_key = ${nameKey})
      ) as account_id
    ) as w
    left join account a on a.id = w.account_id and a.deleted_at is null
    left join server s on s.slug = ${slug}
    left join last_vote l on l.server_id = s.id and l.account_id = a.id`;
  if (!obstacles) throw new Error("a statement of one row returned none");
  return obstacles;
}
