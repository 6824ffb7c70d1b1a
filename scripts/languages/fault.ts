/** An error in a file of messages. */
export interface Fault {
  /** Path of the file, such as `locales/de/voting.ftl`. */
  file: string;
  line: number;
  reason: string;
}

/** An error about the faults of messages, with a line for each. */
export class FaultyMessages extends Error {
  override readonly name = "FaultyMessages";

  constructor(faults: readonly Fault[]) {
    super(faultLines(faults).join("\n"));
  }
}

/** Returns a line for each fault, such as `locales/de/voting.ftl:7: reason`, in the order of files and lines. */
export function faultLines(faults: readonly Fault[]): string[] {
  return [...faults]
    .sort((one, other) =>
      one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1
    )
    .map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
}
