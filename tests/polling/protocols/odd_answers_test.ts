import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createAskServer } from "../../../src/site/polling/ask_server.ts";
import { loadGamedig } from "../../../src/site/polling/protocols/gamedig.ts";
import { BEDROCK_PING } from "../../../src/site/polling/protocols/bedrock_status.ts";
import { javaPacket, startTcpServer, startUdpServer } from "../../../demo/game_servers.ts";

/** Milliseconds for a query, of which one that waits for more takes half. */
const DEADLINE_MS = 3_000;

/** Facts about a server that responded: players, limit, and its message. */
type Told = [online: number | null, max: number | null, message: string | RegExp];

type Row = [name: string, answer: (string | Buffer)[], told: Told];

const bytes = (...parts: (string | number[] | Uint8Array)[]) =>
  Buffer.concat(
    parts.map((part) => typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part)),
  );

const askServer = createAskServer({ allowPrivate: true, deadlineMs: DEADLINE_MS });

async function ask(port: number, protocol: string) {
  await loadGamedig(); // takes half of the deadline by itself
  return await askServer({ host: "127.0.0.1", port, protocol, queryPortOffset: 0 });
}

/** Queries a server for each row, all at once, and compares what is told. */
async function hold(
  protocol: string,
  rows: Row[],
  serve: (row: Row) => ReturnType<typeof startUdpServer>,
) {
  await Promise.all(rows.map(async (row) => {
    const [name, , [online, max, message]] = row;
    await using server = await serve(row);
    const answer = await ask(server.port, protocol);
    const of = `${protocol}: ${name}`;
    assert.ok(answer.kind === "answered", `${of}: ${JSON.stringify(answer)}`);
    assert.deepEqual([answer.status.online, answer.status.max], [online, max], of);
    if (typeof message === "string") assert.equal(answer.status.message, message, of);
    else assert.match(answer.status.message, message, of);
  }));
}

/** Responds to each query with all datagrams of the row. */
const overDatagrams = ([, answer]: Row) =>
  startUdpServer((_game, _question, visitor) => {
    for (const each of answer) visitor.send(Buffer.from(each));
    return undefined;
  });

/** Sends what the row has, piece by piece, and leaves the connection open. */
const overStream = ([, answer]: Row) =>
  startTcpServer((_game, socket) => {
    socket.once("data", async () => {
      for (const each of answer) {
        if (!socket.destroyed) socket.write(each);
        await new Promise((done) => setTimeout(done, 5));
      }
    });
  });

const HEAD = [0xff, 0xff, 0xff, 0xff];
const TEXTS = "Cave\0de_dust2\0cstrike\0Classic\0";
const COUNTS = [0, 0, 5, 32];
const source = (...rest: (string | number[])[]) => bytes(HEAD, [0x49, 17], ...rest);
const part = (nth: number, text: Uint8Array) =>
  bytes([0xfe, 0xff, 0xff, 0xff, 7, 0, 0, 0, 2, nth, 0xe0, 4], text);
const WHOLE = source(
  TEXTS,
  COUNTS,
  [0, 0x64, 0x6c, 0, 1],
  "1.0\0",
  [0x20],
  "alpha,voteboard-abc\0",
);

const SOURCE: Row[] = [
  ["whole", [WHOLE], [5, 32, "Cave de_dust2 alpha,voteboard-abc"]],
  ["bytes behind it", [bytes(WHOLE, "more\0\xff")], [5, 32, /^Cave/]],
  ["cut behind the counts", [source(TEXTS, COUNTS)], [5, 32, "Cave de_dust2"]],
  ["cut in the counts", [source(TEXTS, [0, 0, 5])], [5, null, "Cave de_dust2"]],
  ["cut before the counts", [source(TEXTS)], [null, null, "Cave de_dust2"]],
  ["cut in the name", [source("Cav")], [null, null, "Cav"]],
  ["nothing behind its kind", [bytes(HEAD, [0x49])], [null, null, ""]],
  ["an id that is cut", [source(TEXTS, COUNTS, [0, 0x64, 0x6c, 0, 1], "1\0", [0x11], [1, 2])], [
    5,
    32,
    /^Cave/,
  ]],
  ["a name that is no UTF-8", [source("C\xe4ve \xff\0m\0\0\0", COUNTS)], [5, 32, /^C\ufffdve/]],
  ["other datagrams before it", [Buffer.alloc(0), "\xff", bytes(HEAD, [0x44, 0]), WHOLE], [
    5,
    32,
    /^Cave/,
  ]],
  ["twice", [WHOLE, WHOLE], [5, 32, /^Cave/]],
  ["two parts, the last one first", [part(1, WHOLE.subarray(20)), part(0, WHOLE.subarray(0, 20))], [
    5,
    32,
    /^Cave/,
  ]],
  ["one part of two", [part(0, WHOLE.subarray(0, 20))], [null, null, ""]],
  ["the older form", [
    bytes(HEAD, "m127.0.0.1:1\0Cave\0crossfire\0valve\0Half-Life\0", [3, 16, 47]),
  ], [3, 16, "Cave crossfire"]],
];

Deno.test("a Source server that responds is online, with the counts that its response has", async () => {
  await hold("valve", SOURCE, overDatagrams);
});

const pong = (text: string | Uint8Array, length = text.length) => {
  const size = [length >> 8, length & 0xff];
  return bytes(
    [0x1c],
    BEDROCK_PING.subarray(1, 9),
    Array(8).fill(7),
    BEDROCK_PING.subarray(9, 25),
    size,
    text,
  );
};
const STATUS = "MCPE;Cave;390;1.21.50;12;100;1;voteboard-abc;Survival;1;19132;19133;";
const utf16 = (text: string) => Buffer.from(text, "utf16le");

const BEDROCK: Row[] = [
  ["whole", [pong(STATUS)], [12, 100, "Cave voteboard-abc"]],
  ["bytes behind it", [bytes(pong(STATUS), "more")], [12, 100, "Cave voteboard-abc"]],
  ["a length that is too small", [pong(STATUS, 12)], [12, 100, "Cave voteboard-abc"]],
  ["a length that is too large", [pong(STATUS, 5_000)], [12, 100, "Cave voteboard-abc"]],
  ["another time", [bytes([0x1c], Array(8).fill(9), pong(STATUS).subarray(9))], [12, 100, /^Cave/]],
  ["negative counts", [pong("MCPE;Cave;390;1.21;-8;-1;1;World")], [null, null, "Cave World"]],
  ["huge counts", [pong("MCPE;Cave;390;1.21;2147483647;99999999999;1")], [null, null, "Cave"]],
  ["empty counts", [pong("MCPE;Cave;390;1.21;;;1;World")], [null, null, "Cave World"]],
  ["only a name", [pong("MCPE;Cave")], [null, null, "Cave"]],
  ["no text", [pong("")], [null, null, ""]],
  ["no length either", [pong("").subarray(0, 33)], [null, null, ""]],
  ["a name that is no UTF-8", [pong(bytes("MCPE;C\xe4ve;390;1.21;12;100;"))], [
    12,
    100,
    /^C\ufffdve/,
  ]],
  ["UTF-16", [pong(utf16(STATUS))], [12, 100, "Cave voteboard-abc"]],
  ["a version in words", [pong("MCPE;A;B;390;1.20 to 1.21;12;100;1;W;Survival")], [
    12,
    100,
    "A;B W",
  ]],
  ["another datagram before it", [bytes([0x1c, 1, 2]), pong(STATUS)], [12, 100, /^Cave/]],
];

Deno.test("a Bedrock server that responds is online, with the counts that its response has", async () => {
  await hold("minecraftbedrock", BEDROCK, overDatagrams);
});

const varint = (value: number): number[] =>
  value < 128 ? [value] : [value & 127 | 128, ...varint(value >>> 7)];
const packet = (text: string | Uint8Array, { size = text.length, more = "" } = {}) =>
  javaPacket(bytes(varint(size), text, more));
const JAVA_STATUS = '{"version":{},"players":{"online":5,"max":20},"description":"Cave"}';
const ofPlayers = (players: string) => packet(`{"players":${players},"description":"Cave"}`);
const pieces = Array.from(
  { length: 20 },
  (_, nth) => packet(JAVA_STATUS).subarray(nth * 4, nth * 4 + 4),
);
const kick = (text: string) => bytes([0xff, 0, text.length], utf16(text).swap16());

const JAVA: Row[] = [
  ["whole", [packet(JAVA_STATUS)], [5, 20, "Cave"]],
  ["in pieces", pieces, [5, 20, "Cave"]],
  ["bytes behind it", [packet(JAVA_STATUS, { more: "more" })], [5, 20, "Cave"]],
  ["a packet behind it", [bytes(packet(JAVA_STATUS), [9, 1, 0, 0, 0, 0, 0, 0, 0, 0])], [
    5,
    20,
    "Cave",
  ]],
  ["a packet before it", [bytes([3, 1, 2, 3], packet(JAVA_STATUS))], [5, 20, "Cave"]],
  ["an empty packet before it", [bytes([0], packet(JAVA_STATUS))], [5, 20, "Cave"]],
  ["a text length that is too small", [packet(JAVA_STATUS, { size: 20 })], [5, 20, "Cave"]],
  ["a text length that is too large, and more", [
    packet(JAVA_STATUS, { size: 70, more: "xxxxxxxxx" }),
  ], [5, 20, "Cave"]],
  ["both lengths too large", [bytes([0xff, 1, 0, 0xfe, 1], JAVA_STATUS)], [5, 20, "Cave"]],
  ["no text length", [javaPacket(bytes(JAVA_STATUS))], [5, 20, "Cave"]],
  ["a mark of UTF-8", [packet(bytes("\xef\xbb\xbf", JAVA_STATUS))], [5, 20, "Cave"]],
  ["UTF-16", [packet(utf16(JAVA_STATUS))], [5, 20, "Cave"]],
  ["no UTF-8", [packet(bytes('{"players":{"online":5},"description":"C\xe4ve"}'))], [
    5,
    null,
    "C\ufffdve",
  ]],
  ["plain quotes in a text", [
    packet('{"description":"The "Cave"","players":{"max":20,"online":5}}'),
  ], [5, 20, /The "Cave"/]],
  ["a cut text", [packet(JAVA_STATUS.slice(0, 45))], [5, 20, ""]],
  ["a text that never ends", [packet(JAVA_STATUS).subarray(0, 48)], [5, 20, ""]],
  ["a comma and NaN", [packet('{"players":{"online":NaN,"max":20,},"description":"Cave"}')], [
    null,
    20,
    "Cave",
  ]],
  ["only counts", [packet('{"players":{"online":5,"max":20}}')], [5, 20, ""]],
  ["only a version", [packet('{"version":null}')], [null, null, ""]],
  ["players null", [ofPlayers("null")], [null, null, "Cave"]],
  ["players a list", [ofPlayers("[5,20]")], [null, null, "Cave"]],
  ["negative", [ofPlayers('{"online":-1,"max":-20}')], [null, null, "Cave"]],
  ["huge", [ofPlayers('{"online":2147483647,"max":1e99}')], [null, null, "Cave"]],
  ["fractions and lists", [ofPlayers('{"online":1.5,"max":[20]}')], [null, null, "Cave"]],
  ["texts", [ofPlayers('{"online":" 5","max":"20"}')], [5, 20, "Cave"]],
  ["odd samples", [ofPlayers('{"online":5,"max":20,"sample":[null,5,{"name":{}},[]]}')], [
    5,
    20,
    "Cave",
  ]],
  ["a refusal", [packet('{"translate":"disconnect.genericReason","with":["busy"]}')], [
    null,
    null,
    /busy/,
  ]],
  ["the status of 1.6", [kick("§1\x0078\x001.6.4\0§aCave\x005\x0020")], [5, 20, "Cave"]],
  ["the status of 1.3", [kick("Cave§5§20")], [5, 20, "Cave"]],
  ["the refusal of 1.6", [kick("Protocol error")], [null, null, "Protocol error"]],
];

Deno.test("a Java server that responds is online, with the counts that its response has", async () => {
  await hold("minecraftvanilla", JAVA, overStream);
});

const quake = (kind: string, ...rest: string[]) => bytes(HEAD, `${kind}\n`, ...rest);
const RULES = "\\sv_hostname\\^1Cave\\sv_maxclients\\32\\mapname\\q3dm1\n";
const FIVEM = "\\sv_maxclients\\32\\clients\\5\\hostname\\Cave";
const GAMESPY = "\\hostname\\Cave\\mapname\\dm1\\numplayers\\5\\maxplayers\\32";
const mumble = (...rest: number[][]) => bytes([0, 1, 5, 0, 1, 2, 3, 4, 5, 6, 7, 8], ...rest);
const long = (value: number) => [value >>> 24, value >> 16 & 255, value >> 8 & 255, value & 255];
const pascal = (...texts: string[]) => bytes(...texts.flatMap((text) => [[text.length + 1], text]));

/** Of each other protocol that uses datagrams: what is missing, negative, huge, cut or behind it. */
const OTHERS: Record<string, Row[]> = {
  quake3: [
    ["whole", [quake("statusResponse", RULES, '10 50 "A"\n0 0 "B"\n')], [2, 32, "Cave q3dm1"]],
    ["a bot without a name", [quake("statusResponse", RULES, "0 0\n")], [1, 32, "Cave q3dm1"]],
    ["a negative limit", [quake("statusResponse", "\\sv_maxclients\\-1\n")], [0, null, ""]],
    ["no rules", [quake("statusResponse")], [0, null, ""]],
  ],
  quake2: [["no UTF-8", [quake("print", "\\hostname\\C\xe4ve\\maxclients\\8\n")], [0, 8, "Cäve"]]],
  fivem: [
    ["no version", [quake("infoResponse", FIVEM)], [5, 32, "Cave"]],
    ["no count", [quake("infoResponse", "\\iv\\1\\hostname\\Cave")], [null, null, "Cave"]],
    ["a huge one", [quake("infoResponse", "\\clients\\4294967295\\iv\\1")], [null, null, ""]],
  ],
  gamespy1: [
    ["whole", [bytes(GAMESPY, "\\final\\\\queryid\\1.1")], [5, 32, "Cave dm1"]],
    ["no number of the part", [bytes(GAMESPY, "\\final\\")], [5, 32, "Cave dm1"]],
    ["the last part lost", [bytes(GAMESPY, "\\queryid\\1.1")], [5, 32, "Cave dm1"]],
    ["no count", [bytes("\\hostname\\Cave\\final\\\\queryid\\1.1")], [null, null, "Cave"]],
    ["a negative one", [bytes("\\hostname\\Cave\\numplayers\\-5\\final\\\\queryid\\1.1")], [
      null,
      null,
      "Cave",
    ]],
  ],
  mumbleping: [
    ["whole", [mumble(long(5), long(32), long(9))], [5, 32, ""]],
    ["bytes behind it", [mumble(long(5), long(32), long(9), long(9))], [5, 32, ""]],
    ["cut", [mumble(long(5))], [5, null, ""]],
    ["huge", [mumble(long(0xffffffff), long(32), long(9))], [null, 32, ""]],
  ],
  ase: [
    ["whole", [
      bytes("EYE1", pascal("mta", "22003", "Cave", "Race", "Map", "1.6", "0", "5", "32"), [1]),
    ], [5, 32, "Cave Map"]],
    ["cut", [bytes("EYE1", pascal("mta", "22003", "Cave"))], [null, null, "Cave"]],
    ["negative", [bytes("EYE1", pascal("mta", "1", "Cave", "", "", "", "0", "-5", "x"))], [
      null,
      null,
      "Cave",
    ]],
  ],
};

for (const [protocol, rows] of Object.entries(OTHERS)) {
  Deno.test(`a server that responds over ${protocol} is online, with the counts that its response has`, async () => {
    await hold(protocol, rows, overDatagrams);
  });
}

/** Responds to every request with the row's body, and the status of its name if that begins with one. */
const overHttp = ([name, [body = ""]]: Row) =>
  startTcpServer((_game, socket) => {
    socket.once("data", () => {
      const [code = 200] = /^\d{3}/.exec(name) ?? [];
      const head = `HTTP/1.1 ${code} X\r\nContent-Length: ${body.length}\r\n\r\n`;
      socket.end(bytes(head, body));
    });
  });

const HYTALE = '{"Server":{"Name":"Cave","MaxPlayers":32},"Universe":{"CurrentPlayers":5}}';
const TERRARIA = '{"status":"200","name":"Cave","playercount":5,"maxplayers":32}';
const ECO = '{"Info":{"Description":"Cave","OnlinePlayers":5,"TotalPlayers":32}}';

const WEB: Record<string, Row[]> = {
  hytale: [
    ["whole", [HYTALE], [5, 32, "Cave"]],
    ["a mark, and bytes behind it", [bytes("\xef\xbb\xbf", HYTALE, "\0more")], [5, 32, "Cave"]],
    ["UTF-16", [utf16(HYTALE)], [5, 32, "Cave"]],
    ["members null", ['{"Server":null,"Universe":null,"Players":[null],"Plugins":5}'], [
      null,
      null,
      "",
    ]],
    ["odd types", ['{"Server":{"Name":5,"MaxPlayers":"32"},"Universe":[]}'], [null, 32, "5"]],
    ["negative and huge", ['{"Server":{"MaxPlayers":1e12},"Universe":{"CurrentPlayers":-1}}'], [
      null,
      null,
      "",
    ]],
  ],
  terraria: [
    ["no list of players", [TERRARIA], [5, 32, "Cave"]],
    ["a number as status", ['{"status":200,"playercount":5}'], [5, null, ""]],
    ["403 it tells nothing", ['{"status":"403","error":"no token"}'], [null, null, ""]],
  ],
  eco: [
    ["whole", [ECO], [5, 32, "Cave"]],
    ["no information", ['{"Info":null}'], [null, null, ""]],
    ["odd names", ['{"Info":{"Description":["Cave"],"OnlinePlayersNames":[null]}}'], [
      null,
      null,
      "Cave",
    ]],
  ],
};

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
