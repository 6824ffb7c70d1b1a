import { isUnavailable } from "../../core/database/unavailable.ts";
import { propertiesOf } from "../../core/text/properties_of.ts";

const UNKNOWN_AUTHORITY =
  "its TLS certificate is signed by an unknown authority; name the authority's file in sslrootcert";

/** Explanations of error codes of the driver and of Postgres, for the person who set DATABASE_URL. */
const REASONS: Record<string, string> = {
  CONNECT_TIMEOUT: "it does not answer",
  SERVER_SILENT: "it does not answer",
  SERVER_READ_ONLY: "no server takes writes; is there a primary?",
  ETIMEDOUT: "it does not answer",
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "it closed the connection",
  EPIPE: "it closed the connection",
  CONNECTION_CLOSED: "it closed the connection",
  CONNECTION_DESTROYED: "it closed the connection",
  CONNECTION_ENDED: "it closed the connection",
  ENOENT: "there is no such socket",
  ENOTFOUND: "there is no such host",
  CERT_HAS_EXPIRED: "its TLS certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its TLS certificate is for another host name",
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  // Deno 2.9 also uses this code for an expired certificate.
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "its TLS certificate has expired, or an unknown authority signed it, whose file goes into sslrootcert",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  "25006": "it only lets us read: it is a standby, or was made one",
  "28000": "it refused the user name or password",
  "28P01": "it refused the user name or password",
  "3D000": "it has no database of that name",
  "53100": "its disk is full",
  "53300": "it has no free connection",
  "55P03": "another session holds a lock that is needed",
  "57014": "the statement took too long",
  "57P01": "it was stopped, or its administrator ended the connection",
  "57P02": "it crashed",
  "57P03": "it is starting or stopping",
};

/**
 * Reasons that share a code, by the server's message. If that is in another language, the code's own reason applies.
 */
const REASONS_BY_MESSAGE: [message: RegExp, reason: string][] = [
  [
    /no encryption|SSL off|SSL(\/TLS)? (connection )?(is )?required|insecure|sslmode/i,
    "it takes encrypted connections only; write sslmode=require, or better verify-full, behind the address",
  ],
  [
    /client certificate|alert.*(UnknownCA|certificate)/i,
    "it wants another client certificate; name it and its key in sslcert and sslkey",
  ],
  [/pg_hba\.conf/i, "its pg_hba.conf refuses this user, database, host or encryption"],
];

/** Codes with which a server refuses a login for one of those reasons. */
const ABOUT_LOGIN = /^(28000|08P01|XX000|ERR_SSL_.*ALERT.*)$/;

/** The severity of a Postgres error that keeps the connection open. */
const FAILED_STATEMENT = "ERROR";

/** Returns the reason why a statement or a connection failed, by default the error's own message. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = error instanceof Error ? error.message : String(error);
  const isMeant = ([said]: [RegExp, string]) => ABOUT_LOGIN.test(code) && said.test(message);
  return REASONS_BY_MESSAGE.find(isMeant)?.[1] ?? REASONS[code] ?? message;
}

/**
 * Returns the one sentence that a command prints when it fails: an error's message, unless the database is the cause
 * and the message is the driver's, such as `write CONNECTION_CLOSED 127.0.0.1:5432`.
 */
export function sentenceOf(error: unknown): string {
  if (!isUnavailable(error) || isAboutFile(error)) {
    return error instanceof Error ? error.message : String(error);
  }
  const reason = reasonOf(error);
  return propertiesOf(error)["severity"] === FAILED_STATEMENT
    ? `The database could not do that: ${reason}.`
    : `The database went away in the middle: ${reason}. See its log, and what was done, before you try again.`;
}

/** Missing sockets have the same code as missing files, but the failed call is `connect`. */
function isAboutFile(error: unknown): boolean {
  const { code, syscall } = propertiesOf(error);
  return code === "ENOENT" && syscall !== "connect";
}
