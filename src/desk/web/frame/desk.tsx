import type { Child } from "hono/jsx";
import type { DecisionCounts, LatestDecision } from "../../queue/moderation_queue.ts";
import type { WaitingList } from "../../queue/waiting_list.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import type { FormProps } from "../../../site/web/forms/action_form.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Notice } from "../../../site/web/kit/panel.tsx";
import { State } from "../../../site/web/kit/state.tsx";

/** Maximum characters of a description in the queue. */
const PREVIEW_LENGTH = 280;

/** The moderator's progress today and the number of waiting items, followed by links and keyboard shortcuts. */
function ProgressLine({ title, done, all, label, note, children }: {
  title: string;
  done: number;
  all: number;
  /** Describes the bar to screen readers. */
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

/** A moderator's progress: the listing's position in the queue, and the number of their decisions today. */
export function Progress({ waiting, inAll, decided, children }: {
  waiting: WaitingList;
  /** Number of waiting items in all games and languages. */
  inAll: number;
  decided: DecisionCounts;
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

/** The moderator's last decision, with its listing and, until the owner hears of it, a button that undoes it. */
export function LastDecision({ last, undo, query = {} }: {
  last: LatestDecision | undefined;
  undo?: Action;
  /** The filter that the form keeps. */
  query?: FormProps["query"];
}) {
  const { desk: words } = currentLocale().words.moderation;
  const done = last && Object.entries(words.done).find(([action]) => action === last.action)?.[1];
  if (last === undefined || done === undefined) return null;
  return (
    <Notice tone="good">
      <State tone={/_(rejected|refused|suspended)$/.test(last.action) ? "bad" : "good"}>
        {done}
      </State>{" "}
      <a href={`/moderation/servers/${last.slug}`} dir="auto">{last.name}</a>
      {undo && last.isUndoable && (
        <undo.Button at={{ slug: last.slug }} query={query} shortcut="u" />
      )}
    </Notice>
  );
}

/**
 * The keyboard shortcuts of the desk with their meanings, behind a question mark. The script lets moderators turn them
 * off.
 */
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

/** The keyboard shortcuts of a listing's page. */
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
        ["u", keys.undo],
      ]}
    />
  );
}

/** Matches a link in Markdown, and the marks of headings, quotes, code and bold text. */
const MARKDOWN_LINK = /\[([^\]]*)\]\(([^)\s]*)\)/g;
const MARKDOWN_MARKS = /\*\*|__|`|^(#{1,6}|>) /gm;

/**
 * Returns the start of a description, cut between characters, without the marks of Markdown. Links are followed by
 * their address.
 */
export function previewOf(description: string): string {
  const start = [...description.slice(0, 2 * PREVIEW_LENGTH)].slice(0, PREVIEW_LENGTH).join("");
  const text = start.replaceAll(MARKDOWN_LINK, "$1 ($2)").replaceAll(MARKDOWN_MARKS, "")
    .replaceAll(/\n{2,}/g, "\n");
  return start.length < description.length ? `${text}…` : text;
}
