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
