import type { Sql } from "../../../src/core/database/connect.ts";
import { findChanges, type Position } from "../../../src/core/database/find_changes.ts";
import { findLastVotes } from "../../../src/core/votes/last_votes.ts";
import { countVoters } from "../../../src/reach/rewards/voter_counts.ts";
import { findVoteCounts } from "../../../src/core/votes/vote_counts.ts";
import { dayOf } from "../../../src/core/time/day.ts";

/** The cost of one statement according to Postgres: its own time in ms, and the pages it looked at and read. */
export interface Cost {
  milliseconds: number;
  hits: number;
  reads: number;
}

interface Plan {
  "Execution Time": number;
  Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number };
}

/** Asks when players last voted, all in one statement, and returns what that cost. */
export function costOfLastVotes(
  sql: Sql,
  questions: { serverId: string; username: string }[],
): Promise<Cost> {
  return costOf(sql, (explaining) => findLastVotes(explaining, questions));
}

/** Asks for the counts of servers, all in one statement, and returns what that cost. */
export function costOfCounts(sql: Sql, serverIds: string[]): Promise<Cost> {
  return costOf(sql, (explaining) => findVoteCounts(explaining, serverIds, dayOf(new Date())));
}

/** Counts the streak and the votes of a player up to a vote, and returns what that cost. */
export function costOfVoterCounts(
  sql: Sql,
  { serverId, ...vote }: { serverId: string; userId: string; votedAt: Date },
): Promise<Cost> {
  return costOf(sql, (explaining) => countVoters(explaining, { serverId, votes: [vote] }));
}

/** Looks for changes since a position, and returns what that cost. */
export function costOfChanges(sql: Sql, last: Position): Promise<Cost> {
  return costOf(sql, (explaining) => findChanges(explaining, last).catch(() => {}));
}

/** Runs the product's own statement under `explain`: its answers mean nothing then. */
async function costOf(sql: Sql, ask: (explaining: Sql) => Promise<unknown>): Promise<Cost> {
  const plans: Plan[] = [];
  const explaining = new Proxy(sql, {
    apply(_, __, [text, ...values]: [TemplateStringsArray, ...never[]]) {
      const [first = "", ...rest] = text;
      // A part of a statement is explained with it.
      if (!/^\s*(select|with)\b/.test(first)) return sql(text, ...values);
      const explained = [`explain (analyze, buffers, format json) ${first}`, ...rest];
      const query = sql<{ "QUERY PLAN": Plan[] }[]>(
        Object.assign(explained, { raw: explained }),
        ...values,
      );
      return query.then((rows) => {
        for (const row of rows) plans.push(...Object.values(row).flat());
        return [];
      });
    },
  });
  await ask(explaining);
  return {
    milliseconds: sum(plans, (plan) => plan["Execution Time"]),
    hits: sum(plans, ({ Plan }) => Plan["Shared Hit Blocks"]),
    reads: sum(plans, ({ Plan }) => Plan["Shared Read Blocks"]),
  };
}

function sum(plans: Plan[], figure: (plan: Plan) => number): number {
  return plans.reduce((total, plan) => total + figure(plan), 0);
}
