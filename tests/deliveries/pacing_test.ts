import assert from "node:assert/strict";
import { createPacing } from "../../src/deliveries/pacing.ts";

function openPacing(addresses: Record<string, string> = {}) {
  const time = { ms: 0 };
  const pacing = createPacing({ addressOf: (url) => addresses[url], monotonic: () => time.ms });
  return { pacing, time };
}

const row = (keyId: string, url = `http://${keyId}.example/`) => ({ keyId, url });

Deno.test("an endpoint gets 50 rows at once and then 50 a second", () => {
  const { pacing, time } = openPacing();
  pacing.claimed(Array.from({ length: 50 }, () => row("a")));
  assert.deepEqual(pacing.heldBack(), ["a"]);
  time.ms += 20;
  assert.deepEqual(pacing.heldBack(), []);
  pacing.claimed([row("a")]);
  assert.deepEqual(pacing.heldBack(), ["a"]);
});

Deno.test("one endpoint's rate holds back no other", () => {
  const { pacing } = openPacing();
  pacing.claimed(Array.from({ length: 60 }, () => row("a")));
  pacing.claimed([row("b")]);
  assert.deepEqual(pacing.heldBack(), ["a"]);
});

Deno.test("at most 64 POSTs are on their way to one address", () => {
  const urls = Array.from({ length: 70 }, (_, n) => `http://host${n}.example/`);
  const { pacing } = openPacing(Object.fromEntries(urls.map((url) => [url, "192.0.2.1"])));
  const begun = urls.map((url, n) => pacing.begin(row(`key${n}`, url)));
  assert.equal(begun.filter((taken) => taken).length, 64);
  assert.ok(pacing.begin(row("elsewhere")));
  pacing.end(row("key0", urls[0]));
  assert.ok(pacing.begin(row("key69", urls[69])));
});

Deno.test("a place is given back even if its address becomes known", () => {
  const addresses: Record<string, string> = {};
  const { pacing } = openPacing(addresses);
  for (let n = 0; n < 64; n++) assert.ok(pacing.begin(row("a")));
  addresses["http://a.example/"] = "192.0.2.1";
  assert.ok(!pacing.begin(row("a")));
  for (let n = 0; n < 64; n++) pacing.end(row("a"));
  for (let n = 0; n < 64; n++) assert.ok(pacing.begin(row("a")), `place ${n}`);
  assert.ok(!pacing.begin(row("a")));
});
