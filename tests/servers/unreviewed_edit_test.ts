import assert from "node:assert/strict";
import { type Act, actorOf } from "../../src/core/rights/actor.ts";
import { decideChange } from "../../src/site/servers/review/decide_change.ts";
import { decideStatus, resubmitServer } from "../../src/site/servers/review/decide_status.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { listQueue } from "../../src/desk/queue/moderation_queue.ts";
import { acceptEdits } from "../../src/desk/queue/unseen_edits.ts";
import { requireOwnDetails } from "../../src/site/servers/server_details.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { saveFacts } from "../../src/site/servers/editing/save_facts.ts";
import { unlistServer } from "../../src/site/servers/review/unlist_server.ts";
import { compareTexts } from "../../src/site/servers/review/listing_version.ts";
import { openWorld, type World } from "../support/world.ts";

const LISTING = { name: "Caves", game: "minecraft", host: "mc.example.com", port: 25565 };

/** Steve with a pending server, and two moderators. */
async function openDesk() {
  const world = await openWorld();
  const { sql } = world.services;
  const actOf = async (username: string, isModerator: boolean): Promise<Act> => {
    const { id: accountId } = await world.account(username);
    await sql`update account set is_moderator = ${isModerator} where id = ${accountId}`;
    const seen = { sessionId: "", emailVerified: true, provedAt: world.clock.now };
    const viewer = { accountId, username, isModerator, ...seen };
    return { by: actorOf(viewer), now: world.clock.now };
  };
  const steve = await actOf("Steve_01", false);
  const mara = await actOf("Mara", true);
  const jonas = await actOf("Jonas", true);
  const { id, slug } = await addServer(world.context, { owner: "Steve_01", ...LISTING }, steve);
  return { world, id, slug, steve, mara, jonas };
}

function later({ clock }: World, act: Act): Act {
  clock.now = new Date(clock.now.getTime() + 1000);
  return { ...act, now: clock.now };
}

Deno.test("what an owner changes after an approval is compared with what was approved", async () => {
  const { world, id, slug, steve, mara } = await openDesk();
  await using _ = world;
  const { context, services: { sql } } = world;
  const edit = { ...LISTING, description: "Dig." };
  await editServer(context, slug, { edit, ...steve });
  assert.equal((await compareTexts(sql, [id])).get(id)?.was, null, "nobody has looked yet");
  await decideStatus(context, slug, { decision: "approve", ...mara });
  await saveFacts(context, slug, { facts: { tagline: "Deep", tags: ["pvp"] }, ...steve });
  await editServer(context, slug, {
    edit: { ...edit, description: "Buy." },
    ...later(world, steve),
  });
  const compared = (await compareTexts(sql, [id])).get(id);
  assert.deepEqual([compared?.was?.tagline, compared?.now.tagline], ["", "Deep"]);
  assert.deepEqual([compared?.was?.tags, compared?.now.tags], [[], ["PvP"]]);
  assert.deepEqual([compared?.was?.description, compared?.now.description], ["Dig.", "Buy."]);
  const [edited] = await listQueue(sql, { by: mara.by, status: "edited", page: 1 });
  assert.equal(edited?.slug, slug);
  const seenAt = compared?.editedAt ?? new Date(0);
  await saveFacts(context, slug, { facts: { tagline: "Cheap" }, ...later(world, steve) });
  await assert.rejects(acceptEdits(context, slug, { seenAt, ...mara }), { code: "change_gone" });
  const { editedAt } = (await compareTexts(sql, [id])).get(id) ?? {};
  await acceptEdits(context, slug, { seenAt: editedAt ?? seenAt, ...mara });
  assert.equal((await compareTexts(sql, [id])).get(id)?.was, null);
});

Deno.test("an edit after a rejection is compared with what was rejected", async () => {
  const { world, id, slug, steve, mara } = await openDesk();
  await using _ = world;
  const { context, services: { sql } } = world;
  await decideStatus(context, slug, { decision: "reject", reason: "An advert", ...mara });
  await saveFacts(context, slug, { facts: { tagline: "Deep" }, ...later(world, steve) });
  await resubmitServer(context, slug, later(world, steve));
  assert.equal((await compareTexts(sql, [id])).get(id)?.was?.tagline, "");
  await decideStatus(context, slug, { decision: "approve", ...later(world, mara) });
  assert.equal((await compareTexts(sql, [id])).get(id)?.was, null);
});

Deno.test("an approved change of the name doesn't count as an unseen edit", async () => {
  const { world, id, slug, steve, mara } = await openDesk();
  await using _ = world;
  const { context, services: { sql } } = world;
  await decideStatus(context, slug, { decision: "approve", ...mara });
  const edit = { ...LISTING, name: "Deep Caves", description: "Dig." };
  await editServer(context, slug, { edit, ...later(world, steve) });
  await decideChange(context, slug, { decision: "approve", ...later(world, mara) });
  const { was, now } = (await compareTexts(sql, [id])).get(id) ?? {};
  assert.deepEqual([was?.name, now?.name], ["Deep Caves", "Deep Caves"]);
  assert.deepEqual([was?.description, now?.description], ["", "Dig."]);
});

Deno.test("a decision about a status that has been changed since is refused", async () => {
  const { world, slug, steve, mara, jonas } = await openDesk();
  await using _ = world;
  const { context, services: { sql } } = world;
  const { statusAt, updatedAt: seenAt } = await requireOwnDetails(sql, slug, steve);
  const seen = { seenAt, statusSeen: { at: statusAt } };
  const reject = { decision: "reject", reason: "An advert" } as const;
  await decideStatus(context, slug, { ...reject, ...seen, ...later(world, mara) });
  await resubmitServer(context, slug, later(world, steve));
  for (const decision of [reject, { decision: "approve" } as const]) {
    await assert.rejects(
      decideStatus(context, slug, { ...decision, ...seen, ...later(world, jonas) }),
      { code: "server_transition", message: /was changed or decided since you opened it/ },
    );
  }
  const now = await requireOwnDetails(sql, slug, steve);
  await saveFacts(context, slug, { facts: { tagline: "Cheap" }, ...later(world, steve) });
  await decideStatus(context, slug, {
    ...reject,
    seenAt: now.updatedAt,
    statusSeen: { at: now.statusAt },
    ...later(world, jonas),
  });
});

Deno.test("an owner who takes a listing off the list stops no suspension", async () => {
  const { world, slug, steve, mara, jonas } = await openDesk();
  await using _ = world;
  const { context, services: { sql } } = world;
  await decideStatus(context, slug, { decision: "approve", ...mara });
  const { statusAt } = await requireOwnDetails(sql, slug, steve);
  await unlistServer(context, slug, later(world, steve));
  const suspend = {
    decision: "suspend",
    reason: "Bought votes",
    statusSeen: { at: statusAt },
  } as const;
  const { unlistedAt } = await decideStatus(context, slug, { ...suspend, ...later(world, mara) });
  assert.equal(unlistedAt, null);
  await assert.rejects(decideStatus(context, slug, { ...suspend, ...later(world, jonas) }), {
    code: "server_transition",
  });
});

Deno.test("a moderator doesn't decide about a server they own or manage, unless there is no other", async () => {
  const { world, steve, mara } = await openDesk();
  await using _ = world;
  const { context, services: { sql } } = world;
  const own = { owner: "Mara", ...LISTING, name: "Mine" };
  const { slug } = await addServer(context, own, mara);
  const approve = { decision: "approve", ...mara } as const;
  await assert.rejects(decideStatus(context, slug, approve), {
    code: "server_own",
    message: 'You work on "mine", so leave it to another moderator.',
  });
  await addServer(context, { owner: "Steve_01", ...LISTING, port: 25566, name: "Managed" }, steve);
  await sql`
    insert into server_member (server_id, account_id, role, joined_at)
    select s.id, a.id, 'manager', now() from server s, account a where s.slug = 'managed' and a.username = 'Mara'`;
  await assert.rejects(decideStatus(context, "managed", approve), { code: "server_own" });
  await sql`update account set disabled_at = now() where username = 'Jonas'`;
  assert.equal((await decideStatus(context, slug, approve)).status, "approved");
});
