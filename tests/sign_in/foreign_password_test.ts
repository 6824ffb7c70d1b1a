import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { findPassword, setPassword } from "../../src/site/accounts/account_repository.ts";
import { checkForeignHash } from "../../src/site/accounts/passwords/check_foreign_hash.ts";
import { isForeignHash, readForeignHash } from "../../src/site/accounts/passwords/foreign_hash.ts";
import { createPasswords } from "../../src/site/accounts/passwords/password.ts";
import { signIn as signInByForm } from "../../src/site/sign_in/entry/sign_in_by_password.ts";
import { requestFrom, signIn, signUp } from "../support/people/people.ts";
import { openWorld, type World } from "../support/world.ts";

/** Hashes that other programs made, and their passwords: libxcrypt, the reference of Argon2, and RFC 7914 §12. */
const HASHES = [
  ["$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq", "rasmuslerdorf"],
  [
    "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
    "password",
  ],
  [
    "$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA",
    "password",
  ],
  [
    "$scrypt$ln=14,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf046/2o+7qQT44+qbVD9lRdofLVQylVYT8Pz2LUlwUkKpr55h6F3A1lHkDfzwF7RVdYhw",
    "pleaseletmein",
  ],
] as const;

for (const [hash, password] of HASHES) {
  Deno.test(`a password opens an account with a hash such as ${hash.slice(0, 10)}… and is stored as ours`, async () => {
    await using world = await openWorld();
    const accountId = await accountWith(world, hash);
    assert.equal(await tryPassword(world, `${password}!`), "wrong");
    assert.equal(await findPassword(world.services.sql, accountId), hash);
    assert.equal((await signIn(world, "Steve_01", password)).viewer.accountId, accountId);
    const stored = await findPassword(world.services.sql, accountId) ?? "";
    assert.match(stored, /^[0-9a-f]{32}:[0-9a-f]{128}$/);
    await signIn(world, "Steve_01", password);
    assert.equal(await findPassword(world.services.sql, accountId), stored);
    assert.equal(await tryPassword(world, `${password}!`), "wrong");
  });
}

Deno.test("of a long password, as much counts as bcrypt read when it was hashed", async () => {
  const hash = "$2y$06$abcdefghijklmnopqrstuuKEMy5FZzS9BrUzRi9Oi8zbpc72UeCbu";
  assert.ok(await checkForeignHash(hash, "pw".repeat(50)));
  assert.ok(!await checkForeignHash(hash, "pw".repeat(35)));
});

Deno.test("two sign-ins at once both open an account with another program's hash", async () => {
  await using world = await openWorld();
  const [hash, password] = HASHES[0];
  const accountId = await accountWith(world, hash);
  const both = await Promise.all([tryPassword(world, password), tryPassword(world, password)]);
  assert.deepEqual(both, ["signed_in", "signed_in"]);
  assert.ok(!isForeignHash(await findPassword(world.services.sql, accountId) ?? "$"));
});

Deno.test("an attempt at an imported account derives a key of ours, as any other does", async () => {
  const derived: string[] = [];
  const passwords = createPasswords(undefined, {
    derive: (password) => (derived.push(password), Promise.resolve(Buffer.alloc(64))),
  });
  const [hash] = HASHES[0];
  assert.equal(await passwords.replaceForeign(hash, "wrong"), undefined);
  assert.deepEqual(derived, ["wrong"]);
});

Deno.test("hashes that are guessed too fast, cost too much or are damaged open nothing", async () => {
  const costly = [
    HASHES[0][0].replace("$07$", "$13$"),
    HASHES[1][0].replace("m=65536", "m=65537"),
    HASHES[1][0].replace("t=2", "t=5"),
    HASHES[1][0].replace("p=1", "p=5"),
    HASHES[3][0].replace("ln=14", "ln=17"),
    HASHES[3][0].replace("p=1", "p=99"),
  ];
  const unknown = [
    "5f4dcc3b5aa765d61d8327deb882cf99",
    "5baa61e4c9b93f3f0682250b6cf8331b7ee68fd8",
    "$P$B12345678aaaaaaaaaaaaaaaaaaaaaa",
    "$1$salt$qJH7.N4xYta3aEG/dfqo/0",
    "$2x$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq",
    HASHES[0][0].slice(0, -1),
    HASHES[1][0].replace("v=19", "v=16"),
    HASHES[1][0].replace("c29tZXNhbHQ", "c29tZXNhbHQAA"),
    HASHES[3][0].slice(0, -1),
    "$",
    "none",
    "",
  ];
  for (const hash of costly) assert.equal(readForeignHash(hash).kind, "costly", hash);
  for (const hash of unknown) assert.equal(readForeignHash(hash).kind, "unknown", hash);
  for (const hash of [...costly, ...unknown]) {
    assert.equal(await checkForeignHash(hash, "password"), false, hash);
  }
  assert.equal(await checkForeignHash(HASHES[0][0], ""), false);
});

async function accountWith(world: World, hash: string): Promise<string> {
  const { viewer: { accountId } } = await signUp(world, "Steve_01");
  await setPassword(world.services.sql, { accountId, password: hash, now: world.clock.now });
  return accountId;
}

async function tryPassword(world: World, password: string): Promise<string> {
  const typed = { nameOrEmail: "Steve_01", password };
  return (await signInByForm(world.context, typed, { request: requestFrom() })).kind;
}
