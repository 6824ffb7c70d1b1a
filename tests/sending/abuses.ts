import type { Outcome } from "../../src/core/sending/outcome.ts";
import type { Conversation } from "../support/deliveries/raw_receiver.ts";

/** Milliseconds past its deadline that an attempt may end before it counts as stuck. */
export const PATIENCE_MS = 5_000;

/** The start of an honest answer. */
export const HEAD = "HTTP/1.1 200 OK\r\n";
const FILLER = "x".repeat(65_536);

/** A receiver's behaviour after it read the request, and how the attempt must end. */
export interface Abuse {
  readonly outcome: Outcome;
  readonly status?: number;
  readonly behave: (conversation: Conversation) => Promise<void>;
}

/** Every way our receivers misbehave, by what they do. */
export const ABUSES: Record<string, Abuse> = {
  "never answers": {
    outcome: "timeout",
    behave: (conversation) => conversation.pause(PATIENCE_MS),
  },
  "drips its headers": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) => drip(conversation, HEAD, "X-Slow: yes\r\n"),
  },
  "drips its status line": {
    outcome: "timeout",
    behave: (conversation) => drip(conversation, `HTTP/1.1 200 ${"O".repeat(200)}`),
  },
  "drips its body": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) => drip(conversation, `${HEAD}Content-Length: 999\r\n\r\n`, "x"),
  },
  "sends 1 GB": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) => flood(conversation, `${HEAD}Content-Length: 1073741824\r\n\r\n`),
  },
  "sends an endless chunked body": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) => {
      const chunk = `10000\r\n${FILLER}\r\n`;
      return flood(conversation, `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, chunk);
    },
  },
  "sends an endless body with a failure": {
    outcome: "rejected",
    status: 500,
    behave: (conversation) => flood(conversation, "HTTP/1.1 500 No\r\n\r\n"),
  },
  "sends endless headers": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) => flood(conversation, HEAD, `X-A: ${"a".repeat(1_000)}\r\n`),
  },
  "sends one header of 1 MB": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) => flood(conversation, `${HEAD}X-A: `, "a".repeat(65_536)),
  },
  "floods with interim answers": {
    outcome: "bad_response",
    behave: (conversation) =>
      flood(conversation, "", "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"),
  },
  "drips interim answers": {
    outcome: "timeout",
    behave: (conversation) => drip(conversation, "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(12)),
  },
  "sends garbage": {
    outcome: "bad_response",
    behave: (conversation) => conversation.write("\x00\x01SSH-2.0-OpenSSH_9.9\r\n"),
  },
  "hangs up without an answer": {
    outcome: "connection_lost",
    behave: () => Promise.resolve(),
  },
  "hangs up in the middle of its status line": {
    outcome: "connection_lost",
    behave: (conversation) => conversation.write("HTTP/1.1 200 O"),
  },
  "hangs up in the middle of its headers": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) => conversation.write(`${HEAD}X-Half: `),
  },
  "hangs up in the middle of its body": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) => conversation.write(`${HEAD}Content-Length: 9\r\n\r\nhalf`),
  },
  "sends both a length and chunks": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) =>
      conversation.write(`${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
  },
  "sends two different lengths": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) =>
      conversation.write(`${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\nabc`),
  },
  "switches protocols": {
    outcome: "bad_response",
    behave: async (conversation) => {
      const upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n";
      await conversation.write(`HTTP/1.1 101 Switching Protocols\r\n${upgrade}`);
      await conversation.pause(PATIENCE_MS);
    },
  },
  "continues without being asked": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) => conversation.write(`HTTP/1.1 100 Continue\r\n\r\n${HEAD}\r\n`),
  },
  "continues in one segment and answers in the next": {
    outcome: "delivered",
    status: 200,
    behave: async (conversation) => {
      await conversation.write("HTTP/1.1 10");
      await conversation.pause(20);
      await conversation.write("0 Continue\r\n\r\n");
      await conversation.pause(20);
      await conversation.write(`${HEAD}Content-Length: 0\r\n\r\n`);
    },
  },
  "answers byte by byte": {
    outcome: "delivered",
    status: 202,
    behave: (conversation) =>
      writeBytes(
        conversation,
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 202 Yes\r\nContent-Length: 2\r\n\r\nok",
      ),
  },
  "forgets the empty line after an interim answer": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) =>
      conversation.write(`HTTP/1.1 100 Continue\r\nX-A: b\r\n${HEAD}Content-Length: 0\r\n\r\n`),
  },
  "answers in HTTP/1.0, in lower case, with a tab and without a reason": {
    outcome: "delivered",
    status: 201,
    behave: (conversation) => conversation.write("http/1.0\t201\nconnection: close\n\n"),
  },
  "ends its lines with LF": {
    outcome: "delivered",
    status: 200,
    behave: (conversation) =>
      conversation.write("HTTP/1.1 200 OK\nContent-Length: 2\nConnection: close\n\nok"),
  },
  "refuses with both framings": {
    outcome: "gone",
    status: 410,
    behave: (conversation) =>
      conversation.write(
        "HTTP/1.1 410 Gone\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      ),
  },
};

async function writeBytes(conversation: Conversation, text: string): Promise<void> {
  for (const character of text) await conversation.write(character);
}

async function drip(conversation: Conversation, start: string, endless = ""): Promise<void> {
  if (endless !== "") await conversation.write(start);
  for (const character of endless === "" ? start : endless.repeat(PATIENCE_MS)) {
    await conversation.write(character);
    await conversation.pause(25);
  }
}

/** Writes without end, until the sender hangs up or 64 MB are written. */
async function flood(conversation: Conversation, start: string, more = FILLER): Promise<void> {
  await conversation.write(start);
  const block = new TextEncoder().encode(more.repeat(Math.ceil(FILLER.length / more.length)));
  for (let written = 0; written < 67_108_864; written += block.length) {
    await conversation.write(block);
  }
}
