import { resend, showDelivery } from "./delivery_page.tsx";
import type { Area } from "../area.ts";
import { withOptions } from "../route.ts";

/** The page of one delivery. All deliveries of a server are listed below its keys. */
export const DELIVERIES_AREA: Area = {
  routes: withOptions({ tab: "api" }, [
    ["GET", "/my/servers/:slug/deliveries/:id", "member", showDelivery],
    resend.route,
  ]),
};
