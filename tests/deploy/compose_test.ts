import assert from "node:assert/strict";
import { parse } from "yaml";
import { z } from "zod";
import { ENVIRONMENT_VARIABLES } from "../../src/service/environment.ts";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { readDeployed } from "../support/processes/deployed.ts";
import { hasTool, runTool } from "../support/processes/host_tools.ts";

const service = z.looseObject({
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  environment: z.record(z.string(), z.string()),
});

const compose = z.object({
  services: z.looseObject({
    "voteboard-1": service,
    "voteboard-2": service,
    caddy: z.looseObject({
      environment: z.looseObject({ UPSTREAMS: z.string() }),
      ports: z.array(z.string()),
    }),
  }),
  networks: z.looseObject({
    edge: z.object({ ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }) }),
  }),
});

const text = await readDeployed("compose.yaml");
const { services, networks } = compose.parse(parse(text, { merge: true }));
const one = services["voteboard-1"];

Deno.test({
  name: "Compose takes its file",
  ignore: !hasTool("docker-compose"),
  async fn() {
    const folder = await Deno.makeTempDir();
    // Debian's Compose is older than names of projects.
    await Deno.writeTextFile(`${folder}/compose.yaml`, text.replace(/^name: .*$/m, ""));
    const values = { DOMAIN: "votes.example.com", SECRET_KEY: "key", DATABASE_PASSWORD: "word" };
    await Deno.writeTextFile(`${folder}/.env`, "SITE_NAME=Ours\n");
    const args = ["--project-directory", folder, "-f", `${folder}/compose.yaml`];
    const taken = await runTool("docker-compose", [...args, "config", "-q"], values);
    assert.ok(taken.success, taken.said);
    const { said } = await runTool("docker-compose", [...args, "config"], values);
    assert.match(said, /SITE_NAME: Ours/);
    const refused = await runTool("docker-compose", [...args, "config", "-q"], {
      ...values,
      SECRET_KEY: "",
    });
    assert.match(refused.said, /Set SECRET_KEY in deploy\/\.env/);
    await Deno.remove(folder, { recursive: true });
  },
});

Deno.test("both processes of Compose are the same, and Caddy knows them", () => {
  assert.deepEqual(services["voteboard-2"], one);
  assert.equal(services.caddy.environment.UPSTREAMS, "voteboard-1:8000 voteboard-2:8000");
  assert.equal(one.environment["TRUSTED_PROXIES"], networks.edge.ipam.config[0].subnet);
});

Deno.test("Compose opens Caddy's ports and no others, so metrics stay inside", () => {
  const open = Object.entries(services).filter(([, one]) =>
    Object(one).ports !== undefined || Object(one).network_mode !== undefined
  );
  assert.deepEqual(open.map(([name]) => name), ["caddy"]);
  assert.deepEqual(services.caddy.ports, ["80:80", "443:443", "443:443/udp"]);
});

Deno.test("Compose sets variables that the service reads, and takes the passphrase of backups away", () => {
  const read = new Set<string>([...ENVIRONMENT_VARIABLES, "BACKUP_PASSPHRASE"]);
  assert.equal(one.environment["BACKUP_PASSPHRASE"], "");
  assert.deepEqual(Object.keys(one.environment).filter((name) => !read.has(name)), []);
});

Deno.test("no container of Compose may fill the disk with its log", () => {
  for (const [name, container] of Object.entries(services)) {
    const { driver, options } = Object(Object(container).logging);
    assert.deepEqual(
      [driver, options],
      ["json-file", { "max-size": "50m", "max-file": "5" }],
      name,
    );
  }
});

Deno.test("CI starts the image with the rights it has in Compose", async () => {
  const tried = await Deno.readTextFile(`${PROJECT}.ci/try_image`);
  assert.deepEqual([one.read_only, one.cap_drop], [true, ["ALL"]]);
  assert.deepEqual(one.security_opt, ["no-new-privileges:true"]);
  assert.match(tried, /--read-only .*--cap-drop=all --security-opt=no-new-privileges/);
});

Deno.test("CI backs up and restores as hosts with Compose are told to", async () => {
  const told = await Deno.readTextFile(`${PROJECT}docs/backup.md`);
  const tried = await Deno.readTextFile(`${PROJECT}.ci/try_image`);
  for (const text of [told, tried]) {
    assert.match(text, /install -d -o 10001 -m 700 \S*\/backups/);
    assert.match(text, /(-e |--env )TMPDIR=\/backups [^]*--entrypoint deno voteboard(-1)? task/);
  }
});
