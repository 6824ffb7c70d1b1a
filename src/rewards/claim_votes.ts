import { accountKey, isUsername } from "../accounts/username.ts";
import type { Query, Sql } from "../database/connect.ts";

/** Votes of one player in an answer: one who was away for a month leaves room for the others. */
const PER_PLAYER = 10;

/**
 * Milliseconds after a lease in which only its key may claim the vote again. A plugin that crashed and came back knows
 * what it gave, another one doesn't: of 1,837 simulated votes under 2,589 crashes it makes 14 given twice out of 22.
 */
const OWN_KEY_FIRST_MS = 600_000;

/** Keeps locks on claims apart from other advisory locks ("clai"). */
const CLAIM_LOCK = 0x636c6169;

/** Largest number that the column of claims holds: a plugin may claim a vote each 30 s for a month. */
const CLAIMS_MAX = 32_767;

/** A plugin's request for votes whose rewards it will hand out. */
export interface Claim {
  serverId: string;
  keyId: string;
  /** The plugin's own UUID: with the same one a request whose answer was lost is repeated. */
  claimId: string;
  /** The players who are there, as the plugin spells them; undefined: anybody. */
  players?: string[] | undefined;
  limit: number;
  leaseSeconds: number;
}

/** A vote that a claim holds. */
export interface ClaimedVote {
  voteId: string;
  /** The entry of `players`, as it was written; null without a list, or if the player isn't in it any more. */
  player: string | null;
  username: string;
  userId: string;
  votedAt: Date;
  /** Above 1 when it was handed out before: the plugin may have given the reward already. */
  claims: number;
  isTest: boolean;
}

/**
 * Leases the oldest waiting votes to a key: until the lease ends nobody else gets them, and for ten minutes more only
 * that key. A claim that holds votes already gets them again, with a new lease, and nothing else. `more` says that
 * another claim may find some.
 */
export async function claimVotes(
  sql: Sql,
  claim: Claim,
  now: Date,
): Promise<{ votes: ClaimedVote[]; more: boolean } | "claim_of_another_key"> {
  const found = await look(sql, claim, now);
  if (found.isOfAnother) return "claim_of_another_key";
  if (!found.isAny) return { votes: [], more: false };
  // Equal claims wait for each other: by the snapshot of its own statement none would see what another takes.
  const [, rows] = await sql.begin((tx) =>
    Promise.all([
      tx`select pg_advisory_xact_lock(hashtextextended(${claim.claimId}::uuid::text, ${CLAIM_LOCK}))`,
      takeVotes(tx, claim, now),
    ])
  );
  const votes = rows.map(({ place, ...vote }) => ({
    ...vote,
    player: claim.players?.[(place ?? 0) - 1] ?? null,
  }));
  const byPlayer = Map.groupBy(votes, ({ userId }) => userId).values();
  const more = votes.length >= claim.limit || byPlayer.some((own) => own.length >= PER_PLAYER);
  return { votes, more };
}

/** Whether there is anything to claim: most polls find nothing, and end with this one statement. */
async function look(sql: Sql, claim: Claim, now: Date) {
  const { serverId, keyId, claimId } = claim;
  const [found] = await sql<{ isOfAnother: boolean; isAny: boolean }[]>`
    with ${askedAccounts(sql, claim)}
    select
      exists (
        select from reward
        where claim_id = ${claimId} and server_id = ${serverId} and key_id <> ${keyId} and lease_until > ${now}
      ) as is_of_another,
      exists (
        select from reward where claim_id = ${claimId} and server_id = ${serverId} and key_id = ${keyId}
      ) or exists (${freeVotes(sql, claim, { now, lock: sql`` })}) as is_any`;
  return found ?? { isOfAnother: false, isAny: false };
}

type TakenVote = Omit<ClaimedVote, "player"> & { place: number | null };

function takeVotes(tx: Query, claim: Claim, now: Date) {
  const { serverId, keyId, claimId, leaseSeconds } = claim;
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const othersAfter = new Date(until.getTime() + OWN_KEY_FIRST_MS);
  return tx<TakenVote[]>`
    with ${askedAccounts(tx, claim)}, held as materialized (
      select vote_id from reward
      where claim_id = ${claimId} and server_id = ${serverId} and key_id = ${keyId}
      order by vote_id for update
    ), free as materialized (
      select vote_id from (
        ${freeVotes(tx, claim, { now, lock: tx`for update of r skip locked` })}
      ) as f
      where not exists (select from held)
    ), taken as (
      update reward r
      set claim_id = ${claimId}, key_id = ${keyId}, lease_until = ${until}, others_after = ${othersAfter},
        claims = case
          when r.claim_id = ${claimId} and r.lease_until > ${now} then r.claims
          else least(r.claims::int + 1, ${CLAIMS_MAX}::int)
        end
      from (select vote_id from held union all select vote_id from free) as p
      where r.vote_id = p.vote_id
      returning r.vote_id, r.account_id, r.voted_at, r.claims, r.is_test
    )
    select t.vote_id, t.account_id as user_id, a.username, t.voted_at, t.claims, t.is_test,
      (select place from asked where account_id = t.account_id)::int as place
    from taken t
    cross join lateral (select username from account where id = t.account_id limit 1) as a
    order by t.voted_at, t.vote_id`;
}

/**
 * The accounts of the asked players, by their present or former names, each once: two names of one must not lock a row
 * twice. Each is looked up in a `lateral` of its own: as joins, the planner read all accounts.
 */
function askedAccounts(sql: Query, { serverId, players = [] }: Claim) {
  const names = players.map(accountKey).map((key) => isUsername(key) ? key : "");
  return sql`
    asked as materialized (
      select distinct on (a.id) a.id as account_id, q.place
      from unnest(${names}::text[]) with ordinality as q (name_key, place)
      cross join lateral (
        select coalesce(
          (select id from account where username_key = q.name_key),
          (select account_id from former_name where name_key = q.name_key)
        ) as id offset 0
      ) as n
      cross join lateral (
        select id from account where id = n.id and deleted_at is null and disabled_at is null limit 1
      ) as a
      where exists (select from reward where server_id = ${serverId})
      order by a.id, q.place
    )`;
}

/** The oldest votes that wait for the players, or for anybody. */
function freeVotes(
  sql: Query,
  { serverId, keyId, players, limit }: Claim,
  { now, lock }: { now: Date; lock: ReturnType<Query> },
) {
  const isFree = sql`
    r.server_id = ${serverId} and r.available_at <= ${now} and (
      r.lease_until is null
      or r.lease_until <= ${now} and (r.key_id = ${keyId} or r.others_after <= ${now})
    )`;
  if (players) {
    return sql`
      select f.vote_id from asked x
      cross join lateral (
        select r.vote_id from reward r where r.account_id = x.account_id and ${isFree}
        order by r.voted_at limit ${PER_PLAYER} ${lock}
      ) as f limit ${limit}`;
  }
  return sql`
    select r.vote_id from reward r
    cross join lateral (
      select from account where id = r.account_id and deleted_at is null and disabled_at is null limit 1
    ) as a
    where ${isFree} order by r.voted_at, r.vote_id limit ${limit} ${lock}`;
}
