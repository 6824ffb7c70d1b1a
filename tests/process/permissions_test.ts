import assert from "node:assert/strict";
import { PAGES } from "../../src/site/web/docs/guides.ts";
import { freshDatabase } from "../support/database/database.ts";
import { emptyFolder } from "../support/database/embedded_folder.ts";
import { eventually, runDeno } from "../support/processes/processes.ts";
import { flagsOf, startService } from "../support/processes/service.ts";
import { SECRET_KEY } from "../support/world.ts";

const REFUSED = "NotCapable";

Deno.test({
  name: "the process that serves HTTP has few permissions and writes no file",
  ignore: Deno.build.os !== "linux", // /proc says what a process was started with
  async fn() {
    await using database = await freshDatabase();
    await using folder = await emptyFolder();
    const env = { DATABASE_URL: database.url, SECRET_KEY, DATA_DIR: folder.dataDir };
    await using service = await startService(env);
    const flags = await flagsOf(service.pid);
    assert.ok(flags.includes("--no-prompt") && flags.includes("--ignore-env"));
    const broad =
      /^(-A|-[a-zA-Z]*[RWSEIN]|--allow-all|--allow-(run|ffi|sys|import)\b.*|--allow-(read|write|env))$/;
    assert.deepEqual(flags.filter((flag) => broad.test(flag)), []);

    for (const path of [...PAGES.map(({ href }) => href), "/openapi.yaml", "/flags/de.svg", "/"]) {
      // A busy machine renders the guides too late for the first reader.
      await eventually(`${path} is served`, async () => {
        const page = await service.get(path);
        await page.body?.cancel();
        return page.status === 200 || undefined;
      });
    }
    const probe = await runDeno([...flags, "tests/process/probe.ts"], { env });
    assert.equal(probe.stderr, "");
    assert.deepEqual(JSON.parse(probe.stdout), {
      found: {
        "run a program": REFUSED,
        "load native code": REFUSED,
        "read /etc/passwd": REFUSED,
        "read the folder above its data": REFUSED,
        "write beside its data": REFUSED,
        "write its own program": REFUSED,
        "write to /tmp": REFUSED,
        "leave its data by a link": REFUSED,
        "write its data": REFUSED,
        "read settings beside its program": REFUSED,
        "read its history": REFUSED,
        "read the machine": REFUSED,
        "import code from elsewhere": REFUSED,
        "reach a metadata service": REFUSED,
        "reach another one": REFUSED,
        "reach a link-local address": REFUSED,
        "reach it by its IPv6 form": REFUSED,
        "read its program": "done",
      },
      home: null,
    });
  },
});
