import assert from "node:assert/strict";
import { findSuperuser } from "../../src/database/check_server.ts";
import { type CheckResult, examine, type Installation } from "../../src/service/doctor.ts";
import { OPERATOR } from "../../src/rights/actor.ts";
import { recordAudit } from "../../src/trail/audit.ts";
import { freshDatabase } from "../support/database.ts";
import { emptyDatabase } from "../support/empty_database.ts";
import { patientOf } from "../support/patients.ts";
import { runDeno } from "../support/processes.ts";
import { SECRET_KEY } from "../support/world.ts";

const NOW = new Date();

async function findAll(change: Partial<Installation> = {}): Promise<Record<string, CheckResult>> {
  await using database = await freshDatabase();
  const { sql } = database;
  await recordAudit(sql, { by: OPERATOR, now: NOW }, {
    action: "backup_made",
    serverId: null,
    subject: "database",
  });
  return await examine({ ...patientOf(sql), ...change });
}

async function find(change?: Partial<Installation>): Promise<Record<string, CheckResult["state"]>> {
  const found = await findAll(change);
  return Object.fromEntries(Object.entries(found).map(([name, { state }]) => [name, state]));
}

Deno.test("the doctor tells what can wait from what fails", async () => {
  const { database: _, ...found } = await find();
  assert.deepEqual(found, {
    sessions: "shell",
    clock: "ok",
    votes: "ok",
    jobs: "ok",
    "secret key": "ok",
    disk: "shell",
    site: "ok",
    proxy: "ok",
    mail: "warn",
    backups: "ok",
  });
  const bad = await find({
    trustedProxies: [],
    smtpUrl: "smtp://127.0.0.1:1",
    now: () => new Date(NOW.getTime() + 3 * 86_400_000),
    fetch: () => Promise.reject(new TypeError("invalid peer certificate: Expired")),
  });
  const { clock, site, proxy, mail, backups } = bad;
  assert.deepEqual({ clock, site, proxy, mail, backups }, {
    clock: "fail",
    site: "fail",
    proxy: "warn",
    mail: "fail",
    backups: "warn",
  });
});

Deno.test("the doctor warns of a clock 3 s off, and fails one with which nobody can vote", async () => {
  const clockAt = async (skewMs: number) => {
    const { clock, votes } = await findAll({ now: () => new Date(Date.now() + skewMs) });
    return [clock?.state, clock?.words, votes?.state];
  };
  const told = (seconds: number) => `This host's clock is ${seconds} s off the database's`;
  assert.deepEqual(await clockAt(3_500), ["warn", told(3), "ok"]);
  assert.deepEqual(await clockAt(40_500), [
    "fail",
    `${told(40)}: nobody can vote meanwhile`,
    "fail",
  ]);
});

Deno.test("a host that never answers fails its own check alone", async () => {
  await using database = await freshDatabase();
  const silent = { ...patientOf(database.sql), fetch: () => new Promise<Response>(() => {}) };
  const { site, clock } = await examine(silent, 500);
  assert.deepEqual(site, { state: "fail", words: "No answer in time" });
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
  assert.equal(mail?.words, "The mail server cannot be reached: connect ECONNREFUSED 127.0.0.1:1");
});

Deno.test("a site out of reach is told with its address and the cause", async () => {
  const cause = new Error("invalid peer certificate: UnknownIssuer");
  const fetch = () => Promise.reject(new TypeError("fetch failed", { cause }));
  const { site } = await findAll({ fetch });
  assert.equal(
    site?.words,
    "https://votes.example.com/readyz cannot be reached: invalid peer certificate: UnknownIssuer",
  );
});

Deno.test("an empty database, a restore and a missing right are told in words", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  const look = async () => (await examine(patientOf(sql)))["database"];
  assert.deepEqual(await look(), {
    state: "fail",
    words: "The database is empty: start the service",
  });
  await sql`create table restore_unfinished ()`;
  assert.match((await look())?.words ?? "", /^A restore is under way, or broke off/);
  if (await findSuperuser(sql)) return; // nothing can be taken from one
  const [row] = await sql<{ owner: string }[]>`select current_user as owner`;
  await sql`revoke create on schema public from public, ${sql(row?.owner ?? "")}`;
  assert.match((await look())?.words ?? "", /may not make tables: alter database .* owner to/);
});

Deno.test("faults of the settings are told as such, without their values", async () => {
  const env = { DATABASE_URL: "postgres://app:first#secret@127.0.0.1:1/none", SECRET_KEY };
  const { code, stdout } = await runDeno(["-A", "scripts/doctor.ts"], { env });
  assert.equal(code, 1);
  assert.match(
    stdout,
    /^FAIL settings: The environment is invalid:\n- DATABASE_URL must be postgres/,
  );
  assert.doesNotMatch(stdout, /secret/);
});

Deno.test("the doctor prints below a finding what to do about it, and where to read more", async () => {
  const env = { DATABASE_URL: "postgres://app@127.0.0.1:1/none", SECRET_KEY };
  const { stdout } = await runDeno(["-A", "scripts/doctor.ts"], { env });
  assert.match(
    stdout,
    /^FAIL database: .*\n {5}See what .* need\. \(docs\/hosting\.md#database\)$/m,
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

Deno.test("in a shell, a site out of reach is told with the settings that the shell may lack", async () => {
  const checked = () => Promise.resolve({ state: "ok", words: "" } as const);
  const shell = { sessions: checked, disk: checked };
  const hint = "If the service runs elsewhere, give this command its BASE_URL and PORT, too.";
  const answers = [
    () => Promise.reject(new TypeError("fetch failed", { cause: new Error("refused") })),
    () => Promise.resolve(new Response("Not found", { status: 404 })),
  ];
  const told = [];
  for (const fetch of answers) told.push((await findAll({ fetch, shell }))["site"]?.words);
  assert.deepEqual(told, [
    `https://votes.example.com/readyz cannot be reached: refused. ${hint}`,
    `https://votes.example.com/readyz answers 404. ${hint}`,
  ]);
  const fetch = () => Promise.resolve(Response.json({ detail: "No database." }, { status: 503 }));
  const { site } = await findAll({ fetch, shell });
  assert.equal(site?.words, "https://votes.example.com/readyz answers 503. No database.", "ours");
});
