import { type Attempt, meaningOf } from "../../deliveries/list_attempts.ts";
import type { OwnDelivery } from "../../deliveries/own_delivery.ts";
import { isAbandonReason } from "../../../core/deliveries/delivery.ts";
import { hasArrived } from "../../../core/deliveries/judge_attempt.ts";
import { Notice } from "../kit/panel.tsx";
import { Instant } from "../kit/times.tsx";
import { currentLocale } from "../current_locale.ts";

/** Milliseconds before and after the due time of the next attempt within which the page refreshes. */
const SOON_MS = 15_000;
const OVERDUE_MS = 60_000;

/** Returns whether a delivery is about to be sent. */
export function isOnItsWay({ state, dueAt }: OwnDelivery, now: Date): boolean {
  if (state === "sending") return true;
  if (state !== "pending" || dueAt === null) return false;
  const wait = dueAt.getTime() - now.getTime();
  return wait < SOON_MS && wait > -OVERDUE_MS;
}

/** Returns whether a delivery failed and waits for its next attempt, whose time is in the notice about the failure. */
export function isRetried({ state, attempts, acceptedAttempt }: OwnDelivery): boolean {
  return state === "pending" && attempts > 0 && acceptedAttempt === null;
}

/**
 * The explanation of the last attempt's outcome, or of why there was no attempt, with the accepted attempt if it was an
 * earlier one.
 */
export function DeliveryOutcome(
  { delivery, attempts }: { delivery: OwnDelivery; attempts: Attempt[] },
) {
  const locale = currentLocale();
  const { one: words, log } = locale.words.deliveries;
  const last = attempts.at(-1);
  const { lastOutcome } = delivery;
  const reason = lastOutcome !== null && isAbandonReason(lastOutcome)
    ? words.reasons[lastOutcome]
    : undefined;
  const sentence = reason ?? (last && saidOf(last));
  if (sentence === undefined) return null;
  if (!reason && last && hasArrived(last.outcome)) return <p class="notice good">{sentence}</p>;
  const accepted = attempts.find(({ number }) => number === delivery.acceptedAttempt);
  if (!accepted) {
    if (reason || !last) return <p class="notice">{sentence}</p>;
    // While the delivery is being sent, the notice about this is enough.
    if (delivery.state === "sending") return null;
    return (
      <Notice tone="bad">
        <p>
          {sentence}
          {isRetried(delivery) && (
            <>
              {" "}
              {words.nextAt} <Instant at={delivery.dueAt} />
            </>
          )}
        </p>
      </Notice>
    );
  }
  return (
    <>
      <p class="notice good">{meaningOf(locale, accepted)} {words.stands}</p>
      <p class="notice">
        <span class="note">{log.again}</span> {sentence}
      </p>
    </>
  );
}

/** Returns the explanation of an attempt's outcome, with the status if that is the reason. */
function saidOf(attempt: Attempt): string {
  const locale = currentLocale();
  const { outcome, status } = attempt;
  if (outcome !== "rejected" || status === null) return meaningOf(locale, attempt);
  return locale.words.deliveries.one.rejectedWith(String(status));
}
