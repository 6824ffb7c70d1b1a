import { Hono, type MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { compress } from "hono/compress";
import { LeftQueue, QueueFull } from "../../core/limits/fair_queue.ts";
import { isReadOnly, isUnavailable, takesNoChanges } from "../../core/database/unavailable.ts";
import { Refusal, type RefusalCode } from "../../core/refusals/refusal.ts";
import type { RefusalKind } from "../../core/refusals/refusal_codes.ts";
import { logFailure } from "../../core/observing/log.ts";
import { findListedSlug, findRenamed } from "../../site/servers/slugs/find_slug.ts";
import { createRepeats } from "../../site/web/forms/lead_repeats.ts";
import { limitForms } from "../../site/web/forms/limit_forms.ts";
import {
  type ErrorKind,
  sendError,
  sendNotYours,
  sendTooMany,
} from "../../site/web/frame/error_page.tsx";
import { createPageMemory } from "../../site/web/page_memory.ts";
import {
  createPictureMemory,
  PICTURE_PATH,
  sendPictures,
} from "../../site/web/frame/send_picture.ts";
import { createLiveSite, SITE_FILE_PATH } from "../../site/web/frame/live_site.ts";
import { FIXED_PATHS } from "../../site/web/frame/site_files.ts";
import { createGuards, type Guards } from "../../site/web/guards/page_guards.ts";
import {
  fillPath,
  type Route,
  SERVER_AUDIENCES,
  type ServerAudience,
} from "../../site/web/route.ts";
import { showUnsent } from "../../site/web/kit/sent_form.ts";
import { createViewLimits, type ViewLimits } from "../../site/web/guards/limit_views.ts";
import { setLocale } from "../../site/web/locale/page_locale.ts";
import { leadMovedOn } from "../../site/web/guards/moved_listing.ts";
import { leadOldAddressesOn } from "../../site/web/guards/old_address.ts";
import {
  CHECKED_ROUTES,
  EMBEDDED_ROUTES,
  findRoute,
  FRAMED_ROUTES,
  PUBLIC_FILES,
  ROUTES,
} from "./routes.ts";
import { isLinked } from "../../site/web/link_path.ts";
import { widgetSources } from "../../site/web/voting/bot_check/bot_widget.tsx";
import { ownOf } from "../../site/web/request_actor.ts";
import { currentLocale } from "../../site/web/current_locale.ts";
import type { HostSite, WebContext, WebEnv } from "../../site/web/web_env.ts";
import { countForModerators } from "../../desk/reports/count_waiting.ts";
import { referencePolicy, referenceRoutes } from "./reference_pages.tsx";
import { DESK_STYLES_FILE, MODERATION_STYLES_FILE, STYLES_FILE } from "./style_sheets.ts";
import type { DeskWeb } from "../../desk/web/desk_web.ts";
import type { ReferenceFiles } from "../api/reference_files.ts";

/**
 * Dependencies of the pages. The caller may pass its own view limits and call their `tick`. Without `reference`, there
 * are no pages of the references.
 */
type PagesOptions =
  & Omit<
    DeskWeb,
    "memory" | "files" | "sheets" | "pictures" | "site" | "host" | "countWaiting" | "optionsAt"
  >
  & {
    site: HostSite;
    views?: ViewLimits;
    reference?: ReferenceFiles;
  };

/** Creates the pages. They are rendered on the server, work without scripts and send no requests to other hosts. */
export function createPages(
  { views = createViewLimits(), site: host, reference, ...options }: PagesOptions,
): Hono<WebEnv> {
  const memory = createPageMemory({ keptMs: options.services.pagesKeptMs });
  const live = createLiveSite(host, options.services.look);
  const web: DeskWeb = {
    ...options,
    countWaiting: countForModerators,
    optionsAt: (method, path) => findRoute(method, path)?.[4],
    sheets: {
      all: STYLES_FILE.path,
      signedIn: DESK_STYLES_FILE.path,
      moderators: MODERATION_STYLES_FILE.path,
    },
    host,
    get site() {
      return live.now().site;
    },
    get files() {
      return live.now().files;
    },
    memory,
    pictures: createPictureMemory(options.services),
  };
  const app = new Hono<WebEnv>();
  app.onError((error, c) => explainError(error, c, web));

  // These pages are safe to compress: they contain no secret that a response's length could reveal.
  for (const path of ["/docs/*", "/problems/*", "/llms.txt"]) {
    app.get(path, compress());
  }
  app.use((_c, next) => showUnsent(next));
  app.use(setLocale(web));
  app.use(leadOldAddressesOn(web));
  for (const path of ["/servers/:slug/*", "/embed/:slug"]) app.use(path, leadMovedOn(web));
  const limits = { views, forms: limitForms(web), repeats: createRepeats(web) };
  if (reference) {
    // First, because an address of a reference matches that of a guide as well.
    const foreign = createGuards(web, limits, referencePolicy(reference));
    addRoutes(app, web, { routes: referenceRoutes(reference), guards: foreign });
  }
  const guards = createGuards(web, limits);
  addRoutes(app, web, { routes: ROUTES, guards });
  const elsewhere = createGuards(web, limits, { crossOriginResourcePolicy: "cross-origin" });
  addRoutes(app, web, { routes: EMBEDDED_ROUTES, guards: elsewhere });
  const framed = createGuards(web, limits, { isFramed: true });
  addRoutes(app, web, { routes: FRAMED_ROUTES, guards: framed });
  const widened = createGuards(web, limits, widgetSources(web.services.ballots.check));
  addRoutes(app, web, { routes: CHECKED_ROUTES, guards: widened });
  for (const { path, send } of PUBLIC_FILES) app.get(path, send);
  for (const path of FIXED_PATHS) app.get(path, (c) => live.now().files.fixed[path](c));
  app.get(SITE_FILE_PATH, live.sendFile);
  app.get(PICTURE_PATH, sendPictures(web, views));
  app.get("*", trimSlash);
  // API clients get a problem body from the app and don't count as views. People get a page at every address.
  for (const guard of guards("GET", "anybody")) app.get("*", onlyVisitors(guard));
  app.get("*", onlyVisitors(async (c) => await sendError(c, web, "notFound")));
  return app;
}

const compressed = compress();

/**
 * Compresses a page unless it repeats parts of its address, so that lengths reveal nothing about its content (BREACH).
 */
const zip: MiddlewareHandler<WebEnv> = (c, next) =>
  new URL(c.req.url).search === "" && !isLinked(c) ? compressed(c, next) : next();

function addRoutes(
  app: Hono<WebEnv>,
  web: DeskWeb,
  { routes, guards }: { routes: readonly Route<DeskWeb>[]; guards: Guards },
): void {
  for (const route of routes) {
    const [method, path, audience, _answer, options] = route;
    app.on(method, path, (c, next) => {
      c.set("route", options);
      return next();
    });
    if (method === "GET") app.get(path, zip);
    for (const guard of guards(method, audience)) app.on(method, path, guard);
    app.on(method, path, answerOf(route, web));
  }
}

/** Returns a route's handler. Handlers of owners' routes receive the server that the guard has found. */
function answerOf(
  route: Route<DeskWeb>,
  web: DeskWeb,
): (c: WebContext) => Response | Promise<Response> {
  if (isOfServer(route)) return (c) => route[3](c, web, ownOf(c));
  return (c) => route[3](c, web);
}

function isOfServer(
  route: Route<DeskWeb>,
): route is Extract<Route<DeskWeb>, readonly [unknown, unknown, ServerAudience, ...unknown[]]> {
  return SERVER_AUDIENCES.some((audience) => audience === route[2]);
}

/** Matches the paths of pages. The paths of APIs must match exactly, so they are excluded. */
const PAGES = /^\/(?!api\/|rewards\/)[^/\\]/;

/** Redirects a page's address with trailing slashes to the one without. */
const trimSlash: MiddlewareHandler<WebEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  // Not a regular expression, because on tens of thousands of slashes it takes seconds.
  let end = pathname.length;
  while (pathname[end - 1] === "/") end -= 1;
  if (end === pathname.length || !PAGES.test(pathname)) return await next();
  return c.redirect(pathname.slice(0, end) + search, 308);
};

function onlyVisitors(step: MiddlewareHandler<WebEnv>): MiddlewareHandler<WebEnv> {
  return async (c, next) => isVisitor(c) ? await step(c, next) : await next();
}

function isVisitor(c: WebContext): boolean {
  return !c.req.path.startsWith("/api/") && (c.req.header("accept") ?? "").includes("text/html");
}

/** The error page, and therefore the status, of each kind of refusal. Some codes have a separate page. */
const PAGE_OF_KIND: Readonly<Record<RefusalKind, ErrorKind>> = {
  unknown: "notFound",
  forbidden: "notAllowed",
  invalid: "refused",
  conflict: "refused",
  unavailable: "unavailable",
};

const PAGE_OF_CODE: Readonly<Partial<Record<RefusalCode, ErrorKind>>> = {
  role_too_low: "roleTooLow",
  clock_off: "clockOff",
};

/** Explains an error to the user. The cause is only logged. */
function explainError(error: Error, c: WebContext, web: DeskWeb): Response | Promise<Response> {
  if (error instanceof Refusal) return explainRefusal(error, c, web);
  if (error instanceof QueueFull) {
    return sendTooMany(c, web, {
      retryAfterSeconds: error.retryAfterSeconds,
      title: currentLocale().words.frame.errors.busy,
      status: 503,
    });
  }
  // The client has disconnected.
  if (error instanceof LeftQueue) return sendError(c, web, "late");
  // A failure after the deadline: the response has already been sent.
  const isOutage = isUnavailable(error) || c.get("deadline")?.signal.aborted === true;
  logFailure(error, {
    requestId: c.get("requestId"),
    method: c.req.method,
    routes: matchedRoutes(c),
    isOutage,
  });
  if (isReadOnly(error) && c.get("fate") === "change_unknown") c.set("fate", undefined);
  if (takesNoChanges(error)) return sendError(c, web, "noChanges");
  return sendError(c, web, isOutage ? "unavailable" : "failed");
}

/**
 * Redirects a page or form to the new address if its server's slug changed while it was open, keeping the method. To
 * people without access, a server that is public counts as one that they lost access to, and any other as unknown.
 */
async function explainRefusal(refusal: Refusal, c: WebContext, web: DeskWeb) {
  const { code, kind } = refusal;
  const route = findRoute(c.req.method, c.req.path);
  const { accountId } = c.get("viewer") ?? {};
  if (code === "server_unknown" && route && isOfServer(route) && accountId !== undefined) {
    const { slug = "", ...names } = c.req.param();
    const now = await findRenamed(web.services.sql, slug, accountId);
    const { search } = new URL(c.req.url);
    if (now) return c.redirect(fillPath(route[1], { ...names, slug: now }) + search, 307);
    const listed = await findListedSlug(web.services.sql, slug);
    if (listed !== undefined) return await sendNotYours(c, web, listed);
  }
  const page = PAGE_OF_CODE[code] ?? PAGE_OF_KIND[kind];
  return await sendError(c, web, page, { sentence: refusal.sentenceIn(currentLocale()) });
}
