import assert from "node:assert/strict";
import { challengeOf, solve } from "../support/votes/ballots.ts";
import { freshDatabase } from "../support/database/database.ts";
import { emptyFolder } from "../support/database/embedded_folder.ts";
import { startMailServer } from "../support/network/mail_server.ts";
import { eventually } from "../support/processes/processes.ts";
import { commandLine, type RunningService, startService } from "../support/processes/service.ts";
import { SECRET_KEY, UNASKED } from "../support/world.ts";

const PASSWORD = "correct horse battery";

Deno.test("the service signs people up with its few permissions", async () => {
  await using database = await freshDatabase();
  await using folder = await emptyFolder();
  await using mailServer = await startMailServer();
  await using service = await startService({
    DATABASE_URL: database.url,
    SECRET_KEY,
    DATA_DIR: folder.dataDir,
    SMTP_URL: mailServer.url,
    MAIL_FROM: "votes@example.com",
  });
  await signUp(service);
  const [mail] = await eventually(
    "the mail arrived",
    () => mailServer.taken.length > 0 && mailServer.taken,
  );
  assert.deepEqual([mail?.from, mail?.to], ["votes@example.com", ["steve@example.com"]]);
  assert.match(mail?.text ?? "", /\/verify-email\/[\w.-]+/);
  const token = /\/verify-email\/([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const page = await service.get(`/verify-email/${token}`);
  await page.body?.cancel();
  const log = await eventually("both pages are logged", () => {
    const log = service.log();
    return log.some(({ path }) => path === "/verify-email/…") && log;
  });
  // The database of the tests may be a superuser's, there is no moderator yet, and a busy machine is slow.
  const expected = ["database_role_is_superuser", "no_moderator_yet", "request"];
  const loud = log.filter(({ level, event }) =>
    level !== "info" && !expected.includes(String(event))
  );
  assert.deepEqual(loud, []);
  for (const secret of [PASSWORD, "steve@example.com", token, "player:secret"]) {
    assert.ok(!JSON.stringify(log).includes(secret), "the log holds none of it");
  }
});

Deno.test("an owner is told by email what the command line decided", async () => {
  await using database = await freshDatabase();
  await using folder = await emptyFolder();
  await using mailServer = await startMailServer();
  const env = {
    DATABASE_URL: database.url,
    SECRET_KEY,
    DATA_DIR: folder.dataDir,
    WEBHOOK_ALLOW_PRIVATE: "1",
  };
  const operator = commandLine(env);
  const account = "account create --username Steve_01 --email steve@example.com --password-stdin";
  await operator.json(account, { input: PASSWORD });
  await database.sql`update account set email_verified = true`;
  const { host, port } = UNASKED;
  const listing = `--owner Steve_01 --name Caves --game minecraft --host ${host} --port ${port}`;
  await operator.json(`server add ${listing}`);
  await operator.json("server approve caves");
  await using service = await startService({
    ...env,
    SMTP_URL: mailServer.url,
    // The runtime's own hook for tests: its jobs run each 300 ms, whatever their schedule.
    DENO_CRON_TEST_SCHEDULE_OFFSET: "300",
  });
  const [mail] = await eventually(
    "the mail arrived",
    () => mailServer.taken.length > 0 && mailServer.taken,
  );
  assert.deepEqual([mail?.to, mail?.headers["subject"]], [
    ["steve@example.com"],
    "Caves is listed",
  ]);
  const stopLink = /\/stop-email\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const stopped = await fetch(service.url + stopLink, { method: "POST", body });
  assert.equal(stopped.status, 200);
  await stopped.body?.cancel();
  const [mailbox] = await database.sql`select is_open from mailbox`;
  assert.equal(mailbox?.["isOpen"], false);
  assert.equal(mailServer.taken.length, 1);
});

Deno.test("without SMTP_URL the service logs an email's link", async () => {
  await using database = await freshDatabase();
  await using folder = await emptyFolder();
  const env = { DATABASE_URL: database.url, SECRET_KEY, DATA_DIR: folder.dataDir };
  await using service = await startService(env);
  await signUp(service);
  const line = await eventually(
    "the link is logged",
    () => service.log().find(({ event }) => event === "mail_not_sent"),
  );
  assert.equal(line["to"], "steve@example.com");
  assert.match(String(line["link"]), /\/verify-email\/[\w.-]+$/);
});

/** Sends the form as a browser does. */
async function signUp(service: RunningService): Promise<void> {
  const page = await fetch(`${service.url}/sign-up`);
  const proof = await solve(challengeOf(await page.text()));
  const fields = { username: "Steve_01", email: "steve@example.com", password: PASSWORD, proof };
  const answer = await fetch(`${service.url}/sign-up`, {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
  });
  await answer.body?.cancel();
  assert.deepEqual([answer.status, answer.headers.get("location")], [303, "/account/name"]);
  assert.match(answer.headers.getSetCookie().join(), /^voteboard_session=/);
}
