import type { Child } from "hono/jsx";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { sendNote } from "./layout.tsx";
import { FilterForm } from "../kit/filter_form.tsx";
import { LinkLine } from "../kit/page_links.tsx";
import { pathWithNext } from "../return_path.ts";
import { isOwnOrigin } from "../own_origin.ts";
import { currentLocale } from "../current_locale.ts";
import type { Fate, Web, WebContext } from "../web_env.ts";
import { tryAgainIn } from "../locale/durations.ts";
import { SitePeople } from "./site_people.tsx";

/** Seconds after which clients should retry during an outage. */
const RETRY_AFTER_S = 5;

/** The status of each kind of error page. */
const STATUS = {
  notFound: 404,
  notYours: 404,
  gone: 410,
  refused: 409,
  notAllowed: 403,
  roleTooLow: 403,
  signedOut: 401,
  otherSite: 403,
  noFileHere: 415,
  tooLarge: 413,
  halfSent: 408,
  failed: 500,
  unavailable: 503,
  noChanges: 503,
  clockOff: 503,
  late: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

/** The kinds of error page. */
export type ErrorKind = keyof typeof STATUS;

/**
 * Responds with an error's page and status: what happened, what to do next, and the request's id. `extra` is shown
 * below; with it, sign-in links open in another tab.
 */
export function sendError(
  c: WebContext,
  web: Web,
  kind: ErrorKind,
  { sentence, extra }: { sentence?: string | undefined; extra?: Child } = {},
): Promise<Response> {
  const { errors: words } = currentLocale().words.frame;
  const fate = c.get("fate");
  const isOutage = kind === "unavailable" || kind === "noChanges" || kind === "late";
  if (isOutage) c.header("Retry-After", String(RETRY_AFTER_S));
  return sendNote(c, web, {
    title: words[kind],
    status: STATUS[kind],
    lead: sentence,
    more: (
      <>
        <p>{isOutage ? fateOf(c, fate) : words[`${kind}Next`]}</p>
        {kind === "notFound" ? <FindServer /> : null}
        <p>
          {kind === "signedOut"
            ? <SignInLink href={signInFrom(c, web)} isBeside={extra !== undefined} />
            : isOutage && isVote(fate)
            ? (
              <a class="button primary" href={c.req.path + new URL(c.req.url).search}>
                {words.toBallot}
              </a>
            )
            : <a class="button" href="/">{words.home}</a>}
        </p>
        {kind === "notAllowed" && <SitePeople web={web} />}
        {extra}
        <p class="note">
          {words.requestId}: <code>{c.get("requestId")}</code>
        </p>
      </>
    ),
  });
}

/** Responds that the viewer has no role in a listed server, with a link to its public page. */
export function sendNotYours(c: WebContext, web: Web, slug: string): Promise<Response> {
  const { page } = currentLocale().words.myServers.tabs;
  const link = <LinkLine href={`/servers/${slug}`} label={page} />;
  return sendError(c, web, "notYours", { extra: link });
}

/** A search in place of the page that wasn't found. */
function FindServer() {
  const { docs, frame: { layout } } = currentLocale().words;
  return (
    <FilterForm
      path="/"
      label={layout.findShort}
      fields={[{ name: "q", label: layout.findBy, value: undefined, maxlength: 100 }]}
      submit={docs.submit}
    />
  );
}

function SignInLink({ href, isBeside }: { href: string; isBeside: boolean }) {
  const locale = currentLocale();
  return (
    <a class="button primary" href={href} target={isBeside ? "_blank" : undefined}>
      {isBeside ? locale.words.frame.errors.signInBeside : locale.words.frame.errors.signIn}
    </a>
  );
}

/** Returns the message whether data was changed, and what to do next. */
function fateOf(c: WebContext, fate: Fate | undefined): string {
  const { errors: words } = currentLocale().words.frame;
  if (fate !== undefined) return words.fates[fate];
  return c.req.method === "POST" ? words.fates.nothing : words.unavailableNext;
}

/** Returns whether the form was a vote. Its address redirects to the ballot when it is opened. */
function isVote(fate: Fate | undefined): boolean {
  return fate === "vote_not_cast" || fate === "vote_unknown";
}

/** Returns the path of a sign-in that redirects back to the form's page. */
function signInFrom(c: WebContext, web: Web): string {
  return pathWithNext("/sign-in", formPage(c, web));
}

/** Returns the path of a form's page from the `Referer`, or "/" if that is missing or another site's. */
export function formPage(c: WebContext, { site }: Web): string {
  const from = c.req.header("referer") ?? "";
  // Behind a proxy that terminates TLS, the request's own origin differs from the browser's.
  const isOurs = URL.canParse(from) && isOwnOrigin(new URL(from).origin, site.baseUrl);
  return isOurs ? new URL(from).pathname : "/";
}

/** Responds to a form or view that exceeded a limit with the time to wait, in the text and in `Retry-After`. */
export function sendTooMany(
  c: WebContext,
  web: Web,
  { retryAfterSeconds: seconds, title, status = 429 }: {
    retryAfterSeconds: number;
    title?: string;
    status?: 429 | 503;
  },
): Promise<Response> {
  const { errors } = currentLocale().words.frame;
  c.header("Retry-After", String(seconds));
  const more = <LinkLine href="/" label={errors.home} look="secondary" />;
  return sendNote(c, web, {
    title: title ?? errors.tooMany,
    status,
    lead: tryAgainIn(seconds),
    more,
  });
}
