import { setTimeout as pause } from "node:timers/promises";
import { ANY_INSTANT } from "../../src/clock.ts";
import type { Sql } from "../../src/database/connect.ts";
import { isUnavailable } from "../../src/database/unavailable.ts";
import { castVote } from "../../src/votes/cast_vote.ts";
import { notifyDue } from "../../src/webhooks/wake.ts";
import type { Ballot } from "./listing.ts";

/** Votes on their way at once. */
const VOTERS = 12;

/** How soon a vote is tried again whose answer was lost, in milliseconds. */
const TRY_AGAIN_MS = 50;

/** Votes within so many milliseconds share one NOTIFY, as in the service. */
const COALESCE_MS = 3;

/** Who votes, how fast, and until when. */
export interface VotingOptions {
  ballots: readonly Ballot[];
  votesPerSecond: number;
  signal: AbortSignal;
}

/** The votes of a run while they are cast. */
export interface Voting {
  /** Ids of the votes whose success the voter was told: none of these may be lost. */
  acknowledged: string[];
  /** Votes that were found cast when they were tried again: their first answer was lost. */
  foundCast: number;
  /** What went wrong otherwise, a sentence each. */
  faults: string[];
  /** Resolves when that many votes were answered, or there are no more to come. */
  reached(votes: number): Promise<void>;
  /** Resolves when every vote was answered, or the signal came. */
  finished: Promise<void>;
}

/** Casts the votes by the real verb, at an even pace; one whose answer was lost is cast again at the same instant. */
export function startVoting(sql: Sql, options: VotingOptions): Voting {
  const { ballots, votesPerSecond, signal } = options;
  const nudge = coalescedNotify(sql);
  const waiting: { votes: number; wake: () => void }[] = [];
  const startedAt = performance.now();
  let next = 0;
  let answered = 0;

  async function vote(): Promise<void> {
    for (let ballot = ballots[next++]; ballot && !signal.aborted; ballot = ballots[next++]) {
      const dueAt = startedAt + (next - 1) * 1000 / votesPerSecond;
      await pause(Math.max(0, dueAt - performance.now()));
      await castOne(ballot);
      answered++;
      for (const { votes, wake } of waiting) if (votes <= answered) wake();
    }
  }

  async function castOne(ballot: Ballot): Promise<void> {
    const now = new Date();
    for (let lost = 0; !signal.aborted; lost++) {
      try {
        const outcome = await castVote({ sql, nudge, clock: ANY_INSTANT }, { ...ballot, now });
        if (outcome.kind === "cast") voting.acknowledged.push(outcome.voteId);
        else if (lost > 0) voting.foundCast++;
        else voting.faults.push(`${ballot.username} had voted for ${ballot.slug} already`);
        return;
      } catch (error) {
        if (!isUnavailable(error)) return void voting.faults.push(`castVote threw: ${error}`);
        await pause(TRY_AGAIN_MS);
      }
    }
  }

  async function castAll(): Promise<void> {
    await Promise.all(Array.from({ length: VOTERS }, vote));
    for (const { wake } of waiting) wake();
  }

  const voting: Voting = {
    acknowledged: [],
    foundCast: 0,
    faults: [],
    reached: (votes) => new Promise((wake) => waiting.push({ votes, wake })),
    finished: castAll(),
  };
  return voting;
}

/** Tells the services of new votes; where it fails their own poll finds them. */
function coalescedNotify(sql: Sql): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function nudge() {
    timer ??= setTimeout(() => {
      timer = undefined;
      notifyDue(sql).catch(() => {});
    }, COALESCE_MS);
  };
}
