import { namesOf } from "./inboxes.ts";

/** Players that each claim names, as many as a busy game server has. */
const NAMES = 20;

/** A client of its own connection, which asks for votes. */
export interface Poller {
  /** Asks, and does not read the answer. */
  ask(waitSeconds: number): Promise<void>;
  /** Reads the answer; false if the service asks to come again, as when it has just begun on a busy machine. */
  read(): Promise<boolean>;
  close(): void;
}

/** Opens a connection of its own to a service on loopback. */
export async function openPoller(origin: string, secret: string, place: number): Promise<Poller> {
  const { port } = new URL(origin);
  const connection = await Deno.connect({ hostname: "127.0.0.1", port: Number(port) });
  const buffer = new Uint8Array(4_096);
  return {
    async ask(waitSeconds) {
      const body = JSON.stringify({
        claim_id: crypto.randomUUID(),
        players: namesOf(place, { count: NAMES }),
        wait_seconds: waitSeconds,
      });
      const request = [
        "POST /rewards/v1/claims HTTP/1.1",
        `Host: 127.0.0.1:${port}`,
        `Authorization: Bearer ${secret}`,
        "Content-Type: application/json",
        `Content-Length: ${body.length}`,
        "",
        body,
      ].join("\r\n");
      await connection.write(new TextEncoder().encode(request));
    },
    async read() {
      const length = await connection.read(buffer);
      const answer = new TextDecoder().decode(buffer.subarray(0, length ?? 0));
      if (/^HTTP\/1\.1 503/.test(answer)) return false;
      if (!/^HTTP\/1\.1 200/.test(answer)) throw new Error(`not an answer: ${answer}`);
      return true;
    },
    close: () => connection.close(),
  };
}
