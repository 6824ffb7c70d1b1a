/**
 * A wrong setting of the host, or of our client at the provider. Trying again doesn't help, so pages don't suggest it.
 */
export type SettingFault =
  | "issuer_differs"
  | "document_missing"
  | "client_refused"
  | "grant_refused"
  | "private_address"
  | "certificate";

/** The remedy for each fault. `VARIABLES` is replaced with the prefix of the provider's variables. */
const ADVICE: Readonly<Record<SettingFault, string>> = {
  issuer_differs:
    "OIDC_ISSUER is not what the provider calls itself: deno task doctor says what to write",
  document_missing:
    "There is no discovery document below OIDC_ISSUER: deno task doctor says what to write",
  client_refused:
    "The provider refuses VARIABLES_CLIENT_ID or VARIABLES_CLIENT_SECRET: copy both from it again",
  grant_refused:
    "The provider doesn't let this client use the authorization code flow: allow it there",
  private_address: "The provider is in a private network: set OIDC_ALLOW_PRIVATE=1",
  certificate:
    "Its certificate is self-signed, of your own authority, or for another name: use the name that it is for, and name a file with it (PEM) in DENO_CERT",
};

/**
 * OpenSSL's codes for a certificate of an unknown authority or for another host. An expired certificate is the
 * provider's fault.
 */
const UNTRUSTED =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/;

/** Returns the wrong setting for a connection error's code, or undefined if no setting is to blame. */
export function settingOfConnection(code: string): SettingFault | undefined {
  if (code === "private_address") return code;
  return UNTRUSTED.test(code) ? "certificate" : undefined;
}

/** Returns the remedy, for the log and the doctor. */
export function adviceOn(provider: string, fault: SettingFault): string {
  return ADVICE[fault].replaceAll("VARIABLES", provider.toUpperCase());
}
