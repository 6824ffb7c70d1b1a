import { join } from "node:path";

/** Folder of the program, where tasks run. */
export const PROJECT = join(import.meta.dirname ?? "", "../../");

/**
 * Flags that hold a program to the packages of a service, their versions and checksums. Deno fetches all that a lock
 * names before it runs anything, so that what only tests and tools need stands in a lock of its own.
 */
export const SERVICE_LOCK: readonly string[] = lockedBy("deno.lock");

/** The same for the packages of tests, benches and tools; those of a service are among them. */
export const TEST_LOCK: readonly string[] = lockedBy("tests/deno.lock");

function lockedBy(path: string): string[] {
  return [`--lock=${join(PROJECT, path)}`, "--frozen"];
}
