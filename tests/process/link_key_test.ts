import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { commandLine } from "../support/service.ts";
import vectors from "../vectors/vote_links.json" with { type: "json" };
import { openWorld, SECRET_KEY } from "../support/world.ts";

Deno.test("a command makes a link key, and removes it", async () => {
  await using world = await openWorld();
  const { slug } = await world.server();
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  const made = await admin.json(`rewards link-key ${slug}`);
  assert.match(String(made["link_key"]), /^vbl_[0-9A-Za-z]{46}$/);
  const removed = await admin.json(`rewards link-key ${slug} --remove`);
  assert.deepEqual(removed, { link_key: null });
  const [row] = await world.services.sql`select count(*)::int as keys from link_key`;
  assert.equal(row?.["keys"], 0);
});

Deno.test("Python's own library judges every published vote link the same", async () => {
  const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const args = [file("judge_vote_links.py"), file("../vectors/vote_links.json")];
  const { success, stdout } = await new Deno.Command("python3", { args }).output();
  assert.ok(success);
  const verdicts = JSON.parse(new TextDecoder().decode(stdout));
  assert.deepEqual(verdicts, vectors.map(({ verdict }) => verdict));
});
