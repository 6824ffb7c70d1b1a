import { revokeKey } from "../../../src/core/keys/revoke_key.ts";
import type { OneOfSeveral } from "../../support/several.ts";
import type { World } from "../../support/world.ts";

/** Milliseconds between two requests with a key, and for which a revoked one is tried. */
const ASK_EVERY_MS = 40;
const TRIED_FOR_MS = 1_500;

/**
 * The processes' reaction to a revoked key: for each, the milliseconds from the revocation to the last accepted
 * request.
 */
export type Revoked = number[];

/** Issues and revokes keys, one after the other, and checks which requests each running process accepts. */
export function startRevoking(world: World, processes: readonly OneOfSeveral[]) {
  const revoked: Revoked[] = [];
  let stopped = false;

  async function isOpen({ url }: OneOfSeveral, secret: string): Promise<boolean> {
    const headers = { Authorization: `Bearer ${secret}` };
    const answer = await fetch(`${url}/api/v1/server`, { headers }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200;
  }

  async function lastLetIn(one: OneOfSeveral, secret: string, revokedAt: number): Promise<number> {
    let last = 0;
    for (let at = performance.now(); at < revokedAt + TRIED_FOR_MS; at = performance.now()) {
      if (await isOpen(one, secret)) last = at - revokedAt;
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    return last;
  }

  async function revoke(): Promise<void> {
    const server = await world.server("Revoking Server");
    while (!stopped) {
      const { id, secret } = await world.key(server, undefined, `key ${revoked.length}`);
      // Both processes cache the key.
      const open = await Promise.all(processes.map((one) => isOpen(one, secret)));
      await revokeKey(world.context, id, world.act);
      const revokedAt = performance.now();
      const asked = processes.filter((_, place) => open[place]);
      revoked.push(await Promise.all(asked.map((one) => lastLetIn(one, secret, revokedAt))));
    }
  }

  const revoking = revoke();
  return {
    async stop(): Promise<Revoked[]> {
      stopped = true;
      await revoking;
      return revoked;
    },
  };
}
