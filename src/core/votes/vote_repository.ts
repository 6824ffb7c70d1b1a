import { jsonRows } from "../database/json_rows.ts";
import type { Query } from "../database/connect.ts";
import { bodyOfVote } from "./body_of_vote.ts";
import { tallyOf } from "./rank_counts.ts";
import { findVoteNames, noteVoteNames, type VoteName } from "./vote_name.ts";
import type { VoteSource } from "./vote_source.ts";
import { identitiesOf, leewayOf, trustOf } from "./vote_trust.ts";
import { propertiesOf } from "../text/properties_of.ts";

/** Rows per day that a busy server's votes are spread over. One row limits it to 2.5k votes/s. */
const SHARDS = 8;

/** Votes for one server in one statement from which it counts as busy. All others use one row per day. */
const BUSY_VOTES = 4;

/**
 * SQLSTATEs of the statement's error when another vote overtakes one of its votes. `vote_overtaken` raises the second.
 */
const UNIQUE_VIOLATION = "23505";
const VOTE_OVERTAKEN = "VB001";

/** A vote to cast. */
export interface VoteRow {
  voteId: string;
  slug: string;
  /** The voting account, by id or by the key of its current or former name. */
  voter: { accountId: string } | { nameKey: string };
  votedAt: Date;
  source: VoteSource;
  /** Undefined for the account's own name. */
  gameName?: VoteName | undefined;
  /** Whether the account's own email address must be confirmed. */
  needsVerifiedEmail?: boolean | undefined;
  /** The session in which the player agrees that the server's links may vote as them from now on. */
  agrees?: string | undefined;
  /** Present on a vote from the pages. */
  ticket?: Ticket;
}

/** The origin of a vote, and the limits that apply to accounts without trust. Others have some leeway. */
export interface VoteOrigin {
  /** HMAC of the client's address. */
  address: Uint8Array;
  /** Votes that one address may cast for a server in one UTC day. */
  perAddress: number;
  /** HMAC of the client's network. */
  network: Uint8Array;
  /** Votes that one network may cast for a server in one UTC day. */
  perNetwork: number;
}

/** Admits one vote where votes need a ticket. */
export interface Ticket extends VoteOrigin {
  /** SHA-256 of the proof that a person votes. It is valid for one vote. */
  proof: Uint8Array;
  proofExpiresAt: Date;
}

/**
 * Casts votes in one statement, and so in one transaction. Returns, by vote id, whether there are deliveries to send or
 * rewards to claim. A vote that is missing from the map was not cast. Fails and casts none of them if another vote
 * overtakes one (`isOvertaken`) or holds a row for more than `lockMs` milliseconds (by default, only the statement's
 * own limit applies).
 *
 * ```text
 *   request ──► first_request ──► admitted ──► guard ──► ballot     once a day for each player and server: last_vote
 *
 *   ballot ─┬─► history, counted, months, ranked                    vote, vote_count, vote_month, ranking_change
 *           ├─► named                                               vote_name
 *           ├─► spent, counted_address, origin, agreed              proof, limits, origin and agreement of a ballot
 *           └─► queued, rewarded, fed                               outbox, inbox and feed
 * ```
 */
export async function insertVotes(
  sql: Query,
  votes: VoteRow[],
  { lockMs }: { lockMs?: number } = {},
): Promise<Map<string, boolean>> {
  const rows = await sql<{ voteId: string; isDue: boolean }[]>`
    with ${admitVotes(sql, votes, lockMs)},
    ${countVotes(sql)},
    ${noteVoteNames(sql, votes)}
    ${spendTickets(sql, votes)}
    ${reportVotes(sql)}
    select vote_id, rewards_by = 'inbox' or vote_id = any(array(select vote_id from queued)) as is_due
    from ballot`;
  return new Map(rows.map(({ voteId, isDue }) => [voteId, isDue]));
}

/**
 * Selects the votes to cast as `ballot`, with server and account: leaves out those that can't succeed, then those that
 * another vote of the day precedes.
 */
function admitVotes(sql: Query, votes: VoteRow[], lockMs?: number) {
  return sql`
    ${findRequests(sql, votes, lockMs)}, first_request as (
      select distinct on (w.server_id, w.account_id) w.*
      from request w
      left join lateral (
        select voted_on from last_vote where server_id = w.server_id and account_id = w.account_id limit 1
      ) as l on true
      left join lateral (select true as is_spent from spent_proof where proof = w.proof limit 1) as p on true
      where (l.voted_on is null or l.voted_on < w.voted_on) and p.is_spent is null
      order by w.server_id, w.account_id, w.vote_id
    ), admitted as materialized (
      select w.* from (
        -- Votes with the most leeway come first, so that votes with less don't cause their refusal.
        select *,
          row_number() over (
            partition by voted_on, server_id, address order by trust desc, vote_id
          ) as share,
          row_number() over (
            partition by voted_on, server_id, network order by trust desc, vote_id
          ) as network_share
        from first_request
      ) as w
      left join lateral (
        select votes from vote_address
        where day = w.voted_on and server_id = w.server_id and address = w.address limit 1
      ) as d on true
      left join lateral (
        select votes from vote_address
        where day = w.voted_on and server_id = w.server_id and address = w.network limit 1
      ) as n on true
      where w.address is null or (
        coalesce(d.votes, 0) + w.share <= w.per_address * ${leewayOf(sql)}
        and coalesce(n.votes, 0) + w.network_share <= w.per_network * ${leewayOf(sql)}
      )
    ), guard as (
      insert into last_vote as l (server_id, account_id, vote_id, voted_on, voted_at)
      select server_id, account_id, vote_id, voted_on, voted_at from admitted order by server_id, account_id
      on conflict (server_id, account_id) do update
      set vote_id = excluded.vote_id, voted_on = excluded.voted_on, voted_at = excluded.voted_at
      where l.voted_on < excluded.voted_on
      returning vote_id
    ), ballot as materialized (
      -- Not a join, which would compare each vote with every other.
      select * from admitted where vote_id = any(array(select vote_id from guard))
    )`;
}

/**
 * Selects as `request` the votes that their server and account allow. Each row is looked up by key in a separate
 * `lateral`: planned as joins, a hundred votes would read whole tables of ten thousand rows. A typed name can't vote
 * for an account with a sign-in. A link can, once the account's player agreed to that server's links. The account's
 * identities, which raise its trust, are locked with it. So a transaction that unlinks one either waits for this vote,
 * or has ended already, and this vote doesn't count the identity.
 */
function findRequests(sql: Query, votes: VoteRow[], lockMs?: number) {
  const known = { accountId: sql`account.id`, at: sql`w.voted_at`, isLocked: true };
  const identities = identitiesOf(sql, known);
  const names = findVoteNames(sql, votes);
  const trust = trustOf(sql, { identities: sql`a.identities`, isConfirmed: sql`a.email_verified` });
  return sql`
    request as materialized (
      select w.vote_id, w.voted_at, (w.voted_at at time zone 'utc')::date as voted_on, w.source, w.agrees,
        w.proof, w.proof_expires_at, w.address, w.per_address, w.network, w.per_network,
        s.id as server_id, s.rewards_by, s.has_feed, a.id as account_id, ${names.columns}, ${trust} as trust
      from json_to_recordset(${jsonRows(votes.map(inColumns))}::text::json) as w (
        vote_id uuid, slug text, account_id uuid, name_key text, voted_at timestamptz, source vote_source,
        game_name text, is_vouched boolean, needs_verified_email boolean, agrees uuid,
        proof bytea, proof_expires_at timestamptz,
        address bytea, per_address integer, network bytea, per_network integer
      )
      cross join lateral (
        select id, status, rewards_by, has_feed from server where slug = w.slug limit 1
      ) as s
      cross join lateral (
        select id, username, username_key, email_verified, ${identities} as identities from account
        where deleted_at is null and disabled_at is null and id = coalesce(
          w.account_id,
          (select id from account where username_key = w.name_key),
          (select account_id from former_name where name_key = w.name_key)
        )
          and (w.needs_verified_email is not true or email_verified)
          and (email is null or w.source in ('session', 'operator') or w.source = 'link' and exists (
            -- A transaction that withdraws the agreement waits for this vote, or this vote sees that there is no
            -- agreement any longer.
            select from link_agreement where account_id = account.id and server_id = s.id for key share
          ))
        limit 1
      ) as a
      ${names.join}
      -- Limits how long this transaction waits for a lock. The value is never null: the condition is here because the
      -- subquery depends on no row, so it runs once, before the first lock, and takes no round trip of its own.
      where (select set_config('lock_timeout', ${String(lockMs ?? 0)}, true)) is not null
        -- As a condition of the look-up, the status would seem to be the better key while there are few servers.
        and s.status = 'approved' and ${names.condition}
    )`;
}

/** Adds the ballots to the history and to every count. */
function countVotes(sql: Query) {
  const shard = Math.floor(Math.random() * SHARDS);
  return sql`
    history as (
      insert into vote (id, server_id, account_id, voted_at, source, trust)
      select vote_id, server_id, account_id, voted_at, source, trust from ballot
    ), counted as (
      insert into vote_count as c (server_id, day, shard, votes, without_sign_in, confirmed, established)
      select server_id, voted_on, case when count(*) < ${BUSY_VOTES}::int then 0 else ${shard}::smallint end,
        ${tallyOf(sql)}
      from ballot group by server_id, voted_on order by server_id, voted_on
      on conflict (server_id, day, shard) do update
      set votes = c.votes + excluded.votes, without_sign_in = c.without_sign_in + excluded.without_sign_in,
        confirmed = c.confirmed + excluded.confirmed, established = c.established + excluded.established
    ), months as (
      insert into vote_month as m (server_id, month, account_id, days, last_voted_at)
      select server_id, date_trunc('month', voted_on::timestamp)::date, account_id, array[voted_on], voted_at
      from ballot
      on conflict (server_id, month, account_id) do update
      set days = m.days || excluded.days, last_voted_at = excluded.last_voted_at
    ), ranked as (
      insert into ranking_change (server_id) select distinct server_id from ballot
    )`;
}

/**
 * Spends the ballots' proofs, counts their addresses and networks, and records the origins and agreements. Fails if
 * another vote spent a proof or the last share first. Builds CTEs that end with a comma, or nothing for votes that
 * operators cast.
 */
function spendTickets(sql: Query, votes: VoteRow[]) {
  if (votes.every(({ ticket, agrees }) => !ticket && !agrees)) return sql``;
  return sql`
    spent as (
      insert into spent_proof (proof, expires_at, vote_id)
      select proof, proof_expires_at, vote_id from ballot where proof is not null order by proof
    ), counted_address as (
      insert into vote_address as d (day, server_id, address, is_network, votes)
      select b.voted_on, b.server_id, p.address, p.is_network, count(*)
      from ballot b
      cross join lateral (values (b.address, false), (b.network, true)) as p (address, is_network)
      where p.address is not null
      group by b.voted_on, b.server_id, p.address, p.is_network
      order by b.voted_on, b.server_id, p.address
      on conflict (day, server_id, address) do update
      -- If the address or network has no share left, vote_overtaken() raises an error, which undoes the whole
      -- statement. A check after the statement would need a transaction, which takes two more round trips.
      set votes = case
        when d.votes <= (
          select min(case
            when excluded.is_network then per_network * ${leewayOf(sql)} - network_share
            else per_address * ${leewayOf(sql)} - share
          end)
          from ballot
          where server_id = excluded.server_id and voted_on = excluded.day
            and excluded.address in (address, network)
        ) then d.votes + excluded.votes
        else vote_overtaken()
      end
    ), origin as (
      insert into vote_origin (server_id, voted_at, vote_id, address, network)
      select server_id, voted_at, vote_id, address, network from ballot where address is not null
    ), agreed as (
      insert into link_agreement (account_id, server_id, agreed_at)
      select account_id, server_id, voted_at from ballot
      where agrees is not null and source = 'session' and exists (
        -- The session is locked too. A transaction that ends it either waits for this vote and then ends the agreement,
        -- or has ended already, and this vote sees no session. The account is locked first, as in the transactions that
        -- delete or disable it.
        select from account a join session s on s.account_id = a.id
        where a.id = ballot.account_id and s.id = ballot.agrees for key share
      )
      order by account_id
      on conflict do nothing
    ),`;
}

/** Queues the ballots for webhooks, the inbox and the feed. Deliveries to a paused endpoint are held for a replay. */
function reportVotes(sql: Query) {
  const body = bodyOfVote(sql, {
    serverId: sql`b.server_id`,
    accountId: sql`b.account_id`,
    username: sql`b.username`,
    votedAt: sql`b.voted_at`,
  });
  return sql`
    queued as (
      insert into outbox (id, vote_id, key_id, server_id, state, body, due_at, created_at)
      select uuid_v7(b.voted_at), b.vote_id, e.key_id, b.server_id,
        case when e.paused_at is null and e.disabled_at is null then 'pending' else 'held' end::delivery_state,
        ${body}, greatest(b.voted_at, e.next_message_at), b.voted_at
      from ballot b
      cross join lateral (
        -- A Votifier packet is a reward. A chat message is news, and other webhooks may be.
        select key_id, paused_at, disabled_at, next_message_at from endpoint
        where server_id = b.server_id and url is not null and (b.rewards_by = 'push' or kind <> 'votifier')
          and pace is distinct from 'daily'
        offset 0
      ) as e
      returning vote_id
    ), rewarded as (
      insert into reward (vote_id, server_id, account_id, voted_at, available_at)
      select vote_id, server_id, account_id, voted_at, voted_at from ballot where rewards_by = 'inbox'
    ), fed as (
      insert into feed_entry (server_id, type, vote_id, account_id, voted_at, noted_at)
      select server_id, 'vote.cast', vote_id, account_id, voted_at, voted_at from ballot where has_feed
    )`;
}

/**
 * Returns whether a statement failed, and cast no votes, because a concurrent vote spent the same proof or the last
 * share, or took the same unproved name.
 */
export function isOvertaken(error: unknown): boolean {
  const { code, table_name: table } = propertiesOf(error);
  return code === VOTE_OVERTAKEN ||
    code === UNIQUE_VIOLATION && (table === "spent_proof" || table === "vote_name");
}

function inColumns({ voter, gameName, ticket, ...vote }: VoteRow): object {
  const row = { ...vote, ...voter, gameName: gameName?.key, isVouched: gameName?.isVouched };
  if (!ticket) return row;
  // The text form of a bytea in Postgres.
  const [proof, address, network] = [ticket.proof, ticket.address, ticket.network]
    .map((bytes) => `\\x${bytes.toHex()}`);
  return { ...row, ...ticket, proof, address, network };
}
