import assert from "node:assert/strict";
import { join } from "node:path";
import { migrate } from "../../../src/service/database/migrate.ts";
import { checkSecretKey } from "../../../src/service/secrets/check_secret_key.ts";
import { emptyDatabase, freshDatabase } from "../../support/database/database.ts";
import { emptyFolder } from "../../support/database/embedded_folder.ts";
import { hasPgBouncer, startPgBouncer } from "../../support/database/pgbouncer.ts";
import { runDeno } from "../../support/processes/processes.ts";
import { SECRET_KEY } from "../../support/world.ts";

const PASSPHRASE = { BACKUP_PASSPHRASE: "correct horse battery staple" };

Deno.test({
  name: "backup, restore and doctor go past a pooler in transaction mode",
  ignore: !hasPgBouncer(),
  async fn() {
    await using source = await freshDatabase();
    const noKey = { source: "SECRET_KEY", isNew: false, discard: () => Promise.resolve() };
    await checkSecretKey(source.sql, { ...noKey, values: [SECRET_KEY] });
    await using place = await emptyFolder();
    await using pooler = await startPgBouncer(source.url, "transaction");
    const path = join(place.dataDir, "backup");
    const env = { ...PASSPHRASE, SECRET_KEY, DATA_DIR: place.dataDir };
    const pooled = { ...env, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: source.url };
    const saved = await runDeno(["-A", "scripts/backup.ts", path], { env: pooled });
    assert.deepEqual([saved.code, saved.stderr], [0, ""]);

    const doctor = await runDeno(["-A", "scripts/doctor.ts", "--json"], { env: pooled });
    const { database, sessions } = JSON.parse(doctor.stdout);
    // A warning where the tests' role is a superuser.
    assert.match(database.state, /^(ok|warn)$/, doctor.stdout);
    assert.equal(sessions.state, "warn");
    assert.match(sessions.words, /no statement_timeout is set behind the pooler: alter role/);

    await using target = await emptyDatabase();
    await using door = await startPgBouncer(target.url, "transaction");
    const into = { ...env, DATABASE_URL: door.url, DATABASE_DIRECT_URL: target.url };
    const restored = await runDeno(["-A", "scripts/restore.ts", path], { env: into });
    assert.deepEqual([restored.code, restored.stderr], [0, ""]);
    assert.deepEqual(await migrate(target.sql), []);
  },
});

Deno.test({
  name: "without its direct address a pooler in transaction mode is refused",
  ignore: !hasPgBouncer(),
  async fn() {
    await using source = await freshDatabase();
    await using pooler = await startPgBouncer(source.url, "transaction");
    await using place = await emptyFolder();
    const path = join(place.dataDir, "backup");
    const env = { ...PASSPHRASE, SECRET_KEY, DATABASE_URL: pooler.url, DATA_DIR: place.dataDir };
    const { code, stderr } = await runDeno(["-A", "scripts/backup.ts", path], { env });
    assert.equal(code, 1);
    assert.match(stderr, /^DATABASE_URL leads to a connection pooler .*DATABASE_DIRECT_URL.*\n$/);
    assert.deepEqual(await Array.fromAsync(Deno.readDir(place.dataDir)), []);
  },
});
