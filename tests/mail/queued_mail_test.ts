import assert from "node:assert/strict";
import { createMailer } from "../../src/site/mail/mailer.ts";
import { queueMail } from "../../src/site/mail/queued_mail.ts";
import { requestReset, resetPassword } from "../../src/site/sign_in/passwords/password_reset.ts";
import { requestVerification } from "../../src/site/sign_in/links/confirm_email.ts";
import { verifyEmail } from "../../src/site/sign_in/links/email_link.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { resetMail } from "../../src/site/sign_in/mails/account_mails.ts";
import {
  type MailFailure,
  type MailServer,
  startMailServer,
} from "../support/network/mail_server.ts";
import { logWhile } from "../support/processes/log_lines.ts";
import { passTime, postmanOf } from "../support/people/owners.ts";
import { PASSWORD, requestFrom, signUp } from "../support/people/people.ts";
import { openWorld, type World } from "../support/world.ts";

const EMAIL = "steve@example.com";

/** Steve, whose mail goes to a real mail server. */
interface MailedWorld extends AsyncDisposable {
  world: World;
  context: World["services"];
  /** Asks for a new password, and waits until its mail was tried. */
  ask(): Promise<void>;
  /** Lets minutes pass, in each of which a process that has just started does the timetable's job. */
  pass(minutes: number): Promise<void>;
  waiting(): Promise<number>;
}

async function openMailed(server: Pick<MailServer, "url">): Promise<MailedWorld> {
  const world = await openWorld();
  await signUp(world, "Steve_01", { email: EMAIL });
  const { sql, background } = world.services;
  await background.settled();
  const from = { name: "Votes", address: "votes@example.com" };
  const mailer = createMailer({ smtpUrl: server.url, from });
  const context = { ...world.services, mailer };
  return {
    world,
    context,
    async ask() {
      await requestReset(context, EMAIL, requestFrom());
      await background.settled();
    },
    async pass(minutes) {
      for (let minute = 0; minute < minutes; minute++) {
        passTime(world, 1);
        await postmanOf(world, mailer).sendDue();
      }
    },
    waiting: async () => (await sql`select from queued_mail`).length,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

function tokenIn({ taken }: MailServer, path = "reset-password"): string {
  const text = taken.at(-1)?.text ?? "";
  return new RegExp(`/${path}/(\\S+)`).exec(text)?.[1] ?? assert.fail(`no ${path} in ${text}`);
}

Deno.test("the only reset mail gets through a mail server that fails in every passing way", async () => {
  const failures: MailFailure[] = ["RCPT 450", "greets 421", "drops in DATA", "DATA 452"];
  await using server = await startMailServer({ failures });
  await using steve = await openMailed(server);
  await steve.ask();
  assert.deepEqual(server.taken, []);
  await steve.pass(6);
  assert.deepEqual(server.taken.map(({ to }) => to), [[EMAIL]]);
  assert.equal(await steve.waiting(), 0);
  await steve.pass(20);
  assert.equal(server.taken.length, 1);
  const reset = await resetPassword(steve.context, tokenIn(server), { newPassword: "a new horse" });
  assert.equal(reset.kind, "reset");
});

Deno.test("a mail waits until its mail server is there", async () => {
  const { port } = await portOfNobody();
  await using steve = await openMailed({ url: `smtp://127.0.0.1:${port}` });
  const log = await logWhile(() => steve.ask());
  assert.match(log, /"letter_not_sent".*"purpose":"reset".*ECONNREFUSED/);
  await steve.pass(9);
  await using server = await startMailServer({ port });
  await steve.pass(10);
  assert.equal(server.taken.length, 1);
});

Deno.test("a mail that a killed process was sending is sent by another, once", async () => {
  await using server = await startMailServer();
  await using steve = await openMailed(server);
  const { world, context } = steve;
  const [account] = await context.sql<{ id: string }[]>`select id from account`;
  const subjectId = account?.id ?? "";
  const mail = resetMail(context.site, { email: EMAIL, token: "secret" });
  await queueMail(context, mail, { subjectId, ...world.act });
  await steve.pass(4);
  assert.deepEqual(server.taken, []);
  passTime(world, 2);
  await Promise.all([1, 2, 3].map(() => postmanOf(world, context.mailer).sendDue()));
  assert.equal(server.taken.length, 1);
});

Deno.test("what waits is sealed, and deleted once it is sent or its account is gone", async () => {
  await using server = await startMailServer({ failures: ["RCPT 450", "RCPT 450"] });
  await using steve = await openMailed(server);
  const { world, context: { sql } } = steve;
  await steve.ask();
  const [row] = await sql<{ sealed: Uint8Array }[]>`select * from queued_mail`;
  const stored = JSON.stringify(row) + new TextDecoder("latin1").decode(row?.sealed);
  assert.doesNotMatch(stored, /steve@|reset-password/i);
  await steve.pass(2);
  assert.equal(await steve.waiting(), 0);
  const viewer = (await signUp(world, "Alex_02")).viewer;
  await world.services.background.settled();
  await sql`update account set email_verified = true where id = ${viewer.accountId}`;
  await queueMail(world.services, resetMail(world.services.site, { email: EMAIL, token: "t" }), {
    subjectId: viewer.accountId,
    ...world.act,
  });
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  assert.equal(await steve.waiting(), 0);
});

Deno.test("a link that has been used, replaced or has expired is not mailed late", async () => {
  await using server = await startMailServer({ failures: ["drops in DATA", "RCPT 450"] });
  await using steve = await openMailed(server);
  await steve.ask();
  await steve.ask();
  assert.equal(await steve.waiting(), 1);
  await steve.pass(2);
  assert.equal(server.taken.length, 1);
  await using away = await openMailed({ url: "smtp://127.0.0.1:1" });
  await away.ask();
  await away.context.sql`delete from verification`;
  await away.pass(1);
  assert.equal(await away.waiting(), 0);
  await away.ask();
  passTime(away.world, 50);
  const log = await logWhile(() => away.pass(1));
  assert.match(log, /"letters_given_up","letters":1/);
  assert.equal(await away.waiting(), 0);
});

Deno.test("a link to an address that has been confirmed since is not mailed late", async () => {
  await using server = await startMailServer({ failures: ["RCPT 450", undefined, "RCPT 450"] });
  await using steve = await openMailed(server);
  const { world, context } = steve;
  const { viewer } = await signUp(world, "Alex_02", { email: "alex@example.com" });
  await context.background.settled();
  for (const isConfirmed of [false, true]) {
    await requestVerification(context, viewer);
    await context.background.settled();
    assert.equal(await steve.waiting(), 1);
    if (isConfirmed) await verifyEmail(context, tokenIn(server, "verify-email"));
    await steve.pass(1);
    assert.deepEqual([server.taken.length, await steve.waiting()], [1, 0]);
  }
});

Deno.test("an address that is refused for good is not tried again, and a wrong login is", async () => {
  await using server = await startMailServer({ failures: ["RCPT 550"] });
  await using steve = await openMailed(server);
  const log = await logWhile(() => steve.ask());
  assert.match(log, /"mail_refused"/);
  assert.doesNotMatch(log, /steve@/);
  assert.equal(await steve.waiting(), 0);
  const wrong = server.url.replace("secret", "wrong");
  await using locked = await openMailed({ url: wrong });
  await locked.ask();
  await locked.pass(2);
  assert.equal(await locked.waiting(), 1);
  const right = createMailer({ smtpUrl: server.url, from: { name: "", address: "v@example.com" } });
  passTime(locked.world, 5);
  await postmanOf(locked.world, right).sendDue();
  assert.equal(server.taken.length, 1);
});

/** A port at which nothing listens. */
async function portOfNobody(): Promise<{ port: number }> {
  await using server = await startMailServer();
  return { port: Number(new URL(server.url).port) };
}
