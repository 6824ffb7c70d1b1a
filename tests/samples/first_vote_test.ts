/** The quick start's program, run as a reader runs it. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { newVote, post, SECRET } from "../support/api/sample_votes.ts";
import { answers, freePort } from "../support/network/ports.ts";
import { eventually } from "../support/processes/processes.ts";
import { startProgram } from "./running_program.ts";
import { openFolder, tryCommand } from "./samples.ts";

const SOURCE = await Deno.readTextFile(new URL("../../samples/first_vote.py", import.meta.url));

const ignore = Deno.env.get("CI") !== "true" && !tryCommand("python3");

Deno.test("the quick start's program has 12 lines, and the guide shows all of them", async () => {
  assert.equal(SOURCE.trimEnd().split("\n").length, 12);
  const guide = await Deno.readTextFile(new URL("../../docs/quick-start.md", import.meta.url));
  assert.match(guide, /^ *\[samples\/first_vote\.py\]\(\.\.\/samples\/first_vote\.py\)$/m);
});

Deno.test({
  name: "the quick start's program prints a signed vote, and refuses a forged one",
  ignore,
  async fn() {
    await using folder = await openFolder();
    const port = freePort();
    await Deno.writeTextFile(
      join(folder.path, "first_vote.py"),
      SOURCE.replace("8080", String(port)),
    );
    await using program = startProgram("python3", ["-u", "first_vote.py"], {
      folder: folder.path,
      env: { PATH: Deno.env.get("PATH") ?? "", SECRET },
    });
    await eventually("it listens", () => answers(port));
    const url = `http://127.0.0.1:${port}/`;
    const vote = newVote();
    const { body: forged } = newVote({ changes: { username: "Alex_02" } });
    assert.equal(await post(url, { ...vote, body: forged }), 401);
    assert.equal(await post(url, vote), 204);
    await eventually("it prints the vote", () => /Steve_01 voted/.test(program.printed()));
    assert.doesNotMatch(program.printed(), /Alex_02 voted/);
  },
});
