import { setTimeout as pause } from "node:timers/promises";
import type { Ballot } from "./listing.ts";

/** Number of votes in flight. */
const VOTERS = 12;

/** Milliseconds until a vote whose response was lost is retried. */
const TRY_AGAIN_MS = 50;

/** The response to a voter. `lost` if it is unknown whether the vote was cast. */
export type Told =
  | { kind: "cast"; voteId: string }
  | { kind: "already_voted" }
  | { kind: "lost" }
  | { kind: "refused"; why: string };

/** Casts one vote. `lost` is the number of earlier attempts whose response was lost. */
export type Cast = (ballot: Ballot, options: { now: Date; lost: number }) => Promise<Told>;

/** The ballots, their pace, and the signal that ends the voting. */
export interface VotingOptions {
  ballots: readonly Ballot[];
  votesPerSecond: number;
  signal: AbortSignal;
}

/** The votes of a run while they are cast. */
export interface Voting {
  /** Number of votes that were begun so far. */
  begun: number;
  /** Ids of the votes that were confirmed to the voter, which must not be lost. */
  acknowledged: string[];
  /** Number of votes that were already cast when they were retried, because their first response was lost. */
  foundCast: number;
  /** Other faults, one sentence each. */
  faults: string[];
  /** Resolves when that many votes have a response, or when there are no more votes. */
  reached(votes: number): Promise<void>;
  /** Begins no further votes. */
  stop(): void;
  /** Resolves when every begun vote has a response, or the signal is aborted. */
  finished: Promise<void>;
}

/** Casts the votes at an even pace. A vote whose response was lost is cast again, for the same time. */
export function startVoting(cast: Cast, options: VotingOptions): Voting {
  const { ballots, votesPerSecond, signal } = options;
  const waiting: { votes: number; wake: () => void }[] = [];
  const startedAt = performance.now();
  let next = 0;
  let answered = 0;
  let stopped = false;

  async function vote(): Promise<void> {
    for (let ballot = ballots[next++]; ballot; ballot = ballots[next++]) {
      const dueAt = startedAt + (next - 1) * 1000 / votesPerSecond;
      await pause(Math.max(0, dueAt - performance.now()));
      if (stopped || signal.aborted) return;
      voting.begun++;
      await castOne(ballot);
      answered++;
      for (const { votes, wake } of waiting) if (votes <= answered) wake();
    }
  }

  async function castOne(ballot: Ballot): Promise<void> {
    const now = new Date();
    for (let lost = 0; !signal.aborted; lost++) {
      const told = await cast(ballot, { now, lost });
      if (told.kind === "lost") await pause(TRY_AGAIN_MS);
      else return note(told, ballot, lost);
    }
  }

  function note(told: Exclude<Told, { kind: "lost" }>, ballot: Ballot, lost: number): void {
    if (told.kind === "cast") voting.acknowledged.push(told.voteId);
    else if (told.kind === "refused") voting.faults.push(told.why);
    else if (lost > 0) voting.foundCast++;
    else voting.faults.push(`${ballot.username} had voted for ${ballot.slug} already`);
  }

  async function castAll(): Promise<void> {
    await Promise.all(Array.from({ length: VOTERS }, vote));
    for (const { wake } of waiting) wake();
  }

  const voting: Voting = {
    begun: 0,
    acknowledged: [],
    foundCast: 0,
    faults: [],
    reached: (votes) => new Promise((wake) => waiting.push({ votes, wake })),
    stop: () => void (stopped = true),
    finished: Promise.resolve(),
  };
  voting.finished = castAll();
  return voting;
}
