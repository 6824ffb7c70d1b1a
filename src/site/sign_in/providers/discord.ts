import { z } from "zod";
import { lazily } from "../../../core/work/lazily.ts";
import { addressForCode, exchangeCode, loadClient, personOf, sendForClient } from "./code_flow.ts";
import type { Person, Provider } from "./provider.ts";
import { ProviderFault } from "./provider_fault.ts";
import type { SendToProvider } from "./provider_fetch.ts";
import type { ClientSettings } from "./settings.ts";

/** Discord's documented endpoints (docs.discord.com/developers/topics/oauth2). It has no discovery document. */
const ORIGIN = "https://discord.com";
const ENDPOINTS = {
  issuer: ORIGIN,
  authorization_endpoint: `${ORIGIN}/oauth2/authorize`,
  token_endpoint: `${ORIGIN}/api/oauth2/token`,
};
const OWN_USER = `${ORIGIN}/api/v10/users/@me`;

/** The first millisecond of 2015, the epoch of Discord's ids, and the bits below an id's timestamp. */
const EPOCH_MS = 1_420_070_400_000n;
const BELOW_MS = 22n;

const USER = z.object({
  id: z.string().regex(/^\d{15,20}$/),
  username: z.string().nullish(),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
});

/** Creates the provider Discord: OAuth 2.0 with PKCE, then a request for the token's user. */
export function createDiscord(settings: ClientSettings, send: SendToProvider): Provider {
  const open = lazily(() => openDiscord(settings, send));
  return {
    id: "discord",
    name: "Discord",
    source: "discord",
    async begin(round) {
      return await addressForCode(await open(), round, {
        scope: "identify email",
        // With `none`, Discord skips its page for a person who agreed before. A proof needs the page.
        prompt: round.isProof ? "consent" : "none",
      });
    },
    async finish(round, answer) {
      const tokens = await exchangeCode(await open(), round, { answer });
      return await askWho(tokens.access_token, send);
    },
  };
}

async function openDiscord({ clientId, clientSecret }: ClientSettings, send: SendToProvider) {
  const client = await loadClient();
  const authenticate = client.ClientSecretPost(clientSecret);
  const config = new client.Configuration(ENDPOINTS, clientId, undefined, authenticate);
  config[client.customFetch] = sendForClient(send);
  return config;
}

async function askWho(accessToken: string, send: SendToProvider): Promise<Person> {
  const answer = await send(OWN_USER, { headers: { authorization: `Bearer ${accessToken}` } });
  if (answer.status !== 200) throw new ProviderFault("unavailable", `status_${answer.status}`);
  // A body that isn't JSON doesn't match the schema.
  const { success, data } = USER.safeParse(await answer.json().catch(() => undefined));
  if (!success) throw new ProviderFault("refused", "user");
  const { id, username, global_name, email, verified } = data;
  const claims = { subject: id, name: global_name ?? username, email, emailVerified: verified };
  return { ...personOf({ provider: "discord", ...claims }), madeAt: timeIn(id) };
}

/** Returns when an account was created, which its id contains. */
function timeIn(id: string): Date {
  return new Date(Number((BigInt(id) >> BELOW_MS) + EPOCH_MS));
}
