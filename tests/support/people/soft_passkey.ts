import { Buffer } from "node:buffer";
import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { World } from "../world.ts";

/** Flags of a response: the user was present and verified, it contains a key, it has extensions. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;
const HAS_EXTENSIONS = 0x80;

/** The content of a response. By default that of an honest device at the site of the tests. */
interface Answer {
  challenge: string;
  counter?: number;
  isVerified?: boolean;
  /** Other flags, such as that it is backed up. */
  flags?: number;
  /** A map in CBOR. */
  extensions?: Buffer;
  origin?: string;
  rpId?: string;
  userHandle?: string | null;
}

/** A passkey without a browser. It signs any response that a test defines. */
export interface SoftPasskey {
  id: string;
  publicKey: Buffer;
  /**
   * Returns the data that a browser sends for a new passkey: CBOR of an attestation's format and statement, by default
   * none.
   */
  register(answer: Answer & { fmt?: string; statement?: Buffer }): string;
  answer(answer: Answer): string;
}

/** The keys of signature algorithms by their COSE numbers, and in COSE's form (RFC 9053 §7). */
const KEYS: Record<-8 | -7 | -257, () => { privateKey: KeyObject; publicKey: Buffer }> = {
  [-8]() {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const { x = "" } = publicKey.export({ format: "jwk" });
    return { privateKey, publicKey: cose("a4010103272006215820", x) };
  },
  [-7]() {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    return { privateKey, publicKey: cose("a5010203262001215820", x, "225820", y) };
  },
  [-257]() {
    // One key for all, because finding its primes takes a second.
    const { publicKey, privateKey } = rsa ??= generateKeyPairSync("rsa", { modulusLength: 2048 });
    const { n = "", e = "" } = publicKey.export({ format: "jwk" });
    return { privateKey, publicKey: cose("a401030339010020590100", n, "2143", e) };
  },
};

let rsa: { publicKey: KeyObject; privateKey: KeyObject } | undefined;

/** Joins parts of a key, which are alternately hexadecimal and base64url. */
function cose(...parts: string[]): Buffer {
  return Buffer.concat(
    parts.map((part, at) => Buffer.from(part, at % 2 === 0 ? "hex" : "base64url")),
  );
}

/** Creates a passkey that no account has yet. */
export function makeSoftPasskey(algorithm: keyof typeof KEYS, accountId: string): SoftPasskey {
  const { privateKey, publicKey } = KEYS[algorithm]();
  const rawId = Buffer.from(crypto.getRandomValues(new Uint8Array(16)));
  const id = rawId.toString("base64url");
  const write = (client: object, response: Record<string, Buffer | string | null>) => {
    const clientDataJSON = Buffer.from(JSON.stringify(client));
    const written = Object.entries({ clientDataJSON, ...response }).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? value.toString("base64url") : value,
    ]);
    const outer = { id, rawId: id, type: "public-key", clientExtensionResults: {} };
    return JSON.stringify({ ...outer, response: Object.fromEntries(written) });
  };
  return {
    id,
    publicKey,
    register({ fmt = "none", statement = Buffer.from([0xa0]), ...answer }) {
      const { challenge, origin = ORIGIN } = answer;
      const key = Buffer.concat([Buffer.alloc(17), Buffer.from([rawId.length]), rawId, publicKey]);
      const data = dataOf(answer, key);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from(`fmt${String.fromCharCode(0x60 + fmt.length)}${fmt}gattStmt`),
        statement,
        Buffer.from("hauthData"),
        Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
        data,
      ]);
      return write({ type: "webauthn.create", challenge, origin }, { attestationObject });
    },
    answer({ userHandle = Buffer.from(accountId).toString("base64url"), ...answer }) {
      const { challenge, origin = ORIGIN } = answer;
      const client = { type: "webauthn.get", challenge, origin };
      const authenticatorData = dataOf(answer);
      const signed = Buffer.concat([
        authenticatorData,
        sha256(Buffer.from(JSON.stringify(client))),
      ]);
      const signature = sign(algorithm === -8 ? null : "sha256", signed, privateKey);
      return write(client, { authenticatorData, signature, userHandle });
    },
  };
}

const ORIGIN = "http://localhost";

function dataOf(
  { rpId = "localhost", isVerified = true, flags = 0, counter = 0, extensions }: Answer,
  key?: Buffer,
): Buffer {
  const head = Buffer.alloc(37);
  sha256(Buffer.from(rpId)).copy(head);
  head[32] = PRESENT | flags | (isVerified ? VERIFIED : 0) | (key ? HAS_KEY : 0) |
    (extensions ? HAS_EXTENSIONS : 0);
  head.writeUInt32BE(counter, 33);
  return Buffer.concat([head, key ?? Buffer.alloc(0), extensions ?? Buffer.alloc(0)]);
}

/** Gives an account a passkey, as if its owner had added it. */
export async function giveSoftPasskey(
  { services: { sql }, clock }: World,
  accountId: string,
  { counter = 0 } = {},
): Promise<SoftPasskey> {
  const passkey = makeSoftPasskey(-7, accountId);
  await sql`
    insert into passkey (id, account_id, public_key, counter, name, made_at)
    values (${passkey.id}, ${accountId}, ${passkey.publicKey}, ${counter}, 'Soft', ${clock.now})`;
  return passkey;
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
