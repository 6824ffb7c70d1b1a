import process from "node:process";
import { BROWSER_WORK } from "../../../src/site/voting/ballot/proof_of_work.ts";
import { runProgram } from "../command.ts";

/** Milliseconds of processor time that keys are derived for. */
const SOLVING_MS = 1_500;

/** Measures the processor time of one key, in milliseconds, by the faster of Deno and OpenSSL. */
export async function deriveNatively(): Promise<number> {
  return Math.min(await deriveHere(), await deriveByOpenssl());
}

async function deriveHere(): Promise<number> {
  const password = new Uint8Array(20);
  const salt = new Uint8Array(16);
  const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations: BROWSER_WORK.cost };
  const before = process.cpuUsage();
  for (let keys = 1;; keys++) {
    await crypto.subtle.deriveBits(how, key, 256);
    const { user, system } = process.cpuUsage(before);
    if (user + system > SOLVING_MS * 1_000) return (user + system) / 1_000 / keys;
  }
}

/** Calls OpenSSL through Python, whose own time is a few µs. */
async function deriveByOpenssl(): Promise<number> {
  const program = [
    "import hashlib, time",
    "p, s, keys, began = bytes(20), bytes(16), 0, time.process_time()",
    `while time.process_time() - began < ${SOLVING_MS / 1_000}:`,
    `    keys += 1; hashlib.pbkdf2_hmac('sha256', p, s, ${BROWSER_WORK.cost}, 32)`,
    "print((time.process_time() - began) * 1000 / keys)",
  ].join("\n");
  const done = await runProgram("python3", ["-c", program]);
  return done?.success ? Number(done.stdout) : Infinity;
}
