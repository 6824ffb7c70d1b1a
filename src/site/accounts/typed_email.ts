import { z } from "zod";
import { refusal } from "../../core/refusals/refusal.ts";
import { asciiHost, asciiValue } from "../text/ascii_value.ts";
import { isPlaceholder } from "../../core/accounts/account_state.ts";

/** A loose check: only an email to the address shows whether it exists. */
const EMAIL = z.email().max(254);

/** Normalizes a typed email address, such as "mailto:Kim＠höhle.example ", to lower case. */
export function readEmail(text: string): string {
  const email = asciiValue(text).replace(/^mailto:/i, "").toLowerCase();
  const at = email.lastIndexOf("@") + 1;
  return email.slice(0, at) + asciiHost(email.slice(at));
}

/**
 * Returns an email address in lower case. Refuses an invalid address, and the placeholder of accounts without an
 * address.
 */
export function parseEmail(text: string): string {
  const email = readEmail(text);
  if (isEmail(email)) return email;
  throw refusal("email_invalid");
}

/** Returns whether a text is an email address that an account may have. */
export function isEmail(text: string): boolean {
  return EMAIL.safeParse(text).success && !isPlaceholder(text.toLowerCase());
}
