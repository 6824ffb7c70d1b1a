import type { Query } from "../../../core/database/connect.ts";

/**
 * State of a vote's reward; `none` for a vote without one.
 *
 * ```text
 *  waiting ── claim ──► leased ── grant ──► granted   a grant closes a waiting one too: it is a fact
 *     ▲ ▲                 │ │
 *     │ └── lease ends ───┘ └─ final release ──► refused
 *     └──── release ──────┘
 *  waiting | leased ── its vote is void ──► voided ── that is lifted ──► waiting
 *  waiting ── 30 days, or its account is deleted or disabled ──► expired
 * ```
 */
export type RewardState =
  | "none"
  | "waiting"
  | "leased"
  | "granted"
  | "refused"
  | "voided"
  | "expired";

/** Returns the reward states of the given votes, without an entry for a vote that has no reward. */
export async function findRewardStates(
  sql: Query,
  voteIds: readonly string[],
  now: Date,
): Promise<Map<string, RewardState>> {
  const rows = await sql<{ voteId: string; state: RewardState }[]>`
    select vote_id, case when lease_until > ${now} then 'leased' else 'waiting' end as state
    from reward where vote_id = any(${[...voteIds]}::uuid[])
    union all
    select vote_id, ended from reward_outcome where vote_id = any(${[...voteIds]}::uuid[])`;
  return new Map(rows.map(({ voteId, state }) => [voteId, state]));
}
