import type { Child } from "hono/jsx";
import { FaultSummary } from "../../../site/web/kit/form.tsx";
import { hasRight, type Right } from "../../../core/rights/rights.ts";
import type { WaitingCounts } from "../../../site/reports/waiting_counts.ts";
import { WaitingBadge } from "../../../site/web/frame/header_menu.tsx";
import { sendPage } from "../../../site/web/frame/layout.tsx";
import { viewerOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { DeskTab } from "../../../site/web/route_options.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";

/** A tab: its label, the end of its address, the right that it needs, and its count. */
interface Tab {
  tab: DeskTab;
  /** The end of the address. Absent for the start page of the desk. */
  at?: string;
  right: Right;
  counts?: readonly (keyof WaitingCounts)[];
}

/** The tabs: first the daily work, then the pages about the site itself. */
const TABS: readonly Tab[] = [
  { tab: "servers", right: "listings", counts: ["review", "names"] },
  { tab: "reports", at: "reports", right: "reports", counts: ["reports"] },
  { tab: "waves", at: "waves", right: "votes", counts: ["waves"] },
  { tab: "listings", at: "listings", right: "listings" },
  { tab: "search", at: "search", right: "trail" },
  { tab: "audit", at: "audit", right: "trail" },
  { tab: "health", at: "health", right: "health" },
  { tab: "catalog", at: "games", right: "catalog" },
  { tab: "settings", at: "settings", right: "listings" },
];

/** Responds with a page for moderators: tabs, heading, problems that the host has to fix, and faults. */
export function sendModeration(
  c: WebContext,
  web: Web,
  { heading, body, ...page }: {
    title: string;
    /** Heading of the page's content. By default the title. Null if the body contains a heading. */
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

/** The tabs of the moderators' pages that the viewer has the right to open. */
function Tabs({ c }: { c: WebContext }) {
  const { tabs } = currentLocale().words.moderation;
  const waiting = c.get("waiting");
  return (
    <nav class="tabs desk-tabs" aria-label={tabs.label}>
      {TABS.filter(({ right }) => hasRight(viewerOf(c), right))
        .map(({ tab, at, counts = [] }) => (
          <a
            href={at === undefined ? "/moderation" : `/moderation/${at}`}
            aria-current={c.get("route")?.tab === tab ? "page" : undefined}
          >
            {tabs[tab]}
            <WaitingBadge waiting={counts.reduce((sum, kind) => sum + (waiting?.[kind] ?? 0), 0)} />
          </a>
        ))}
    </nav>
  );
}
