import { unmarked } from "../../text/shown_text.ts";
import { findListed } from "../../servers/listings.ts";
import { sendError } from "../frame/error_page.tsx";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { DAY_MS } from "../../../core/time/day.ts";

/** Maximum bytes of a calendar's line, without its line break (RFC 5545 §3.1). */
const LINE_BYTES = 75;

/** GET /servers/:slug/vote.ics: sends a calendar entry for the next vote, a day from now. */
export async function sendCalendar(c: WebContext, web: Web) {
  const { sql, now } = web.services;
  const at = now();
  const server = await findListed(sql, c.req.param("slug") ?? "", at);
  if (!server) return await sendError(c, web, "notFound");
  const url = `${web.site.baseUrl}/servers/${server.slug}/vote`;
  c.header("Content-Type", "text/calendar; charset=utf-8");
  c.header("Content-Disposition", `attachment; filename="vote-${server.slug}.ics"`);
  c.header("Cache-Control", "no-store");
  return c.body(
    calendarOf({
      summary: unmarked(currentLocale().words.voting.ballot.title(server.name)),
      url,
      now: at,
    }),
  );
}

/**
 * Writes an RFC 5545 entry with an alarm for the same time tomorrow.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const now = new Date("2026-03-10T12:00:00.000Z");
 * const file = calendarOf({ summary: "Vote, now; always", url: "https://a.example/vote", now });
 * assert.match(file, /\r\nDTSTART:20260311T120000Z\r\n/);
 * assert.match(file, /\r\nSUMMARY:Vote\\, now\\; always\r\n/);
 * ```
 */
export function calendarOf(
  { summary, url, now }: { summary: string; url: string; now: Date },
): string {
  const text = escaped(summary);
  const starts = timeOf(new Date(now.getTime() + DAY_MS));
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Voteboard//Votes//EN", "BEGIN:VEVENT"],
    ...[`UID:${starts}.${encodeURIComponent(url)}`, `DTSTAMP:${timeOf(now)}`, `DTSTART:${starts}`],
    ...["DURATION:PT5M", `SUMMARY:${text}`, `DESCRIPTION:${escaped(url)}`, `URL:${url}`],
    ...["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${text}`, "TRIGGER:PT0S", "END:VALARM"],
    ...["TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR"],
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Formats a time like "20260311T120000Z". */
function timeOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\s+/g, " ");
}

/** Continues a long line on the next one, after a space, without splitting a character. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LINE_BYTES) [folded, bytes] = [`${folded}\r\n `, 1];
    folded += character;
    bytes += size;
  }
  return folded;
}
