// Checks one password against a bcrypt or argon2 hash, then closes. The worker has no permissions.
import { argon2Verify, bcryptVerify } from "hash-wasm";
import type { ForeignCheck } from "./check_foreign_hash.ts";

/** Bytes of a password that bcrypt reads. PHP ignores the rest, so its hashes don't contain it. */
const BCRYPT_BYTES = 72;

// The compiler takes this file for a program, not a worker. In a worker, events are messages, and `self` posts them.
addEventListener("message", async (event) => {
  const { data: { kind, hash, password } } = event as MessageEvent<ForeignCheck>;
  const bytes = new TextEncoder().encode(password);
  const isRight = kind === "bcrypt"
    ? await bcryptVerify({ hash, password: bytes.subarray(0, BCRYPT_BYTES) })
    : await argon2Verify({ hash, password: bytes });
  (self as unknown as Worker).postMessage({ isRight });
  // Terminating a worker from outside while it becomes idle may leave its thread behind, which keeps the process alive.
  close();
});
