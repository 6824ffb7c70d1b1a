import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { refusal } from "../../../src/core/refusals/refusal.ts";
import {
  type ReadVotifierSecret,
  readVotifierSecret,
} from "../../../src/reach/sending/votifier/votifier_message.ts";
import { otherPublicKey } from "../../support/deliveries/votifier_receiver.ts";

Deno.test("a public key is read in any of the spellings that it is copied in", () => {
  const key = otherPublicKey();
  const lines = key.match(/.{1,64}/g)?.join("\r\n") ?? "";
  const armoured = `-----BEGIN PUBLIC KEY-----\n${lines}\n-----END PUBLIC KEY-----\n`;
  for (const pasted of [key, ` ${key}\n`, lines, armoured]) {
    const read = readVotifierSecret(pasted);
    assert.equal(read.kind === "ok" && read.secret.kind, "public_key");
    assert.equal(read.kind === "ok" && read.text, key);
  }
});

Deno.test("a token may be pasted in lines, in quotes or with its name", () => {
  const token = "q-_".repeat(115) + "xy"; // 347 characters
  for (
    const pasted of [
      token.replace(/.{80}/g, "$&\r\n"),
      `  ${token.slice(0, 200)}\n    ${token.slice(200)}\n`,
      `"${token}"`,
      `default: ${token}`,
      `  default: '${token}'\n`,
      `\u200b${token}\ufeff`,
    ]
  ) {
    const read = readVotifierSecret(pasted);
    assert.deepEqual(read.kind === "ok" && read.secret, { kind: "token", token }, pasted);
  }
  assert.equal(readVotifierSecret("two words").kind, "refused");
});

Deno.test("one printable word is a token, letter for letter", () => {
  for (const token of ["k3jsf9", "x".repeat(128), "q".repeat(347), "p$ss!w#rd"]) {
    const read = readVotifierSecret(` ${token}\n`);
    assert.deepEqual(read.kind === "ok" && read.secret, { kind: "token", token });
  }
});

Deno.test("a private key is refused, and not repeated", () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  for (const type of ["pkcs8", "pkcs1"] as const) {
    const pem = privateKey.export({ type, format: "pem" }).toString();
    const bare = privateKey.export({ type, format: "der" }).toString("base64");
    for (const pasted of [pem, bare]) {
      const read = readVotifierSecret(pasted);
      assert.match(sentenceOf(read), /^This is a private key/);
      assert.ok(!JSON.stringify(read).includes(bare.slice(40, 80)));
    }
  }
});

Deno.test("keys of another size and texts of no kind are refused", () => {
  for (const bits of [1024, 4096]) {
    const read = readVotifierSecret(otherPublicKey(bits));
    assert.match(sentenceOf(read), /RSA key of 2048 bits/);
  }
  for (
    const pasted of [
      "",
      "short",
      "two words",
      "x".repeat(1_025),
      otherPublicKey().slice(0, 300),
      "schlüssel",
    ]
  ) {
    assert.equal(readVotifierSecret(pasted).kind, "refused", pasted);
  }
});

function sentenceOf(read: ReadVotifierSecret): string {
  return read.kind === "ok" ? "" : refusal("votifier_secret_refused", read.fault).message;
}
