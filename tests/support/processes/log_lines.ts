import { flushLog } from "../../../src/core/observing/log.ts";

/** Returns this process's log output while `work` runs. */
export async function logWhile(work: () => Promise<unknown>): Promise<string> {
  const { stdout } = Deno;
  const write = stdout.writeSync;
  const decoder = new TextDecoder();
  let text = "";
  flushLog();
  stdout.writeSync = (bytes) => {
    text += decoder.decode(bytes);
    return bytes.length;
  };
  try {
    await work();
    flushLog();
  } finally {
    stdout.writeSync = write;
  }
  return text;
}
