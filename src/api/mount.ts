import type { z } from "@hono/zod-openapi";
import type { Handler, Hono } from "hono";
import type { Scope } from "../keys/scopes.ts";
import type { RateLimitPolicy } from "../limits/headers.ts";
import type { Authenticator, Refusal } from "./authenticate.ts";
import { onError, onInvalid, onInvalidBody, problem } from "./error_response.ts";
import { createLimitRequests } from "./limit_requests.ts";
import { readBody } from "./read_body.ts";
import type { ApiContext, ApiEnv } from "./visit.ts";

/** An operation, as it is generated from a contract. */
interface Route {
  method: string;
  "x-scope"?: Scope;
  request?: {
    query?: z.ZodType;
    body?: { content: { "application/json": { schema: z.ZodType } } };
  };
  getRoutingPath(): string;
}

// deno-lint-ignore no-explicit-any -- one type for the handlers of all routes; `Handlers` held each to its own
type AnyHandler = Handler<ApiEnv, any, any>;

/** All that is generated from a contract, and a handler for each of its operations. */
interface Contract<Id extends string> {
  routes: Record<Id, Route>;
  limits: Record<Id, RateLimitPolicy>;
  handlers: Record<Id, AnyHandler>;
}

/**
 * Mounts every operation of a contract: method, key and what it was made for, limit, body, validation, handler. They are
 * one plan in one registration for all methods, so no spelling of a path can match the handler without them. It is the
 * cheapest form too: for a chain of middleware the framework makes closures and promises anew at each request.
 */
export function mount<Id extends string>(
  app: Hono<ApiEnv>,
  { routes, limits, handlers }: Contract<Id>,
  { authenticate }: Pick<Authenticator, "authenticate">,
) {
  const ticks: (() => void)[] = [];
  const paths = new Set<string>();
  for (const id in routes) {
    const route: Route = routes[id];
    const { limitRequests, tick } = createLimitRequests(limits[id]);
    ticks.push(tick);
    paths.add(route.getRoutingPath());
    const key = authenticate(route["x-scope"] ?? "read");
    const validate = route.method === "post" ? bodyOf(route) : queryOf(route);
    const plan = { isAllowed: methodsOf(route), key, limitRequests, validate };
    app.all(route.getRoutingPath(), inOrder(plan, handlers[id]));
  }
  const known: ReadonlySet<string> = paths;
  return { paths: known, tick: () => ticks.forEach((one) => one()) };
}

/** The steps before a handler: each refuses, or lets the request pass by answering nothing. */
interface Plan {
  isAllowed: (c: ApiContext) => Refusal;
  key: (c: ApiContext) => Refusal | Promise<Refusal>;
  limitRequests: (c: ApiContext) => Refusal;
  validate: (c: ApiContext) => Refusal | Promise<Refusal>;
}

function inOrder({ isAllowed, key, limitRequests, validate }: Plan, handle: AnyHandler) {
  return async (c: ApiContext): Promise<Response> => {
    const other = isAllowed(c);
    if (other) return other;
    try {
      const met = key(c);
      let refused = (met instanceof Promise ? await met : met) ?? limitRequests(c);
      if (!refused) {
        const valid = validate(c);
        refused = valid instanceof Promise ? await valid : valid;
      }
      return addHeaders(c, refused ?? await handle(c, toNobody));
    } catch (error) {
      return addHeaders(c, onError(error, c));
    }
  };
}

function methodsOf({ method }: Route): Plan["isAllowed"] {
  const allowed = method === "post" ? ["POST"] : ["GET", "HEAD"];
  const headers = { Allow: allowed.join(", ") };
  return (c) => {
    if (allowed.includes(c.req.method)) return undefined;
    const detail = `This path answers ${allowed.join(" and ")}, not ${c.req.method}.`;
    return problem(c, "method_not_allowed", detail, { headers });
  };
}

function queryOf({ request }: Route): Plan["validate"] {
  const query = request?.query;
  return (c) => {
    if (query === undefined) return undefined;
    const { data, error } = query.safeParse(readQuery(c.req));
    if (error) return onInvalid(error, c);
    c.req.addValidatedData("query", Object(data));
  };
}

function bodyOf({ request }: Route): Plan["validate"] {
  const schema = request?.body?.content["application/json"].schema;
  if (!schema) throw new Error("a POST without a body");
  return async (c) => {
    const read = await readBody(c);
    if (read instanceof Response) return read;
    const { data, error } = schema.safeParse(read.json, { reportInput: true });
    if (error) return onInvalidBody(error, c);
    c.req.addValidatedData("json", Object(data));
  };
}

/** Returns a request's query as the contract's validators read it: a list for whatever was given more than once. */
function readQuery(request: ApiContext["req"]): Record<string, string | string[] | undefined> {
  const query: Record<string, string | string[] | undefined> = Object.create(null);
  for (const [name, values] of Object.entries(request.queries())) {
    query[name] = values.length === 1 ? values[0] : values;
  }
  return query;
}

/** Completes an answer. A vote check of a minute ago must not be answered by a cache on the way. */
function addHeaders({ env }: ApiContext, answer: Response): Response {
  const { headers } = answer;
  headers.set("Cache-Control", "no-store");
  if (env.rateLimit) {
    headers.append("RateLimit-Policy", env.rateLimitPolicy);
    headers.append("RateLimit", env.rateLimit);
  }
  return answer;
}

/** An operation's handler answers itself. */
const toNobody = () => Promise.resolve();
