import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../../src/core/database/connect.ts";
import { eventually } from "../../support/processes/processes.ts";
import type { Answer } from "../voters/answers.ts";
import type { Post } from "../receivers/receivers.ts";

/** Milliseconds after a strike within which services must work again and send all waiting deliveries. */
const WORKS_WITHIN_MS = 5_000;
const DRAINS_WITHIN_MS = 15_000;

/** Milliseconds to wait for a recovery before the run continues without it. */
const GIVES_UP_MS = 20_000;

/** Milliseconds between checks whether a service has recovered. */
const LOOK_EVERY_MS = 50;

/** Milliseconds from a strike until each function worked again. Undefined if it didn't in time. */
export interface Works {
  /** Until each service had responded to a vote check sent after the strike. */
  v1Ms: number | undefined;
  /** Until a vote begun after the strike was cast. */
  voteMs: number | undefined;
  /** Until a receiver accepted a delivery. */
  deliveryMs: number | undefined;
}

/** A strike's whole recovery. */
export interface Recovery extends Works {
  strike: string;
  /** Until all deliveries that waited at the end of the strike were sent. */
  drainMs: number | undefined;
}

/** The sources that show whether the services work. */
export interface Signs {
  answers: readonly Answer[];
  posts: readonly Post[];
  services: number;
}

/** Waits until the services work again, at most 20 s. `since` is the end of the strike, by `performance.now()`. */
export async function watchRecovery(
  { answers, posts, services }: Signs,
  since: number,
): Promise<Works> {
  const isGood = ({ at, status }: Answer, wanted: number) => at >= since && status === wanted;
  const firstVote = () =>
    answers.find((answer) => isGood(answer, 303) && answer.what.startsWith("POST "));
  const firstChecks = () =>
    Array.from(
      { length: services },
      (_, service) =>
        answers.find((answer) =>
          isGood(answer, 200) && answer.door === "v1" && answer.service === service
        ),
    ).filter((answer) => answer !== undefined);
  const [v1Ms, voteMs, deliveryMs] = await Promise.all([
    firstAfter(since, () => {
      const checks = firstChecks();
      return checks.length < services ? undefined : Math.max(...checks.map(endOf));
    }),
    firstAfter(since, () => {
      const vote = firstVote();
      return vote && endOf(vote);
    }),
    firstAfter(since, () => posts.find(({ at, accepted }) => accepted && at >= since)?.at),
  ]);
  return { v1Ms, voteMs, deliveryMs };
}

/** Waits until all deliveries that are waiting now are sent, or the signal is aborted. Returns the milliseconds. */
export async function watchDrain(sql: Sql, signal: AbortSignal): Promise<number | undefined> {
  const since = performance.now();
  const before = new Date();
  while (!signal.aborted) {
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from outbox where created_at <= ${before}`.catch(() => []);
    if (row?.n === 0) return performance.now() - since;
    await pause(LOOK_EVERY_MS);
  }
  return undefined;
}

/** Finds the services that recovered too late. */
export function judgeRecovery(
  { strike, v1Ms, voteMs, deliveryMs, drainMs }: Recovery,
  { slack, worksWithinMs = WORKS_WITHIN_MS }: { slack: number; worksWithinMs?: number },
): string[] {
  const late = (what: string, ms: number | undefined, withinMs: number) =>
    ms !== undefined && ms <= withinMs * slack
      ? []
      : [`${strike}: ${what} came after ${inSeconds(ms)}, not within ${withinMs / 1000} s`];
  return [
    ...late("a vote check at each service", v1Ms, worksWithinMs),
    ...late("the first vote", voteMs, worksWithinMs),
    ...late("the first delivery", deliveryMs, worksWithinMs),
    ...late("the last delivery that had waited", drainMs, DRAINS_WITHIN_MS),
  ];
}

/** A recovery in one line. */
export function describeRecovery(recovery: Recovery): string {
  return `${describeReturn(recovery)}, all that waited ${inSeconds(recovery.drainMs)}`;
}

/** Describes when the services worked again. */
export function describeReturn({ v1Ms, voteMs, deliveryMs }: Works): string {
  return `v1 ${inSeconds(v1Ms)}, a vote ${inSeconds(voteMs)}, a delivery ${inSeconds(deliveryMs)}`;
}

function endOf({ at, ms }: Answer): number {
  return at + ms;
}

function inSeconds(ms: number | undefined): string {
  return ms === undefined ? "no end" : `${(ms / 1000).toFixed(1)} s`;
}

async function firstAfter(since: number, look: () => number | undefined) {
  const options = { withinMs: GIVES_UP_MS, everyMs: LOOK_EVERY_MS };
  return await eventually("a sign of life", look, options).then(
    (at) => at - since,
    () => undefined,
  );
}
