import type { Configuration, CustomFetch } from "openid-client";
import { cleanLine } from "../../../core/text/typed_text.ts";
import { parseJson } from "../../../core/text/parse_json.ts";
import { ProviderFault } from "./provider_fault.ts";
import type { Person, RoundSecrets } from "./provider.ts";
import type { SendToProvider } from "./provider_fetch.ts";

/**
 * Maximum characters of a person's name at a provider, of an email address (RFC 5321), and of an id (OpenID Connect
 * Core).
 */
const NAME_MAX = 100;
const EMAIL_MAX = 254;
const SUBJECT_MAX = 255;

/** A loose check of an email address; only an email sent to it shows whether it exists. */
const ADDRESS = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

/** Loads the OAuth 2.0 and OpenID Connect library, at the first sign-in that uses it. */
export const loadClient = () => import("openid-client");

/** Fields of a token response that are used. Other fields are ignored, whatever their type. */
const USED_TOKENS = ["access_token", "id_token", "token_type"];

/**
 * Returns the fetch function for openid-client. It removes null members from responses, because many providers send
 * null for absent values and the library refuses that as a wrong type. It also removes the unused fields of a token
 * response.
 */
export function sendForClient(send: SendToProvider): CustomFetch {
  return async (url, options) => {
    const answer = await send(url, options);
    if (answer.status !== 200) return answer;
    const text = await answer.text();
    const used = options.method === "POST" ? USED_TOKENS : undefined;
    return new Response(leaveOut(text, used), { headers: answer.headers });
  };
}

/**
 * Returns a JSON object without its null members, and with only the `used` ones. Any other text is returned unchanged.
 */
function leaveOut(text: string, used: readonly string[] | undefined): string {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return text;
  const kept = Object.entries(value).filter(([name, member]) =>
    member !== null && (used?.includes(name) ?? true)
  );
  return JSON.stringify(Object.fromEntries(kept));
}

/** Returns the provider's authorization URL, with state and PKCE. */
export async function addressForCode(
  config: Configuration,
  { state, verifier, returnTo }: RoundSecrets,
  parameters: Record<string, string>,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadClient();
  return buildAuthorizationUrl(config, {
    ...parameters,
    redirect_uri: returnTo,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  }).href;
}

/**
 * Exchanges the code of a callback for tokens, which are never stored. Checks state and issuer and, with `nonce`, that
 * there is an unexpired ID token with this nonce, signed by the issuer for this client.
 */
export async function exchangeCode(
  config: Configuration,
  { state, verifier, returnTo }: RoundSecrets,
  { answer, nonce }: { answer: URLSearchParams; nonce?: string },
) {
  const { authorizationCodeGrant } = await loadClient();
  return await authorizationCodeGrant(config, new URL(`${returnTo}?${answer}`), {
    expectedState: state,
    pkceCodeVerifier: verifier,
    ...nonce === undefined ? {} : { expectedNonce: nonce, idTokenExpected: true },
  });
}

/** A provider's claims about a person, unchecked. */
interface Claims {
  provider: string;
  subject: string;
  name: unknown;
  email: unknown;
  /** Whether the provider has verified the address. Any value but `true` means no. */
  emailVerified: unknown;
}

/** Returns a person with the valid claims of a provider. Only the id is required. */
export function personOf({ provider, subject, name, email, emailVerified }: Claims): Person {
  if (!/^[\x20-\x7e]+$/.test(subject) || subject.length > SUBJECT_MAX) {
    throw new ProviderFault("refused", "subject");
  }
  const isTheirs = emailVerified === true && typeof email === "string" && ADDRESS.test(email) &&
    email.length <= EMAIL_MAX;
  return {
    provider,
    subject,
    name: typeof name === "string" ? cleanLine(name)?.slice(0, NAME_MAX) || undefined : undefined,
    email: isTheirs ? email : undefined,
    emailVerified: isTheirs,
  };
}
