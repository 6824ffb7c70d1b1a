import assert from "node:assert/strict";
import { putPicture } from "../../src/site/pictures/put_picture.ts";
import type { RewritePicture } from "../../src/site/pictures/rewrite.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { findDetails } from "../../src/site/servers/server_details.ts";
import { findAudit } from "../../src/site/trail/find_audit.ts";
import { openWorld, type World } from "../support/world.ts";

const LISTING = { game: "minecraft", host: "play.example.com", port: 25565, description: "" };

Deno.test("a picture goes to its server, whatever the server's address is by then", async () => {
  await using world = await openWorld();
  const own = await list(world, "Steve_01", "Caves");
  const rewritePicture: RewritePicture = async () => {
    // Its owner renames it in another tab, and a stranger's gets its address.
    const edit = { ...LISTING, name: "Depths" };
    await editServer(world.context, "caves", { edit, ...world.act });
    await list(world, "Alex", "Caves");
    const bytes = new Uint8Array([1]);
    return { hash: "a".repeat(64), small: bytes, large: bytes };
  };
  const upload = { kind: "logo", upload: new Uint8Array(), ...own.act } as const;
  await putPicture({ ...world.context, rewritePicture }, "caves", upload);
  const { sql } = world.services;
  assert.equal((await findDetails(sql, "caves"))?.logo, null, "not the stranger's");
  assert.equal((await findDetails(sql, "depths"))?.logo, "a".repeat(64));
  const [entry] = await findAudit(sql, own.id, { limit: 1 });
  assert.deepEqual([entry?.action, entry?.subject], ["picture_added", "depths"]);
});

/** A server that waits, with its owner's act. */
async function list(world: World, owner: string, name: string) {
  const { id } = await world.account(owner);
  const act = { ...world.act, by: { kind: "account", id, isModerator: false } } as const;
  return { ...await addServer(world.context, { owner, name, ...LISTING }, act), act };
}
