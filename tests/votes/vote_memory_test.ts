import assert from "node:assert/strict";
import type { Sql } from "../../src/core/database/connect.ts";
import { issueKey } from "../../src/core/keys/issue_key.ts";
import { createApp } from "../../src/service/app.ts";
import { readReferenceFiles } from "../../src/service/api/reference_files.ts";
import { LENIENT } from "../support/votes/ballots.ts";
import { changing } from "../support/database/changed_rows.ts";
import { openPerson, openVisitor } from "../support/people/visitor.ts";
import { openWorld, SITE, type World } from "../support/world.ts";
import { openMemory } from "./remembered_votes.ts";

/** A server, a player who never voted, and a memory whose clock the test moves. */
async function openRemembered(
  { rememberedMax, readsBy = (sql) => sql }: {
    rememberedMax?: number;
    readsBy?: (sql: Sql) => Sql;
  } = {},
) {
  const world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const { id: accountId } = await world.account("Steve_01");
  const query = { serverId: server.id, username: "Steve_01" };
  const max = rememberedMax === undefined ? {} : { rememberedMax };
  const opened = await openMemory(sql, { readsBy: readsBy(sql), ...max });
  return { world, sql, server, accountId, query, ...opened };
}

const ask = (app: Pick<World["app"], "fetch">, path: string, key: string) =>
  app.fetch(
    new Request(`http://localhost${path}`, { headers: { Authorization: `Bearer ${key}` } }),
  );

Deno.test("an answer is remembered in any spelling of its name, and counts for 250 ms after a look", async () => {
  const { world, memory, query, time, isRemembered, settled, sql } = await openRemembered();
  await using _ = world;
  assert.equal(isRemembered(query), false);
  assert.equal(await memory.find(query), null);
  assert.ok(isRemembered(query));
  assert.ok(isRemembered({ ...query, username: " steve 01" }));
  assert.ok(!isRemembered({ ...query, username: "Alex_02" }));
  await sql`alter table vote_change rename to gone`; // from now on, each look fails
  time.ms += 249;
  assert.ok(isRemembered(query));
  await settled();
  time.ms += 1;
  assert.ok(!isRemembered(query));
  await sql`alter table gone rename to vote_change`;
});

Deno.test("a vote by another process is in the answer after the next look", async () => {
  const { world, memory, query, look, server } = await openRemembered();
  await using _ = world;
  await memory.find(query);
  await world.vote(server, "Steve_01");
  assert.equal(memory.find(query), null, "not yet");
  await look();
  assert.deepEqual(await memory.find(query), world.clock.now);
});

Deno.test("after a doubt, only a look that starts later makes an answer count", async () => {
  const { world, memory, query, isRemembered, time, settled } = await openRemembered();
  await using _ = world;
  await memory.find(query);
  time.ms += 1;
  memory.doubt();
  assert.ok(!isRemembered(query));
  time.ms += 10;
  assert.ok(!isRemembered(query));
  await settled();
  assert.ok(isRemembered(query));
});

Deno.test("an answer that was under way while a look found a change is not remembered", async () => {
  const gate = Promise.withResolvers<void>();
  const opened = await openRemembered({
    readsBy: (sql) => changing(sql, async (rows) => (await gate.promise, rows)),
  });
  const { world, memory, query, isRemembered, look, server } = opened;
  await using _ = world;
  const underWay = memory.find(query);
  await new Promise((resolve) => setTimeout(resolve, 300)); // the statement has run, but its rows are held
  await world.vote(server, "Steve_01");
  await look();
  gate.resolve();
  await underWay;
  assert.ok(!isRemembered(query));
  assert.deepEqual(await memory.find(query), world.clock.now);
});

Deno.test("an answer that was under way while a look found another player's vote is remembered", async () => {
  const gate = Promise.withResolvers<void>();
  const opened = await openRemembered({
    readsBy: (sql) => changing(sql, async (rows) => (await gate.promise, rows)),
  });
  const { world, memory, query, isRemembered, look, server } = opened;
  await using _ = world;
  await world.account("Alex_02");
  const underWay = memory.find(query);
  await world.vote(server, "Alex_02");
  await look();
  gate.resolve();
  await underWay;
  assert.ok(isRemembered(query));
});

Deno.test("an answer of another server than the one that is followed is not remembered", async () => {
  const other = new Date("2020-01-01T00:00:00.000Z");
  const opened = await openRemembered({
    readsBy: (sql) =>
      changing(
        sql,
        (rows) =>
          Promise.resolve(
            rows.map((row) => row["place"] === null ? { ...row, votedAt: other } : row),
          ),
      ),
  });
  const { world, memory, query, isRemembered } = opened;
  await using _ = world;
  assert.equal(await memory.find(query), null);
  assert.ok(!isRemembered(query));
});

Deno.test("a full memory forgets all, and one more name is remembered only once", async () => {
  const { world, memory, query, isRemembered } = await openRemembered({ rememberedMax: 3 });
  await using _ = world;
  const names = ["Steve_01", "Alex_02", "Alex_02", "Herobrine"].map((username) => ({
    ...query,
    username,
  }));
  for (const name of names) await memory.lookUp(name);
  assert.ok(names.every(isRemembered));
  const last = { ...query, username: "Notch" };
  await memory.find(last);
  assert.deepEqual([...names, last].map(isRemembered), [false, false, false, false, true]);
});

Deno.test("what is forgotten makes room", async () => {
  const { world, memory, query, isRemembered, look, sql, server } = await openRemembered({
    rememberedMax: 3,
  });
  await using _ = world;
  const names = ["Steve_01", "Alex_02", "Herobrine"].map((username) => ({ ...query, username }));
  await Promise.all(names.map(memory.find));
  await sql`insert into vote_change (server_id, name_key) values (${server.id}, 'steve_01')`;
  await look();
  assert.deepEqual(names.map(isRemembered), [false, true, true]);
  await memory.lookUp(query);
  assert.ok(names.every(isRemembered));
  await sql`insert into vote_change (server_id) values (${server.id})`;
  await look();
  assert.ok(!names.some(isRemembered));
  for (const name of names) await memory.lookUp(name);
  assert.ok(names.every(isRemembered));
});

Deno.test("a name that no player can have is not remembered, however often it is asked about", async () => {
  const { world, memory, query, isRemembered } = await openRemembered();
  await using _ = world;
  for (const username of ["a".repeat(33), "a", "+Alex+", "é".repeat(20)]) {
    await memory.find({ ...query, username });
    assert.ok(!isRemembered({ ...query, username }), username);
  }
});

Deno.test("a name that changed is forgotten on all servers, and with more than 20 of them everything", async () => {
  const { world, memory, query, isRemembered, look, sql } = await openRemembered();
  await using _ = world;
  const other = await world.server("Other Server");
  const queries = [query, { ...query, serverId: other.id }, { ...query, username: "Alex_02" }];
  const changeNames = async (names: number) => {
    await Promise.all(queries.map(memory.find));
    await sql`insert into vote_change (name_key) select 'other_' || n from generate_series(2, ${names}::int) as n`;
    await sql`insert into vote_change (name_key) values ('steve_01')`;
    await look();
    return queries.map(isRemembered);
  };
  assert.deepEqual(await changeNames(20), [false, false, true]);
  assert.deepEqual(await changeNames(21), [false, false, false]);
});

Deno.test("only vote checks are answered from memory", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  const rememberedVote = () => world.clock.now;
  const app = createApp({ ...world.services, rememberedVote }, SITE, {
    reference: await readReferenceFiles(),
  });
  const read = async (path: string) => await (await ask(app, path, secret)).json();
  assert.equal((await read("/api/v1/vote-check?username=Steve_01")).voted, true);
  assert.equal((await read("/api/v1/votes?username=Steve_01")).hasVoted, false);
});

Deno.test("a process that cast a vote answers with it at once", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const { services, app } = world;
  for (const receives of [false, true]) {
    const server = await world.server(`Server ${receives}`);
    const { secret } = await world.key(server, receives ? "http://127.0.0.1:9999/hook" : undefined);
    const name = `Steve_${receives}`;
    const visitor = await openPerson(world, name);
    const query = { serverId: server.id, username: name };
    for (
      let tries = 0;
      tries < 1_000 && services.rememberedVote(query) instanceof Promise;
      tries++
    ) {
      await services.rememberedVote(query);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    if (receives) {
      services.nudge();
      assert.ok(services.rememberedVote(query) instanceof Promise, "before its webhook is sent");
    }
    const { status } = await visitor.submit(`/servers/${server.slug}/votes`, { proof: name });
    assert.equal(status, 303);
    const check = await ask(app, `/api/v1/vote-check?username=${name}`, secret);
    assert.equal((await check.json()).voted, true, name);
  }
});

Deno.test("what may have changed a vote doubts what is remembered, and nothing else does", async () => {
  await using world = await openWorld();
  const { services } = world;
  const server = await world.server();
  const scopes = ["rewards"];
  const { secret } = await issueKey(world.context, server.slug, {
    name: "plugin",
    scopes,
    ...world.act,
  });
  let doubts = 0;
  const voteMemory = { ...services.voteMemory, doubt: () => void doubts++ };
  const app = createApp({ ...services, voteMemory }, SITE, {
    reference: await readReferenceFiles(),
  });
  const doubtsOf = async (asking: () => Promise<unknown>) => {
    doubts = 0;
    await asking();
    return doubts;
  };
  const visitor = openVisitor({ app });
  const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" };
  const claim = () =>
    app.fetch(
      new Request("http://localhost/rewards/v1/claims", {
        method: "POST",
        headers,
        body: JSON.stringify({ claim_id: crypto.randomUUID() }),
      }),
    );
  const door = () => app.fetch(new Request("http://localhost/api/?action=x", { method: "POST" }));
  assert.equal(await doubtsOf(() => visitor.submit("/nowhere")), 0);
  assert.equal(
    await doubtsOf(() => visitor.submit("/sign-in", { nameOrEmail: "a", password: "b" })),
    0,
  );
  assert.equal(await doubtsOf(() => visitor.get(`/servers/${server.slug}/vote`)), 0);
  assert.equal(await doubtsOf(claim), 0);
  assert.equal(await doubtsOf(door), 0);
  assert.equal(await doubtsOf(() => visitor.submit("/sign-out")), 1);
});
