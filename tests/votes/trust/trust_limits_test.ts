import assert from "node:assert/strict";
import { castFrom, LENIENT } from "../../support/votes/ballots.ts";
import { linkIdentity } from "../../support/people/identities.ts";
import { recount } from "../../support/votes/recount.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { type Known, MONTH_AGO, NOW, openKnown, trustsOf } from "./known_accounts.ts";

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
