import { Layout, renderDocument } from "./layout.tsx";
import { STRINGS } from "./strings.ts";
import type { Site, WebContext } from "./web_env.ts";

const { error: words } = STRINGS;

/** What went wrong, as far as a visitor is told. */
export type ErrorKind = "notFound" | "failed" | "unavailable";

/** What to do next, and the id that leads the host to the cause. */
function ErrorPage(
  { site, kind, requestId }: { site: Site; kind: ErrorKind; requestId: string },
) {
  return (
    <Layout site={site} title={words[kind]}>
      <section class="empty">
        <h1>{words[kind]}</h1>
        <p>{words[`${kind}Next`]}</p>
        <p>
          <a href="/">{words.home}</a>
        </p>
        <p class="note">
          {words.requestId}: <code>{requestId}</code>
        </p>
      </section>
    </Layout>
  );
}

const STATUS = { notFound: 404, failed: 500, unavailable: 503 } as const;

/** Answers a page request with the error's page and status. */
export function sendError(
  c: WebContext,
  site: Site,
  kind: ErrorKind,
): Response | Promise<Response> {
  const page = <ErrorPage site={site} kind={kind} requestId={c.get("requestId")} />;
  return c.html(renderDocument(page), STATUS[kind]);
}
