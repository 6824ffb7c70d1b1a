import type { Configuration, IDToken } from "openid-client";
import { log } from "../../../core/observing/log.ts";
import { HOUR_MS } from "../../../core/time/day.ts";
import { addressForCode, exchangeCode, loadClient, personOf, sendForClient } from "./code_flow.ts";
import type { Provider } from "./provider.ts";
import { faultOf, ProviderFault } from "./provider_fault.ts";
import type { SendToProvider } from "./provider_fetch.ts";
import { type SettingFault, settingOfConnection } from "./setting_fault.ts";
import type { OpenidSettings } from "./settings.ts";
import { propertiesOf } from "../../../core/text/properties_of.ts";

/** Seconds for which a sign-in at the provider is recent enough for a proof, and maximum clock skew. */
const PROVED_SECONDS = 600;
const TOLERANCE_SECONDS = 30;

/** The error code of openid-client if no key matches, because the issuer has rotated its keys. */
const UNKNOWN_KEY = "OAUTH_KEY_SELECTION_FAILED";

/** Creates an OpenID Connect provider (Core 1.0, Discovery 1.0; code flow with PKCE), without a request to it. */
export function createOpenid(
  settings: OpenidSettings,
  { send, now }: { send: SendToProvider; now: () => Date },
): Provider {
  const { issuer, name } = settings;
  const discovered = keepForAnHour(() => discover(settings, send), now);
  return {
    id: "oidc",
    name,
    source: issuer,
    async begin(round) {
      const config = await discovered.get();
      const again = { prompt: "login", max_age: String(PROVED_SECONDS) };
      return await addressForCode(config, round, {
        scope: "openid profile email",
        nonce: round.nonce,
        ...round.isProof ? again : {},
      });
    },
    async finish(round, answer) {
      const config = await discovered.get();
      try {
        const tokens = await exchangeCode(config, round, { answer, nonce: round.nonce });
        const claims = tokens.claims();
        if (claims === undefined) throw new ProviderFault("refused", "no_id_token");
        if (round.isProof) checkRecent(claims);
        const profile = await tellMore(config, { claims, accessToken: tokens.access_token });
        return personOf({
          provider: issuer,
          subject: claims.sub,
          name: profile.preferred_username ?? profile.name,
          email: profile.email,
          emailVerified: profile.email_verified,
        });
      } catch (error) {
        const fault = faultOf(error);
        if (fault.message.startsWith(UNKNOWN_KEY)) discovered.forget();
        throw fault;
      }
    },
  };
}

/**
 * Fetches an issuer's endpoints and keys. openid-client trusts TLS and doesn't check the signature of an ID token
 * unless `enableNonRepudiationChecks` is called. It refuses endpoints without TLS, unless the issuer's own URL has
 * none.
 */
export async function discover(
  settings: OpenidSettings,
  send: SendToProvider,
): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const client = await loadClient();
  const { enableNonRepudiationChecks, allowInsecureRequests } = client;
  const isInsecure = settings.allowPrivate && issuer.startsWith("http:");
  return await client.discovery(new URL(issuer), clientId, undefined, (...parameters) => {
    // Without this field, a provider supports Basic (OpenID Connect Discovery §3).
    const [{ token_endpoint_auth_methods_supported: known = ["client_secret_basic"] }] = parameters;
    const isBasic = known.includes("client_secret_basic");
    const authenticate = isBasic ? client.ClientSecretBasic : client.ClientSecretPost;
    authenticate(clientSecret)(...parameters);
  }, {
    execute: [enableNonRepudiationChecks, ...isInsecure ? [allowInsecureRequests] : []],
    [client.customFetch]: sendForClient(send),
  });
}

/** Refuses a proof that is based on an old sign-in at the provider. Some providers don't send the time. */
function checkRecent({ auth_time: at, iat }: IDToken): void {
  if (at !== undefined && iat - at > PROVED_SECONDS + TOLERANCE_SECONDS) {
    throw new ProviderFault("refused", "auth_time");
  }
}

/**
 * Returns an ID token's claims merged with those of the userinfo endpoint, where some providers keep name and address.
 * The token alone identifies the person, so a failure there is ignored.
 */
async function tellMore(
  config: Configuration,
  { claims, accessToken }: { claims: IDToken; accessToken: string },
): Promise<Record<string, unknown>> {
  const { userinfo_endpoint: endpoint } = config.serverMetadata();
  // A token's email may be null.
  if (typeof claims["email"] === "string" || endpoint === undefined) return claims;
  const { fetchUserInfo } = await loadClient();
  const more = await fetchUserInfo(config, accessToken, claims.sub).catch((error) => {
    log("warn", "sign_in_userinfo_not_read", { provider: "oidc", code: faultOf(error).message });
    return {};
  });
  // The token may have `email_verified` without an address. That must not verify the address of userinfo.
  return { ...claims, email_verified: undefined, ...more };
}

/** Returns the wrong setting if an issuer's document has another issuer, doesn't exist, or may not be fetched. */
function settingOf(error: unknown): SettingFault | undefined {
  const { message } = faultOf(error);
  if (message === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED issuer") return "issuer_differs";
  const status = Number(propertiesOf(propertiesOf(error)["cause"])["status"]);
  const isMissing = status >= 300 && status < 500 && status !== 408 && status !== 429;
  return isMissing ? "document_missing" : settingOfConnection(message);
}

/** Caches a value for an hour. A failure isn't cached, so the next visitor tries again. */
function keepForAnHour<Value>(make: () => Promise<Value>, now: () => Date) {
  let kept: { value: Promise<Value>; until: number } | undefined;
  const forget = (one = kept) => {
    if (kept === one) kept = undefined;
  };
  function askOnce(): Promise<Value> {
    if (kept !== undefined && now().getTime() < kept.until) return kept.value;
    const making = { value: make(), until: now().getTime() + HOUR_MS };
    kept = making;
    making.value.catch(() => forget(making)); // reported by `get`
    return making.value;
  }
  return {
    forget,
    async get(): Promise<Value> {
      try {
        // The failed request may have been started by another visitor, long before.
        return await (kept === undefined ? askOnce() : askOnce().catch(askOnce));
      } catch (error) {
        // A wrong document is a fault of the settings: the person hasn't been refused.
        const setting = settingOf(error);
        throw new ProviderFault("unavailable", faultOf(error).message, { cause: error, setting });
      }
    },
  };
}
