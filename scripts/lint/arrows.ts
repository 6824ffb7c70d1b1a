import { posix } from "node:path";

/** Features from the one with most dependencies to the most used one. Each may import those to its right. */
const FEATURES = [
  "waves",
  "votes",
  "rewards",
  "keys",
  "deliveries",
  "desk",
  "sending",
  "polling",
  "pictures",
  "reports",
  "servers",
  "sign_in",
  "accounts",
  "mail",
  "settings",
  "trail",
  "rights",
];

/** Folders that every other folder may import. */
const BASE = ["text", "time", "locales", "refusals", "secrets", "observing"];

/** Folders that every feature may import. */
const GROUND = ["destinations", "database", "limits", "work", ...BASE];

/** The doors: HTTP as an API and as pages, and the command line. They never import each other. */
const DOORS = ["api", "web", "cli"];

/** The folder that starts, runs and ends the service. Like the root of `src/`, it may import everything. */
const WIRING = "service";

/** Module with which the service claims the embedded Postgres that its launcher provides. */
const HOLD = "embedded/hold.ts";

/** The doors that serve HTTP. */
const HTTP_DOORS = ["api", "web"];

/** Packages that only the doors may use. */
const HONO = /^(npm:)?\/?(hono|@hono\/[^/@]+)(@[^/]*)?(\/|$)/;

/** The Postgres driver, which the doors never touch. */
const POSTGRES = /^(npm:)?\/?postgres(@[^/]*)?(\/|$)/;

/** The only folder that knows the Postgres driver, and its one file that others may import. */
const DRIVER = "src/database/driver/";
const DRIVER_DOOR = `${DRIVER}open_pool.ts`;

/** Folders of `src/` and the other folders each may import. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    FEATURES.map((feature, place) => [feature, [...FEATURES.slice(place + 1), ...GROUND]]),
  ),
  ...Object.fromEntries(GROUND.map((room) => [room, BASE])),
  ...Object.fromEntries(DOORS.map((door) => [door, [...FEATURES, ...GROUND]])),
};

/**
 * Returns what is wrong with an import, or nothing. `file` is a path from the project's root; `specifier` is the text
 * in the quotes; `typeOnly` is true for `import type`.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const fault = faultOfImport("src/keys/roll_key.ts", "../votes/cast_vote.ts", false);
 * assert.equal(fault, "src/keys/ may not import src/votes/");
 * ```
 */
export function faultOfImport(
  file: string,
  specifier: string,
  typeOnly: boolean,
): string | undefined {
  if (!/^\.{1,2}\//.test(specifier)) return faultOfPackage(file, specifier);
  const target = posix.join(posix.dirname(file), specifier);
  if (file.startsWith("generated/")) {
    return target.startsWith("src/") ? "generated/ imports nothing of src/" : undefined;
  }
  if (!file.startsWith("src/")) return undefined;
  if (/^(demo|scripts|tests|embedded)\//.test(target) && target !== HOLD) {
    return `src/ may not import ${target}`;
  }
  if (target.startsWith(DRIVER) && !file.startsWith(DRIVER) && target !== DRIVER_DOOR) {
    return `of ${DRIVER} only open_pool.ts may be imported`;
  }
  return faultWithinSource(folderOf(file), target, typeOnly);
}

/**
 * Returns whether a file may read `Deno.env`: `src/main.ts` reads it for the service; programs run by hand may read it
 * too.
 */
export function mayReadEnvironment(file: string): boolean {
  return file === "src/main.ts" || !/^(src|generated)\//.test(file);
}

function faultOfPackage(file: string, specifier: string): string | undefined {
  const folder = folderOf(file);
  if (folder === undefined) return undefined;
  if (HTTP_DOORS.includes(folder)) {
    return POSTGRES.test(specifier) ? `src/${folder}/ may not import postgres` : undefined;
  }
  return HONO.test(specifier) ? `src/${folder}/ knows nothing of HTTP: no Hono` : undefined;
}

function faultWithinSource(
  from: string | undefined,
  target: string,
  typeOnly: boolean,
): string | undefined {
  // Files at the root of src/ wire everything together.
  if (from === undefined || !target.startsWith("src/")) return undefined;
  const allowed = MAY_IMPORT[from];
  if (allowed === undefined) return `src/${from}/ has no place in scripts/lint/arrows.ts yet`;
  const to = folderOf(target);
  if (to === undefined) return faultOfRootModule(from, target, typeOnly);
  if (to === from || allowed.includes(to)) return undefined;
  return `src/${from}/ may not import src/${to}/`;
}

/** From the root of `src/`, folders below the doors may import only types of the configuration. */
function faultOfRootModule(from: string, target: string, typeOnly: boolean): string | undefined {
  const name = target.slice("src/".length);
  if (DOORS.includes(from)) return undefined;
  if (name === "config.ts" && typeOnly) return undefined;
  return name === "config.ts"
    ? `src/${from}/ may import types of src/config.ts only: use import type`
    : `src/${from}/ may not import ${target}`;
}

/** Returns the folder of a file under `src/`, or nothing for files that wire everything together or are elsewhere. */
function folderOf(path: string): string | undefined {
  const folder = /^src\/([^/]+)\//.exec(path)?.[1];
  return folder === WIRING ? undefined : folder;
}
