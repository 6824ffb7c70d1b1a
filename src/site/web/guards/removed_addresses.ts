import { sendError } from "../frame/error_page.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { fillPath, type Route } from "../route.ts";

/** Guides of earlier versions with the guides that contain them now. Those without a target are for contributors. */
export const REMOVED_GUIDES: readonly (readonly [name: string, target?: string])[] = [
  ["api-rules", "errors#keys"],
  ["compat", "sites#plugins-that-read-0-1-or-2"],
  ["fraud"],
  ["grading", "webhooks#grade-your-receiver"],
  ["limits", "errors#limits-per-key"],
  ["moving", "sites#move-from-another-listing"],
  ["performance"],
  ["retries", "webhooks#retries"],
  ["rewards-rules", "reward-plugins#a-claim-leases"],
  ["scale", "hosting#what-it-takes"],
  ["second-factors", "sign-in#passkeys-and-two-step-sign-in"],
  ["stacks", "clients"],
  ["translating"],
];

/** Paths of earlier versions with their replacements. Without a target, there is none. */
const REMOVED: readonly (readonly [path: `/${string}`, target?: string | undefined])[] = [
  ...REMOVED_GUIDES.flatMap(([name, target]) =>
    [
      [`/docs/${name}`, target && `/docs/${target}`],
      [`/docs/${name}.md`, target && `/docs/${target.replace(/#.*|$/, ".md")}`],
    ] as const
  ),
  // The site's feed contains the game of each entry.
  ["/games/:slug/feed.atom"],
  ["/my/servers/:slug/chats", "/my/servers/:slug/rewards#chats"],
  ["/my/servers/:slug/deliveries", "/my/servers/:slug/api#deliveries"],
  ["/moderation/games/:slug/merge", "/moderation/games/:slug#merge"],
  ["/moderation/tags", "/moderation/games#tags"],
  ["/moderation/tags/:slug/merge", "/moderation/tags/:slug#merge"],
  ["/servers/:slug/card.png"],
  ["/servers/:slug/vote.ics"],
  ["/theme", "/"],
  ["/vote/:slug", "/v/:slug"],
  ["/moderation/setup", "/moderation/health"],
  ["/moderation/mail", "/moderation/settings#mail"],
  ["/moderation/chat", "/moderation/settings#chat"],
  ["/moderation/names", "/moderation"],
  ["/moderation/reports/answered", "/moderation/audit?kind=reports"],
  ["/my/servers/:slug/facts", "/my/servers/:slug/edit#facts"],
  ["/my/servers/:slug/pictures", "/my/servers/:slug/edit#pictures"],
  ["/my/servers/:slug/status", "/my/servers/:slug/settings#online"],
  ["/my/servers/:slug/people", "/my/servers/:slug/settings#people"],
];

/** Paths of removed forms, which an open page may still have. */
const REMOVED_FORMS = ["/my/votes/:slug/place"];

/** The routes that redirect removed pages, with their query, or respond that pages and forms are gone. */
export const REMOVED_ROUTES: readonly Route[] = [
  ...REMOVED.map(([path, target]): Route => {
    const answer = (c: WebContext, web: Web) =>
      target === undefined ? gone(c, web) : leadOn(c, target);
    return isOwners(path) ? ["GET", path, "member", answer] : ["GET", path, "anybody", answer];
  }),
  ...REMOVED_FORMS.map((path): Route => ["POST", path, "anybody", gone]),
];

function gone(c: WebContext, web: Web): Promise<Response> {
  return sendError(c, web, "gone");
}

/** Returns whether a page was about an owner's server, whose existence other visitors must not learn. */
function isOwners(path: string): path is `/my/servers/:slug${string}` {
  return path.startsWith("/my/servers/:slug/");
}

/** Redirects to a target, with the request's query and path parameters. */
export function leadOn(c: WebContext, target: string): Response {
  const path = fillPath(target, c.req.param());
  // Caches would keep a 301 permanently, with its language and the cookie of a renewed session.
  c.header("Cache-Control", "private, no-store");
  const { pathname, searchParams: query, hash } = new URL(path, c.req.url);
  for (const [name, value] of new URL(c.req.url).searchParams) query.append(name, value);
  return c.redirect(`${pathname}${query.size > 0 ? `?${query}` : ""}${hash}`, 301);
}
