import type { Child } from "hono/jsx";
import type { Decided, LastAct } from "../../queue/moderation_queue.ts";
import type { WaitingFilter, WaitingList } from "../../queue/waiting_list.ts";
import { deskPath } from "./waiting_filter.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Notice } from "../../../site/web/kit/panel.tsx";
import { State } from "../../../site/web/kit/state.tsx";

/** Maximum characters of a description in the queue. */
const PREVIEW_LENGTH = 280;

/** The moderator's progress today, against what still waits; then links to what follows, and the keys. */
function ProgressLine({ title, done, all, label, note, children }: {
  title: string;
  done: number;
  all: number;
  /** What the bar shows, for screen readers. */
  label: string;
  note: string;
  children?: Child;
}) {
  return (
    <div class="actions">
      <b>{title}</b>
      <progress class="meter" max={Math.max(1, all)} value={done} aria-label={label} />
      <span class="note">{note}</span>
      {children}
    </div>
  );
}

/** How far the moderator is: the listing's place in what waits, and what they decided today. */
export function Progress({ waiting, inAll, decided, children }: {
  waiting: WaitingList;
  /** How many wait in all games and languages. */
  inAll: number;
  decided: Decided;
  children?: Child;
}) {
  const { desk: words } = currentLocale().words.moderation;
  const { place, total } = waiting;
  const { approved, rejected } = decided;
  const done = approved + rejected;
  return (
    <ProgressLine
      title={place !== null
        ? words.place(place, total)
        : total === inAll
        ? words.waiting(total)
        : words.waitingHere(total, inAll)}
      done={done}
      all={done + total}
      label={words.today}
      note={done === 0 ? words.noneToday : words.doneToday(approved, rejected)}
    >
      {children}
    </ProgressLine>
  );
}

/** The list beside what is open. A phone unfolds it. */
export function QueuePane({ label, waiting, title, aside, children }: {
  label: string;
  /** What the fold on a phone says. */
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

/** The ways on from a listing. */
export function QueueLinks({ waiting, filter }: { waiting: WaitingList; filter: WaitingFilter }) {
  const { desk: words } = currentLocale().words.moderation;
  const hrefOf = (server: WaitingList["next"]) => server && deskPath(server.slug, filter);
  const { previous, next } = waiting;
  return <QueueWays label={words.steps} previous={hrefOf(previous)} next={hrefOf(next)} />;
}

/** The ways from one thing in a list to those before and after it. */
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

/** The name of the form that approves what is open, for the button that a phone shows below. */
export const APPROVING = "approving";

/** On phones, the decision under the thumb. */
export function ThumbBar({ approve, reject, waiting, filter }: {
  /** What the button says that approves, if something is to be approved. */
  approve: string | undefined;
  /** What the link to the reasons says. */
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

/** What the moderator did a moment ago about another listing, which they can open again. */
export function LastDecision({ last }: { last: LastAct | undefined }) {
  const { desk: words } = currentLocale().words.moderation;
  const done = last && Object.entries(words.done).find(([action]) => action === last.action)?.[1];
  if (last === undefined || done === undefined) return null;
  return (
    <Notice tone="good">
      <State tone={/_(rejected|refused)$/.test(last.action) ? "bad" : "good"}>{done}</State>{" "}
      <a href={`/moderation/servers/${last.slug}`} dir="auto">{last.name}</a>
    </Notice>
  );
}

/** The keys of the desk and what each is for, behind a question mark. The script lets moderators turn them off. */
export function Keys({ list }: { list: readonly (readonly [string, string])[] }) {
  const { desk: words } = currentLocale().words.moderation;
  return (
    <details class="keys">
      <summary aria-label={words.keyHelp} title={words.keyHelp} aria-keyshortcuts="?">?</summary>
      <div>
        <ul>
          {[...list, ["?", words.keyList.help] as const].map(([key, what]) => (
            <li>
              <b>{key}</b> {what}
            </li>
          ))}
        </ul>
        <label class="tick" hidden>
          <input type="checkbox" id="keys-on" checked />
          {words.keys}
        </label>
        <noscript>
          <p class="note">{words.keysNeedScript}</p>
        </noscript>
      </div>
    </details>
  );
}

/** The keys of a listing's page. */
export function DeskKeys() {
  const { keyList: keys } = currentLocale().words.moderation.desk;
  return (
    <Keys
      list={[
        ["a", keys.approve],
        ["r", keys.reject],
        ["1", keys.reasons],
        ["j", keys.next],
        ["k", keys.previous],
        ["c", keys.check],
      ]}
    />
  );
}

/** Matches a link in Markdown, and its marks for headings, quotes, code and what is bold. */
const MARKDOWN_LINK = /\[([^\]]*)\]\(([^)\s]*)\)/g;
const MARKDOWN_MARKS = /\*\*|__|`|^(#{1,6}|>) /gm;

/** Returns the start of a description, cut between characters, without the marks of Markdown. Links name their address. */
export function previewOf(description: string): string {
  const start = [...description.slice(0, 2 * PREVIEW_LENGTH)].slice(0, PREVIEW_LENGTH).join("");
  const text = start.replaceAll(MARKDOWN_LINK, "$1 ($2)").replaceAll(MARKDOWN_MARKS, "")
    .replaceAll(/\n{2,}/g, "\n");
  return start.length < description.length ? `${text}…` : text;
}
