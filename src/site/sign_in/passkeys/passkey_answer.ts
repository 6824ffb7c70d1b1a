import { Buffer } from "node:buffer";
import { z } from "zod";
import { parseJson } from "../../../core/text/parse_json.ts";

/** Bytes as base64url. Some password managers pad it, or write plain base64. */
const BASE64URL = z.string().regex(/^[\w+/-]*={0,2}$/)
  .transform((text) => Buffer.from(text, "base64").toString("base64url"));

/** Maximum characters of a passkey's id, which is 1,023 bytes. */
const CREDENTIAL_ID_MAX = 1_364;

/** Maximum characters of JSON that are parsed: several times the length of a response with a certificate chain. */
const JSON_MAX = 32_768;

/** The fields that a browser sends for a new passkey (of WebAuthn's RegistrationResponseJSON). */
export const REGISTRATION = answerWith({ clientDataJSON: BASE64URL, attestationObject: BASE64URL });

/** The fields that a browser sends for a sign-in with a passkey (of AuthenticationResponseJSON). */
export const ASSERTION = answerWith({
  clientDataJSON: BASE64URL,
  authenticatorData: BASE64URL,
  signature: BASE64URL,
  // Empty or null if the authenticator doesn't store the account.
  userHandle: BASE64URL.nullish().transform((handle) => handle || undefined),
});

/**
 * Builds the schema of a browser's response with only the fields that are checked. Browsers and password managers
 * differ in the other fields.
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

/** The part of the client data that is read. The authenticator signs the client data with its own. */
export const CLIENT_DATA = z.object({ challenge: z.string() });

/** Parses a browser's response, or returns undefined if it doesn't match the schema. */
export function parseAnswer<Value>(schema: z.ZodType<Value>, text: string): Value | undefined {
  return text.length > JSON_MAX ? undefined : schema.safeParse(parseJson(text)).data;
}
