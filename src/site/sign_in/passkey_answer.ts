import { Buffer } from "node:buffer";
import { z } from "zod";

/** Bytes as base64url. Some password managers pad it, or write plain base64. */
const BASE64URL = z.string().regex(/^[\w+/-]*={0,2}$/)
  .transform((text) => Buffer.from(text, "base64").toString("base64url"));

/** Characters of the longest id that an authenticator may give a passkey: 1,023 bytes. */
const CREDENTIAL_ID_MAX = 1_364;

/** Maximum characters of JSON that are parsed, several times as many as an answer with a chain of certificates has. */
const JSON_MAX = 32_768;

/** The fields that a browser sends for a new passkey (of WebAuthn's RegistrationResponseJSON). */
export const REGISTRATION = answerWith({ clientDataJSON: BASE64URL, attestationObject: BASE64URL });

/** The fields that it sends when a passkey is used (of AuthenticationResponseJSON). */
export const ASSERTION = answerWith({
  clientDataJSON: BASE64URL,
  authenticatorData: BASE64URL,
  signature: BASE64URL,
  // Empty or null where the authenticator doesn't know the account.
  userHandle: BASE64URL.nullish().transform((handle) => handle || undefined),
});

/**
 * Reads the bytes that are checked. Browsers and password managers differ in the other fields, which the site didn't
 * request.
 */
function answerWith<Response extends z.ZodRawShape>(response: Response) {
  return z.object({
    id: BASE64URL.refine(({ length }) => length > 0 && length <= CREDENTIAL_ID_MAX),
    response: z.object(response),
  }).transform(({ id, response }) => ({
    id,
    rawId: id,
    type: "public-key" as const,
    clientExtensionResults: {},
    response,
  }));
}

/** The client's data that an authenticator signed besides its own. */
export const CLIENT_DATA = z.object({ challenge: z.string() });

/** Parses what a browser sent, or returns nothing if that is not what the schema asks for. */
export function parseAnswer<Value>(schema: z.ZodType<Value>, text: string): Value | undefined {
  if (text.length > JSON_MAX) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
