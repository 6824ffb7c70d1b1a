import { otherNames } from "../accounts/other_names.ts";
import type { Query } from "../database/connect.ts";
import type { ServerStatus } from "../servers/server.ts";
import type { VoteRow } from "./vote_repository.ts";
import { dayOf } from "../time/day.ts";
import { identitiesOf, leewayOf, trustOf } from "./vote_trust.ts";
import { isNameUsed } from "./vote_name.ts";

/** The facts that may prevent a vote, as one statement reads them. */
export interface ObstacleFacts {
  /** Null if there is no such account. */
  accountId: string | null;
  /** Null if there is no such server. */
  status: ServerStatus | null;
  isDisabled: boolean;
  needsSignIn: boolean;
  isUnconfirmed: boolean;
  isNameGone: boolean;
  isNameUsed: boolean;
  /** The player's last vote for the server that wasn't voided. */
  voteId: string | null;
  /** The UTC day of the player's last vote for the server, whether or not it was voided. */
  votedOn: Date | null;
  isSpent: boolean;
  /** The vote that the proof was spent on, if any. */
  spentOn: string | null;
  isFull: boolean;
}

/** Reads the facts for a vote that wrote nothing. */
export async function findObstacleFacts(
  sql: Query,
  { slug, voter, votedAt, source, gameName, needsVerifiedEmail = false, ticket }: VoteRow,
): Promise<ObstacleFacts> {
  const accountId = "accountId" in voter ? voter.accountId : null;
  const nameKey = "nameKey" in voter ? voter.nameKey : null;
  const { proof = null } = ticket ?? {};
  const { key: nameVoted = null, isVouched = false } = gameName ?? {};
  const day = dayOf(votedAt);
  const isUsed = isUsedOn(sql, { nameVoted, isVouched, source, day });
  const known = { accountId: sql`a.id`, at: sql`${votedAt}::timestamptz` };
  const trust = trustOf(sql, {
    identities: identitiesOf(sql, known),
    isConfirmed: sql`a.email_verified`,
  });
  const [facts] = await sql<ObstacleFacts[]>`
    select a.id as account_id, a.disabled_at is not null as is_disabled, s.status, l.vote_id, l.voted_on,
      a.email is not null and ${needsSignIn(sql, source)} as needs_sign_in,
      ${needsVerifiedEmail} and a.email_verified is false as is_unconfirmed,
      ${nameVoted}::text is not null and not ${hasName(sql, nameVoted)} as is_name_gone,
      ${isUsed} as is_name_used,
      p.proof is not null as is_spent, p.vote_id as spent_on,
      ${isFullOn(sql, day, ticket)} as is_full
    from (
      select coalesce(
        ${accountId}::uuid,
        (select id from account where username_key = ${nameKey}),
        (select account_id from former_name where name_key = ${nameKey})
      ) as account_id
    ) as w
    left join account a on a.id = w.account_id and a.deleted_at is null
    -- Not joined by its slug, which makes Postgres 15 read all servers until it has counted them.
    left join lateral (select id, status from server where slug = ${slug} limit 1) as s on true
    left join last_vote l on l.server_id = s.id and l.account_id = a.id
    left join spent_proof p on p.proof = ${proof}
    cross join lateral (select ${trust} as trust offset 0) as t`;
  if (!facts) throw new Error("a statement of one row returned none");
  return facts;
}

/**
 * Builds the condition that the account `a` has a sign-in and must use it for a vote of this source for the server `s`.
 */
function needsSignIn(sql: Query, source: VoteRow["source"]) {
  return sql`case ${source}::text
    when 'typed_name' then true
    when 'link' then not exists (select from link_agreement where account_id = a.id and server_id = s.id)
    else false
  end`;
}

/** Builds the condition that the account `a` has the name, and that the account with that username isn't disabled. */
function hasName(sql: Query, nameVoted: string | null) {
  return sql`exists (
    select from ${otherNames(sql, sql`a.id`)} as o
    where name_key = ${nameVoted}
      and not exists (select from account where username_key = o.name_key and disabled_at is not null)
  )`;
}

/**
 * Builds the condition that the ticket's address or network has cast as many votes for the server `s` as the trust of
 * `t` allows.
 */
function isFullOn(sql: Query, day: string, ticket: VoteRow["ticket"]) {
  const { address = null, perAddress = null, network = null, perNetwork = null } = ticket ?? {};
  const leeway = leewayOf(sql);
  const isUsedUp = (of: Uint8Array | null, most: number | null) =>
    sql`exists (
      select from vote_address
      where day = ${day} and server_id = s.id and address = ${of} and votes >= ${most}::int * ${leeway}
      offset 0
    )`;
  // Looked up one by one: for a list of both, Postgres 15 may read all addresses of the day.
  return sql`(${isUsedUp(address, perAddress)} or ${isUsedUp(network, perNetwork)})`;
}

/** Builds the condition that another account uses the name of the vote that day. `a` is the account that votes. */
function isUsedOn(
  sql: Query,
  { nameVoted, isVouched, source, day }: {
    nameVoted: string | null;
    isVouched: boolean;
    source: VoteRow["source"];
    day: string;
  },
) {
  const isSteamId = sql`exists (
    select from ${otherNames(sql, sql`a.id`)} as o where name_key = ${nameVoted} and is_proved
  )`;
  return isNameUsed(sql, {
    name: sql`${nameVoted}::text`,
    isProved: sql`(${isVouched}::boolean or ${isSteamId})`,
    isVouched: sql`${isVouched}::boolean`,
    isLink: sql`(${source}::text = 'link')`,
    day: sql`${day}::date`,
  });
}
