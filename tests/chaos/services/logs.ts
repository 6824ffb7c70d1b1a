import { join } from "node:path";
import { z } from "zod";

/** Characters of a message that identify an error without a code. */
const MESSAGE_MAX = 60;

/** Counts of each warning and error in the log, by its event and the code or message of its cause. */
export type LogTally = Record<string, number>;

const line = z.object({
  level: z.string(),
  event: z.string(),
  code: z.union([z.string(), z.number()]).optional(),
  message: z.string().optional(),
});

/** Counts the warnings and errors in all log files of a folder. */
export async function tallyLogs(folder: string): Promise<LogTally> {
  const tally: LogTally = {};
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.endsWith(".log")) continue;
    tallyText(await Deno.readTextFile(join(folder, name)), tally);
  }
  return tally;
}

/** Adds the warnings and errors of a log to others. */
export function tallyText(log: string, tally: LogTally = {}): LogTally {
  for (const text of log.split("\n")) {
    const event = eventOf(text);
    if (event !== undefined) tally[event] = (tally[event] ?? 0) + 1;
  }
  return tally;
}

/** Returns the event of a line. Undefined for another level, and for a line that a kill truncated. */
function eventOf(text: string): string | undefined {
  if (!/"level":"(warn|error)"/.test(text) || !text.endsWith("}")) return undefined;
  const { event, code, message } = line.parse(JSON.parse(text));
  const why = code ?? message?.slice(0, MESSAGE_MAX);
  return why === undefined ? event : `${event} (${why})`;
}
