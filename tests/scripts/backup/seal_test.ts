import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { seal, unseal } from "../../../scripts/backup/seal.ts";

/** Bytes of the header, and of a whole chunk with its tag. */
const HEADER = 34;
const CHUNK = 65_552;

async function sealed(plain: Uint8Array, pieces: number): Promise<Uint8Array> {
  async function* source() {
    const size = Math.ceil(plain.length / pieces);
    for (let at = 0; at < plain.length; at += size) yield plain.subarray(at, at + size);
  }
  return Buffer.concat(await Array.fromAsync(seal(source(), "a passphrase", { cost: 4 })));
}

async function opened(bytes: Uint8Array): Promise<Uint8Array> {
  const path = await Deno.makeTempFile();
  try {
    await Deno.writeFile(path, bytes);
    return Buffer.concat(await Array.fromAsync(unseal(path, "a passphrase")));
  } finally {
    await Deno.remove(path);
  }
}

Deno.test("a sealed stream opens to the same bytes at any length", async () => {
  for (const [length, pieces] of [[0, 1], [1, 1], [65_536, 3], [200_000, 7]] as const) {
    const plain = crypto.getRandomValues(new Uint8Array(length % 65_536)).toBase64();
    const bytes = new TextEncoder().encode(plain.repeat(3)).slice(0, length);
    assert.deepEqual(Buffer.from(await opened(await sealed(bytes, pieces))), Buffer.from(bytes));
  }
});

Deno.test("whole chunks cannot be left out, moved or doubled", async () => {
  const whole = await sealed(new Uint8Array(170_000), 4);
  const header = whole.slice(0, HEADER);
  const chunk = (place: number) => whole.slice(HEADER + place * CHUNK, HEADER + ++place * CHUNK);
  const first = chunk(0);
  const second = chunk(1);
  const last = chunk(2);
  const orders = [[first, second], [second, first, last], [first, last], [first, first, second]];
  for (const order of orders) {
    await assert.rejects(
      opened(Buffer.concat([header, ...order])),
      /does not open|is damaged or cut short/,
    );
  }
});

Deno.test("two backups under one passphrase share no byte of key", async () => {
  const plain = new Uint8Array(100);
  const one = await sealed(plain, 1);
  const other = await sealed(plain, 1);
  assert.notDeepEqual(one.slice(10, HEADER), other.slice(10, HEADER));
  assert.notDeepEqual(one.slice(HEADER), other.slice(HEADER));
});
