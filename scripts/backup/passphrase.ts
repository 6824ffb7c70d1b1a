/** Minimum characters of a new passphrase: an attacker with the file can guess as long as they like. */
const MIN_LENGTH = 12;

/**
 * Reads the passphrase from `BACKUP_PASSPHRASE`, or else from the first line of standard input. Throws an error for an
 * empty one.
 */
export async function readPassphrase(
  env: Record<string, string | undefined>,
  { stdin, isTerminal }: { stdin: ReadableStream<Uint8Array>; isTerminal: boolean },
): Promise<string> {
  const named = env["BACKUP_PASSPHRASE"];
  if (named) return named;
  if (isTerminal) console.error("Passphrase of the backup (it is shown as you type), then Enter:");
  let text = "";
  for await (const piece of stream(stdin)) {
    text += piece;
    if (text.includes("\n")) break;
  }
  const [line = ""] = text.split(/\r?\n/);
  if (line === "") {
    throw new Error("There is no passphrase: set BACKUP_PASSPHRASE, or give it on standard input");
  }
  return line;
}

/** Refuses a passphrase that is too short for a new backup. */
export function refuseShort(passphrase: string): void {
  if (passphrase.length >= MIN_LENGTH) return;
  throw new Error(`The passphrase is too short: take ${MIN_LENGTH} characters or more`);
}

function stream(bytes: ReadableStream<Uint8Array>): ReadableStream<string> {
  return bytes.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
}
