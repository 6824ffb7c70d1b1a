import assert from "node:assert/strict";
import { findChanges } from "../../src/core/database/find_changes.ts";
import { followChanges } from "../../src/core/database/follow_changes.ts";
import type { LastVoteQuery } from "../../src/core/votes/last_votes.ts";
import { createVoteMemory } from "../../src/core/votes/vote_memory.ts";
import { seedListing } from "../bench/load/listing.ts";
import { freshDatabase } from "../support/database/database.ts";
import { actsOn, draw } from "./random_acts.ts";
import { compareAll, openMemory } from "./remembered_votes.ts";

const id = (digit: number) => `018f3b1e-0000-7000-8000-00000000000${digit}`;

/** Steve gave a name up, and votes on two of these servers under others than his own. */
const STEVE = id(1);
const ALEX = id(2);
const LATER = id(3);
const FORMER = id(4);
const OWN = id(5);
const NAMED = id(6);
const AGO = id(7);
const OTHER = id(8);
const VOTE = id(9);
const NEW_VOTE = id(0);
const EARLIER_VOTE = "018f3b1e-0000-7000-8000-00000000000a";

const SEED = `
  truncate last_vote, vote_name, former_name, account cascade;
  insert into account (id, username, username_key, created_at, updated_at) values
    ('${STEVE}', 'Steve', 'steve', now(), now()), ('${ALEX}', 'Alex', 'alex', now(), now());
  insert into former_name (name_key, account_id, until) values ('old_steve', '${STEVE}', now() + interval '60 days');
  insert into vote_name (vote_id, server_id, account_id, voted_on, name_key, username, is_proved)
  values ('${VOTE}', '${NAMED}', '${STEVE}', current_date, 'bedrock', 'Bedrock', true),
    ('${EARLIER_VOTE}', '${OWN}', '${STEVE}', current_date - 1, 'earlier', 'Earlier', true);
  insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at) values
    ('${FORMER}', '${STEVE}', gen_random_uuid(), current_date, now() - interval '40 days'),
    ('${AGO}', '${STEVE}', gen_random_uuid(), current_date, now() - interval '20 days'),
    ('${OWN}', '${STEVE}', gen_random_uuid(), current_date, now()),
    ('${NAMED}', '${STEVE}', '${VOTE}', current_date, now()),
    ('${OWN}', '${ALEX}', gen_random_uuid(), current_date, now()),
    ('${OWN}', '${LATER}', gen_random_uuid(), current_date, now());
`;

const QUERIES: LastVoteQuery[] = [FORMER, AGO, OWN, NAMED, OTHER].flatMap((serverId) =>
  ["steve", "alex", "old_steve", "bedrock", "new_steve", "earlier"].map((username) => ({
    serverId,
    username,
  }))
);

const named = (voteId: string, name: string) =>
  `insert into vote_name (vote_id, server_id, account_id, voted_on, name_key, username, is_proved)
   select ${voteId}, server_id, account_id, current_date, '${name}', '${name}', true from last_vote
   where server_id = '${OWN}' and account_id = '${STEVE}'`;

const vote = (server: string, account: string) =>
  `insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at)
   values ('${server}', '${account}', '${NEW_VOTE}', current_date, now() + interval '1 minute')
   on conflict (server_id, account_id) do update set vote_id = excluded.vote_id, voted_at = excluded.voted_at`;

const NAME_NEW_VOTE = named(`'${NEW_VOTE}'`, "bedrock");

/** Every way in which an answer may change, as psql would write it. */
const CHANGES: Record<string, string> = {
  "a first vote": vote(FORMER, ALEX),
  "a vote of a player who has voted before": vote(OWN, STEVE),
  "a vote by its time alone":
    `update last_vote set voted_at = now() + interval '1 hour' where server_id = '${OWN}'`,
  "a vote under another name": `with v as (${vote(OWN, STEVE)}) ${NAME_NEW_VOTE}`,
  "a vote under the own name after one under another": vote(NAMED, STEVE),
  "a last vote that is void, without an earlier one":
    `update last_vote set vote_id = null, voted_at = null where server_id = '${OWN}'`,
  "a void vote, before which one under another name counts": `update last_vote
     set vote_id = '${EARLIER_VOTE}', voted_at = now() - interval '1 day' where server_id = '${OWN}' and account_id = '${STEVE}'`,
  "a void vote, before which one under a kept name counts":
    `update last_vote set voted_at = now() - interval '41 days' where server_id = '${FORMER}'`,
  "a vote from before a name was kept":
    `insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at)
     values ('${OTHER}', '${STEVE}', gen_random_uuid(), current_date, now() - interval '40 days')`,
  "a void vote that had another name":
    `update last_vote set vote_id = gen_random_uuid(), voted_at = now() - interval '1 day' where server_id = '${NAMED}'`,
  "a deleted last vote": `delete from last_vote where server_id = '${OWN}'`,
  "a deleted last vote that had another name": `delete from last_vote where server_id = '${NAMED}'`,
  "a vote that moves to another server":
    `update last_vote set server_id = '${OTHER}' where account_id = '${ALEX}'`,
  "a vote that moves to another account":
    `update last_vote set account_id = '${ALEX}' where server_id = '${AGO}'`,
  "a name that is added to a vote": named("vote_id", "bedrock"),
  "a vote's name that is corrected": `update vote_name set name_key = 'new_steve'`,
  "a vote's name that moves to another server":
    `update vote_name set server_id = '${OWN}', vote_id = (
       select vote_id from last_vote where server_id = '${OWN}' and account_id = '${STEVE}'
     ) where vote_id = '${VOTE}'`,
  "a vote's name that is detached":
    `update vote_name set vote_id = gen_random_uuid(), account_id = null`,
  "a vote's name that is deleted": `delete from vote_name`,
  "a rename that keeps no name":
    `update account set username_key = 'new_steve' where id = '${STEVE}'`,
  "a name that is kept": `insert into former_name (name_key, account_id, until)
     values ('new_steve', '${STEVE}', now() + interval '80 days')`,
  "a kept name that another one follows": `insert into former_name (name_key, account_id, until)
     values ('new_steve', '${STEVE}', now() + interval '55 days')`,
  "a kept name that expires": `delete from former_name`,
  "a kept name that leads nowhere": `update former_name set account_id = null`,
  "a kept name that moves to another account":
    `update former_name set account_id = '${ALEX}', until = now() + interval '91 days'`,
  "a kept name's later end": `update former_name set until = until + interval '15 days'`,
  "a kept name that is spelled otherwise": `update former_name set name_key = 'new_steve'`,
  "a new account with a kept name":
    `insert into account (username, username_key, created_at, updated_at)
     values ('Old_Steve', 'old_steve', now(), now())`,
  "an account that comes back to its votes":
    `insert into account (id, username, username_key, created_at, updated_at)
     values ('${LATER}', 'New_Steve', 'new_steve', now(), now())`,
  "a deleted account": `delete from account where id = '${ALEX}'`,
  "more votes than are told apart":
    `insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at)
     select '${FORMER}', case when n = 1 then '${ALEX}'::uuid else gen_random_uuid() end, gen_random_uuid(),
       current_date, now() from generate_series(1, 1001) as n`,
  "more changed votes than are told apart":
    `insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at)
     select '${OTHER}', gen_random_uuid(), gen_random_uuid(), current_date, now() from generate_series(1, 1000);
     update last_vote set voted_at = voted_at + interval '1 minute'`,
  "no last votes": `truncate last_vote`,
  "no names of votes": `truncate vote_name`,
  "no kept names": `truncate former_name`,
  "no accounts": `truncate account cascade`,
};

Deno.test("every way to change an answer is noted, psql included", async (t) => {
  await using database = await freshDatabase();
  const { sql } = database;
  const remembered = await openMemory(sql);
  const { look } = remembered;
  for (const [name, change] of Object.entries(CHANGES)) {
    await t.step(name, async () => {
      await sql.unsafe(SEED);
      await look();
      const before = await compareAll(remembered, QUERIES, sql, "before");
      assert.ok(QUERIES.every(remembered.isRemembered));
      await sql.unsafe(change);
      await look();
      const after = await compareAll(remembered, QUERIES, sql, name);
      assert.notDeepEqual(after, before, "the change changes an answer");
    });
  }
});

Deno.test("what changes no answer makes no one ask again", async (t) => {
  await using database = await freshDatabase();
  const { sql } = database;
  const remembered = await openMemory(sql);
  const { look, isRemembered } = remembered;
  const quiet: Record<string, string> = {
    "votes that are counted": `update last_vote set earlier_votes = earlier_votes + 1`,
    "a day that is given back":
      `update last_vote set voted_on = voted_on - 1, given_back = voted_on`,
    "the day of a vote's name": `update vote_name set voted_on = voted_on - 1`,
    "an account that changes otherwise":
      `update account set username = 'STEVE', username_key = 'steve', email_verified = true
      where id = '${STEVE}'`,
    "a new account": `insert into account (username, username_key, created_at, updated_at)
      values ('Notch', 'notch', now(), now())`,
    "a spent name that expires":
      `insert into vote_name (vote_id, server_id, voted_on, name_key, username, is_proved)
      values (gen_random_uuid(), '${OTHER}', current_date, 'spent', 'spent', true);
      delete from vote_change; delete from vote_name where account_id is null`,
  };
  for (const [name, change] of Object.entries(quiet)) {
    await t.step(name, async () => {
      await sql.unsafe(SEED);
      await look();
      await compareAll(remembered, QUERIES, sql, "before");
      await sql.unsafe(change);
      await look();
      assert.ok(QUERIES.every(isRemembered));
    });
  }
});

Deno.test("a vote that was under way during a rename is reported under the new name", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  await sql.unsafe(SEED);
  const remembered = await openMemory(sql);
  const voted = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const voting = sql.begin(async (tx) => {
    await tx.unsafe(vote(OTHER, STEVE));
    voted.resolve();
    await end.promise;
  });
  await voted.promise;
  await remembered.look();
  await sql.unsafe(CHANGES["a rename that keeps no name"] ?? "");
  await remembered.look();
  await compareAll(remembered, QUERIES, sql, "before the vote");
  end.resolve();
  await voting;
  await remembered.look();
  await compareAll(remembered, QUERIES, sql, "after the vote");
});

const SERVERS = 5;
const PLAYERS = 12;
const ROUNDS = 40;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

Deno.test("whatever happens at once, nothing that is 250 ms old is missing in an answer", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  await seedListing(sql, {
    servers: SERVERS,
    keysPerServer: 0,
    players: PLAYERS,
    votesPerServer: 0,
  });
  const idsOf = async (rows: PromiseLike<{ id: string }[]>) => (await rows).map((row) => row.id);
  const servers = await idsOf(sql`select id from server`);
  const accounts = await idsOf(sql`select id from account`);
  const names = Array.from({ length: PLAYERS + 6 }, (_, nth) => `player_${nth + 1}`);
  const acts = Object.values(actsOn(sql, { servers, accounts, names }));
  const following = followChanges((last) => findChanges(sql, last));
  const memory = createVoteMemory({ sql, following, timeoutFactor: 100 });
  const queries = servers.flatMap((serverId) => names.map((username) => ({ serverId, username })));
  let isOver = false;
  let remembered = 0;
  const asking = (async () => {
    for (; !isOver; await pause(1)) {
      const answer = memory.find(draw(queries));
      if (answer instanceof Promise) await answer;
      else remembered += 1;
    }
  })();
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(Array.from({ length: 1 + round % 5 }, async () => {
      await pause(Math.random() * 100);
      await draw(acts)();
    }));
    if (round % 2 === 0) memory.doubt();
    else await pause(250);
    await compareAll({ memory }, queries, sql, `round ${round}`);
  }
  isOver = true;
  await asking;
  assert.ok(remembered > 0);
});
