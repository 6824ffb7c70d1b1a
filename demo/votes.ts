import { jsonRows } from "../src/core/database/json_rows.ts";
import type { Operator } from "../src/service/cli/operator.ts";
import { ANY_INSTANT } from "../src/core/time/clock.ts";
import { voteBody } from "../src/site/keys/vote_body.ts";
import { castVote } from "../src/core/votes/cast_vote.ts";
import { MONTHLY_DAYS } from "../src/core/votes/vote_counts.ts";
import { uuidV7 } from "../src/core/database/uuid_v7.ts";
import type { ListedDemo } from "./history.ts";
import { addPlayer } from "./people.ts";
import { DAY_MS, MINUTE_MS } from "../src/core/time/day.ts";

/** Players with chosen names. The first eight are listed on boards. */
const REGULARS = [
  ..."Steve_01 Alex .Pocket_Pia Quartz redstone-rita Ender.Eddie Mossy Lapis_Lou Cobble Nether_Nils"
    .split(" "),
];
const ON_BOARDS = REGULARS.slice(0, 8);

/** All players who vote: as many as the busiest server needs. */
const PLAYERS = [
  ...REGULARS,
  ..."Amber Birch Coral Delta Ember Fable Grove Hazel Ivory Juno".split(" ").flatMap((first) =>
    ["Fox", "Owl", "Lynx", "Wren", "Moth"].map((last) => `${first}_${last}`)
  ),
];

/** Days for which deliveries are shown. */
const DELIVERED_DAYS = 7;

const MINUTES = 24 * 60;

/**
 * Casts the votes of a month, so that counters, boards, charts and ranks agree. There are more at weekends, and for
 * some servers more every day. Fixed numbers decide who votes when, so that every demo shows the same month.
 */
export async function seedVotes(operator: Operator, listed: readonly ListedDemo[]): Promise<void> {
  const { sql, now } = operator;
  await Promise.all(PLAYERS.map((username) => addPlayer(operator, username)));
  await sql`update account set on_boards = true where username = any(${ON_BOARDS}::text[])`;
  await makeOlder(operator, listed);
  const context = { sql, nudge: () => {}, clock: ANY_INSTANT };
  const today = Math.floor(now.getTime() / DAY_MS);
  for (let ago = MONTHLY_DAYS - 1; ago >= 0; ago--) {
    const votes = listed.flatMap(({ listing }, nth) =>
      votersOf(listing.votes, nth, ago).map(
        ({ username, minute }) => ({
          slug: listing.slug,
          username,
          now: new Date((today - ago) * DAY_MS + minute * MINUTE_MS),
        }),
      )
    );
    const cast = votes.filter((vote) => vote.now < now);
    await Promise.all(cast.map((vote) => castVote(context, vote)));
  }
  await rankDays(operator);
}

/** Makes servers and players older than the votes. */
async function makeOlder({ sql, now }: Operator, listed: readonly ListedDemo[]): Promise<void> {
  const since = new Date(now.getTime() - (MONTHLY_DAYS + 4) * DAY_MS);
  await sql`
    update account set created_at = ${since} where username = any(${PLAYERS}::text[])`;
  await sql`
    update server set created_at = ${since}::timestamptz - make_interval(days => id.nth::int)
    from unnest(${listed.map(({ serverId }) => serverId)}::uuid[]) with ordinality as id (id, nth)
    where server.id = id.id`;
}

/** Returns the players who vote for a server on a day, and the minute of each vote. */
function votersOf(monthly: number, server: number, ago: number) {
  const wave = 1 + 0.25 * Math.sin((ago + server) * 0.9) + 0.1 * Math.sin(ago * 2.3 + server);
  const trend = 1 + (server % 3 - 1) * (ago - MONTHLY_DAYS / 2) * 0.012;
  const share = monthly / MONTHLY_DAYS / PLAYERS.length * wave * trend;
  return PLAYERS.flatMap((username, player) => {
    // Some players vote nearly every day.
    const habit = 0.6 + 0.8 * chance(player, 1, 1);
    const votes = chance(player, server + 2, ago) < share * habit;
    return votes
      ? [{ username, minute: Math.floor(chance(player, server, ago + 40) * MINUTES) }]
      : [];
  });
}

/** Returns a number from 0 to 1 that looks random and is the same in every demo. */
function chance(player: number, server: number, day: number): number {
  const mixed = Math.imul(player * 73_856_093 ^ server * 19_349_663 ^ day * 83_492_791, 0x9e3779b1);
  return ((mixed ^ mixed >>> 15) >>> 0) / 2 ** 32;
}

/** Records each server's rank at the end of each day, as the nightly job would have done. */
async function rankDays({ sql, now }: Operator): Promise<void> {
  await sql`insert into ranking_change (server_id) select id from server`;
  await sql`
    insert into server_rank (server_id, day, rank)
    select s.id, d.day, row_number() over (partition by d.day order by coalesce(sum(c.votes), 0) desc, s.id)
    from (select distinct day from vote_count) as d
    cross join server s
    left join vote_count c on c.server_id = s.id and c.day between d.day - 29 and d.day
    where s.status = 'approved' and d.day < (${now}::timestamptz at time zone 'utc')::date
    group by s.id, d.day on conflict do nothing`;
}

/** Records that a key's webhook got the votes of the last days. A few arrived at the second attempt. */
export async function seedDeliveries({ sql, now }: Operator, keyId: string): Promise<void> {
  const since = new Date(now.getTime() - DELIVERED_DAYS * DAY_MS);
  await sql`update api_key set created_at = ${since} where id = ${keyId}`;
  const votes = await sql<
    { id: string; serverId: string; userId: string; username: string; votedAt: Date }[]
  >`
    select v.id, v.server_id, v.account_id as user_id, a.username, v.voted_at
    from vote v join account a on a.id = v.account_id join api_key k on k.server_id = v.server_id
    where k.id = ${keyId} and v.voted_at >= ${since} order by v.voted_at`;
  const rows = votes.map((vote, nth) => ({
    id: uuidV7(vote.votedAt),
    voteId: vote.id,
    serverId: vote.serverId,
    body: voteBody(vote),
    createdAt: vote.votedAt,
    attempts: nth % 19 === 7 ? 2 : 1,
    durationMs: 18 + nth * 37 % 61,
  }));
  await sql`
    with sent as materialized (
      select * from json_to_recordset(${jsonRows(rows)}::text::json) as r (
        id uuid, vote_id uuid, server_id uuid, body text, created_at timestamptz, attempts int, duration_ms int
      )
    ), delivered as (
      insert into delivery (
        id, vote_id, key_id, server_id, state, is_test, body, attempts, accepted_attempt, last_outcome,
        last_status, created_at, finished_at
      )
      select id, vote_id, ${keyId}::uuid, server_id, 'delivered', false, body, attempts, attempts,
        'delivered', 200, created_at, created_at + make_interval(secs => (attempts - 1) * 5.4)
      from sent
    )
    insert into attempt (delivery_id, number, started_at, duration_ms, outcome, status)
    select id, number, created_at + make_interval(secs => (number - 1) * 5.4), duration_ms,
      case when number = attempts then 'delivered' else 'rejected' end,
      case when number = attempts then 200 else 503 end
    from sent cross join lateral generate_series(1, attempts) number`;
}
