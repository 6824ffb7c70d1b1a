import { findHostText } from "../../settings/host_files.ts";
import { currentLocale } from "../current_locale.ts";
import { LinkLine } from "../kit/page_links.tsx";
import type { Web } from "../web_env.ts";
import { contactHref } from "./footer.tsx";

/** The link to the people who run the site: their contact, or else their imprint. Renders nothing without both. */
export function SitePeople({ web }: { web: Web }) {
  const locale = currentLocale();
  const { site: { contact, brand = {} }, services: { locales } } = web;
  if (contact !== undefined) {
    return <LinkLine href={contactHref(contact)} label={locale.words.factors.half.contact} />;
  }
  if (findHostText(brand, { name: "imprint", locale, locales }) === undefined) return null;
  return <LinkLine href="/imprint" label={locale.words.frame.layout.imprint} />;
}
