import type { Sender } from "../../src/core/sending/send_delivery.ts";
import type { Random } from "../chaos/random.ts";
import type { Ledger, Post } from "./ledger.ts";
import type { Scheduler } from "./scheduler.ts";
import type { Service } from "./simulated_service.ts";

/** Creates a sender whose POSTs begin and end when the scheduler decides, with random responses. */
export function createSimulatedSender(
  { scheduler, service, ledger, accepts, random }: {
    scheduler: Scheduler;
    service: Service;
    ledger: Ledger;
    accepts: number;
    random: Random;
  },
): Sender {
  const { epoch } = service;
  return {
    prepare: () => Promise.resolve(),
    addressOf: () => undefined,
    close: () => Promise.resolve(),
    async send({ deliveryId }) {
      const startedAt = scheduler.now;
      const post: Post = { deliveryId, service: `${service.name}.${epoch}`, startedAt };
      ledger.posts.push(post);
      await scheduler.park(service, epoch, "POST");
      post.accepted = random() < accepts;
      const dies = await scheduler.park(service, epoch, "response to POST", true);
      if (dies) {
        await scheduler.crash(service);
        return await new Promise(() => {});
      }
      post.endedAt = scheduler.now;
      return {
        outcome: post.accepted ? "delivered" : "rejected",
        status: post.accepted ? 200 : 500,
        startedAt: new Date(startedAt),
        durationMs: Math.min(5_000, post.endedAt - startedAt),
        excerpt: null,
        headers: null,
        redirectsTo: null,
        retryAfterMs: null,
      };
    },
  };
}
