import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey, type SecretKeys } from "./secret_key.ts";

/** Creates a signer of texts for one purpose. The first key signs, and signatures by any of the keys are accepted. */
export function createSigner(secretKeys: SecretKeys, purpose: string) {
  const [first, ...others] = secretKeys;
  const own = deriveKey(first, purpose);
  const keys = [own, ...others.map((key) => deriveKey(key, purpose))];
  const signBy = (key: Buffer, text: string) =>
    createHmac("sha256", key).update(text).digest("base64url");
  return {
    /** Returns the HMAC-SHA256 as base64url: 43 characters. */
    sign: (text: string) => signBy(own, text),
    /** Returns whether one of the keys made this signature of the text. */
    isOurs: (text: string, signature: string) =>
      keys.some((key) => isSame(signBy(key, text), signature)),
  };
}

/** Returns whether two texts are equal, in constant time. The time reveals only whether their lengths are equal. */
export function isSame(one: string, two: string): boolean {
  const first = Buffer.from(one);
  const second = Buffer.from(two);
  return first.length === second.length && timingSafeEqual(first, second);
}
