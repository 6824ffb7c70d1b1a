import type { SecretKeys } from "../../core/secrets/secret_key.ts";
import { createSigner } from "../../core/secrets/signer.ts";

/** The only text that is signed. */
const TEXT = "details of /readyz";

/**
 * Creates the header with which the doctor, which has the secret key, requests details that other clients don't get.
 */
export function createHostProof(secretKeys: SecretKeys) {
  const { sign, isOurs } = createSigner(secretKeys, "host proof");
  return {
    /** Value for `Authorization`. */
    header: `Bearer ${sign(TEXT)}`,
    isHost: (header = "") => header.startsWith("Bearer ") && isOurs(TEXT, header.slice(7)),
  };
}
