import { NAME_KEPT_MS } from "../accounts/former_names.ts";
import { accountKey } from "../accounts/username.ts";
import type { Sql } from "../database/connect.ts";
import { daysBefore } from "../time/day.ts";

/** Milliseconds between updates of a key's last check. Its owner watches it while setting up a plugin. */
const NOTED_EVERY_MS = 5_000;
/** A player of one server, by name, and how far back their votes count. */
export interface Player {
  serverId: string;
  /** The URL key of the request. */
  keyId: string;
  username: string;
  days: number;
}

/** No reward, one to be claimed, or one that was claimed. */
export type DoorAnswer = "0" | "1" | "2";

/** Returns whether a reward waits for a player (`1`), or else whether one was given or is being given (`2`). */
export async function checkReward(sql: Sql, player: Player, now: Date): Promise<DoorAnswer> {
  const noted = new Date(now.getTime() - NOTED_EVERY_MS);
  const [row] = await sql<{ answer: DoorAnswer }[]>`
    with ${named(sql, player, now)}, answer as materialized (
      select case
        when exists (
          select from named n join reward r on ${isTheirs(sql, "r")}
          where ${isOpen(sql, player, now)}
        ) then '1'
        when exists (
          select from named n join reward r on ${isTheirs(sql, "r")} where r.lease_until is not null
        ) or exists (
          select from named n join reward_outcome o on ${isTheirs(sql, "o")}
          where o.ended = 'granted'
        ) then '2'
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
 * Gives a player's oldest waiting reward, at once and permanently: `1`. Such plugins don't confirm when they gave it,
 * so a repeated claim takes the next vote's. Returns `0` if none waits, or another request is taking it.
 */
export async function claimReward(sql: Sql, player: Player, now: Date): Promise<"0" | "1"> {
  const given = await sql`
    with ${named(sql, player, now)}, picked as materialized (
      select r.vote_id from named n join reward r on ${isTheirs(sql, "r")}
      where ${isOpen(sql, player, now)} order by r.voted_at limit 1 for update of r skip locked
    ), given as materialized (
      select end_rewards(array(select vote_id from picked), 'granted', ${now}, ${player.keyId}) as vote_id
    ), noted as (
      update url_key set asked_at = ${now}, answered = 'claim ' || (select count(*) from given)
      where id = ${player.keyId}
    )
    select vote_id from given`;
  return given.length === 0 ? "0" : "1";
}

/** Records a request without a readable name, for an owner who wonders why nothing arrives. */
export async function noteNameless(sql: Sql, keyId: string, now: Date): Promise<void> {
  await sql`update url_key set asked_at = ${now}, answered = 'nameless' where id = ${keyId}`;
}

/**
 * Finds the account of a name, and the time span of votes that belong to the name. As in vote-check, a vote belongs to
 * the name that its player had at the time; otherwise a player who changes names would be rewarded under each.
 */
function named(sql: Sql, { serverId, username, days }: Player, now: Date) {
  const kept = sql`${NAME_KEPT_MS} * interval '1 millisecond'`;
  const since = daysBefore(now, days);
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

/** Builds the condition that a row of rewards or outcomes belongs to the named player's votes. */
function isTheirs(sql: Sql, row: "r" | "o") {
  const r = sql(row);
  return sql`
    ${r}.server_id = n.server_id and ${r}.account_id = n.account_id
      and ${r}.voted_at >= n.since and ${r}.voted_at < n.before`;
}

/** Builds the condition that this key may take a reward now. What another key held is reserved for that one first. */
function isOpen(sql: Sql, { keyId }: Player, now: Date) {
  return sql`
    r.available_at <= ${now}
      and (r.lease_until is null or r.lease_until <= ${now} and (r.key_id = ${keyId} or r.others_after <= ${now}))`;
}
