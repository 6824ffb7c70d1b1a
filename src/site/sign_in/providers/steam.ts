import type { Provider, RoundSecrets } from "./provider.ts";
import { ProviderFault } from "./provider_fault.ts";
import type { SendToProvider } from "./provider_fetch.ts";

/** Steam's endpoint, which is never read from a response. It uses OpenID 2.0, without a client, secret or key. */
const ENDPOINT = "https://steamcommunity.com/openid/login";
const NAMESPACE = "http://specs.openid.net/auth/2.0";
const ANYBODY = `${NAMESPACE}/identifier_select`;

/** A person's id: 17 digits, of which the first seven mark an individual's account. */
const CLAIMED_ID = /^https?:\/\/steamcommunity\.com\/openid\/id\/(7656119\d{10})$/;

/** Fields that a response's signature must cover (OpenID Authentication 2.0 §10.1). */
const SIGNED = [
  "op_endpoint",
  "claimed_id",
  "identity",
  "return_to",
  "response_nonce",
  "assoc_handle",
];

/** Milliseconds by which a response's time may differ from our clock, and maximum characters of its nonce (§10.1). */
const FRESH_MS = 300_000;
const NONCE_MAX = 255;

/** Creates the provider Steam, which returns only a person's SteamID64. */
export function createSteam({ send, now }: { send: SendToProvider; now: () => Date }): Provider {
  return {
    id: "steam",
    name: "Steam",
    source: "steam",
    begin: (round) => Promise.resolve(addressAtSteam(round)),
    async finish(round, answer) {
      const subject = readAnswer(answer, { returnTo: ownAddress(round), now: now() });
      await askSteam(answer, send);
      return { provider: "steam", subject, emailVerified: false };
    },
  };
}

/**
 * Returns the callback URL that Steam signs. It contains the state, because OpenID 2.0 doesn't define one. A round is
 * deleted when its state is read, so a response can't be used twice and nonces need no table.
 */
function ownAddress({ returnTo, state }: RoundSecrets): string {
  return `${returnTo}?${new URLSearchParams({ state })}`;
}

function addressAtSteam(round: RoundSecrets): string {
  return `${ENDPOINT}?${new URLSearchParams({
    "openid.ns": NAMESPACE,
    "openid.mode": "checkid_setup",
    "openid.realm": new URL(round.returnTo).origin,
    "openid.return_to": ownAddress(round),
    "openid.identity": ANYBODY,
    "openid.claimed_id": ANYBODY,
  })}`;
}

/**
 * Returns the person's id in a response that is for us, for this round, and recent. Only Steam can confirm that it sent
 * the response.
 */
function readAnswer(
  answer: URLSearchParams,
  { returnTo, now }: { returnTo: string; now: Date },
): string {
  const field = (name: string) => answer.get(`openid.${name}`) ?? "";
  if (isDoubled(answer)) throw new ProviderFault("refused", "doubled_field");
  if (field("mode") === "cancel") throw new ProviderFault("declined", "cancel");
  if (field("ns") !== NAMESPACE || field("mode") !== "id_res") refuse("mode");
  if (field("op_endpoint") !== ENDPOINT) refuse("op_endpoint");
  if (field("return_to") !== returnTo) refuse("return_to");
  const signed = field("signed").split(",");
  if (!SIGNED.every((name) => signed.includes(name))) refuse("signed");
  const subject = CLAIMED_ID.exec(field("claimed_id"))?.[1];
  if (subject === undefined || field("identity") !== field("claimed_id")) refuse("claimed_id");
  const nonce = field("response_nonce");
  const [time = ""] = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/.exec(nonce) ?? [];
  const isRecent = Math.abs(now.getTime() - Date.parse(time)) <= FRESH_MS;
  if (!isRecent || nonce.length > NONCE_MAX) refuse("response_nonce");
  return subject;
}

function isDoubled(answer: URLSearchParams): boolean {
  return answer.size !== new Set(answer.keys()).size;
}

function refuse(code: string): never {
  throw new ProviderFault("refused", code);
}

/** Asks Steam whether it sent a response, with every field unchanged (§11.4.2). */
async function askSteam(answer: URLSearchParams, send: SendToProvider): Promise<void> {
  const fields = [...answer].filter(([name]) => name.startsWith("openid."));
  const body = new URLSearchParams(fields);
  body.set("openid.mode", "check_authentication");
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const said = await send(ENDPOINT, { method: "POST", headers, body });
  if (said.status !== 200) throw new ProviderFault("unavailable", `status_${said.status}`);
  const lines = (await said.text()).split(/\r?\n/);
  if (!lines.includes("is_valid:true")) refuse("is_valid");
}
