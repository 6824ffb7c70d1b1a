import { RequestState } from "../../../src/core/api/request_state.ts";
import type { CreateLimiter } from "../../../src/core/limits/shared_window.ts";
import { createViewLimits } from "../../../src/site/web/guards/limit_views.ts";
import { createPages } from "../../../src/service/web/pages.ts";
import { SITE, type World } from "../world.ts";

/** Stops the clock of a world's limits on views and forms, or replaces it with `now`. */
export function stopClock(world: World, now: () => number = () => 0): World {
  const site = { ...SITE.site, baseUrl: SITE.baseUrl };
  const views = createViewLimits(now);
  const limiter: CreateLimiter = (name, options) =>
    world.services.limiter(name, { ...options, now });
  const services = { ...world.services, limiter };
  const pages = createPages({ services, site, trustedProxies: [], views });
  return {
    ...world,
    app: {
      ...world.app,
      fetch: async (request, peer = {}) => await pages.fetch(request, new RequestState(peer)),
    },
  };
}
