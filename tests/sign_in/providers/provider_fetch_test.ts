import assert from "node:assert/strict";
import { createProviderFetch } from "../../../src/site/sign_in/providers/provider_fetch.ts";
import {
  createProviders,
  PROVIDER_WITHIN_MS,
} from "../../../src/site/sign_in/providers/enabled_providers.ts";
import { startLyingIssuer } from "./lying_issuer.ts";
import { openRounds } from "./rounds.ts";
import { startRawReceiver } from "../../support/deliveries/raw_receiver.ts";
import { serve } from "../../support/network/loopback.ts";

/** Sends one request, and returns its text or the code of its fault. */
async function tell(
  url: string,
  { privateOrigin, withinMs = 5_000 }: { privateOrigin?: string; withinMs?: number } = {},
): Promise<string> {
  const network = createProviderFetch({ privateOrigin, withinMs });
  try {
    return await (await network.send(url, {})).text();
  } catch (error) {
    assert.ok(error instanceof Error);
    return error.message;
  } finally {
    await network.close();
  }
}

Deno.test("no provider has a private address, however it is spelled", async () => {
  await using issuer = await startLyingIssuer();
  const { port } = new URL(issuer.origin);
  const hosts = ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"];
  for (const host of [...hosts, "0.0.0.0", "[64:ff9b::7f00:1]"]) {
    assert.equal(await tell(`https://${host}:${port}/jwks`), "private_address", host);
  }
  assert.deepEqual(issuer.hits, []);
});

Deno.test("without OIDC_ALLOW_PRIVATE an issuer in a private network is unavailable and never asked", async () => {
  await using issuer = await startLyingIssuer();
  const oidc = { ...issuer.settings, allowPrivate: false };
  const secured = { ...oidc, issuer: issuer.origin.replace("http:", "https:") };
  const asked = { purpose: { kind: "sign_in" }, next: "/" } as const;
  for (const one of [oidc, secured]) {
    await using rounds = await openRounds({ settings: { oidc: one } });
    await assert.rejects(rounds.answerOf("oidc", asked), /unavailable/);
  }
  assert.deepEqual(issuer.hits, []);
});

Deno.test("OIDC_ALLOW_PRIVATE exempts the issuer's origin and no other, not even another port", async () => {
  await using issuer = await startLyingIssuer();
  await using neighbour = serve(() => new Response("inner"));
  const at = (url: string) => tell(url, { privateOrigin: issuer.origin });
  assert.match(await at(`${issuer.origin}/jwks`), /keys/);
  assert.equal(await at(neighbour.origin), "not_https");
  assert.equal(await at(`https://127.0.0.1:${neighbour.port}/`), "private_address");
  assert.equal(await at(issuer.origin.replace("127.0.0.1", "localhost")), "not_https");
});

Deno.test("a public address without TLS is not asked", async () => {
  assert.equal(await tell("http://192.0.2.1/"), "not_https");
});

Deno.test("a redirect is an answer, and is not followed", async () => {
  await using inner = serve(() => new Response("inner"));
  await using outer = serve(() => Response.redirect(inner.origin, 302));
  const network = createProviderFetch({ privateOrigin: outer.origin, withinMs: 5_000 });
  const answer = await network.send(outer.origin, {});
  assert.deepEqual([answer.status, answer.headers.get("location")], [302, `${inner.origin}/`]);
  await network.close();
});

Deno.test("of an answer a megabyte is read and no more", async () => {
  await using pages = serve(({ url }) =>
    new Response("x".repeat(Number(new URL(url).searchParams.get("bytes"))))
  );
  const read = (bytes: number) =>
    tell(`${pages.origin}/?bytes=${bytes}`, { privateOrigin: pages.origin });
  assert.equal((await read(1 << 20)).length, 1 << 20);
  assert.equal(await read((1 << 20) + 1), "too_long");
  assert.equal(await read(64 << 20), "too_long");
});

Deno.test("an answer that trickles ends with its time", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.nextRequest();
    await conversation.write("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n");
    for (let i = 0; i < 100; i++) {
      await conversation.write("x");
      await conversation.pause(20);
    }
  });
  const origin = `http://127.0.0.1:${receiver.port}`;
  assert.equal(await tell(origin, { privateOrigin: origin, withinMs: 200 }), "timeout");
});

Deno.test("in production a provider gets less than three seconds, the page's own time included", () => {
  const { withinMs } = createProviders({ steam: true }, { now: () => new Date() });
  assert.equal(withinMs, PROVIDER_WITHIN_MS);
  assert.ok(withinMs <= 2_500);
});
