import assert from "node:assert/strict";
import { addNews } from "../../src/site/mail/news.ts";
import { createLocales } from "../../src/site/locales/site_locales.ts";
import { requestReset } from "../../src/site/sign_in/passwords/password_reset.ts";
import { newBrowserMail } from "../../src/site/sign_in/mails/account_mails.ts";
import { LENIENT } from "../support/votes/ballots.ts";
import { openPerson, openVisitor, PASSWORD } from "../support/people/visitor.ts";
import { requestFrom } from "../support/people/people.ts";
import { openWorld, type World } from "../support/world.ts";

const LOCALES = { enabled: ["en", "de", "ar"], default: "en" } as const;

const HEIDI = {
  username: "Heidi",
  email: "heidi@example.com",
  password: PASSWORD,
  proof: "sign-up",
};

/** Returns the languages of the emails sent so far, and forgets them. */
async function sentIn({ services, mails }: World): Promise<string[]> {
  await services.background.settled();
  return mails.splice(0).map(({ lang }) => lang);
}

Deno.test("a new account has the language of its sign-up, and is written to in it", async () => {
  await using world = await openWorld({ locales: LOCALES, botCheck: LENIENT });
  const visitor = openVisitor(world);
  await visitor.submit("/language", { locale: "de" });
  const { status } = await visitor.submit("/sign-up", HEIDI);
  assert.equal(status, 303);
  assert.deepEqual(await sentIn(world), ["de"]);
  visitor.cookies.delete("voteboard_locale");
  assert.match((await visitor.get("/account")).html, /<html lang="de"/);
});

Deno.test("an account is written to in the language that its owner chose", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const { sql, postman } = world.services;
  const person = await openPerson(world, "Steve_01");
  await sql`update account set email_verified = true where username = 'Steve_01'`;
  const page = await person.get("/account");
  assert.match(page.html, /<form method="post" action="\/language"[^]*<option value="">/);
  const ask = () =>
    requestReset(world.services, "steve_01@example.com", requestFrom({}))
      .then(() => sentIn(world));
  assert.deepEqual(await ask(), ["en"]);
  const saved = await person.submit("/language", { locale: "ar", next: "/account" });
  assert.deepEqual([saved.status, saved.location], [303, "/account?notice=language_saved"]);
  assert.deepEqual(await ask(), ["ar"]);

  const { id: serverId } = await world.server();
  const [account] = await sql<{ id: string }[]>`
    select id from account where username = 'Steve_01'`;
  const news = { accountId: account?.id ?? "", serverId };
  await addNews(sql, { ...news, kind: "change_approved", now: world.clock.now });
  await postman.sendDue();
  assert.deepEqual(await sentIn(world), ["ar"]);

  await person.submit("/language", { locale: "", next: "/account" });
  assert.deepEqual(await ask(), ["en"]);
  assert.match((await person.get("/account")).html, /<html lang="en"/);
  for (const locale of ["fr", "xa", "__proto__"]) {
    assert.equal((await person.submit("/language", { locale })).status, 404);
  }
});

Deno.test("a language that the site gave up counts as none", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const person = await openPerson(world, "Steve_01");
  await world.services.sql`update account set locale = 'fr'`;
  assert.match((await person.get("/account")).html, /<html lang="en"/);
  await requestReset(world.services, "steve_01@example.com", requestFrom({}));
  assert.deepEqual(await sentIn(world), ["en"]);
});

Deno.test("a site with one language asks no visitor for theirs, and keeps none", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const visitor = openVisitor(world);
  await visitor.submit("/sign-up", HEIDI);
  const [account] = await world.services.sql<{ locale: string | null }[]>`
    select locale from account where username = 'Heidi'`;
  assert.equal(account?.locale, null);
  assert.doesNotMatch((await visitor.get("/account")).html, /account\/language/);
});

Deno.test("a mail writes a time as its language does, and says that it is UTC", () => {
  const locales = createLocales({ enabled: ["en", "de", "ar"], default: "en" });
  const site = { name: "Voteboard", baseUrl: "https://vote.example", locales };
  const at = new Date("2026-03-10T21:05:00.000Z");
  const textIn = (locale: string) =>
    newBrowserMail(site, {
      username: "Heidi",
      email: "heidi@example.com",
      locale,
      token: "t",
      browser: "Firefox",
      address: "192.0.2.1",
      at,
    }).text;
  assert.match(textIn("en"), /on Mar 10, 2026, 21:05 UTC\n/);
  assert.match(textIn("de"), /am 10\.03\.2026, 21:05 UTC\n/);
  assert.match(textIn("ar"), /10\u200f?\/03\u200f?\/2026\D+21:05 UTC/);
});
