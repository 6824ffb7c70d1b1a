import type { Child } from "hono/jsx";
import { Icon } from "./icons.tsx";
import type { PlayerCount } from "../../servers/public/server_state.ts";
import { currentLocale } from "../current_locale.ts";

/**
 * The players online, with a dot for the state. If only the limit is known, the number is a question mark; without a
 * limit, the server is just "online". Renders nothing for a server that was never polled.
 */
export function Online({ server }: { server: PlayerCount }) {
  const locale = currentLocale();
  const { players: words } = locale.words.frame;
  const { state, playersOnline, playersMax } = server;
  if (state === "unknown") return null;
  if (state === "offline") {
    return (
      <p>
        <span class="dot off"></span>
        {words.isOffline}
      </p>
    );
  }
  if (playersOnline === null && playersMax === null) {
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
      <b>{playersOnline === null ? "?" : locale.formats.count(playersOnline)}</b>{" "}
      <span class="soft">
        {playersMax !== null && words.max(playersMax)}
        <span class="unseen">{words.online}</span>
      </span>
    </p>
  );
}

/**
 * A button that copies the text of the element with the id `of`, once the script runs. If it is an icon, its label is
 * only for screen readers.
 */
export function CopyButton(
  { of, label = currentLocale().words.frame.forms.copy, isIcon = false, counts }: {
    of: string;
    label?: string;
    isIcon?: boolean;
    /** The path that counts copies, if any. */
    counts?: string;
  },
) {
  const attributes = {
    "data-copied": currentLocale().words.frame.forms.copied,
    "data-counts": counts,
  };
  return (
    <button type="button" data-copy={of} {...attributes} hidden>
      <Icon name="copy" />
      <b class={isIcon ? "unseen" : undefined}>{label}</b>
    </button>
  );
}

/** A value to copy: selectable text, with a button once the script runs. */
export function Copyable({ id, label, value }: { id: string; label: Child; value: string }) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="copy">
        <input id={id} type="text" value={value} readonly spellcheck={false} />
        <CopyButton of={id} />
      </div>
    </div>
  );
}
