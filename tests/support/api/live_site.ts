import { issueKey } from "../../../src/core/keys/issue_key.ts";
import { setRewardsBy } from "../../../src/reach/rewards/set_rewards_by.ts";
import { SCOPES } from "../../../src/core/keys/scopes.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { openSite, type Operation, operationsOf } from "./api_operations.ts";
import { STEVE } from "./rewards_api.ts";
import type { World } from "../world.ts";
import { serve } from "../network/loopback.ts";

/** A service that listens, for programs in any language. */
export interface LiveSite extends AsyncDisposable {
  /** Addresses and keys, as environment variables of the program. */
  readonly env: Readonly<Record<string, string>>;
  /** Time at which the player voted. */
  readonly votedAt: Date;
}

/** Opens the world's service to the network. Each of its sites has a separate server, keys and client address. */
export async function openLiveSites(world: World) {
  const { brokenApp } = await openSite(world);
  const broken = await brokenApp("ECONNREFUSED");
  let sites = 0;

  /** Opens the next site. `spend` names the operations for which the limited key has no requests left. */
  async function open(spend: readonly string[] = []): Promise<LiveSite> {
    const server = await world.server();
    await setRewardsBy(world.context, server.slug, { rewardsBy: "inbox", ...world.act });
    const issue = async (slug: string, name: string) =>
      (await issueKey(world.context, slug, { name, scopes: SCOPES, ...world.act })).secret;
    const KEY = await issue(server.slug, "plugin");
    const LIMITED_KEY = await issue(server.slug, "limited");
    const votedAt = world.clock.now;
    await world.vote(server, STEVE.username);
    world.clock.now = new Date(votedAt.getTime() + 1_000);
    const other = await world.server();
    const SUSPENDED_KEY = await issue(other.slug, "plugin");
    await decideStatus(world.context, other.slug, { decision: "suspend", ...world.act });
    const remoteAddress = `198.51.100.${++sites}`;
    const up = serve((request) => world.app.fetch(request, { remoteAddress }));
    const down = serve((request) => broken.fetch(request, { remoteAddress }));
    for (const operation of operationsNamed(spend)) await useUp(world, operation, LIMITED_KEY);
    return {
      env: { SITE: up.origin, DOWN_SITE: down.origin, KEY, LIMITED_KEY, SUSPENDED_KEY },
      votedAt,
      async [Symbol.asyncDispose]() {
        await Promise.all([up, down].map((site) => site[Symbol.asyncDispose]()));
      },
    };
  }

  return { open };
}

function operationsNamed(ids: readonly string[]): Operation[] {
  return [...operationsOf("v1"), ...operationsOf("rewards")].filter(({ id }) => ids.includes(id));
}

async function useUp(world: World, { path, requests }: Operation, key: string): Promise<void> {
  for (let sent = 0; sent < requests; sent++) await (await world.get(path, { key })).body?.cancel();
}
