import { z } from "zod";
import { sendError } from "../frame/error_page.tsx";
import { nextPath } from "../../text/next_path.ts";
import { readForm, redirectTo } from "../forms/read_form.ts";
import { keepTheme, THEMES } from "../frame/theme.ts";
import type { Web, WebContext } from "../web_env.ts";

const CHOICE = z.object({ theme: z.enum(THEMES), next: z.string().optional() });

/**
 * POST /theme.css: remembers a theme in this browser, and redirects back to the page with the form. The switch's script
 * sends no `next` and needs no page.
 */
export async function chooseTheme(c: WebContext, web: Web): Promise<Response> {
  const form = await readForm(c, CHOICE);
  if (form.kind === "invalid") return await sendError(c, web, "notFound");
  const { theme, next } = form.values;
  keepTheme(c, theme, { isSecure: web.site.baseUrl.startsWith("https:") });
  if (next === undefined) return c.body(null, 204);
  return redirectTo(c, nextPath(next, web.site.baseUrl));
}
