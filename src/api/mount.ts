import type { Handler, Hono } from "hono";
import type { OperationId } from "../../generated/limits.ts";
import { type Handlers, routes } from "../../generated/routes.ts";
import type { ApiContext, ApiEnv } from "./visit.ts";
import { onError, onInvalid } from "./error_response.ts";

/** Refuses a request, or lets it pass by answering nothing. */
export type Step<Answer> = (c: ApiContext) => Answer;
type Refusal = Response | undefined;

/** The steps that every operation has. */
export interface Steps {
  /** Answers a method that the path does not have. */
  otherMethod: Step<Response>;
  /** Lets nobody pass without a key; asks the database only for a key it has not met. */
  key: Step<Refusal | Promise<Refusal>>;
  /** Makes the limit of one operation; asked once for each. */
  limit(operation: OperationId): Step<Refusal>;
}

type Route = (typeof routes)[OperationId];
// deno-lint-ignore no-explicit-any -- one type for the handlers of all routes; `Handlers` held each to its own
type AnyHandler = Handler<ApiEnv, any, any>;

/**
 * Mounts every operation of the contract: method, key, limit, validation, handler. They are one plan in one
 * registration for all methods, so no spelling of a path can match the handler without them. It is the cheapest form
 * too: for a chain of middleware the framework makes closures and promises anew at each request.
 */
export function mount(app: Hono<ApiEnv>, handlers: Handlers<ApiEnv>, steps: Steps): void {
  for (const route of Object.values(routes)) {
    app.all(route.getRoutingPath(), createPlan(route, handlers[route.operationId], steps));
  }
}

function createPlan(route: Route, handle: AnyHandler, { otherMethod, key, limit }: Steps) {
  const limitRequests = limit(route.operationId);
  const query = "request" in route ? route.request.query : undefined;

  function validate(c: ApiContext): Refusal {
    if (query === undefined) return undefined;
    const { data, error } = query.safeParse(readQuery(c.req));
    if (error) return onInvalid(error, c);
    c.req.addValidatedData("query", data);
  }

  return async (c: ApiContext): Promise<Response> => {
    const { method } = c.req;
    if (method !== "GET" && method !== "HEAD") return otherMethod(c);
    try {
      const met = key(c);
      const refused = (met instanceof Promise ? await met : met) ?? limitRequests(c) ?? validate(c);
      return addHeaders(c, refused ?? await handle(c, toNobody));
    } catch (error) {
      return addHeaders(c, onError(error, c));
    }
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
