import assert from "node:assert/strict";
import { PROJECT } from "../../embedded/launcher/project.ts";

Deno.test("a line logged just before all work ends is written", () => holdLastLine(""));

Deno.test("a line logged just before an exit is written", () => holdLastLine("Deno.exit(0);"));

Deno.test("a line logged just before an error that nobody caught is written", () =>
  holdLastLine('setTimeout(() => { throw new Error("nobody caught it") });'));

/** Logs one line in a process of its own, which then ends by `code`. */
async function holdLastLine(code: string): Promise<void> {
  const program = `import { log } from "./src/log.ts"; log("info", "last", { n: 1 }); ${code}`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", "--no-lock", "--no-config", program],
    cwd: PROJECT,
  }).output();
  const { time, ...line } = JSON.parse(new TextDecoder().decode(stdout));
  assert.deepEqual(line, { level: "info", event: "last", n: 1 });
  assert.match(time, /Z$/);
}
