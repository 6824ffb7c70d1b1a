import assert from "node:assert/strict";
import type { Mail } from "../../src/site/mail/mailer.ts";
import { sendMessages } from "../../src/core/sending/send_messages.ts";
import type { Actor } from "../../src/core/rights/actor.ts";
import { reportServer } from "../../src/site/reports/report.ts";
import { moderatorLetters } from "../../src/desk/reports/moderator_mail.ts";
import { findMailEvery, type MailEvery, setMailEvery } from "../../src/desk/reports/mail_choice.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { plantWave } from "../support/votes/planted_wave.ts";
import { openPerson } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";
import { MINUTE_MS } from "../../src/core/time/day.ts";

/** A site with a moderator whose address is confirmed, who was told of everything so far. */
async function openDesk() {
  const world = await openWorld();
  const server = await world.server();
  await openPerson(world, "Mod", { isModerator: true });
  const [row = { id: "" }] = await world.services.sql<{ id: string }[]>`
    update account set email_verified = true where username = 'Mod' returning id`;
  const by: Actor = { kind: "account", id: row.id, isModerator: true };
  const mails: Mail[] = [];
  const services = {
    ...world.services,
    mailer: { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) },
  };
  /** Minute by minute, as in the timetable. */
  async function pass(minutes: number): Promise<Mail[]> {
    mails.length = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      world.pass(MINUTE_MS);
      await writeToModerators(services);
    }
    return [...mails];
  }
  const choose = (every: MailEvery) =>
    setMailEvery(world.services.sql, { by, every, now: world.clock.now });
  await pass(1);
  return { world, server, by, services, pass, choose };
}

/** Runs the job in another process. */
async function writeToModerators(services: World["services"]): Promise<void> {
  await sendMessages(moderatorLetters(services), services);
}

let listings = 0;

async function submit(world: World): Promise<void> {
  const { username: owner } = await world.account(`Lister_${++listings}`);
  const name = `Listing ${listings}`;
  await addServer(
    world.context,
    { owner, name, game: "minecraft", host: "a.example", port: 25565 },
    world.act,
  );
}

function report(world: World, slug: string) {
  const { now } = world.clock;
  return reportServer(world.context, slug, { reason: "scam", text: "", reporterId: null, now });
}

Deno.test("a moderator gets one letter about everything that is new, and none while nothing is", async () => {
  const { world, server, by, pass } = await openDesk();
  await using _ = world;
  assert.equal(await findMailEvery(world.services.sql, by), "hourly");
  assert.deepEqual(await pass(120), []);
  await plantWave(world, server);
  await submit(world);
  await report(world, server.slug);
  await report(world, server.slug);
  const [mail, ...others] = await pass(200);
  assert.deepEqual(others, []);
  assert.equal(mail?.subject, "3 new on the desk of Voteboard");
  assert.match(
    mail.text,
    /Unusual votes for .?Skyblock Valley.?: 41 votes\n.*\/moderation\/waves\/[0-9a-f-]{36}/,
  );
  assert.match(
    mail.text,
    /2 reports of .?Skyblock Valley.?\n.*\/moderation\/reports\?listing=skyblock-valley/,
  );
  assert.match(mail.text, /.?Listing \d+.? waits for review/);
  assert.match(mail.text, /http:\/\/localhost\/moderation\/mail\n$/);
  assert.doesNotMatch(mail.text, /192\.0\.2|Wave_/);
});

for (
  const [every, most] of [["soon", 10], ["hourly", 60], ["daily", 1_440]] as const
) {
  Deno.test(`with "${every}" two letters are never less than ${most} minutes apart`, async () => {
    const { world, pass, choose } = await openDesk();
    await using _ = world;
    await choose(every);
    const at: number[] = [];
    const step = most / 5;
    for (let minute = 0; minute < most * 3; minute += step) {
      await submit(world);
      world.pass((step - 1) * MINUTE_MS);
      if ((await pass(1)).length > 0) at.push(minute);
    }
    assert.ok(at.length >= 3, `${at.length} letters`);
    at.forEach((minute, nth) => assert.ok(nth === 0 || minute - (at[nth - 1] ?? 0) >= most));
  });
}

Deno.test("a moderator who wants no letters gets none, nor later about what came in between", async () => {
  const { world, pass, choose } = await openDesk();
  await using _ = world;
  await choose("off");
  await submit(world);
  assert.deepEqual(await pass(120), []);
  await choose("soon");
  assert.deepEqual(await pass(30), []);
  await submit(world);
  assert.equal((await pass(30)).length, 1);
});

Deno.test("only moderators with a confirmed address get letters, and none about their own listings", async () => {
  const { world, server, by, pass } = await openDesk();
  await using _ = world;
  const { sql } = world.services;
  assert.ok(by.kind === "account");
  await sql`update server set owner_id = ${by.id} where id = ${server.id}`;
  await report(world, server.slug);
  assert.deepEqual(await pass(70), []);
  await submit(world);
  await sql`update account set email_verified = false where id = ${by.id}`;
  assert.deepEqual(await pass(70), []);
  await sql`update account set email_verified = true, is_moderator = false where id = ${by.id}`;
  assert.deepEqual(await pass(70), []);
});

Deno.test("a letter that could not be sent is sent ten minutes later, with everything", async () => {
  const { world, services, pass } = await openDesk();
  await using _ = world;
  await submit(world);
  world.pass(MINUTE_MS);
  const mailer = { send: () => Promise.reject(new Error("down")) };
  await writeToModerators({ ...services, mailer });
  assert.deepEqual(await pass(9), []);
  await submit(world);
  const [mail] = await pass(2);
  assert.equal(mail?.subject, "2 new on the desk of Voteboard");
});

Deno.test("processes that write at once send one letter", async () => {
  const { world, services } = await openDesk();
  await using _ = world;
  await submit(world);
  world.pass(MINUTE_MS);
  let sent = 0;
  const mailer = { send: () => Promise.resolve(void sent++) };
  await Promise.all([1, 2, 3].map(() => writeToModerators({ ...services, mailer })));
  assert.equal(sent, 1);
});
