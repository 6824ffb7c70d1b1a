import { countAskedSend } from "../deliveries/asked_sends.ts";
import type { Dispatcher } from "../../core/deliveries/dispatcher.ts";
import type { PacedRow } from "../../core/deliveries/send_slots.ts";
import { DELIVERY_RATES } from "../../core/deliveries/policy.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { withoutResponse } from "../../core/sending/exchange.ts";
import type { Sender } from "../../core/sending/send_delivery.ts";
import type { Act } from "../../core/rights/actor.ts";
import { changeKey } from "../../core/keys/change_key.ts";
import { type GradeFinding, gradeReceiver } from "./grade.ts";
import type { KeyContext } from "../../core/keys/issue_key.ts";

/** Milliseconds for which a grading may start POSTs. The last one may take 10 s more. */
const GRADE_WITHIN_MS = 30_000;

/** The number of manual sends that a grading counts as. The limit allows two gradings a minute, each with one test. */
const SENDS = 15;

/**
 * Creates the grader for the receivers of keys. Its POSTs use the same slots and rate limits as votes, and a failing
 * webhook gets none. Refuses a key without a URL, and a grading over the limit of its destination.
 */
export function createKeyGrader({ sql, box, now, sender, dispatcher }:
  & Pick<KeyContext, "sql" | "box">
  & {
    now: () => Date;
    sender: Sender;
    dispatcher: Pick<Dispatcher, "inTurn">;
  }) {
  function reserve(keyId: string, act: Act) {
    return changeKey({ sql }, keyId, {
      act,
      forWebhooks: true,
      action: "receiver_graded",
      async change(tx, { serverId }) {
        const [found] = await tx<(PacedRow & { url: string; secret: Uint8Array })[]>`
          select e.key_id, e.url, e.secret, e.destination, s.owner_id, ${DELIVERY_RATES.first}::int as rate,
            'unproven' as lane, e.is_slow
          from endpoint e join server s on s.id = e.server_id
          where e.key_id = ${keyId} and e.url is not null and s.status = 'approved'
            and e.open_until is null and e.disabled_at is null`;
        if (!found) throw refusal("delivery_without_destination", { why: "grade" });
        await countAskedSend(tx, keyId, { now: act.now, sends: SENDS });
        return { ...found, serverId };
      },
    });
  }

  return async function gradeKey(keyId: string, act: Act): Promise<GradeFinding[]> {
    const { secret, serverId, url, ...paced } = await reserve(keyId, act);
    const signal = AbortSignal.timeout(GRADE_WITHIN_MS);
    const late = withoutResponse("interrupted", { startedAt: act.now, tookMs: () => 0 });
    const graded = { url, secret: box.open(secret, keyId), serverId, now };
    return await Array.fromAsync(gradeReceiver((dispatch) => {
      const post = () => sender.send(dispatch);
      return dispatcher.inTurn({ ...paced, url }, post, signal).catch((error) => {
        if (!signal.aborted) throw error;
        return late;
      });
    }, graded));
  };
}
