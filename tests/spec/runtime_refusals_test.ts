/** The contract's prose on malformed requests, held against the runtime's own HTTP server. */
import assert from "node:assert/strict";
import { openWorld } from "../support/world.ts";
import { serve } from "../support/network/loopback.ts";

/** Sends raw bytes over one connection and returns the whole answer as text. */
async function exchange(port: number, request: string): Promise<string> {
  using connection = await Deno.connect({ hostname: "127.0.0.1", port });
  const writer = connection.writable.getWriter();
  // The server may refuse before it has read all.
  writer.write(new TextEncoder().encode(request)).catch(() => {});
  const decoder = new TextDecoder();
  let answer = "";
  try {
    for await (const chunk of connection.readable) answer += decoder.decode(chunk);
  } catch (error) {
    if (!(error instanceof Deno.errors.ConnectionReset)) throw error;
  }
  return answer;
}

function requestOf(path: string, headers = ""): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
}

Deno.test("what the runtime itself refuses is an empty 400", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  await using server = serve((request) => world.app.fetch(request));
  const { port } = server;
  const check = "/api/v1/vote-check?username=";
  const authorization = `Authorization: Bearer ${secret}\r\n`;
  const refused = {
    "a URL over 64 KB": requestOf(check + "a".repeat(65_536), authorization),
    "a raw NUL": requestOf(`${check}a\0b`, authorization),
    "100 KB of headers": requestOf(
      `${check}a`,
      `X-Long: ${"a".repeat(100_000)}\r\n${authorization}`,
    ),
  };
  for (const [what, request] of Object.entries(refused)) {
    const answer = await exchange(port, request);
    assert.match(answer, /^HTTP\/1\.1 400 [^]*\r\n\r\n$/, what);
    assert.doesNotMatch(answer, /problem\+json|x-request-id/i, what);
  }
  const answer = await exchange(port, requestOf(check + "a".repeat(60_000), authorization));
  assert.match(answer, /^HTTP\/1\.1 400 [^]*application\/problem\+json[^]*"invalid_parameter"/);
});
