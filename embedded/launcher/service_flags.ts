import { ENVIRONMENT_VARIABLES } from "../../src/environment.ts";
import { homeOf, usersFileOf } from "../hold.ts";
import { secretKeyFileOf } from "../../src/secret_key.ts";

/**
 * V8's young generation, in MB. Each sweep of it copies what lives at that moment: the requests under way. With 4 MB that
 * is a seventh of a vote check's time, with 8 or 16 MB a tenth. 10,000 attempts at hostile receivers add 11 to 13 MB
 * with 8, and up to 21 with 16 (tests/bench/hostile_memory.ts).
 */
export const V8_FLAGS = "--v8-flags=--max-semi-space-size=8";

/** Paths that the service may touch, or must not. */
export interface Reach {
  /** Folder of the program: read only. */
  project: string;
  /** Folder of the secret key, which the service reads, and of the embedded Postgres, which is the launcher's alone. */
  dataDir: string;
  /** The folder of the embedded Postgres by its real name, if the one in the data folder may be a link. */
  home?: string | undefined;
  /** Paths of the database's sockets, if it has some: to connect is to read and write. */
  sockets: (string | undefined)[];
}

/**
 * Deno's flags for the process that serves HTTP. Permissions: any network (owners choose where webhooks go), no programs, no
 * native code, and no file to write to. The data folder may lie below the program's, so Postgres's files are denied by
 * name as well. Libraries ask for variables that they do not need; those look unset.
 */
export function serviceFlags({ project, dataDir, home, ...reach }: Reach): string[] {
  const sockets = reach.sockets.filter((path) => path !== undefined);
  const denied = [...new Set([homeOf(dataDir), home ?? homeOf(dataDir)])];
  const readable = [project, secretKeyFileOf(dataDir), usersFileOf(dataDir), ...sockets];
  return [
    "--no-prompt",
    V8_FLAGS,
    "--allow-net",
    flag("allow-read", readable),
    ...sockets.map((path) => flag("allow-write", [path])),
    flag("deny-read", denied),
    flag("deny-write", denied),
    flag("allow-env", ENVIRONMENT_VARIABLES),
    "--ignore-env",
  ];
}

/** Deno reads a doubled comma as part of a path. */
function flag(name: string, values: string[]): string {
  return `--${name}=${values.map((value) => value.replaceAll(",", ",,")).join(",")}`;
}
