import assert from "node:assert/strict";
import { describeError } from "../../src/core/observing/log.ts";
import { createLocales } from "../../src/site/locales/site_locales.ts";
import { createMailer } from "../../src/site/mail/mailer.ts";
import { resetMail } from "../../src/site/sign_in/mails/account_mails.ts";
import { startMailServer } from "../support/network/mail_server.ts";
import { CLOSED_PORT } from "../support/network/ports.ts";
import { runDeno } from "../support/processes/processes.ts";

const from = { name: "Möbel & Votes", address: "votes@example.com" };
const site = { name: "Möbel & Votes", baseUrl: "https://votes.example", locales: createLocales() };
const mail = resetMail(site, { email: "steve@example.com", username: "Steve_01", token: "abc123" });

Deno.test("a mail is one part of plain text with its link", async () => {
  await using server = await startMailServer();
  await createMailer({ smtpUrl: server.url, from }).send(mail);
  const [taken, ...more] = server.taken;
  assert.deepEqual([taken?.from, taken?.to, more], [
    "votes@example.com",
    ["steve@example.com"],
    [],
  ]);
  assert.equal(taken?.headers["to"], "steve@example.com");
  assert.match(taken?.headers["from"] ?? "", /<votes@example\.com>$/);
  assert.match(taken?.headers["content-type"] ?? "", /^text\/plain; charset=utf-8/);
  assert.equal(taken?.headers["content-language"], "en");
  assert.equal(taken?.text, mail.text.trimEnd());
});

Deno.test("an address with a comma in it stays one recipient", async () => {
  await using server = await startMailServer();
  const to = "a,victim@example.com";
  await createMailer({ smtpUrl: server.url, from }).send({ ...mail, to });
  assert.deepEqual(server.taken.map((taken) => taken.to), [['"a,victim"@example.com']]);
});

Deno.test("a refused mail is an error without the server's password", async () => {
  await using server = await startMailServer({ recipient: "550 <TO>: no such person" });
  const wrong = server.url.replace("secret", "pa55word");
  for (const smtpUrl of [server.url, wrong]) {
    await assert.rejects(createMailer({ smtpUrl, from }).send(mail), (error) => {
      assert.doesNotMatch(Deno.inspect(error), /secret|pa55word/);
      return true;
    });
  }
});

Deno.test("the log names no address that a mail server refused", async () => {
  await using server = await startMailServer({ recipient: "550 <TO>: no such person" });
  await assert.rejects(createMailer({ smtpUrl: server.url, from }).send(mail), (error) => {
    assert.match(String(describeError(error)["message"]), /no such person/);
    assert.doesNotMatch(JSON.stringify(describeError(error)), /steve|@/);
    return true;
  });
});

Deno.test("a mail server that is away is an error", async () => {
  const smtpUrl = `smtp://127.0.0.1:${CLOSED_PORT}`;
  await assert.rejects(createMailer({ smtpUrl, from }).send(mail), { code: "ESOCKET" });
});

Deno.test("a mail server that drips holds a mail up only so long", async () => {
  await using server = await startMailServer({ drips: true });
  const mailer = createMailer({ smtpUrl: server.url, from, withinMs: 100 });
  await assert.rejects(mailer.send(mail), { name: "AbortError" });
  assert.deepEqual(server.taken, []);
});

Deno.test("without a mail server the link is logged once", async () => {
  const program = `
    import { createMailer } from "./src/site/mail/mailer.ts";
    const mailer = createMailer({ smtpUrl: undefined, from: { name: "", address: "" } });
    await mailer.send(${JSON.stringify(mail)});`;
  const { stdout } = await runDeno(["--quiet", "-"], { input: program });
  const lines = stdout.trim().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual(lines.map(({ time: _, ...fields }) => fields), [{
    level: "warn",
    event: "mail_not_sent",
    why: "SMTP_URL is not set",
    to: "steve@example.com",
    subject: "A new password for Möbel & Votes",
    link: "https://votes.example/reset-password/abc123",
  }]);
});
