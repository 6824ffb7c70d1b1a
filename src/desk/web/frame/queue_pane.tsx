import type { Child } from "hono/jsx";
import type { WaitingFilter, WaitingList } from "../../queue/waiting_list.ts";
import { deskPath } from "./waiting_filter.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** The list beside the open item, folded on a phone. */
export function QueuePane({ label, waiting, title, aside, children }: {
  label: string;
  /** Label of the folded list on a phone. */
  waiting: Child;
  title: string;
  aside: Child;
  children: Child;
}) {
  return (
    <nav class="scrolls" aria-label={label} tabindex={0}>
      <details class="panel">
        <summary>
          {waiting}
        </summary>
        <div class="head">
          <h2>{title}</h2>
          {aside}
        </div>
        {children}
      </details>
    </nav>
  );
}

/** Links to the previous and the next listing of the queue. */
export function QueueLinks({ waiting, filter }: { waiting: WaitingList; filter: WaitingFilter }) {
  const { desk: words } = currentLocale().words.moderation;
  const hrefOf = (server: WaitingList["next"]) => server && deskPath(server.slug, filter);
  const { previous, next } = waiting;
  return <QueueWays label={words.steps} previous={hrefOf(previous)} next={hrefOf(next)} />;
}

/** Links from an item of a list to the one before and the one after it. */
export function QueueWays({ label, previous, next }: {
  label: string;
  previous: string | undefined;
  next: string | undefined;
}) {
  const { desk: words } = currentLocale().words.moderation;
  if (!previous && !next) return null;
  return (
    <nav class="actions" aria-label={label}>
      {previous && <QueueLink href={previous} label={words.previous} shortcut="k" />}
      {next && <QueueLink href={next} label={words.next} shortcut="j" />}
    </nav>
  );
}

/** The id of the form that approves the open item, for the button at the bottom of a phone's screen. */
export const APPROVING = "approving";

/** The bar with the decision at the bottom of a phone's screen. */
export function ThumbBar({ approve, reject, waiting, filter }: {
  /** Label of the button that approves, if there is an item to approve. */
  approve: string | undefined;
  /** Label of the link to the reasons. */
  reject: string;
  waiting: WaitingList;
  filter: WaitingFilter;
}) {
  const { desk: words } = currentLocale().words.moderation;
  const { next } = waiting;
  return (
    <div class="thumb">
      {approve && <button type="submit" form={APPROVING} class="primary">{approve}</button>}
      <a class="button danger" href="#decide">{reject}</a>
      {next && <a class="button secondary" href={deskPath(next.slug, filter)}>{words.next}</a>}
    </div>
  );
}

/** A link to the listing before or after this one in a queue. */
function QueueLink(
  { href, label, shortcut }: { href: string; label: string; shortcut: string },
) {
  return (
    <a class="button secondary" href={href} aria-keyshortcuts={shortcut}>
      {label}
      <kbd hidden aria-hidden="true">{shortcut}</kbd>
    </a>
  );
}
