import { castVote } from "../../src/core/votes/cast_vote.ts";
import type { Query, Sql } from "../../src/core/database/connect.ts";
import { createDropChanges } from "../../src/core/database/find_changes.ts";
import { ANY_INSTANT } from "../../src/core/time/clock.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

/** What acts choose from: ids of servers and accounts, and keys of names. */
interface ActedUpon {
  servers: string[];
  accounts: string[];
  names: string[];
}

/** Draws one of several. */
export function draw<One>(items: readonly One[]): One {
  const one = items[Math.floor(Math.random() * items.length)];
  if (one === undefined) throw new Error("There is nothing to draw from");
  return one;
}

/** Returns acts that change votes or names at random. Some of their transactions commit late. */
export function actsOn(sql: Sql, on: ActedUpon): Record<string, () => Promise<unknown>> {
  return { ...votesOn(sql, on), ...namesOn(sql, on) };
}

/** Writes in a transaction that commits up to `maxMs` milliseconds later. */
function slowly(sql: Sql, maxMs: number, write: (tx: Query) => Promise<unknown>): Promise<unknown> {
  return sql.begin(async (tx) => {
    await write(tx);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * maxMs));
  });
}

function votesOn(sql: Sql, { servers, accounts, names }: ActedUpon) {
  let day = 0;
  // Far longer than until the next look, or a change would be gone before it was read.
  const drop = createDropChanges({ keptMs: 5_000 });

  function writeVote(tx: Query, isNamed: boolean): Promise<unknown> {
    const server = draw(servers);
    const account = draw(accounts);
    const vote = crypto.randomUUID();
    const name = draw(names);
    day += 1;
    return tx`
      with voted as (
        insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at)
        values (${server}, ${account}, ${vote}, current_date, clock_timestamp())
        on conflict (server_id, account_id) do update
        set vote_id = excluded.vote_id, voted_at = clock_timestamp()
      )
      insert into vote_name (vote_id, server_id, account_id, voted_on, name_key, username, is_proved)
      select ${vote}, ${server}, ${account}, current_date + ${day}::int, ${name}, 'x', true
      where ${isNamed}`;
  }

  return {
    vote: () =>
      castVote({ sql, nudge() {}, clock: ANY_INSTANT }, {
        slug: `server-${1 + Math.floor(Math.random() * servers.length)}`,
        username: draw(names),
        now: new Date(Date.now() + ++day * DAY_MS),
      }).catch(() => {}), // a name without an account
    "late vote": () => slowly(sql, 500, (tx) => writeVote(tx, false)),
    "late vote under another name": () => slowly(sql, 500, (tx) => writeVote(tx, true)),
    void: async () => {
      const server = draw(servers);
      const account = draw(accounts);
      await sql`
        update last_vote l set voted_at = now() - random() * interval '300 days', vote_id = (
          select vote_id from vote_name where server_id = l.server_id and account_id = l.account_id limit 1
        )
        where server_id = ${server} and account_id = ${account}`;
    },
    "void of many": () => {
      const server = draw(servers);
      const write = (tx: Query) =>
        tx`update last_vote set voted_at = null, vote_id = null where server_id = ${server}`;
      return slowly(sql, 200, write);
    },
    "names of votes that are gone": () => {
      const account = draw(accounts);
      return sql`
        update vote_name set vote_id = gen_random_uuid(), account_id = null where account_id = ${account}`;
    },
    drop: () => drop(sql),
  };
}

function namesOn(sql: Sql, { accounts, names }: ActedUpon) {
  async function rename(tx: Query): Promise<void> {
    const account = draw(accounts);
    const to = draw(names);
    const [known] = await tx<{ key: string }[]>`
      select username_key as key from account where id = ${account} for update`;
    await tx`delete from former_name where name_key = ${to}`;
    await tx`update account set username_key = ${to} where id = ${account}`;
    await tx`
      insert into former_name (name_key, account_id, until)
      values (${known?.key ?? ""}, ${account}, now() + random() * interval '90 days')
      on conflict (name_key) do update set account_id = excluded.account_id, until = excluded.until`;
  }

  return {
    rename: () => slowly(sql, 200, rename).catch(() => {}), // the name is taken
    expiry: () =>
      slowly(sql, 200, (tx) =>
        tx`
        delete from former_name
        where name_key in (select name_key from former_name order by random() limit 1)`),
    "name without its account": () => {
      const name = draw(names);
      return sql`update former_name set account_id = null where name_key = ${name}`;
    },
  };
}
