import assert from "node:assert/strict";
import { FROM_HERE } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const TYPES = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"];

/** Sends eight megabytes as a form, and returns how many were read, and the answer. */
async function sendLong({ app }: World, path: string, type: string) {
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      bytes += 65_536;
      if (bytes > 8_000_000) controller.close();
      else controller.enqueue(new Uint8Array(65_536).fill(97));
    },
  }, { highWaterMark: 0 });
  const headers = { ...FROM_HERE, "content-type": type, accept: "text/html" };
  const request = new Request(`http://localhost${path}`, { method: "POST", body, headers });
  const { status } = await app.fetch(request, { remoteAddress: "192.0.2.1" });
  return { status, bytes };
}

Deno.test("nothing of a picture is read before a sign-in", async () => {
  await using world = await openWorld();
  const { slug } = await world.server();
  for (const type of TYPES) {
    const { status, bytes } = await sendLong(world, `/my/servers/${slug}/pictures`, type);
    assert.equal(status, 401);
    assert.ok(bytes <= 65_536, `${bytes} bytes were read`);
  }
});
