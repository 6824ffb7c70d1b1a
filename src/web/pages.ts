import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { LeftLine, LineFull } from "../limits/fair_line.ts";
import { isReadOnly, isUnavailable, takesNoChanges } from "../database/unavailable.ts";
import { Refusal, type RefusalKind } from "../errors.ts";
import { logFailure } from "../log.ts";
import { findRenamed } from "../servers/require_server.ts";
import { limitForms } from "./forms/limit_forms.ts";
import { type ErrorKind, sendError, sendTooMany } from "./frame/error_page.tsx";
import { createPageMemory } from "./frame/page_memory.ts";
import { createPictureMemory, PICTURE_PATH, sendPictures } from "./frame/send_picture.ts";
import { createSiteFiles } from "./frame/site_files.ts";
import { ERRORS } from "./frame/words.ts";
import { createGuards, type Guards, type Route } from "./guards.ts";
import { createViewLimits, type ViewLimits } from "./limit_views.ts";
import { CHECKED_ROUTES, EMBEDDED_ROUTES, FILES, ROUTES } from "./routes.ts";
import { isLinked } from "./voting/link_path.ts";
import { widgetSources } from "./voting/bot_widget.tsx";
import type { Web, WebContext, WebEnv } from "./web_env.ts";

/** Dependencies of the pages; limits of views that somebody else frees may be passed in. */
export type PagesOptions = Omit<Web, "memory" | "files" | "pictures"> & { views?: ViewLimits };

/** The pages: rendered here, working without a script, asking no other host for anything. */
export function createPages(
  { views = createViewLimits(), ...options }: PagesOptions,
): Hono<WebEnv> {
  const memory = createPageMemory({ keptMs: options.services.pagesKeptMs });
  const files = createSiteFiles(options.site);
  const web: Web = { ...options, memory, files, pictures: createPictureMemory(options.services) };
  const app = new Hono<WebEnv>();
  app.onError((error, c) => explainError(error, c, web));

  // Pages of words alone: no secret is in them that the length of an answer could give away.
  for (const path of ["/docs/*", "/problems/*", "/llms.txt"]) {
    app.get(path, compress());
  }
  const limits = { views, forms: limitForms(web) };
  const guards = createGuards(web, limits);
  addRoutes(app, web, { routes: ROUTES, guards });
  const elsewhere = createGuards(web, limits, { crossOriginResourcePolicy: "cross-origin" });
  addRoutes(app, web, { routes: EMBEDDED_ROUTES, guards: elsewhere });
  const widened = createGuards(web, limits, widgetSources(web.services.ballots.check));
  addRoutes(app, web, { routes: CHECKED_ROUTES, guards: widened });
  for (const [path, answer] of [...FILES, ...files.all]) app.get(path, answer);
  app.get(PICTURE_PATH, sendPictures(web, views));
  app.get("*", trimSlash);
  // Programs get a problem body from the app, and are no views; people, wherever they strayed, get a page.
  app.get(
    "*",
    onlyVisitors(guards["GET anybody"]),
    onlyVisitors(async (c) => await sendError(c, web, "notFound")),
  );
  return app;
}

const compressed = compress();

/** Compresses a page that repeats nothing of its address: lengths then tell nobody what else is on it (BREACH). */
const zip: MiddlewareHandler<WebEnv> = (c, next) =>
  new URL(c.req.url).search === "" && !isLinked(c) ? compressed(c, next) : next();

function addRoutes(
  app: Hono<WebEnv>,
  web: Web,
  { routes, guards }: { routes: readonly Route[]; guards: Guards },
): void {
  for (const [method, path, audience, answer] of routes) {
    if (method === "GET") app.get(path, zip);
    app.on(method, path, guards[`${method} ${audience}`], (c) => answer(c, web));
  }
}

/** The beginning of a page's path; those of programs are exact. */
const PAGES = /^\/(?!api\/|rewards\/)[^/\\]/;

/** Leads from a page's address with a slash at its end to the one without. */
const trimSlash: MiddlewareHandler<WebEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  // No pattern: with tens of thousands of slashes that takes one seconds.
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

/** The page, and with it the status, of each kind of refusal. */
const REFUSED: Readonly<Record<RefusalKind, ErrorKind>> = {
  unknown: "notFound",
  forbidden: "notAllowed",
  invalid: "refused",
  conflict: "refused",
  unavailable: "clockOff",
};

/** Tells the person who met an error what it means for them; the log has the cause. */
function explainError(error: Error, c: WebContext, web: Web): Response | Promise<Response> {
  if (error instanceof Refusal) return explainRefusal(error, c, web);
  if (error instanceof LineFull) {
    const seconds = error.retryAfterSeconds;
    return sendTooMany(c, web, seconds, { title: ERRORS.busy, status: 503 });
  }
  // Nobody waits for this answer.
  if (error instanceof LeftLine) return sendError(c, web, "late");
  // What fails after the deadline has been answered already.
  const isOutage = isUnavailable(error) || c.get("deadline")?.signal.aborted === true;
  logFailure(error, { requestId: c.get("requestId"), isOutage });
  if (isReadOnly(error) && c.get("fate") === "change_unknown") c.set("fate", undefined);
  if (takesNoChanges(error)) return sendError(c, web, "noChanges");
  return sendError(c, web, isOutage ? "unavailable" : "failed");
}

/** The path of a page or form of one's own server. */
const OWN_SERVER = /^\/my\/servers\/([^/]+)/;

/** A page or a form that was open while its server got a new name, and with it an address, goes on there as it is. */
async function explainRefusal({ code, kind, message }: Refusal, c: WebContext, web: Web) {
  const [, slug] = OWN_SERVER.exec(c.req.path) ?? [];
  const { accountId } = c.get("viewer") ?? {};
  if (code === "server_unknown" && slug !== undefined && accountId !== undefined) {
    const now = await findRenamed(web.services.sql, slug, accountId);
    const { pathname, search } = new URL(c.req.url);
    if (now) return c.redirect(pathname.replace(OWN_SERVER, `/my/servers/${now}`) + search, 307);
  }
  return await sendError(c, web, REFUSED[kind], message);
}
