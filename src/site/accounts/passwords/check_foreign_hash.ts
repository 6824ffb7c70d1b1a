import { Buffer } from "node:buffer";
import { scrypt, timingSafeEqual } from "node:crypto";
import { QueueFull } from "../../../core/limits/fair_queue.ts";
import { PROJECT } from "../../../core/project.ts";
import { runInWorker } from "../../../core/work/run_in_worker.ts";
import { type ForeignHash, readForeignHash } from "./foreign_hash.ts";

/** Maximum milliseconds of a check: several times what the costliest hash takes on a slow machine. */
const WITHIN_MS = 10_000;

/** `Retry-After` of a sign-in whose check took too long. */
const RETRY_S = 10;

/** The message to the worker. */
export interface ForeignCheck {
  kind: "bcrypt" | "argon2";
  hash: string;
  password: string;
}

/**
 * Returns whether a password matches another program's hash. A hash that `readForeignHash` can't use never matches.
 * Throws `QueueFull` if the machine is too busy.
 */
export async function checkForeignHash(hash: string, password: string): Promise<boolean> {
  const foreign = readForeignHash(hash);
  switch (foreign.kind) {
    case "costly":
    case "unknown":
      return false;
    case "scrypt":
      return await checkScrypt(foreign, password);
    case "bcrypt":
    case "argon2": {
      // These algorithms don't accept an empty password.
      if (password === "") return false;
      const message: ForeignCheck = { kind: foreign.kind, hash, password };
      const url = new URL("src/site/accounts/passwords/foreign_worker.ts", PROJECT);
      const checked = await runInWorker<{ isRight: boolean }>(url, {
        message,
        withinMs: WITHIN_MS,
      });
      if ("failed" in checked) throw new QueueFull(RETRY_S);
      return checked.isRight;
    }
  }
}

function checkScrypt(
  { cost, salt, key }: Extract<ForeignHash, { kind: "scrypt" }>,
  password: string,
): Promise<boolean> {
  const wanted = Buffer.from(key, "base64");
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) =>
    scrypt(
      password,
      Buffer.from(salt, "base64"),
      wanted.length,
      options,
      (error, derived) => error ? reject(error) : resolve(timingSafeEqual(derived, wanted)),
    )
  );
}
