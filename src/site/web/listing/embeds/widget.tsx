import { html } from "hono/html";
import { findVoteGoals, type VoteGoal } from "../../../goals/find_goals.ts";
import type { SearchHit } from "../../../servers/index/listed_index.ts";
import { findListed, type ShownServer } from "../../../servers/public/shown_server.ts";
import { isolated, unmarked, xmlText } from "../../../text/shown_text.ts";
import { goalProgress } from "../../servers/goal_bars.tsx";
import { Logo } from "../../servers/face.tsx";
import { sendKeptFile } from "../../frame/public_page.tsx";
import { WIDGET_THEME_FILES } from "../../frame/static_files.ts";
import { withLinksIn } from "../../locale/addresses.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { isOnOtherSite, noteVisit } from "../count_visits.ts";

/** Seconds for which browsers and proxies may keep a widget. */
const KEPT_S = 60;

/** Pixels of the frame in the code that owners copy, with room for the name and three lines. */
export const WIDGET_SIZE = { width: 340, height: 112 };

/** Links open in a new tab, without access to the page that shows the widget. */
const BESIDE = { target: "_blank", rel: "noopener" };

type WidgetTheme = keyof typeof WIDGET_THEME_FILES;

/**
 * GET /embed/:slug: shows a server's rank, votes and players, for frames on any site, without scripts, forms and
 * cookies. `theme` is light or dark. Without it, the visitor's device decides.
 */
export async function sendWidget(c: WebContext, web: Web): Promise<Response> {
  const slug = c.req.param("slug") ?? "";
  const wanted = c.req.query("theme");
  const theme = wanted === "light" || wanted === "dark" ? wanted : undefined;
  const key = `${c.req.path} ${currentLocale().tag} ${theme}`;
  const type = "text/html; charset=UTF-8";
  const make = () => makeWidget(web, { slug, theme });
  const response = await sendKeptFile(c, web, { key, type, keptS: KEPT_S, make });
  // Only a view on another site shows that the owner has embedded it.
  if (response.ok && isOnOtherSite(c, web)) noteVisit(c, web, { slug, kind: "badge_view" });
  return response;
}

async function makeWidget(
  web: Web,
  { slug, theme }: { slug: string; theme: WidgetTheme | undefined },
): Promise<string | undefined> {
  const { sql, ranking, locales, now } = web.services;
  const server = await findListed(sql, slug, now());
  const ranked = server && await ranking.get(server.id);
  if (!ranked) return undefined;
  const [goal] = await findVoteGoals(sql, server.id, now());
  const widget = <Widget web={web} server={server} ranked={ranked} goal={goal} theme={theme} />;
  // JSX has no doctype.
  return withLinksIn(String(await html`<!doctype html>${widget}`), currentLocale(), locales);
}

function Widget({ web, server, ranked, goal, theme }: {
  web: Web;
  server: ShownServer;
  ranked: SearchHit;
  /** The first goal of the server's players, whose progress is shown instead of the votes. */
  goal: VoteGoal | undefined;
  theme: WidgetTheme | undefined;
}) {
  const locale = currentLocale();
  const { badge: words, server: serverWords } = locale.words.listing;
  const { sheet } = web.files;
  const { name, slug, gameName, state, playersOnline } = server;
  const page = `/servers/${slug}`;
  const rank = words.rank(ranked.rankInGame, isolated(gameName));
  // In a right-to-left language, names have direction marks, which a title would show.
  const title = `${isolated(name)}: ${rank} – ${isolated(web.site.name)}`;
  const { isOnline } = locale.words.frame.players;
  return (
    <html lang={locale.lang} dir={locale.dir}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{locale.dir === "rtl" ? unmarked(title) : xmlText(title)}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        <link rel="stylesheet" href={web.sheets.all} />
        {theme && <link rel="stylesheet" href={WIDGET_THEME_FILES[theme].path} />}
        {sheet && <link rel="stylesheet" href={sheet} />}
      </head>
      <body class="widget">
        <main class="row">
          <Logo server={server} size={44} isFirst />
          <div class="row__main">
            <h1>
              <a href={page} {...BESIDE} dir="auto">{name}</a>
            </h1>
            <p>{rank}</p>
            <p class="soft">
              {goal ? `${isolated(goal.name)}: ${goalProgress(goal)}` : words.votes(ranked.votes)}
            </p>
            {state === "online"
              ? (
                <p class="soft">
                  {playersOnline === null ? isOnline : words.players(playersOnline)}
                </p>
              )
              : null}
          </div>
          <a class="button button--vote" href={`${page}/vote`} {...BESIDE}>{serverWords.vote}</a>
        </main>
      </body>
    </html>
  );
}
