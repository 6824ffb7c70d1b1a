import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Env, Handler, MiddlewareHandler } from "hono";
import type { OperationId } from "../../generated/limits.ts";
import { type Handlers, routes } from "../../generated/routes.ts";

/** The steps that every operation has. */
export interface Steps<E extends Env> {
  /** Answers a method that the path does not have. */
  otherMethod: Handler<E>;
  /** Lets nobody pass without a key. */
  key: MiddlewareHandler<E>;
  /** Makes the limit of one operation; asked once for each. */
  limit(operation: OperationId): MiddlewareHandler<E>;
}

/**
 * Mounts every operation of the contract: route, key, limit, validation, handler. Key and limit stand in the
 * handler's own registration, so no spelling of a path can match the handler without them.
 */
export function mount<E extends Env>(
  app: OpenAPIHono<E>,
  handlers: Handlers<E>,
  { otherMethod, key, limit }: Steps<E>,
): void {
  for (const route of Object.values(routes)) {
    const operation = route.operationId;
    const middleware = [noStore, key, limit(operation)];
    app.openapiRoutes([{ route: { ...route, middleware }, handler: handlers[operation] }]);
  }
  // Reached by what is neither GET nor HEAD: those end above, in every case.
  for (const route of Object.values(routes)) app.all(route.getRoutingPath(), otherMethod);
}

/** A vote check of a minute ago must not be answered by a cache on the way. */
const noStore: MiddlewareHandler = async (c, next) => {
  c.header("Cache-Control", "no-store");
  await next();
};
