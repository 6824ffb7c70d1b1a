import type { OpenAPIHono, RouteConfig, z } from "@hono/zod-openapi";
import type { Handler, MiddlewareHandler, Next } from "hono";
import type { RateLimit } from "../../../generated/limits.ts";
import type { Scope } from "../keys/scopes.ts";
import type { Admission, CreateAdmission } from "./admission.ts";
import type { RefusalResponse } from "./authenticate.ts";
import { onError, onInvalid, onUnknownServer, problem } from "./error_response.ts";
import { readBody } from "./read_body.ts";
import { hasUnclearEnds, isDecoded, readQuery } from "../text/query.ts";
import type { ApiContext, ApiEnv } from "./request_state.ts";
import { REQUEST } from "./problem_details.ts";

/** An operation as generated from a contract. */
interface Operation extends RouteConfig {
  "x-scope"?: Scope;
  request?: {
    params?: z.ZodObject;
    query?: z.ZodObject;
    body?: { required: true; content: { "application/json": { schema: z.ZodType } } };
  };
  getRoutingPath(): string;
}

// deno-lint-ignore no-explicit-any -- one type for the handlers of all routes; `Handlers` has checked each one
type AnyHandler = Handler<ApiEnv, any, any>;

/**
 * Mounts every operation of a contract. A request passes key, limit, validation and handler, in this order. Other
 * methods are refused. Caches must not store the responses to a key, because a client needs the current vote check and
 * not one from a minute ago. Returns the paths, and `tick`, which drops idle limits and should be called every second.
 */
export function mount<Id extends string>(
  app: OpenAPIHono<ApiEnv>,
  { routes, limits, handlers }: {
    routes: Record<Id, Operation>;
    limits: Record<Id, RateLimit>;
    handlers: Record<Id, AnyHandler>;
  },
  { admission, tag, caching = NO_STORE }: {
    /** Checks the caller's key, and limits its requests. */
    admission: CreateAdmission;
    /** Gives successful responses an ETag. */
    tag?: MiddlewareHandler<ApiEnv>;
    /** The `Cache-Control` of successful responses. */
    caching?: string;
  },
) {
  const ticks: (() => void)[] = [];
  const paths = new Set<string>();
  app.onError(onError);
  for (const id in routes) {
    const route: Operation = routes[id];
    const path = route.getRoutingPath();
    const { admit, admitAgain, tick } = admission(id, limits[id], route["x-scope"]);
    const { params, query, body } = route.request ?? {};
    const schema = body?.content["application/json"].schema;
    const validate = query && validateQuery(query);

    const guard = async (c: ApiContext, next: Next): Promise<RefusalResponse> => {
      const refused = await admit(c) ?? validate?.(c);
      if (refused === undefined) await next();
      addHeaders(c, refused ?? c.res, caching);
      return refused;
    };

    const middleware = [guard, ...tag ? [tag] : [], ...body ? [giveBody(admitAgain)] : []];
    const explain = schema || params ? explainFaults(schema) : undefined;
    // The guard has validated the query.
    const request = { ...route.request, query: undefined };
    app.openapi({ ...route, request, middleware }, handlers[id], explain);
    app.all(path, otherMethod(route.method));
    ticks.push(tick);
    paths.add(path);
  }
  return { paths, tick: () => ticks.forEach((one) => one()) };
}

function otherMethod(method: string) {
  const methods = method === "post" ? ["POST"] : ["GET", "HEAD"];
  return (c: ApiContext): Response => {
    const detail = REQUEST.otherMethod(methods, c.req.method);
    return problem(c, "method_not_allowed", { detail, headers: { Allow: methods.join(", ") } });
  };
}

/**
 * Validates a query in place of Hono's validator. Its parser takes 4 µs for each malformed `%`, and decodes invalid
 * UTF-8 to U+FFFD, which is the name of another player. `readParameters` does neither.
 */
function validateQuery(schema: z.ZodObject) {
  const names = Object.keys(schema.shape);
  return (c: ApiContext): RefusalResponse => {
    const { data, error } = schema.safeParse(readParameters(c.req, names), WITH_INPUTS);
    if (error) return onInvalid(error, c, "query");
    c.req.addValidatedData("query", data);
  };
}

/** Makes issues include their inputs, which the sentences of faults depend on. */
const WITH_INPUTS = { reportInput: true };

/**
 * Returns the value of each parameter of the contract that was given, or all its values if there are several. A value
 * is null if it isn't valid UTF-8, or if it isn't certain which player it names. Several values are refused without
 * this check, which reads the whole query for each.
 */
function readParameters(request: ApiContext["req"], names: string[]) {
  const query = readQuery(request);
  const read: Record<string, string | string[] | null> = {};
  for (const name of names) {
    const values = query.getAll(name);
    const [first] = values;
    if (first === undefined) continue;
    const isClear = values.length > 1 ||
      isDecoded(request, first) && !(name === "username" && hasUnclearEnds(request, name, first));
    const given = values.length > 1 ? values : first;
    read[name] = isClear ? given : null;
  }
  return read;
}

/**
 * Replaces the request with one whose body was read within the contract's limits. Hono's own reader has no limits. A
 * key may have been revoked while the body arrived.
 */
function giveBody(admitAgain: Admission["admitAgain"]) {
  return async (c: ApiContext, next: Next): Promise<RefusalResponse> => {
    const body = await readBody(c);
    const refused = await admitAgain?.(c);
    if (refused) return refused;
    const headers = new Headers(c.req.raw.headers);
    headers.set("Content-Type", "application/json");
    c.req.raw = new Request(c.req.raw, { headers, body });
    await next();
  };
}

/** Responds to a path or body that failed validation. Validates a body again, because Hono's issues lack the inputs. */
function explainFaults(schema: z.ZodType | undefined) {
  return (result: object, c: ApiContext): Response | undefined => {
    if (!("error" in result && "data" in result && "target" in result)) return undefined;
    // No server has such a name.
    if (schema === undefined || result.target === "param") return onUnknownServer(c);
    const { error } = schema.safeParse(result.data, WITH_INPUTS);
    return error && onInvalid(error, c, "body");
  };
}

const NO_STORE = "no-store";

function addHeaders({ env }: ApiContext, answer: Response, caching: string): void {
  const { headers, ok, status } = answer;
  const cacheControl = ok || status === 304 ? caching : NO_STORE;
  headers.set("Cache-Control", cacheControl);
  const { rateLimit } = env;
  if (rateLimit === undefined) return;
  headers.append("RateLimit-Policy", rateLimit.policy);
  // A cache must not show one client's remaining requests to others.
  if (cacheControl === NO_STORE) headers.append("RateLimit", rateLimit.left);
}
