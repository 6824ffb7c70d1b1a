import { RequestState } from "../../src/api/request_state.ts";
import { createViewLimits } from "../../src/web/limit_views.ts";
import { createPages } from "../../src/web/pages.ts";
import { SITE, type World } from "./world.ts";

/** The pages of a world on whose limits no time passes, or as much as `now` says. */
export function stopClock(world: World, now: () => number = () => 0): World {
  const site = { ...SITE.site, baseUrl: SITE.baseUrl };
  const views = createViewLimits(now);
  const pages = createPages({ services: world.services, site, trustedProxies: [], views });
  return {
    ...world,
    app: {
      ...world.app,
      fetch: async (request, peer = {}) => await pages.fetch(request, new RequestState(peer)),
    },
  };
}
