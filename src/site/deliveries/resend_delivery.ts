import type { Act } from "../../core/rights/actor.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { NudgeContext } from "../../core/trail/context.ts";
import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { lockVoids } from "./abandon_vote.ts";
import { countAskedSend } from "./asked_sends.ts";
import type { DeliveryState } from "../../core/deliveries/delivery.ts";
import { acceptedAttempt } from "./shown_delivery.ts";
import { keepAttempt, ownAttempt, storedBody } from "./stored_form.ts";
import { type OwnDelivery, requireOwnDelivery } from "./own_delivery.ts";

/**
 * Sends a delivery again, at once, to the key's current URL with its current secret: the same body, the same
 * `X-Listing-Vote` and `X-Listing-Delivery`, and a new run of the retry schedule. A delivery that was accepted stays
 * accepted, whatever the outcome of that run. A delivery that waits for its next attempt is sent now. Refuses an
 * unknown delivery, one that is being sent or whose vote was voided, a key without a URL, and a resend over the limit.
 */
export async function resendDelivery(
  { sql, nudge }: NudgeContext,
  id: string,
  act: Act,
): Promise<{ id: string; state: DeliveryState }> {
  await sql.begin(async (tx) => {
    const findOwn = () => requireOwnDelivery(tx, id, { by: act.by, role: "manager" });
    await lockVoids(tx, (await findOwn()).serverId);
    const delivery = await findOwn();
    await requeue(tx, delivery, act.now);
    await recordAudit(tx, act, {
      action: "delivery_resent",
      serverId: delivery.serverId,
      subject: id,
      details: { key: delivery.keyId },
    });
  });
  nudge();
  return { id, state: "pending" };
}

async function requeue(tx: Query, delivery: OwnDelivery, now: Date): Promise<void> {
  const { id, finishedAt, webhookUrl } = delivery;
  if (delivery.isVoid) throw refusal("vote_voided", { why: "resend" });
  if (webhookUrl === null) throw refusal("delivery_without_destination", { why: "resend" });
  const moved = finishedAt === null ? await hasten(tx, id, now) : await reopen(tx, id, now);
  if (!moved) throw refusal("delivery_unfinished");
  await countAskedSend(tx, delivery.keyId, { now });
}

/** Moves a finished delivery back to the outbox. */
async function reopen(tx: Query, id: string, now: Date): Promise<boolean> {
  const reopened = await tx`
    with taken as (
      delete from delivery d where id = ${id} and state in ('delivered', 'abandoned')
      returning id, vote_id, key_id, server_id, is_test, ${storedBody(tx)} as body, attempts,
        ${acceptedAttempt(tx)} as accepted_attempt, last_outcome, last_status, created_at,
        ${ownAttempt(tx)}
    ), kept as (
      ${keepAttempt(tx)}
    )
    insert into outbox (
      id, vote_id, key_id, server_id, state, is_test, body, attempts, accepted_attempt, last_outcome,
      last_status, due_at, created_at
    )
    select id, vote_id, key_id, server_id, 'pending', is_test, body, attempts, accepted_attempt, last_outcome,
      last_status, ${now}, created_at
    from taken
    returning id`;
  return reopened.length === 1;
}

/** Makes a waiting delivery due now. */
async function hasten(tx: Query, id: string, now: Date): Promise<boolean> {
  const hastened = await tx`
    update outbox set state = 'pending', due_at = ${now}, tries = 0
    where id = ${id} and state in ('held', 'pending')
    returning id`;
  return hastened.length === 1;
}
