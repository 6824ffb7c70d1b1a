import { readValue } from "../../src/service/config.ts";
import type { TakeBack } from "./run_command.ts";

/** Minimum characters of a new passphrase, because an attacker with the file can guess without a limit. */
const MIN_LENGTH = 12;

/** Keys of a terminal: Enter and Ctrl-D, both forms of Backspace, Ctrl-U, and Ctrl-C. */
const ENTER = ["\r", "\n", "\u0004"];
const BACKSPACE = ["\b", "\u007f"];
const CLEAR = "\u0015";
const INTERRUPT = "\u0003";

/** Standard input: a terminal, a pipe or a file. */
type Input = Pick<typeof Deno.stdin, "readable" | "isTerminal" | "setRaw">;

/**
 * Reads the passphrase from `BACKUP_PASSPHRASE`, or else from the first line of standard input. A terminal doesn't show
 * it, so a new one (`isNew`) is typed twice. Throws an error for an empty passphrase.
 */
export async function readPassphrase(
  env: Record<string, string | undefined>,
  { stdin, isNew = false, takeBack }: { stdin: Input; isNew?: boolean; takeBack: TakeBack },
): Promise<string> {
  const named = readValue(env["BACKUP_PASSPHRASE"] ?? "");
  if (named !== "") return named;
  const line = stdin.isTerminal()
    ? await readHidden(stdin, { isNew, takeBack })
    : await readLine(stdin.readable);
  if (line === "") {
    throw new Error("There is no passphrase: set BACKUP_PASSPHRASE, or give it on standard input");
  }
  return line;
}

async function readLine(stdin: Input["readable"]): Promise<string> {
  let text = "";
  for await (const piece of stream(stdin)) {
    text += piece;
    if (text.includes("\n")) break;
  }
  const [line = ""] = text.split(/\r?\n/);
  return line;
}

/**
 * Reads from a terminal without showing typed characters. Afterwards it shows them again, even if a signal ends the
 * command.
 */
async function readHidden(
  stdin: Input,
  { isNew, takeBack }: { isNew: boolean; takeBack: TakeBack },
): Promise<string> {
  // Windows has no such mode: Ctrl-C arrives as a character there.
  stdin.setRaw(true, { cbreak: Deno.build.os !== "windows" });
  takeBack(() => Promise.resolve(stdin.setRaw(false)));
  try {
    const keys = keysOf(stdin.readable);
    const typed = await ask(keys, "Passphrase of the backup (not shown), then Enter:");
    if (!isNew || typed === "") return typed;
    refuseShort(typed);
    if (await ask(keys, "The same again, then Enter:") === typed) return typed;
    throw new Error("The two passphrases differ");
  } finally {
    stdin.setRaw(false);
  }
}

async function* keysOf(stdin: Input["readable"]): AsyncGenerator<string> {
  for await (const piece of stream(stdin)) yield* piece;
}

/** Reads the keys of one line, with the usual keys to correct it. */
async function ask(keys: AsyncGenerator<string>, question: string): Promise<string> {
  console.error(question);
  const line: string[] = [];
  for (let key = await keys.next(); !key.done; key = await keys.next()) {
    if (ENTER.includes(key.value)) break;
    if (key.value === INTERRUPT) throw new Error("Interrupted");
    if (BACKSPACE.includes(key.value)) line.pop();
    else if (key.value === CLEAR) line.length = 0;
    else line.push(key.value);
  }
  return line.join("");
}

/** Refuses a passphrase that is too short for a new backup. */
export function refuseShort(passphrase: string): void {
  if (passphrase.length >= MIN_LENGTH) return;
  throw new Error(`The passphrase is too short: take ${MIN_LENGTH} characters or more`);
}

function stream(bytes: ReadableStream<Uint8Array>): ReadableStream<string> {
  return bytes.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
}
