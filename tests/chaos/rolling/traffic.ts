import { issueKey } from "../../../src/core/keys/issue_key.ts";
import { type Load, startLoad } from "../../support/several.ts";
import type { World } from "../../support/world.ts";

/** Keys whose limits together let most requests of a run pass. */
const KEYS = 20;

/** A load that two processors can handle while they start a process, so that failures are the service's. */
const MODERATE = { atOnce: 8, pauseMs: 20 };

/** The headers of a form that a browser sends from the site. */
const FORM = { Origin: "http://localhost" };
const ASKED = new URLSearchParams({ email: "nobody@example.com" });

/** Creates the keys of many plugins, with all scopes. */
export async function makeKeys(world: World): Promise<string[]> {
  const { slug } = await world.server("Busy Server");
  const scopes = ["read", "rewards"];
  const keys = Array.from({ length: KEYS }, async (_, place) => {
    const { secret } = await issueKey(world.context, slug, {
      name: `plugin ${place}`,
      scopes,
      ...world.act,
    });
    return secret;
  });
  return await Promise.all(keys);
}

/** Sends the requests of plugins and visitors, with several methods, until it is stopped. */
export function startTraffic(url: string, secrets: readonly string[]): Load {
  let turn = 0;
  const headers = () => ({ Authorization: `Bearer ${secrets[turn++ % secrets.length]}` });
  const json = { "Content-Type": "application/json" };
  return startLoad([
    () => new Request(`${url}/api/v1/vote-check?username=a`, { headers: headers() }),
    () => new Request(`${url}/api/v1/votes`, { headers: headers() }),
    () => new Request(`${url}/`),
    () => new Request(`${url}/`, { method: "HEAD" }),
    () => new Request(`${url}/reset-password`, { method: "POST", headers: FORM, body: ASKED }),
    () =>
      new Request(`${url}/rewards/v1/claims`, {
        method: "POST",
        headers: { ...headers(), ...json },
        body: "{}",
      }),
  ], MODERATE);
}
