import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import vectors from "../vectors/vote_links.json" with { type: "json" };

Deno.test("Python's own library judges every published vote link the same", async () => {
  const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const args = [file("judge_vote_links.py"), file("../vectors/vote_links.json")];
  const { success, stdout } = await new Deno.Command("python3", { args }).output();
  assert.ok(success);
  const verdicts = JSON.parse(new TextDecoder().decode(stdout));
  assert.deepEqual(verdicts, vectors.map(({ verdict }) => verdict));
});
