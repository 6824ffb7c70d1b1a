import type { TextLanguage } from "./text_language.ts";
import { raw } from "hono/html";
import { renderMarkdown } from "./markdown.ts";
import { dayOf } from "../../../core/time/day.ts";
import { utcMoment } from "../../../core/locales/locale.ts";
import { currentLocale } from "../current_locale.ts";

/** A link on its own line; with a look, it is styled as a button. */
export function LinkLine({ href, label, look }: { href: string; label: string; look?: string }) {
  return (
    <p>
      <a class={look && `button ${look}`} href={href}>{label}</a>
    </p>
  );
}

interface ShownAddress {
  host: string;
  port: number;
  defaultPort: number;
}

/** A server's address in the form for a game's "direct connect". The port is omitted if it is the game's default. */
export function Address({ server, id }: { server: ShownAddress; id?: string }) {
  return <code class="address" id={id}>{addressOf(server)}</code>;
}

/** Returns a server's address as text. */
function addressOf({ host, port, defaultPort }: ShownAddress): string {
  const bracketed = host.includes(":") ? `[${host}]` : host;
  return port === defaultPort ? bracketed : `${bracketed}:${port}`;
}

/** A time to the minute in UTC. The script shows it in the reader's time zone, without the day if that is today. */
export function Instant({ at, hasDay = false }: {
  at: Date | null;
  /** Whether the day is always shown. */
  hasDay?: boolean;
}) {
  const locale = currentLocale();
  if (at === null) return <>{locale.words.frame.moments.never}</>;
  return (
    <time datetime={at.toISOString()} {...hasDay ? { "data-day": "" } : {}}>
      {utcMoment(locale, at)}
    </time>
  );
}

/** A time to the second in UTC, for comparison with a server's log. Hovering shows it in the reader's time zone. */
export function Timestamp({ at }: { at: Date | null }) {
  const locale = currentLocale();
  if (at === null) return <>{locale.words.frame.moments.never}</>;
  const iso = at.toISOString();
  return (
    <time datetime={iso} data-utc>
      {`${iso.slice(0, 10)} ${iso.slice(11, 19)} ${locale.words.frame.moments.utc}`}
    </time>
  );
}

/** A day in UTC. The script shows it in the format of the reader's country. */
export function Day({ at }: { at: Date }) {
  return <time datetime={dayOf(at)}>{currentLocale().formats.date("date")(at)}</time>;
}

/** An owner's Markdown text, whose rendering is the only HTML from users' input. */
export async function Prose(
  { text, language = { dir: "auto" } }: { text: string; language?: TextLanguage },
) {
  return <div class="prose" {...language}>{raw(await renderMarkdown(text))}</div>;
}
