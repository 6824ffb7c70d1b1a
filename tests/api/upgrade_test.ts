/** Requests that the runtime refuses before the service sees them, as docs/errors.md tells clients. */
import assert from "node:assert/strict";
import { openLiveSites } from "../support/api/live_site.ts";
import { openWorld } from "../support/world.ts";

Deno.test("an upgrade is refused without a body only if the request announces a length", async () => {
  await using world = await openWorld();
  await using site = await (await openLiveSites(world)).open();
  const upgrade = "Connection: Upgrade\r\nUpgrade: h2c";
  const asked: [headers: string, status: number][] = [
    [`${upgrade}\r\nContent-Length: 0`, 400], // Java's HttpClient over plain http
    [upgrade.replace("h2c", "websocket") + "\r\nContent-Length: 0", 400],
    [upgrade, 200],
    ["Content-Length: 0", 200],
    ["Upgrade: h2c\r\nContent-Length: 0", 200],
  ];
  for (const [headers, status] of asked) {
    const { line, body } = await send(site.env, headers);
    assert.equal(line, `HTTP/1.1 ${status} ${status === 200 ? "OK" : "Bad Request"}`, headers);
    assert.equal(body === "", status === 400, headers);
  }
});

async function send(
  { SITE = "", KEY }: Readonly<Record<string, string>>,
  headers: string,
): Promise<{ line: string | undefined; body: string | undefined }> {
  const { hostname, port, host } = new URL(SITE);
  using connection = await Deno.connect({ hostname, port: Number(port) });
  const head = ["GET /api/v1/server HTTP/1.1", `Host: ${host}`, `Authorization: Bearer ${KEY}`];
  const request = [...head, headers, "", ""].join("\r\n");
  await connection.write(new TextEncoder().encode(request));
  const buffer = new Uint8Array(4_096);
  const length = await connection.read(buffer) ?? 0;
  const [answer = "", body] = new TextDecoder().decode(buffer.subarray(0, length)).split(
    "\r\n\r\n",
  );
  return { line: answer.split("\r\n")[0], body };
}
