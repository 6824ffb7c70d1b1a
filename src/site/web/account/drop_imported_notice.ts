import { forgetImport } from "../../accounts/imported_accounts.ts";
import { nextPath } from "../../text/next_path.ts";
import { redirectTo } from "../forms/submit.ts";
import { viewerOf } from "../request_actor.ts";
import type { Web, WebContext } from "../web_env.ts";

/** POST /account/move-notice/removal: the viewer has read who keeps their data now. */
export async function dropImportedNotice(c: WebContext, web: Web) {
  await forgetImport(web.services.sql, viewerOf(c).accountId);
  const { next } = await c.req.parseBody();
  return redirectTo(c, nextPath(typeof next === "string" ? next : undefined, web.site.baseUrl));
}
