import assert from "node:assert/strict";
import { SERVICE_LOCK } from "../../embedded/launcher/project.ts";
import { listen, type RequestHandler } from "../../src/service/serving/listen.ts";
import { hasTool } from "../support/processes/host_tools.ts";
import { eventually } from "../support/processes/processes.ts";

const HALF = "GET /half HTTP/1.1\r\nHost: localhost\r\nX-Never-";
const HALF_BODY = "POST /whole HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf";
const WHOLE = "GET /whole HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** File descriptors of a program that needs 30 by itself, and connections that are too many for it. */
const FEW = 80;
const MANY = 120;

Deno.test("shutting down answers what is under way, ends what rests and waits for no half-sent request", async () => {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  await using site = openSite(async ({ url }) => {
    if (url.endsWith("/poll")) await ready;
    return new Response("hello");
  });
  const resting = await site.connect(WHOLE);
  const halfBody = await site.connect(HALF_BODY);
  const answered = () => [resting, halfBody].every((one) => one.text().endsWith("hello"));
  await eventually("two answers", answered);
  const poll = await site.connect(WHOLE.replace("whole", "poll"));
  await eventually("the poll is under way", () => site.asked() === 3);
  const half = await site.connect(HALF);
  const closing = site.shutdown();
  await eventually("what rests is over", () => resting.isOver() && half.isOver());
  assert.equal(poll.isOver(), false);
  await assert.rejects(site.connect(WHOLE), "nobody else is let in");
  resolve();
  await closing;
  await eventually("the poll is over", () => poll.isOver());
  assert.match(poll.text(), /hello$/);
  assert.equal(halfBody.isOver(), false);
});

Deno.test({
  name: "a service that was out of file descriptors listens again",
  ignore: !hasTool("prlimit"),
  async fn() {
    const program = ["run", ...SERVICE_LOCK, "-A", "tests/service/listening_program.ts"];
    const child = new Deno.Command("prlimit", {
      args: [`--nofile=${FEW}:${FEW}`, Deno.execPath(), ...program],
      stdout: "piped",
      stderr: "null",
    }).spawn();
    let log = "";
    const reading = (async () => {
      for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) log += text;
    })();
    const port = await eventually(
      "it listens",
      () => Number(/"port":(\d+)/.exec(log)?.[1] ?? 0) || false,
    );
    const resting = await connectTo(port);
    await resting.send(WHOLE);
    await eventually("an answer", () => resting.text().endsWith("hello"));
    const many = await Promise.all(
      Array.from({ length: MANY }, () => connectTo(port).catch(() => {})),
    );
    await eventually("it is out of them", () => log.includes('"connection_not_accepted"'));
    await resting.send(WHOLE);
    await eventually("who was in is answered", () => resting.text().split("hello").length === 3);
    for (const one of many) one?.close();
    const ask = () => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text(), () => "");
    await eventually("it listens again", async () => await ask() === "hello");
    resting.close();
    child.kill("SIGKILL");
    await Promise.all([child.status, reading]);
  },
});

/** A site on loopback that counts its requests. */
function openSite(answer: RequestHandler) {
  let asked = 0;
  const opened: Awaited<ReturnType<typeof connectTo>>[] = [];
  const server = listen((request, peer) => {
    asked++;
    return answer(request, peer);
  }, { host: "127.0.0.1", port: 0, onListen() {}, sentWithinMs: 200 });

  async function connect(bytes: string) {
    const connection = await connectTo(server.port);
    opened.push(connection);
    await connection.send(bytes);
    return connection;
  }

  let closed: Promise<void> | undefined;
  const shutdown = () => closed ??= server.shutdown();

  return {
    connect,
    shutdown,
    asked: () => asked,
    async [Symbol.asyncDispose]() {
      await shutdown();
      for (const one of opened) one.close();
    },
  };
}

async function connectTo(port: number) {
  const connection = await Deno.connect({ hostname: "127.0.0.1", port });
  let text = "";
  let over = false;
  void readAll(connection, (part) => text += part).then(() => over = true);
  return {
    send: (more: string) => connection.write(new TextEncoder().encode(more)),
    text: () => text,
    isOver: () => over,
    close: () => closeQuietly(connection),
  };
}

async function readAll(connection: Deno.Conn, take: (part: string) => void): Promise<void> {
  const buffer = new Uint8Array(4_096);
  const decoder = new TextDecoder();
  try {
    for (let length; (length = await connection.read(buffer)) !== null;) {
      take(decoder.decode(buffer.subarray(0, length)));
    }
  } catch {
    // Reset by the other side, or closed by the test.
  }
}

function closeQuietly(connection: Deno.Conn): void {
  try {
    connection.close();
  } catch {
    // The test closed it.
  }
}
