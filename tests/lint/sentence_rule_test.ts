import assert from "node:assert/strict";
import plugin from "../../scripts/lint/plugin.ts";

Deno.test("a page has no text of its own", () => {
  for (
    const page of [
      "<p>Vote again tomorrow.</p>",
      "<b>Votes</b>",
      '<p>{isOpen ? words.open : "closed"} at once</p>',
      '<p>{"no vote today"}</p>',
      "<p>{`${count} votes today`}</p>",
      '<p title="votes of today">{count}</p>',
      '<Section lead="Votes wait here." />',
      '<p>{isOpen ? "Votes count." : "Votes wait."}</p>',
    ]
  ) {
    assert.ok(lint("src/web/voting/a.tsx", page).length > 0, page);
  }
  for (
    const page of [
      '<p class="notice good">{words.voted}</p>',
      "<p>{words.at}: {time} · #{rank} <code>vb_…{ending}</code></p>",
      "<p class={`notice ${kind} wide`}>{words.voted}</p>",
      '<img sizes="(min-width: 31rem) 29rem, 100vw" />',
      '<a rel="nofollow ugc noopener">{text}</a>',
    ]
  ) {
    assert.deepEqual(lint("src/web/voting/a.tsx", page), [], page);
  }
});

Deno.test("letters, notices, outcomes, faults and answers name no sentence", () => {
  const found = [
    ["src/site/mail/letter.ts", "const more = `Nothing has arrived since ${since}.`;"],
    ["src/site/mail/letter.ts", "const subject = `${server} was not approved.`;"],
    ["src/site/sign_in/mails/account_mails.ts", "lines(`The name ${name} at ${site}`);"],
    ["src/site/web/forms/notices.ts", 'const N = { renamed: "Your name was changed." };'],
    ["src/core/sending/outcome.ts", 'const S = { gone: "It answered 410 Gone." };'],
    [
      "src/core/destinations/webhook_url.ts",
      "return refused(`It has at most ${max} characters.`);",
    ],
    ["src/site/servers/fields/facts.ts", 'link("A website", []);'],
    ["src/api/a.ts", 'throw new ProblemAnswer("a", "Begin again without after.");'],
    ["src/api/a.ts", "const html = `<p>It needs JavaScript. ${rest}</p>`;"],
    ["src/keys/a.ts", 'throw refusal("webhook_url_refused", { why: "It leads nowhere." });'],
  ] as const;
  const source = found.map(([file, line]) => lint(file, line).length);
  assert.deepEqual(source, found.map(() => 1));
});

Deno.test("names, statements, log events and programming errors are no sentences", () => {
  for (
    const line of [
      'type Doing = "Add a server" | "Vote for it";',
      'change({ doing: "activate the webhook secret of" });',
      "sql`Select a, b From c where d is null.`;",
      'log("warn", "mail_not_sent", { why: "SMTP_URL is not set." });',
      'throw new Error("A row has no key.");',
      "throw new UnusableSecret(`Cannot sign: it has ${n} bytes.`);",
      'class A extends Error { constructor() { super("It has no key."); } }',
      'reject(new DOMException("Left while waiting", "AbortError"));',
      'const names = ["Ivory Coast", "Samsung Internet"];',
      'const headers = { Vary: "Cookie, Accept-Encoding" };',
      'route("GET signed in", "/a");',
    ]
  ) {
    assert.deepEqual(lint("src/keys/a.ts", line), [], line);
  }
});

Deno.test("sentences are with the contracts, and where only the operator reads", () => {
  const line = 'const A = "Nothing was changed.";';
  for (
    const file of [
      "src/core/api/problem_details.ts",
      "src/service/cli/key_commands.ts",
      "src/service/observing/watch.ts",
      "src/core/version.ts",
      "scripts/a.ts",
    ]
  ) {
    assert.deepEqual(lint(file, line), [], file);
  }
  for (
    const file of [
      "src/web/voting/words.ts",
      "src/core/refusals/refusal.ts",
      "src/site/mail/news.ts",
      "src/core/api/v1.ts",
      "src/service/web/pages.ts",
    ]
  ) {
    assert.equal(lint(file, line).length, 1, file);
  }
});

function lint(file: string, source: string): string[] {
  return Deno.lint.runPlugin(plugin, file, source)
    .filter(({ id }) => id === "voteboard/sentence-rule")
    .map(({ message }) => message);
}
