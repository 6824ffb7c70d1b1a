import assert from "node:assert/strict";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { findPassword } from "../../src/site/accounts/account_repository.ts";
import { findAccount } from "../../src/core/accounts/named_account.ts";
import { findPlayers } from "../../src/site/polling/player_history.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { browseListings } from "../../src/site/servers/public/listings.ts";
import { WHOLE_LISTING } from "../../src/site/servers/search/listing_search.ts";
import { findDetails } from "../../src/site/servers/server_details.ts";
import type { Operator } from "../../src/service/cli/operator.ts";
import { claimFolder } from "../../demo/claim_folder.ts";
import { type DemoGames, startGames } from "../../demo/games.ts";
import { HOURS } from "../../demo/history.ts";
import { keepLog } from "../../demo/keep_log.ts";
import { DEMO_LISTINGS, DEMO_SERVER } from "../../demo/listings.ts";
import { giveSignIn, MODERATOR, OWNER } from "../../demo/people.ts";
import { findVoter, seedListing } from "../../demo/seed.ts";
import { findBoard } from "../../src/site/voting/boards.ts";
import { findSiteBoard } from "../../src/site/voting/site_board.ts";
import { seedDeliveries } from "../../demo/votes.ts";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { ANY_INSTANT } from "../../src/core/time/clock.ts";
import { emptyFolder } from "../support/database/embedded_folder.ts";
import { eventually } from "../support/processes/processes.ts";
import { openWorld, PASSWORDS, SECRET_KEY, type World } from "../support/world.ts";

const APPROVED = DEMO_LISTINGS.filter(({ isWaiting }) => !isWaiting);

/** Makes the operator of the demo's seed in a test's world. */
function operatorOf({ services: { sql, box, mailer, site }, clock, act }: World): Operator {
  return {
    sql,
    box,
    mailer,
    site,
    secretKeys: [SECRET_KEY],
    passwords: PASSWORDS,
    allowPrivate: true,
    baseUrl: "http://localhost",
    now: clock.now,
    act,
    readInput: () => Promise.resolve(""),
    note: () => {},
    clock: ANY_INSTANT,
    nudge: () => {},
  };
}

async function startDemo(world: World, games: DemoGames) {
  const operator = operatorOf(world);
  const owner = await giveSignIn(operator, { username: OWNER, isModerator: false });
  const moderator = await giveSignIn(operator, { username: MODERATOR, isModerator: true });
  const { server } = await seedListing(operator, games);
  return { operator, owner, moderator, server };
}

/** A demo that has started for the first time. */
interface Demo {
  world: World;
  games: DemoGames;
  first: Awaited<ReturnType<typeof startDemo>>;
}

/**
 * In this order, on one demo, since the first start takes seconds: the later ones change what the earlier ones read.
 */
const STEPS: Record<string, (demo: Demo) => Promise<void>> = {
  "a new demo shows its servers with facts, votes and days of players": async (
    { world, first },
  ) => {
    const { operator } = first;
    const home = await (await world.get("/")).text();
    const { servers } = await browseListings(world.services, WHOLE_LISTING, operator.now);
    for (const { name, slug, max, votes, facts, isDown = false } of APPROVED) {
      assert.ok(home.includes(name), name);
      const shown = servers.find((server) => server.slug === slug);
      const state = isDown ? "offline" : "online";
      assert.deepEqual([shown?.playersMax, shown?.state], [max, state], slug);
      assert.equal(shown?.tags.length, facts.tags?.length, slug);
      const counted = shown?.votesMonthly ?? -1;
      assert.ok(counted >= votes * 0.75 && counted <= votes * 1.25, `${slug}: ${counted} votes`);
      const listing = await findDetails(operator.sql, slug);
      const span = { now: operator.now, days: 30 };
      const { hours } = await findPlayers(operator.sql, listing?.id ?? "", span);
      assert.equal(hours.length, HOURS, slug);
    }
    assert.equal((await findDetails(operator.sql, "copper-coast"))?.status, "pending");
  },

  "a demo tells of the same votes in counters, history, boards and deliveries": async (
    { world, first },
  ) => {
    const { operator: { sql, now }, operator } = first;
    const counted = await sql<{ slug: string; counted: number; cast: number; players: number }[]>`
    select s.slug, (select sum(votes) from vote_count where server_id = s.id)::float8 as counted,
      (select count(*) from vote where server_id = s.id) as cast,
      (select count(distinct account_id) from vote where server_id = s.id) as players
    from server s where s.status = 'approved' order by s.slug`;
    for (const { slug, counted: sum, cast, players } of counted) {
      assert.equal(sum ?? 0, cast, slug);
      if (cast > 0) assert.ok(players > 10, `${slug}: ${players} players`);
    }
    const { id = "" } = await findDetails(sql, DEMO_SERVER) ?? {};
    const month = now.toISOString().slice(0, 7);
    const board = await findBoard(sql, { serverId: id, month, now });
    const [cast] = await sql<{ votes: number; voters: number }[]>`
    select count(*) as votes, count(distinct account_id) as voters from vote
    where server_id = ${id} and voted_at >= ${`${month}-01`}::timestamptz`;
    assert.deepEqual({ votes: board.votes, voters: board.voters }, { ...cast });

    assert.ok((await findSiteBoard(sql, "all", now)).length > 0, "counted without waiting an hour");

    const key = await world.key({ slug: DEMO_SERVER }, "http://127.0.0.1:9999/");
    await seedDeliveries(operator, key.id);
    const deliveries = await listDeliveries(sql, DEMO_SERVER, { ...world.act, limit: 1_000 });
    const [week] = await sql<{ votes: number }[]>`
    select count(*) as votes from vote where server_id = ${id} and voted_at >= ${now}::timestamptz - interval '7 days'`;
    assert.ok(deliveries.length > 100);
    assert.equal(deliveries.length, week?.votes);
    assert.ok(deliveries.every(({ state, createdAt }) => state === "delivered" && createdAt < now));
  },

  "the demo's voter is a player who has not voted today": async ({ world, first }) => {
    const { operator } = first;
    const { sql } = operator;
    const shown = new Set<string>();
    for (let turn = 0; turn < 12; turn++) {
      const voter = await findVoter(operator, first.server);
      const outcome = await world.vote({ slug: DEMO_SERVER }, voter);
      assert.equal(outcome.kind, "cast", voter);
      shown.add(voter);
    }
    assert.ok(!shown.has(OWNER) && !shown.has(MODERATOR));
    assert.equal((await sql`select from vote where voted_at = ${operator.now}`).length, 12);
  },

  "each start gives the demo's accounts new passwords": async ({ world, games, first }) => {
    const { sql } = world.services;
    const second = await startDemo(world, games);
    for (const role of ["owner", "moderator"] as const) {
      const { username, password } = second[role];
      const account = await findAccount(sql, username);
      const stored = await findPassword(sql, account?.id ?? "") ?? "";
      assert.equal(await PASSWORDS.verify(stored, password), true, role);
      assert.equal(await PASSWORDS.verify(stored, first[role].password), false, role);
    }
    const offices = await sql<
      { username: string }[]
    >`select username from account where is_moderator`;
    assert.deepEqual(offices.map(({ username }) => username), [MODERATOR]);
  },

  "the demo's game servers also answer after a later start": async ({ world, games, first }) => {
    await expectAnswers(games, "the first start");
    await using later = await startGames(DEMO_LISTINGS);
    await startDemo(world, later);
    await expectAnswers(later, "a later start");

    async function expectAnswers({ ports }: DemoGames, start: string): Promise<void> {
      world.pass(10 * 60_000);
      await world.services.poller.pollDue();
      const polls = await first.operator.sql<
        { slug: string; port: number; outcome: string; askedAt: Date }[]
      >`
        select s.slug, s.port, p.outcome, p.asked_at
        from server_poll p join server s on s.id = p.server_id order by s.slug`;
      assert.deepEqual(
        [...polls],
        APPROVED.map(({ slug, isDown }) => ({
          slug,
          port: ports.get(slug),
          outcome: isDown ? "timeout" : "answered",
          askedAt: world.clock.now,
        })).sort((a, b) => a.slug < b.slug ? -1 : 1),
        start,
      );
    }
  },

  "a later start keeps what the demo's owner wrote": async ({ world, games }) => {
    const { sql } = world.services;
    await world.account("Real_Owner");
    const real = { game: "rust", host: "real.example", port: 28015, name: "Nordgrend" };
    const edit = { ...real, name: "My Valley", description: "Mine." };
    await editServer(world.context, DEMO_SERVER, { edit, by: OPERATOR, now: world.clock.now });
    await sql`update server set slug = 'moved-away' where slug = 'nordgrend'`;
    await addServer(world.context, { owner: "Real_Owner", ...real }, world.act);
    await startDemo(world, games);
    const own = await findDetails(sql, DEMO_SERVER);
    assert.deepEqual(
      [own?.name, own?.description, own?.game, own?.host, own?.port],
      ["My Valley", "Mine.", "minecraft", "127.0.0.1", games.ports.get(DEMO_SERVER)],
    );
    assert.equal((await findDetails(sql, "nordgrend"))?.host, "real.example");
  },

  "a later start follows a server to its new owner and slug, and keeps a change that waits": async (
    { world, first },
  ) => {
    const { sql } = world.services;
    const { id } = first.server;
    const owner = await findAccount(sql, OWNER);
    const by = { kind: "account", id: owner?.id ?? "", isModerator: false } as const;
    const own = await findDetails(sql, DEMO_SERVER);
    assert.ok(own);
    const renamed = { ...own, name: "Isles", slug: "sky-isles" };
    const { waiting } = await editServer(world.context, DEMO_SERVER, {
      edit: renamed,
      by,
      now: world.clock.now,
    });
    assert.deepEqual(waiting, ["name"]);
    await using later = await startGames(DEMO_LISTINGS);
    const { server: before } = await startDemo(world, later);
    assert.deepEqual(before, { id, slug: "sky-isles", isOwners: true });
    const [change] = await sql`select text->>'name' as name from listing_version
      where server_id = ${id} and state = 'proposed'`;
    assert.equal(change?.["name"], "Isles");

    await sql`
      update server set owner_id = (select id from account where username = 'Real_Owner') where id = ${id}`;
    await using last = await startGames(DEMO_LISTINGS);
    const { server } = await startDemo(world, last);
    assert.deepEqual(server, { id, slug: "sky-isles", isOwners: false }, "no page of the owner's");
    assert.equal((await findDetails(sql, "sky-isles"))?.port, last.ports.get(DEMO_SERVER));
    assert.equal(
      (await sql`select from server where name = ${own.name}`).length,
      1,
      "no second one",
    );
  },
};

Deno.test("a demo is whole after its first start, and after every later one", async (t) => {
  await using world = await openWorld();
  await using games = await startGames(DEMO_LISTINGS);
  const first = await startDemo(world, games);
  for (const [guarantee, check] of Object.entries(STEPS)) {
    await t.step(guarantee, () => check({ world, games, first }));
  }
});

Deno.test("the demo's service logs to a file, emptied at each start", async () => {
  await using folder = await emptyFolder();
  for (const line of ["first\n", "second\n"]) {
    const log = new TransformStream<Uint8Array, Uint8Array>();
    const path = await keepLog(log.readable, folder.dataDir);
    const writer = log.writable.getWriter();
    await writer.write(new TextEncoder().encode(line));
    await eventually("the log is written", async () => await Deno.readTextFile(path) === line);
    await writer.close();
  }
});

Deno.test("a second demo of a folder names the first, and starts once that has ended", async () => {
  await using folder = await emptyFolder();
  const first = await claimFolder(folder.dataDir, "http://localhost:3000");
  await assert.rejects(
    claimFolder(folder.dataDir, "http://localhost:3001"),
    /runs at http:\/\/localhost:3000\. Use it, or set DATA_DIR/,
  );
  first[Symbol.dispose]();
  using _second = await claimFolder(folder.dataDir, "http://localhost:3001");
});
