import { type Act, actorOf } from "../../core/rights/actor.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import { addressKey, clientAddress } from "../../core/limits/client_address.ts";
import type { Own, Web, WebContext } from "./web_env.ts";

/** Returns the server in the path and who acts. The route must be guarded by `requireServerRole`. */
export function ownOf(c: WebContext): Own {
  const own = c.get("own");
  if (!own) throw new Error(`${c.req.path} is not guarded by requireServerRole`);
  return own;
}

/** Returns the user who is signed in. The route must be guarded by `requireSignIn`. */
export function viewerOf(c: WebContext): Viewer {
  const viewer = c.get("viewer");
  if (!viewer) throw new Error(`${c.req.path} is not guarded by requireSignIn`);
  return viewer;
}

/** Returns the user who is signed in and the time, as the domain's functions expect them. */
export function actOf(c: WebContext, { services }: Web): Act {
  return { by: actorOf(viewerOf(c)), now: services.now() };
}

/** Returns the key under which limits per address count this request. */
export function addressKeyOf(c: WebContext, { trustedProxies }: Web): string {
  return addressKey(clientAddress({
    remote: c.env?.remoteAddress ?? "",
    forwardedFor: c.req.header("x-forwarded-for"),
    trusted: trustedProxies,
  }));
}
