import assert from "node:assert/strict";
import { createRanking } from "../../../src/site/servers/index/ranking_copy.ts";
import { WHOLE_LISTING } from "../../../src/site/servers/search/listing_search.ts";
import { dayOf } from "../../../src/core/time/day.ts";
import { countRankingVotes } from "../../../src/core/votes/vote_counts.ts";
import { RANK_COUNTS } from "../../../src/core/votes/rank_counts.ts";
import { effortIn } from "../../../src/site/voting/ballot/ballot_rules.ts";
import { LEEWAY, VOTE_TRUSTS } from "../../../src/core/votes/vote_trust.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { requireWave } from "../../../src/desk/waves/wave.ts";
import { groupWaveHits, isSpared } from "../../../src/desk/waves/wave_hits.ts";
import { plantWave } from "../../support/votes/planted_wave.ts";
import { recount } from "../../support/votes/recount.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { findMatching } from "../../support/votes/void_matching.ts";
import { openWorld } from "../../support/world.ts";
import { cast, type Known, MONTH_AGO, NOW, openKnown } from "./known_accounts.ts";

Deno.test("hosts choose how well the accounts must be known whose votes rank", async () => {
  await using world = await openWorld({ now: NOW });
  const { sql, pools, clock, now } = world.services;
  const server = await world.server();
  const ranks = async () => {
    const votes = [];
    for (const counts of RANK_COUNTS) {
      const options = { sql, jobs: pools.jobs, clock, now, keptMs: 0, timeoutFactor: 100, counts };
      const ranking = createRanking(options);
      await ranking.recount();
      const { servers } = await ranking.find(WHOLE_LISTING, 10);
      const today = dayOf(NOW);
      assert.equal(
        await countRankingVotes(sql, server.id, { today, counts }),
        servers[0]?.votes,
        counts,
      );
      votes.push(servers[0]?.votes);
    }
    return votes;
  };
  const accounts: Known[] = [{}, { isConfirmed: true }, { madeAt: [null] }, {
    madeAt: [MONTH_AGO],
  }];
  const ids = [];
  for (const [nth, known] of accounts.entries()) {
    const accountId = await openKnown(world, `Player_${nth}`, known);
    ids.push(await cast(world, server, { accountId }));
  }
  // An owner signs links: those don't rank, however well their players are known.
  const linked = await openKnown(world, "Linked", { madeAt: [MONTH_AGO] });
  await sql`
    insert into link_agreement (account_id, server_id, agreed_at) values (${linked}, ${server.id}, ${NOW})`;
  await cast(world, server, { accountId: linked, source: "link" });
  assert.deepEqual(await ranks(), [5, 4, 3, 1]);
  await voidVote(world.context, ids[3] ?? "", world.act);
  await voidVote(world.context, ids[1] ?? "", world.act);
  assert.deepEqual(await ranks(), [3, 2, 1, 0]);
  assert.deepEqual(await recount(sql), []);
});

Deno.test("the page on limits tells what each trust may", async () => {
  const page = await Deno.readTextFile(new URL("../../../docs/errors.md", import.meta.url));
  const rows = page.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const number = (cell = "") => Number(/[\d,]+/.exec(cell)?.[0].replace(",", ""));
  for (const trust of VOTE_TRUSTS) {
    const [, , , twice, fourTimes, most] = rows.find((cells) => cells[2] === trust) ?? [];
    const effortAt = (vote: number) => effortIn({ address: vote - 1, network: 0, trust });
    assert.deepEqual([effortAt(number(twice) - 1), effortAt(number(twice))], [1, 2], trust);
    assert.deepEqual([effortAt(number(fourTimes) - 1), effortAt(number(fourTimes))], [2, 4], trust);
    assert.equal(number(most), 250 * LEEWAY[trust]);
  }
});

Deno.test("moderators see the trust of each vote", async () => {
  await using world = await openWorld({ now: NOW });
  const { sql } = world.services;
  const server = await world.server();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const accountId = await openKnown(world, "Old_Hand", { madeAt: [MONTH_AGO] });
  const id = await cast(world, server, { accountId });
  const list = await mod.get(`/moderation/servers/${server.slug}`);
  assert.match(list.html, /<th[^>]*>Trust<\/th>/);
  assert.match(list.html, /<td[^>]*><span>established<\/span><\/td>/);
  const shown = await mod.get(`/moderation/votes/${id}`);
  assert.match(shown.html, /Trust<\/dt>\s*<dd>established/);
  await sql`update vote set trust = null where id = ${id}`;
  assert.match((await mod.get(`/moderation/votes/${id}`)).html, /Trust<\/dt>\s*<dd>unknown/);
});

Deno.test("a wave's votes show their trust, and whether they rank by it", async () => {
  await using world = await openWorld({ now: NOW });
  const { sql } = world.services;
  const server = await world.server();
  const id = await plantWave(world, server);
  await sql`
    update vote set trust = 'established' where account_id = (select id from account where username = 'Wave_7')`;
  const wave = await requireWave(sql, id, world.act);
  for (
    const [counts, ranked] of [["signed-in", 40], ["confirmed", 1], ["established", 1]] as const
  ) {
    const choice = { ...wave, youngerDays: null, source: null };
    const hits = (await findMatching(sql, server.id, { ...world.act, choice, counts }))
      .filter(({ isRegular }) => !isRegular);
    const ticked = groupWaveHits(hits).filter((group) => !isSpared(group));
    const votes = ticked.flatMap((group) => group.hits);
    assert.ok(votes.length === 39 && votes.every(({ trust }) => trust === "none"));
    assert.equal(hits.filter(({ isRanked }) => isRanked).length, ranked, counts);
    assert.deepEqual(
      hits.filter(({ trust }) => trust === "established").map(({ player }) => player),
      ["Wave_7"],
    );
  }
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const { html } = await mod.get(`/moderation/waves/${id}`);
  assert.match(html, /<th[^>]*>Trust<\/th>/);
  assert.match(html, /<td[^>]*><span>none<\/span><\/td>/);
});
