import assert from "node:assert/strict";
import { judgeVoteLink, signVoteLink } from "../../src/site/keys/link_key.ts";
import vectors from "../vectors/vote_links.json" with { type: "json" };

function judge({ key, url, now }: typeof vectors[number]) {
  const [, , slug = "", , player = "", expires = "", sig = ""] = url.split("/")
    .map(decodeURIComponent);
  return judgeVoteLink(key, { slug, player, expires, sig }, new Date(now * 1_000));
}

Deno.test("every published vote link is judged as published", () => {
  for (const vector of vectors) assert.equal(judge(vector), vector.verdict, vector.name);
});

Deno.test("what the service signs, it takes", () => {
  const now = new Date("2026-03-10T12:00:00.000Z");
  const link = { slug: "caves", player: "Steve_01", expires: String(now.getTime() / 1_000 + 60) };
  const sig = signVoteLink("vbl_key", link);
  assert.equal(judgeVoteLink("vbl_key", { ...link, sig }, now), "valid");
});
