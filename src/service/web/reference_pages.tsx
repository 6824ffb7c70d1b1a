import { createHash } from "node:crypto";
import { raw } from "hono/html";
import { inEnglish } from "../../site/web/docs/docs_frame.tsx";
import { referenceTitles } from "../../site/web/docs/docs_sections.ts";
import { readGuides, type ShownGuide } from "../../site/web/docs/guides.ts";
import { currentLocale } from "../../site/web/current_locale.ts";
import { sendPublicPage } from "../../site/web/frame/public_page.tsx";
import type { Route } from "../../site/web/route.ts";
import type { Web, WebContext } from "../../site/web/web_env.ts";
import { hasBundle } from "../api/reference_bundle.ts";
import THEME from "../api/reference.css" with { type: "text" };
import {
  type Contract,
  MENDING_PATH,
  REFERENCE,
  type ReferenceFiles,
} from "../api/reference_files.ts";

/** Returns the pages of the references: Scalar's, in the site's frame. They send no requests to other hosts. */
export function referenceRoutes({ contracts, assets }: ReferenceFiles): Route[] {
  return contracts.map((contract): Route => [
    "GET",
    contract.page,
    "anybody",
    (c: WebContext, web: Web) =>
      sendPublicPage(c, web, {
        key: "",
        async find() {
          const isForeign = await hasBundle(assets);
          const guides = await readGuides(web.site.baseUrl);
          const Body = isForeign ? ScalarBody : NotFetched;
          return {
            title: contract.title,
            isForeign,
            body: <Body contract={contract} guides={guides} />,
          };
        },
      }),
  ]);
}

/**
 * Returns the sources of the references' pages in addition to those of all pages. Scalar's markup has an inline script,
 * and Scalar writes inline style attributes, which nonces can't allow.
 */
export function referencePolicy({ contracts }: ReferenceFiles) {
  return {
    scriptSrc: contracts.map(({ scalar }) => {
      const [, script = ""] = INLINE_SCRIPT.exec(scalar) ?? [];
      return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    }),
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:"],
  };
}

const INLINE_SCRIPT = /<script type="text\/javascript">([^]*?)<\/script>/;

interface BodyParts {
  contract: Contract;
  guides: readonly ShownGuide[];
}

function ScalarBody({ contract, guides }: BodyParts) {
  return (
    <>
      <style>{raw(THEME)}</style>
      <ReferenceMenu contract={contract} guides={guides} />
      <noscript>
        <main class="page" {...inEnglish()}>
          <p class="panel">{raw(`${REFERENCE.noScript} ${linkTo(contract)}`)}</p>
        </main>
      </noscript>
      <div {...inEnglish()}>
        <script src={MENDING_PATH} />
        {raw(contract.scalar)}
      </div>
    </>
  );
}

/** Explains how to fetch the bundle, in place of Scalar. */
function NotFetched({ contract, guides }: BodyParts) {
  return (
    <>
      <ReferenceMenu contract={contract} guides={guides} />
      <section class="panel" {...inEnglish()}>
        <h1>{contract.title}</h1>
        <p>{raw(`${linkTo(contract)} ${REFERENCE.notFetched}`)}</p>
      </section>
    </>
  );
}

/** Leads to the guides, to the one to begin with, and to the other references. */
function ReferenceMenu({ contract, guides }: BodyParts) {
  const { docs: words } = currentLocale().words;
  return (
    <nav class="tabs" aria-label={words.nav}>
      <a href="/docs">{words.all}</a>
      {guides.filter(({ href }) => href === contract.guide).map(({ href, title }) => (
        <a href={href} {...inEnglish()}>{title}</a>
      ))}
      {[...referenceTitles()].map(([href, title]) => (
        <a href={href} aria-current={href === contract.page ? "page" : undefined} {...inEnglish()}>
          {title}
        </a>
      ))}
    </nav>
  );
}

function linkTo({ name }: Contract): string {
  return REFERENCE.contract(`${name}.yaml`);
}
