import type { z } from "@hono/zod-openapi";
import type { Handler, Hono } from "hono";
import type { Scope } from "../keys/scopes.ts";
import type { RateLimit } from "../../generated/limits.ts";
import type { Authenticator, Refusal } from "./authenticate.ts";
import { onError, onInvalid, problem } from "./error_response.ts";
import { createLimitRequests } from "./limit_requests.ts";
import { readBody } from "./read_body.ts";
import { isDecoded, readQuery } from "./read_query.ts";
import type { ApiContext, ApiEnv } from "./visit.ts";

/** An operation as generated from a contract. */
interface Route {
  method: string;
  "x-scope"?: Scope;
  request?: {
    query?: z.ZodObject;
    body?: { content: { "application/json": { schema: z.ZodType } } };
  };
  getRoutingPath(): string;
}

// deno-lint-ignore no-explicit-any -- one type for the handlers of all routes; `Handlers` has checked each one
type AnyHandler = Handler<ApiEnv, any, any>;

/** Returns a response to refuse a request, or undefined to let it pass. */
type Step<Answer = Refusal> = (c: ApiContext) => Answer;

/**
 * Mounts every operation of a contract: method, key, limit, validation, handler. Each path is registered once for all
 * methods, so no spelling of a path can reach the handler without these checks. This is also the cheapest form: for a
 * chain of middleware, the framework creates new closures and promises on every request. Returns the paths, and `tick`,
 * which drops idle limits and should be called every second.
 */
export function mount<Id extends string>(
  app: Hono<ApiEnv>,
  { routes, limits, handlers }: {
    routes: Record<Id, Route>;
    limits: Record<Id, RateLimit>;
    handlers: Record<Id, AnyHandler>;
  },
  { authenticate, limiter }: Pick<Authenticator, "authenticate" | "limiter">,
) {
  const ticks: (() => void)[] = [];
  const paths = new Set<string>();
  for (const id in routes) {
    const route: Route = routes[id];
    const { limitRequests, tick } = createLimitRequests(id, limits[id], limiter);
    const key = authenticate(route["x-scope"] ?? "read");
    app.all(route.getRoutingPath(), createPlan(route, handlers[id], [key, limitRequests]));
    ticks.push(tick);
    paths.add(route.getRoutingPath());
  }
  return { paths, tick: () => ticks.forEach((one) => one()) };
}

function createPlan(
  { method, request }: Route,
  handle: AnyHandler,
  [key, limitRequests]: [
    key: Step<Refusal | Promise<Refusal>>,
    limitRequests: Step<Refusal | Promise<Refusal>>,
  ],
) {
  const methods = method === "post" ? ["POST"] : ["GET", "HEAD"];
  const validate = request?.body
    ? validateBody(request.body.content["application/json"].schema)
    : validateQuery(request?.query);
  return async (c: ApiContext): Promise<Response> => {
    if (!methods.includes(c.req.method)) return otherMethod(c, methods);
    try {
      const met = key(c);
      const limited = (met instanceof Promise ? await met : met) ?? limitRequests(c);
      const refused = limited instanceof Promise ? await limited : limited;
      const valid = refused ?? validate(c);
      const faulty = valid instanceof Promise ? await valid : valid;
      return addHeaders(c, faulty ?? await handle(c, toNobody));
    } catch (error) {
      return addHeaders(c, onError(error, c));
    }
  };
}

function otherMethod(c: ApiContext, methods: string[]): Response {
  const detail = `This path answers ${methods.join(" and ")}, not ${c.req.method}.`;
  return problem(c, "method_not_allowed", detail, { headers: { Allow: methods.join(", ") } });
}

function validateQuery(query: z.ZodObject | undefined): Step {
  const names = Object.keys(query?.shape ?? {});
  return (c) => {
    if (query === undefined) return undefined;
    const { data, error } = query.safeParse(readParameters(c.req, names), { reportInput: true });
    if (error) return onInvalid(error, c, "query");
    c.req.addValidatedData("query", Object(data));
  };
}

function validateBody(schema: z.ZodType): Step<Promise<Refusal>> {
  return async (c) => {
    const { data, error } = schema.safeParse(await readBody(c), { reportInput: true });
    if (error) return onInvalid(error, c, "body");
    c.req.addValidatedData("json", Object(data));
  };
}

/**
 * Returns the contract's parameters as its validators expect them: a list for a repeated parameter, null for invalid
 * UTF-8.
 */
function readParameters(request: ApiContext["req"], names: string[]): Record<string, unknown> {
  const query = readQuery(request);
  const read: Record<string, unknown> = {};
  for (const name of names) {
    const [first, ...others] = query.getAll(name);
    if (first === undefined) continue;
    const only = isDecoded(request, first) ? first : null;
    read[name] = others.length === 0 ? only : [first, ...others];
  }
  return read;
}

/**
 * Adds headers to a response. Caches must not store it: a client needs the current vote check, not one from a minute
 * ago.
 */
function addHeaders({ env }: ApiContext, answer: Response): Response {
  const { headers } = answer;
  headers.set("Cache-Control", "no-store");
  if (env.rateLimit) {
    headers.append("RateLimit-Policy", env.rateLimitPolicy);
    headers.append("RateLimit", env.rateLimit);
  }
  return answer;
}

/** The `next` of an operation's handler, which always responds itself. */
const toNobody = () => Promise.resolve();
