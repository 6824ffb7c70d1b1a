import { Buffer } from "node:buffer";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** A game server on loopback that speaks its real protocol and reports the values that its owner sets. */
export interface GameServer extends AsyncDisposable {
  readonly port: number;
  online: number;
  max: number;
  /** Its name or message of the day. */
  message: string;
  /** Whether it never responds. It still accepts data. */
  silent: boolean;
  /** Queries so far. */
  asked: number;
}

/** Default report of a server. */
const SAYS = { online: 12, max: 100, message: "A fake server", silent: false, asked: 0 };

/** RakNet's sign of an unconnected message. */
const MAGIC = Buffer.from("00ffff00fefefefefdfdfdfd12345678", "hex");
const BEDROCK_GUID = Buffer.alloc(8, 7);

const SOURCE_HEAD = Buffer.from([0xff, 0xff, 0xff, 0xff]);
const CHALLENGE = Buffer.from([1, 2, 3, 4]);

/** Bytes of an A2S_INFO query without a challenge. */
const SOURCE_INFO_BYTES = 25;

/** Starts a Minecraft Java server: handshake and status request over TCP, the status as JSON after two lengths. */
export function startJavaServer(): Promise<GameServer> {
  return startTcpServer((game, socket) => {
    socket.once("data", () => {
      const status = JSON.stringify({
        version: { name: "1.21", protocol: 767 },
        players: {
          max: game.max,
          online: game.online,
          sample: [{ name: "A player", id: crypto.randomUUID() }],
        },
        description: { text: "", extra: [{ text: game.message, color: "gold" }] },
      });
      socket.write(
        javaPacket(Buffer.concat([varint(Buffer.byteLength(status)), Buffer.from(status)])),
      );
    });
  });
}

/** Starts a Minecraft Bedrock server: RakNet's unconnected ping and pong. */
export function startBedrockServer(): Promise<GameServer> {
  return startUdpServer((game, question) => {
    if (question[0] !== 0x01) return undefined;
    const { message, online, max } = game;
    const text = Buffer.from(
      `MCPE;${message};800;1.21.80;${online};${max};123;World;Survival;1;1;1;`,
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(text.length);
    const head = Buffer.from([0x1c]);
    return Buffer.concat([head, question.subarray(1, 9), BEDROCK_GUID, MAGIC, length, text]);
  });
}

/** Starts a Source server: A2S_INFO, answered only to clients that send the challenge back. */
export function startSourceServer(address = "127.0.0.1"): Promise<GameServer> {
  return startUdpServer((game, question) => {
    if (question[4] !== 0x54) return undefined;
    const isProven = question.subarray(SOURCE_INFO_BYTES).equals(CHALLENGE);
    if (!isProven) return Buffer.concat([SOURCE_HEAD, Buffer.from([0x41]), CHALLENGE]);
    const texts = [game.message, "de_dust2", "cstrike", "Counter-Strike"].map(zeroEnded);
    const counts = [0, 0, game.online, game.max, 0, 0x64, 0x6c, 0, 1];
    return Buffer.concat([
      ...[SOURCE_HEAD, Buffer.from([0x49, 17]), ...texts],
      ...[Buffer.from(counts), zeroEnded("1.0"), Buffer.from([0])],
    ]);
  }, address);
}

/** Starts a TCP server. `converse` handles each connection. */
export async function startTcpServer(
  converse: (game: GameServer, socket: Socket) => void,
): Promise<GameServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    game.asked++;
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => {}); // the asker hangs up in the middle
    if (!game.silent) converse(game, socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const game: GameServer = {
    ...SAYS,
    port: typeof address === "object" && address ? address.port : 0,
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
  return game;
}

/** Starts a UDP server. `answer` returns the datagram for a query, if there is one. */
export async function startUdpServer(
  answer: (game: GameServer, question: Buffer, from: UdpVisitor) => Buffer | undefined,
  address = "127.0.0.1",
): Promise<GameServer> {
  const socket = createSocket(address.includes(":") ? "udp6" : "udp4");
  socket.bind(0, address);
  await once(socket, "listening");
  const game: GameServer = {
    ...SAYS,
    port: socket.address().port,
    async [Symbol.asyncDispose]() {
      const closed = once(socket, "close");
      socket.close();
      await closed;
    },
  };
  socket.on("message", (question, { port, address }) => {
    game.asked++;
    const send = (bytes: Buffer) => socket.send(bytes, port, address);
    const bytes = game.silent ? undefined : answer(game, question, { port, send });
    if (bytes) send(bytes);
  });
  return game;
}

/** A client that sent a datagram. */
export interface UdpVisitor {
  port: number;
  /** Sends one more datagram from the server's own port. */
  send(bytes: Buffer): void;
}

/** Builds a packet of Minecraft's protocol with id 0. */
export function javaPacket(body: Buffer): Buffer {
  const content = Buffer.concat([varint(0), body]);
  return Buffer.concat([varint(content.length), content]);
}

function varint(value: number): Buffer {
  const bytes = [];
  for (; value > 0x7f; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
  return Buffer.from([...bytes, value]);
}

function zeroEnded(text: string): Buffer {
  return Buffer.from(`${text}\0`);
}
