import assert from "node:assert/strict";
import { proxiedWorld } from "../../support/database/broken_network.ts";
import { issueByForm, keysOf, openOwner, PANEL } from "../../support/people/owner.ts";
import { eventually } from "../../support/processes/processes.ts";
import type { Visit, Visitor } from "../../support/people/visitor.ts";

/** A form, sent twice with the same fields, of which the network loses the first answer of the database. */
interface Lost {
  path: string;
  fields?: Record<string, string>;
  /** The answer to the second one. */
  again: number;
}

Deno.test("a form that acts once does so even if the database's answer was lost and it is sent again", async () => {
  await using site = await proxiedWorld({ timeoutFactor: 2 });
  const { world, proxy } = site;
  const steve = await openOwner(world);
  const { path: key } = await issueByForm(steve, { name: "lobby" });
  const listing = { game: "minecraft", host: "play.example.com", port: "", description: "" };

  async function sendTwice({ path, fields = {}, again }: Lost): Promise<void> {
    const sent = { ...fields, form_id: crypto.randomUUID() };
    // Only a connection's first commit is sent as that word, which the trap waits for.
    proxy.hangUp();
    await opened(steve);
    const lost = proxy.loseAt("commit", "answers");
    const first = await steve.submit(path, sent);
    await lost;
    assert.equal(first.status, 503, path);
    assert.match(first.html, /may or may not have been saved/, path);
    const second = await answered(() => steve.submit(path, sent));
    assert.equal(second.status, again, path);
  }

  await sendTwice({
    path: `${PANEL}/keys`,
    fields: { name: "hub", webhook_url: "", read: "on" },
    again: 409,
  });
  await sendTwice({ path: `${key}/rolls`, fields: { overlap: "1" }, again: 409 });
  await sendTwice({ path: "/my/servers/caves/rewards/keys", again: 409 });
  await sendTwice({ path: "/my/servers", fields: { ...listing, name: "Cavern" }, again: 303 });
  const names = (await keysOf(world)).map(({ name }) => name).sort();
  assert.deepEqual(names, ["Reward plugin", "hub", "lobby"]);
  const [made] = await world.services.sql`
    select (select count(*) from server)::int as servers,
      (select count(*) from audit_entry where action = 'key_rolled')::int as rolls`;
  assert.deepEqual(made, { servers: 2, rolls: 1 });
});

async function opened(visitor: Visitor): Promise<void> {
  await eventually("the page opens", async () => (await visitor.get("/account")).status === 200);
}

/** Sends a form until the site works again. */
async function answered(send: () => Promise<Visit>): Promise<Visit> {
  let answer: Visit | undefined;
  await eventually("the form is answered", async () => {
    answer = await send();
    return answer.status !== 503;
  });
  return answer ?? assert.fail();
}
