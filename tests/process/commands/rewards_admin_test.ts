import assert from "node:assert/strict";
import { z } from "zod";
import { connectVotifier } from "../../../src/reach/keys/votifier.ts";
import { addTestVote } from "../../../src/reach/rewards/test_vote.ts";
import { commandLine } from "../../support/processes/service.ts";
import { openWorld, SECRET_KEY } from "../../support/world.ts";

async function openCommands() {
  const world = await openWorld({ now: new Date() });
  const server = await world.server();
  await world.account("Steve_01");
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  return { world, server, admin };
}

Deno.test("the way of rewards is chosen from the command line", async () => {
  const { world, server, admin } = await openCommands();
  await using _ = world;
  const early = await admin.run(`rewards by ${server.slug} push`);
  assert.equal(early.code, 1);
  assert.match(early.stderr, /Connect a Votifier first/);
  const votifier = { host: "play.example.com", port: 8192, secret: "k3jsf9v8m2q0" };
  await connectVotifier(world.context, server.slug, { ...votifier, ...world.act });
  for (const path of ["inbox", "push", "none"]) {
    assert.deepEqual(await admin.json(`rewards by ${server.slug} ${path}`), { rewards_by: path });
    const [row] = await world.services.sql`select rewards_by from server where id = ${server.id}`;
    assert.equal(row?.["rewardsBy"], path);
  }
  const { code, stderr } = await admin.run(`rewards by ${server.slug} both`);
  assert.equal(code, 2);
  assert.match(stderr, /rewards by SLUG none\|push\|inbox/);
});

Deno.test("a test vote that waits is in the command line's list", async () => {
  const { world, server, admin } = await openCommands();
  await using _ = world;
  const asked = { serverId: server.id, testId: crypto.randomUUID(), player: "steve_01" };
  const voteId = await addTestVote(world.services, asked, world.clock.now);
  const { rewards } = await admin.json(`reward list ${server.slug}`);
  const [reward] = z.array(z.record(z.string(), z.unknown())).parse(rewards);
  assert.deepEqual(
    [reward?.["vote_id"], reward?.["username"], reward?.["state"], reward?.["is_test"]],
    [voteId, "Steve_01", "waiting", true],
  );
});

Deno.test("a test goes to a connection by its id", async () => {
  const { world, server, admin } = await openCommands();
  await using _ = world;
  const { id } = await world.key(server, "http://127.0.0.1:9999/hook");
  assert.equal((await admin.json(`rewards test ${id}`))["state"], "pending");
});

Deno.test("a script that connects Votifier again adds no second receiver unless told", async () => {
  const { world, server, admin } = await openCommands();
  await using _ = world;
  const connect = (port: number, flags = "") =>
    admin.run(
      `rewards connect ${server.slug} --votifier play.example.com:${port} --secret-stdin ${flags}`
        .trim(),
      { input: "k3jsf9v8m2q0" },
    );
  const receivers = async () =>
    (await world.services.sql<{ url: string }[]>`
      select url from endpoint where server_id = ${server.id} order by url`).map(({ url }) => url);
  for (const port of [8192, 8193]) assert.equal((await connect(port)).code, 0);
  assert.deepEqual(await receivers(), ["votifier://play.example.com:8193"]);
  assert.equal((await connect(8194, "--another --name survival")).code, 0);
  const { code, stderr } = await connect(8195);
  assert.deepEqual([code, /--key.*--another/.test(stderr)], [2, true], stderr);
  const [, last = ""] = await receivers();
  const [key] = await world.services.sql<{ keyId: string }[]>`
    select key_id from endpoint where url = ${last}`;
  assert.equal((await connect(8196, `--key ${key?.keyId}`)).code, 0);
  assert.deepEqual(await receivers(), [
    "votifier://play.example.com:8193",
    "votifier://play.example.com:8196",
  ]);
});
