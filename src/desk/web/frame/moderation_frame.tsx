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

/** A tab: the part of its address after `/moderation/`, what it counts, and those of the pages that are reached from it. */
interface Tab {
  at: string;
  label: keyof Words["moderation"]["tabs"];
  right: Right;
  counts?: readonly (keyof WaitingCounts)[];
  also?: readonly string[];
}

/** The daily work, then the pages about the site itself. */
const TABS: readonly Tab[] = [
  {
    at: "",
    label: "servers",
    right: "listings",
    counts: ["review", "names"],
    also: ["servers", "names"],
  },
  { at: "reports", label: "reports", right: "reports", counts: ["reports"] },
  { at: "waves", label: "waves", right: "votes", counts: ["waves"] },
  { at: "listings", label: "listings", right: "listings", also: ["decisions"] },
  { at: "search", label: "search", right: "trail", also: ["accounts", "votes"] },
  { at: "audit", label: "audit", right: "trail" },
  { at: "health", label: "health", right: "health", also: ["setup"] },
  { at: "games", label: "catalog", right: "catalog", also: ["tags"] },
  { at: "settings", label: "settings", right: "listings", also: ["chat", "mail"] },
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

/** Links to the moderators' pages, to those with the right. */
function Tabs({ c }: { c: WebContext }) {
  const { tabs } = currentLocale().words.moderation;
  const waiting = c.get("waiting");
  const [, , here = ""] = c.req.path.split("/");
  return (
    <nav class="tabs desk-tabs" aria-label={tabs.label}>
      {TABS.filter(({ right }) => hasRight(viewerOf(c), right))
        .map(({ at, label, counts = [], also = [] }) => (
          <a
            href={at === "" ? "/moderation" : `/moderation/${at}`}
            aria-current={[at, ...also].includes(here) ? "page" : undefined}
          >
            {tabs[label]}
            <WaitingBadge waiting={counts.reduce((sum, kind) => sum + (waiting?.[kind] ?? 0), 0)} />
          </a>
        ))}
    </nav>
  );
}
