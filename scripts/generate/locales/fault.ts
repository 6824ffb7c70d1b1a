/** What is wrong in a file of messages. */
export interface Fault {
  /** Path of the file, such as `locales/de/voting.ftl`. */
  file: string;
  line: number;
  reason: string;
}

/** Writes a fault like `locales/de/voting.ftl:7: reason`. */
export function faultLine({ file, line, reason }: Fault): string {
  return `${file}:${line}: ${reason}`;
}
