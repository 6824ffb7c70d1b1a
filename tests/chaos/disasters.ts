import { silentNetwork } from "./disasters/silent_network.ts";
import type { Disaster } from "./disaster.ts";
import type { Plan } from "./plan.ts";

/** All disasters of `deno task chaos`, as long as it makes them last. */
export const DISASTERS: readonly Disaster[] = [
  silentNetwork({ silentMs: 6_000 }),
];

/** How large a run with a disaster is: enough votes that there are some at any moment until it is over. */
export const DISASTER_PLAN: Omit<Plan, "seed"> = {
  votes: 3_600,
  servers: 4,
  keysPerServer: 2,
  votesPerSecond: 30,
  receiversFail: false,
  waitsDividedBy: 2_000,
  withinMs: 100_000,
};
