import assert from "node:assert/strict";
import { PROJECT } from "../../embedded/launcher/project.ts";

Deno.test("a line logged just before all work ends is written", () => holdLastLine(""));

Deno.test("a line logged just before an exit is written", () => holdLastLine("Deno.exit(0);"));

Deno.test("a line logged just before an uncaught error is written", () =>
  holdLastLine('setTimeout(() => { throw new Error("nobody caught it") });'));

Deno.test("a line logged just before an unhandled rejection is written", () =>
  holdLastLine('setTimeout(() => { Promise.reject(new Error("nobody caught it")) });'));

Deno.test("lines that a full disk refuses are written once it has room", async () => {
  const lines = await linesOf(`
    import { log } from "./src/core/observing/log.ts";
    const write = Deno.stdout.writeSync.bind(Deno.stdout);
    let tries = 0;
    Deno.stdout.writeSync = (bytes) => {
      tries++;
      if (tries === 1) return write(bytes.subarray(0, 20));
      if (tries <= 3) throw Object.assign(new Error("No space left on device"), { code: "ENOSPC" });
      return write(bytes);
    };
    log("info", "one");
    setTimeout(() => log("info", "two"), 20);
    setTimeout(() => {}, 1_000);
  `);
  assert.deepEqual(lines.map(({ event }) => event), ["one", "two"]);
});

Deno.test("lines beyond what a stuck log holds are counted", async () => {
  const lines = await linesOf(`
    import { log } from "./src/core/observing/log.ts";
    const write = Deno.stdout.writeSync.bind(Deno.stdout);
    let isStuck = true;
    Deno.stdout.writeSync = (bytes) => {
      if (isStuck) throw new Deno.errors.WouldBlock("try again");
      return write(bytes);
    };
    for (let n = 0; n < 3_000; n++) log("info", "line", { filler: "x".repeat(1_000) });
    isStuck = false;
  `);
  const { event, lines: lost } = lines.pop() ?? {};
  assert.equal(event, "log_lines_lost");
  assert.equal(lines.length + Number(lost), 3_000);
});

/** Logs one line in a process of its own, which then ends by `code`. */
async function holdLastLine(code: string): Promise<void> {
  const program =
    `import { log } from "./src/core/observing/log.ts"; log("info", "last", { n: 1 }); ${code}`;
  const [{ time, ...line } = {}, ...more] = await linesOf(program);
  assert.deepEqual(line, { level: "info", event: "last", n: 1 });
  assert.match(String(time), /Z$/);
  assert.deepEqual(more, []);
}

/** The lines that a program of its own writes to standard output. */
async function linesOf(program: string): Promise<Record<string, unknown>[]> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", "--no-lock", "--no-config", program],
    cwd: PROJECT,
  }).output();
  return new TextDecoder().decode(stdout).trimEnd().split("\n").map((line) => JSON.parse(line));
}
