import { propertiesOf } from "../../core/text/properties_of.ts";

/** The driver's error codes for a refused address or message. */
const OF_MAIL: ReadonlySet<unknown> = new Set(["EENVELOPE", "EMESSAGE"]);

/**
 * Status codes that concern our connection and not a mail: the service closes, or requires a login or TLS (RFC 5321,
 * 4954, 3207).
 */
const OF_SERVER: ReadonlySet<unknown> = new Set([421, 454, 530, 534, 535, 538]);

/** Matches a response to a recipient that concerns our login or our address. */
const ABOUT_US = /\brelay|authenticat|log ?in required/i;

/** The fields of an error of the mail library or of TLS. Absent texts are empty. */
interface MailError {
  code: unknown;
  /** OpenSSL's code. */
  originalCode: unknown;
  /** The SMTP command that failed. */
  command: unknown;
  /** NaN if the mail server did not respond. */
  responseCode: number;
  response: string;
  message: string;
  reason: string;
  /** The names in the mail server's certificate. Undefined if the error doesn't contain it. */
  names: string | undefined;
}

function readError(error: unknown): MailError {
  const properties = propertiesOf(error);
  const { code, originalCode, command, responseCode } = properties;
  const { response, message, reason, cert } = properties;
  const { subjectaltname: names } = propertiesOf(cert);
  return {
    code,
    originalCode,
    command,
    responseCode: Number(responseCode),
    response: String(response ?? ""),
    message: String(message ?? ""),
    reason: String(reason ?? ""),
    names: typeof names === "string" ? names : undefined,
  };
}

/**
 * Returns whether an error is the mail server's fault and not one email's: it didn't respond, rejected our login,
 * currently refuses all mail, or doesn't accept our sender address.
 */
export function isOfServer(error: unknown): boolean {
  const { code, command, responseCode, response } = readError(error);
  return !OF_MAIL.has(code) || command === "MAIL FROM" || OF_SERVER.has(responseCode) ||
    command === "RCPT TO" && ABOUT_US.test(response);
}

/** Returns whether the mail server refused an email permanently (5xx), or it can't be sent at all. */
export function isFinal(error: unknown): boolean {
  const { responseCode, command } = readError(error);
  return !isOfServer(error) && (responseCode >= 500 || command === "API");
}

/** Faults of the mail server or of our settings for it. */
export type SmtpFault =
  | "away"
  | "not_smtp"
  | "turned_away"
  | "certificate"
  | "tls"
  | "login"
  | "sender"
  | "mail";

/** A fault and, if known, what to write into SMTP_URL or MAIL_FROM. */
export interface ExplainedFault {
  fault: SmtpFault;
  advice?: string;
}

/** OpenSSL's codes for a certificate of an unknown authority. */
const UNTRUSTED: ReadonlySet<unknown> = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);
const UNTRUSTED_SAID = /self.signed certificate|verify the first certificate|local issuer/i;

/** Matches the error of a TLS client whose peer responds without TLS. */
const NO_TLS_SAID = /wrong version number|InvalidContentType|packet length too long/i;

/** The ports of mail with TLS from the start, with STARTTLS, and between servers. */
const TLS_PORT = "465";
const STARTTLS_PORT = "587";
const SERVER_PORT = "25";

/** Returns why a mail server refused the connection or a mail. The explanation never contains the login of SMTP_URL. */
export function explainFault(error: unknown, smtpUrl: string): ExplainedFault {
  const { code } = readError(error);
  const place = placeOf(smtpUrl);
  if (code === "EAUTH") return explainLogin(error, place);
  if (OF_MAIL.has(code)) return explainRefusal(error, place);
  return explainCertificate(error, place) ?? explainTls(error, place) ??
    explainConnection(error, place);
}

/** The parts of SMTP_URL, and functions that suggest another value. */
interface SmtpAddress {
  isTls: boolean;
  host: string;
  port: string;
  hasLogin: boolean;
  has: (parameter: string) => boolean;
  /** Returns the URL with another scheme and port. */
  as: (scheme: "smtp" | "smtps", port: string) => string;
  /** Returns the URL with an added parameter. */
  with: (parameter: string) => string;
}

function placeOf(smtpUrl: string): SmtpAddress {
  const { protocol, hostname, port: typed, username, searchParams } = new URL(smtpUrl);
  const isTls = protocol === "smtps:";
  const port = typed || (isTls ? TLS_PORT : STARTTLS_PORT);
  const login = username === "" ? "" : "user:password@";
  const sign = searchParams.size > 0 ? "&" : "?";
  return {
    isTls,
    host: hostname,
    port,
    hasLogin: username !== "",
    has: (parameter) => searchParams.has(parameter),
    as: (scheme, other) => `SMTP_URL=${scheme}://${login}${hostname}:${other}`,
    with: (parameter) => `${sign}${parameter}`,
  };
}

function explainLogin(error: unknown, { as, isTls, port }: SmtpAddress): ExplainedFault {
  const { response, responseCode } = readError(error);
  if (responseCode === 538 || /encrypt|starttls|\btls\b/i.test(response)) {
    const advice = `It takes a login over TLS only: write ${as("smtps", TLS_PORT)}`;
    return { fault: "tls", advice };
  }
  const isApp = /application-specific|app.password/i.test(response);
  const first = isApp ? "It wants a password made for this program (an app password). " : "";
  const written = as(isTls ? "smtps" : "smtp", port);
  const encoded = "@ as %40, : as %3A, / as %2F, # as %23 and % as %25";
  const advice = `${first}Correct the user and the password in ${written}; write ${encoded}`;
  return { fault: "login", advice };
}

/** Returns the fault of a refused sender, recipient or message. */
function explainRefusal(error: unknown, place: SmtpAddress): ExplainedFault {
  const { response, responseCode, command } = readError(error);
  if (!isOfServer(error) || responseCode === 421) return { fault: "mail" };
  if (/starttls|\btls\b|encrypt/i.test(response)) return { fault: "tls", advice: wantsTls(place) };
  if (OF_SERVER.has(responseCode) || ABOUT_US.test(response)) {
    const advice = place.hasLogin ? takesNoLogin(place) : wantsLogin(place);
    return { fault: "login", advice };
  }
  return command === "MAIL FROM" && responseCode >= 500
    ? { fault: "sender", advice: "Set MAIL_FROM to an address that this login may send from" }
    : { fault: "turned_away" };
}

function takesNoLogin({ as, has }: SmtpAddress): string {
  if (has("ignoreTLS")) return "It may take a login over TLS only: remove ignoreTLS from SMTP_URL";
  const tls = as("smtps", TLS_PORT);
  const startTls = as("smtp", STARTTLS_PORT);
  return `It takes no login at this port: try ${tls} or ${startTls}`;
}

function wantsLogin({ isTls, host, port }: SmtpAddress): string {
  const written = `SMTP_URL=${isTls ? "smtps" : "smtp"}://user:password@${host}:${port}`;
  return `It wants a login: write ${written}, or let it relay this host's mail`;
}

function wantsTls({ has, as }: SmtpAddress): string {
  return has("ignoreTLS")
    ? "It takes mail over TLS only: remove ignoreTLS from SMTP_URL"
    : `It takes mail over TLS only: write ${as("smtps", TLS_PORT)}`;
}

function explainCertificate(error: unknown, place: SmtpAddress): ExplainedFault | undefined {
  const { originalCode, code, message, reason, names: certified } = readError(error);
  const reported = String(originalCode ?? code);
  if (UNTRUSTED.has(reported) || UNTRUSTED_SAID.test(message)) {
    const unchecked = place.with("tls.rejectUnauthorized=false");
    const advice =
      `Name a file with its certificate (PEM) in DENO_CERT, or, only if the network between is yours, add ${unchecked} to SMTP_URL`;
    return { fault: "certificate", advice };
  }
  if (reported === "ERR_TLS_CERT_ALTNAME_INVALID" || /altnames/.test(message)) {
    const names = [...(certified ?? reason).matchAll(/DNS:([\w.*-]{1,253})/g)]
      .flatMap(([, one]) => one ?? []);
    const [name] = names.filter((one) => !one.startsWith("*"));
    const known = place.with(`tls.servername=${name}`);
    const advice = name === undefined
      ? `Its certificate is not for ${place.host}: name the host that it is for in SMTP_URL`
      : `Its certificate is for ${name}: name that host in SMTP_URL, or add ${known}`;
    return { fault: "certificate", advice };
  }
  if (
    /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/.test(reported) ||
    /certificate.*(expired|not yet)/i.test(message)
  ) {
    return { fault: "certificate", advice: "Renew its certificate, or correct the clocks" };
  }
  return undefined;
}

function explainTls(error: unknown, place: SmtpAddress): ExplainedFault | undefined {
  const { message, code } = readError(error);
  const { isTls, port, as, has } = place;
  if (isTls && NO_TLS_SAID.test(message)) {
    return { fault: "tls", advice: `Port ${port} begins without TLS: write ${as("smtp", port)}` };
  }
  // A server that expects TLS stays silent, or disconnects, until the client starts it.
  const isSilent = /Greeting never received/.test(message);
  if (
    !isTls &&
    (isSilent || port === TLS_PORT && /closed unexpectedly|Invalid greeting/.test(message))
  ) {
    const written = as("smtps", port);
    const advice = `Port ${port} says nothing, as one does that waits for TLS: write ${written}`;
    return { fault: "tls", advice };
  }
  if (code === "ETLS" || /STARTTLS/.test(message)) {
    const without = has("requireTLS") ? ", or remove requireTLS from it" : "";
    const advice = `It offers no STARTTLS: write ${as("smtps", TLS_PORT)}${without}`;
    return { fault: "tls", advice };
  }
  return undefined;
}

function explainConnection(
  error: unknown,
  { port, as }: SmtpAddress,
): ExplainedFault {
  const { message, responseCode } = readError(error);
  if (/Invalid greeting/.test(message)) {
    return responseCode >= 400
      ? { fault: "turned_away" }
      : { fault: "not_smtp", advice: `Port ${port} is no mail server's: correct SMTP_URL` };
  }
  if (/timeout|timed out/i.test(message) && port === SERVER_PORT) {
    const startTls = as("smtp", STARTTLS_PORT);
    const tls = as("smtps", TLS_PORT);
    const advice = `Many hosting companies block port 25: try ${startTls} or ${tls}`;
    return { fault: "away", advice };
  }
  return { fault: "away" };
}
