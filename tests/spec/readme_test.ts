/** The README's own verification, run as it stands there. */
import assert from "node:assert/strict";
import { signListing } from "../../src/webhooks/signature.ts";
import published from "../vectors/signature.json" with { type: "json" };

type IsAuthentic = (header: string, rawBody: string, secret: string, now?: number) => boolean;

const readme = await Deno.readTextFile(new URL("../../README.md", import.meta.url));

function blockOf(language: string, holding: string): string {
  const blocks = readme.matchAll(new RegExp("```" + language + "\\n([^]*?)```", "g"));
  return [...blocks].map(([, block = ""]) => block).find((block) => block.includes(holding)) ?? "";
}

async function readmeVerification(): Promise<IsAuthentic> {
  const source = new TextEncoder().encode(blockOf("ts", "isAuthentic")).toBase64();
  return (await import(`data:application/typescript;base64,${source}`)).isAuthentic;
}

Deno.test("the README's verification accepts every published vector while it is fresh", async () => {
  const isAuthentic = await readmeVerification();
  assert.ok(published.vectors.length > 0);
  for (const { name, secret, timestamp, body, x_listing_signature } of published.vectors) {
    const verify = (seconds: number) =>
      isAuthentic(x_listing_signature, body, secret, (timestamp + seconds) * 1000);
    assert.deepEqual([-301, -300, 0, 300, 301].map(verify), [false, true, true, true, false], name);
  }
});

Deno.test("the README's verification refuses another body, secret, time or digest, and a header of another form", async () => {
  const isAuthentic = await readmeVerification();
  const [{ secret, timestamp, body, x_listing_signature: header } = assert.fail()] =
    published.vectors;
  const now = timestamp * 1000;
  assert.ok(isAuthentic(header, body, secret, now));
  assert.ok(!isAuthentic(header, `${body} `, secret, now));
  assert.ok(!isAuthentic(header, body, `${secret}x`, now));
  assert.ok(
    !isAuthentic(header.replace(`t=${timestamp}`, `t=${timestamp + 1}`), body, secret, now),
  );
  assert.ok(!isAuthentic(header.replace(/.$/, "g"), body, secret, now));
  for (const bad of ["", "t=,v1=", "v1=", `t=${timestamp}`, `t=${timestamp},v1=ab`, "t=x,v1=é"]) {
    assert.ok(!isAuthentic(bad, body, secret, now), bad);
  }
});

Deno.test("the README's verification refuses what an empty or half secret signs", async () => {
  const isAuthentic = await readmeVerification();
  const secret = published.vectors[0]?.secret ?? "";
  for (const none of ["", " ", "whsec_", "secret", secret.slice(0, -1), `${secret}\n`]) {
    assert.ok(!isAuthentic(signListing(none, 1_000, "{}"), "{}", none, 1_000_000), none);
  }
  assert.ok(isAuthentic(signListing(secret, 1_000, "{}"), "{}", secret, 1_000_000));
});

Deno.test("the webhook that the README shows is a published vector", () => {
  const shown = blockOf("http", "X-Listing-Signature");
  const vector = published.vectors.find(({ body }) => shown.includes(body));
  assert.ok(vector, "the body is none of the vectors'");
  assert.ok(shown.includes(`X-Listing-Signature: ${vector.x_listing_signature}\n`));
  assert.ok(shown.includes(`webhook-signature: ${vector.webhook_signature}\n`));
  assert.ok(shown.includes(`X-Listing-Vote: ${vector.vote_id}\n`));
  assert.ok(readme.includes(vector.secret));
});
