import type { Child } from "hono/jsx";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Header } from "./header.tsx";
import { type Preview, PreviewHead } from "./preview.tsx";
import { FONT_FILES, SCRIPT_FILE } from "./static_files.ts";
import { THEME_PATH } from "./theme.ts";
import { ImportedNotice } from "./imported_notice.tsx";
import { inLanguage, withLinksIn } from "../locale/addresses.ts";
import { LanguageOffer } from "../locale/language_menu.tsx";
import { httpStatusOf } from "../kit/form.tsx";
import { sentForm } from "../kit/sent_form.ts";
import { noticeOf } from "./notices.ts";
import { isLinked } from "../link_path.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated, unmarked, xmlText } from "../../text/shown_text.ts";
import { Footer } from "./footer.tsx";

/** A page without its frame. */
export interface Page {
  /** The title, without the site's name. */
  title: string;
  /** A sentence for search engines. Defaults to a description of the site. */
  description?: string;
  status?: ContentfulStatusCode;
  /** Additional scripts of this page. */
  scripts?: readonly string[];
  /** Metadata for link previews and search engines, which all public pages have. */
  preview?: Preview;
  /** The feed for feed readers on this page. */
  feed?: { path: string; title: string };
  /** Uses a narrow column, for forms and text. */
  narrow?: boolean;
  /** The page's subject, above the body. */
  subject?: Child;
  /** Whether another program renders the body, with a `main` element, and with styles that override the site's. */
  isForeign?: boolean;
  body: Child;
}

/**
 * Responds with a page in the common frame. Pages of signed-in users, pages with a form, and pages opened by a signed
 * link are never cached.
 */
export async function sendPage(c: WebContext, web: Web, page: Page): Promise<Response> {
  const document = await renderPage(c, web, page);
  const isKept = !isForOne(c, document) && !isSigned(c) && !c.get("isInOwnLocale");
  c.header("Cache-Control", isKept ? "no-cache" : "private, no-store");
  if (isSigned(c)) c.header("X-Robots-Tag", "noindex");
  return c.html(document, statusOf(page));
}

/** Returns the status of a page: its own, or else that of the form that it shows again. */
function statusOf({ status = httpStatusOf(sentForm()) }: Page): ContentfulStatusCode {
  return status;
}

/** Responds with a page that shows a message and links. */
export function sendNote(
  c: WebContext,
  web: Web,
  { title, lead, status = 200, more }: Omit<Page, "body"> & { lead?: Child; more?: Child },
): Promise<Response> {
  const body = (
    <section class="panel empty">
      <h1>{title}</h1>
      {lead === undefined ? null : <p>{lead}</p>}
      {more}
    </section>
  );
  return sendPage(c, web, { title, status, narrow: true, body });
}

/** The start of a form's tag, and that of the form for a theme, which is the same for all visitors. */
const FORM = `<form method="post"`;
const THEME_FORM = `${FORM} action="${THEME_PATH}"`;

/**
 * Returns whether a page is private: it was rendered for a signed-in user, or contains another form than that for a
 * theme.
 */
export function isForOne(c: WebContext, document: string): boolean {
  return c.get("viewer") !== undefined || document.replace(THEME_FORM, "").includes(FORM);
}

/** Returns whether an address has a signature, valid or not: that of a vote link or of a receipt. */
function isSigned(c: WebContext): boolean {
  return isLinked(c) || c.req.query("receipt") !== undefined;
}

/** Renders a page in the frame. */
export async function renderPage(c: WebContext, web: Web, page: Page): Promise<string> {
  const frame = <Document c={c} web={web} page={page} />;
  // JSX has no doctype.
  const document = String(await html`<!doctype html>${frame}`);
  return withLinksIn(document, currentLocale(), web.services.locales);
}

/**
 * The style sheets of a page. Later ones may override earlier ones. On a foreign page, those with more than colours are
 * a layer. The page's own styles override it: a layer that resets what the site's rules do to foreign elements, and all
 * others.
 */
function StyleSheets({ c, web: { files, sheets }, page }: { c: WebContext; web: Web; page: Page }) {
  const viewer = c.get("viewer");
  const isPath = (path: unknown) => typeof path === "string";
  const shared = [sheets.all, viewer && sheets.signedIn, viewer?.isModerator && sheets.moderators]
    .filter(isPath);
  const links = [...page.isForeign ? [] : shared, THEME_PATH, files.sheet].filter(isPath);
  const imports = shared.map((path) => `@import "${path}" layer(site);`);
  return (
    <>
      {page.isForeign && <style>{raw(`@layer site, reset;${imports.join("")}`)}</style>}
      {links.map((path) => <link rel="stylesheet" href={path} />)}
    </>
  );
}

function Document({ c, web, page }: { c: WebContext; web: Web; page: Page }) {
  const locale = currentLocale();
  const { layout: words } = locale.words.frame;
  const notice = noticeOf(c);
  const { lang, dir } = locale;
  const { status = 200 } = page;
  return (
    <html lang={lang} dir={dir}>
      <Head c={c} web={web} page={page} />
      <body>
        <a class="skip" href="#content">{words.skip}</a>
        <Header c={c} web={web} status={status} />
        {page.isForeign
          ? <div id="content">{page.body}</div>
          : (
            <main id="content" class={page.narrow ? "page page--narrow" : "page"}>
              <LanguageOffer c={c} web={web} status={status} />
              <ImportedNotice c={c} web={web} />
              {page.subject}
              {notice === undefined ? null : <p class="notice good" role="status">{notice}</p>}
              {page.body}
            </main>
          )}
        <Footer web={web} />
      </body>
    </html>
  );
}

/** The head of a page: metadata for browsers, search engines and feed readers. */
function Head({ c, web, page }: { c: WebContext; web: Web; page: Page }) {
  const locale = currentLocale();
  const { layout: words } = locale.words.frame;
  const { site } = web;
  const { title, preview, description = words.about(site.name), status = 200 } = page;
  // Direction marks in a title isolate names; in a right-to-left language, all names have them.
  const named = `${c.get("faulty") ? words.faulty(title) : title} – ${isolated(site.name)}`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{locale.dir === "rtl" ? unmarked(named) : xmlText(named)}</title>
      <meta name="description" content={unmarked(description)} />
      {status < 400 ? null : <meta name="robots" content="noindex" />}
      {preview && status < 400 && (
        <PreviewHead
          web={web}
          texts={{ title: unmarked(title), description: unmarked(description) }}
          preview={preview}
        />
      )}
      {page.feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={page.feed.title}
          href={inLanguage(page.feed.path, locale, web.services.locales)}
        />
      )}
      <Files c={c} web={web} page={page} />
    </head>
  );
}

/** The files that a page loads: the font, the style sheets, the icon and the scripts. */
function Files({ c, web, page }: { c: WebContext; web: Web; page: Page }) {
  const { icon } = web.files;
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <link
        rel="preload"
        href={FONT_FILES.latin.path}
        as="font"
        type="font/woff2"
        crossorigin="anonymous"
      />
      <StyleSheets c={c} web={web} page={page} />
      <link rel="icon" href={icon.path} type={icon.type} />
      {[SCRIPT_FILE.path, ...page.scripts ?? []].map((path) => <script type="module" src={path} />)}
    </>
  );
}
