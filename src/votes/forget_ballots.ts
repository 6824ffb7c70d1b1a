import type { Sql } from "../database/connect.ts";
import { daysBefore, KEPT_DAYS } from "../kept_data.ts";

/** Seconds that a proof is kept after it expires: another process's clock may be that far behind. */
const SLACK_S = 60;

/** Drops the days of votes' origins that are over for a week: moderators come back after a weekend. Runs daily. */
export async function forgetOrigins(sql: Sql, now: Date): Promise<void> {
  const before = daysBefore(now, KEPT_DAYS.voteOrigin);
  await sql`select drop_partitions('vote_origin', 'day', ${before})`;
  await sql`
    delete from vote_origin_default where ctid = any(array(
      select ctid from vote_origin_default where voted_at < ${before} for update skip locked
    ))`;
}

/** Deletes proofs that have expired and can no longer be spent, and addresses from before yesterday. */
export async function forgetBallots(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from spent_proof where proof in (
      select proof from spent_proof where expires_at < ${now}::timestamptz - ${SLACK_S} * interval '1 s'
      for update skip locked
    )`;
  await sql`
    delete from vote_address where (day, server_id, address) in (
      select day, server_id, address from vote_address
      where day < (${now}::timestamptz at time zone 'utc')::date - 1 for update skip locked
    )`;
}
