import assert from "node:assert/strict";
import { openOwner } from "../../support/people/owner.ts";
import { pngOf } from "../../support/pages/pictures.ts";
import { eventually } from "../../support/processes/processes.ts";
import { FROM_HERE, openPerson, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const EDIT = { path: "/my/servers/caves/edit", body: "name=Caves" };
const UPLOAD = "/my/servers/caves/pictures";
const QUEUE = {
  path: "/moderation/servers/caves/decisions",
  body: "decision=suspend&reason=None+of+it",
};

/** Acts that end the access of Alex. */
const ENDINGS = {
  role: "delete from server_member",
  session:
    "delete from session where account_id = (select id from account where username = 'Alex')",
  account: "update account set disabled_at = now(), disabled_reason = 'x' where username = 'Alex'",
  moderator: "update account set is_moderator = false where username = 'Alex'",
} as const;

for (const ending of ["role", "session", "account"] as const) {
  Deno.test(`a form that is half sent when its sender's ${ending} ends changes nothing`, async () => {
    await using world = await openWorld();
    const alex = await openManager(world);
    const form = holdForm(world, alex, { path: EDIT.path, type: FORM, body: encode(EDIT.body) });
    const picture = holdForm(world, alex, { path: UPLOAD, ...await pictureForm() });
    await Promise.all([form.isRead, picture.isRead]);
    await world.services.sql.unsafe(ENDINGS[ending]);
    for (const { finish } of [form, picture]) {
      const { status } = await finish();
      assert.ok(status >= 400 && status < 500 && status !== 422, `${status}`);
    }
    const [kept] = await world.services.sql`select logo from server where slug = 'caves'`;
    assert.equal(kept?.["logo"], null);
  });
}

Deno.test("a moderator's form that is half sent when the role ends changes nothing", async () => {
  await using world = await openWorld();
  await openOwner(world);
  const alex = await openPerson(world, "Alex", { isModerator: true });
  const form = holdForm(world, alex, { path: QUEUE.path, type: FORM, body: encode(QUEUE.body) });
  await form.isRead;
  await world.services.sql.unsafe(ENDINGS.moderator);
  assert.equal((await form.finish()).status, 403);
  const [server] = await world.services.sql`select status from server where slug = 'caves'`;
  assert.equal(server?.["status"], "approved");
});

const FORM = "application/x-www-form-urlencoded";

const encode = (text: string) => new TextEncoder().encode(text);

/** Steve's Caves, and Alex, who manages it. */
async function openManager(world: World): Promise<Visitor> {
  await openOwner(world);
  const alex = await openPerson(world, "Alex");
  await world.services.sql`
    insert into server_member (server_id, account_id, role, joined_at)
    select s.id, a.id, 'manager', now() from server s, account a
    where s.slug = 'caves' and a.username = 'Alex'`;
  return alex;
}

async function pictureForm(): Promise<{ type: string; body: Uint8Array<ArrayBuffer> }> {
  const fields = new FormData();
  fields.set("logo", new File([pngOf(300, 300)], "logo.png", { type: "image/png" }));
  const whole = new Response(fields);
  return { type: whole.headers.get("content-type") ?? "", body: await whole.bytes() };
}

/** Sends half of a form. `isRead` resolves once the site reads it, so that its guards before the body have passed. */
function holdForm(
  world: World,
  { cookies }: Visitor,
  { path, type, body }: { path: string; type: string; body: Uint8Array<ArrayBuffer> },
) {
  let pulled: number = 0;
  let held: ReadableStreamDefaultController | undefined = undefined;
  const half = body.length >> 1;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      pulled += 1;
      if (pulled === 1) controller.enqueue(body.subarray(0, half));
      else held = controller;
    },
  }, { highWaterMark: 0 });
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { ...FROM_HERE, cookie, "content-type": type, accept: "text/html" };
  const request = new Request(`http://localhost${path}`, { method: "POST", headers, body: stream });
  const answer = Promise.resolve(world.app.fetch(request, { remoteAddress: "192.0.2.1" }));
  return {
    isRead: eventually("the form is read", () => held !== undefined ? true : undefined),
    finish(): Promise<Response> {
      held?.enqueue(body.subarray(half));
      held?.close();
      return answer;
    },
  };
}
