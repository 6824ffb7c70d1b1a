import assert from "node:assert/strict";
import { join } from "node:path";
import { createSecretBox, rememberOpened } from "../../src/core/secrets/secret_key.ts";
import { UnusableSecret } from "../../src/core/secrets/unusable_secret.ts";
import { keepSecretKey } from "../../src/service/secrets/find_secret_key.ts";
import { emptyFolder } from "../support/database/embedded_folder.ts";
import { SECRET_KEY } from "../support/world.ts";

const OTHER_KEY = btoa("another secret key of 32 bytes..");
const SECRET = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";

Deno.test("what is sealed opens with the same key and context", () => {
  const sealed = createSecretBox(SECRET_KEY).seal(SECRET, "key-1");
  assert.equal(createSecretBox(SECRET_KEY).open(sealed, "key-1"), SECRET);
});

Deno.test("the same secret never looks the same twice", () => {
  const box = createSecretBox(SECRET_KEY);
  const one = box.seal(SECRET, "key-1");
  const two = box.seal(SECRET, "key-1");
  assert.notEqual(one.toHex(), two.toHex());
  assert.ok(!one.toHex().includes(new TextEncoder().encode("whsec_").toHex()));
});

Deno.test("a ciphertext moved to another row does not open", () => {
  const box = createSecretBox(SECRET_KEY);
  const sealed = box.seal(SECRET, "key-1");
  assert.throws(() => box.open(sealed, "key-2"), UnusableSecret);
});

Deno.test("another key does not open it", () => {
  const sealed = createSecretBox(SECRET_KEY).seal(SECRET, "key-1");
  assert.throws(() => createSecretBox(OTHER_KEY).open(sealed, "key-1"), UnusableSecret);
});

Deno.test("a remembered secret opens for its own row and ciphertext alone", () => {
  const box = rememberOpened(createSecretBox(SECRET_KEY));
  const sealed = box.seal(SECRET, "key-1");
  assert.equal(box.open(sealed, "key-1"), SECRET);
  assert.equal(box.open(Uint8Array.from(sealed), "key-1"), SECRET);
  assert.throws(() => box.open(sealed, "key-2"), UnusableSecret);
  assert.throws(() => box.open(Uint8Array.from(sealed, (byte) => byte ^ 1), "key-1"));
  assert.equal(box.open(box.seal("whsec_rolled", "key-1"), "key-1"), "whsec_rolled");
});

Deno.test("a box opens what any of its keys sealed, and nothing else", () => {
  const sealed = createSecretBox(OTHER_KEY).seal(SECRET, "key-1");
  assert.equal(createSecretBox(SECRET_KEY, OTHER_KEY).open(sealed, "key-1"), SECRET);
  const others = createSecretBox(SECRET_KEY, btoa("a third secret key of 32 bytes.."));
  assert.throws(() => others.open(sealed, "key-1"), UnusableSecret);
});

Deno.test("a change of any single byte is noticed", () => {
  const box = createSecretBox(SECRET_KEY);
  const sealed = box.seal(SECRET, "key-1");
  for (let place = 0; place < sealed.length; place++) {
    const changed = Uint8Array.from(sealed, (byte, at) => at === place ? byte ^ 1 : byte);
    assert.throws(
      () => box.open(changed, "key-1"),
      place === 0 ? /unknown key version/ : UnusableSecret,
      `byte ${place}`,
    );
  }
  for (const length of [0, 1, 12, 28]) {
    assert.throws(
      () => box.open(sealed.subarray(0, length), "key-1"),
      UnusableSecret,
      `${length} bytes`,
    );
  }
});

Deno.test("the kept key is made once and only its owner reads it", async () => {
  await using folder = await emptyFolder();
  const { values: [value] } = await keepSecretKey(folder.dataDir);
  assert.equal(Uint8Array.fromBase64(value).length, 32);
  assert.equal((await keepSecretKey(folder.dataDir)).values[0], value);
  const { mode } = await Deno.stat(join(folder.dataDir, "secret_key"));
  assert.equal((mode ?? 0) & 0o777, 0o600);
});

Deno.test("all who start at once agree on one key", async () => {
  await using folder = await emptyFolder();
  const dataDir = join(folder.dataDir, "made when missing");
  const keys = await Promise.all(Array.from({ length: 20 }, () => keepSecretKey(dataDir)));
  assert.equal(new Set(keys.map(({ values: [value] }) => value)).size, 1);
  assert.equal(keys.filter(({ isNew }) => isNew).length, 1);
  const files = await Array.fromAsync(Deno.readDir(dataDir), ({ name }) => name);
  assert.deepEqual(files, ["secret_key"]);
});

Deno.test("an empty or truncated secret key file is refused, never used", async () => {
  await using folder = await emptyFolder();
  const path = join(folder.dataDir, "secret_key");
  for (const text of ["", "\n", "c2hvcnQ=", "no base64"]) {
    await Deno.mkdir(folder.dataDir, { recursive: true });
    await Deno.writeTextFile(path, text);
    await assert.rejects(
      keepSecretKey(folder.dataDir),
      /secret_key holds no secret key of 32 bytes/,
    );
    assert.equal(await Deno.readTextFile(path), text);
  }
});
