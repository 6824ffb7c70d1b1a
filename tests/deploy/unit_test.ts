import assert from "node:assert/strict";
import { readDeployed } from "../support/processes/deployed.ts";
import { hasTool, runTool } from "../support/processes/host_tools.ts";

/** Tenths of systemd's own measure, from 0 for no rights to 100 for all. */
const EXPOSURE_MAX = 15;

Deno.test({
  name: "systemd takes the unit and finds it well shut in",
  ignore: !hasTool("systemd-analyze"),
  async fn() {
    const folder = await Deno.makeTempDir();
    const unit = `${folder}/voteboard@.service`;
    const text = await readDeployed("voteboard@.service");
    // The program need only be there.
    await Deno.writeTextFile(unit, text.replace("/usr/local/bin/deno", Deno.execPath()));
    const verified = await runTool("systemd-analyze", ["verify", "--man=no", unit]);
    assert.deepEqual(verified, { success: true, said: "" });
    const args = ["security", "--offline=true", `--threshold=${EXPOSURE_MAX}`, unit];
    const { success, said } = await runTool("systemd-analyze", args);
    assert.ok(success, said);
    await Deno.remove(folder, { recursive: true });
  },
});

Deno.test("systemd keeps the passphrase of backups from the service", async () => {
  assert.match(await readDeployed("voteboard@.service"), /^UnsetEnvironment=BACKUP_PASSPHRASE$/m);
});

Deno.test("systemd never gives up a unit whose database is away", async () => {
  const [, unit = "", service = ""] = (await readDeployed("voteboard@.service"))
    .split(/^\[\w+\]$/m);
  // Elsewhere than in [Unit], systemd would ignore the first with a warning that is easily missed.
  assert.match(unit, /^StartLimitIntervalSec=0$/m);
  assert.match(service, /^Restart=always$/m);
});
