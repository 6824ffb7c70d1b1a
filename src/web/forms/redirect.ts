import type { NoticeCode } from "./notices.ts";
import type { WebContext } from "../web_env.ts";

/** After a form: has the browser get another page of this site, which says what was done. */
export function redirectTo(c: WebContext, path: string, notice?: NoticeCode): Response {
  if (notice === undefined) return c.redirect(path, 303);
  const separator = path.includes("?") ? "&" : "?";
  return c.redirect(`${path}${separator}notice=${notice}`, 303);
}
