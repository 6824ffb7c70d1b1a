import { Buffer } from "node:buffer";
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import type { World } from "./world.ts";

/** Flags of an answer: its user was there, and was checked. */
const PRESENT = 0x01;
const VERIFIED = 0x04;

/** What an answer says. The defaults are an honest device's at the site of the tests. */
interface Answer {
  challenge: string;
  counter?: number;
  isVerified?: boolean;
  origin?: string;
  rpId?: string;
  userHandle?: string;
}

/** A passkey that is in no browser: it answers whatever a test wants, and signs it. */
export interface SoftPasskey {
  id: string;
  answer(answer: Answer): string;
}

/** Gives an account a passkey, as if its owner had added it. */
export async function giveSoftPasskey(
  { services: { sql }, clock }: World,
  accountId: string,
  { counter = 0 } = {},
): Promise<SoftPasskey> {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // COSE (RFC 9053 §7.1.1): an EC2 key for ES256 on P-256.
  const cose = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
  await sql`
    insert into passkey (id, account_id, public_key, counter, name, made_at)
    values (${id}, ${accountId}, ${cose}, ${counter}, 'Soft', ${clock.now})`;
  return {
    id,
    answer(
      {
        challenge,
        counter = 0,
        isVerified = true,
        origin = "http://localhost",
        rpId = "localhost",
        userHandle = Buffer.from(accountId).toString("base64url"),
      },
    ) {
      const client = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin }));
      const data = Buffer.alloc(37);
      sha256(Buffer.from(rpId)).copy(data);
      data[32] = PRESENT | (isVerified ? VERIFIED : 0);
      data.writeUInt32BE(counter, 33);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return JSON.stringify({
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle,
        },
      });
    },
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
