import assert from "node:assert/strict";
import { addServer } from "../../src/site/servers/add_server.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { openWorld } from "../support/world.ts";

const LISTING = { owner: "Steve_01", name: "Caves", game: "minecraft", port: 25565 };

/** Hosts that lead into the network of the connecting machine. */
const INNER = [
  ..."127.0.0.1 127.1 2130706433 0x7f.1 0177.0.0.1 0.0.0.0 0 10.1.2.3 172.16.0.1 192.168.1.1 100.64.0.1"
    .split(" "),
  ..."169.254.169.254 224.0.0.1 240.0.0.1 255.255.255.255 168.63.129.16 192.0.2.1".split(" "),
  ..."::1 :: ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 64:ff9b::7f00:1 fe80::1 fc00::1 ff02::1"
    .split(" "),
  ..."2002:7f00:1:: 2001:db8::1 localhost localhost. LOCALHOST play.localhost minecraft nas.local"
    .split(" "),
  ..."router.lan db.internal metadata.google.internal x.home.arpa".split(" "),
];

Deno.test("a listing is refused at an address that the internet can't reach, however it is written", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await world.account("Steve_01");
  const strict = { ...world.context, allowPrivate: false };
  for (const host of INNER) {
    const added = addServer(strict, { ...LISTING, host }, world.act);
    const message = "Type the server's public address. Only your own network reaches this one.";
    await assert.rejects(added, { code: "server_host_invalid", message });
  }
  for (const host of ["1.2.3.256", "0x100000000", ":::", "play.example.1"]) {
    const added = addServer(strict, { ...LISTING, host }, world.act);
    const message = "Type only the address, such as play.example.com.";
    await assert.rejects(added, { message });
  }
  assert.equal((await sql`select from server`).length, 0);
});

Deno.test("a public address is stored in the one way of writing it", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await world.account("Steve_01");
  const strict = { ...world.context, allowPrivate: false };
  const written = {
    "9.9.9.9": "9.9.9.9",
    "0x09.9.9.9": "9.9.9.9",
    "151587081": "9.9.9.9",
    "2620:FE:0:0::FE": "2620:fe::fe",
    "Play.Example.com.": "play.example.com",
    "Höhle.example.com": "xn--hhle-5qa.example.com",
    "ＰＬＡＹ。example.com": "play.example.com",
    "my_server.example.com": "my_server.example.com",
  };
  for (const [host, stored] of Object.entries(written)) {
    const { id } = await addServer(strict, { ...LISTING, host }, world.act);
    const [row] = await sql<{ host: string }[]>`select host from server where id = ${id}`;
    assert.equal(row?.host, stored);
  }
});

Deno.test("a listing that already has a private address keeps it until its owner gives another", async () => {
  await using world = await openWorld();
  await world.account("Steve_01");
  const { slug } = await addServer(
    world.context,
    { ...LISTING, host: "10.0.0.1" },
    world.act,
  );
  const strict = { ...world.context, allowPrivate: false };
  const edit = { ...LISTING, host: "10.0.0.1", description: "New words" };
  assert.equal((await editServer(strict, slug, { edit, ...world.act })).slug, slug);
  await world.services.sql`update server set host = '2620:fe:0::fe'`;
  const spelled = { ...edit, host: "2620:fe:0::fe" };
  const { waiting } = await editServer(strict, slug, { edit: spelled, ...world.act });
  assert.deepEqual(waiting, []);
  const [kept] = await world.services.sql`select host from server`;
  assert.equal(kept?.["host"], "2620:fe:0::fe");
  const moved = editServer(strict, slug, { edit: { ...edit, host: "10.0.0.2" }, ...world.act });
  await assert.rejects(moved, { code: "server_host_invalid" });
});
