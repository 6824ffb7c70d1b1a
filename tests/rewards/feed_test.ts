import assert from "node:assert/strict";
import { connect } from "../../src/core/database/connect.ts";
import { type FeedEntry, readFeed } from "../../src/reach/rewards/feed.ts";
import { uuidV7 } from "../../src/core/database/uuid_v7.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { freshDatabase } from "../support/database/database.ts";
import { openWorld, type World } from "../support/world.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const SERVER = crypto.randomUUID();

/** Transactions of the busy writer, and how many are open at once. */
const TRANSACTIONS = 600;
const OPEN_AT_ONCE = 24;
const VOTES_EACH = 4;

Deno.test("a reader beside open transactions misses no vote and repeats none", async () => {
  await using database = await freshDatabase();
  const writers = connect(database.url, { applicationName: "voteboard-test", max: OPEN_AT_ONCE });
  const reads = createCounter();
  const written: string[] = [];
  let begun = 0;
  async function write(): Promise<void> {
    while (begun < TRANSACTIONS) {
      const nth = begun++;
      const ids = Array.from({ length: VOTES_EACH }, () => uuidV7(NOW));
      await writers.begin(async (tx) => {
        for (const id of ids) await note(tx, { id });
        // Some commit at once, some after others that began later were read.
        await reads.after(nth % 4);
      });
      written.push(...ids);
    }
  }
  const writing = Promise.all(Array.from({ length: OPEN_AT_ONCE }, write)).then(() => {
    reads.isOver = true;
  });
  const followed = await Promise.all(
    [7, 100, 1_000].map((limit) => follow(database, reads, limit)),
  );
  await writing;
  await writers.end();
  for (const seen of followed) {
    assert.equal(seen.length, TRANSACTIONS * VOTES_EACH);
    assert.deepEqual(seen, followed[0]);
  }
  assert.deepEqual([...followed[0] ?? []].sort(), written.sort());
});

/** Follows the feed until the writers are done and nothing is left. */
async function follow(
  { sql }: Pick<Awaited<ReturnType<typeof freshDatabase>>, "sql">,
  reads: ReturnType<typeof createCounter>,
  limit: number,
): Promise<string[]> {
  const seen: string[] = [];
  let after: string | undefined;
  for (;;) {
    const wasOver = reads.isOver;
    const part = await readFeed(sql, { serverId: SERVER, after, limit }, NOW);
    assert.notEqual(part, "cursor_expired");
    if (part === "cursor_expired") break;
    seen.push(...part.entries.map(({ voteId }) => voteId));
    after = part.cursor;
    reads.count();
    if (wasOver && !part.more) break;
  }
  return seen;
}

/** Counts reads, and lets others wait for the next ones. */
function createCounter() {
  let next = Promise.withResolvers<void>();
  const counter = {
    isOver: false,
    count() {
      next.resolve();
      next = Promise.withResolvers();
    },
    async after(times: number) {
      for (let time = 0; time < times; time++) await next.promise;
    },
  };
  return counter;
}

Deno.test("a feed read again has the same entries in the same order", async () => {
  await using world = await openWorld();
  const { server } = await openFeed(world);
  for (const name of ["Alex_01", "Steve_01", "Maria_01"]) {
    await world.account(name);
    await world.vote(server, name);
  }
  const first = await entriesOf(world, server.id);
  assert.deepEqual(first.map(({ username }) => username), ["Alex_01", "Steve_01", "Maria_01"]);
  assert.deepEqual(await entriesOf(world, server.id), first);
});

Deno.test("a vote is told when it is cast and when it is voided", async () => {
  await using world = await openWorld();
  const { server } = await openFeed(world);
  const { id: userId } = await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const [cast] = await entriesOf(world, server.id);
  assert.deepEqual({ ...cast, voteId: "" }, {
    type: "vote.cast",
    voteId: "",
    userId,
    username: "Steve_01",
    votedAt: world.clock.now,
    reward: "none",
  });
  await voidVote(world.context, cast?.voteId ?? "", { reason: "a bot", ...world.act });
  const types = (await entriesOf(world, server.id)).map(({ type, voteId }) => [type, voteId]);
  assert.deepEqual(types, [["vote.cast", cast?.voteId], ["vote.voided", cast?.voteId]]);
});

Deno.test("a deleted account has no name in the feed any more", async () => {
  await using world = await openWorld();
  const { server } = await openFeed(world);
  const { id } = await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await world.services.sql`
    update account set deleted_at = ${world.clock.now}, username = 'deleted' where id = ${id}`;
  const [entry] = await entriesOf(world, server.id);
  assert.deepEqual([entry?.username, entry?.userId], [null, id]);
});

Deno.test("votes from before the first key for it are not in the feed", async () => {
  await using world = await openWorld();
  const server = await world.server();
  for (const name of ["Alex_01", "Steve_01"]) await world.account(name);
  await world.vote(server, "Alex_01");
  await openFeed(world, server);
  await world.vote(server, "Steve_01");
  const names = (await entriesOf(world, server.id)).map(({ username }) => username);
  assert.deepEqual(names, ["Steve_01"]);
});

Deno.test("no feed has another server's votes", async () => {
  await using world = await openWorld();
  const one = await openFeed(world);
  const two = await openFeed(world, await world.server("Two"));
  await world.account("Steve_01");
  await world.vote(one.server, "Steve_01");
  assert.equal((await entriesOf(world, one.server.id)).length, 1);
  assert.deepEqual(await entriesOf(world, two.server.id), []);
});

Deno.test("an empty part leads to the place where it began", async () => {
  await using database = await freshDatabase();
  const read = (after?: string) =>
    readFeed(database.sql, { serverId: SERVER, after, limit: 2 }, NOW);
  assert.deepEqual(await read(), { entries: [], cursor: "0", more: false });
  await note(database.sql, { id: uuidV7(NOW) });
  const first = await read("0");
  assert.ok(first !== "cursor_expired" && first.entries.length === 1);
  assert.deepEqual(await read(first.cursor), { entries: [], cursor: first.cursor, more: false });
});

Deno.test("a cursor whose entry is gone or another has expired", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  const ids = Array.from({ length: 5 }, () => uuidV7(NOW));
  for (const id of ids) await note(sql, { id });
  const read = (after?: string) => readFeed(sql, { serverId: SERVER, after, limit: 2 }, NOW);
  const part = await read();
  assert.ok(part !== "cursor_expired" && part.more);
  const [, , , , last = ""] = ids;
  for (
    const after of [`5.${last.slice(0, 8)}`, `6.${last.slice(-8)}`, "9".repeat(15) + ".00000000"]
  ) {
    assert.equal(await read(after), "cursor_expired", after);
  }
  assert.notEqual(await read(part.cursor), "cursor_expired");
  await sql`delete from feed_entry where place = 2`;
  assert.equal(await read(part.cursor), "cursor_expired");
});

/** Makes a server's feed, by a key for it. */
async function openFeed(world: World, listed?: Awaited<ReturnType<World["server"]>>) {
  const server = listed ?? await world.server();
  await world.services.sql`update server set has_feed = true where id = ${server.id}`;
  return { server };
}

async function entriesOf({ services, clock }: World, serverId: string): Promise<FeedEntry[]> {
  const part = await readFeed(services.sql, { serverId, limit: 1_000 }, clock.now);
  return part === "cursor_expired" ? assert.fail(part) : part.entries;
}

type Runs = Parameters<Parameters<Awaited<ReturnType<typeof freshDatabase>>["sql"]["begin"]>[1]>[0];

/** Notes a vote, as the statement that casts it does. */
async function note(
  sql: Runs | Awaited<ReturnType<typeof freshDatabase>>["sql"],
  { id }: { id: string },
): Promise<void> {
  await sql`
    insert into feed_entry (server_id, type, vote_id, account_id, voted_at, noted_at)
    values (${SERVER}, 'vote.cast', ${id}, ${id}, ${NOW}, ${NOW})`;
}
