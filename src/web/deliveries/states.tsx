import type { DeliveryState } from "../../deliveries/delivery.ts";
import { RETRY_SCHEDULE } from "../../deliveries/retry_schedule.ts";
import { State, type StateKind } from "../frame/state.tsx";
import { DELIVERIES } from "./words.ts";

const { states, ruler: words } = DELIVERIES;

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

/** Attempts as little bars, those to come but for the next left out, and their number. */
export function Tries({ attempts, state }: { attempts: number; state: DeliveryState }) {
  return (
    <span class="tries">
      {looksOf(attempts, state, RETRY_SCHEDULE.length).filter(Boolean).map((look) => (
        <i class={look}></i>
      ))}
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
