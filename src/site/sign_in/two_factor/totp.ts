import { parseBase64 } from "../../../core/text/parse_base64.ts";
import { openIfPossible, type SecretBox } from "../../../core/secrets/secret_key.ts";

/** Bytes of a secret: RFC 4226 §4 asks for 20. */
const SECRET_BYTES = 20;

/**
 * Seconds of a time step, and the steps before and after the current one that are accepted, for clocks that are off
 * (RFC 6238 §5.2).
 */
const STEP_S = 30;
const WINDOW = 1;

/** The data with which a person adds an account to an authenticator app. */
export interface NewApp {
  /** In base32, for typing. */
  secret: string;
  /** For a QR code or a link. */
  uri: string;
  /** The encrypted secret as base64, which the form sends back. */
  sealed: string;
}

/** Returns the context that a secret is encrypted for, so that it works for no other account. */
export function totpContext(accountId: string): string {
  return `totp ${accountId}`;
}

/** Creates a secret for an authenticator app. Nothing is stored until a code proves that the app has it. */
export async function makeApp(
  box: SecretBox,
  { accountId, username, site }: { accountId: string; username: string; site: string },
): Promise<NewApp> {
  const { Secret } = await import("otpauth");
  return await describeApp(box, new Secret({ size: SECRET_BYTES }).base32, {
    accountId,
    username,
    site,
  });
}

/** Returns the setup data again after a wrong code, or undefined if `sealed` isn't a secret for that account. */
export async function reopenApp(
  box: SecretBox,
  sealed: string,
  person: { accountId: string; username: string; site: string },
): Promise<NewApp | undefined> {
  const bytes = parseBase64(sealed);
  const secret = bytes && openSecret(box, bytes, person.accountId);
  return secret === undefined ? undefined : await describeApp(box, secret, person);
}

async function describeApp(
  box: SecretBox,
  secret: string,
  { accountId, username, site }: { accountId: string; username: string; site: string },
): Promise<NewApp> {
  const { Secret, TOTP } = await import("otpauth");
  // A colon separates the issuer from the label.
  const issuer = site.replaceAll(":", " ");
  const uri = new TOTP({ secret: Secret.fromBase32(secret), issuer, label: username }).toString();
  const sealed = new Uint8Array(box.seal(secret, totpContext(accountId))).toBase64();
  return { secret, uri, sealed };
}

/** Returns the decrypted secret, or undefined if it isn't a secret for that account. */
export function openSecret(
  box: SecretBox,
  sealed: Uint8Array,
  accountId: string,
): string | undefined {
  return openIfPossible(box, sealed, totpContext(accountId));
}

/** Returns the time step of a code, in 30 s since 1970, or undefined if the code isn't valid now. */
export async function findStep(
  secret: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  const { Secret, TOTP } = await import("otpauth");
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_S });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, window: WINDOW, timestamp });
  return delta === null ? undefined : Math.floor(timestamp / (STEP_S * 1_000)) + delta;
}
