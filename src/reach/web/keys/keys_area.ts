import { newKey, showApiPanel } from "./api_panel.tsx";
import { KEY_ACTIONS, showKey } from "./key_page.tsx";
import { confirmRevocation, revocation } from "./revocation_page.tsx";
import type { Area } from "../../../site/web/area.ts";
import { withOptions } from "../../../site/web/route.ts";

/** The keys of a server with the deliveries to them, and the page of each key. */
export const KEYS_AREA: Area = {
  routes: withOptions({ tab: "api" }, [
    ["GET", "/my/servers/:slug/api", "member", showApiPanel],
    newKey.route,
    ["GET", "/my/servers/:slug/api/keys/:id", "manager", showKey],
    ["GET", "/my/servers/:slug/api/keys/:id/revocation", "manager", confirmRevocation],
    revocation.route,
    ...Object.values(KEY_ACTIONS).map(({ route }) => route),
  ]),
};
