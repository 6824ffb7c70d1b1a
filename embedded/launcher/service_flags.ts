import { ENVIRONMENT_VARIABLES } from "../../src/environment.ts";

/**
 * V8's young generation, in MB: the default lets hostile receivers' answers grow the heap by 70 MB before it is
 * swept; with 4 MB it is 13 MB (tests/bench/hostile_memory.ts).
 */
export const V8_FLAGS = "--v8-flags=--max-semi-space-size=4";

/** What the service may touch. */
export interface Reach {
  /** Folder of the program: read only. */
  project: string;
  /** The one folder it may write to. */
  dataDir: string;
  /** Path of the database's socket, if it has one: it may lie elsewhere. */
  socket?: string | undefined;
}

/**
 * Deno's flags for the process that serves HTTP. Permissions: any network (owners choose where webhooks go), no programs, no
 * native code, and files only where it must. Libraries ask for variables that they do not need; those look unset.
 */
export function serviceFlags({ project, dataDir, socket }: Reach): string[] {
  const writable = socket === undefined ? [dataDir] : [dataDir, socket];
  return [
    "--no-prompt",
    V8_FLAGS,
    "--allow-net",
    `--allow-read=${list([project, ...writable])}`,
    `--allow-write=${list(writable)}`,
    `--allow-env=${list(ENVIRONMENT_VARIABLES)}`,
    "--ignore-env",
  ];
}

/** Deno reads a doubled comma as part of a path. */
function list(values: string[]): string {
  return values.map((value) => value.replaceAll(",", ",,")).join(",");
}
