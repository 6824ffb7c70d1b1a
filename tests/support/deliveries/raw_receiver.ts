import { Buffer } from "node:buffer";
import { setTimeout as delay } from "node:timers/promises";
import { HOOK_CERTIFICATE, HOOK_KEY } from "../network/tls_identity.ts";

/** The receiver's side of one TCP connection, which reads requests and writes any bytes. */
export interface Conversation {
  /** Returns the next complete request (head and body as text), or null if the sender has disconnected. */
  nextRequest(): Promise<string | null>;
  /** Writes text as Latin-1, or bytes. Throws once the sender has disconnected. */
  write(content: string | Uint8Array): Promise<void>;
  /** Waits. Ends early, without a leftover timer, if the receiver is closed. */
  pause(ms: number): Promise<void>;
}

/** A receiver that misbehaves as the test defines. `await using` closes it with all its connections. */
export interface RawReceiver extends AsyncDisposable {
  readonly port: number;
  /** `http://127.0.0.1:<port>/hook`, or the host it listens on; over TLS `https://hook.example.test:<port>/hook`. */
  readonly url: string;
  /** All complete requests, in order. The attempt log has to match them. */
  readonly requests: readonly string[];
  /** Number of accepted connections. */
  readonly connections: () => number;
}

/** Listens on a free loopback port and lets `behave` handle each connection to its end. */
export function startRawReceiver(
  behave: (conversation: Conversation) => Promise<void>,
  { hostname = "127.0.0.1", port = 0, isTls = false } = {},
): RawReceiver {
  const listener: Deno.TcpListener | Deno.TlsListener = isTls
    ? Deno.listenTls({ hostname, port, cert: HOOK_CERTIFICATE, key: HOOK_KEY })
    : Deno.listen({ hostname, port });
  const requests: string[] = [];
  const open = new Set<Deno.Conn>();
  const closing = new AbortController();
  const running: Promise<void>[] = [];
  let accepted = 0;

  async function serve(): Promise<void> {
    for await (const connection of listener) {
      accepted += 1;
      open.add(connection);
      running.push(converse(connection));
    }
  }

  async function converse(connection: Deno.Conn): Promise<void> {
    try {
      await behave(conversationOver(connection, requests, closing.signal));
    } catch {
      // The sender disconnected, which is what these receivers provoke.
    } finally {
      open.delete(connection);
      close(connection);
    }
  }

  const serving = serve();
  const actualPort = listener.addr.port;
  return {
    port: actualPort,
    url: `${isTls ? "https://hook.example.test" : `http://${hostname}`}:${actualPort}/hook`,
    requests,
    connections: () => accepted,
    async [Symbol.asyncDispose]() {
      listener.close();
      closing.abort();
      open.forEach(close);
      await serving;
      await Promise.all(running);
    },
  };
}

function conversationOver(
  connection: Deno.Conn,
  requests: string[],
  closing: AbortSignal,
): Conversation {
  let unread = "";
  return {
    async nextRequest() {
      let whole = takeRequest(unread);
      while (whole === undefined) {
        const chunk = new Uint8Array(65_536);
        const length = await connection.read(chunk);
        if (length === null) return null;
        unread += latin1.decode(chunk.subarray(0, length));
        whole = takeRequest(unread);
      }
      unread = unread.slice(whole.length);
      requests.push(whole);
      return whole;
    },
    async write(content) {
      let rest: Uint8Array = typeof content === "string" ? Buffer.from(content, "latin1") : content;
      while (rest.length > 0) rest = rest.subarray(await connection.write(rest));
    },
    pause: (ms) => delay(ms, undefined, { signal: closing }).catch(() => {}),
  };
}

const latin1 = new TextDecoder("latin1");

function takeRequest(unread: string): string | undefined {
  const headEnd = unread.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  const length = Number(/^content-length: (\d+)$/im.exec(unread.slice(0, headEnd))?.[1] ?? 0);
  const end = headEnd + 4 + length;
  return unread.length < end ? undefined : unread.slice(0, end);
}

function close(connection: Deno.Conn): void {
  try {
    connection.close();
  } catch {
    // Already closed by `behave` or by the sender.
  }
}
