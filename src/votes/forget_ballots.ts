import type { Sql } from "../database/connect.ts";

/** Seconds that a proof is kept after it expires: another process's clock may be that far behind. */
const SLACK_S = 60;

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
