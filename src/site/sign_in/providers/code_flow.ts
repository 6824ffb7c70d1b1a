import type { Configuration, CustomFetch } from "openid-client";
import { cleanLine } from "../../../core/text/typed_text.ts";
import { ProviderFault } from "./provider_fault.ts";
import type { Person, RoundSecrets } from "./provider.ts";
import type { SendToProvider } from "./provider_fetch.ts";

/**
 * Maximum characters of a person's name at a provider, of an address (RFC 5321), and of its id (OpenID Connect Core).
 */
const NAME_MAX = 100;
const EMAIL_MAX = 254;
const SUBJECT_MAX = 255;

/** The form of an address, for what only its owner's mailbox decides. */
const ADDRESS = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

/** Returns the library that speaks OAuth 2.0 and OpenID Connect. It is loaded at the first sign-in by them. */
export const loadClient = () => import("openid-client");

/** Fields of a token response that are used. Anything else in it may be of any type. */
const USED_TOKENS = ["access_token", "id_token", "token_type"];

/**
 * Returns the function that openid-client sends its requests with. Many providers write null for what they don't have,
 * which the library refuses as a wrong type: such members count as absent, and so does whatever of a token response
 * isn't used.
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

/** Returns the JSON of an object without null members, and with only the `used` ones. Any other text stays as it is. */
function leaveOut(text: string, used: readonly string[] | undefined): string {
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return text;
  const kept = Object.entries(value).filter(([name, member]) =>
    member !== null && (used?.includes(name) ?? true)
  );
  return JSON.stringify(Object.fromEntries(kept));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the address at a provider that asks for a code, with state and PKCE. */
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
 * Exchanges the code of an answer for tokens, which nothing stores. Checks its state and issuer, and with `nonce` that
 * there is an ID token with that nonce, signed by the issuer, for this client, and not expired.
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

/** Claims of a provider about a person, unchecked. */
interface Claims {
  provider: string;
  subject: string;
  name: unknown;
  email: unknown;
  /** Whether the provider says that the address is theirs; nothing but `true` does. */
  emailVerified: unknown;
}

/** Returns a person with the usable parts of a provider's response. Only the id is needed. */
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
