import assert from "node:assert/strict";
import { castFrom } from "../../support/votes/ballots.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { pickVotes } from "../../../src/desk/waves/void_outlook.ts";
import { openWorld, type World } from "../../support/world.ts";

const PATH = "/moderation/servers/skyblock-valley/voids";
const CHOICE = {
  since: "2026-03-10T00:00",
  until: "2026-03-10T12:00",
  youngerDays: "2",
};

/** Three votes, two of them of new accounts, and a moderator an hour later. */
async function openVotes() {
  const world = await openWorld({ now: new Date("2026-03-10T10:30:00.000Z") });
  const server = await world.server();
  await castFrom(world, server, { name: "Twin_A", address: "192.0.2.1" });
  world.clock.now = new Date("2026-03-10T10:31:00.000Z");
  await castFrom(world, server, { name: "Twin_B", address: "192.0.2.1" });
  world.clock.now = new Date("2026-03-10T10:32:00.000Z");
  await castFrom(world, server, { name: "Single", address: "192.0.2.2" });
  await world.services.sql`
    update account set created_at = '2026-03-01T10:32:00Z' where username = 'Single'`;
  world.clock.now = new Date("2026-03-10T11:30:00.000Z");
  return { world, server, mod: await openPerson(world, "Mod", { isModerator: true }) };
}

async function countVoid({ services }: World): Promise<number> {
  await services.background.settled();
  return (await services.sql`select from vote where voided_at is not null`).length;
}

Deno.test("a moderator counts, voids and lifts many votes at once", async () => {
  const { world, mod } = await openVotes();
  await using _ = world;
  assert.match((await mod.get(PATH)).html, /Nothing chosen yet.*value="void"[^>]*disabled/s);
  const counted = await mod.submit(PATH, CHOICE);
  assert.equal(counted.status, 200);
  assert.match(counted.html, /If you void the 2.*Void 2 votes/s);
  assert.equal(await countVoid(world), 0);
  const short = await mod.submit(PATH, { ...CHOICE, step: "void", reason: "no" });
  assert.deepEqual([short.status, /id="reason-fault"/.test(short.html)], [422, true]);
  const sent = await mod.submit(PATH, { ...CHOICE, step: "void", reason: "Twins" });
  assert.equal(sent.location, `${PATH}?notice=votes_voided`);
  assert.equal(await countVoid(world), 2);
  const { html } = await mod.get(PATH);
  assert.match(
    html,
    /Ticked one by one\. Cast <time[^>]*>Mar 10, 2026, 10:30 UTC<\/time> to <time[^>]*>Mar 10, 2026, 10:31 UTC<.*Twins/s,
  );
  const lift = /action="([^"]+\/lifting)"/.exec(html)?.[1] ?? "";
  assert.equal((await mod.submit(lift)).location, `${PATH}?notice=votes_restored`);
  assert.equal(await countVoid(world), 0);
  await mod.get(PATH);
  assert.equal((await mod.submit(lift)).status, 422);
});

Deno.test("void batches of 1.0 tell every condition that they chose by", async () => {
  const { world, server, mod } = await openVotes();
  await using _ = world;
  await world.services.sql`
    insert into void_batch (
      id, server_id, since, until, sharing, network_sharing, trust, reason, voided_at, state, votes
    )
    values (
      gen_random_uuid(), ${server.id}, '2026-03-10T00:00Z', '2026-03-10T10:31Z', 1, 1, 'none', 'Twins',
      ${world.clock.now}, 'void', 2
    )`;
  assert.match(
    (await mod.get(PATH)).html,
    /10:31 UTC<\/time>, from addresses with 1 or more a day, from networks with 1 or more a day, by accounts that were neither confirmed nor established</,
  );
});

Deno.test("a choice that means nothing is shown again with its fault", async () => {
  const { world, mod } = await openVotes();
  await using _ = world;
  const faults: [change: Record<string, string>, fault: RegExp][] = [
    [{ since: "yesterday" }, /Enter a date and a time/],
    [{ youngerDays: "1.5" }, /Enter a whole number/],
    [{ since: "2026-03-10T13:00" }, /Choose a start before the end/],
    [{ youngerDays: "0" }, /Enter a whole number from 1 to/],
  ];
  for (const [change, fault] of faults) {
    const { status, html } = await mod.submit(PATH, { ...CHOICE, ...change });
    assert.equal(status, 422);
    assert.match(html, fault);
    const sent = await mod.submit(PATH, { ...CHOICE, ...change, step: "void", reason: "Twins" });
    assert.equal(sent.status, 422);
  }
  assert.equal(await countVoid(world), 0);
});

Deno.test("each vote shows its account's age and its address's votes", async () => {
  const { world, server, mod } = await openVotes();
  await using _ = world;
  await world.account("By_Command");
  world.clock.now = new Date("2026-03-13T11:30:00.000Z");
  await world.vote(server, "By_Command");
  const { html } = await mod.get("/moderation/servers/skyblock-valley");
  const [, section = ""] = html.split('id="votes"');
  const signals = [
    ...section.slice(0, section.indexOf("</table>")).matchAll(/<tr[^>]*><th scope="row".*?<\/tr>/g),
  ].map(([row]) =>
    [...row.matchAll(/<(?:span|a )[^>]*>([^<]+)</g)].map(([, text]) => text).slice(0, 3)
  );
  assert.deepEqual(signals, [
    ["By_Command", "3 days", "not known"],
    ["Single", "9 days", "1"],
    ["Twin_B", "0 days", "2"],
    ["Twin_A", "0 days", "2"],
  ]);
});

Deno.test("votes by hour are beside those of four weeks before", async () => {
  const { world, server, mod } = await openVotes();
  await using _ = world;
  for (const [week, name] of [[1, "Single"], [4, "Twin_A"], [5, "Twin_B"]] as const) {
    world.clock.now = new Date(Date.UTC(2026, 2, 10 - 7 * week, 10, 59));
    await world.vote(server, name).catch(() => {});
    await castFrom(world, server, { name: `Week_${week}`, address: "192.0.2.3" });
  }
  world.clock.now = new Date("2026-03-10T11:30:00.000Z");
  const { html } = await mod.get(PATH);
  const hours = [
    ...html.matchAll(
      /<tr><th scope="row"><a [^>]*>([^<]+)<\/a><\/th><td[^>]*><span>(\d+)<\/span><\/td><td[^>]*><span>([^<]+)</g,
    ),
  ]
    .map(([, hour, votes, usual]) => [hour, votes, usual]);
  assert.equal(hours.length, 48);
  assert.deepEqual(hours.slice(-3), [
    ["Mar 10, 2026, 09:00", "0", "0"],
    ["Mar 10, 2026, 10:00", "3", "0.5"],
    ["Mar 10, 2026, 11:00", "0", "0"],
  ]);
  const [, hour = ""] = /href="([^"]+)">Mar 10, 2026, 10:00</.exec(html) ?? [];
  const chosen = (await mod.get(hour.replaceAll("&amp;", "&"))).html;
  assert.equal(chosen.split('class="bar bad').length - 1, 1);
  assert.match(chosen, /Void 3 votes/);
});

/** The groups that a page shows: the name of each box, how many votes it has, and whether it is ticked. */
function boxesOf(html: string) {
  return [...html.matchAll(/<input[^>]*name="(group:[^"]+)"[^>]*>/g)].map(([box, name = ""]) => ({
    name,
    votes: /value="(\d+)"/.exec(box)?.[1] ?? "",
    isTicked: /\bchecked/.test(box),
  }));
}

/** The choice that a page's boxes belong to. */
function keyOf(html: string): string {
  return /name="of" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** Has Single be known, so that their vote is in a group of its own. */
async function knowSingle({ services: { sql } }: World): Promise<void> {
  await sql`
    update vote set trust = 'confirmed'
    where account_id = (select id from account where username = 'Single')`;
}

Deno.test("exactly the groups that were ticked are voided, and counted again as a whole", async () => {
  const { world, mod } = await openVotes();
  await using _ = world;
  await knowSingle(world);
  const all = { ...CHOICE, youngerDays: "" };
  const { html } = await mod.submit(PATH, all);
  const boxes = boxesOf(html);
  assert.deepEqual(boxes.map(({ votes, isTicked }) => [votes, isTicked]), [
    ["2", true],
    ["1", false],
  ]);
  const [, known] = boxes;
  assert.ok(known);
  const sent = { ...all, of: keyOf(html), [known.name]: "1" };
  const counted = await mod.submit(PATH, { ...sent, step: "count" });
  assert.match(counted.html, /1 of 3 ticked.*Void 1 vote</s);
  await mod.submit(PATH, { ...sent, step: "void", counted: "1", reason: "Bought" });
  const votes = await world.services.sql<{ username: string }[]>`
    select username from vote v join account a on a.id = v.account_id where voided_at is not null`;
  assert.deepEqual(votes.map(({ username }) => username), ["Single"]);
  const { html: after } = await mod.get(PATH);
  assert.match(
    after,
    /Ticked one by one\. Cast <time[^>]*>Mar 10, 2026, 10:32 UTC<\/time> to <time[^>]*>Mar 10, 2026, 10:32 UTC<.*Bought/s,
  );
  const [, lift = ""] = /action="([^"]+\/lifting)"/.exec(after) ?? [];
  await mod.submit(lift);
  assert.equal(await countVoid(world), 0);
});

Deno.test("a ticked group that has other votes now voids nothing", async () => {
  const { world, mod } = await openVotes();
  await using _ = world;
  const all = { ...CHOICE, youngerDays: "" };
  const { html } = await mod.submit(PATH, all);
  const [group] = boxesOf(html);
  assert.equal(group?.votes, "3");
  await mod.submit(PATH, { ...CHOICE, step: "void", reason: "Twins" });
  assert.equal(await countVoid(world), 2);
  const late = await mod.submit(PATH, {
    ...all,
    of: keyOf(html),
    [group?.name ?? ""]: "3",
    step: "void",
    counted: "3",
    reason: "All of them",
  });
  assert.equal(late.status, 422);
  assert.match(late.html, /You counted 3, but some were voided in the meantime/);
  assert.equal(await countVoid(world), 2);
});

Deno.test("lifting one void batch voids nothing more for another one", async () => {
  const { world, mod } = await openVotes();
  await using _ = world;
  await mod.submit(PATH, { ...CHOICE, step: "void", reason: "Twins" });
  assert.equal(await countVoid(world), 2);
  world.clock.now = new Date("2026-03-10T11:31:00.000Z");
  const all = { ...CHOICE, youngerDays: "" };
  const { html } = await mod.submit(PATH, { ...all, step: "count" });
  const [rest] = boxesOf(html);
  const ticked = { of: keyOf(html), [rest?.name ?? ""]: "1" };
  await mod.submit(PATH, { ...all, ...ticked, step: "void", counted: "1", reason: "The last" });
  assert.equal(await countVoid(world), 3);
  const lifts = [...(await mod.get(PATH)).html.matchAll(/action="([^"]+\/lifting)"/g)];
  await mod.submit(lifts.at(-1)?.[1] ?? "");
  assert.equal(await countVoid(world), 1);
});

Deno.test("moderators see how each vote came, and void those of one way", async () => {
  const { world, server, mod } = await openVotes();
  await using _ = world;
  await world.services.sql`
    update vote set source = case
      when account_id in (select id from account where username = 'Single') then 'link'
    end::vote_source`;
  const list = await mod.get(`/moderation/servers/${server.slug}`);
  assert.match(list.html, /link of the server/);
  const [, path = ""] = /href="(\/moderation\/votes\/[^"]+)"/.exec(list.html) ?? [];
  assert.match((await mod.get(path)).html, /Cast via<\/dt>\s*<dd>link of the server/);
  const choice = { ...CHOICE, youngerDays: "", source: "unknown" };
  const counted = await mod.submit(PATH, choice);
  assert.match(counted.html, /Void 2 votes/);
  assert.match(counted.html, /<option value="unknown" selected/);
  await mod.submit(PATH, { ...choice, source: "link", step: "void", reason: "By links" });
  assert.equal(await countVoid(world), 1);
  assert.match(
    (await mod.get(PATH)).html,
    /Cast <time[^>]*>Mar 10, 2026, 10:32 UTC<\/time> to <time[^>]*>Mar 10, 2026, 10:32 UTC<.*By links/s,
  );
  assert.equal((await mod.submit(PATH, { ...choice, source: "guess" })).status, 422);
});

Deno.test("boxes that were left out are not voided because more votes came than have boxes", () => {
  const found = Array.from({ length: 2_001 }, (_, nth) => ({
    id: String(nth),
    accountId: "player",
    votedAt: new Date(nth),
  }));
  const outlook = { isPickable: false, groups: [], found };
  const picked = { choiceKey: "a choice", counted: 3, votesById: new Map([["one", 3]]) };
  assert.throws(() => pickVotes(picked, outlook), { code: "void_choice_changed" });
  const all = { choiceKey: "a choice", counted: 2_001, votesById: new Map() };
  assert.equal(pickVotes(all, outlook).length, 2_001);
});
