import type { Child } from "hono/jsx";
import { html } from "hono/html";
import { STRINGS } from "./strings.ts";
import { ICON_PATH, STYLES_PATH } from "./static_files.ts";
import type { Site } from "./web_env.ts";

const { layout } = STRINGS;

/** What every page is made of. */
interface LayoutProps {
  site: Site;
  /** Of the page, without the site's name. */
  title: string;
  /** For search engines, one sentence. */
  description?: string;
  children: Child;
}

/** The frame of every page: works without scripts, asks no other host for anything. */
export function Layout({ site, title, description, children }: LayoutProps) {
  return (
    <html lang={STRINGS.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${site.name}`}</title>
        {description === undefined ? null : <meta name="description" content={description} />}
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={STYLES_PATH} />
        <link rel="icon" href={ICON_PATH} type="image/svg+xml" />
      </head>
      <body>
        <a class="skip" href="#content">{layout.skip}</a>
        <header>
          <a class="brand" href="/">{site.name}</a>
          <nav>
            <a href="/">{layout.servers}</a>
            <a href="/docs">{layout.api}</a>
          </nav>
        </header>
        <main id="content">{children}</main>
        {site.contact === undefined ? null : <Contact contact={site.contact} />}
      </body>
    </html>
  );
}

/** The whole document as text: JSX has no word for a doctype. */
export function renderDocument(page: Child) {
  return html`<!doctype html>${page}`;
}

function Contact({ contact }: { contact: string }) {
  const address = /^https?:/.test(contact) ? contact : `mailto:${contact}`;
  return (
    <footer>
      {layout.contact}: <a href={address}>{contact}</a>
    </footer>
  );
}
