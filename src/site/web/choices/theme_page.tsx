import { z } from "zod";
import { Door } from "../kit/door.tsx";
import { FaultSummary, type FaultyForm, Form, Submit } from "../kit/form.tsx";
import { nextPath } from "../../text/next_path.ts";
import { submit } from "../forms/submit.ts";
import { sendPage } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { ThemeChoice } from "../frame/theme_choice.tsx";
import { keepTheme, type Theme, THEME_PATH, themeOf, THEMES } from "../frame/theme.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { fault } from "../parts/faults.ts";

/** POST /theme.css: remembers a theme in this browser. The switch's script sends no `next` and needs no page. */
export const chooseTheme = submit({
  schema: z.object({ theme: z.enum(THEMES, fault("theme")), next: z.string().optional() }),
  show: (c, web, sent) =>
    showChoice(c, web, { next: sent.typed["next"], chosen: themeOf(c), sent }),
  async act(c, web, { theme, next }) {
    keepTheme(c, theme, { isSecure: web.site.baseUrl.startsWith("https:") });
    return next === undefined
      ? c.body(null, 204)
      : await showChoice(c, web, { next, chosen: theme });
  },
});

/** GET /theme: lets visitors without scripts choose a theme. Others have the switch in the foot of each page. */
export function showThemes(c: WebContext, web: Web): Promise<Response> {
  return showChoice(c, web, { next: c.req.query("next"), chosen: themeOf(c) });
}

function showChoice(
  c: WebContext,
  web: Web,
  { next, chosen, sent }: { next: string | undefined; chosen: Theme; sent?: FaultyForm },
): Promise<Response> {
  const { theme: words } = currentLocale().words.frame;
  const back = nextPath(next, web.site.baseUrl);
  return sendPage(c, web, {
    title: words.title,
    narrow: true,
    status: sent ? 422 : 200,
    body: (
      <Door
        title={words.title}
        lead={words.lead}
        more={<LinkLine href={back} label={words.back} />}
      >
        <FaultSummary faults={sent?.faults} />
        <Form action={THEME_PATH} fields={{ next: back }}>
          <ThemeChoice chosen={chosen} />
          <Submit>{words.save}</Submit>
        </Form>
      </Door>
    ),
  });
}
