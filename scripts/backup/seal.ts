import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";

/** The first bytes of every backup. The digit is the version of the format, which docs/backup.md describes. */
const MAGIC = Buffer.from("VBBACKUP1\n");

const SALT_BYTES = 16;
const NONCE_PREFIX_BYTES = 7;
/** Magic, the exponent of scrypt's cost, salt, nonce prefix. */
const HEADER_BYTES = MAGIC.length + 1 + SALT_BYTES + NONCE_PREFIX_BYTES;

/** Bytes of a chunk before it is encrypted, and of the tag after it. */
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;

/** The exponent of scrypt's cost, OWASP's first choice: 128 MB and about half a second per guess. */
const COST = 17;

/**
 * Higher exponents are refused, because they take over a gigabyte of memory for a file that may not even be a backup.
 */
const COST_MAX = 20;

/** Pieces of a stream of bytes. */
export type Bytes = AsyncIterable<Uint8Array>;

/**
 * Encrypts a stream with a passphrase: scrypt, then AES-256-GCM in chunks, each bound to its position and to whether it
 * is the last (the STREAM construction). No part can be changed, moved or cut off unnoticed. `cost` is for tests.
 */
export async function* seal(
  source: Bytes,
  passphrase: string,
  { cost = COST } = {},
): AsyncGenerator<Uint8Array> {
  const random = randomBytes(SALT_BYTES + NONCE_PREFIX_BYTES);
  const header = Buffer.concat([MAGIC, Buffer.of(cost), random]);
  const key = await deriveKey(header, passphrase);
  yield header;
  let place = 0;
  for await (const { bytes, isLast } of inPieces(source, CHUNK_BYTES)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(header, place++, isLast))
      .setAAD(header);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Decrypts a file that `seal` wrote, chunk by chunk. Throws an error for a file of another kind, a wrong passphrase,
 * and at the first chunk that was changed.
 */
export async function* unseal(path: string, passphrase: string): AsyncGenerator<Uint8Array> {
  const file = await Deno.open(path);
  const header = Buffer.alloc(HEADER_BYTES);
  const length = await file.read(header);
  const isOurs = length === HEADER_BYTES && header.subarray(0, MAGIC.length).equals(MAGIC);
  const cost = header.readUInt8(MAGIC.length);
  if (!isOurs || cost < 1 || cost > COST_MAX) {
    file.close();
    throw new Error(`${path} is no backup of Voteboard`);
  }
  const key = await deriveKey(header, passphrase);
  let place = 0;
  for await (const { bytes, isLast } of inPieces(file.readable, CHUNK_BYTES + TAG_BYTES)) {
    const opened = open(bytes, { key, header, nonce: nonceOf(header, place, isLast) });
    if (opened === undefined) throw new Error(`${path} ${faultAt(place)}`);
    yield opened;
    place++;
  }
}

function open(
  bytes: Uint8Array,
  { key, header, nonce }: { key: Buffer; header: Buffer; nonce: Buffer },
): Uint8Array | undefined {
  if (bytes.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", key, nonce)
    .setAAD(header).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function faultAt(place: number): string {
  return place === 0
    ? "does not open: the passphrase is wrong, or the file is damaged"
    : `is damaged or cut short, ${place * CHUNK_BYTES} bytes after its beginning`;
}

function nonceOf(header: Buffer, place: number, isLast: boolean): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt32BE(place); // throws beyond 2^32 chunks, which are 256 TB
  tail[4] = isLast ? 1 : 0;
  return Buffer.concat([header.subarray(-NONCE_PREFIX_BYTES), tail]);
}

function deriveKey(header: Buffer, passphrase: string): Promise<Buffer> {
  const cost = header.readUInt8(MAGIC.length);
  const salt = header.subarray(MAGIC.length + 1, -NONCE_PREFIX_BYTES);
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) };
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const done = (error: Error | null, key: Buffer) => error ? reject(error) : resolve(key);
  scrypt(passphrase.normalize("NFKC"), salt, 32, options, done);
  return promise;
}

/** Splits a stream into pieces of one size. The last one, which may be shorter or empty, is marked. */
async function* inPieces(source: Bytes, size: number) {
  let rest = Buffer.alloc(0);
  for await (const bytes of source) {
    const held = Buffer.concat([rest, bytes]);
    let at = 0;
    // A piece is yielded only when more bytes follow it, because the last one has to be marked.
    for (; held.length - at > size; at += size) {
      yield { bytes: held.subarray(at, at + size), isLast: false };
    }
    rest = held.subarray(at);
  }
  yield { bytes: rest, isLast: true };
}
