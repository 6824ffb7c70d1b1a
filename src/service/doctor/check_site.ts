import { createHostProof } from "../secrets/host_proof.ts";
import {
  type CheckResult,
  EXAMINED_WITHIN_MS,
  readWarning,
  type Warning,
} from "../../desk/health/findings.ts";
import type { RemedyName } from "../../desk/health/remedies.ts";
import type { Installation } from "./installation.ts";
import { propertiesOf } from "../../core/text/properties_of.ts";

/** The start of Deno's errors, which repeats the address. */
const REPEATED_ADDRESS = /^error sending request for url \(\S*\): /;

/** Text around the reason of a failed connection, such as "Connection refused". */
const AROUND_REASON = /^client error \(Connect\): (tcp connect error: )?| \(os error \d+\)$/g;

/** Hint added when the site can't be reached, because the address comes from the shell's environment. */
const OTHER_ENVIRONMENT =
  "If the service runs elsewhere, give this command its BASE_URL and PORT, too.";

/** Takes the warnings of the process behind the site. */
export interface WarningSink {
  warn: (warning: Warning) => void;
}

/** Checks, with the host's proof, that the site is ready at its own address. */
export async function askSite(
  { baseUrl, fetch, key, shell, warn }: Installation & WarningSink,
): Promise<CheckResult> {
  const url = `${baseUrl}/readyz`;
  // A shell seldom has the service's environment. Without it, the address may belong to another program or to none.
  const hint = shell ? ` ${OTHER_ENVIRONMENT}` : "";
  const answer = await fetch(url, {
    headers: { Authorization: createHostProof(key.values).header },
    signal: AbortSignal.timeout(EXAMINED_WITHIN_MS),
  }).catch((error) => whyUnreachable(error));
  if (typeof answer === "string") {
    const message = `${url} cannot be reached: ${answer}${hint && `.${hint}`}`;
    return { state: "fail", message, remedy: remedyOfConnection(answer) };
  }
  const { status } = answer;
  // A response that isn't JSON comes from another program and has no detail.
  const { detail: said = "", warnings } = propertiesOf(await answer.json().catch(() => ({})));
  const detail = String(said);
  if (status !== 200) {
    const message = `${url} answers ${status}.${detail === "" ? hint : ` ${detail}`}`;
    return { state: "fail", message, remedy: remedyOfStatus(status, detail) };
  }
  const known = (Array.isArray(warnings) ? warnings : []).map(readWarning)
    .filter((warning) => warning !== undefined);
  for (const warning of known) warn(warning);
  if (detail !== "" && known.length === 0) {
    return { state: "warn", message: `${url} answers, and says: ${detail}`, remedy: "unknown" };
  }
  if (baseUrl.startsWith("https:")) {
    return { state: "ok", message: `${url} answers, with a good certificate` };
  }
  const message = `${url} answers without TLS: set BASE_URL to an https address`;
  return { state: "warn", message, remedy: "site" };
}

/**
 * Returns the reason why the site is unreachable. The error's cause explains an invalid certificate or a name that does
 * not resolve.
 */
function whyUnreachable(error: unknown): string {
  const { message, cause } = propertiesOf(error);
  return String(propertiesOf(cause)["message"] ?? message)
    .replace(REPEATED_ADDRESS, "").replaceAll(AROUND_REASON, "");
}

function remedyOfConnection(why: string): RemedyName {
  if (/certificate|tls|handshake/i.test(why)) return "site_certificate";
  if (/dns|resolve|lookup|not known/i.test(why)) return "site_name";
  return "site_refused";
}

/**
 * Returns the remedy for a status. A proxy responds with these when it can't reach a process. All other statuses come
 * from another program.
 */
function remedyOfStatus(status: number, detail: string): RemedyName {
  if (/stopping/.test(detail)) return "site_leaving";
  if (/database/.test(detail)) return "database_away";
  return [502, 503, 504].includes(status) ? "site_refused" : "site";
}
