import { ENVIRONMENT_VARIABLES } from "../../src/config.ts";

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
 * Deno's flags for the process that serves HTTP: any network (owners choose where webhooks go), no programs, no
 * native code, and files only where it must. Libraries ask for variables that they do not need; those look unset.
 */
export function permissionFlags({ project, dataDir, socket }: Reach): string[] {
  const writable = socket === undefined ? [dataDir] : [dataDir, socket];
  return [
    "--no-prompt",
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
