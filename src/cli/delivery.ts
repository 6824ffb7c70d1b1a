import { OPERATOR } from "../trail/actor.ts";
import { listAttempts } from "../deliveries/list_attempts.ts";
import { listDeliveries } from "../deliveries/list_deliveries.ts";
import { resendDelivery } from "../deliveries/resend_delivery.ts";
import type { Commands } from "./command.ts";

/** Commands about webhook deliveries. */
export const deliveryCommands: Commands = {
  async "delivery list SLUG"({ sql }, { args: [slug = ""] }) {
    return { deliveries: await listDeliveries(sql, slug, { by: OPERATOR }) };
  },
  async "delivery show ID"({ sql }, { args: [id = ""] }) {
    return { id, attempts: await listAttempts(sql, id, OPERATOR) };
  },
  async "delivery resend ID"(operator, { args: [id = ""] }) {
    return { ...await resendDelivery(operator, id, operator.act) };
  },
};
