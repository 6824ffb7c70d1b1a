import type { Child } from "hono/jsx";
import { Icon } from "./icons.tsx";
import type { Locale } from "../../../core/locales/locale.ts";
import type { ListedServer } from "../../servers/listings.ts";

/** A server's state and player count as of its last poll. */
type PlayerCount = Pick<ListedServer, "state" | "isCounted" | "playersOnline" | "playersMax">;

/**
 * Players online, with a dot that shows the same. An unknown number is a question mark before a known limit, and without
 * one the server is just online. Renders nothing for a server that was never polled.
 */
export function Online({ locale, server }: { locale: Locale; server: PlayerCount }) {
  const { players: words } = locale.words.frame;
  const { state, isCounted, playersOnline, playersMax } = server;
  if (state === "unknown") return null;
  if (state === "offline") {
    return (
      <p>
        <span class="dot dot--off"></span>
        {words.isOffline}
      </p>
    );
  }
  if (!isCounted && playersMax === 0) {
    return (
      <p>
        <span class="dot"></span>
        {words.isOnline}
      </p>
    );
  }
  return (
    <p>
      <span class="dot"></span>
      <b>{isCounted ? locale.formats.count(playersOnline) : "?"}</b>{" "}
      <span class="soft">
        {playersMax > 0 && words.max(playersMax)}
        <span class="unseen">{words.online}</span>
      </span>
    </p>
  );
}

/**
 * A button that copies the text of the element with the id `of`; it works once the script runs. As an icon, its label
 * is for screen readers only.
 */
export function CopyButton(
  { locale, of, label = locale.words.frame.forms.copy, isIcon = false, counts }: {
    locale: Locale;
    of: string;
    label?: string;
    isIcon?: boolean;
    /** The address that counts copies, if any. */
    counts?: string;
  },
) {
  const told = { "data-copied": locale.words.frame.forms.copied, "data-counts": counts };
  return (
    <button type="button" class="copy" data-copy={of} {...told} hidden>
      <Icon name="copy" />
      <b class={isIcon ? "unseen" : undefined}>{label}</b>
    </button>
  );
}

/** A value to copy: selectable text, with a button once the script runs. */
export function Copyable(
  { locale, id, label, value }: { locale: Locale; id: string; label: Child; value: string },
) {
  return (
    <div class="copyable">
      <label for={id}>{label}</label>
      <div class="row">
        <input id={id} type="text" value={value} readonly spellcheck={false} />
        <button
          type="button"
          class="secondary"
          data-copy={id}
          data-copied={locale.words.frame.forms.copied}
          hidden
        >
          {locale.words.frame.forms.copy}
        </button>
      </div>
    </div>
  );
}
