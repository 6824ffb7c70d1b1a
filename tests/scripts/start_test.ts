import assert from "node:assert/strict";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepPostgres } from "../../embedded/launcher/keep_postgres.ts";
import { SERVICE_LOCK } from "../../embedded/launcher/project.ts";
import { serviceFlags } from "../../embedded/launcher/service_flags.ts";
import { chooseSettings, findMachine } from "../../embedded/machine.ts";
import { useEmbeddedPostgres } from "../../embedded/use.ts";
import { freshDatabase } from "../support/database/database.ts";
import { embeddedFolder, emptyFolder } from "../support/database/embedded_folder.ts";

const LAUNCHER = fileURLToPath(new URL("./stub_launcher.ts", import.meta.url));

/** The launcher in a process of its own, and the lines that its stub of a service prints. */
function launch(env: Record<string, string>) {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", ...SERVICE_LOCK, "-A", "--no-check", LAUNCHER],
    env: { DATABASE_URL: "", ...env },
    stdout: "piped",
  }).spawn();
  return { child, lines: readLines(child.stdout) };
}

async function* readLines(
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string, undefined> {
  let rest = "";
  for await (const text of bytes.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** The stub's next line; the launcher's own, which come in between, go to `logged`. */
async function nextLine(
  lines: AsyncGenerator<string, undefined>,
  logged: unknown[] = [],
): Promise<unknown> {
  const { value } = await lines.next();
  const line = value === undefined ? undefined : JSON.parse(value);
  if (line?.event === undefined) return line;
  logged.push(line);
  return await nextLine(lines, logged);
}

Deno.test("the service can run no programs and write no file", async () => {
  await using folder = await embeddedFolder();
  const { child, lines } = launch({ DATA_DIR: folder.dataDir });
  assert.deepEqual(await nextLine(lines), {
    database: "voteboard",
    dataDir: folder.dataDir,
    embedded: "1",
    run: "NotCapable",
    ffi: "NotCapable",
    writeBeside: "NotCapable",
    writeData: "NotCapable",
    otherVariable: null,
  });
  child.kill("SIGTERM");
  assert.equal((await child.status).code, 7, "the exit status is the service's own");
  assert.equal(await nextLine(lines), undefined);
  await assert.rejects(
    folder.readPid(),
    Deno.errors.NotFound,
    "the last one out has stopped Postgres",
  );
});

Deno.test("the log says which settings Postgres was started with", async () => {
  await using folder = await embeddedFolder();
  const { child, lines } = launch({ DATA_DIR: folder.dataDir });
  const logged: { event?: string }[] = [];
  await nextLine(lines, logged);
  child.kill("SIGTERM");
  await child.status;
  await nextLine(lines, logged);
  const started = logged.find(({ event }) => event === "postgres_started");
  assert.deepEqual({ ...started, ...chooseSettings(await findMachine()) }, started);
});

Deno.test("a service notices that its launcher was killed", async () => {
  await using folder = await embeddedFolder();
  const { child, lines } = launch({ DATA_DIR: folder.dataDir });
  await nextLine(lines);
  child.kill("SIGKILL");
  assert.equal(await nextLine(lines), "launcher gone");
  assert.equal(await nextLine(lines), undefined);
  await child.status;
  const next = await useEmbeddedPostgres({ dataDir: folder.dataDir });
  assert.equal(next.started, false);
  await next.leave();
});

Deno.test("with DATABASE_URL no Postgres is started", async () => {
  await using folder = await emptyFolder();
  await using database = await freshDatabase();
  const { child, lines } = launch({ DATA_DIR: folder.dataDir, DATABASE_URL: database.url });
  const { database: name, embedded } = Object(await nextLine(lines));
  assert.deepEqual({ name, embedded }, { name: database.name, embedded: "" });
  await assert.rejects(Deno.stat(join(folder.dataDir, "postgres")), Deno.errors.NotFound);
  child.kill("SIGTERM");
  await child.status;
  await lines.return(undefined);
});

Deno.test("Postgres is looked after even if one look fails", async () => {
  const answers = [() => Promise.reject(new Error("no space left")), () => Promise.resolve(true)];
  let looks = 0;
  const thrice = Promise.withResolvers<void>();
  const keeper = keepPostgres({
    revive: async () => {
      if (++looks === 3) thrice.resolve();
      return await (answers[looks - 1]?.() ?? Promise.resolve(false));
    },
  }, { everyMs: 1 });
  await thrice.promise;
  await keeper.stop();
  const before = looks;
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(looks, before);
});

Deno.test("a comma in a path does not widen the permissions", () => {
  const flags = serviceFlags({
    project: "/opt/a,b",
    dataDir: "/data,/etc",
    sockets: ["/s,/x"],
    files: ["/c,a"],
  });
  const kept = "/data,,/etc/secret_key,/data,,/etc/run/users.lock,/data,,/etc/pages";
  const readable = flags.find((flag) => flag.startsWith("--allow-read=")) ?? "";
  assert.ok(readable.startsWith("--allow-read=/opt/a,,b/src,/opt/a,,b/docs,"));
  assert.ok(readable.endsWith(`,${kept},/s,,/x,/c,,a`));
  assert.ok(flags.includes("--allow-write=/s,,/x"));
  assert.ok(flags.includes("--deny-write=/data,,/etc/postgres"));
  assert.equal(flags.some((flag) => /^(-A|--allow-(all|run|ffi|sys|import))\b/.test(flag)), false);
});
