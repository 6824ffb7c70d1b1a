import assert from "node:assert/strict";
import { createTargets } from "../../src/core/sending/prepare_post.ts";

Deno.test("a URL is taken apart without its fragment", () => {
  const targetOf = createTargets({ allowPrivate: false });
  const parts = { kind: "ok", origin: "https://play.example.com", path: "/votes?server=1" };
  assert.deepEqual(targetOf("https://play.example.com:443/votes?server=1#top"), parts);
});

Deno.test("a chat's address is judged for chats and for webhooks apart", () => {
  const discord = "https://discord.com/api/webhooks/1/secret";
  for (const first of [true, false]) {
    const targetOf = createTargets({ allowPrivate: false });
    targetOf(discord, first);
    assert.equal(targetOf(discord, true).kind, "ok");
    assert.equal(targetOf(discord, false).kind, "refused");
  }
});

Deno.test("a URL that was seen before is judged the same", () => {
  const targetOf = createTargets({ allowPrivate: false });
  for (const url of ["https://play.example.com/", "http://10.0.0.1/votes", "no address"]) {
    assert.equal(targetOf(url), targetOf(url));
  }
  const refused = targetOf("http://10.0.0.1/votes");
  assert.equal(refused.kind === "refused" && refused.outcome, "private_address");
});
