import type { ActKind } from "./plan.ts";

/** A POST to the simulated receiver. `endedAt` is undefined while it is under way, or if its service died. */
export interface Post {
  deliveryId: string;
  service: string;
  startedAt: number;
  endedAt?: number;
  accepted?: boolean;
}

/** Rewards that a claim holds, for a time. */
export interface Held {
  voteId: string;
  claimId: string;
  from: number;
  until: number;
}

/** Responses that the services received, independent of the database's rows. Steps are those of the scheduler. */
export class Ledger {
  /** Confirmed votes, with the step at which each was. */
  readonly cast = new Map<string, number>();
  /** Acts that were tried and those that succeeded, by kind. */
  readonly tried = new Map<ActKind, number>();
  readonly done = new Map<ActKind, number>();
  /** Votes voided one by one, with the step and the time at which that was confirmed. */
  readonly voided = new Map<string, { step: number; at: number }>();
  /** Votes of acts that can be lifted: a vote may begin again then. */
  readonly restorable = new Set<string>();
  /** Acts whose lift was confirmed. */
  readonly lifted = new Set<string>();
  readonly posts: Post[] = [];
  readonly held: Held[] = [];
  /** Votes with the time at which a service began to hand them back. */
  readonly releasedAt = new Map<string, number[]>();
  readonly recorded = new Map<string, number>();
  /** Violations seen as they happened. */
  readonly failures: string[] = [];

  count(counts: Map<ActKind, number>, kind: ActKind): void {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
}
