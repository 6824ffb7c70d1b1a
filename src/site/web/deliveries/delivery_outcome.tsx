import { type Attempt, meaningOf } from "../../deliveries/list_attempts.ts";
import type { OwnDelivery } from "../../deliveries/own_delivery.ts";
import { hasArrived } from "../../../core/sending/outcome.ts";
import { Notice } from "../kit/panel.tsx";
import { Timestamp } from "../parts/parts.tsx";
import { currentLocale } from "../current_locale.ts";

/**
 * The page refreshes while the next attempt is due within this time, or overdue by at most this long, in milliseconds.
 */
const SOON_MS = 15_000;
const OVERDUE_MS = 60_000;

/**
 * Returns whether a delivery is about to be sent. A test's due time is in 1970, ahead of all others, so its creation
 * time counts.
 */
export function isOnItsWay({ state, dueAt, createdAt }: OwnDelivery, now: Date): boolean {
  if (state === "sending") return true;
  const wait = Math.max(dueAt?.getTime() ?? 0, createdAt.getTime()) - now.getTime();
  return state === "pending" && wait < SOON_MS && wait > -OVERDUE_MS;
}

/** Returns whether a delivery failed and waits for its next attempt. The notice about the failure says when that is. */
export function isRetried({ state, attempts, acceptedAttempt }: OwnDelivery): boolean {
  return state === "pending" && attempts > 0 && acceptedAttempt === null;
}

/**
 * Explains the last attempt's outcome, or why there was no attempt, and shows the accepted attempt if that was an
 * earlier one.
 */
export function DeliveryOutcome(
  { delivery, attempts }: { delivery: OwnDelivery; attempts: Attempt[] },
) {
  const locale = currentLocale();
  const { one: words, log } = locale.words.deliveries;
  const last = attempts.at(-1);
  const reasons: Readonly<Record<string, string>> = words.reasons;
  const reason = reasons[delivery.lastOutcome ?? ""];
  const sentence = reason ?? (last && saidOf(last));
  if (sentence === undefined) return null;
  if (!reason && last && hasArrived(last.outcome)) return <p class="notice good">{sentence}</p>;
  const accepted = attempts.find(({ number }) => number === delivery.acceptedAttempt);
  if (!accepted) {
    if (reason || !last) return <p class="notice">{sentence}</p>;
    // While it is sent, the notice that it is on its way says all.
    if (delivery.state === "sending") return null;
    return (
      <Notice tone="bad">
        <p>
          {sentence}
          {isRetried(delivery) && (
            <>
              {" "}
              {words.nextAt} <Timestamp at={delivery.dueAt} />
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

/** Says what an attempt's outcome means, with the status if that is the reason. */
function saidOf(attempt: Attempt): string {
  const locale = currentLocale();
  const { outcome, status } = attempt;
  if (outcome !== "rejected" || status === null) return meaningOf(locale, attempt);
  return locale.words.deliveries.one.rejectedWith(String(status));
}
