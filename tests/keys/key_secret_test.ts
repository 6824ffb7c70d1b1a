import assert from "node:assert/strict";
import {
  hashKeySecret,
  looksLikeKeySecret,
  makeKeySecret,
} from "../../src/core/keys/key_secret.ts";

Deno.test("a key is vb_, 40 random characters and 6 of checksum", () => {
  const keys = Array.from({ length: 200 }, () => makeKeySecret());
  for (const key of keys) assert.match(key, /^vb_[0-9A-Za-z]{46}$/);
  assert.equal(new Set(keys).size, keys.length);
});

Deno.test("a key's checksum is the CRC-32 of its random part", () => {
  const key = makeKeySecret(() => 0);
  // CRC-32 of forty times "0" is 0x963fbb8e; python: zlib.crc32(b"0" * 40)
  assert.equal(key, `vb_${"0".repeat(40)}2kaqcA`);
});

Deno.test("a key with any character wrong does not look like one", () => {
  const key = makeKeySecret();
  for (let place = 0; place < key.length; place++) {
    const other = key[place] === "a" ? "b" : "a";
    assert.ok(
      !looksLikeKeySecret(key.slice(0, place) + other + key.slice(place + 1)),
      `place ${place}`,
    );
  }
  for (
    const bad of [
      "",
      "vb_",
      key + "0",
      key.slice(1),
      key.slice(0, -1),
      ` ${key}`,
      `${key}\n`,
      "vb_é",
    ]
  ) {
    assert.ok(!looksLikeKeySecret(bad), bad);
  }
  assert.ok(looksLikeKeySecret(key));
});

Deno.test("of a key only its SHA-256 is kept", () => {
  assert.equal(
    hashKeySecret("abc").toHex(),
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});
