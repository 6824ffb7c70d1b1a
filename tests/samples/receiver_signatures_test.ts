/** The receivers in the owner's API panel, run as programs: whom they believe. */
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { signListing } from "../../src/core/sending/signature.ts";
import {
  headersOf,
  newVote,
  post,
  SECRET,
  unixNow,
  withHeaders,
} from "../support/api/sample_votes.ts";
import { inEachLanguage, listens, openFolder, openReceiver, startReceiver } from "./samples.ts";
import published from "../vectors/signature.json" with { type: "json" };

/** Secrets that are none, or only look like one. */
const NO_SECRETS = [undefined, "", " ", "whsec_", "secret", SECRET.slice(0, -1), `${SECRET} x`];

Deno.test("each sample receiver refuses to work without a whole webhook secret", async (t) => {
  await inEachLanguage(t, async (sample) => {
    for (const secret of NO_SECRETS) {
      await using folder = await openFolder();
      const env = { VOTEBOARD_WEBHOOK_SECRET: secret };
      await using receiver = await startReceiver(sample, { folder: folder.path, env });
      const works = await listens(receiver);
      if (sample.isPage) {
        // A page cannot refuse to start: it answers 500, to what an empty key signs as well.
        assert.equal(await post(receiver.url, signedWith(secret ?? "")), 500, String(secret));
      } else {
        assert.ok(!works, `listens with ${secret}`);
        assert.notEqual(await receiver.ended, 0);
      }
      await receiver.kill();
      assert.match(receiver.printed(), /VOTEBOARD_WEBHOOK_SECRET/);
      assert.doesNotMatch(receiver.printed(), / voted: /, String(secret));
    }
  });
});

Deno.test("each sample receiver accepts what the published vectors sign", async (t) => {
  // The vectors' times have passed: our signer, which makes the vectors, signs them afresh.
  for (const { secret, timestamp, body, x_listing_signature } of published.vectors) {
    assert.equal(signListing(secret, timestamp, body), x_listing_signature);
  }
  const secrets = new Set(published.vectors.map(({ secret }) => secret));
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    const secret = [...secrets].join(" ");
    await using receiver = await openReceiver(sample, { folder: folder.path, secret });
    for (const { name, secret, body } of published.vectors) {
      const good = { body, headers: headersOf(body, { secret }) };
      // A signed body that is no JSON is ours, and yet no vote: 400 is as good.
      assert.ok([204, body === "" ? 400 : 204].includes(await post(receiver.url, good)), name);
      assert.equal(await post(receiver.url, { ...good, body: `${body} ` }), 401, name);
    }
  });
});

Deno.test("each sample receiver refuses what is forged, altered, old or malformed", async (t) => {
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    await using receiver = await openReceiver(sample, { folder: folder.path, secret: SECRET });
    const good = newVote();
    const signature = good.headers["X-Listing-Signature"] ?? "";
    const [t = "", v1 = ""] = signature.split(",");
    const now = unixNow();
    const bad: Record<string, string | undefined> = {
      "an empty secret": `${t},v1=${emptyKeyDigest(t.slice(2), good.body)}`,
      "another secret": signListing(`${SECRET}x`, now, good.body),
      "another body": signListing(SECRET, now, `${good.body} `),
      "another time": `t=${Number(t.slice(2)) - 1},${v1}`,
      "an old one": signListing(SECRET, now - 310, good.body),
      "one from the future": signListing(SECRET, now + 310, good.body),
      "no signature": undefined,
      "an empty signature": "",
      "half a signature": signature.slice(0, -1),
      "more than a signature": `${signature}0`,
      "another order": `${v1},${t}`,
      "two digests": `${signature},v1=${"0".repeat(64)}`,
      "two digests, the good one last": `${t},v1=${"0".repeat(64)},${v1}`,
      "upper-case hex": `${t},v1=${v1.slice(3).toUpperCase()}`,
      "a space": `${t}, ${v1}`,
      "no time": `t=,${v1}`,
      "a time in another base": `t=0x${now.toString(16)},${v1}`,
      "a time beyond all integers": `t=${"9".repeat(400)},${v1}`,
    };
    for (const [name, value] of Object.entries(bad)) {
      const delivery = withHeaders(good, { "X-Listing-Signature": value });
      assert.equal(await post(receiver.url, delivery), 401, name);
    }
    assert.equal(await post(receiver.url, newVote({ age: 290 })), 204);
    assert.equal(await post(receiver.url, newVote({ age: -290 })), 204);
    assert.equal(await post(receiver.url, good), 204);
    const rewards = () => receiver.printed().match(/ voted: /g)?.length ?? 0;
    while (rewards() < 3) await new Promise((done) => setTimeout(done, 20));
    await receiver.kill();
    assert.equal(rewards(), 3);
  });
});

Deno.test("each sample receiver believes two secrets while one replaces the other", async (t) => {
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    const next = "whsec_Hx4dHBsaGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA=";
    const secret = `${SECRET} ${next}`;
    await using receiver = await openReceiver(sample, { folder: folder.path, secret });
    assert.equal(await post(receiver.url, newVote()), 204);
    assert.equal(await post(receiver.url, newVote({ secret: next })), 204);
    assert.equal(await post(receiver.url, newVote({ secret: `${next}x` })), 401);
  });
});

function signedWith(secret: string) {
  const { body } = newVote();
  const now = String(unixNow());
  const digest = secret === "" ? emptyKeyDigest(now, body) : hmac(secret, now, body);
  return {
    body,
    headers: { ...headersOf(body), "X-Listing-Signature": `t=${now},v1=${digest}` },
  };
}

function emptyKeyDigest(time: string, body: string): string {
  return hmac("", time, body);
}

function hmac(key: string, time: string, body: string): string {
  return createHmac("sha256", key).update(`${time}.${body}`).digest("hex");
}
