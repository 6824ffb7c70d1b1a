import assert from "node:assert/strict";
import { PROJECT } from "../../embedded/launcher/project.ts";

/** Ends of a process, each right after a line was logged. */
const ENDS: Record<string, string> = {
  "the end of all work": "",
  "an exit": "Deno.exit(0);",
  "an error that nobody caught": 'setTimeout(() => { throw new Error("nobody caught it") });',
};

for (const [end, code] of Object.entries(ENDS)) {
  Deno.test(`a line logged just before ${end} is written`, async () => {
    const program = `import { log } from "./src/log.ts"; log("info", "last", { n: 1 }); ${code}`;
    const { stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["eval", "--no-lock", "--no-config", program],
      cwd: PROJECT,
    }).output();
    const { time, ...line } = JSON.parse(new TextDecoder().decode(stdout));
    assert.deepEqual(line, { level: "info", event: "last", n: 1 });
    assert.match(time, /Z$/);
  });
}
