import { startUdpServer } from "../../../../demo/game_servers.ts";
import { hold, overDatagrams, overHttp, overStream } from "./odd_servers.ts";
import { bytes, long } from "./bytes.ts";
import { SOURCE } from "./source_rows.ts";
import { BEDROCK, JAVA } from "./minecraft_rows.ts";
import { OTHERS } from "./other_rows.ts";
import { WEB } from "./web_rows.ts";

Deno.test("a Source server that responds is online, with the counts that its response has", async () => {
  await hold("valve", SOURCE, overDatagrams);
});

Deno.test("a Bedrock server that responds is online, with the counts that its response has", async () => {
  await hold("minecraftbedrock", BEDROCK, overDatagrams);
});

Deno.test("a Java server that responds is online, with the counts that its response has", async () => {
  await hold("minecraftvanilla", JAVA, overStream);
});

for (const [protocol, rows] of Object.entries(OTHERS)) {
  Deno.test(`a server that responds over ${protocol} is online, with the counts that its response has`, async () => {
    await hold(protocol, rows, overDatagrams);
  });
}

for (const [protocol, rows] of Object.entries(WEB)) {
  Deno.test(`a server that responds over ${protocol} is online, with the counts that its JSON has`, async () => {
    await hold(protocol, rows, overHttp);
  });
}

Deno.test("a server of San Andreas Multiplayer that responds to the first query only is online", async () => {
  const counted = [[0, 5, 0, 32, 0], [4, 0, 0, 0], "Cave", [0, 0, 0, 0]];
  await hold(
    "samp",
    [
      ["no rules", [bytes(...counted)], [5, 32, "Cave"]],
      ["cut", [bytes([0, 5, 0])], [5, null, ""]],
      ["a text length that lies", [bytes([0, 5, 0, 32, 0], long(0x7fffffff), "Cave")], [
        5,
        32,
        "Cave",
      ]],
    ],
    ([, [answer = ""]]) =>
      startUdpServer((_game, question) =>
        question.at(-1) === "i".charCodeAt(0) ? bytes(question, answer) : undefined
      ),
  );
});

Deno.test("a server of the third GameSpy protocol that responds at all is online", async () => {
  const full = bytes(
    "splitnum\0",
    [0x80, 0],
    "hostname\0Cave\0numplayers\0-8\0maxplayers\x0032\0\0",
  );
  await hold("gamespy3", [
    ["a negative count", ["1\0", full], [null, 32, "Cave"]],
    ["a challenge that is too large", ["4294967296\0", full], [null, null, ""]],
    ["no challenge, and cut", ["0\0", full.subarray(0, 30)], [null, null, "Cave"]],
    ["nothing after the challenge", ["1\0"], [null, null, ""]],
  ], ([, [challenge = "", answer]]) =>
    startUdpServer((_game, question) => {
      const head = bytes([question[2] ?? 0], question.subarray(3, 7));
      if (question[2] === 9) return bytes(head, challenge);
      return answer ? bytes(head, answer) : undefined;
    }));
});
