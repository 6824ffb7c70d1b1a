import type { Child } from "hono/jsx";
import { findHostText, HOST_PAGES } from "../../settings/host_files.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web } from "../web_env.ts";

/** Returns the link target of a contact, which is an email address or a URL. */
export function contactHref(contact: string): string {
  return /^https?:/.test(contact) ? contact : `mailto:${contact}`;
}

/** The footer of every page: links to the site's own pages. */
export function Footer({ web }: { web: Web }) {
  const locale = currentLocale();
  const { layout: words } = locale.words.frame;
  const { site, services: { locales } } = web;
  const { contact, brand = {} } = site;
  const own = HOST_PAGES.filter((name) =>
    name !== "privacy" && findHostText(brand, { name, locale, locales })
  );
  return (
    <footer class="foot">
      <div class="wrap">
        <nav aria-label={words.footMenu}>
          <FootGroup title={words.footPlayers}>
            <a href="/games">{words.games}</a>
            <a href="/voters">{words.topVoters}</a>
          </FootGroup>
          <FootGroup title={words.footOwners}>
            <a href="/my/servers/new">{words.listServer}</a>
            <a href="/docs">{words.docs}</a>
            <a href="/docs/api">{words.api}</a>
          </FootGroup>
          <FootGroup title={words.footSite}>
            <a href="/privacy">{words.privacy}</a>
            {own.map((name) => <a href={`/${name}`}>{words[name]}</a>)}
            {contact === undefined ? null : <a href={contactHref(contact)}>{words.contact}</a>}
          </FootGroup>
        </nav>
        <p dir="auto">{site.name}</p>
      </div>
    </footer>
  );
}

/** A group of the footer's links with a heading. */
function FootGroup({ title, children }: { title: string; children: Child }) {
  return (
    <div>
      <p>{title}</p>
      {children}
    </div>
  );
}
