import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { mailedToken } from "../../support/people/mailed_links.ts";
import {
  FROM_HERE,
  openPerson,
  openVisitor,
  PASSWORD,
  type Visit,
  type Visitor,
} from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const OWN = "/my/servers/caves";
const NEW_PASSWORD = "another horse battery";

/** An owner of a listing, a person who is offered a role, and an administrator. */
async function openStage() {
  const world = await openWorld({ botCheck: LENIENT });
  const steve = await openPerson(world, "Steve_01");
  const kim = await openPerson(world, "Kim");
  const ada = await openPerson(world, "Ada", { isModerator: true, isAdministrator: true });
  const caves = { game: "minecraft", name: "Caves", host: "play.example.com", port: "" };
  const form_id = crypto.randomUUID();
  await steve.submit("/my/servers", { ...caves, form_id, description: "" });
  await world.services.sql`update account set email_verified = true`;
  await world.services.sql`update server set status = 'approved'`;
  return { world, steve, kim, ada, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

/**
 * Sends a form with the cookies that the browser has, and again with the same ones, as if the first response was lost.
 */
async function sendTwice(visitor: Visitor, path: string, fields: Record<string, string> = {}) {
  const cookies = [...visitor.cookies];
  const first = await visitor.submit(path, fields);
  visitor.cookies.clear();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return [first, await visitor.submit(path, fields)] as const;
}

async function offerTo(kim: Visitor, steve: Visitor): Promise<string> {
  await steve.submit(`${OWN}/people`, { username: "Kim", role: "manager" });
  const { html } = await kim.get("/my/servers");
  return /\/my\/offers\/[0-9a-f-]{36}/.exec(html)?.[0] ?? assert.fail("no offer");
}

/** Forms of which a second one fails, because the first did what it asks for. */
const FORMS: Record<
  string,
  (stage: Awaited<ReturnType<typeof openStage>>) => Promise<
    [Visitor, string, Record<string, string>?]
  >
> = {
  "another name in games": ({ steve }) =>
    Promise.resolve([steve, "/account/game-names", { username: "Steve_Game" }]),
  "another password": ({ steve }) =>
    Promise.resolve([steve, "/account/password", {
      password: PASSWORD,
      new_password: NEW_PASSWORD,
    }]),
  "the end of the account": ({ kim }) =>
    Promise.resolve([kim, "/account/deletion", { password: PASSWORD, name: "Kim" }]),
  "an offer": ({ steve }) =>
    Promise.resolve([steve, `${OWN}/people`, { username: "Kim", role: "manager" }]),
  "an offer's acceptance": async (
    { steve, kim },
  ) => [kim, `${await offerTo(kim, steve)}/acceptance`],
  "an offer's refusal": async ({ steve, kim }) => [kim, `${await offerTo(kim, steve)}/refusal`],
  "taking a listing away": ({ steve }) => Promise.resolve([steve, `${OWN}/unlisting`]),
  "a tag": ({ ada }) => Promise.resolve([ada, "/moderation/tags", { tag: "Fun", tagSlug: "fun" }]),
  "a moderator's suspension": ({ ada }) =>
    Promise.resolve([ada, "/moderation/servers/caves/decisions", {
      act: "suspend",
      decision: "suspend",
      reason: "It asks for passwords",
    }]),
  "a new password by email": async ({ world, steve }) => {
    await steve.submit("/reset-password", { email: "steve_01@example.com" });
    const token = await until(() => mailedToken(world, "steve_01@example.com", "/reset-password/"));
    return [openVisitor(world), `/reset-password/${token}`, { password: NEW_PASSWORD }];
  },
  "showing again who one is": async ({ world, steve }) => {
    const before = new Date(world.clock.now.getTime() - 3_600_000);
    await world.services.sql`update session set proved_at = ${before}`;
    return [steve, "/account/proof", { proof_password: PASSWORD, next: "/account" }];
  },
};

/** Waits for what is done in the background, for a second. */
async function until(read: () => string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      return read();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  return read();
}

for (const [what, open] of Object.entries(FORMS)) {
  Deno.test(`${what}: a form that arrives again leads to the outcome of the first`, async () => {
    await using stage = await openStage();
    const [visitor, path, fields] = await open(stage);
    const [first, again] = await sendTwice(visitor, path, fields);
    assert.equal(first.status, 303, first.html);
    assert.deepEqual([again.status, again.location], [303, first.location]);
    assert.deepEqual(sessionOf(again), sessionOf(first), "the browser stays signed in");
  });
}

function sessionOf({ headers }: Visit): string[] {
  return headers.getSetCookie().filter((cookie) => cookie.startsWith("voteboard_session="));
}

Deno.test("three sign-ups with the same form at once lead to one account", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const form = { username: "Steve_01", email: "s@example.com", password: PASSWORD, proof: "one" };
  const all = await Promise.all([1, 2, 3].map(() => openVisitor(world).submit("/sign-up", form)));
  assert.deepEqual(all.map(({ status }) => status), [303, 303, 303]);
  for (const { headers } of all) {
    assert.match(headers.get("set-cookie") ?? "", /voteboard_session=\w/);
  }
  assert.equal((await world.services.sql`select from account`).length, 1);
});

Deno.test("a repeated form hears of its failure once its outcome was seen, is old, or may have changed", async () => {
  const between: Record<string, (stage: Awaited<ReturnType<typeof openStage>>) => unknown> = {
    "its person opened a page": ({ steve }) => steve.get("/account"),
    "another person changed something": ({ ada }) =>
      ada.submit("/moderation/tags", { tag: "Fun", tagSlug: "fun" }),
    "a minute passed": ({ world }) => {
      world.pass(60_000);
    },
  };
  for (const [what, change] of Object.entries(between)) {
    await using stage = await openStage();
    const { steve } = stage;
    assert.equal((await steve.submit(`${OWN}/unlisting`)).status, 303);
    await change(stage);
    assert.equal((await steve.submit(`${OWN}/unlisting`)).status, 409, what);
  }
});

Deno.test("a form's outcome is given to no other browser or form", async () => {
  await using stage = await openStage();
  const { world, steve } = stage;
  const name = { username: "Steve_Game" };
  assert.equal((await steve.submit("/account/game-names", name)).status, 303);
  const elsewhere = openVisitor(world, { address: "198.51.100.1" });
  for (const [key, value] of steve.cookies) elsewhere.cookies.set(key, value);
  assert.equal((await elsewhere.submit("/account/game-names", name)).status, 422);
  const agent = { ...FROM_HERE, "user-agent": "Another/1.0" };
  assert.equal((await steve.submit("/account/game-names", name, agent)).status, 422);
  assert.equal((await steve.submit("/account/game-names", { ...name, next: "/" })).status, 422);
});

Deno.test("a lost right is never hidden by an earlier outcome", async () => {
  await using stage = await openStage();
  const { world, steve, kim } = stage;
  await kim.submit(`${await offerTo(kim, steve)}/acceptance`);
  const path = `${OWN}/rewards`;
  assert.equal((await kim.submit(path, { rewardsBy: "inbox" })).status, 303);
  await world.services.sql`delete from server_member`;
  assert.equal((await kim.submit(path, { rewardsBy: "inbox" })).status, 404);
});
