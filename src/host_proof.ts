import type { SecretKeys } from "./secret_key.ts";
import { createSigner } from "./signer.ts";

/** The one text that is signed. */
const TEXT = "details of /readyz";

/** Makes the header by which the doctor, who knows the secret key, asks a service what strangers are not told. */
export function createHostProof(secretKeys: SecretKeys) {
  const { sign, isOurs } = createSigner(secretKeys, "host proof");
  return {
    /** For `Authorization`. */
    header: `Bearer ${sign(TEXT)}`,
    isHost: (header = "") => header.startsWith("Bearer ") && isOurs(TEXT, header.slice(7)),
  };
}
