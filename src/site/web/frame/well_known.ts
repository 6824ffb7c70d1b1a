import { DAY_MS } from "../../../core/time/day.ts";
import type { Web, WebContext } from "../web_env.ts";
import { sendError } from "./error_page.tsx";
import { contactHref } from "./footer.tsx";

/** Well-known paths (RFC 8615): for reports of vulnerabilities, and for password managers. */
export const SECURITY_PATH = "/.well-known/security.txt";
export const CHANGE_PASSWORD_PATH = "/.well-known/change-password";

/** Days until the file expires: RFC 9116 advises less than a year. */
const EXPIRES_DAYS = 180;

/**
 * GET /.well-known/security.txt: sends the contact for reports of vulnerabilities (RFC 9116), if the host has set one.
 */
export async function sendSecurityText(c: WebContext, web: Web): Promise<Response> {
  const { services: { now, locales }, site: { contact, baseUrl } } = web;
  if (contact === undefined) return await sendError(c, web, "notFound");
  const expires = new Date(now().getTime() + EXPIRES_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: ${new URL(contactHref(contact)).href}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${baseUrl}${SECURITY_PATH}`,
    `Preferred-Languages: ${locales.all.map(({ lang }) => lang).join(", ")}`,
  ];
  c.header("Cache-Control", "no-cache");
  return c.text(`${lines.join("\n")}\n`);
}

/** GET /.well-known/change-password: redirects password managers to the page where a password is changed. */
export function leadToPassword(c: WebContext, { services }: Web): Response {
  c.header("Cache-Control", "private, no-store");
  return c.redirect(services.passwordSignIn ? "/account/password" : "/account", 302);
}
