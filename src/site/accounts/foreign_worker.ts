// Checks one password against a bcrypt or argon2 hash, and ends. The worker has no permissions.
import { argon2Verify, bcryptVerify } from "hash-wasm";
import type { ForeignCheck } from "./check_foreign_hash.ts";

/** Bytes of a password that bcrypt reads. PHP leaves the rest out, so the hash was made without it. */
const BCRYPT_BYTES = 72;

addEventListener("message", async (event) => {
  const { data: { kind, hash, password } } = event as MessageEvent<ForeignCheck>;
  const bytes = new TextEncoder().encode(password);
  const isRight = kind === "bcrypt"
    ? await bcryptVerify({ hash, password: bytes.subarray(0, BCRYPT_BYTES) })
    : await argon2Verify({ hash, password: bytes });
  (self as unknown as Worker).postMessage({ isRight });
  // If it is terminated from outside while it becomes idle, its thread may stay, and keep the process alive.
  close();
});
