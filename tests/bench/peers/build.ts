import { join } from "node:path";
import map from "../../../imports.json" with { type: "json" };
import { PROJECT } from "../../../embedded/launcher/project.ts";
import { type Outcome, runProgram } from "../command.ts";

const PEERS = import.meta.dirname ?? "";

/** Folder of built peers, kept for the next run. */
const BUILT = join(PROJECT, ".data/bench");

/** The packages of the peer on Node; their versions are in imports.json. */
const PACKAGES = ["fastify", "@fastify/rate-limit", "pg"] as const;

/** The command that starts a built peer, or the reason why it wasn't built. */
export type Built = { program: string; args: string[]; cwd?: string } | { leftOut: string };

/** Installs Fastify and its like by npm: Node does not read Deno's cache. */
export async function buildFastify(): Promise<Built> {
  const folder = join(BUILT, "fastify");
  const dependencies = Object.fromEntries(
    PACKAGES.map((name) => [name, map.scopes["./tests/bench/"][name].split("@").at(-1)]),
  );
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(join(folder, "package.json"), JSON.stringify({ dependencies }));
  await Deno.copyFile(join(PEERS, "fastify_pg.mjs"), join(folder, "fastify_pg.mjs"));
  const outcome = await runProgram(
    "npm",
    ["install", "--no-audit", "--no-fund", "--loglevel", "error"],
    { cwd: folder },
  );
  const start = { program: "node", args: ["fastify_pg.mjs"], cwd: folder };
  return whenBuilt(outcome, "there is no Node with npm here", start);
}

/** Builds the peer in Go. */
export async function buildGo(): Promise<Built> {
  const program = join(BUILT, "go/peer");
  const outcome = await runProgram("go", ["build", "-o", program, "."], { cwd: join(PEERS, "go") });
  return whenBuilt(outcome, "there is no Go compiler here", { program, args: [] });
}

/** Builds the peer in Rust: the first time takes minutes. */
export async function buildRust(): Promise<Built> {
  const target = join(BUILT, "rust");
  const outcome = await runProgram("cargo", ["build", "--release", "--locked", "--quiet"], {
    cwd: join(PEERS, "rust"),
    env: { CARGO_TARGET_DIR: target },
  });
  return whenBuilt(outcome, "there is no Rust compiler here", {
    program: join(target, "release/peer"),
    args: [],
  });
}

function whenBuilt(outcome: Outcome | undefined, missing: string, start: Built): Built {
  if (outcome === undefined) return { leftOut: missing };
  if (outcome.success) return start;
  console.error(outcome.stderr);
  return { leftOut: "it does not build here, see above" };
}
