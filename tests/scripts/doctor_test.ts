import assert from "node:assert/strict";
import { examine, type Finding, type Patient } from "../../scripts/doctor/checks.ts";
import { loadConfig } from "../../src/config.ts";
import { OPERATOR } from "../../src/trail/actor.ts";
import { recordAudit } from "../../src/trail/audit.ts";
import { freshDatabase } from "../support/database.ts";
import { runDeno } from "../support/processes.ts";
import { SECRET_KEY } from "../support/world.ts";

const NOW = new Date();
const GOOD = { BASE_URL: "https://votes.example.com", SECRET_KEY, DATABASE_URL: "postgres://db/x" };

async function find(
  env: Record<string, string>,
  change: Partial<Patient> = {},
): Promise<Record<string, Finding["state"]>> {
  await using database = await freshDatabase();
  const { sql } = database;
  await recordAudit(sql, { by: OPERATOR, now: NOW }, {
    action: "backup_made",
    serverId: null,
    subject: "database",
  });
  const found = await examine({
    config: loadConfig({ ...GOOD, ...env }),
    sql,
    dataDir: "/",
    now: () => new Date(),
    fetch: () => Promise.resolve(Response.json({ status: "ready" })),
    ...change,
  });
  return Object.fromEntries(Object.entries(found).map(([name, { state }]) => [name, state]));
}

Deno.test("the doctor tells what can wait from what fails", async () => {
  const { database: _, ...found } = await find({});
  assert.deepEqual(found, {
    clock: "ok",
    "secret key": "ok",
    disk: "ok",
    site: "ok",
    mail: "warn",
    backups: "ok",
  });
  const late = () => new Date(NOW.getTime() + 3 * 86_400_000);
  const bad = await find({ SMTP_URL: "smtp://127.0.0.1:1" }, {
    now: late,
    fetch: () => Promise.reject(new TypeError("invalid peer certificate: Expired")),
  });
  assert.deepEqual(
    [bad["clock"], bad["site"], bad["mail"], bad["backups"]],
    ["fail", "fail", "fail", "warn"],
  );
});

Deno.test("the doctor's exit status and JSON name a database out of reach", async () => {
  const env = { DATABASE_URL: "postgres://app@127.0.0.1:1/none", SECRET_KEY };
  const { code, stdout } = await runDeno(["-A", "scripts/doctor.ts", "--json"], { env });
  assert.equal(code, 1);
  const { database } = JSON.parse(stdout);
  assert.equal(database.state, "fail");
  assert.match(database.words, /^Cannot reach Postgres at 127\.0\.0\.1:1: nothing listens there$/);
});
