import { type Act, actorOf } from "../../core/rights/actor.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import { addressKey, clientAddress } from "../../core/limits/client_address.ts";
import type { ServerAccess, Web, WebContext } from "./web_env.ts";

/** Returns the server in the path and the actor. The route must be guarded by `requireServerRole`. */
export function ownOf(c: WebContext): ServerAccess {
  const own = c.get("own");
  if (!own) throw new Error(`${c.req.path} is not guarded by requireServerRole`);
  return own;
}

/** Returns the signed-in user. The route must be guarded by `requireSignIn`. */
export function viewerOf(c: WebContext): Viewer {
  const viewer = c.get("viewer");
  if (!viewer) throw new Error(`${c.req.path} is not guarded by requireSignIn`);
  return viewer;
}

/** Returns the signed-in user and the time, in the form that the domain's functions expect. */
export function actOf(c: WebContext, { services }: Web): Act {
  return { by: actorOf(viewerOf(c)), now: services.now() };
}

/** Returns the request's key for limits per IP address. */
export function addressKeyOf(c: WebContext, { trustedProxies }: Web): string {
  return addressKey(clientAddress({
    remote: c.env?.remoteAddress ?? "",
    forwardedFor: c.req.header("x-forwarded-for"),
    trusted: trustedProxies,
  }));
}
