import assert from "node:assert/strict";
import { z } from "zod";
import { insertIdentity } from "../../src/site/accounts/identities.ts";
import { listOnBoards, rename } from "../../src/site/accounts/profile.ts";
import { reportServer } from "../../src/site/reports/report.ts";
import { setRewardsBy } from "../../src/reach/rewards/set_rewards_by.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { actorOf } from "../../src/core/rights/actor.ts";
import { addFavourite } from "../../src/site/voting/my_votes/favourites.ts";
import { exportAccount, writeAccountData } from "../../src/site/voting/export_account.ts";
import { turnOnFactors } from "../support/people/factors.ts";
import { PASSWORD, type Person, signUp } from "../support/people/people.ts";
import { eventually } from "../support/processes/processes.ts";
import { commandLine } from "../support/processes/service.ts";
import { giveSoftPasskey } from "../support/people/soft_passkey.ts";
import { openPerson } from "../support/people/visitor.ts";
import { openWorld, SECRET_KEY, type World } from "../support/world.ts";
import { untilBlocked } from "../support/database/locks.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

/** A player who was renamed, voted on two days and owns a server; and another player who did the same. */
async function openLives(world: World): Promise<Person> {
  const server = await world.server("Caves");
  const people = [];
  for (const name of ["Steve_01", "Alex_02"]) {
    const person = await signUp(world, name);
    people.push(person);
    await listOnBoards(world.context, person.viewer, true);
    await world.vote(server, name);
    const reporterId = person.viewer.accountId;
    const report = { reason: "scam", text: `Seen by ${name}`, reporterId } as const;
    await reportServer(world.context, server.slug, { ...report, now: world.clock.now });
    const identity = { provider: "discord", subject: `id of ${name}`, now: world.clock.now };
    await insertIdentity(world.services.sql, reporterId, identity);
    const favourite = { accountId: reporterId, slug: server.slug, now: world.clock.now };
    await addFavourite(world.services.sql, favourite);
    await rename(world.context, person.viewer, { newName: `New_${name}`, ...world.act });
    const listing = {
      name: `Server of ${name}`,
      game: "minecraft",
      host: "h.example",
      port: 25565,
    };
    const act = { ...world.act, by: actorOf(person.viewer) };
    const own = await addServer(world.context, { owner: `New_${name}`, ...listing }, act);
    await decideStatus(world.context, own.slug, { decision: "approve", ...world.act });
    await world.key(own, "http://127.0.0.1:9999/hook?token=hunter2");
  }
  world.pass(40 * DAY_MS);
  await setRewardsBy(world.context, server.slug, { rewardsBy: "inbox", ...world.act });
  for (const name of ["New_Steve_01", "New_Alex_02"]) await world.vote(server, name);
  for (const { viewer } of people) {
    await giveSoftPasskey(world, viewer.accountId);
    await turnOnFactors(world, viewer);
  }
  const [steve] = people;
  assert.ok(steve);
  return steve;
}

const ASKED = { password: PASSWORD };

/** Most lists of an export, in its order. */
const REST = {
  game_names: [],
  identities: [{
    provider: "discord",
    subject: "id of Steve_01",
    made_at: null,
    linked_at: "2026-03-10T12:00:00.000Z",
  }],
  roles: [],
  offers: [],
  top_votes: [["2026-03", "2026-03-10"], ["2026-04", "2026-04-19"]].map(([month, day]) => ({
    server: "caves",
    month,
    votes: 1,
    voided: 0,
    last_voted_at: `${day}T12:00:00.000Z`,
  })),
  favourites: [{ server: "caves", added_at: "2026-03-10T12:00:00.000Z" }],
  link_agreements: [],
  reports: [{
    server: "caves",
    reason: "scam",
    words: "Seen by Steve_01",
    reported_at: "2026-03-10T12:00:00.000Z",
    closed_at: null,
  }],
  passkeys: [{ name: "Soft", made_at: "2026-04-19T12:00:00.000Z", used_at: null }],
  two_step_sign_in: [
    { since: "2026-04-19T12:00:00.000Z", has_app: true, recovery_codes_left: 10 },
  ],
};

/** The votes of an export, in order. */
const VOTES = [
  {
    server: "caves",
    game_name: null,
    voted_at: "2026-03-10T12:00:00.000Z",
    voided_at: null,
    source: "operator",
    trust: "none",
    reward: null,
    goals: [],
  },
  {
    server: "caves",
    game_name: null,
    voted_at: "2026-04-19T12:00:00.000Z",
    voided_at: null,
    source: "operator",
    trust: "confirmed",
    reward: "waiting",
    goals: [],
  },
];

Deno.test("an export has all of its account and nothing of others", async () => {
  await using world = await openWorld();
  const { viewer: signedIn, cookie } = await openLives(world);
  const viewer = { ...signedIn, provedAt: world.clock.now };
  const asked = { ...ASKED, now: world.clock.now };
  const answer = await exportAccount(world.context, viewer, asked);
  assert.equal(answer.kind, "exported");
  assert.ok("json" in answer);
  const text = (await Array.fromAsync(answer.json)).join("");
  const data = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  const { account, former_names, sessions, servers, acts, votes, ...rest } = data;
  assert.deepEqual(Object.keys(rest), ["exported_at", ...Object.keys(REST)]);
  assert.deepEqual(rest, { exported_at: rest["exported_at"], ...REST });
  const profile = z.looseObject({ id: z.string(), username: z.string() }).parse(account);
  assert.equal(profile["listed_among_top_voters"], true);
  assert.deepEqual([profile.id, profile.username, profile["email"]], [
    viewer.accountId,
    "New_Steve_01",
    "steve_01@example.com",
  ]);
  assert.deepEqual(former_names, [{ name: "steve_01", until: "2026-06-08T12:00:00.000Z" }]);
  const lists = z.array(z.looseObject({}));
  assert.deepEqual(lists.parse(servers).map(({ slug }) => slug), ["server-of-steve-01"]);
  assert.deepEqual(lists.parse(acts).map(({ action }) => action), ["server_added"]);
  assert.deepEqual(votes, VOTES);
  assert.equal(lists.parse(sessions)[0]?.["browser"], "Test/1.0");
  const token = /session=([^;.]+)/.exec(cookie)?.[1] ?? "no token";
  for (const secret of ["Alex", "hunter2", token, "$", "password", "secret", "vb_"]) {
    assert.ok(!text.includes(secret), secret);
  }
});

/** Columns that name an account and whose rows its export has. */
const EXPORTED = [
  "favourite.account_id",
  ...[
    "audit_entry.actor_id",
    "former_name.account_id",
    "game_name.account_id",
    "goal_given.account_id",
    "identity.account_id",
    "imported_account.account_id",
  ],
  ...[
    "last_vote.account_id",
    "link_agreement.account_id",
    "mailbox.account_id",
    "moderator_mail.account_id",
    "passkey.account_id",
    "report.reporter_id",
    "reward.account_id",
  ],
  ...[
    "reward_outcome.account_id",
    "second_factor.account_id",
    "server.owner_id",
    "server_member.account_id",
    "server_offer.account_id",
    "session.account_id",
    "vote.account_id",
    "vote_month.account_id",
    "vote_name.account_id",
  ],
];

/** Columns whose rows it has not: secrets, what others did, and what only repeats an exported row for a while. */
const LEFT_OUT = [
  "board_voter.account_id", // no longer used, and empty
  ...["account.vouched_by", "credential.account_id", "delivery.account_id", "erasure.account_id"],
  ...[
    "feed_entry.account_id",
    "half_sign_in.account_id",
    "name_claim.account_id",
    "news.account_id",
    "receiver.owner_id",
    "recovery_code.account_id",
    "report.closed_by", // in the acts
    "server_offer.offered_by", // in the acts
    "site_voter.account_id",
    "void_batch.voided_by",
    "vote.voided_by",
    "wave.decided_by", // in the acts
  ],
];

Deno.test("each column that names an account is exported or left out on purpose", async () => {
  await using world = await openWorld();
  const columns = await world.services.sql<{ name: string }[]>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'uuid'
      and c.column_name ~ '(account|owner|actor|reporter|user)_id$|_by$'
      and c.table_name !~ '_(default|\\d{4}_\\d\\d(_\\d\\d)?)$'`;
  assert.deepEqual(columns.map(({ name }) => name).sort(), [...EXPORTED, ...LEFT_OUT].sort());
});

Deno.test("an export takes the password, and three an hour at most", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const { now } = world.clock;
  const kindOf = async (password: string) =>
    (await exportAccount(world.context, viewer, { password, now })).kind;
  assert.equal(await kindOf("a wrong password"), "wrong");
  const kinds = [];
  for (let time = 0; time < 4; time++) kinds.push(await kindOf(PASSWORD));
  assert.deepEqual(kinds, ["exported", "exported", "exported", "limited"]);
});

Deno.test("the account page leads to a file with one's data", async () => {
  await using world = await openWorld({ now: new Date() });
  const steve = await openPerson(world, "Steve_01");
  assert.match((await steve.get("/account")).html, /href="\/account\/export"/);
  const wrong = await steve.submit("/account/export", { password: "a wrong password" });
  assert.equal(wrong.status, 422);
  const { status, headers, html } = await steve.submit("/account/export", ASKED);
  assert.equal(status, 200);
  assert.equal(headers.get("content-disposition"), 'attachment; filename="Steve_01.json"');
  assert.equal(headers.get("content-type"), "application/json");
  assert.equal(headers.get("cache-control"), "private, no-store");
  assert.equal(JSON.parse(html).account.username, "Steve_01");
});

Deno.test("the operator exports an account by its name", async () => {
  await using world = await openWorld();
  const { viewer } = await openLives(world);
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  const data = await admin.json("account export steve_01");
  const { sql } = world.services;
  const pieces = await Array.fromAsync(writeAccountData(sql, viewer.accountId, world.clock.now));
  const { exported_at: _, ...same } = JSON.parse(pieces.join(""));
  assert.deepEqual({ ...data, exported_at: undefined }, { ...same, exported_at: undefined });
  const { stdout } = await admin.run("account export steve_01");
  assert.match(stdout, /^account: \{"id":"/m, "in words, too");
  const unknown = await admin.run("account export Nobody");
  assert.deepEqual([unknown.code, unknown.stderr], [
    1,
    'There is no account "Nobody". Check the name.\n',
  ]);
});

Deno.test("many exports leave a connection to the timetable's jobs", async () => {
  await using world = await openWorld();
  const { sql, pools: { jobs } } = world.services;
  const people = await Promise.all(["Steve_01", "Alex_02", "Kim_03"].map((n) => signUp(world, n)));
  const reading = await sql.begin(async (tx) => {
    await tx`lock table vote in access exclusive mode`;
    const exports = people.map(({ viewer }) =>
      Array.fromAsync(writeAccountData(jobs, viewer.accountId, world.clock.now))
    );
    await untilBlocked(sql, { of: "voteboard-jobs" });
    let isAnswered = false;
    void Promise.all([jobs`select`, jobs`select`]).then(() => isAnswered = true);
    await eventually("a job is done", () => Promise.resolve(isAnswered));
    return { exports };
  });
  for (const pieces of await Promise.all(reading.exports)) JSON.parse(pieces.join(""));
});
