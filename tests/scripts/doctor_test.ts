import assert from "node:assert/strict";
import { connect } from "../../src/core/database/connect.ts";
import { startListening } from "../../src/core/deliveries/wake.ts";
import { registerTimetable } from "../../src/service/run_timetable.ts";
import { findSuperuser } from "../../src/service/database/check_postgres.ts";
import type { CheckResult } from "../../src/desk/health/findings.ts";
import { examine } from "../../src/service/doctor/examine.ts";
import type { Installation } from "../../src/service/doctor/installation.ts";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { recordAudit } from "../../src/core/trail/audit.ts";
import { emptyDatabase, freshDatabase } from "../support/database/database.ts";
import { patientOf } from "../support/processes/patients.ts";
import { startPostgresProxy } from "../support/database/postgres_proxy.ts";
import { eventually, runDeno } from "../support/processes/processes.ts";
import { openWorld, SECRET_KEY } from "../support/world.ts";

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
    settings: "ok",
    members: "ok",
    sessions: "shell",
    clock: "ok",
    votes: "ok",
    deliveries: "ok",
    jobs: "ok",
    "secret key": "ok",
    disk: "shell",
    site: "ok",
    proxy: "ok",
    limits: "ok",
    mail: "warn",
    "sign-in": "ok",
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
    backups: "fail",
  });
});

Deno.test("the doctor warns of a clock 3 s off, and fails one that prevents votes", async () => {
  const clockAt = async (skewMs: number) => {
    const { clock, votes } = await findAll({ now: () => new Date(Date.now() + skewMs) });
    assert.equal(clock?.remedy, "clock");
    return [clock?.state, clock?.message, votes?.state];
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
  assert.deepEqual(site, { state: "fail", message: "No answer in time", remedy: "site" });
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
  assert.match(site?.message ?? "", /app:…@db\.example.*password=….*mailer:…@mail\.example.*is …$/);
  assert.doesNotMatch(site?.message ?? "", /secret/);
});

Deno.test("a port is not taken for a password", async () => {
  const smtpUrl = "smtp://127.0.0.1:1";
  const { mail } = await findAll({ smtpUrl, urls: [smtpUrl] });
  assert.equal(
    mail?.message,
    "The mail server cannot be reached: connect ECONNREFUSED 127.0.0.1:1",
  );
});

Deno.test("a site out of reach is told with its address and the cause", async () => {
  const cause = new Error("invalid peer certificate: UnknownIssuer");
  const fetch = () => Promise.reject(new TypeError("fetch failed", { cause }));
  const { site } = await findAll({ fetch });
  assert.equal(
    site?.message,
    "https://votes.example.com/readyz cannot be reached: invalid peer certificate: UnknownIssuer",
  );
});

Deno.test("an empty database, a restore and a missing right are told in words", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  const look = async () => (await examine(patientOf(sql)))["database"];
  assert.deepEqual(await look(), {
    state: "fail",
    message: "The database is empty: start the service",
    remedy: "database_empty",
  });
  await sql`create table restore_unfinished ()`;
  assert.match((await look())?.message ?? "", /^A restore is under way, or broke off/);
  if (await findSuperuser(sql)) return; // nothing can be taken from one
  const [row] = await sql<{ owner: string }[]>`select current_user as owner`;
  await sql`revoke create on schema public from public, ${sql(row?.owner ?? "")}`;
  assert.match((await look())?.message ?? "", /may not make tables: alter database .* owner to/);
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
    /^FAIL database: .*\n {5}Start PostgreSQL .* from here\. \(docs\/hosting\.md#database\)$/m,
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
  const checked = () => Promise.resolve({ state: "ok", message: "" } as const);
  const shell = { sessions: checked, disk: checked };
  const hint = "If the service runs elsewhere, give this command its BASE_URL and PORT, too.";
  const answers = [
    () => Promise.reject(new TypeError("fetch failed", { cause: new Error("refused") })),
    () => Promise.resolve(new Response("Not found", { status: 404 })),
  ];
  const told = [];
  for (const fetch of answers) told.push((await findAll({ fetch, shell }))["site"]?.message);
  assert.deepEqual(told, [
    `https://votes.example.com/readyz cannot be reached: refused. ${hint}`,
    `https://votes.example.com/readyz answers 404. ${hint}`,
  ]);
  const fetch = () => Promise.resolve(Response.json({ detail: "No database." }, { status: 503 }));
  const { site } = await findAll({ fetch, shell });
  assert.equal(site?.message, "https://votes.example.com/readyz answers 503. No database.", "ours");
});

Deno.test("what to do belongs to what was found, not to the check that found it", async () => {
  const ready = (about: string, words: string) => () =>
    Promise.resolve(
      Response.json({ status: "ready", detail: words, warnings: [{ about, words }] }),
    );
  const answers = (status: number, detail?: string) => () =>
    Promise.resolve(Response.json({ detail }, { status }));
  const fails = (why: string) => () => Promise.reject(new TypeError(why));
  const header = "A proxy sends none. Make the proxy set X-Forwarded-For.";
  const cases: [change: Partial<Installation>, check: string, remedy: string][] = [
    [{ fetch: ready("limits", "VALKEY_URL does not answer.") }, "limits", "valkey"],
    [{ fetch: ready("clock", "This host's clock is 3000 ms ahead.") }, "clock", "clock"],
    [{ fetch: ready("proxy", "A proxy is not named.") }, "proxy", "proxy_unnamed"],
    [{ fetch: ready("proxy", header) }, "proxy", "proxy_header"],
    [{ fetch: answers(503, "The database does not answer.") }, "site", "database_away"],
    [{ fetch: answers(503, "This process is stopping.") }, "site", "site_leaving"],
    [{ fetch: answers(502) }, "site", "site_refused"],
    [{ fetch: answers(404) }, "site", "site"],
    [{ fetch: fails("invalid peer certificate: Expired") }, "site", "site_certificate"],
    [{ fetch: fails("dns error: failed to lookup address information") }, "site", "site_name"],
    [{ fetch: fails("Connection refused") }, "site", "site_refused"],
    [{ baseUrl: "http://votes.example.com" }, "site", "site"],
    [{ trustedProxies: [] }, "proxy", "proxy"],
    [{ smtpUrl: "smtp://127.0.0.1:1" }, "mail", "mail_away"],
    [{ nearNames: ["SMTPURL (SMTP_URL?)"] }, "settings", "settings"],
    [{ now: () => new Date(Date.now() + 40_000) }, "votes", "clock"],
    [{ now: () => new Date(Date.now() + 3 * 86_400_000) }, "backups", "backups"],
  ];
  for (const [change, check, remedy] of cases) {
    const found = await findAll(change);
    assert.equal(found[check]?.remedy, remedy, `${check}: ${found[check]?.message}`);
    assert.match(found[check]?.state ?? "", /warn|fail/);
  }
});

Deno.test("a database that is away is said to be away by every check that asks it", async () => {
  const sql = connect("postgres://app@127.0.0.1:1/none", { applicationName: "t", max: 1 });
  const found = await examine(patientOf(sql));
  await sql.end();
  const { database, clock, votes, deliveries, jobs, "secret key": key, backups } = found;
  for (const one of [database, clock, votes, deliveries, jobs, key, backups]) {
    assert.deepEqual([one.state, one.remedy], ["fail", "database_away"], one.message);
  }
});

Deno.test("a delivery that could be sent and isn't is a fault, and one that rests is none", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const look = async () => {
    const { deliveries } = await examine({ ...patientOf(sql), now: () => world.clock.now });
    return [deliveries.state, deliveries.remedy];
  };
  await world.account("Steve_01");
  const server = await world.server();
  await world.key(server, "https://hooks.example.com/votes");
  await world.vote(server, "Steve_01");
  assert.deepEqual(await look(), ["ok", undefined], "just queued");
  world.pass(5 * 60_000);
  assert.deepEqual(await look(), ["warn", "deliveries_late"]);
  world.pass(6 * 60_000);
  assert.deepEqual(await look(), ["fail", "deliveries_late"]);
  await sql`update endpoint set is_slow = true`;
  assert.deepEqual(await look(), ["warn", "deliveries_late"], "only a slow receiver is late");
  await sql`update endpoint set is_slow = false, open_until = ${world.clock.now}`;
  assert.deepEqual(await look(), ["ok", undefined], "its breaker rests until now");
  await sql`update endpoint set open_until = null, paused_at = ${world.clock.now}`;
  assert.deepEqual(await look(), ["ok", undefined], "it is paused");
});

Deno.test("a database that a service has used is without a worker once the last one has died", async () => {
  await using world = await openWorld();
  const { services } = world;
  const { sql, pools } = services;
  await registerTimetable(services, AbortSignal.abort(), "web");
  const look = async () => {
    const { deliveries } = await examine({ ...patientOf(sql), now: () => world.clock.now });
    return [deliveries.state, deliveries.remedy];
  };
  const start = (isWorker: boolean) =>
    startListening(pools.openListener, services.dispatcher, {
      processId: crypto.randomUUID(),
      isWorker,
    });
  const web = start(false);
  const worker = start(true);
  await eventually("a worker is connected", async () => (await look())[0] === "ok");
  await worker.stop();
  assert.deepEqual(await look(), ["fail", "worker"]);
  await web.stop();
});

Deno.test("each host of a database that names several is asked", async () => {
  await using database = await freshDatabase();
  await using proxy = startPostgresProxy(database.url);
  const one = new URL(proxy.url).host;
  const databaseAt = (hosts: string) => proxy.url.replace(one, hosts);
  const { members } = await examine({
    ...patientOf(database.sql),
    databaseAt: databaseAt(`${one},127.0.0.1:1`),
  });
  assert.deepEqual([members.state, members.remedy], ["warn", "member_away"]);
  assert.match(members.message, /^1 of 2 database hosts work, without 127\.0\.0\.1:1 \(nothing/);
  const twice = await examine({
    ...patientOf(database.sql),
    databaseAt: databaseAt(`${one},${one}`),
  });
  assert.deepEqual([twice.members.state, twice.members.remedy], ["fail", "two_primaries"]);
});

Deno.test("with --quiet, for cron, the doctor prints only what needs action", async () => {
  const env = { DATABASE_URL: "postgres://app@127.0.0.1:1/none", SECRET_KEY };
  const { code, stdout } = await runDeno(["-A", "scripts/doctor.ts", "--quiet"], { env });
  assert.equal(code, 1);
  assert.match(stdout, /^FAIL database:/);
});
