import { join } from "node:path";

/** Folder of the program, where tasks run. */
export const PROJECT = join(import.meta.dirname ?? "", "../../");

/** Folder of the bundle that an image runs, and its entry. `src/core/project.ts` says why it is two folders deep. */
export const BUNDLE = "bundle/service";
export const BUNDLED_MAIN = `${BUNDLE}/main.js`;

/**
 * Flags that restrict a program to the service's packages, with their versions and checksums. Deno downloads everything
 * in a lock before it runs anything, so packages that only tests and tools need have a separate lock.
 */
export const SERVICE_LOCK: readonly string[] = lockedBy("deno.lock");

/** Flags that restrict a program to the packages of tests, benches and tools, which include the service's. */
export const TEST_LOCK: readonly string[] = lockedBy("tests/deno.lock");

function lockedBy(path: string): string[] {
  return [`--lock=${join(PROJECT, path)}`, "--frozen"];
}
