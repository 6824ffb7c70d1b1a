import { Hono } from "hono";
import { routePath } from "hono/route";
import { getPath } from "hono/utils/url";
import { onError, onNotFound } from "../core/api/error_response.ts";
import { type ApiEnv, type Peer, RequestState } from "../core/api/request_state.ts";
import { createHealth } from "./api/health.ts";
import { createRequestLog } from "./api/log_request.ts";
import { createAuthenticate } from "../core/api/authenticate.ts";
import { withPlainAddress, withPlainHeaders, withPlainQuery } from "./api/plain_request.ts";
import { createReference } from "./api/reference.ts";
import type { ReferenceFiles } from "./api/reference_files.ts";
import { createPublicApi } from "../reach/api/public/public_api.ts";
import { createRewardsApi } from "../reach/api/rewards/rewards_api.ts";
import { createApiV1 } from "../core/api/v1.ts";
import { createVoteDoor } from "../reach/api/vote_door.ts";
import type { Config } from "./config.ts";
import type { Brand } from "../site/settings/host_files.ts";
import type { Reading } from "../core/votes/reading.ts";
import type { DeskServices } from "../desk/web/desk_web.ts";
import type { Accounts, Presentation } from "../site/web/site_services.ts";
import { createProxyWatch } from "./limits/proxy_watch.ts";
import { tickLimits } from "../site/sign_in/limits.ts";
import { createViewLimits } from "../site/web/guards/limit_views.ts";
import { createGetPath } from "../site/web/locale/addresses.ts";
import { createPages } from "./web/pages.ts";
import type { ApiKeys, Remembering } from "./wiring/create_reading.ts";
import type { Plugins } from "./wiring/create_plugins.ts";
import type { ProcessResources } from "./wiring/create_resources.ts";
import { VERSION } from "../core/version.ts";

/** The pattern of a middleware, which is the last one of a request that no route takes. */
const WILDCARD = /^\/?\*$/;

/** The app that handles all HTTP requests. */
export type App = ReturnType<typeof createApp>;

/** Services for all requests: API v1, plugins, the health of the process, and pages. */
type AppServices =
  & ApiKeys
  & Reading
  & Pick<Remembering, "voteMemory">
  & Plugins
  & ProcessResources
  & DeskServices;

/** The files that are served: the reference of the contracts, and the host's replacements for ours. */
interface ServedFiles {
  reference: ReferenceFiles;
  brand?: Brand | undefined;
}

/** Assembles the APIs and pages. Doesn't listen yet. */
export function createApp(
  services: AppServices,
  config: Pick<Config, "trustedProxies" | "site" | "baseUrl"> & Partial<Pick<Config, "log">>,
  { reference, brand = {} }: ServedFiles,
) {
  let isLeaving = false;
  const logRequest = createRequestLog(config.log?.oneRequestIn ?? 1);
  const proxies = createProxyWatch(config.trustedProxies);
  const { v1, rewards, ...apis } = createApis(services, config);
  const app = createRouter(createGetPath(services.locales));
  for (const api of apis.all) app.route("/", api);
  app.route("/", createHealth(services, { proxies, isLeaving: () => isLeaving }));
  app.route("/", createReference(reference, config));
  app.use(async (c, next) => {
    c.req.raw = withPlainHeaders(withPlainQuery(c.req.raw));
    await next();
    // Whoever changes a vote sees that in the next vote check.
    if (c.req.method === "POST" && mayHaveChanged(c.res)) services.voteMemory.doubt();
  });
  const site = { ...config.site, baseUrl: config.baseUrl, brand };
  const views = createViewLimits();
  const { trustedProxies } = config;
  const headers = headersFor(config.baseUrl);
  app.route("/", createPages({ services, site, trustedProxies, proxies, views, reference }));

  async function fetch(received: Request, peer: Peer = {}): Promise<Response> {
    const request = withPlainAddress(received);
    const state = new RequestState(peer);
    const path = getPath(request);
    // Requests to the API skip the patterns of the pages.
    const api = v1.paths.has(path) ? v1.app : rewards.paths.has(path) ? rewards.app : undefined;
    const handler = api === undefined || request.method === "HEAD" ? app : api;
    const answer = await handler.fetch(request, state);
    // A key has its own limit, so only a request with an invalid key counts for its address.
    if (!api || answer.status === 401) proxies.see(state.remoteAddress, request.headers);
    answer.headers.set("X-Request-Id", state.requestId);
    for (const [name, value] of headers) answer.headers.set(name, value);
    if (isLeaving) answer.headers.set("Connection", "close");
    if (api) state.route = path;
    logRequest(state, { method: request.method, path, status: answer.status });
    return answer;
  }

  /** Drops the state of idle clients. Called every second. */
  function tick(): void {
    apis.tick();
    tickLimits({ ...services.accountLimits, ...services.reportLimits });
    views.tick();
    void services.look.freshen();
  }

  return {
    fetch,
    tick,
    /** Renders the start page without a visitor. The log and metrics don't record it. */
    warmUp: async () => void await (await app.request("/", {}, new RequestState({}))).text(),
    /** Announces that this process is about to stop: in readiness checks, and at the end of each response. */
    leave: () => void (isLeaving = true),
  };
}

/** Returns whether a form may have changed something. Another request may have done what a 409 refuses. */
const mayHaveChanged = ({ status }: Response) => status < 400 || status === 409 || status >= 500;

/** Creates the APIs. */
function createApis(
  services: AppServices,
  config: Pick<Config, "trustedProxies" | "site" | "baseUrl">,
) {
  const authenticator = createAuthenticate(services, config);
  const v1 = createApiV1(services, authenticator);
  const rewards = createRewardsApi(services, authenticator);
  const publicApi = createPublicApi(services, config);
  const voteDoor = createVoteDoor(services, authenticator);
  const ticking = [authenticator, v1, rewards, publicApi, voteDoor];
  return {
    v1,
    rewards,
    all: [voteDoor, v1, rewards, publicApi].map(({ app }) => app),
    /** Drops the state of idle clients. */
    tick: () => ticking.forEach(({ tick }) => tick()),
  };
}

/** Creates a router. `getPath` returns the path to match for a request, by default its own. */
function createRouter(getPath?: (request: Request) => string): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>(getPath && { getPath });
  router.use(async (c, next) => {
    c.set("requestId", c.env.requestId); // for the pages
    await next();
    const pattern = routePath(c);
    if (!WILDCARD.test(pattern)) c.env.route = pattern;
    if (c.req.method === "HEAD") await tellLength(c.res);
  });
  router.onError(onError);
  router.notFound(onNotFound);
  return router;
}

/** The app of a process without pages, which only reports its state. */
export function createWorkerApp(
  services: ProcessResources & Pick<Accounts, "postman"> & Pick<Presentation, "look">,
): App {
  let isLeaving = false;
  const app = createHealth(services, { isLeaving: () => isLeaving });
  app.onError(onError);
  app.notFound(onNotFound);
  return {
    fetch: async (request, peer) => await app.fetch(request, new RequestState(peer ?? {})),
    tick: () => void services.look.freshen(),
    warmUp: async () => {},
    leave: () => void (isLeaving = true),
  };
}

/**
 * Builds the headers of every response. A browser that has seen them uses https for a year. Subdomains are the domain
 * owner's decision.
 */
function headersFor(baseUrl: string): [string, string][] {
  return [
    ["X-Content-Type-Options", "nosniff"],
    ["Server", `Voteboard/${VERSION}`],
    ...baseUrl.startsWith("https:") ? [HTTPS_ONLY] : [],
  ];
}

const HTTPS_ONLY: [string, string] = ["Strict-Transport-Security", "max-age=31536000"];

/** Sets the Content-Length of a body that is not sent to that of the GET (RFC 9110 §8.6). */
async function tellLength(answer: Response): Promise<void> {
  if (answer.body === null || answer.headers.has("content-length")) return;
  answer.headers.set("Content-Length", String((await answer.clone().bytes()).length));
}
