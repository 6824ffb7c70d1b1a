import type { GameStatus } from "./answer.ts";
import type { GamedigAnswer } from "./gamedig.ts";

/** Players that a server may claim: far above any that exists, and below what a column holds. */
const PLAYERS_MAX = 1_000_000;

/** Characters of a message that are kept: a message of the day has two lines. */
const MESSAGE_MAX = 500;

/** How deep Minecraft's text components are read; theirs are two or three deep, an attacker's a thousand. */
const DEPTH_MAX = 8;

/** Minecraft's colours in the text itself: a section sign and one character. */
const COLOUR = /§./gu;

/** The counts and the message in an answer; undefined when the counts are none that a game server can have. */
export function readStatus({ name, map, numplayers, maxplayers, raw }: GamedigAnswer):
  | GameStatus
  | undefined {
  const online = readCount(numplayers);
  const max = readCount(maxplayers);
  if (online === undefined || max === undefined) return undefined;
  const message = [textOf(name), textOf(map), textOf(descriptionOf(raw))].filter(Boolean).join(" ");
  return { online, max, message: clean(message) };
}

/** Quake's family answers in text. */
function readCount(value: unknown): number | undefined {
  const count = typeof value === "string" && /^\d{1,7}$/.test(value) ? Number(value) : value;
  const isCount = typeof count === "number" && Number.isInteger(count) && count >= 0 &&
    count <= PLAYERS_MAX;
  return isCount ? count : undefined;
}

/** Only what the server's own settings say: the lists of players and rules would let players speak for it. */
function descriptionOf(raw: unknown): unknown {
  return typeof raw === "object" && raw !== null && "description" in raw ? raw.description : "";
}

/** The text of a string or of Minecraft's text component. */
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
  return printable.trim().slice(0, MESSAGE_MAX).toWellFormed();
}
