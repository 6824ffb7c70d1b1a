import { nextPath } from "../../../text/next_path.ts";
import { isOwnOrigin } from "../../own_origin.ts";
import { nextOrAccount } from "../../return_path.ts";
import type { TypedFields } from "../../kit/form.tsx";
import type { Web, WebContext } from "../../web_env.ts";
import type { ProofPurpose } from "../../route_options.ts";

/** The fields of the proof itself, apart from those of the form that waits for it. */
const OWN_FIELDS = ["proof_password", "proof_code", "credential", "proof_next", "proof_form"];

/** A page or form that waits for a proof. The form is then sent again with the typed text. */
export interface WaitingRequest {
  next: string;
  /** The path of the form; absent for a page. */
  form?: string;
  /** The key of the message about its purpose, if there is one. */
  purpose: ProofPurpose | undefined;
  kept: TypedFields;
}

/** Returns the waiting page at a path. */
export function waitingPage(web: Web, path: string | undefined): WaitingRequest {
  const next = nextOrAccount(nextPath(path, web.site.baseUrl));
  return { next, purpose: purposeAt(web, "GET", next), kept: {} };
}

/**
 * Keeps a form's fields until the proof. Secrets are never put on a page, so a form with secrets returns to its page
 * instead.
 */
export function keepForm(c: WebContext, web: Web, typed: TypedFields): WaitingRequest {
  const from = c.req.header("referer") ?? "";
  const isOurs = URL.canParse(from) && isOwnOrigin(new URL(from).origin, web.site.baseUrl);
  const next = isOurs ? new URL(from).pathname : "/account";
  const isSecret = Object.keys(typed).some((name) => /password|secret/i.test(name));
  const purpose = c.get("route")?.purpose;
  return isSecret ? { next, purpose, kept: {} } : { next, purpose, form: c.req.path, kept: typed };
}

/** Returns the waiting request in the fields of a proof. */
export function waitingIn(web: Web, typed: TypedFields): WaitingRequest {
  const next = nextOrAccount(nextPath(typed["proof_next"], web.site.baseUrl));
  const form = nextPath(typed["proof_form"], web.site.baseUrl);
  const kept = Object.fromEntries(
    Object.entries(typed).filter(([name]) => !OWN_FIELDS.includes(name)),
  );
  return form === "/"
    ? { next, purpose: purposeAt(web, "GET", next), kept }
    : { next, purpose: purposeAt(web, "POST", form), form, kept };
}

/** Returns the hidden fields with the waiting request, for the form of a proof. */
export function fieldsOfWaiting({ next, form, kept }: WaitingRequest): Record<string, string> {
  return { ...kept, proof_next: next, ...form ? { proof_form: form } : {} };
}

/** Returns the page to return to without a proof: that of the form, or the one with the link to this page. */
export function pageBefore({ next, form }: WaitingRequest): string {
  return form === undefined && next.startsWith("/account/") ? "/account" : next;
}

function purposeAt(web: Web, method: "GET" | "POST", address: string): ProofPurpose | undefined {
  return web.optionsAt(method, new URL(address, web.site.baseUrl).pathname)?.purpose;
}
