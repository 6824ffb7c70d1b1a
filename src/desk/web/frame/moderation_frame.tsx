import type { Child } from "hono/jsx";
import {
  FaultSummary,
  type FaultyForm,
  TextArea,
  type Typed,
} from "../../../site/web/kit/form.tsx";
import { ticked } from "../../../site/web/kit/ticks.tsx";
import { hasRight, type Right } from "../../../core/rights/rights.ts";
import type { WaitingCounts } from "../../../site/reports/waiting_counts.ts";
import { WaitingBadge } from "../../../site/web/frame/header.tsx";
import { Crumbs } from "../../../site/web/parts/page_links.tsx";
import { sendPage } from "../../../site/web/frame/layout.tsx";
import { viewerOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { REASON_MAX, REASON_MIN } from "../../../site/trail/reason.ts";
import type { Words } from "../../../core/locales/locale.ts";

/** Name of the checkboxes for common reasons. */
export const PICKED = "picked";

/** Common reasons that can be ticked, by their slug. */
type Picks = Readonly<Record<string, string>>;

/** Joins the ticked reasons and the typed text. `picks` are those of a rejection if absent. */
export function typedReason(
  typed: Typed,
  { text = "", picks = currentLocale().words.moderation.reason.picks }: {
    text?: string | undefined;
    picks?: Picks;
  },
): string {
  const picked = ticked(typed, PICKED);
  const sentences = Object.entries(picks).filter(([slug]) => picked.includes(slug));
  return [...sentences.map(([, sentence]) => sentence), text.trim()].join(" ").trim();
}

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
  { way, heading, sent, status = sent && 422, body, ...page }: {
    title: string;
    /** The pages that lead here, above the heading, and what this page is called after them. */
    way?: { from: readonly { href: string; label: string }[]; here: string };
    /** Heading of the page's content; absent: the title; null: the body has its own. */
    heading?: string | null;
    scripts?: readonly string[];
    sent?: FaultyForm | undefined;
    status?: 200 | 422 | undefined;
    body: Child;
  },
): Promise<Response> {
  const warnings = [web.proxies?.warning(), web.services.postman.warning()];
  return sendPage(c, web, {
    ...page,
    ...status !== undefined && { status },
    subject: (
      <>
        <Tabs c={c} />
        {way && <Crumbs way={way.from} here={way.here} />}
        {heading === null ? null : <h1>{heading ?? page.title}</h1>}
      </>
    ),
    body: (
      <>
        {warnings.map((warning) => warning && <p class="notice late" role="alert">{warning}</p>)}
        <FaultSummary faults={sent?.faults} />
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

/** Who will read a reason, and the submitted form. */
interface ReasonProps {
  readers: keyof Words["moderation"]["reason"]["help"];
  sent: FaultyForm | undefined;
  /** The field's name, if a page has two. */
  name?: string;
}

/** The field for a reason. */
export function ReasonField(
  { name = "reason", readers, sent, isAlone = true }: ReasonProps & {
    /** Whether this field is the only source of the reason. */
    isAlone?: boolean;
  },
) {
  const { reason: words } = currentLocale().words.moderation;
  return (
    <TextArea
      name={name}
      label={isAlone ? words.label : words.own}
      required={isAlone}
      help={words.help[readers](REASON_MIN, REASON_MAX)}
      value={sent?.typed[name]}
      faults={sent?.faults}
      rows={2}
      maxlength={REASON_MAX}
    />
  );
}
