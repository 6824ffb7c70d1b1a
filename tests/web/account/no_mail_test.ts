import assert from "node:assert/strict";
import { logWhile } from "../../support/processes/log_lines.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

/** Promises of email, as the account pages make them where there is a mail server. */
const PROMISES = /we('|’|&#39;)ll (email|send)|we('|’|&#39;)ve sent|on its way|spam|send link/i;

Deno.test("without a mail server, no account page promises email, and each names who has the link", async () => {
  await using world = await openWorld({ sendsMail: false, contact: "https://chat.example/help" });
  const visitor = await openPerson(world, "Steve_01");
  const log = await logWhile(async () => {
    for (const path of ["/account", "/account/email"]) {
      const { html } = await visitor.get(path);
      assert.doesNotMatch(html, PROMISES, path);
      assert.match(html, /This site sends no email/, path);
      assert.match(html, /sk (the people who run|an admin of) (the|this) site/, path);
    }
    const own = await visitor.get("/account/email");
    assert.match(own.html, /href="https:\/\/chat\.example\/help">Write to them</);
    const made = await visitor.submit("/account/verification");
    assert.equal(made.location, "/account?notice=verification_logged");
    const told = await visitor.get(made.location ?? "");
    assert.match(told.html, /role="status">Your link is in the log of this site/);
    assert.doesNotMatch(told.html, PROMISES);
    await world.services.background.settled();
  });
  assert.match(log, /"mail_not_sent".*\/verify-email\//, "they find it there");
});

Deno.test("without a mail server, a locked-out player learns whom to ask, and a stranger not who has an account", async () => {
  await using world = await openWorld({ sendsMail: false, contact: "https://chat.example/help" });
  await world.account("Steve_01");
  const visitor = openVisitor(world);
  const form = await visitor.get("/reset-password");
  assert.doesNotMatch(form.html, PROMISES);
  assert.match(form.html, /This site sends no email\. Make a link here/);
  const asked: string[] = [];
  const [{ email = "" } = {}] = await world.services.sql<{ email: string }[]>`
    select email from account where username = 'Steve_01'`;
  for (const address of [email, "nobody@example.com"]) {
    const { status, html } = await visitor.submit("/reset-password", { email: address });
    assert.equal(status, 202);
    asked.push(html);
  }
  await world.services.background.settled();
  const [page = ""] = asked;
  assert.equal(page, asked[1]);
  assert.doesNotMatch(page, PROMISES);
  assert.match(page, /tell them your username: they can make a link that signs you in/);
  assert.match(page, /<a\s+href="https:\/\/chat\.example\/help">Write to them<\/a>/);
});
