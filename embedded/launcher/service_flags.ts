import { join } from "node:path";
import { ENVIRONMENT_VARIABLES } from "../../src/service/environment.ts";
import { homeOf, usersFileOf } from "../hold.ts";
import { hostFolderOf } from "../../src/site/settings/host_files.ts";
import { secretKeyFileOf } from "../../src/service/secrets/find_secret_key.ts";

/**
 * V8's memory:
 *
 * - The young generation has up to 8 MB. Each collection copies what is live: the requests in progress. With 4 MB that
 *   takes a seventh of a vote check's time, with 8 or 16 MB a tenth. 10,000 attempts at hostile receivers add 11 to 13
 *   MB with 8, and up to 21 with 16 (the abuses of tests/sending/abuses.ts in turn).
 * - The old generation is collected when it has doubled, not quadrupled. 75,000 requests of a mixed load leave 187 MB
 *   instead of 248, for 3 % more processor time.
 * - Memory is given back sooner after the start or a load, in small steps: V8's own delays are 30 and 8 s.
 */
export const V8_FLAGS = "--v8-flags=" + [
  "--max-semi-space-size=8",
  "--heap-growing-percent=100",
  "--gc-memory-reducer-start-delay-ms=2000",
  "--memory-reducer-delay-ms=2000",
].join();

/**
 * The files of the program's folder that the service reads. Hosts keep others there that it must not read, such as
 * `.env` and `deploy/.env`.
 */
const PROGRAM = [
  ...["src", "docs", "samples", "generated", "static", "bundle"],
  ...["CHANGELOG.md", "openapi.yaml", "openapi-public.yaml", "openapi-rewards.yaml"],
];

/**
 * The metadata services of AWS, Google, Azure, Oracle and Alibaba, which give a machine its credentials. Deno compares
 * the address that a name resolves to. Only some ports, because name servers have the same addresses.
 */
const METADATA_SERVICES = [
  ...["169.254.0.0/16:80", "100.100.100.200:80", "168.63.129.16:80", "168.63.129.16:32526"],
  ...["[fd00:ec2::254]:80", "[fd00:ec2::23]:80", "[fd20:ce::254]:80"],
];

/** Paths that the service may or must not access. */
export interface Reach {
  /** Folder of the program, of which it reads a part. */
  project: string;
  /**
   * Folder of the secret key, which the service reads, and of the embedded Postgres, which only the launcher may
   * access.
   */
  dataDir: string;
  /** The real path of the embedded Postgres's folder, because the one in the data folder may be a link. */
  home?: string | undefined;
  /** Paths of the database's sockets, if any. Connecting requires reading and writing. */
  sockets: (string | undefined)[];
  /** Certificates and keys that the database's address names. */
  files?: string[];
}

/**
 * Returns Deno's flags for the process that serves HTTP. Permissions: the network except metadata services (because
 * owners choose the addresses of webhooks), no remote code, no programs, no native code, and no writable files. The
 * data folder may be inside the program's, so Postgres's files are also denied by name. Libraries read environment
 * variables that they don't need. Those appear unset.
 */
export function serviceFlags({ project, dataDir, home, ...reach }: Reach): string[] {
  const sockets = reach.sockets.filter((path) => path !== undefined);
  const denied = [...new Set([homeOf(dataDir), home ?? homeOf(dataDir)])];
  const own = [secretKeyFileOf(dataDir), usersFileOf(dataDir), hostFolderOf(dataDir)];
  const program = PROGRAM.map((path) => join(project, path));
  const readable = [...program, ...own, ...sockets, ...reach.files ?? []];
  return [
    "--no-prompt",
    "--no-remote",
    V8_FLAGS,
    "--allow-net",
    flag("deny-net", METADATA_SERVICES),
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
