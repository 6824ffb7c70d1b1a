import type { Sql } from "../../core/database/connect.ts";
import { uuidV7 } from "../../core/database/uuid_v7.ts";
import { type CountedServer, countWaves } from "./count_waves.ts";
import { isWave, judgeWave, WAVE_SPANS } from "./judge_wave.ts";

/**
 * The factor by which an open wave's votes have to grow before it is updated, because a moderator may be reading it.
 */
const GROWTH = 1.2;

/** Hours after a dismissal in which another wave for the server needs twice as many votes. */
const QUIET_HOURS = 24;
const QUIET_GROWTH = 2;

/**
 * Records a wave for each server whose votes of the last hour, or of the last six, are unusual. A server has at most
 * one open wave, which grows while there are more such votes. Runs every ten minutes.
 */
export async function findWaves(sql: Sql, now: Date): Promise<void> {
  for (const hours of WAVE_SPANS) {
    const counted = await countWaves(sql, { until: now, hours });
    for (const server of counted) {
      if (isWave(judgeWave(server.counts))) await raise(sql, server);
    }
  }
}

/**
 * Records a wave, or extends the open one. Votes that a moderator has decided on don't make another wave: after a
 * voiding, a span has to begin later, and for a day after a dismissal, there have to be twice as many. A voiding of
 * less than half of the votes only decides on those. The others are judged again, so that a few votes of one network
 * can't hide them.
 */
async function raise(
  sql: Sql,
  { serverId, since, until, ...counted }: CountedServer,
): Promise<void> {
  const { votes } = counted.counts;
  const id = uuidV7(until);
  const counts = JSON.stringify(counted.counts);
  await sql`
    insert into wave as w (id, server_id, since, until, found_at, votes, counts)
    select ${id}, ${serverId}, ${since}, ${until}, ${until}, ${votes}, ${counts}::text::jsonb
    where not exists (
      select from wave
      where server_id = ${serverId} and (
        state = 'voided' and until > ${since} and not exists (
          select from void_batch b
          where b.id = wave.batch_id and b.state = 'void' and b.votes * 2 < wave.votes
        )
        or state = 'dismissed' and votes * ${QUIET_GROWTH}::int > ${votes}
          and decided_at > ${until}::timestamptz - ${QUIET_HOURS}::int * interval '1 hour'
      )
    )
    on conflict (server_id) where state = 'open' do update
    set until = excluded.until,
      since = case
        when excluded.votes >= w.votes * ${GROWTH}::float8 then least(w.since, excluded.since) else w.since
      end,
      votes = case when excluded.votes >= w.votes * ${GROWTH}::float8 then excluded.votes else w.votes end,
      counts = case when excluded.votes >= w.votes * ${GROWTH}::float8 then excluded.counts else w.counts end`;
}
