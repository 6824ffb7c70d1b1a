import { Refusal } from "../errors.ts";

/** Length of a server's name, in characters. */
export const NAME_MIN = 2;
export const NAME_MAX = 100;

/** Maximum characters of a description: a long page of text, rendered in a few milliseconds whatever it contains. */
export const DESCRIPTION_MAX = 5_000;

/** Control characters, line separators, and characters that change the direction of the text around them. */
export const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Something to see and click on; Hangul fillers are letters that show nothing. */
const VISIBLE = /(?![\u115f\u1160\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Characters that Postgres or a page can't hold: control characters except tab and line break. */
// deno-lint-ignore no-control-regex -- control characters are what it looks for
export const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Labels of letters, digits and hyphens (RFC 1123), or an IPv6 address: letters, digits and colons. */
const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?)*$/;
const IPV6 = /^(?=.{2,45}$)[0-9a-f]*:[0-9a-f:.]+$/;

/** An owner's description of a server, except for its game. */
export interface ListingFields {
  name: string;
  host: string;
  port: number;
  /** Markdown. */
  description: string;
}

/** Fields of a listing that its owner may change. */
export interface ListingEdit extends ListingFields {
  /** The game's slug. */
  game: string;
}

/** Returns the fields as stored. Refuses, naming the action, an invalid name, host or port and a long description. */
export function parseFields(fields: ListingFields, doing: string): ListingFields {
  return {
    name: parseName(fields.name, doing),
    host: parseHost(fields.host, doing),
    port: parsePort(fields.port, doing),
    description: parseDescription(fields.description, doing),
  };
}

function parseName(text: string, doing: string): string {
  const name = text.trim();
  const hasRoom = name.length >= NAME_MIN && name.length <= NAME_MAX;
  if (hasRoom && VISIBLE.test(name) && !UNPRINTABLE.test(name)) return name;
  throw new Refusal(
    "server_name_invalid",
    `Cannot ${doing}: a name has ${NAME_MIN} to ${NAME_MAX} printable characters`,
  );
}

function parseHost(text: string, doing: string): string {
  const host = text.trim().toLowerCase().replace(/\.$/, "");
  if (HOST_NAME.test(host) || IPV6.test(host)) return host;
  throw new Refusal(
    "server_host_invalid",
    `Cannot ${doing}: "${text.slice(0, 253)}" is not a host name or address`,
  );
}

function parsePort(port: number, doing: string): number {
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Refusal(
    "server_port_invalid",
    `Cannot ${doing}: a port is a whole number from 1 to 65535, not ${port}`,
  );
}

/** Forms send line breaks as CR LF; each counts as one character. */
function parseDescription(text: string, doing: string): string {
  const description = text.replaceAll("\r\n", "\n").replace(CONTROLS, "").trim();
  if (description.length <= DESCRIPTION_MAX) return description;
  throw new Refusal(
    "description_too_long",
    `Cannot ${doing}: a description has at most ${DESCRIPTION_MAX} characters, not ${description.length}`,
  );
}
