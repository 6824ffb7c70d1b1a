import { ANY_INSTANT } from "../../../src/core/time/clock.ts";
import type { Sql } from "../../../src/core/database/connect.ts";
import { isUnavailable } from "../../../src/core/database/unavailable.ts";
import { castVote } from "../../../src/core/votes/cast_vote.ts";
import { notifyDue } from "../../../src/core/deliveries/wake.ts";
import type { Cast } from "./voting.ts";

/** Votes within this number of milliseconds share one NOTIFY, as in the service. */
const COALESCE_MS = 3;

/** Casts votes with the real verb, on a separate pool. */
export function voteInDomain(sql: Sql): Cast {
  const nudge = coalescedNotify(sql);
  return async function cast(ballot, { now }) {
    try {
      const outcome = await castVote({ sql, nudge, clock: ANY_INSTANT }, { ...ballot, now });
      return outcome.kind === "cast"
        ? { kind: "cast", voteId: outcome.voteId }
        : { kind: "already_voted" };
    } catch (error) {
      if (isUnavailable(error)) return { kind: "lost" };
      return { kind: "refused", why: `castVote threw: ${error}` };
    }
  };
}

/** Returns a function that notifies the services of new votes. If it fails, their own polls find them. */
function coalescedNotify(sql: Sql): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function nudge() {
    timer ??= setTimeout(() => {
      timer = undefined;
      notifyDue(sql).catch(() => {});
    }, COALESCE_MS);
  };
}
