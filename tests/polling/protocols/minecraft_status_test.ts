import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { readJavaStatus } from "../../../src/site/polling/protocols/minecraft_status.ts";
import {
  BEDROCK_PING,
  readBedrockStatus,
} from "../../../src/site/polling/protocols/bedrock_status.ts";
import { readStatus } from "../../../src/site/polling/protocols/read_status.ts";
import { javaPacket } from "../../../demo/game_servers.ts";

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

/** Returns the token with something around each letter. */
const spelled = (form: (letter: string) => string) => [...TOKEN].map(form).join("");

Deno.test("the ownership token is found in formatting that a server sends as it was typed", () => {
  const forms = [
    spelled((letter) => `<#aabbcc>${letter}`),
    `<gradient:#aa00bb:#cc00dd:1.0>voteboard-<bold>abcdefghjk</bold></gradient>`,
    `<hover:show_text:'<red>x'>voteboard-<!italic>abcdefghjk`,
    spelled((letter) => `&#aabbcc&l${letter}`),
    spelled((letter) => `{#aabbcc}${letter}`),
    spelled((letter) => `&a${letter}`),
    spelled((letter) => `^1${letter}`),
    spelled((letter) => `Â§a${letter}`),
    spelled((letter) => `\ufffda${letter}`),
    "[b]voteboard-[/b][color=#fff]abcdefghjk[/color]",
    "ｖｏｔｅｂｏａｒｄ-abcdefghjk",
    `${"x".repeat(1_000)} ${TOKEN}`,
  ];
  for (const description of forms) {
    assert.ok(readStatus({ raw: { description } })?.proof?.includes(TOKEN), description);
  }
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
    spelled((letter) => `§a${letter}`),
    { text: "", extra: [...TOKEN].map((text) => ({ text, color: "#aabbcc" })) },
    nested(20),
    nested(200),
    { text: ["voteboard-", { text: "abcdefghjk" }], extra: { text: "!" } },
    { translate: "%s", with: { text: TOKEN } },
    { keybind: TOKEN },
    { score: { name: "x", value: TOKEN } },
    ["", { "": "voteboard-" }, { selector: "abcdefghjk" }],
    spelled((letter) => `§x§a§b§1§2§3§4${letter}`),
    `§k§r${"\u200b".repeat(3)}voteboard-\u00adabcdefghjk`,
  ];
  for (const description of forms) {
    const message = readStatus({ raw: { description } })?.message;
    assert.ok(message?.includes(TOKEN), JSON.stringify(description));
  }
  let many: object = { text: "x".repeat(100) };
  for (let level = 0; level < 40; level++) many = { translate: "%1$s%1$s", with: [many] };
  assert.equal(readStatus({ isStatus: true, raw: { description: many } })?.message.length, 500);
  const deep = JSON.parse('{"extra":['.repeat(5_000) + '"x"' + "]}".repeat(5_000));
  assert.equal(readStatus({ isStatus: true, raw: { description: deep } })?.message, "");
  assert.equal(readStatus({ raw: { description: ["a", 1, true] } })?.message, "a1true");
});

function packetOf(text: string): Buffer {
  const length = [text.length & 0x7f | 0x80, text.length >> 7 & 0x7f | 0x80, text.length >> 14];
  return javaPacket(Buffer.concat([Buffer.from(length), Buffer.from(text)]));
}

Deno.test("packets before a status, and tokens and levels of a loose one, are counted", () => {
  const noise = Uint8Array.from({ length: 130_000 }, () => 1);
  assert.throws(() => readJavaStatus(noise), /packets without a status/);
  assert.ok(
    readJavaStatus(Buffer.concat([noise.subarray(0, 12), packetOf('{"players":{"online":1}}')])),
  );
  const { matchAll } = String.prototype;
  let tokens = 0;
  String.prototype.matchAll = function* (pattern): Generator<RegExpExecArray, undefined> {
    for (const match of matchAll.call(this, pattern)) {
      tokens++;
      yield match;
    }
    return undefined;
  };
  try {
    for (const sign of ["[", "{", '"', "NaN,", '[""],']) {
      tokens = 0;
      const text = `{"players":{"online":3},"x":${sign.repeat(130_000 / sign.length)}`;
      assert.equal(readJavaStatus(packetOf(text), { whole: true })?.numplayers, "3", sign);
      assert.ok(tokens <= 20_001, `${sign}: ${tokens}`);
    }
  } finally {
    String.prototype.matchAll = matchAll;
  }
});
