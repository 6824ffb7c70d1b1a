import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { askedBy } from "../../src/site/accounts/passwords/asker.ts";
import { createPasswords } from "../../src/site/accounts/passwords/password.ts";
import { QueueFull } from "../../src/core/limits/fair_queue.ts";

const PASSWORD = "correct horse battery";

/** `PASSWORD` as versions before this one stored it; Python's scrypt made it. */
const STORED =
  "000102030405060708090a0b0c0d0e0f:70cc7d605f9fd0bfd324b3978bd79ee81076d98810046ed91604c3cb8aa6957761a2b0b97abf1e7c417ec4a9baa7bd1ce53449880d90dc1117c88d69b4f0b72e";

Deno.test("passwords of earlier versions still open their accounts", async () => {
  const passwords = createPasswords();
  assert.equal(await passwords.verify(STORED, PASSWORD), true);
  assert.equal(await passwords.verify(STORED, `${PASSWORD}!`), false);
  const stored = await passwords.hash(PASSWORD);
  assert.equal(await passwords.verify(stored, PASSWORD), true);
  assert.equal(await passwords.verify(stored, `${PASSWORD}!`), false);
});

Deno.test("what is stored and is no hash opens nothing", async () => {
  const passwords = createPasswords({ N: 16, r: 1, p: 1 });
  for (const stored of [undefined, "none", "", ":", "salt:", "salt:zz", ":".repeat(9)]) {
    assert.equal(await passwords.verify(stored, PASSWORD), false, stored);
    assert.equal(await passwords.verify(stored, stored ?? ""), false, stored);
  }
});

Deno.test("a password is the same however its accents are composed", async () => {
  const passwords = createPasswords({ N: 16, r: 1, p: 1 });
  const stored = await passwords.hash("caf\u00e9 au lait");
  assert.equal(await passwords.verify(stored, "cafe\u0301 au lait"), true);
});

Deno.test("as many passwords wait as are hashed within two seconds", async () => {
  let at = 0;
  let tookMs = 179;
  const hold = Promise.withResolvers<void>();
  let isHeld = false;
  const passwords = createPasswords(undefined, {
    now: () => at,
    room: { slots: 2, waiting: 32, perNetwork: 24, retryAfterSeconds: 3 },
    async derive() {
      if (isHeld) await hold.promise;
      at += tookMs;
      return Buffer.alloc(64);
    },
  });
  const ask = (network: string) => askedBy({ network }, () => passwords.hash(PASSWORD));
  await ask("a");
  isHeld = true;
  const jobs = Array.from({ length: 2 + 22 }, (_, n) => ask(`network ${n}`));
  await assert.rejects(ask("another network"), QueueFull);
  assert.ok(passwords.isBusy());
  hold.resolve();
  isHeld = false;
  await Promise.all(jobs);
  tookMs = 40;
  for (let n = 0; n < 60; n++) await ask("a");
  isHeld = true;
  const many = Array.from({ length: 2 + 32 }, (_, n) => ask(`network ${n}`));
  await assert.rejects(ask("another network"), QueueFull);
  await Promise.all(many);
});
