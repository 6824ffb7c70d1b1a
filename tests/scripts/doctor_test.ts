import assert from "node:assert/strict";
import { examine, type Finding, type Patient } from "../../src/doctor.ts";
import { OPERATOR } from "../../src/trail/actor.ts";
import { recordAudit } from "../../src/trail/audit.ts";
import { freshDatabase } from "../support/database.ts";
import { patientOf } from "../support/patients.ts";
import { runDeno } from "../support/processes.ts";
import { SECRET_KEY } from "../support/world.ts";

const NOW = new Date();

async function findAll(change: Partial<Patient> = {}): Promise<Record<string, Finding>> {
  await using database = await freshDatabase();
  const { sql } = database;
  await recordAudit(sql, { by: OPERATOR, now: NOW }, {
    action: "backup_made",
    serverId: null,
    subject: "database",
  });
  return await examine({ ...patientOf(sql), ...change });
}

async function find(change?: Partial<Patient>): Promise<Record<string, Finding["state"]>> {
  const found = await findAll(change);
  return Object.fromEntries(Object.entries(found).map(([name, { state }]) => [name, state]));
}

Deno.test("the doctor tells what can wait from what fails", async () => {
  const { database: _, ...found } = await find();
  assert.deepEqual(found, {
    sessions: "shell",
    clock: "ok",
    "secret key": "ok",
    disk: "shell",
    site: "ok",
    mail: "warn",
    backups: "ok",
  });
  const bad = await find({
    smtpUrl: "smtp://127.0.0.1:1",
    now: () => new Date(NOW.getTime() + 3 * 86_400_000),
    fetch: () => Promise.reject(new TypeError("invalid peer certificate: Expired")),
  });
  const { clock, site, mail, backups } = bad;
  assert.deepEqual({ clock, site, mail, backups }, {
    clock: "fail",
    site: "fail",
    mail: "fail",
    backups: "warn",
  });
});

Deno.test("a host that never answers fails its own check alone", async () => {
  await using database = await freshDatabase();
  const silent = { ...patientOf(database.sql), fetch: () => new Promise<Response>(() => {}) };
  const { site, clock } = await examine(silent, 500);
  assert.deepEqual(site, { state: "fail", words: "gave no answer in time" });
  assert.equal(clock?.state, "ok");
});

Deno.test("no finding shows a password, however it is written", async () => {
  const urls = [
    "postgres://app:first%40secret@db.example/board",
    "postgres://db.example/board?user=app&password=second-secret",
    "smtps://mailer:third-secret@mail.example:465",
  ];
  const told = `cannot reach ${urls.join(" or ")}, that is first@secret`;
  const { site } = await findAll({ urls, fetch: () => Promise.reject(new TypeError(told)) });
  assert.match(site?.words ?? "", /app:…@db\.example.*password=….*mailer:…@mail\.example.*is …$/);
  assert.doesNotMatch(site?.words ?? "", /secret/);
});

Deno.test("a port is not taken for a password", async () => {
  const smtpUrl = "smtp://127.0.0.1:1";
  const { mail } = await findAll({ smtpUrl, urls: [smtpUrl] });
  assert.equal(mail?.words, "cannot sign in: connect ECONNREFUSED 127.0.0.1:1");
});

Deno.test("the doctor's exit status and JSON name a database out of reach", async () => {
  const env = { DATABASE_URL: "postgres://app@127.0.0.1:1/none", SECRET_KEY };
  const { code, stdout } = await runDeno(["-A", "scripts/doctor.ts", "--json"], { env });
  assert.equal(code, 1);
  const { database } = JSON.parse(stdout);
  assert.equal(database.state, "fail");
  assert.match(database.words, /^Cannot reach Postgres at 127\.0\.0\.1:1: nothing listens there$/);
});
