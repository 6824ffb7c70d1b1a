import { USE_YOUR_OWN } from "./binaries.ts";

/** Advice with the command that brings everything. */
const OR_COMPOSE =
  `${USE_YOUR_OWN}, or let Docker bring one: docker compose -f deploy/compose.yaml up -d`;

const NAMES: Readonly<Record<string, string>> = { darwin: "macOS", windows: "Windows" };

/** The part of a platform that decides whether the embedded Postgres runs there. */
export interface Platform {
  /** As `Deno.build.os` says. */
  os: string;
  /** Whether its C library is musl, as Alpine's. */
  isMusl: boolean;
}

/**
 * Throws a sentence with the way out where the embedded Postgres cannot run: anywhere but on Linux with glibc, and
 * where its folder cannot be made. Nothing else has happened then.
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
  // A Deno for glibc runs on Alpine, too, by a layer that is not enough for Postgres.
  return { os: Deno.build.os, isMusl: Deno.build.env === "musl" || exists("/etc/alpine-release") };
}

function exists(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
