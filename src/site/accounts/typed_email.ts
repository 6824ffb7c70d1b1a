import { z } from "zod";
import { refusal } from "../../core/refusals/refusal.ts";
import { asciiHost, asciiValue } from "../text/ascii_value.ts";
import { isPlaceholder } from "../../core/accounts/account_state.ts";

/** Only an email can show whether the address works. */
const EMAIL = z.email().max(254);

/** Returns an email address in lower case, however it is typed: "mailto:Kim＠höhle.example " is one. */
export function readEmail(text: string): string {
  const email = asciiValue(text).replace(/^mailto:/i, "").toLowerCase();
  const at = email.lastIndexOf("@") + 1;
  return email.slice(0, at) + asciiHost(email.slice(at));
}

/**
 * Returns an email address in lower case. Refuses anything else, and the placeholder of accounts without an address.
 */
export function parseEmail(text: string): string {
  const email = readEmail(text);
  if (isEmail(email)) return email;
  throw refusal("email_invalid", { text: text.slice(0, 254) });
}

/** Returns whether a text is an email address that an account may have. */
export function isEmail(text: string): boolean {
  return EMAIL.safeParse(text).success && !isPlaceholder(text.toLowerCase());
}
