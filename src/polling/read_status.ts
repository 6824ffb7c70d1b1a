import type { GameStatus } from "./poll_answer.ts";
import { cleanText } from "../text/typed_text.ts";
import type { GamedigAnswer } from "./gamedig.ts";

/** Maximum players a server may claim: far above any real one, and within what a column holds. */
const PLAYERS_MAX = 1_000_000;

/** Maximum characters of a message that we keep: a message of the day has two lines. */
const MESSAGE_MAX = 500;

/** Maximum characters of a map's or a mode's name. */
const PLAYED_MAX = 40;

/** Maximum depth of Minecraft's text components, lists included: formatters make ten or more, an attacker a thousand. */
const DEPTH_MAX = 64;

/** The place of an argument in a translated text: the next one, or one by its number. */
const ARGUMENT = /%(?:(\d{1,2})\$)?[sd]|%%/g;

/** Minecraft's colour codes in the text: a section sign and one character. */
const COLOUR = /§./gu;

/**
 * Reads the counts and the message from a response, each by itself: a count that no game server could have is null.
 * Returns undefined if nothing of the response can be read.
 */
export function readStatus(
  { name, map, isStatus, numplayers, maxplayers, raw }: GamedigAnswer,
): GameStatus | undefined {
  const online = readCount(numplayers);
  const max = readCount(maxplayers);
  const parts = [textOf(name), textOf(map), textOf(descriptionOf(raw))];
  const message = clean(parts.filter(Boolean).join(" "));
  const hasText = /[A-Za-z0-9]/.test(message); // bytes that are no text look like others
  if (!isStatus && online === null && max === null && !hasText) return undefined;
  return { online, max, message, map: playedOf(map), mode: playedOf(modeOf(raw)) };
}

/** Returns a map's or a mode's name without the folders of a workshop. */
function playedOf(name: unknown): string {
  const [last = ""] = clean(textOf(name)).split("/").slice(-1);
  return cutTo(PLAYED_MAX, last.trim());
}

/** The mode, by the name that each protocol gives it. */
function modeOf(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return "";
  if ("gamemode" in raw) return raw.gamemode;
  if ("gametype" in raw) return raw.gametype;
  return "game" in raw ? raw.game : "";
}

/** The Quake family sends counts as text. */
function readCount(value: unknown): number | null {
  const count = typeof value === "string" && /^\d{1,7}$/.test(value) ? Number(value) : value;
  const isCount = typeof count === "number" && Number.isInteger(count) && count >= 0 &&
    count <= PLAYERS_MAX;
  return isCount ? count : null;
}

/** Uses only the server's own settings: with the lists of players and rules, players could write the text. */
function descriptionOf(raw: unknown): unknown {
  return typeof raw === "object" && raw !== null && "description" in raw ? raw.description : "";
}

/** Returns the text of a string, a number, or a Minecraft text component of any form, as the game shows it. */
function textOf(value: unknown, depth = 0): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "object" || value === null || depth > DEPTH_MAX) return "";
  const textsOf = (parts: unknown[]) => parts.map((part) => textOf(part, depth + 1));
  if (Array.isArray(value)) return textsOf(value).join("");
  const { text, translate, fallback, extra, with: given }: Record<string, unknown> = { ...value };
  const args = textsOf(Array.isArray(given) ? given : []);
  const translated = fillIn(textOf(fallback ?? translate, depth + 1), args);
  return textOf(text, depth + 1) + translated + textOf(extra, depth + 1);
}

/** Fills arguments into a translation. One that it has no place for follows it: only a player's game knows the real text. */
function fillIn(pattern: string, args: readonly string[]): string {
  const unused = new Set(args.keys());
  let next = 0;
  const filled = pattern.replace(ARGUMENT, (place, nth) => {
    if (place === "%%") return "%";
    const index = nth === undefined ? next++ : Number(nth) - 1;
    unused.delete(index);
    return args[index] ?? "";
  });
  return filled + [...unused].map((index) => args[index]).join("");
}

function clean(text: string): string {
  // deno-lint-ignore no-control-regex -- control characters are what it looks for
  const printable = text.replace(COLOUR, "").replace(/[\u0000-\u001f\u007f]+/g, " ");
  return cutTo(MESSAGE_MAX, cleanText(printable));
}

function cutTo(length: number, text: string): string {
  return text.slice(0, length).toWellFormed();
}
