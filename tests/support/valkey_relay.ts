import { connect, createServer, type Socket } from "node:net";

/** The script's question for the time, which an answer of the same length replaces. */
const QUESTION = "local time = redis.call('time')";

/** What a relay does to what passes. */
export interface RelayOptions {
  /** The server's clock for the script, in microseconds; its own where none is given. */
  clock?: () => number;
  /** Milliseconds by which each answer is late. */
  delayMs?: () => number;
}

/** The way to a Valkey. `await using` ends it. */
export interface ValkeyRelay extends AsyncDisposable {
  url: string;
}

/** Opens a way to a Valkey on which answers are late, or a script is told a time. */
export async function startValkeyRelay(
  url: string,
  { clock, delayMs = () => 0 }: RelayOptions,
): Promise<ValkeyRelay> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const valkey = connect(Number(new URL(url).port), "127.0.0.1");
    for (const [socket, other] of [[client, valkey], [valkey, client]] as const) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    valkey.on("data", (bytes) => void setTimeout(() => client.write(bytes), delayMs()));
    if (clock) client.on("data", tellTime((bytes) => void valkey.write(bytes), clock));
    else client.pipe(valkey);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `redis://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise<unknown>((resolve) => server.close(resolve));
    },
  };
}

/** Passes on what a client says, and in place of the script's question for the time an answer as long. */
function tellTime(write: (bytes: Uint8Array) => void, clock: () => number) {
  let waiting = "";
  return (bytes: Uint8Array): void => {
    waiting += new TextDecoder("latin1").decode(bytes);
    if (/\r\neval\r\n/i.test(waiting) && !waiting.includes(QUESTION)) return; // the rest is on its way
    const text = waiting.replaceAll(QUESTION, () => {
      const us = clock();
      const seconds = Math.floor(us / 1_000_000);
      return `local time={${seconds},${us - seconds * 1_000_000}}`.padEnd(QUESTION.length);
    });
    waiting = "";
    write(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  };
}
