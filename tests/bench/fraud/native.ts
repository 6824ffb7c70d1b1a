import { pbkdf2Sync, scryptSync } from "node:crypto";
import process from "node:process";
import { BROWSER_WORK } from "../../../src/votes/proof_of_work.ts";
import { runProgram } from "../command.ts";

/** Milliseconds of processor time that a solver is measured for. */
const SOLVING_MS = 1_500;

const { N, r } = BROWSER_WORK;
const PASSWORD = new Uint8Array(20);
const SALT = new Uint8Array(16);

/** The proofs compared: the first is the one that was in use before. */
export type Proof = "pbkdf2" | "scrypt";

const HERE: Record<Proof, () => unknown> = {
  pbkdf2: () => pbkdf2Sync(PASSWORD, SALT, 1_000, 32, "sha256"),
  scrypt: () => scryptSync(PASSWORD, SALT, 32, { N, r, p: 1 }),
};

/** OpenSSL's functions, by way of Python, whose own time is a few µs. */
const OPENSSL: Record<Proof, string> = {
  pbkdf2: "hashlib.pbkdf2_hmac('sha256', p, s, 1000, 32)",
  scrypt: `hashlib.scrypt(p, salt=s, n=${N}, r=${r}, p=1, dklen=32)`,
};

/** Measures processor time of one key by a program that is no browser: the faster of Deno's and OpenSSL's. */
export async function deriveNatively(proof: Proof): Promise<number> {
  return Math.min(deriveHere(HERE[proof]), await deriveByOpenssl(OPENSSL[proof]));
}

function deriveHere(derive: () => unknown): number {
  const before = process.cpuUsage();
  for (let keys = 1;; keys++) {
    derive();
    const { user, system } = process.cpuUsage(before);
    if (user + system > SOLVING_MS * 1_000) return (user + system) / 1_000 / keys;
  }
}

async function deriveByOpenssl(call: string): Promise<number> {
  const program = [
    "import hashlib, time",
    "p, s, keys, began = bytes(20), bytes(16), 0, time.process_time()",
    `while time.process_time() - began < ${SOLVING_MS / 1_000}:`,
    `    keys += 1; ${call}`,
    "print((time.process_time() - began) * 1000 / keys)",
  ].join("\n");
  const done = await runProgram("python3", ["-c", program]);
  return done?.success ? Number(done.stdout) : Infinity;
}
