import type { DeliveryState, LastOutcome } from "../../../core/deliveries/delivery.ts";
import type { Delivery } from "../../deliveries/shown_delivery.ts";
import { RETRY_SCHEDULE } from "../../../core/deliveries/retry_schedule.ts";
import { currentLocale } from "../current_locale.ts";
import { State } from "../kit/state.tsx";

const KINDS = { held: "held", pending: "late", delivered: "good", abandoned: "bad" } as const;

/** The badge of a delivery's state. A delivery that is being sent is still waiting. */
export function StateBadge({ state }: { state: DeliveryState }) {
  const { states } = currentLocale().words.deliveries;
  const shown = state === "sending" ? "pending" : state;
  return <State tone={KINDS[shown]}>{states[shown]}</State>;
}

/** The badge of a delivery's outcome. An accepted delivery is still shown as accepted while it is resent. */
export function DeliveryBadge({ state, acceptedAttempt }: DeliveryProgress) {
  const { log } = currentLocale().words.deliveries;
  if (acceptedAttempt === null || state === "delivered") {
    return <StateBadge state={state} />;
  }
  return (
    <>
      <StateBadge state="delivered" /> <span class="note">{log.again}</span>{" "}
      <StateBadge state={state} />
    </>
  );
}

/** The name of an outcome. One that this version doesn't know, because a newer one stored it, is shown as its code. */
export function OutcomeName({ outcome }: { outcome: LastOutcome }) {
  const { ends } = currentLocale().words.deliveries;
  return <>{ends[outcome] ?? <code>{outcome}</code>}</>;
}

type DeliveryProgress = Pick<Delivery, "state" | "acceptedAttempt">;

/** Returns the tone of each attempt: the failed ones, then the accepted or the next one, then the remaining ones. */
function looksOf(made: number, state: DeliveryState, of: number): (keyof typeof TONES)[] {
  const end = ({
    delivered: "good",
    abandoned: "",
    held: "next",
    pending: "next",
    sending: "next",
  } as const)[state];
  const bad = Math.min(state === "delivered" ? made - 1 : made, of);
  const rest = Math.max(0, of - bad - 1);
  return [...Array(bad).fill("bad"), ...bad < of ? [end] : [], ...Array(rest).fill("")];
}

/** The attempts as small bars, up to the accepted or the next one, with their total number. */
export function Tries(
  { delivery: { attempts, acceptedAttempt, state } }: {
    delivery: DeliveryProgress & { attempts: number };
  },
) {
  const looks = acceptedAttempt === null
    ? looksOf(attempts, state, RETRY_SCHEDULE.length)
    : looksOf(acceptedAttempt, "delivered", RETRY_SCHEDULE.length);
  return (
    <>
      <Bars looks={looks.filter(Boolean)} />
      {attempts}
    </>
  );
}

// Sizes in units of the drawing of attempts.

/** The width from one attempt to the next. */
const STEP = 10;

/** The width of an attempt's bar. */
const BAR = 7;

/** The height of the drawing. */
const HIGH = 14;

function Bars({ looks }: { looks: readonly string[] }) {
  if (looks.length === 0) return null;
  return (
    <svg class="attempts" viewBox={`0 0 ${STEP * looks.length} ${HIGH}`} aria-hidden="true">
      {looks.map((look, nth) => (
        <rect
          class={look}
          x={nth * STEP + 1}
          y={1}
          width={BAR}
          height={HIGH - 2}
          {...look === "next" && { fill: "none", stroke: "currentColor" }}
        />
      ))}
    </svg>
  );
}

/** The waits before each attempt of the current run: past attempts, the next one, and the remaining ones. */
export function Schedule({ run, state }: { run: number; state: DeliveryState }) {
  const { label } = currentLocale().words.deliveries.ruler;
  const looks = looksOf(run, state, RETRY_SCHEDULE.length);
  return (
    <ol class="actions" aria-label={label(run, looks.length)}>
      {looks.map((look, nth) => (
        <li>
          <State tone={TONES[look]}>{waitOf((RETRY_SCHEDULE[nth] ?? 0) / 1000)}</State>
        </li>
      ))}
    </ol>
  );
}

/** The tone of an attempt that failed, was accepted, is next, or remains. */
const TONES = { bad: "bad", good: "good", next: "late", "": "off" } as const;

function waitOf(seconds: number): string {
  const { wait } = currentLocale().words.deliveries.ruler;
  if (seconds === 0) return wait.atOnce;
  if (seconds < 60) return wait.seconds(seconds);
  return seconds < 3600 ? wait.minutes(seconds / 60) : wait.hours(seconds / 3600);
}
