import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { hasTool, runTool } from "../../support/processes/host_tools.ts";
import vectors from "../../vectors/vote_links.json" with { type: "json" };

Deno.test({
  name: "Python's own library judges every published vote link the same",
  ignore: !hasTool("python3"),
  async fn() {
    const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
    const args = [file("judge_vote_links.py"), file("../../vectors/vote_links.json")];
    const { success, said } = await runTool("python3", args);
    assert.ok(success, said);
    assert.deepEqual(JSON.parse(said), vectors.map(({ verdict }) => verdict));
  },
});
