import assert from "node:assert/strict";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { pngOf } from "../../support/pages/pictures.ts";
import { eventually } from "../../support/processes/processes.ts";
import { FROM_HERE, openPerson, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

/** Two more than can be read and wait. */
const ATTACKERS = 20;

/** Makes an account with a listing of its name, and returns its browser. */
async function openLister(
  world: World,
  name: string,
  { address, isListed = false }: { address: string; isListed?: boolean },
): Promise<Visitor> {
  const visitor = await openPerson(world, name, { address });
  const listing = { name, game: "minecraft", host: "mc.example.com", port: 25565 };
  const { slug } = await addServer(world.context, { owner: name, ...listing }, world.act);
  const approval = { decision: "approve", ...world.act } as const;
  if (isListed) await decideStatus(world.context, slug, approval);
  return visitor;
}

function upload(visitor: Visitor, name: string) {
  const form = new FormData();
  form.set("logo", new File([pngOf(64, 64)], "logo.png"));
  return visitor.submit(`/my/servers/${name.toLowerCase()}/pictures`, form);
}

/** Sends uploads of one network's accounts that never go on; `next` ends the one that was read first. */
async function fillLine(world: World) {
  const held: (() => void)[] = [];
  let refused = 0;
  const names = Array.from({ length: ATTACKERS }, (_, nth) => `Bot_${nth}`);
  const sent = await Promise.all(names.map(async (name, nth) => {
    const address = `198.51.100.${nth}`;
    const { cookies } = await openLister(world, name, { address });
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    const headers = { ...FROM_HERE, cookie, "content-type": "multipart/form-data; boundary=x" };
    const body = new ReadableStream({
      pull: (stream) =>
        new Promise<void>((resolve) =>
          held.push(() => (stream.error(new Error("The sender is gone")), resolve()))
        ),
    }, { highWaterMark: 0 });
    const path = `http://localhost/my/servers/${name.toLowerCase().replace("_", "-")}/pictures`;
    return { request: new Request(path, { method: "POST", body, headers }), address };
  }));
  const answers = sent.map(async ({ request, address }) => {
    const { status } = await world.app.fetch(request, { remoteAddress: address });
    if (status === 503) refused++;
  });
  async function next(): Promise<void> {
    await eventually("another is read", () => Promise.resolve(held.length > 0));
    held.shift()?.();
  }
  async function end(): Promise<void> {
    let isOver = false;
    const all = Promise.all(answers).then(() => isOver = true);
    await eventually("all are over", () => {
      held.splice(0).forEach((letGo) => letGo());
      return Promise.resolve(isOver);
    });
    await all;
  }
  /** Waits until that many were refused. */
  const sentAway = (most: number) =>
    eventually(`${most} are sent away`, () => Promise.resolve(refused >= most));
  return { next, end, sentAway };
}

Deno.test("no network's accounts keep a stranger's upload from getting through", async () => {
  await using world = await openWorld();
  const listed = await openLister(world, "Listed", { address: "203.0.113.1", isListed: true });
  const newcomer = await openLister(world, "Newcomer", { address: "192.0.2.7" });
  const attack = await fillLine(world);
  await attack.sentAway(2);
  const first = await upload(listed, "Listed");
  assert.equal(first.location, "/my/servers/listed/edit?notice=picture_saved");
  const second = upload(newcomer, "Newcomer");
  await attack.sentAway(3); // one of theirs gives way
  // Networks take turns: one of theirs is next, and then the stranger's.
  await attack.next();
  await attack.next();
  assert.equal((await second).location, "/my/servers/newcomer/edit?notice=picture_saved");
  await attack.end();
});
