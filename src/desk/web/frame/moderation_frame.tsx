import type { Child } from "hono/jsx";
import { FaultSummary } from "../../../site/web/kit/form.tsx";
import { hasRight, type Right } from "../../../core/rights/rights.ts";
import type { WaitingCounts } from "../../../site/reports/waiting_counts.ts";
import { WaitingBadge } from "../../../site/web/frame/header.tsx";
import { sendPage } from "../../../site/web/frame/layout.tsx";
import { viewerOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import type { Words } from "../../../core/locales/locale.ts";

/** Pages that have a tab: the daily work, then those about the site itself. */
const LINKS: {
  path: string;
  label: keyof Words["moderation"]["tabs"];
  right: Right;
  counts?: readonly (keyof WaitingCounts)[];
  /** Pages that are reached from this one. */
  leadsTo?: RegExp;
}[] = [
  {
    path: "/moderation",
    label: "servers",
    right: "listings",
    counts: ["review", "names"],
    leadsTo: /^\/moderation\/(servers|names)\//,
  },
  {
    path: "/moderation/reports",
    label: "reports",
    right: "reports",
    counts: ["reports"],
    leadsTo: /^\/moderation\/reports\//,
  },
  {
    path: "/moderation/waves",
    label: "waves",
    right: "votes",
    counts: ["waves"],
    leadsTo: /^\/moderation\/waves\//,
  },
  {
    path: "/moderation/listings",
    label: "listings",
    right: "listings",
    leadsTo: /^\/moderation\/decisions$/,
  },
  {
    path: "/moderation/search",
    label: "search",
    right: "trail",
    leadsTo: /^\/moderation\/(accounts|votes)\//,
  },
  { path: "/moderation/audit", label: "audit", right: "trail" },
  {
    path: "/moderation/health",
    label: "health",
    right: "health",
    leadsTo: /^\/moderation\/setup\//,
  },
  {
    path: "/moderation/games",
    label: "catalog",
    right: "catalog",
    leadsTo: /^\/moderation\/(games\/|tags)/,
  },
  {
    path: "/moderation/settings",
    label: "settings",
    right: "listings",
    leadsTo: /^\/moderation\/(chat$|mail$|settings\/)/,
  },
];

/**
 * Responds with a page for moderators: links to the other pages, heading, problems that the host has to fix, and
 * faults.
 */
export function sendModeration(
  c: WebContext,
  web: Web,
  { heading, body, ...page }: {
    title: string;
    /** Heading of the page's content; absent: the title; null: the body has its own. */
    heading?: string | null;
    scripts?: readonly string[];
    body: Child;
  },
): Promise<Response> {
  const warnings = [web.proxies?.warning(), web.services.postman.warning()];
  return sendPage(c, web, {
    ...page,
    subject: (
      <>
        <Tabs c={c} />
        {heading === null ? null : <h1>{heading ?? page.title}</h1>}
      </>
    ),
    body: (
      <>
        {warnings.map((warning) => warning && <p class="notice late" role="alert">{warning}</p>)}
        <FaultSummary />
        {body}
      </>
    ),
  });
}

function isHere(c: WebContext, { path, leadsTo }: typeof LINKS[number]): boolean {
  return c.req.path === path || leadsTo?.test(c.req.path) === true;
}

/** Links to the moderators' pages, to those with the right. */
function Tabs({ c }: { c: WebContext }) {
  const { tabs } = currentLocale().words.moderation;
  const waiting = c.get("waiting");
  const links = LINKS.filter(({ right }) => hasRight(viewerOf(c), right));
  return (
    <nav class="tabs desk-tabs" aria-label={tabs.label}>
      {links.map((link) => (
        <a href={link.path} aria-current={isHere(c, link) ? "page" : undefined}>
          {tabs[link.label]}
          {link.counts && (
            <WaitingBadge
              waiting={link.counts.reduce((sum, kind) => sum + (waiting?.[kind] ?? 0), 0)}
            />
          )}
        </a>
      ))}
    </nav>
  );
}
