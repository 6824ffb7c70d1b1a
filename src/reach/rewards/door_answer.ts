import { NAME_KEPT_MS } from "../../core/accounts/former_names.ts";
import { accountKey } from "../../core/accounts/username.ts";
import type { Sql } from "../../core/database/connect.ts";
import { dayOf, daysBefore } from "../../core/time/day.ts";

/** Milliseconds between updates of a key's last check. Its owner watches it while setting up a plugin. */
const NOTED_EVERY_MS = 5_000;
/** A player of a server, by name. */
interface Player {
  serverId: string;
  /** The URL key of the request. */
  keyId: string;
  username: string;
  days: number;
}

/** A player, and the time since which their votes count. */
type PlayerSince = Player & { since: Date };

/** The response of the door: no reward, one to be claimed, or one that was claimed. */
type DoorAnswer = "0" | "1" | "2";

/** Returns `1` if a reward is waiting for a player, or else `2` if one was given or is being given, or else `0`. */
export async function checkReward(sql: Sql, player: Player, now: Date): Promise<DoorAnswer> {
  const noted = new Date(now.getTime() - NOTED_EVERY_MS);
  const query = { ...player, since: daysBefore(now, player.days) };
  const open = isOpen(sql, player, now);
  const waiting = isTheirs(sql, query, "reward");
  const ended = isTheirs(sql, query, "reward_outcome");
  const [row] = await sql<{ answer: DoorAnswer }[]>`
    with ${named(sql, query)}, answer as materialized (
      select case
        when exists (select from reward r where ${waiting} and ${open}) then '1'
        when exists (select from reward r where ${waiting} and r.lease_until is not null)
          or exists (select from reward_outcome r where ${ended} and r.ended = 'granted')
        then '2'
        else '0'
      end as answer
    ), noted as (
      update url_key u set asked_at = ${now}, answered = 'check ' || a.answer from answer a
      where u.id = ${player.keyId} and coalesce(u.asked_at <= ${noted}, true)
    )
    select answer from answer`;
  return row?.answer ?? "0";
}

/**
 * Gives a player's oldest waiting reward, at once and permanently, and returns `1`. Such plugins don't confirm a
 * reward, so a repeated claim takes the next one. Returns `0` if there is none, or if another request is taking it.
 */
export async function claimReward(sql: Sql, player: Player, now: Date): Promise<"0" | "1"> {
  const query = { ...player, since: daysBefore(now, player.days) };
  const waiting = isTheirs(sql, query, "reward");
  const open = isOpen(sql, player, now);
  const given = await sql`
    with ${named(sql, query)}, picked as materialized (
      select r.vote_id from reward r
      where ${waiting} and ${open} order by r.voted_at limit 1 for update of r skip locked
    ), given as materialized (
      select end_rewards(array(select vote_id from picked), 'granted', ${now}, ${player.keyId}) as vote_id
    ), noted as (
      update url_key set asked_at = ${now}, answered = 'claim ' || (select count(*) from given)
      where id = ${player.keyId}
    )
    select vote_id from given`;
  return given.length === 0 ? "0" : "1";
}

/** Records a request without a readable name, for an owner who looks for the reason why no rewards arrive. */
export async function noteNameless(sql: Sql, keyId: string, now: Date): Promise<void> {
  await sql`update url_key set asked_at = ${now}, answered = 'nameless' where id = ${keyId}`;
}

/**
 * Finds the account of a name, and the time span of votes that belong to the name. As in vote-check, a vote belongs to
 * the name that it was cast under; otherwise a player who changes names would be rewarded under each.
 */
function named(sql: Sql, { serverId, username, since }: PlayerSince) {
  const kept = sql`${NAME_KEPT_MS} * interval '1 millisecond'`;
  return sql`
    named as materialized (
      select ${serverId}::uuid as server_id, coalesce(a.id, f.account_id) as account_id,
        greatest(${since}::timestamptz, max(e.until) - ${kept}) as since,
        coalesce(f.until - ${kept}, 'infinity') as before
      from (values (${accountKey(username)})) as q (name)
      left join account a on a.username_key = q.name
      left join former_name f on a.id is null and f.name_key = q.name
      left join former_name e
        on e.account_id = coalesce(a.id, f.account_id) and (f.until is null or e.until < f.until)
      group by a.id, f.account_id, f.until
    )`;
}

/**
 * Builds the condition that a row `r` of rewards or outcomes belongs to a vote under the player's name, which is an
 * account's own name or another name of any account.
 */
function isTheirs(
  sql: Sql,
  { serverId, username, since }: PlayerSince,
  table: "reward" | "reward_outcome",
) {
  return sql`r.vote_id = any(array(
    select t.vote_id from named n
    join ${sql(table)} t on t.server_id = n.server_id and t.account_id = n.account_id
      and t.voted_at >= n.since and t.voted_at < n.before
    where not exists (select from vote_name where vote_id = t.vote_id)
    union all
    select t.vote_id from vote_name v join ${sql(table)} t on t.vote_id = v.vote_id
    where v.server_id = ${serverId} and v.name_key = ${accountKey(username)}
      and v.voted_on >= ${dayOf(since)}::date and t.voted_at >= ${since}
  ))`;
}

/**
 * Builds the condition that this key may take a reward now. A reward that another key held is first reserved for that
 * key.
 */
function isOpen(sql: Sql, { keyId }: Player, now: Date) {
  return sql`
    r.available_at <= ${now} and (
      r.lease_until is null
      or r.lease_until <= ${now} and (r.key_id = ${keyId} or r.others_after <= ${now})
    )`;
}
