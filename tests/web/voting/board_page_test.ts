import assert from "node:assert/strict";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { LENIENT } from "../../support/votes/ballots.ts";
import { openPerson, openVisitor, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const BOARD = "/servers/skyblock-valley/voters";

/** The lines of a page's list of voters, without tags. */
function votersOn(html: string): string[] {
  const list = /<ol class="rows">(.*?)<\/ol>/s.exec(html)?.[1] ?? "";
  return [
    ...list.matchAll(
      /<li [^>]*><span class="medal[^>]*>[^<]*<\/span><span.*?<\/span>(.*?)<\/li>/gs,
    ),
  ]
    .map(([, line = ""]) => line.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ").trim());
}

/** A player who votes and gets the receipt. */
async function openVoter(world: World, name: string) {
  const visitor = await openPerson(world, name);
  const sent = await visitor.submit("/servers/skyblock-valley/votes", { proof: `of ${name}` });
  return { visitor, receipt: sent.location ?? "" };
}

async function answer(visitor: Visitor, listed: string, next = "/account") {
  return await visitor.submit("/account/boards", { listed, next });
}

Deno.test("the receipt of a third vote asks whether to be listed, and the board follows the answer", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const { visitor: steve, receipt } = await openVoter(world, "Steve_01");
  assert.doesNotMatch((await steve.get(receipt)).html, /Show your name/);
  for (const name of ["Caves", "Peaks"]) await world.vote(await world.server(name), "Steve_01");
  const { visitor: alex } = await openVoter(world, "Alex");
  const nobody = openVisitor(world);
  assert.match((await steve.get(receipt)).html, /Show your name among the top voters\?/);
  const before = (await nobody.get(BOARD)).html;
  assert.deepEqual(votersOn(before), []);
  assert.match(before, /2 votes came from 2 other players\./);
  assert.equal((await answer(steve, "yes", receipt)).location, `${receipt}?notice=boards_on`);
  await answer(alex, "no");
  assert.doesNotMatch((await steve.get(receipt)).html, /Show your name among the top voters\?/);
  const after = (await nobody.get(BOARD)).html;
  assert.deepEqual(votersOn(after), ["Steve_01 1 vote"]);
  assert.match(after, /1 vote came from another player\./);
  assert.match((await steve.get("/account")).html, /Hide my name/);
  await answer(steve, "no");
  assert.deepEqual(votersOn((await nobody.get(BOARD)).html), []);
});

Deno.test("an answer leads to no other site, and no other site can give it", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const steve = await openPerson(world, "Steve_01");
  assert.equal((await answer(steve, "yes", "//evil.example")).location, "/?notice=boards_on");
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const { status } = await steve.submit("/account/boards", { listed: "no" }, foreign);
  assert.equal(status, 403);
  assert.match((await steve.get("/account")).html, /Hide my name/);
});

Deno.test("who holds a receipt without its session is not asked in the player's name", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const { receipt } = await openVoter(world, "Steve_01");
  const id = receipt.split("/").at(-1) ?? "";
  const signed = `${receipt}?receipt=${world.services.ballots.receipts.sign(id)}`;
  const alex = await openPerson(world, "Alex");
  const { status, html } = await alex.get(signed);
  assert.equal(status, 200);
  assert.doesNotMatch(html, /Show your name/);
});

Deno.test("a board shows this month, the last and those with votes, and no other", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const { visitor: steve, receipt } = await openVoter(world, "Steve_01");
  await answer(steve, "yes");
  world.clock.now = new Date("2026-04-01T00:00:00.000Z");
  const nobody = openVisitor(world);
  const march = () => nobody.get(`${BOARD}?month=2026-03`);
  assert.match((await nobody.get(BOARD)).html, /Nobody voted in this month yet/);
  assert.deepEqual(votersOn((await march()).html), ["Steve_01 1 vote"]);
  assert.match((await march()).html, /March 2026.*Final result/s);
  const id = receipt.split("/").at(-1) ?? "";
  await voidVote(world.context, id, { ...world.act, reason: "By a script" });
  assert.deepEqual(votersOn((await march()).html), []);
  assert.match((await march()).html, /1 vote of this month was voided after it ended/);
  for (const month of ["2026-05", "2026-01", "x", "2026-3", "%27"]) {
    assert.equal((await nobody.get(`${BOARD}?month=${month}`)).status, 404, month);
  }
  assert.equal((await nobody.get("/servers/nowhere/voters")).status, 404);
});

Deno.test("a player always sees their own row, below the places shown and even if they are not listed", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const server = await world.server();
  const { sql } = world.services;
  for (let nth = 0; nth < 26; nth++) {
    const { username } = await world.account(`Player_${nth}`);
    await world.vote(server, username);
  }
  await sql`update account set on_boards = true`;
  world.pass(1_000);
  const { visitor: steve } = await openVoter(world, "Steve_01");
  const last = async () => votersOn((await steve.get(BOARD)).html).at(-1);
  assert.equal(await last(), "Steve_01 you not listed 1 vote");
  await answer(steve, "yes");
  assert.equal(await last(), "Steve_01 you 1 vote");
  const { html } = await steve.get(BOARD);
  assert.match(html, /1 more player<\/li><li [^>]*aria-current="true"><span class="medal">27</);
  assert.equal(votersOn((await openVisitor(world).get(BOARD)).html).length, 25);
  world.clock.now = new Date("2026-03-11T12:00:00.000Z");
  await world.vote(server, "Steve_01");
  const [first] = votersOn((await steve.get(BOARD)).html);
  assert.equal(first, "Steve_01 you 2 votes");
});
