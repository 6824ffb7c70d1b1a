import { join } from "node:path";
import map from "../../../imports.json" with { type: "json" };
import { freePort, type Side, startSide } from "./side.ts";

/** What the peer imports; their versions stand in imports.json. */
const PACKAGES = ["fastify", "@fastify/rate-limit", "pg"] as const;

const PROGRAM = "fastify_pg.mjs";

/**
 * The peer on Node, installed by npm into a folder of its own: Node does not read Deno's cache. Nothing on a
 * machine without Node and npm.
 */
export async function startFastify(folder: string, databaseUrl: string): Promise<Side | undefined> {
  if (!await install(folder)) return undefined;
  const port = freePort();
  const database = new URL(databaseUrl);
  const { searchParams, username, pathname } = database;
  return await startSide({
    name: "Fastify + pg on Node",
    program: "node",
    cwd: folder,
    args: [
      PROGRAM,
      String(port),
      searchParams.get("host") ?? database.hostname,
      searchParams.get("port") ?? database.port,
      username,
      pathname.slice(1),
    ],
    env: { NODE_ENV: "production" },
    port,
  });
}

async function install(folder: string): Promise<boolean> {
  const dependencies = Object.fromEntries(
    PACKAGES.map((name) => [name, map.scopes["./tests/bench/"][name].split("@").at(-1)]),
  );
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(join(folder, "package.json"), JSON.stringify({ dependencies }));
  await Deno.copyFile(join(import.meta.dirname ?? "", PROGRAM), join(folder, PROGRAM));
  try {
    const { success } = await new Deno.Command("npm", {
      args: ["install", "--no-audit", "--no-fund", "--loglevel", "error"],
      cwd: folder,
    }).output();
    return success;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
