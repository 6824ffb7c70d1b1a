import type { Plan } from "./plan.ts";

/** A schedule in a file: the acts of the services, and every decision, from which `--replay` repeats it. */
export interface Recording {
  commit: string;
  failures: string[];
  plan: Plan;
  /** Lines such as `12 s0 commit`: milliseconds, and the event. */
  decisions: string[];
}

/** Writes a recording: a JSON line, followed by the decisions, with each response indented below its decision. */
export async function writeRecording(
  path: string,
  { lines, ...head }: Omit<Recording, "decisions"> & { lines: string[] },
): Promise<void> {
  await Deno.writeTextFile(path, `${JSON.stringify(head)}\n${lines.join("\n")}\n`);
}

export async function readRecording(path: string): Promise<Recording> {
  const [head = "", ...lines] = (await Deno.readTextFile(path)).trimEnd().split("\n");
  return { ...JSON.parse(head), decisions: lines.filter((line) => !line.startsWith(" ")) };
}

/** Reads a line of decisions. */
export function readDecision(line: string): { advanceMs: number; dies: boolean; event: string } {
  const [, ms = "0", dies, event = ""] = /^(\d+) (dies after )?(.*)$/.exec(line) ?? [];
  return { advanceMs: Number(ms), dies: dies !== undefined, event };
}
