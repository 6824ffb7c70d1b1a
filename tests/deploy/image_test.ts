import assert from "node:assert/strict";
import { glob } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { PROJECT, SERVICE_LOCK } from "../../embedded/launcher/project.ts";
import { readDeployed } from "../support/processes/deployed.ts";

/** Programs that run in the image as a task or as a worker, and that other programs don't import. */
const STARTED = [
  "src/service/main.ts",
  "src/site/accounts/passwords/foreign_worker.ts",
  "src/site/pictures/picture_worker.ts",
  "embedded/start.ts",
  ...["admin", "migrate", "backup", "restore", "doctor", "sbom"].map((task) =>
    `scripts/${task}.ts`
  ),
];

const dockerfile = await readDeployed("Dockerfile");

Deno.test("the image holds every file that the service imports", async () => {
  const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, paths = ""]) =>
    paths.split(" ")
  );
  const sent = new Set((await readDeployed("Dockerfile.dockerignore")).split("\n"));
  for (const file of STARTED) {
    assert.match(dockerfile, RegExp(`^RUN .*"scripts/fill_cache.ts".*"${file}"`, "m"));
  }
  for (const path of copied) assert.ok(sent.has(`!${path}`), `${path} is not sent to the builder`);
  for (const file of (await Promise.all(STARTED.map(filesOf))).flat()) {
    assert.ok(copied.some((path) => file === path || file.startsWith(`${path}/`)), file);
  }
});

Deno.test("only one file of the service derives a path from its own place", async () => {
  const files = await Array.fromAsync(glob("src/**/*.{ts,tsx}", { cwd: PROJECT }));
  const texts = await Promise.all(files.map((file) => Deno.readTextFile(join(PROJECT, file))));
  const own = files.filter((_, index) => /import\.meta\.(?!main\b)/.test(texts[index] ?? ""));
  // The others move into the bundle, which lies as deep as this one.
  assert.deepEqual(own, ["src/core/project.ts"]);
});

Deno.test("the image holds every guide and what it shows", async () => {
  const groups: { pages: { file: string }[] }[] = JSON.parse(
    await Deno.readTextFile(`${PROJECT}docs/guides.json`),
  );
  const copied = new Set(dockerfile.match(/^COPY .+$/gm)?.flatMap((line) => line.split(" ")));
  for (const { file } of groups.flatMap(({ pages }) => pages)) {
    assert.ok(copied.has(file) || copied.has(dirname(file)), file);
  }
});

Deno.test("image and unit start the same program without root", async () => {
  const [, words = ""] = /^ENTRYPOINT (.+)$/m.exec(dockerfile) ?? [];
  const [, line] = /^ExecStart=.* \/usr\/local\/bin\/(.+)$/m.exec(
    await readDeployed("voteboard@.service"),
  ) ?? [];
  const entry: string[] = JSON.parse(words);
  // Modules that the image lacks are never downloaded; a unit has its own cache.
  const own = ["--cached-only", "--bundled"];
  assert.equal(entry.filter((word) => !own.includes(word)).join(" "), line);
  const { tasks } = JSON.parse(await Deno.readTextFile(`${PROJECT}deno.json`));
  assert.equal(tasks.start.command.replace("-A", "--allow-all"), line);
  assert.match(dockerfile, /^USER [1-9]\d*:[1-9]\d*$/m);
});

Deno.test("the image's programs don't read a module before it is needed", async () => {
  // Set after the step that fills the cache, which would leave such modules out.
  const [, name = ""] = /^RUN .+\n(?:#.*\n)*ENV (\w+)=1$/m.exec(dockerfile) ?? [];
  assert.equal(await readsUnneeded({ [name]: "1" }), false);
  assert.equal(await readsUnneeded({}), true);
});

Deno.test("the image has the Deno that CI tests", async () => {
  const [, image = "", version = ""] =
    /^ARG DENO_IMAGE=(denoland\/deno:distroless-(\S+))\nFROM \$\{DENO_IMAGE\}$/m.exec(dockerfile) ??
      [];
  const ci = await Deno.readTextFile(`${PROJECT}.ci/run`);
  assert.ok(ci.includes(`deno@${version})`), version);
  const compose = await readDeployed("compose.yaml");
  assert.ok(compose.includes(`DENO_IMAGE: \${DENO_IMAGE:-${image}}`), image);
});

/** The project's files in the graph of a module, relative to the project. */
async function filesOf(entry: string): Promise<string[]> {
  const { stdout, stderr, success } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--quiet", "--json", ...SERVICE_LOCK, entry],
    cwd: PROJECT,
  }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
  const graph: { modules: { specifier: string }[] } = JSON.parse(new TextDecoder().decode(stdout));
  return graph.modules.filter(({ specifier }) => specifier.startsWith("file:"))
    .map(({ specifier }) => relative(PROJECT, fileURLToPath(specifier)));
}

/** Whether Deno analyses a module that a program imports only when it needs it, which here is never. */
async function readsUnneeded(env: Record<string, string>): Promise<boolean> {
  const folder = await Deno.makeTempDir();
  const unneeded = join(folder, "unneeded.js");
  await Deno.writeTextFile(unneeded, "");
  await Deno.writeTextFile(join(folder, "main.js"), "if (Deno.args[0]) import('./unneeded.js');");
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "--no-config", join(folder, "main.js")],
    env: { DENO_DIR: folder, ...env },
  }).output();
  assert.ok(success);
  const analysed = await Array.fromAsync(glob("dep_analysis_*", { cwd: folder }));
  assert.ok(analysed.length > 0);
  const texts = await Promise.all(analysed.map((file) => Deno.readFile(join(folder, file))));
  await Deno.remove(folder, { recursive: true });
  return texts.some((bytes) => new TextDecoder("latin1").decode(bytes).includes(unneeded));
}
