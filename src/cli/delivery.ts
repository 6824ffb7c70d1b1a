import { OPERATOR } from "../trail/actor.ts";
import { listAttempts } from "../deliveries/list_attempts.ts";
import { listDeliveries } from "../deliveries/list_deliveries.ts";
import { resendDelivery } from "../deliveries/resend_delivery.ts";
import type { Command } from "./command.ts";

/** Commands about webhook deliveries. */
export const deliveryCommands: Record<string, Command> = {
  "delivery list": {
    usage: "delivery list SLUG",
    args: 1,
    flags: {},
    async run({ sql }, { args: [slug = ""] }) {
      return { deliveries: await listDeliveries(sql, slug, { by: OPERATOR }) };
    },
  },
  "delivery show": {
    usage: "delivery show ID",
    args: 1,
    flags: {},
    async run({ sql }, { args: [id = ""] }) {
      return { id, attempts: await listAttempts(sql, id, OPERATOR) };
    },
  },
  "delivery resend": {
    usage: "delivery resend ID",
    args: 1,
    flags: {},
    async run(operator, { args: [id = ""] }) {
      const resent = await resendDelivery(operator, id, operator.act);
      return { ...resent };
    },
  },
};
