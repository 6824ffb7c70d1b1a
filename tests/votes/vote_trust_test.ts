import assert from "node:assert/strict";
import { createRanking } from "../../src/site/servers/ranking/ranking_copy.ts";
import { WHOLE_LISTING } from "../../src/site/servers/search/listing_search.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { uuidV7 } from "../../src/core/database/uuid_v7.ts";
import { dayOf } from "../../src/core/time/day.ts";
import { castTogether } from "../../src/core/votes/cast_together.ts";
import { countRankingVotes } from "../../src/core/votes/vote_counts.ts";
import { RANK_COUNTS } from "../../src/core/votes/rank_counts.ts";
import { effortIn } from "../../src/site/voting/ballot/ballot_rules.ts";
import type { VoteSource } from "../../src/core/votes/vote_source.ts";
import { LEEWAY, VOTE_TRUSTS } from "../../src/core/votes/vote_trust.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { requireWave } from "../../src/desk/waves/wave.ts";
import { groupWaveHits, isSpared } from "../../src/desk/waves/wave_hits.ts";
import { castFrom, LENIENT } from "../support/votes/ballots.ts";
import { linkIdentity } from "../support/people/identities.ts";
import { plantWave } from "../support/votes/planted_wave.ts";
import { recount } from "../support/votes/recount.ts";
import { openPerson } from "../support/people/visitor.ts";
import { findMatching } from "../support/votes/void_matching.ts";
import { openWorld, type World } from "../support/world.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const MONTH_AGO = new Date(NOW.getTime() - 30 * 86_400_000);

/** An account of which this is known. */
interface Known {
  isConfirmed?: boolean;
  /** When the accounts at providers that are linked to it were made; null: not told. */
  madeAt?: (Date | null)[];
}

async function openKnown(
  { services: { sql }, account }: World,
  name: string,
  { isConfirmed = false, madeAt = [] }: Known,
): Promise<string> {
  const { id } = await account(name);
  if (isConfirmed) await sql`update account set email_verified = true where id = ${id}`;
  for (const [nth, at] of madeAt.entries()) {
    const identity = { provider: nth === 0 ? "discord" : "steam", subject: `${name} ${nth}` };
    await linkIdentity(sql, { accountId: id, identity, madeAt: at });
  }
  return id;
}

/** Casts a vote of an account, whichever way it came. */
async function cast(
  { services: { sql }, clock: { now } }: World,
  { slug }: Server,
  { accountId, source = "session" }: { accountId: string; source?: VoteSource },
): Promise<string> {
  const vote = { voteId: uuidV7(now), slug, voter: { accountId }, votedAt: now, source };
  assert.notEqual(await castTogether(sql, { vote }), undefined, "the vote was not cast");
  return vote.voteId;
}

async function trustsOf({ services: { sql } }: World): Promise<(string | null)[]> {
  const rows = await sql<{ trust: string | null }[]>`select trust from vote order by id`;
  return rows.map(({ trust }) => trust);
}

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

Deno.test("a vote has the trust of what is known of its account when it is cast", async () => {
  await using world = await openWorld({ now: NOW });
  const server = await world.server();
  const accounts: [trust: string, known: Known][] = [
    ["none", {}],
    ["confirmed", { isConfirmed: true }],
    ["confirmed", { madeAt: [null] }],
    ["confirmed", { madeAt: [before(MONTH_AGO, -1)] }],
    ["confirmed", { madeAt: [before(NOW, -86_400_000)] }],
    ["established", { madeAt: [MONTH_AGO] }],
    ["established", { madeAt: [null, before(MONTH_AGO, 1)] }],
    ["established", { isConfirmed: true, madeAt: [before(NOW, 1), MONTH_AGO] }],
  ];
  for (const [nth, [trust, known]] of accounts.entries()) {
    const accountId = await openKnown(world, `Player_${nth}`, known);
    const id = await cast(world, server, { accountId });
    const [vote] = await world.services.sql`select trust from vote where id = ${id}`;
    assert.equal(vote?.["trust"], trust, JSON.stringify(known));
  }
});

Deno.test("votes that share a statement have each its own trust", async () => {
  await using world = await openWorld({ now: NOW });
  const server = await world.server();
  const accounts = [{}, { isConfirmed: true }, { madeAt: [MONTH_AGO] }, { madeAt: [null] }];
  const ids = await Promise.all(
    accounts.map((known, nth) => openKnown(world, `Player_${nth}`, known)),
  );
  const votes = await Promise.all(ids.map((accountId) => cast(world, server, { accountId })));
  const { sql } = world.services;
  const rows = await sql<{ id: string; trust: string; transactions: number }[]>`
    select id, trust, xmin::text from vote`;
  assert.deepEqual(
    votes.map((id) => rows.find((row) => row.id === id)?.trust),
    ["none", "confirmed", "established", "confirmed"],
  );
  assert.deepEqual(await recount(sql), []);
});

Deno.test("what becomes known of an account later, or is gone, changes no vote", async () => {
  await using world = await openWorld({ now: NOW });
  const { sql } = world.services;
  const server = await world.server();
  const early = await openKnown(world, "Early", { madeAt: [MONTH_AGO] });
  const late = await openKnown(world, "Late", {});
  for (const accountId of [early, late]) await cast(world, server, { accountId });
  await sql`delete from identity where account_id = ${early}`;
  await sql`update account set email_verified = true`;
  assert.deepEqual((await trustsOf(world)).sort(), ["established", "none"]);
});

Deno.test("a vote by a link or a typed name has no trust, or that of the account it votes for", async () => {
  await using world = await openWorld({ now: NOW });
  const { sql } = world.services;
  const server = await world.server();
  const known = await openKnown(world, "Known", { madeAt: [MONTH_AGO] });
  await sql`
    insert into link_agreement (account_id, server_id, agreed_at) values (${known}, ${server.id}, ${NOW})`;
  await cast(world, server, { accountId: known, source: "link" });
  for (const source of ["link", "typed_name"] as const) {
    const { id } = await world.account(`By_${source}`);
    await sql`update account set email = null where id = ${id}`;
    await cast(world, server, { accountId: id, source });
  }
  const rows = await sql`
    select a.username, v.trust, v.source from vote v join account a on a.id = v.account_id order by 1`;
  assert.deepEqual(rows.map((row) => Object.values(row)), [
    ["By_link", "none", "link"],
    ["By_typed_name", "none", "typed_name"],
    ["Known", "established", "link"],
  ]);
});

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

Deno.test("votes of a process of the version before have no trust, and rank as they did", async () => {
  await using world = await openWorld({ now: NOW });
  const { sql } = world.services;
  const server = await world.server();
  const { id } = await world.account("Steve_01");
  // What that version writes.
  await sql`
    insert into vote (id, server_id, account_id, voted_at, source)
    values (${uuidV7(NOW)}, ${server.id}, ${id}, ${NOW}, 'session')`;
  await sql`
    insert into vote_count as c (server_id, day, shard, votes, without_sign_in)
    values (${server.id}, '2026-03-10', 0, 1, 0)`;
  const counted = [];
  for (const counts of RANK_COUNTS) {
    counted.push(await countRankingVotes(sql, server.id, { today: "2026-03-10", counts }));
  }
  assert.deepEqual(counted, [1, 1, 0, 0]);
  assert.deepEqual(await recount(sql), []);
});

Deno.test("an address has twice the votes for confirmed accounts, and four times for established ones", async () => {
  await using world = await openWorld({ now: NOW, voting: { perAddress: 3 } });
  const server = await world.server();
  const from = async (name: string, known: Known, address = "203.0.113.5") => {
    await openKnown(world, name, known);
    return await castFrom(world, server, { name, address }).then(() => "cast", String);
  };
  const confirmed = { isConfirmed: true };
  const established = { madeAt: [MONTH_AGO] };
  const sent: string[] = [];
  for (let nth = 0; nth < 4; nth++) sent.push(await from(`None_${nth}`, {}));
  for (let nth = 0; nth < 4; nth++) sent.push(await from(`Confirmed_${nth}`, confirmed));
  for (let nth = 0; nth < 7; nth++) sent.push(await from(`Established_${nth}`, established));
  const full = (name: string) => `Error: ${name} could not vote: address_full`;
  assert.deepEqual(sent, [
    ...Array(3).fill("cast"),
    full("None_3"),
    ...Array(3).fill("cast"),
    full("Confirmed_3"),
    ...Array(6).fill("cast"),
    full("Established_6"),
  ]);
  assert.equal(await from("Elsewhere", {}, "198.51.100.1"), "cast");
});

Deno.test("a network has four times as much as an address for each trust", async () => {
  await using world = await openWorld({ now: NOW, voting: { perAddress: 1 } });
  const server = await world.server();
  let nth = 0;
  const from = async (known: Known) => {
    const name = `Player_${nth++}`;
    await openKnown(world, name, known);
    return await castFrom(world, server, { name, address: `203.0.113.${nth}` })
      .then(() => true, () => false);
  };
  const castBy = async (known: Known, tries: number) => {
    let votes = 0;
    for (let time = 0; time < tries; time++) if (await from(known)) votes++;
    return votes;
  };
  assert.equal(await castBy({}, 6), 4);
  assert.equal(await castBy({ isConfirmed: true }, 6), 4);
  assert.equal(await castBy({ madeAt: [MONTH_AGO] }, 10), 8);
});

Deno.test("votes of all trusts at once never exceed what each of them may", async () => {
  for (const filled of [0, 2, 3, 5, 6, 11]) {
    await using world = await openWorld({ now: NOW, voting: { perAddress: 3 } });
    const server = await world.server();
    const { sql, ballots, pools } = world.services;
    const { address } = ballots.originOf("203.0.113.5", NOW);
    if (filled > 0) {
      await sql`
        insert into vote_address (day, server_id, address, is_network, votes)
        values ('2026-03-10', ${server.id}, ${address}, false, ${filled})`;
    }
    const kinds: Known[] = [{}, { isConfirmed: true }, { madeAt: [MONTH_AGO] }];
    const names = [...Array(18).keys()].map((nth) => `Player_${nth}`);
    for (const [nth, name] of names.entries()) await openKnown(world, name, kinds[nth % 3] ?? {});
    // By two pools, as by two processes: neither sees what the other is casting.
    const other = { ...world, context: { ...world.context, sql: pools.jobs } };
    await Promise.all(
      names.map((name, nth) =>
        castFrom(nth % 2 === 0 ? world : other, server, { name, address: "203.0.113.5" }).catch(
          () => {},
        )
      ),
    );
    const [counted] = await sql<{ votes: number }[]>`
      select votes from vote_address where not is_network`;
    const trusts = await trustsOf(world);
    const votesOf = (trust: string) => trusts.filter((one) => one === trust).length;
    assert.equal(counted?.votes, filled + trusts.length, `counted, from ${filled}`);
    // Six established voters are there, and no voter may bring the address above their own limit.
    assert.equal(votesOf("established"), Math.min(6, 12 - filled), `established, from ${filled}`);
    assert.ok(filled + votesOf("none") <= 3 || votesOf("none") === 0, `none, from ${filled}`);
    const known = filled + votesOf("none") + votesOf("confirmed");
    assert.ok(known <= 6 || votesOf("confirmed") === 0, `confirmed, from ${filled}`);
    assert.deepEqual(await recount(sql), []);
  }
});

Deno.test("the work doubles later for accounts that are better known", async () => {
  const efforts: number[] = [];
  const check = {
    ...LENIENT,
    pose: (_: unknown, { effort }: { effort: number }) =>
      Promise.resolve(String(efforts.push(effort))),
  };
  await using world = await openWorld({ now: NOW, botCheck: check });
  const { sql, ballots } = world.services;
  const server = await world.server();
  const person = await openPerson(world, "Steve_01", { address: "203.0.113.5" });
  const [{ id } = { id: "" }] = await sql<{ id: string }[]>`
    select id from account where username = 'Steve_01'`;
  const { address } = ballots.originOf("203.0.113.5", NOW);
  await sql`
    insert into vote_address (day, server_id, address, is_network, votes)
    values ('2026-03-10', ${server.id}, ${address}, false, 0)`;
  const effortAt = async (votes: number) => {
    await sql`update vote_address set votes = ${votes}`;
    await person.get(`/servers/${server.slug}/vote`);
    return efforts.at(-1);
  };
  const table: [known: Known, steps: [twice: number, fourTimes: number]][] = [
    [{}, [20, 50]],
    [{ isConfirmed: true }, [40, 100]],
    [{ madeAt: [MONTH_AGO] }, [80, 200]],
  ];
  for (const [{ isConfirmed, madeAt }, [twice, fourTimes]] of table) {
    await sql`update account set email_verified = ${isConfirmed === true} where id = ${id}`;
    const identity = { provider: "discord", subject: "1" };
    if (madeAt) await linkIdentity(sql, { accountId: id, identity, madeAt: MONTH_AGO });
    assert.deepEqual(
      [
        await effortAt(twice - 1),
        await effortAt(twice),
        await effortAt(fourTimes - 1),
        await effortAt(fourTimes),
      ],
      [1, 2, 2, 4],
    );
  }
});

Deno.test("the page on limits tells what each trust may", async () => {
  const page = await Deno.readTextFile(new URL("../../docs/limits.md", import.meta.url));
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

Deno.test("a whole school votes from one address if its players linked old accounts", async () => {
  await using world = await openWorld({ now: NOW });
  const server = await world.server();
  const { sql, ballots } = world.services;
  const { address } = ballots.originOf("203.0.113.5", NOW);
  await sql`
    insert into vote_address (day, server_id, address, is_network, votes)
    values ('2026-03-10', ${server.id}, ${address}, false, 999)`;
  for (const name of ["Pupil_1000", "Pupil_1001"]) {
    await openKnown(world, name, { madeAt: [MONTH_AGO] });
  }
  const at = { address: "203.0.113.5" };
  await castFrom(world, server, { name: "Pupil_1000", ...at });
  await assert.rejects(castFrom(world, server, { name: "Pupil_1001", ...at }), /address_full/);
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
