import { USE_YOUR_OWN } from "./binaries.ts";

/** Advice with the command that provides everything. */
const OR_COMPOSE =
  `${USE_YOUR_OWN}, or let Docker bring one: docker compose -f deploy/compose.yaml up -d`;

const NAMES: Readonly<Record<string, string>> = { darwin: "macOS", windows: "Windows" };

/** Properties of a platform that decide whether the embedded Postgres runs there. */
export interface Platform {
  /** As in `Deno.build.os`. */
  os: string;
  /** Whether its C library is musl, as on Alpine. */
  isMusl: boolean;
}

/**
 * Throws an error with alternatives if the embedded Postgres can't run, because the system isn't Linux with glibc or
 * its folder can't be created. Changes nothing.
 */
export async function requirePlatform(dataDir: string, platform = findPlatform()): Promise<void> {
  const { os, isMusl } = platform;
  if (os !== "linux" || isMusl) {
    const here = isMusl ? "Linux with musl, as Alpine" : NAMES[os] ?? os;
    throw new Error(
      `The embedded Postgres runs on Linux with glibc, and this is ${here}: ${OR_COMPOSE}`,
    );
  }
  await Deno.mkdir(dataDir, { recursive: true }).catch((cause) => {
    throw new Error(`The embedded Postgres cannot write to ${dataDir}: ${OR_COMPOSE}`, { cause });
  });
}

function findPlatform(): Platform {
  // A Deno for glibc runs on Alpine too, through a compatibility layer that is not enough for Postgres.
  return { os: Deno.build.os, isMusl: Deno.build.env === "musl" || exists("/etc/alpine-release") };
}

function exists(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
