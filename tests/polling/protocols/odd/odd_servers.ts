import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createAskServer } from "../../../../src/site/polling/ask_server.ts";
import { loadGamedig } from "../../../../src/site/polling/protocols/gamedig.ts";
import { startTcpServer, startUdpServer } from "../../../../demo/game_servers.ts";
import { bytes } from "./bytes.ts";

/** Milliseconds for a query, of which one that waits for more takes half. */
const DEADLINE_MS = 3_000;

/** Facts about a server that responded: players, limit, and its message. */
type Told = [online: number | null, max: number | null, message: string | RegExp];

/** An odd answer, piece by piece, and what is told of its server. */
export type Row = [name: string, answer: (string | Buffer)[], told: Told];

const askServer = createAskServer({ allowPrivate: true, deadlineMs: DEADLINE_MS });

async function ask(port: number, protocol: string) {
  await loadGamedig(); // takes half of the deadline by itself
  return await askServer({ host: "127.0.0.1", port, protocol, queryPortOffset: 0 });
}

/** Queries a server for each row, all at once, and compares what is told. */
export async function hold(
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
export const overDatagrams = ([, answer]: Row) =>
  startUdpServer((_game, _question, visitor) => {
    for (const each of answer) visitor.send(Buffer.from(each));
    return undefined;
  });

/** Sends what the row has, piece by piece, and leaves the connection open. */
export const overStream = ([, answer]: Row) =>
  startTcpServer((_game, socket) => {
    socket.once("data", async () => {
      for (const each of answer) {
        if (!socket.destroyed) socket.write(each);
        await new Promise((done) => setTimeout(done, 5));
      }
    });
  });

/** Responds to every request with the row's body, and the status of its name if that begins with one. */
export const overHttp = ([name, [body = ""]]: Row) =>
  startTcpServer((_game, socket) => {
    socket.once("data", () => {
      const [code = 200] = /^\d{3}/.exec(name) ?? [];
      const head = `HTTP/1.1 ${code} X\r\nContent-Length: ${body.length}\r\n\r\n`;
      socket.end(bytes(head, body));
    });
  });
