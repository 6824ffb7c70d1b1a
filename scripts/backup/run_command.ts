import { sentenceOf } from "../../src/service/database/sentence.ts";
import { propertiesOf } from "../../src/core/text/properties_of.ts";

/** Explanations of the system's error codes for files. */
const SENTENCES: Record<string, string> = {
  ENOENT: "There is no such file or folder",
  EISDIR: "A file is needed there, not a folder",
  ENOTDIR: "A folder is needed there, not a file",
  EACCES: "This account may not open it",
  EROFS: "Nothing can be written there",
  ENOSPC: "There is no room left on its device",
  EDQUOT: "There is no room left on its device",
};

/** Signals that end a command cleanly, and their exit statuses. */
const SIGNALS = [["SIGINT", 130], ["SIGTERM", 143]] as const;

/** Records how to undo a command's last step, in case it is interrupted. */
export type TakeBack = (step: () => Promise<unknown>) => void;

/**
 * Runs a command and exits: with 0 after printing the sentence that `work` returns, or with 1 after printing the error
 * about `path`. A signal first undoes the recorded steps, latest first.
 */
export async function runCommand(
  path: string,
  { work, interrupted }: { work(takeBack: TakeBack): Promise<string>; interrupted: string },
): Promise<never> {
  const steps: (() => Promise<unknown>)[] = [];
  let isEnding = false;
  for (const [signal, status] of SIGNALS) {
    if (Deno.build.os === "windows" && signal !== "SIGINT") continue;
    Deno.addSignalListener(signal, async () => {
      if (isEnding) return; // a terminal's Ctrl-C arrives twice: from the terminal and from the task runner
      isEnding = true;
      console.error(interrupted);
      for (const step of steps.splice(0).reverse()) await step().catch(() => {});
      Deno.exit(status);
    });
  }
  try {
    console.log(await work((step) => void steps.push(step)));
    Deno.exit(0);
  } catch (error) {
    console.error(explain(error, path));
    Deno.exit(1);
  }
}

/** Returns a sentence about an error of a file or of the database. */
function explain(error: unknown, path: string): string {
  const { code, syscall } = propertiesOf(error);
  const sentence = syscall === "connect" ? undefined : SENTENCES[String(code)];
  return sentence === undefined ? sentenceOf(error) : `${sentence}: ${path}`;
}
