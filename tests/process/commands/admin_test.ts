import assert from "node:assert/strict";
import { z } from "zod";
import { freshDatabase } from "../../support/database/database.ts";
import { startPostgresProxy } from "../../support/database/postgres_proxy.ts";
import { commandLine, commandProcess } from "../../support/processes/service.ts";
import { listAudit } from "../../../src/site/trail/find_audit.ts";
import { OPERATOR } from "../../../src/core/rights/actor.ts";
import { startMailServer } from "../../support/network/mail_server.ts";
import { giveSoftPasskey } from "../../support/people/soft_passkey.ts";
import { openWorld, SECRET_KEY } from "../../support/world.ts";

/** A command line without a database, because misuse is found before a database is opened. */
const NOWHERE = commandProcess({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", SECRET_KEY });

Deno.test("a misused command ends with status 2 and one line", async () => {
  const misuses: Record<string, RegExp> = {
    "vote steal sky Steve_01": /^Unknown command "vote steal"/,
    "vote": /^Unknown command "vote"/,
    "vote cast sky Steve_01 --twice": /'--twice'.*Usage: vote cast SLUG USERNAME/,
    "vote cast sky": /^Usage: vote cast SLUG USERNAME/,
    "server add --owner Steve_01": /^--name is missing\. Usage: server add/,
  };
  await Promise.all(
    Object.entries(misuses).map(async ([words, sentence]) => {
      const { code, stdout, stderr } = await NOWHERE.run(words);
      assert.deepEqual({ code, stdout }, { code: 2, stdout: "" }, words);
      assert.match(stderr, sentence);
      assert.equal(stderr.trimEnd().split("\n").length, 1, words);
    }),
  );
});

Deno.test("what the domain refuses ends with status 1 and one sentence", async () => {
  await using database = await freshDatabase();
  await using proxy = startPostgresProxy(database.url);
  const admin = commandLine({ DATABASE_URL: proxy.url, SECRET_KEY });
  await admin.text("account create --username Owner_1 --email o@example.com --password-stdin", {
    input: "a long enough password\n",
  });
  await admin.text(
    "server add --owner Owner_1 --name Sky --game minecraft --host sky.example --port 25565",
  );
  const refusals: Record<string, RegExp> = {
    "server approve nowhere": /"nowhere"/,
    "key issue sky --json": /"sky" is pending. A moderator has to approve it first/,
    "key issue sky --webhook-url http://127.0.0.1/hook --json":
      /Type an address on the public internet/,
    "vote cast sky Owner_1 --json": /"sky" is pending. A moderator has to approve it first/,
    "server add --owner Owner_1 --name Two --game nogame --host two.example --port 1": /nogame/,
    "server add --owner Owner_1 --name Two --game minecraft --host two.example --port x": /port/,
    "delivery resend 1": /There is no delivery "1"\./,
    "key roll 1 --overlap 200": /from 0 to 168/,
  };
  await Promise.all(
    Object.entries(refusals).map(async ([words, sentence]) => {
      const { code, stdout, stderr } = await admin.run(words);
      assert.deepEqual({ code, stdout }, { code: 1, stdout: "" }, `${words}: ${stderr}`);
      assert.match(stderr, sentence);
      assert.equal(stderr.trimEnd().split("\n").length, 1, words);
      assert.doesNotMatch(stderr, /Error|at file:|\{/, words);
    }),
  );
});

Deno.test("the trail names the operator for the command line", async () => {
  await using database = await freshDatabase();
  await using proxy = startPostgresProxy(database.url);
  const admin = commandLine({ DATABASE_URL: proxy.url, SECRET_KEY });
  await admin.text("account create --username Owner_1 --email o@example.com --password-stdin", {
    input: "a long enough password\n",
  });
  await admin.text(
    "server add --owner Owner_1 --name Sky --game minecraft --host sky.example --port 25565",
  );
  await admin.text("server reject sky --reason copied");
  const trails = [
    await admin.json("audit list"),
    await admin.json("audit list --server sky"),
  ];
  for (const { entries } of trails) {
    const trail = z.array(z.looseObject({ action: z.string(), by_operator: z.boolean() })).parse(
      entries,
    );
    assert.deepEqual(trail.map(({ action, by_operator }) => [action, by_operator]), [
      ["server_rejected", true],
      ["server_added", true],
    ]);
    assert.deepEqual(trail[0]?.["details"], { reason: "copied" });
  }
});

Deno.test("a webhook is set either to a URL or to none", async () => {
  for (const flags of ["", "--none --url http://a.example"]) {
    const { code, stdout, stderr } = await NOWHERE.run(`key webhook 1 ${flags}`);
    const misuse = { code: 2, stdout: "", stderr: "Give either --url URL or --none\n" };
    assert.deepEqual({ code, stdout, stderr }, misuse, flags);
  }
});

Deno.test("without arguments the command line lists its commands", async () => {
  const [bare, help] = await Promise.all([NOWHERE.run(""), NOWHERE.run("help")]);
  assert.deepEqual([bare.code, help.code], [2, 0]);
  for (const command of ["account create", "key roll ID", "vote cast SLUG USERNAME"]) {
    assert.ok(help.stdout.includes(`deno task admin ${command}`), command);
  }
});

Deno.test("the operator resets lost factors, and their owner is told", async () => {
  await using world = await openWorld();
  await using proxy = startPostgresProxy(world.databaseUrl);
  const admin = commandLine({ DATABASE_URL: proxy.url, SECRET_KEY });
  const { id } = await world.account("Steve_01");
  await world.services.sql`update account set email_verified = true`;
  await giveSoftPasskey(world, id);
  const { code, stdout } = await admin.run("account reset-factor steve_01");
  assert.equal(code, 0);
  assert.match(stdout, /^passkeys: 1$/m);
  assert.match(stdout, /^mailed: true$/m);
  assert.equal((await admin.run("account reset-factor Nobody_1")).code, 1);
});

Deno.test("the operator disables an account and lets it in again", async () => {
  await using world = await openWorld();
  await using proxy = startPostgresProxy(world.databaseUrl);
  const admin = commandLine({ DATABASE_URL: proxy.url, SECRET_KEY });
  await world.account("Steve_01");
  const disabled = await admin.json("account disable steve_01 --reason Bought");
  assert.equal(disabled["mailed"], false, "its address is unconfirmed");
  assert.equal(disabled["id"], (await admin.json("account enable Steve_01"))["id"]);
  const twice = await admin.run("account enable Steve_01");
  assert.deepEqual([twice.code, twice.stderr], [
    1,
    "This account isn't disabled.\n",
  ]);
});

Deno.test("the owner of an account is mailed about its state and role when the operator decides", async () => {
  await using world = await openWorld();
  await using proxy = startPostgresProxy(world.databaseUrl);
  await using mailServer = await startMailServer();
  const env = { DATABASE_URL: proxy.url, SECRET_KEY, MAIL_FROM: "votes@example.com" };
  const admin = commandLine({ ...env, SMTP_URL: mailServer.url });
  await world.account("Steve_01");
  await world.services.sql`update account set email_verified = true`;
  const commands = [
    "disable steve_01 --reason Bought",
    "enable steve_01",
    "role steve_01 moderator",
  ];
  for (const command of commands) {
    assert.equal((await admin.json(`account ${command}`))["mailed"], true, command);
  }
  const [disabled, enabled, role] = mailServer.taken.map(({ text }) => text);
  assert.match(disabled ?? "", /disabled your account.*They wrote:\s+Bought/s);
  assert.match(enabled ?? "", /enabled your account.*They wrote:\s+They gave no reason\./s);
  assert.match(role ?? "", /moderator/);
  assert.equal(mailServer.taken.length, 3);
});

Deno.test("the operator gives a role and takes it, even from the last administrator", async () => {
  await using world = await openWorld();
  await using proxy = startPostgresProxy(world.databaseUrl);
  const admin = commandLine({ DATABASE_URL: proxy.url, SECRET_KEY });
  const { id } = await world.account("Ada");
  const role = (name: string) => admin.json(`account role ada ${name}`);
  assert.deepEqual(await role("administrator"), {
    id,
    role: "administrator",
    was: "none",
    mailed: false,
  });
  const [ada] = await world.services.sql`
    select is_moderator, is_administrator from account where id = ${id}`;
  assert.deepEqual(ada, { isModerator: true, isAdministrator: true });
  assert.deepEqual(await role("moderator"), {
    id,
    role: "moderator",
    was: "administrator",
    mailed: false,
  });
  assert.deepEqual(await role("none"), { id, role: "none", was: "moderator", mailed: false });
  const wrong = await admin.run("account role ada owner");
  assert.equal(wrong.code, 2);
  assert.match(wrong.stderr, /The role is one of none, moderator, administrator/);
  const unknown = await admin.run("account role nobody moderator");
  assert.equal(unknown.code, 1);
  assert.match(unknown.stderr, /There is no account "nobody"\./);
  const trail = await listAudit(world.services.sql, { by: OPERATOR });
  const changes = trail.filter(({ action }) => action === "role_changed");
  assert.deepEqual(changes.map(({ details, byOperator }) => [details["role"], byOperator]), [
    ["none", true],
    ["moderator", true],
    ["administrator", true],
  ]);
});
