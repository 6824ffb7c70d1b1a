import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import { askedBy } from "../../../src/site/accounts/passwords/asker.ts";
import { createPasswords } from "../../../src/site/accounts/passwords/password.ts";
import { QueueFull } from "../../../src/core/limits/fair_queue.ts";
import { enterAccount } from "../../../src/site/sign_in/entry/enter_account.ts";
import { beginRound, finishRound } from "../../../src/site/sign_in/providers/round.ts";
import { APPLICATION, NELLY, startDiscord } from "./discord.ts";
import { startLyingIssuer } from "./lying_issuer.ts";
import { cookieOf, requestFrom, signIn, signUp } from "../../support/people/people.ts";
import { leadTo } from "./rounds.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("while an issuer hangs, people sign in with passwords, and sign up", async () => {
  await using issuer = await startLyingIssuer();
  await using world = await openWorld({ providers: { oidc: issuer.settings } });
  await signUp(world, "Steve_01");
  issuer.fault = "hang /.well-known/openid-configuration";
  let ended = 0;
  const asked = { purpose: { kind: "sign_in" }, next: "/" } as const;
  const hanging = Array.from({ length: 50 }, async () => {
    const begun = await beginRound(world.services, "oidc", asked);
    ended += 1;
    return begun.kind;
  });
  await signIn(world, "Steve_01");
  await signUp(world, "Alex_02");
  assert.equal(ended, 0);
  issuer.release();
  assert.deepEqual(new Set(await Promise.all(hanging)), new Set(["unavailable"]));
  assert.ok(issuer.hits.length <= 2, "they share a question, and at most once another");
});

Deno.test("while the queue of passwords is full, people sign in by a provider", async () => {
  const { promise: hanging, resolve } = Promise.withResolvers<Buffer>();
  const passwords = createPasswords({ N: 16, r: 1, p: 1 }, {
    derive: () => hanging,
    room: { slots: 1, waiting: 0, perNetwork: 0, retryAfterSeconds: 3 },
  });
  await using discord = startDiscord();
  const imitations = { "https://discord.com": discord };
  await using world = await openWorld({
    passwords,
    providers: { discord: APPLICATION },
    providerNetwork: leadTo(imitations, 10_000),
  });
  const { services } = world;
  const { id } = await world.account("Nelly");
  const hashing = passwords.hash("correct horse battery");
  const byPassword = () => signIn(world, "Nelly");
  await assert.rejects(askedBy({ network: "203.0.113.0/24" }, byPassword), QueueFull);
  const asked = { purpose: { kind: "sign_in" }, next: "/" } as const;
  const begun = await beginRound(services, "discord", asked);
  assert.ok(begun.kind === "begun");
  const there = begun.url.replace("https://discord.com", discord.origin);
  const { headers, body } = await fetch(there, { redirect: "manual" });
  await body?.cancel();
  const finished = await finishRound(services, "discord", {
    address: new URL(headers.get("location") ?? ""),
    headers: new Headers({ cookie: cookieOf(begun.setCookies) }),
  });
  assert.equal("person" in finished && finished.person.subject, NELLY.id);
  const entered = await enterAccount(services, id, { request: requestFrom(), way: "provider" });
  assert.equal(entered.kind, "signed_in");
  resolve(Buffer.alloc(64));
  await hashing;
});
