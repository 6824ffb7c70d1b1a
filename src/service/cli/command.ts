import { allowPrefixes } from "../../core/accounts/username.ts";
import { asksForHelp } from "./help.ts";
import { loadConfig } from "../config.ts";
import { sentenceOf } from "../database/sentence.ts";
import { type Operator, type Surroundings, withOperator } from "./operator.ts";
import { snakeFields } from "../../site/text/snake_case.ts";
import { type Call, Misuse, parseArguments } from "./call.ts";
import { propertiesOf } from "../../core/text/properties_of.ts";

/** The exit status of a command that is done, refused (or failed), or misused. */
const DONE = 0;
const REFUSED = 1;
const MISUSED = 2;

/** The function that runs a command. `--json` prints what it returns. */
export type Run = (operator: Operator, call: Call) => Promise<Record<string, unknown>>;

/** A command with options besides its function. */
interface Command {
  /** Whether the command runs even if SECRET_KEY can't decrypt the secrets in the database. */
  takesAnyKey?: true;
  /** Throws a Misuse for flags that don't go together, before any database is opened. */
  check?(call: Call): void;
  run: Run;
}

/**
 * Commands by their usage, which defines their syntax: two words, arguments, and then flags. Flags in brackets are
 * optional, as in `server reject SLUG [--reason TEXT]`, and those with `…` may be repeated.
 */
export type Commands = Readonly<Record<string, Run | Command>>;

/** Runs the command named by the first words and returns the exit status: 0 done, 1 refused, 2 misused. */
export async function runCommand(
  commands: Commands,
  argv: string[],
  { print, complain, ...outside }: Omit<Surroundings, "note" | "takesAnyKey"> & {
    print(text: string): void;
    complain(sentence: string): void;
  },
): Promise<number> {
  if (argv.length === 0 || asksForHelp(argv)) {
    print(usageOf(commands, argv));
    return argv.length === 0 ? MISUSED : DONE;
  }
  const surroundings = { ...outside, note: complain };
  try {
    const [command, call] = parseCall(commands, argv);
    const config = loadConfig(surroundings.env);
    allowPrefixes(config.bedrockPrefixes);
    const printed = await withOperator(
      config,
      { ...surroundings, takesAnyKey: command.takesAnyKey },
      // Scripts read names in snake_case, as in the API.
      async (operator) => snakeFields(await command.run(operator, call)),
    );
    print(call.has("json") ? JSON.stringify(printed) : formatResult(printed));
    return DONE;
  } catch (error) {
    complain(sentenceOf(error));
    return error instanceof Misuse ? MISUSED : REFUSED;
  }
}

function parseCall(commands: Commands, argv: string[]): [Command, Call] {
  const name = argv.slice(0, 2).join(" ");
  const [usage, found] = Object.entries(commands).find(([usage]) => nameOf(usage) === name) ?? [];
  if (usage === undefined || found === undefined) {
    const known = Object.keys(commands).map(nameOf).join(", ");
    throw new Misuse(`Unknown command "${name}". Known commands: ${known}`);
  }
  const command = typeof found === "function" ? { run: found } : found;
  const call = parseArguments(usage, argv.slice(2));
  command.check?.(call);
  return [command, call];
}

function nameOf(usage: string): string {
  return usage.split(" ", 2).join(" ");
}

/** Returns the usage of the command or group of commands that the words name, or else of all commands. */
function usageOf(commands: Commands, argv: readonly string[]): string {
  const named = argv.filter((word) => word !== "help" && !word.startsWith("-")).slice(0, 2);
  const all = Object.keys(commands);
  const found =
    [named.join(" "), named[0]].map((name) =>
      all.filter((usage) => `${usage} `.startsWith(`${name} `))
    ).find(({ length }) => length > 0) ?? all;
  const lines = found.map((usage) => `  deno task admin ${usage}`);
  return ["Commands (each takes --json):", ...lines].join("\n");
}

function formatResult(answer: unknown): string {
  return Object.entries(propertiesOf(answer)).map(([name, value]) =>
    Array.isArray(value)
      ? value.map((row) => JSON.stringify(row)).join("\n") || `no ${name}`
      : `${name}: ${wordOf(value)}`
  ).join("\n");
}

function wordOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
