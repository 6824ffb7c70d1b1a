import { parseArgs } from "node:util";
import { loadConfig } from "../config.ts";
import { Refusal } from "../errors.ts";
import { type Operator, type Surroundings, withOperator } from "./operator.ts";
import { snakeCase, snakeFields } from "../snake_case.ts";

/** Exit statuses: done, refused or failed, and misused. */
const DONE = 0;
const REFUSED = 1;
const MISUSED = 2;

/** A command's flags: a `flag` takes no value, the others do, and a `required` one must be given. */
export type Flags = Record<string, "required" | "optional" | "flag">;

/** Parsed arguments of a command. */
export interface Call {
  /** Arguments by position; as many as the command expects. */
  args: string[];
  text(flag: string): string | undefined;
  /** The value of a flag that the command requires. */
  required(flag: string): string;
  has(flag: string): boolean;
}

/** One command: its usage, arguments and work. `--json` prints what `run` returns. */
export interface Command {
  usage: string;
  args: number;
  flags: Flags;
  /** Whether it runs even if SECRET_KEY does not open what the database holds. */
  takesAnyKey?: true;
  /** Throws a Misuse for flags that don't go together, before any database is asked. */
  check?(call: Call): void;
  run(operator: Operator, call: Call): Promise<Record<string, unknown>>;
}

/** A call that no command understands. */
export class Misuse extends Error {}

/** Outputs of a command: one for its answer, one for errors. */
export interface Terminal {
  print(text: string): void;
  complain(sentence: string): void;
}

/** Runs the command named by the first words and returns the exit status: 0 done, 1 refused, 2 misused. */
export async function runCommand(
  commands: Record<string, Command>,
  argv: string[],
  { print, complain, ...surroundings }: Terminal & Surroundings,
): Promise<number> {
  if (argv.length === 0 || argv[0] === "help" || argv[0] === "--help") {
    print(usageOf(commands));
    return argv.length === 0 ? MISUSED : DONE;
  }
  try {
    const [command, call] = parseCall(commands, argv);
    const config = loadConfig(surroundings.env);
    const printed = await withOperator(
      config,
      surroundings,
      async (operator) => snakeAnswer(await command.run(operator, call)),
      { takesAnyKey: command.takesAnyKey },
    );
    print(call.has("json") ? JSON.stringify(printed) : describe(printed));
    return DONE;
  } catch (error) {
    complain(sentenceOf(error));
    return error instanceof Misuse ? MISUSED : REFUSED;
  }
}

/** Scripts read snake_case here, as on the wire. */
function snakeAnswer(answer: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [snakeCase(name), snakeFields(value)]),
  );
}

function parseCall(commands: Record<string, Command>, argv: string[]): [Command, Call] {
  const name = argv.slice(0, 2).join(" ");
  const command = commands[name];
  if (!command) {
    throw new Misuse(
      `Unknown command "${name}". Known commands: ${Object.keys(commands).join(", ")}`,
    );
  }
  const { values, positionals } = parseFlags(command, argv.slice(2));
  if (positionals.length !== command.args) throw new Misuse(`Usage: ${command.usage}`);
  const missing = Object.keys(command.flags).find((flag) =>
    command.flags[flag] === "required" && !(flag in values)
  );
  if (missing) throw new Misuse(`--${missing} is missing. Usage: ${command.usage}`);
  const text = (flag: string) => {
    const value = values[flag];
    return typeof value === "string" ? value : undefined;
  };
  const call: Call = {
    args: positionals,
    text,
    required: (flag) => text(flag) ?? "",
    has: (flag) => values[flag] === true,
  };
  command.check?.(call);
  return [command, call];
}

function parseFlags(command: Command, args: string[]) {
  const flags = Object.entries({ ...command.flags, json: "flag" });
  const options = Object.fromEntries(
    flags.map((
      [name, kind],
    ) => [name, { type: kind === "flag" ? "boolean" as const : "string" as const }]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const [fault] = (error instanceof Error ? error.message : String(error)).split(". ");
    throw new Misuse(`${fault}. Usage: ${command.usage}`);
  }
}

function usageOf(commands: Record<string, Command>): string {
  const lines = Object.values(commands).map((command) => `  deno task admin ${command.usage}`);
  return ["Commands (each takes --json):", ...lines].join("\n");
}

function describe(answer: Record<string, unknown>): string {
  return Object.entries(answer).map(([name, value]) =>
    Array.isArray(value)
      ? value.map((row) => JSON.stringify(row)).join("\n") || `no ${name}`
      : `${name}: ${value instanceof Date ? value.toISOString() : value}`
  ).join("\n");
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof Error) return error.message;
  return String(error);
}
