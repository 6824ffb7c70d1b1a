import type { Delivery, DeliveryState } from "../../deliveries/delivery.ts";
import { RETRY_SCHEDULE } from "../../deliveries/retry_schedule.ts";
import { State, type StateKind } from "../frame/state.tsx";
import { DELIVERIES } from "./words.ts";

const { states, ruler: words, log } = DELIVERIES;

const KINDS: Record<DeliveryState, StateKind> = {
  held: "held",
  pending: "late",
  sending: "under",
  delivered: "good",
  abandoned: "bad",
};

/** A delivery's state as its owner reads it. */
export function StateBadge({ state }: { state: DeliveryState }) {
  return <State kind={KINDS[state]}>{states[state]}</State>;
}

/** What became of a delivery. One that was accepted stays so while it is sent again. */
export function DeliveryBadge({ state, acceptedAttempt }: Sent) {
  if (acceptedAttempt === null || state === "delivered") return <StateBadge state={state} />;
  return (
    <>
      <StateBadge state="delivered" /> <span class="note">{log.again}</span>{" "}
      <StateBadge state={state} />
    </>
  );
}

type Sent = Pick<Delivery, "state" | "acceptedAttempt">;

/** Attempts, and where each stands: one that arrived is the last, one to come is the next. */
function looksOf(made: number, state: DeliveryState, of: number): string[] {
  const end = {
    delivered: "is-good",
    abandoned: "",
    held: "is-next",
    pending: "is-next",
    sending: "is-next",
  }[state];
  const bad = Math.min(state === "delivered" ? made - 1 : made, of);
  const rest = Math.max(0, of - bad - 1);
  return [...Array(bad).fill("is-bad"), ...bad < of ? [end] : [], ...Array(rest).fill("")];
}

/** Attempts as little bars up to the one that was accepted, or the next one; and the number of all of them. */
export function Tries(
  { delivery: { attempts, acceptedAttempt, state } }: { delivery: Sent & { attempts: number } },
) {
  const looks = acceptedAttempt === null
    ? looksOf(attempts, state, RETRY_SCHEDULE.length)
    : looksOf(acceptedAttempt, "delivered", RETRY_SCHEDULE.length);
  return (
    <span class="tries">
      {looks.filter(Boolean).map((look) => <i class={look}></i>)}
      <b>{attempts}</b>
    </span>
  );
}

/** The schedule on one ruler: the attempts of the present run, the next one, and those to come. */
export function Ruler({ run, state }: { run: number; state: DeliveryState }) {
  const looks = looksOf(run, state, RETRY_SCHEDULE.length);
  return (
    <ol class="ruler" aria-label={words.label(run, looks.length)}>
      {looks.map((look, nth) => (
        <li class={look}>{words.wait((RETRY_SCHEDULE[nth] ?? 0) / 1000)}</li>
      ))}
    </ol>
  );
}
