import { isInnerHost } from "../../../core/destinations/address.ts";
import type { DestinationRules } from "../../../core/destinations/webhook_url.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { cleanLine, cleanText, pastedValue } from "../../../core/text/typed_text.ts";
import { asciiHost } from "../../text/ascii_value.ts";

/** Length of a server's name, in characters. */
const NAME_MIN = 2;
export const NAME_MAX = 100;

/** Maximum characters of a description: a long page of text, any of which renders in a few milliseconds. */
export const DESCRIPTION_MAX = 5_000;

/** At least one visible character to click on. The blank Braille pattern doesn't count. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Labels of letters, digits and hyphens (RFC 1123), or an IPv6 address: letters, digits and colons. */
const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?)*$/;
const IPV6 = /^(?=.{2,45}$)[0-9a-f]*:[0-9a-f:.]+$/;

/** An owner's description of a server, without its game. */
export interface ListingFields {
  name: string;
  host: string;
  port: number;
  /** Markdown. */
  description: string;
}

/** An owner's edit of a listing. */
export interface ListingEdit extends ListingFields {
  /** The game's slug. */
  game: string;
  /** The listing's slug. "" derives it from the name. If absent, it doesn't change. */
  slug?: string | undefined;
}

/**
 * Returns the fields in the form that is stored. Refuses an invalid name, host or port, a host on an internal network
 * unless the rules allow it, and a description that is too long.
 */
export function parseFields(fields: ListingFields, rules: DestinationRules): ListingFields {
  return {
    name: parseName(fields.name),
    host: parseHost(fields.host, rules),
    port: parsePort(fields.port),
    description: parseDescription(fields.description),
  };
}

function parseName(text: string): string {
  const name = cleanLine(text) ?? "";
  if (name.length >= NAME_MIN && name.length <= NAME_MAX && VISIBLE.test(name)) return name;
  throw refusal("server_name_invalid", { min: NAME_MIN, max: NAME_MAX });
}

/**
 * Returns a host in the form that is stored. Players and the poller connect to it over the internet, so it must be
 * public.
 */
function parseHost(text: string, { allowPrivate }: DestinationRules): string {
  const host = asciiHost(pastedValue(text)).toLowerCase().replace(/\.$/, "");
  const refused = (why: "unreadable" | "inner") => refusal("server_host_invalid", { why });
  if (!HOST_NAME.test(host) && !IPV6.test(host)) throw refused("unreadable");
  // Normalizes numeric addresses as connections do: 2130706433, 0x7f.1 and 127.1 are 127.0.0.1.
  const url = URL.parse(`http://${host.includes(":") ? `[${host}]` : host}/`);
  if (!url) throw refused("unreadable");
  if (!allowPrivate && isInnerHost(url.hostname)) throw refused("inner");
  return url.hostname.replace(/^\[|\]$/g, "");
}

function parsePort(port: number): number {
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw refusal("server_port_invalid");
}

function parseDescription(text: string): string {
  const description = cleanText(text);
  const over = description.length - DESCRIPTION_MAX;
  if (over <= 0) return description;
  throw refusal("description_too_long", { over });
}
