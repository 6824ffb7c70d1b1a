import { type Duplicates, findDuplicates, rewardOf } from "./duplicates.ts";
import type { LogTally } from "../services/logs.ts";
import type { Plan } from "../plan.ts";
import type { Post } from "../receivers/receivers.ts";
import type { Records } from "./records.ts";
import type { Ending } from "../services/service_run.ts";
import type { KeptService } from "../services/services.ts";
import type { Voting } from "../voters/voting.ts";

/** The evidence of a run. */
export interface Evidence {
  plan: Plan;
  voting: Voting;
  posts: readonly Post[];
  records: Records;
  services: readonly KeptService[];
  /** The ends of the services when they were stopped. */
  exits: readonly Ending[];
  /** Number of rows that were claimed at the blows. Others can't have been sent twice. */
  inFlight: number;
  warnings: LogTally;
}

/**
 * Postgres's code for a deadlock. Statements may fail during an outage, but must not take locks in different orders.
 */
const DEADLOCK = "40P01";

/** The result of a run. */
export interface Verdict {
  /** The events in figures, for people. */
  figures: Record<string, string | number>;
  /** Broken guarantees, one sentence each. Should always be empty. */
  violations: string[];
}

/** Checks the evidence against the guarantees. */
export function judge(evidence: Evidence): Verdict {
  const duplicates = findDuplicates(evidence.posts, evidence.records);
  return {
    figures: describe(evidence, duplicates),
    violations: [
      ...judgeServices(evidence),
      ...judgeVotes(evidence),
      ...judgeDeliveries(evidence),
      ...judgePosts(evidence),
      ...judgeDuplicates(evidence, duplicates),
    ],
  };
}

function judgeServices({ services, exits, warnings }: Evidence): string[] {
  return [
    ...services.flatMap(({ collapses }) => collapses).map((ending) =>
      `a service ended by itself with ${describeEnding(ending)}`
    ),
    ...exits.filter(({ code }) => code !== 0).map((ending) =>
      `SIGTERM ended a service with ${describeEnding(ending)}`
    ),
    ...Object.keys(warnings).filter((name) => name.includes(DEADLOCK)).map((name) =>
      `statements deadlocked: ${name}`
    ),
  ];
}

/** Describes the end of a service. Its last message is the reason. */
function describeEnding({ code, complaint }: Ending): string {
  const [why = ""] = /^error: .*$/m.exec(complaint) ?? [complaint.trim()];
  return `status ${code}: ${why || "it said nothing"}`;
}

function judgeVotes({ voting, records }: Evidence): string[] {
  const answered = voting.acknowledged.length + voting.foundCast;
  const { lostVotes, votes, discrepancies } = records;
  return [
    ...voting.faults,
    ...when(
      answered !== voting.begun,
      `${answered} of ${voting.begun} votes were answered in time`,
    ),
    ...when(votes !== answered, `the history has ${votes} votes, ${answered} were answered`),
    ...when(lostVotes > 0, `${lostVotes} acknowledged votes are not in the history`),
    ...discrepancies.map(({ serverId, counted, cast }) =>
      `server ${serverId} counts ${counted} votes of ${cast}`
    ),
  ];
}

function judgeDeliveries({ plan, posts, records }: Evidence): string[] {
  const { wrongDeliveries, undelivered, stuck, delivered } = records;
  const expected = records.votes * plan.keysPerServer;
  const rewarded = new Set(posts.filter((post) => post.accepted).map(rewardOf));
  const unseen = delivered.difference(rewarded).size;
  return [
    ...when(wrongDeliveries > 0, `${wrongDeliveries} votes and keys have not exactly one delivery`),
    ...when(undelivered > 0, `${undelivered} deliveries were abandoned`),
    ...when(delivered.size !== expected, `${delivered.size} deliveries of ${expected} went out`),
    ...when(unseen > 0, `${unseen} deliveries count as delivered that no receiver accepted`),
    ...when(Object.keys(stuck).length > 0, `rows are stuck: ${JSON.stringify(stuck)}`),
  ];
}

function judgePosts({ posts, records }: Evidence): string[] {
  const unverified = posts.filter((post) => !post.verified).length;
  const unlogged = posts.filter(({ attempt }) =>
    attempt !== null && !records.attempts.has(attempt)
  );
  const { repeatedAttempts, attemptsByReward } = records;
  const frames = Map.groupBy(posts.filter(({ attempt }) => attempt === null), rewardOf);
  const beyond = [...frames].filter(([reward, { length }]) =>
    length > (attemptsByReward.get(reward)?.length ?? 0)
  );
  return [
    ...when(unverified > 0, `${unverified} POSTs had a signature that does not hold`),
    ...when(
      unlogged.length > 0,
      `${unlogged.length} POSTs that arrived are not in the attempt log`,
    ),
    ...when(
      beyond.length > 0,
      `${beyond.length} votes reached a Votifier more often than is logged`,
    ),
    ...when(repeatedAttempts > 0, `${repeatedAttempts} attempts are logged more than once`),
  ];
}

/**
 * Judges the duplicates. A body names its vote by server, user and time, so the same body with two ids couldn't be
 * recognized.
 */
function judgeDuplicates(evidence: Evidence, { interrupted, unexplained }: Duplicates): string[] {
  const { posts, inFlight } = evidence;
  const ids = new Set(posts.map(rewardOf)).size;
  const bodies = new Set(posts.map(({ key, body }) => `${key} ${body}`)).size;
  const both = new Set(posts.map((post) => `${rewardOf(post)} ${post.body}`)).size;
  return [
    ...when(ids !== bodies || ids !== both, "copies of a vote differ in X-Listing-Vote or body"),
    ...unexplained.map((outcomes) => `a duplicate has no cause in the log: ${outcomes}`),
    ...when(interrupted > inFlight, `${interrupted} duplicates, but ${inFlight} rows in flight`),
  ];
}

function describe(evidence: Evidence, duplicates: Duplicates): Verdict["figures"] {
  const { voting, posts, records, services } = evidence;
  const outcomes = [...records.attempts.values()].flat();
  return {
    "votes acknowledged": voting.acknowledged.length,
    "votes whose answer was lost, found cast": voting.foundCast,
    "deliveries delivered": records.delivered.size,
    "POSTs and frames at the receivers": posts.length,
    "of these told to a Votifier": posts.filter(({ attempt }) => attempt === null).length,
    "of these failed by the receivers": posts.filter((post) => !post.accepted).length,
    "attempts on record": outcomes.length,
    "of these interrupted": outcomes.filter((outcome) => outcome === "interrupted").length,
    "starts that failed while Postgres was away": sum(services.map((kept) => kept.failedStarts)),
    "duplicates, all under one X-Listing-Vote": duplicates.extra,
    "of these after an interrupted attempt": duplicates.interrupted,
    "of these after an answer that came too late": duplicates.late,
  };
}

function when(broken: boolean, sentence: string): string[] {
  return broken ? [sentence] : [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
