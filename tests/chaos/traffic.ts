import { issueKey } from "../../src/core/keys/issue_key.ts";
import { type Load, startLoad } from "../support/several.ts";
import type { World } from "../support/world.ts";

/** Keys whose limits together let most requests of a run pass. */
const KEYS = 20;

/** As much as two processors answer while they start a process: what fails is then ours. */
const MODERATE = { atOnce: 8, pauseMs: 20 };

/** A form as a browser sends it from the site. */
const FORM = { Origin: "http://localhost" };
const ASKED = new URLSearchParams({ email: "nobody@example.com" });

/** Makes the keys of many plugins, with all scopes. */
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

/** Sends what plugins and visitors send, by several methods, until it is stopped. */
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
