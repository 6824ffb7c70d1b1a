/**
 * Downloads the one file that the reference docs need and that can't be imported: the browser bundle of
 * `@scalar/api-reference` (as a dependency it would cost 289 MB). Run by `deno task assets`, and before `start`, `demo`
 * and `test`. Does nothing if the file exists. Imports no package, so that it can print before Deno, which runs with
 * --quiet, downloads the packages of a service.
 */
import { gzipSync } from "node:zlib";
import config from "../imports.json" with { type: "json" };
import { PROJECT, SERVICE_LOCK } from "../embedded/launcher/project.ts";
import { BUNDLE_FILE, BUNDLE_VERSION, hasBundle } from "../src/service/api/reference_bundle.ts";
import { extractFile } from "./assets/tarball.ts";

const PACKAGE = "@scalar/api-reference";
const BUNDLE_IN_TARBALL = "package/dist/browser/standalone.js";
/** Checksum of the package from which the bundle is taken. */
export const BUNDLE_INTEGRITY =
  "sha512-XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==";
const FIRST_RUN = "First run: fetching npm packages and the reference docs, about 20 MB …";
const FETCH_TIMEOUT_MS = 60_000; // the tarball has about 10 MB; a start must not hang on it

/** The part of `deno info --json` about a package that we read. */
interface Package {
  name: string;
  registryUrl: string;
}

/** Source and destination of the bundle. Tests replace everything except `assets`. */
export interface AssetsOptions {
  /** Folder to fill: a URL ending in a slash. */
  assets: URL;
  /** Returns the registry's address, which ends in a slash. */
  findRegistry: () => Promise<string>;
  fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
  /** Subresource-integrity form of the tarball's SHA-512. */
  integrity: string;
}

/**
 * Puts the bundle and its gzipped copy into the assets folder unless both exist. Throws, without writing anything, if
 * the registry is unreachable or its tarball is not the pinned one.
 */
export async function fetchAssets(options: AssetsOptions): Promise<"present" | "fetched"> {
  if (await hasBundle(options.assets)) return "present";
  const tarball = await download(options);
  await verify(tarball, options.integrity);
  const tar = new Blob([tarball]).stream().pipeThrough(new DecompressionStream("gzip"));
  const bundle = await extractFile(tar, BUNDLE_IN_TARBALL);
  await Deno.mkdir(options.assets, { recursive: true });
  await writeWhole(new URL(`${BUNDLE_FILE}.gz`, options.assets), gzipSync(bundle, { level: 9 }));
  await writeWhole(new URL(BUNDLE_FILE, options.assets), bundle);
  return "fetched";
}

/**
 * Finds the configured registry for Scalar's packages. Uses Deno, so that `NPM_CONFIG_REGISTRY` and `.npmrc`, including
 * scopes, count as for every import.
 */
export async function findRegistry(): Promise<string> {
  const sibling = config.imports["@scalar/hono-api-reference"]; // same scope, same registry
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--quiet", "--json", ...SERVICE_LOCK, sibling],
    cwd: PROJECT,
  }).output();
  if (!success) throw new Error(firstLine(stderr));
  const { npmPackages } = JSON.parse(new TextDecoder().decode(stdout));
  const scalar = Object.values<Package>(npmPackages)
    .find(({ name }) => sibling.startsWith(`npm:${name}@`));
  if (scalar === undefined) throw new Error(`Deno knows no package ${sibling}`);
  return scalar.registryUrl;
}

function firstLine(output: Uint8Array): string {
  return new TextDecoder().decode(output).split("\n", 1).join("");
}

async function download({ findRegistry, fetch }: AssetsOptions): Promise<Uint8Array<ArrayBuffer>> {
  const [, name] = PACKAGE.split("/");
  const url = `${await findRegistry()}${PACKAGE}/-/${name}-${BUNDLE_VERSION}.tgz`;
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const response = await fetch(url, { signal }).catch((cause) => {
    throw new Error(`${url} cannot be reached`, { cause });
  });
  if (response.ok) return await response.bytes();
  await response.body?.cancel();
  throw new Error(`${url} answered ${response.status}`);
}

async function verify(bytes: Uint8Array<ArrayBuffer>, integrity: string): Promise<void> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-512", bytes));
  if (`sha512-${digest.toBase64()}` === integrity) return;
  throw new Error(`${PACKAGE}@${BUNDLE_VERSION} is not the pinned file: ${integrity} expected`);
}

// Writes a file so that a reader sees the old state or the complete file, even if two starts download at once.
async function writeWhole(path: URL, bytes: Uint8Array): Promise<void> {
  const draft = new URL(`${path.href}.${crypto.randomUUID()}.part`);
  await Deno.writeFile(draft, bytes);
  await Deno.rename(draft, path);
}

if (import.meta.main) {
  const assets = new URL("../static/", import.meta.url);
  if (!await hasBundle(assets)) console.log(FIRST_RUN);
  try {
    await fetchAssets({ assets, findRegistry, fetch, integrity: BUNDLE_INTEGRITY });
  } catch (error) {
    // The service runs without it: /docs then explains how to fetch it.
    console.warn(
      `Cannot fetch the reference docs: ${error instanceof Error ? error.message : error}`,
    );
  }
}
