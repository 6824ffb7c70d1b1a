import { parseArgs } from "node:util";

/**
 * A flag in a usage: whether it is optional, its name, its value, whether it repeats, and whether another flag may
 * replace it.
 */
const FLAG = /(\[?)--([a-z-]+)( [A-Z]+| [a-z]+\|[a-z|]+)?( …)?(\|?)/g;

/** Parsed arguments of a command. */
export interface Call {
  /** Arguments by position, as many as the command expects. */
  args: string[];
  text(flag: string): string | undefined;
  /** The values of a flag that may be repeated. */
  texts(flag: string): string[];
  /** The value of a flag that the command requires. */
  required(flag: string): string;
  has(flag: string): boolean;
}

/** A call with invalid syntax. */
export class Misuse extends Error {}

/** Parses the arguments of a command by its usage. Throws a Misuse for arguments that don't match it. */
export function parseArguments(usage: string, argv: string[]): Call {
  const flags = [...usage.matchAll(FLAG)].map(([, open, name = "", value, more, either]) => ({
    name,
    multiple: more !== undefined,
    type: value ? "string" as const : "boolean" as const,
    isRequired: value && !open && !either,
  }));
  const { values, positionals: args } = parseFlags(usage, argv, flags);
  const [words = ""] = usage.split(/ \[?--/);
  if (args.length !== words.split(" ").length - 2) throw new Misuse(`Usage: ${usage}`);
  const missing = flags.find(({ name, isRequired }) => isRequired && !(name in values));
  if (missing) throw new Misuse(`--${missing.name} is missing. Usage: ${usage}`);
  const text = (flag: string) => {
    const value = values[flag];
    return typeof value === "string" ? value : undefined;
  };
  return {
    args,
    text,
    texts: (flag) => [values[flag] ?? []].flat().map(String),
    required: (flag) => text(flag) ?? "",
    has: (flag) => values[flag] === true,
  };
}

function parseFlags(
  usage: string,
  args: string[],
  flags: { name: string; type: "string" | "boolean"; multiple: boolean }[],
) {
  const known = [...flags, { name: "json", type: "boolean" as const, multiple: false }];
  const options = Object.fromEntries(known.map(({ name, ...option }) => [name, option]));
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [fault] = (error instanceof Error ? error.message : String(error)).split(". ");
    throw new Misuse(`${fault}. Usage: ${usage}`);
  }
}
