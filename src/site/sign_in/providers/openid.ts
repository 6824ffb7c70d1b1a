import type { Configuration, IDToken } from "openid-client";
import { log } from "../../../core/observing/log.ts";
import { HOUR_MS } from "../../../core/time/day.ts";
import { addressForCode, exchangeCode, loadClient, personOf, sendForClient } from "./code_flow.ts";
import type { Provider } from "./provider.ts";
import { faultOf, ProviderFault } from "./provider_fault.ts";
import type { SendToProvider } from "./provider_fetch.ts";
import { type SettingFault, settingOfConnection } from "./setting_fault.ts";
import type { OpenidSettings } from "./settings.ts";

/** Seconds that showing the provider who one is stays good for a proof, and by which clocks may differ. */
const PROVED_SECONDS = 600;
const TOLERANCE_SECONDS = 30;

/** Error of openid-client if it doesn't know a matching key, because the issuer has changed its keys. */
const UNKNOWN_KEY = "OAUTH_KEY_SELECTION_FAILED";

/** Creates an OpenID Connect provider (Core 1.0, Discovery 1.0; code flow with PKCE). Asks it nothing yet. */
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
        const told = await tellMore(config, { claims, accessToken: tokens.access_token });
        return personOf({
          provider: issuer,
          subject: claims.sub,
          name: told.preferred_username ?? told.name,
          email: told.email,
          emailVerified: told.email_verified,
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
 * Asks an issuer for its endpoints and keys. openid-client trusts TLS and leaves the signature of an ID token
 * unchecked, unless `enableNonRepudiationChecks` is called. It refuses endpoints without TLS, unless the issuer does
 * without.
 */
export async function discover(
  settings: OpenidSettings,
  send: SendToProvider,
): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const client = await loadClient();
  const { enableNonRepudiationChecks, allowInsecureRequests } = client;
  const isInsecure = settings.allowPrivate && issuer.startsWith("http:");
  return await client.discovery(new URL(issuer), clientId, undefined, (...asked) => {
    // Without a word about it, a provider knows Basic (OpenID Connect Discovery §3).
    const [{ token_endpoint_auth_methods_supported: known = ["client_secret_basic"] }] = asked;
    const isBasic = known.includes("client_secret_basic");
    const authenticate = isBasic ? client.ClientSecretBasic : client.ClientSecretPost;
    authenticate(clientSecret)(...asked);
  }, {
    execute: [enableNonRepudiationChecks, ...isInsecure ? [allowInsecureRequests] : []],
    [client.customFetch]: sendForClient(send),
  });
}

/** Refuses a proof that rests on an old sign-in at the provider. Some providers don't tell when. */
function checkRecent({ auth_time: at, iat }: IDToken): void {
  if (at !== undefined && iat - at > PROVED_SECONDS + TOLERANCE_SECONDS) {
    throw new ProviderFault("refused", "auth_time");
  }
}

/**
 * Returns an ID token's claims with those of the userinfo endpoint, where some providers keep name and address. The
 * token has shown who it is, so without these it goes on.
 */
async function tellMore(
  config: Configuration,
  { claims, accessToken }: { claims: IDToken; accessToken: string },
): Promise<Record<string, unknown>> {
  const { userinfo_endpoint: endpoint } = config.serverMetadata();
  // A token may hold null in place of an address.
  if (typeof claims["email"] === "string" || endpoint === undefined) return claims;
  const { fetchUserInfo } = await loadClient();
  const more = await fetchUserInfo(config, accessToken, claims.sub).catch((error) => {
    log("warn", "sign_in_userinfo_not_read", { provider: "oidc", code: faultOf(error).message });
    return {};
  });
  // The token may say that an address is verified, but it names none. That must not vouch for the address of userinfo.
  return { ...claims, email_verified: undefined, ...more };
}

/** Returns which setting is wrong if an issuer's document names another issuer, isn't there, or may not be fetched. */
function settingOf(error: unknown): SettingFault | undefined {
  const { message } = faultOf(error);
  if (message === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED issuer") return "issuer_differs";
  const { status } = Object(Object(error).cause);
  const isMissing = status >= 300 && status < 500 && status !== 408 && status !== 429;
  return isMissing ? "document_missing" : settingOfConnection(message);
}

/** Keeps what was made for an hour. A failure is not kept, so the next visitor tries again. */
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
        // A question that failed may be another visitor's, begun long before.
        return await (kept === undefined ? askOnce() : askOnce().catch(askOnce));
      } catch (error) {
        // Whatever its document says, nothing has been proved or disproved yet.
        const setting = settingOf(error);
        throw new ProviderFault("unavailable", faultOf(error).message, { cause: error, setting });
      }
    },
  };
}
