import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import {
  BEDROCK_PING,
  readBedrockStatus,
  readJavaStatus,
} from "../../src/polling/minecraft_status.ts";
import { readStatus } from "../../src/polling/read_status.ts";
import { javaPacket } from "../../demo/game_servers.ts";

const TOKEN = "voteboard-abcdefghjk";

Deno.test("a server of Minecraft is read whatever its counts are, and whatever follows the text", () => {
  const read = (text: string, behind = "") => {
    const bytes = Buffer.from(text);
    const length = Buffer.from([(bytes.length & 0x7f) | 0x80, bytes.length >> 7]);
    const packet = javaPacket(Buffer.concat([length, bytes, Buffer.from(behind)]));
    const { online, max } = readStatus(readJavaStatus(packet) ?? assert.fail()) ?? assert.fail();
    return [online, max];
  };
  const counts: [string, unknown[]][] = [
    ['{"online":1,"max":8}', [1, 8]],
    ['{"online":"1","max":"8"}', [1, 8]],
    ["null", [null, null]],
    ["[]", [null, null]],
    ['{"online":-1,"max":1.5}', [null, null]],
    ['{"online":null,"max":2147483647}', [null, null]],
    ['{"online":1,"max":8,"sample":[null,{"name":"\\ud800"}]}', [1, 8]],
  ];
  for (const [players, expected] of counts) {
    for (const behind of ["", "\0", "x".repeat(160), '{"a":1}']) {
      assert.deepEqual(read(`{"version":{},"players":${players}}`, behind), expected, players);
    }
  }
  assert.throws(() => read("{}"));
});

Deno.test("a Bedrock name may hold semicolons, escaped or not", () => {
  const read = (status: string, behind = "") => {
    const bytes = Buffer.from(status);
    const head = [Buffer.from([0x1c]), BEDROCK_PING.subarray(1, 9), Buffer.alloc(8)];
    const length = Buffer.from([bytes.length >> 8, bytes.length & 0xff]);
    const parts = [...head, BEDROCK_PING.subarray(9, 25), length, bytes, Buffer.from(behind)];
    const answer = readBedrockStatus(Buffer.concat(parts)) ?? assert.fail();
    const { online, max, message } = readStatus(answer) ?? assert.fail();
    return [answer.name, online, max, message];
  };
  const rest = "390;1.21.50;12;100;1;World;Survival";
  const of = (name: string) => [name, 12, 100, `${name} World`];
  assert.deepEqual(read(`MCPE;Cave;${rest}`), of("Cave"));
  assert.deepEqual(read(`MCPE;A\\;B;${rest}`), of("A;B"));
  assert.deepEqual(read(`MCPE;A;B;${rest}`), of("A;B"));
  assert.deepEqual(read(`MCPE;Cave\\\\;${rest}`), of("Cave\\"));
  assert.deepEqual(read(`MCPE;Cave;${rest}`, "more"), of("Cave"));
  assert.deepEqual(read("MCPE;Cave;390;1.21;-1;x"), ["Cave", null, null, "Cave"]);
  assert.deepEqual(read("MCPE;Cave"), ["Cave", null, null, "Cave"]);
});

Deno.test("the ownership token is found in every form of a chat component", () => {
  const nested = (depth: number): object =>
    depth === 0 ? { text: TOKEN } : { text: "", extra: [nested(depth - 1)] };
  const forms: unknown[] = [
    TOKEN,
    [TOKEN],
    { text: TOKEN },
    { text: null, extra: ["voteboard-", null, { text: "abcdefghjk" }] },
    { translate: "%s", with: [TOKEN] },
    { translate: "%2$s%1$s", with: ["abcdefghjk", "voteboard-"] },
    { translate: "our.motd", with: [{ text: TOKEN }] },
    { translate: "our.motd", fallback: TOKEN },
    [..."voteboard-abcdefghjk"].map((letter) => `§a${letter}`).join(""),
    { text: "", extra: [...TOKEN].map((text) => ({ text, color: "#aabbcc" })) },
    nested(20),
  ];
  for (const description of forms) {
    const message = readStatus({ raw: { description } })?.message;
    assert.ok(message?.includes(TOKEN), JSON.stringify(description));
  }
  assert.equal(readStatus({ raw: { description: ["a", 1, true] } })?.message, "a1true");
});
