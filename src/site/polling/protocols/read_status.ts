import type { GameStatus } from "./poll_answer.ts";
import { cleanText } from "../../../core/text/typed_text.ts";
import type { GamedigAnswer } from "./gamedig.ts";

/** Maximum players in a status: far above any real number, and within the column's range. */
const PLAYERS_MAX = 1_000_000;

/** Maximum characters of a stored message. A message of the day has two lines. */
const MESSAGE_MAX = 500;

/** Maximum characters that are searched for the ownership token. Formatting can make a message many times as long. */
const PROOF_MAX = 4_000;

/** Maximum characters of a translation with its arguments, which can be filled in any number of times. */
const FILLED_MAX = 16_000;

/** Maximum characters of a map's or a mode's name. */
const PLAYED_MAX = 40;

/**
 * Maximum depth of Minecraft's text components, including lists. Formatters produce ten or more levels, an attacker
 * thousands.
 */
const DEPTH_MAX = 512;

/** Members of a component whose text only a client can determine, and the member for a text in a mixed list. */
const OTHER_CONTENTS = ["", "keybind", "selector", "score", "value"];

/** Matches the placeholder of an argument in a translated text: the next one, or one by its number. */
const ARGUMENT = /%(?:(\d{1,2})\$)?[sd]|%%/g;

/** Matches Minecraft's colour codes: a section sign and one character. */
const COLOUR = /§./gu;

/**
 * Matches other formatting that a server may send unprocessed: colour codes in a wrong encoding or with other signs,
 * colours by number, and tags.
 */
const FORMATTING =
  /Â|\ufffd[0-9a-fk-orx]|[&^]#?(?:[0-9a-f]{6}|[0-9a-fk-orx])|\{?#[0-9a-f]{6}\}?|<[/!?#a-z][^<>]*>|\[\/?(?:[biu]|color|size)(?:=[^[\]]*)?\]/gi;

/**
 * Reads the counts and the message from a response, independently of each other. An impossible count becomes null.
 * Returns undefined if no value can be read.
 */
export function readStatus(
  { name, map, isStatus, numplayers, maxplayers, raw }: GamedigAnswer,
): GameStatus | undefined {
  const online = readCount(numplayers);
  const max = readCount(maxplayers);
  const parts = [textOf(name), textOf(map), textOf(descriptionOf(raw))];
  const text = cleanText(withoutColours([...parts, keywordsOf(raw)].filter(Boolean).join(" ")));
  const message = cutTo(MESSAGE_MAX, text);
  const hasText = /[A-Za-z0-9]/.test(message); // binary data decodes to other characters
  if (!isStatus && online === null && max === null && !hasText) return undefined;
  return {
    online,
    max,
    message,
    proof: cutTo(PROOF_MAX, text).normalize("NFKC").replace(FORMATTING, ""),
    map: playedOf(map),
    mode: playedOf(modeOf(raw)),
  };
}

/** Returns the name of a map or mode without a workshop's folders. */
function playedOf(name: unknown): string {
  const [last = ""] = cleanText(withoutColours(textOf(name))).split("/").slice(-1);
  return cutTo(PLAYED_MAX, last.trim());
}

/** Returns the game mode, whose field depends on the protocol. */
function modeOf(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return "";
  if ("gamemode" in raw) return raw.gamemode;
  if ("gametype" in raw) return raw.gametype;
  return "game" in raw ? raw.game : "";
}

/** The Quake family sends counts as text. */
function readCount(value: unknown): number | null {
  const count = typeof value === "string" && /^\s*\d{1,7}\s*$/.test(value) ? Number(value) : value;
  const isCount = typeof count === "number" && Number.isInteger(count) && count >= 0 &&
    count <= PLAYERS_MAX;
  return isCount ? count : null;
}

/**
 * Returns the server's description, only from its own settings, because players can write into the lists of players and
 * rules.
 */
function descriptionOf(raw: unknown): unknown {
  return typeof raw === "object" && raw !== null && "description" in raw ? raw.description : "";
}

/** Returns the keywords of a Source server. */
function keywordsOf(raw: unknown): string {
  const tags = typeof raw === "object" && raw !== null && "tags" in raw ? raw.tags : undefined;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string").join(",") : "";
}

/** Returns the text that the game shows for a string, a number, or a Minecraft text component of any form. */
function textOf(value: unknown, depth = 0): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "object" || value === null || depth > DEPTH_MAX) return "";
  const textsOf = (parts: unknown[]) => parts.map((part) => textOf(part, depth + 1));
  if (Array.isArray(value)) return textsOf(value).join("");
  const { text, translate, fallback, extra, with: given, ...other }: Record<string, unknown> = {
    ...value,
  };
  const args = textsOf([given ?? []].flat());
  const translated = fillIn(textOf(fallback ?? translate, depth + 1), args);
  const others = OTHER_CONTENTS.map((name) => other[name]);
  return textsOf([text, translated, ...others, extra]).join("");
}

/**
 * Fills arguments into a translation. An argument without a placeholder is appended, because only a player's game knows
 * the real text.
 */
function fillIn(pattern: string, args: readonly string[]): string {
  const unused = new Set(args.keys());
  let next = 0;
  let room = FILLED_MAX;
  const filled = pattern.replace(ARGUMENT, (place, nth) => {
    if (place === "%%") return "%";
    const index = nth === undefined ? next++ : Number(nth) - 1;
    unused.delete(index);
    const arg = (args[index] ?? "").slice(0, room);
    room -= arg.length;
    return arg;
  });
  return filled + [...unused].map((index) => args[index]).join("");
}

function withoutColours(text: string): string {
  // deno-lint-ignore no-control-regex -- control characters are what it looks for
  return text.replace(COLOUR, "").replace(/[\u0000-\u001f\u007f]+/g, " ");
}

function cutTo(length: number, text: string): string {
  return text.slice(0, length).toWellFormed();
}
