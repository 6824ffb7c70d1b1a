import { connect, isIP, type Socket } from "node:net";
import type { ServerAddress, Tls } from "../database_address.ts";
import { connect as connectTls, type ConnectionOptions } from "node:tls";

/** Encryption of a connection; undefined for none. */
export interface Encryption {
  tls: Tls | undefined;
}

/** An open connection to a server. */
export interface Transport {
  /** The stream that carries the bytes, encrypted if requested. */
  stream: Socket;
  /** Closes it at once. Bytes that were written but not sent are discarded, so that they have no effect later. */
  reset(): void;
}

/** The message that requests TLS (PostgreSQL 15, §55.7: SSLRequest). */
const SSL_REQUEST = Uint8Array.of(0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f);

/** The server's positive response. */
const YES = "S".charCodeAt(0);

/** Milliseconds of silence after which the operating system probes the other side. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Connects to a server, encrypted if requested. `abandon` cancels the attempt. Errors are those of node:net and
 * node:tls.
 */
export async function openTransport(
  server: ServerAddress,
  { tls }: Encryption,
  abandon: AbortSignal,
): Promise<Transport> {
  const socket = connect(server).on("error", ignore);
  abandon.addEventListener("abort", () => socket.destroy());
  await happens(socket, "connect");
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  if ("path" in server) return { stream: socket, reset: () => socket.destroy() };
  const reset = () => void socket.resetAndDestroy();
  if (!tls) return { stream: socket, reset };
  socket.write(SSL_REQUEST);
  const [answer] = await happens(socket, "data");
  if (answer?.[0] !== YES) {
    if (tls.mode === "prefer") return { stream: socket, reset };
    socket.destroy();
    throw new Error("the server does not speak TLS");
  }
  const secure = connectTls({ socket, ...tlsOptions(server.host, tls) }).on("error", ignore);
  abandon.addEventListener("abort", () => secure.destroy());
  await happens(secure, "secureConnect");
  return { stream: secure, reset };
}

/**
 * An error that arrives while no caller waits for one would end the process: a server refuses a client's certificate
 * after the handshake, and may do so before its stream is handed over. The stream still closes.
 */
function ignore(): void {}

/**
 * Returns the options for node:tls. Only `verify-full` compares the certificate's names with the host. Without a host,
 * node:tls would compare them with "localhost".
 */
function tlsOptions(host: string, { mode, ...identity }: Tls): ConnectionOptions {
  return {
    host,
    ...(isIP(host) ? {} : { servername: host }),
    ...(mode === "require" || mode === "prefer" ? { rejectUnauthorized: false } : {}),
    ...(mode === "verify-ca" ? { checkServerIdentity: () => undefined } : {}),
    ...identity,
  };
}

/** Waits for an event. Rejects if the socket fails or closes first. */
function happens(socket: Socket, event: string): Promise<[Uint8Array?]> {
  return new Promise((resolve, reject) => {
    const closed = () =>
      reject(Object.assign(new Error("the server hung up"), { code: "ECONNRESET" }));
    const settle = () => {
      socket.off(event, happened).off("error", failed).off("close", closed);
    };
    const happened = (...values: [Uint8Array?]) => (settle(), resolve(values));
    const failed = (error: Error) => (settle(), reject(error));
    socket.on(event, happened).on("error", failed).on("close", closed);
  });
}
