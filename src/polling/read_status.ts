import type { GameStatus } from "./poll_answer.ts";
import { cleanText } from "../text/typed_text.ts";
import type { GamedigAnswer } from "./gamedig.ts";

/** Maximum players a server may claim: far above any real one, and within what a column holds. */
const PLAYERS_MAX = 1_000_000;

/** Maximum characters of a message that we keep: a message of the day has two lines. */
const MESSAGE_MAX = 500;

/** Maximum characters of a map's or a mode's name. */
const PLAYED_MAX = 40;

/** Maximum depth of Minecraft's text components: real ones are two or three deep, an attacker's a thousand. */
const DEPTH_MAX = 8;

/** Minecraft's colour codes in the text: a section sign and one character. */
const COLOUR = /§./gu;

/** Reads the counts and the message from a response. Returns undefined if no game server could have such counts. */
export function readStatus({ name, map, numplayers, maxplayers, raw }: GamedigAnswer):
  | GameStatus
  | undefined {
  const online = readCount(numplayers);
  const max = readCount(maxplayers);
  if (online === undefined || max === undefined) return undefined;
  const message = [textOf(name), textOf(map), textOf(descriptionOf(raw))].filter(Boolean).join(" ");
  return { online, max, message: clean(message), map: playedOf(map), mode: playedOf(modeOf(raw)) };
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
function readCount(value: unknown): number | undefined {
  const count = typeof value === "string" && /^\d{1,7}$/.test(value) ? Number(value) : value;
  const isCount = typeof count === "number" && Number.isInteger(count) && count >= 0 &&
    count <= PLAYERS_MAX;
  return isCount ? count : undefined;
}

/** Uses only the server's own settings: with the lists of players and rules, players could write the text. */
function descriptionOf(raw: unknown): unknown {
  return typeof raw === "object" && raw !== null && "description" in raw ? raw.description : "";
}

/** Returns the text of a string or of a Minecraft text component. */
function textOf(value: unknown, depth = 0): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || depth > DEPTH_MAX) return "";
  if (Array.isArray(value)) return value.map((part) => textOf(part, depth + 1)).join("");
  const own = "text" in value ? textOf(value.text, depth + 1) : "";
  return own + ("extra" in value ? textOf(value.extra, depth + 1) : "");
}

function clean(text: string): string {
  // deno-lint-ignore no-control-regex -- control characters are what it looks for
  const printable = text.replace(COLOUR, "").replace(/[\u0000-\u001f\u007f]+/g, " ");
  return cutTo(MESSAGE_MAX, cleanText(printable));
}

function cutTo(length: number, text: string): string {
  return text.slice(0, length).toWellFormed();
}
