import assert from "node:assert/strict";
import { chooseSettings, findMachine } from "../../embedded/machine.ts";
import { useEmbeddedPostgres } from "../../embedded/use.ts";
import { closing, connect } from "../../src/core/database/connect.ts";
import { embeddedFolder } from "../support/database/embedded_folder.ts";

const GB = 1_073_741_824;

Deno.test("settings grow with the machine, within bounds", () => {
  const buffers = (gb: number) =>
    chooseSettings({ memoryBytes: gb * GB, cores: 2 })["shared_buffers"];
  assert.deepEqual([0.1, 1, 4, 8, 512].map(buffers), [
    "32MB",
    "128MB",
    "512MB",
    "1024MB",
    "1024MB",
  ]);
  const workers = (cores: number) =>
    chooseSettings({ memoryBytes: GB, cores })["max_parallel_workers_per_gather"];
  assert.deepEqual([1, 2, 4, 8, 64].map(workers), ["0", "0", "1", "2", "2"]);
});

Deno.test("a container's limit of memory counts, and none is the machine's", async () => {
  const whole = Deno.systemMemoryInfo().total;
  const memoryWith = async (files: Record<string, string>) =>
    (await findMachine((path) => Promise.resolve(files[path] ?? ""))).memoryBytes;
  assert.equal(await memoryWith({}), whole);
  assert.equal(await memoryWith({ "/sys/fs/cgroup/memory.max": "max\n" }), whole);
  assert.equal(await memoryWith({ "/sys/fs/cgroup/memory.max": "64000000\n" }), 64_000_000);
  const unit = {
    "/proc/self/cgroup": "0::/system.slice/voteboard.service\n",
    "/sys/fs/cgroup/system.slice/voteboard.service/memory.max": "32000000\n",
  };
  assert.equal(await memoryWith(unit), 32_000_000);
});

Deno.test("a server that people rely on runs with the machine's settings", async () => {
  await using folder = await embeddedFolder();
  const machine = await findMachine();
  assert.ok(machine.memoryBytes > 0 && machine.memoryBytes <= Deno.systemMemoryInfo().total);
  const postgres = await useEmbeddedPostgres({ dataDir: folder.dataDir });
  const sql = connect(postgres.url, { applicationName: "test", max: 1 });
  try {
    const chosen = chooseSettings(machine);
    assert.deepEqual(postgres.settings, chosen);
    const rows = await sql<{ name: string; bytes: number | null }[]>`
      select name,
        case when unit is not null then pg_size_bytes(current_setting(name))::float8 end as bytes
      from pg_settings where name = any(${Object.keys(chosen)})`;
    assert.equal(rows.length, Object.keys(chosen).length);
    for (const { name, bytes } of rows) {
      if (bytes !== null) assert.equal(`${bytes / 2 ** 20}MB`, chosen[name], name);
    }
  } finally {
    await closing(sql);
    await postgres.leave();
  }
});
