/**
 * Fills the disk of a data folder under a service that runs, and prints what then came of commands and starts. Runs in
 * a namespace of its own, where it may mount; its arguments are a data folder to copy and an empty one to mount on.
 */
import { join } from "node:path";
import { type Ended, runDeno } from "../../support/processes/processes.ts";
import { commandLine, startService, variableOf } from "../../support/processes/service.ts";

/** Bytes of the disk: a cluster has 39 MB, and its log of changes grows by 16 MB at a time. */
const DISK_BYTES = 120_000_000;

/** Commands that read only. */
const READS = [
  "key list sky",
  "delivery list sky",
  "audit list",
];

/** The output of this program. */
export interface FullDisk {
  /** By command: against the embedded database of a service that runs. */
  reads: Record<string, Ended>;
  /** The same, with that database's address in DATABASE_URL. */
  readsByAddress: Record<string, Ended>;
  start: Ended;
  /** A command that would have to start Postgres. */
  command: Ended;
  /** Once there is room again. */
  later: Ended;
}

const [source = "", dataDir = ""] = Deno.args;
const env = { DATA_DIR: dataDir, PORT: "0" };
const admin = commandLine(env);
const ballast = join(dataDir, "ballast");

await run("mount", "-t", "tmpfs", "-o", `size=${DISK_BYTES}`, "tmpfs", dataDir);
await run("cp", "-a", `${source}/.`, dataDir);
console.log(JSON.stringify(await play()));

async function play(): Promise<FullDisk> {
  const { reads, readsByAddress } = await whileItRuns();
  await fill();
  const start = await runDeno(["-A", "embedded/start.ts"], { env });
  const command = await admin.run("key list sky");
  await Deno.remove(ballast);
  return { reads, readsByAddress, start, command, later: await admin.run("key list sky") };
}

async function whileItRuns() {
  await using service = await startService(env);
  await admin.json("account create --username Owner_1 --email o@example.com --password-stdin", {
    input: "a long enough password\n",
  });
  const server = "server add --owner Owner_1 --name Sky --game minecraft --host a.example --port 1";
  for (const words of [server, "server approve sky", "key issue sky", "vote cast sky Owner_1"]) {
    await admin.json(words);
  }
  const SECRET_KEY = await Deno.readTextFile(join(dataDir, "secret_key"));
  const DATABASE_URL = await variableOf(service.pid, "DATABASE_URL");
  await fill();
  return {
    reads: await readAll(env),
    readsByAddress: await readAll({ ...env, DATABASE_URL, SECRET_KEY }),
  };
}

async function readAll(env: Record<string, string>): Promise<Record<string, Ended>> {
  const { run } = commandLine(env);
  return Object.fromEntries(
    await Promise.all(READS.map(async (words) => [words, await run(`${words} --json`)])),
  );
}

/** To the last byte. */
async function fill(): Promise<void> {
  using file = await Deno.open(ballast, { create: true, append: true });
  for (let block = new Uint8Array(1_000_000); block.length > 0;) {
    try {
      await file.write(block);
    } catch {
      block = block.subarray(0, block.length >> 1);
    }
  }
}

async function run(program: string, ...args: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(program, { args }).output();
  if (!success) throw new Error(`${program} failed: ${new TextDecoder().decode(stderr)}`);
}
