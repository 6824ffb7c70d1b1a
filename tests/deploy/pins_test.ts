import assert from "node:assert/strict";
import { PROJECT } from "../../embedded/launcher/project.ts";

Deno.test("workflows name actions by commit, with the release beside it", async () => {
  const folder = `${PROJECT}.github/workflows`;
  const uses = [];
  for await (const { name } of Deno.readDir(folder)) {
    const text = await Deno.readTextFile(`${folder}/${name}`);
    uses.push(...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm));
  }
  assert.ok(uses.length > 0);
  for (const [, action = ""] of uses) {
    assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

Deno.test("a pull request is checked by `deno task ci`, which runs `ok` on a clean machine", async () => {
  const { tasks } = JSON.parse(await Deno.readTextFile(`${PROJECT}deno.json`));
  const workflow = await Deno.readTextFile(`${PROJECT}.github/workflows/ci.yml`);
  assert.match(workflow, /^ {2}pull_request:$/m);
  assert.ok(workflow.includes(`      - run: ${tasks.ci.command}\n`), tasks.ci.command);
  const steps = await Deno.readTextFile(`${PROJECT}.ci/run`);
  assert.match(steps, /^step "npx -y deno@[\d.]+ task ok, on a clean clone" ok_on_clean_clone$/m);
});
