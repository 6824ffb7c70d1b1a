import type { Socket } from "node:net";
import { codeOf, type Outcome } from "../outcome.ts";
import {
  votifierBlock,
  votifierFrame,
  type VotifierSecret,
  type VotifierVote,
} from "./votifier_message.ts";
import { Buffer } from "node:buffer";

/** Bytes of a greeting and of a verdict that are read. */
const GREETING_MAX = 128;
const VERDICT_MAX = 1_024;

/** Characters of a receiver's reason that are kept. */
const REASON_MAX = 200;

/** `VOTIFIER 2 <challenge>`, `VOTIFIER 1`, `VOTIFIER 1.9`. */
const GREETING = /^VOTIFIER (\d[\d.]{0,9})(?: ([\x21-\x7e]{1,64}))?\r?$/;

/** NuVotifier says "Signature is not valid (invalid token?)". */
const WRONG_TOKEN = /signature|token/i;

const CLOSED =
  "it closed the connection without an answer, as VotifierPlus does when the token is wrong";

const UNPRINTABLE = /[^\x20-\x7e]/g;

/** The end of an exchange, and what its owner may read of it. */
export interface Verdict {
  readonly outcome: Outcome;
  /** One line for each step. Nothing of what is no Votifier stands in it. */
  readonly transcript?: readonly string[];
}

/**
 * Tells a connected receiver of one vote: by protocol 2 with a token, by protocol 1 with a public key. Not a byte is
 * written before it greeted as Votifier does. Rejects with what the socket was destroyed for while an answer can be lost.
 */
export async function talk(
  socket: Socket,
  { vote, secret, greeted }: {
    vote: VotifierVote;
    secret: VotifierSecret;
    /** Hears that a greeting came: until then a receiver has less time. */
    greeted: () => void;
  },
): Promise<Verdict> {
  const readLine = createLineReader(socket);
  const greeting = await readGreeting(readLine);
  greeted();
  if (!greeting) return { outcome: "not_votifier" };
  const transcript = [`it greets: VOTIFIER ${greeting.version}`];
  const message = messageFor(vote, secret, greeting);
  if (!message) return { outcome: "votifier_key_missing", transcript };
  // In one write: some receivers read no further than what has arrived.
  socket.write(message);
  const how = secret.kind === "token" ? "signed with your token" : "encrypted to your public key";
  transcript.push(`sent ${message.length} bytes, ${how}`);
  // Protocol 1 has no answer that could be lost: sent again, the vote would be a second reward.
  const isSilent = secret.kind === "public_key";
  const line = await readLine(VERDICT_MAX).catch((error) => {
    if (!isSilent) throw error;
  });
  if (line) return judge(line, transcript);
  if (line === "" && !isSilent) return { outcome: "bad_response", transcript };
  transcript.push(isSilent ? "no answer came" : CLOSED);
  return { outcome: isSilent ? "unconfirmed" : "connection_lost", transcript };
}

type Greeting = { version: string; challenge: string | undefined };

async function readGreeting(readLine: ReturnType<typeof createLineReader>) {
  // A reset is no word of its own: nobody shall learn more of a port that is not Votifier's.
  const line = await readLine(GREETING_MAX).catch((error) => {
    if (codeOf(error) === "") throw error;
  });
  const [, version, challenge] = GREETING.exec(line ?? "") ?? [];
  return version === undefined ? undefined : { version, challenge };
}

/** The bytes to send; undefined for a token where no challenge came: that receiver speaks protocol 1 alone. */
function messageFor(vote: VotifierVote, secret: VotifierSecret, { version, challenge }: Greeting) {
  if (secret.kind === "public_key") return votifierBlock(vote, secret.key);
  if (!version.startsWith("2") || challenge === undefined) return undefined;
  return votifierFrame(vote, { token: secret.token, challenge });
}

function judge(line: string, transcript: readonly string[]): Verdict {
  const answer = parse(line);
  const said = [...transcript, `it answers: ${shorten(line)}`];
  if (answer === undefined) return { outcome: "bad_response", transcript };
  if (answer.status === "ok") return { outcome: "delivered", transcript: said };
  const isToken = typeof answer.error === "string" && WRONG_TOKEN.test(answer.error);
  return { outcome: isToken ? "token_refused" : "votifier_refused", transcript: said };
}

function parse(line: string): { status?: unknown; error?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function shorten(line: string): string {
  return line.trim().replace(UNPRINTABLE, "").slice(0, REASON_MAX);
}

const LINE_FEED = 10;

/**
 * Reads lines, without their ends, from a socket that may drip, flood or say nothing: undefined when the other side
 * closed before the end of one. Of a line longer than `maxBytes` nothing is left but "", which neither side ever sends.
 * Rejects with what the socket was destroyed for.
 */
function createLineReader(socket: Socket) {
  const chunks: AsyncIterator<Buffer> = socket[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);

  return async function readLine(maxBytes: number): Promise<string | undefined> {
    for (;;) {
      const end = rest.indexOf(LINE_FEED);
      if (end > maxBytes || (end < 0 && rest.length > maxBytes)) return "";
      if (end >= 0) {
        const line = rest.subarray(0, end).toString();
        rest = rest.subarray(end + 1);
        return line;
      }
      const { value, done } = await chunks.next();
      if (done) return undefined;
      rest = Buffer.concat([rest, value.subarray(0, maxBytes + 1 - rest.length)]);
    }
  };
}
