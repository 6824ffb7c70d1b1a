import { setTimeout as pause } from "node:timers/promises";
import type { Disaster, Scene, Strike } from "./disaster.ts";
import { type Network, startNetwork } from "../postgres/network.ts";
import { openServer } from "../postgres/server.ts";

/** The network between the services and Postgres is silent: without refusals, resets or ends of connections. */
export function silentNetwork({ silentMs }: { silentMs: number }): Disaster {
  return {
    name: "silent-network",
    about: "connections to Postgres fall silent, freeze, or lose the answers",
    async open() {
      await using stack = new AsyncDisposableStack();
      const { directUrl } = stack.use(await openServer());
      const network = stack.use(startNetwork(directUrl));
      const whole = stack.move();
      return {
        url: network.url,
        directUrl,
        strikes: strikesOn(network, silentMs),
        [Symbol.asyncDispose]: () => whole.disposeAsync(),
      } satisfies Scene;
    },
  };
}

function strikesOn(network: Network, silentMs: number): Strike[] {
  const forSoLong = `for ${silentMs / 1000} s`;
  return [
    {
      name: "established connections fall silent for good, new ones work",
      async befall(struck) {
        network.silence();
        await struck.noteInFlight();
      },
    },
    {
      name: `every connection is frozen ${forSoLong}`,
      async befall(struck) {
        network.freeze();
        await struck.noteInFlight();
        await pause(silentMs);
        network.thaw();
      },
    },
    {
      name: `answers are swallowed ${forSoLong}`,
      async befall(struck) {
        network.swallowAnswers();
        await struck.noteInFlight();
        await pause(silentMs);
        network.hear();
      },
    },
  ];
}
