import { Hono } from "hono";
import { onError, onNotFound } from "./api/error_response.ts";
import type { ApiEnv } from "./api/environment.ts";
import { createHealth } from "./api/health.ts";
import { logRequest } from "./api/log_request.ts";
import { createReference, type ReferenceFiles } from "./api/reference.ts";
import { createApiV1 } from "./api/v1.ts";
import type { Config } from "./config.ts";
import type { Services } from "./services.ts";
import { createViewLimits } from "./web/limit_views.ts";
import { createPages } from "./web/pages.ts";

/** Everything HTTP reaches. */
export interface App {
  fetch(request: Request, env?: ApiEnv["Bindings"]): Response | Promise<Response>;
  /** Frees what idle clients left behind; called every second. */
  tick(): void;
}

/** Puts the doors together. Nothing listens yet. */
export function createApp(
  services: Services,
  config: Pick<Config, "trustedProxies" | "site" | "baseUrl">,
  reference: ReferenceFiles,
): App {
  const v1 = createApiV1(services, config);
  const app = new Hono<ApiEnv>();
  app.use(logRequest);
  app.onError(onError);
  app.notFound(onNotFound);
  app.route("/", v1.app);
  app.route("/", createHealth(services));
  app.route("/", createReference(reference));
  const site = { ...config.site, baseUrl: config.baseUrl };
  const views = createViewLimits();
  app.route("/", createPages({ services, site, trustedProxies: config.trustedProxies, views }));

  function tick(): void {
    v1.tick();
    services.accounts.tick();
    views.tick();
  }

  return { fetch: (request, env = {}) => app.fetch(request, env), tick };
}
