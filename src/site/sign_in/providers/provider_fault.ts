import type { SettingFault } from "./setting_fault.ts";
import { propertiesOf } from "../../../core/text/properties_of.ts";

/**
 * Why a round failed: the person declined at the provider (`declined`), the callback proves nothing (`refused`), or the
 * provider couldn't be reached, took too long or is misconfigured (`unavailable`).
 */
type FaultKind = "declined" | "refused" | "unavailable";

/** The error of a failed round. Its message is a code for the log, never text from outside. */
export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
  /** The wrong setting, if a setting is the cause. */
  readonly setting: SettingFault | undefined;

  constructor(
    readonly kind: FaultKind,
    code: string,
    { setting, ...options }: ErrorOptions & { setting?: SettingFault | undefined } = {},
  ) {
    super(code, options);
    this.setting = setting;
  }
}

/**
 * A provider's error codes for a sign-in that the person cancelled (RFC 6749 §4.1.2.1, OpenID Connect Core §3.1.2.6).
 */
const DECLINED = new Set([
  "access_denied",
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
]);

/** Codes of openid-client for broken HTTP responses. All other codes mean that a response failed a check. */
const BROKEN = new Set([
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_MISSING_SERVER_METADATA",
  "OAUTH_INVALID_SERVER_METADATA",
  "OAUTH_WWW_AUTHENTICATE_CHALLENGE",
  "OAUTH_HTTP_REQUEST_FORBIDDEN",
  "OAUTH_REQUEST_PROTOCOL_FORBIDDEN",
]);

/**
 * Converts an error to a `ProviderFault`. Errors of openid-client contain what it received, of which only codes and the
 * names of claims are read.
 */
export function faultOf(error: unknown): ProviderFault {
  if (!(error instanceof Error)) return new ProviderFault("unavailable", "unknown");
  if (error instanceof ProviderFault) return error;
  const { cause } = error;
  if (cause instanceof ProviderFault) return cause;
  const said = "error" in error ? wordIn(error.error) : undefined;
  const setting = settingOf(error);
  const code = "code" in error ? wordIn(error.code) : undefined;
  if (setting !== undefined) {
    return new ProviderFault("unavailable", said ?? code ?? setting, { cause: error, setting });
  }
  if (said !== undefined) {
    if (DECLINED.has(said)) return new ProviderFault("declined", said, { cause: error });
    return new ProviderFault(said === "invalid_grant" ? "refused" : "unavailable", said, {
      cause: error,
    });
  }
  if (code === undefined || BROKEN.has(code)) {
    return new ProviderFault("unavailable", code ?? error.name, { cause: error });
  }
  const place = [code, placeIn(cause)].filter(Boolean).join(" ");
  return new ProviderFault("refused", place, { cause: error });
}

/**
 * Returns the wrong setting if the token endpoint refuses our client (RFC 6749 §5.2). A callback through the browser is
 * never read for this, because anyone can forge one.
 */
function settingOf(error: Error): SettingFault | undefined {
  if (error.name === "WWWAuthenticateChallengeError") {
    return propertiesOf(error)["status"] === 401 ? "client_refused" : undefined;
  }
  if (error.name !== "ResponseBodyError") return undefined;
  const { error: said } = propertiesOf(error);
  if (said === "invalid_client") return "client_refused";
  return said === "unauthorized_client" ? "grant_refused" : undefined;
}

/** Returns the name of the claim or field that did not match. */
function placeIn(cause: unknown): string | undefined {
  if (typeof cause !== "object" || cause === null) return undefined;
  if (cause instanceof Error) return placeIn(cause.cause);
  if ("claim" in cause) return wordIn(cause.claim);
  return "attribute" in cause ? wordIn(cause.attribute) : undefined;
}

/** Returns a value that looks like a code, or undefined for any other text. */
function wordIn(value: unknown): string | undefined {
  return typeof value === "string" && /^\w{1,60}$/.test(value) ? value : undefined;
}
