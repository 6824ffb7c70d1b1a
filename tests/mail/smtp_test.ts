import assert from "node:assert/strict";
import { createLocales } from "../../src/site/locales/site_locales.ts";
import { createMailer } from "../../src/site/mail/mailer.ts";
import { probeMailServer } from "../../src/site/mail/smtp.ts";
import type { SmtpFault } from "../../src/site/mail/smtp_fault.ts";
import { resetMail } from "../../src/site/sign_in/mails/account_mails.ts";
import { examine } from "../../src/service/doctor/examine.ts";
import { freshDatabase } from "../support/database/database.ts";
import { patientOf } from "../support/processes/patients.ts";
import { TEST_AUTHORITY } from "../support/network/tls_identity.ts";
import { type MailSetting, startMailServer } from "../support/network/mail_server.ts";

const from = "votes@example.com";
const site = { name: "Votes", baseUrl: "https://votes.example", locales: createLocales() };
const mail = resetMail(site, { email: "steve@example.com", token: "abc123" });

/** As for a mail server on another machine: on this one, no certificate is checked. */
const CHECKED = "?tls.rejectUnauthorized=true";
const OUR_AUTHORITY = `${CHECKED}&tls.ca=${encodeURIComponent(TEST_AUTHORITY)}`;

/** Starts a server that offers a login only where its setting answers one. */
function startServer(setting: MailSetting = {}) {
  return startMailServer({ hasLogin: setting.auth !== undefined, ...setting });
}

/** Settings that don't fit, and what to write instead. `PORT` is the server's. */
const MISTAKES: readonly [string, MailSetting, string, SmtpFault, RegExp][] = [
  [
    "a certificate of an unknown authority",
    { tls: "starttls" },
    `smtp://127.0.0.1:PORT/${CHECKED}`,
    "certificate",
    /DENO_CERT.* add &tls\.rejectUnauthorized=false to SMTP_URL/,
  ],
  [
    "the same with TLS from the start",
    { tls: "implicit" },
    `smtps://127.0.0.1:PORT/${CHECKED}`,
    "certificate",
    /DENO_CERT/,
  ],
  [
    "a certificate for another name",
    { tls: "starttls" },
    `smtp://127.0.0.1:PORT/${OUR_AUTHORITY}`,
    "certificate",
    /is for hook\.example\.test: name that host in SMTP_URL, or add &tls\.servername=hook\.example\.test/,
  ],
  [
    "smtp:// at a port that waits for TLS",
    { tls: "implicit" },
    "smtp://us:pa55@127.0.0.1:PORT",
    "tls",
    /write SMTP_URL=smtps:\/\/user:password@127\.0\.0\.1:PORT/,
  ],
  [
    "smtps:// at a port without",
    {},
    "smtps://127.0.0.1:PORT",
    "tls",
    /write SMTP_URL=smtp:\/\/127\.0\.0\.1:PORT/,
  ],
  [
    "STARTTLS that is not offered",
    {},
    "smtp://127.0.0.1:PORT?requireTLS=true",
    "tls",
    /offers no STARTTLS: write SMTP_URL=smtps:\/\/127\.0\.0\.1:465, or remove requireTLS/,
  ],
  [
    "TLS that the server wants",
    { tls: "starttls", sender: "530 5.7.0 Must issue a STARTTLS command first" },
    "smtp://127.0.0.1:PORT?ignoreTLS=true",
    "tls",
    /remove ignoreTLS/,
  ],
  [
    "a wrong login",
    { auth: "535 5.7.8 Authentication failed" },
    "smtp://us:pa55@127.0.0.1:PORT",
    "login",
    /Correct the user and the password in SMTP_URL=smtp:\/\/user:password@127\.0\.0\.1:PORT; write @ as %40/,
  ],
  [
    "a password where an app's is wanted",
    { auth: "534 5.7.9 Application-specific password required" },
    "smtp://us:pa55@127.0.0.1:PORT",
    "login",
    /app password/,
  ],
  [
    "a login that is wanted",
    { sender: "530 5.7.0 Authentication required" },
    "smtp://127.0.0.1:PORT",
    "login",
    /write SMTP_URL=smtp:\/\/user:password@127\.0\.0\.1:PORT/,
  ],
  [
    "a login where none is taken",
    { sender: "530 5.7.0 Authentication required" },
    "smtp://us:pa55@127.0.0.1:PORT",
    "login",
    /no login at this port: try SMTP_URL=smtps:\/\/user:password@127\.0\.0\.1:465/,
  ],
  [
    "a login that is taken over TLS only",
    { tls: "starttls", sender: "530 5.7.0 Authentication required" },
    "smtp://us:pa55@127.0.0.1:PORT?ignoreTLS=true",
    "login",
    /remove ignoreTLS/,
  ],
  [
    "a sender that is refused",
    { sender: "550 5.7.1 Not your address" },
    "smtp://127.0.0.1:PORT",
    "sender",
    /Set MAIL_FROM/,
  ],
  [
    "a host that is turned away",
    { greeting: "554 5.7.1 You are on a list" },
    "smtp://127.0.0.1:PORT",
    "turned_away",
    /on a list/,
  ],
  [
    "a port of something else",
    { greeting: "HTTP/1.1 400 Bad Request" },
    "smtp://127.0.0.1:PORT",
    "not_smtp",
    /correct SMTP_URL/,
  ],
];

for (const [name, setting, address, fault, advice] of MISTAKES) {
  Deno.test(`the doctor and the log say what to write about ${name}`, async () => {
    await using server = await startServer(setting);
    const smtpUrl = address.replace("PORT", String(server.port));
    const expected = new RegExp(advice.source.replaceAll("PORT", String(server.port)));
    // Only a server that says nothing is waited for.
    const stepMs = /waits for TLS/.test(name) ? 1_000 : 5_000;
    const probed = await probeMailServer({ smtpUrl, from, stepMs });
    assert.equal(probed.kind === "fault" ? probed.fault : probed.kind, fault);
    const said = probed.kind === "fault" ? `${probed.message}. ${probed.advice}` : "";
    assert.match(said, expected);
    const mailer = createMailer({ smtpUrl, from: { name: "", address: from }, connectMs: stepMs });
    await assert.rejects(mailer.send(mail), (error) => {
      assert.ok(error instanceof Error);
      assert.match(error.message, expected);
      assert.doesNotMatch(Deno.inspect(error) + said, /pa55|steve@/);
      return true;
    });
    assert.equal(server.commands.includes("DATA"), false);
  });
}

Deno.test("a mail server on this machine needs no certificate that an authority signed", async () => {
  for (const [tls, scheme] of [["starttls", "smtp"], ["implicit", "smtps"]] as const) {
    await using server = await startServer({ tls, auth: "235 welcome" });
    const smtpUrl = `${scheme}://us:pa55@127.0.0.1:${server.port}`;
    const probed = await probeMailServer({ smtpUrl, from });
    assert.deepEqual(probed, { kind: "takes_mail", isInClear: false });
    await createMailer({ smtpUrl, from: { name: "", address: from } }).send(mail);
    assert.equal(server.commands.filter((verb) => verb === ".").length, 1);
  }
});

Deno.test("a server that hangs up at the login is told in time, as one that refuses it", async () => {
  await using server = await startServer({ auth: "" });
  const probed = await probeMailServer({
    smtpUrl: `smtp://us:pa55@127.0.0.1:${server.port}`,
    from,
  });
  assert.equal(probed.kind === "fault" && probed.fault, "login");
});

Deno.test("asking a mail server sends no mail", async () => {
  await using server = await startServer();
  await probeMailServer({ smtpUrl: `smtp://127.0.0.1:${server.port}`, from });
  assert.deepEqual(server.commands.slice(0, 2), ["EHLO", "MAIL"]);
  assert.ok(!server.commands.includes("RCPT"));
});

Deno.test("a server that relays nothing is a setting, and loses no mail", async () => {
  const recipient = "554 5.7.1 <steve@example.com>: Relay access denied";
  await using server = await startServer({ recipient });
  const smtpUrl = `smtp://127.0.0.1:${server.port}`;
  const mailer = createMailer({ smtpUrl, from: { name: "", address: from } });
  await assert.rejects(mailer.send(mail), /wants a login: write SMTP_URL=smtp:\/\/user:password@/);
});

Deno.test("each fault of a mail server has a remedy of its own", async () => {
  await using database = await freshDatabase();
  await using server = await startServer({ sender: "550 5.7.1 Not your address" });
  const smtpUrl = `smtp://127.0.0.1:${server.port}`;
  const { mail: found } = await examine({ ...patientOf(database.sql), smtpUrl, from });
  assert.deepEqual(found, {
    state: "fail",
    message:
      "The mail server refuses our sender: Mail command failed: 550 5.7.1 Not your address. Set MAIL_FROM to an address that this login may send from",
    remedy: "mail_sender",
  });
});
