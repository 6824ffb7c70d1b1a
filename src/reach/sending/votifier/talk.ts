import type { Socket } from "node:net";
import { codeOf, type Outcome } from "../../../core/sending/outcome.ts";
import { parseJson } from "../../../core/text/parse_json.ts";
import { ENGLISH } from "../../../core/locales/locale.ts";
import {
  votifierBlock,
  votifierFrame,
  type VotifierSecret,
  type VotifierVote,
} from "./votifier_message.ts";
import { createLineReader, endOfReply, VERDICT_MAX } from "./line_reader.ts";

/** The steps of the connection in the attempt log, which are in English for all readers. */
const STEPS = ENGLISH.words.sending.votifierSteps;

/** Maximum bytes of a greeting that are read. */
const GREETING_MAX = 128;

/** Characters of a receiver's reason that are kept. */
const REASON_MAX = 200;

/** `VOTIFIER 2 <challenge>`, `VOTIFIER 1`, `VOTIFIER 1.9`. */
const GREETING = /^VOTIFIER (\d[\d.]{0,9})(?: ([\x21-\x7e]{1,64}))?\s*$/;

/** Characters that some receivers send before their reply: white space, NULs, a byte order mark. */
const BEFORE_REPLY = /^[\s\0\ufeff]+/;

/** NuVotifier responds with "Signature is not valid (invalid token?)". */
const WRONG_TOKEN = /signature|token/i;

const UNPRINTABLE = /[^\x20-\x7e]/g;

/** The end of an exchange, and the details that its owner may read. */
export interface TalkResult {
  readonly outcome: Outcome;
  /** One line for each step. Contains no text from a server that is not a Votifier receiver. */
  readonly transcript?: readonly string[];
}

/**
 * Sends one vote to a connected receiver: with a token over protocol 2, with a public key over protocol 1. Writes
 * nothing before the receiver has sent a Votifier greeting. Rejects with the error that destroyed the socket while a
 * response can still be lost.
 */
export async function talk(
  socket: Socket,
  { vote, secret, greeted }: {
    vote: VotifierVote;
    secret: VotifierSecret;
    /** Called when a greeting arrives. Until then a receiver has less time. */
    greeted: () => void;
  },
): Promise<TalkResult> {
  const readLine = createLineReader(socket);
  const greeting = await readGreeting(readLine);
  greeted();
  if (!greeting) return { outcome: "not_votifier" };
  const transcript = [STEPS.greeted(greeting.version)];
  const message = messageFor(vote, secret, greeting);
  if (!message) return { outcome: "votifier_key_missing", transcript };
  // Protocol 1 has no response that could be lost, and a vote sent twice would be rewarded twice.
  const isSilent = secret.kind === "public_key";
  // In one write, because some receivers read only the bytes that have already arrived. Others of protocol 1 read to
  // the end.
  if (isSilent) socket.end(message);
  else socket.write(message);
  transcript.push(STEPS.sent(message.length, secret.kind));
  const line = await readLine(VERDICT_MAX, endOfReply).catch((error) => {
    if (!isSilent) throw error;
  });
  if (line?.kind === "line") return readReply(line.text, transcript);
  if (line?.kind === "too_long" && !isSilent) return { outcome: "bad_response", transcript };
  transcript.push(isSilent ? STEPS.silent : STEPS.closed);
  return { outcome: isSilent ? "unconfirmed" : "connection_lost", transcript };
}

type Greeting = { version: string; challenge: string | undefined };

async function readGreeting(readLine: ReturnType<typeof createLineReader>) {
  // A reset isn't a separate outcome, so that an owner can't learn more about a port that isn't Votifier's.
  const line = await readLine(GREETING_MAX).catch((error) => {
    if (codeOf(error) === undefined) throw error;
  });
  const [, version, challenge] = line?.kind === "line" ? GREETING.exec(line.text) ?? [] : [];
  return version === undefined ? undefined : { version, challenge };
}

/**
 * Builds the bytes to send. Undefined for a token without a challenge, because such a receiver only speaks protocol 1.
 */
function messageFor(vote: VotifierVote, secret: VotifierSecret, { version, challenge }: Greeting) {
  if (secret.kind === "public_key") return votifierBlock(vote, secret.key);
  if (!version.startsWith("2") || challenge === undefined) return undefined;
  return votifierFrame(vote, { token: secret.token, challenge });
}

function readReply(line: string, transcript: readonly string[]): TalkResult {
  const answer = parse(line);
  const said = [...transcript, STEPS.answered(shorten(line))];
  if (answer === undefined) return { outcome: "bad_response", transcript };
  if (isOk(answer.status)) return { outcome: "delivered", transcript: said };
  const isToken = typeof answer.error === "string" && WRONG_TOKEN.test(answer.error);
  return { outcome: isToken ? "token_refused" : "votifier_refused", transcript: said };
}

function isOk(status: unknown): boolean {
  return typeof status === "string" && status.toLowerCase() === "ok";
}

function parse(line: string): { status?: unknown; error?: unknown } | undefined {
  const value = parseJson(line.replace(BEFORE_REPLY, ""));
  return typeof value === "object" && value !== null ? value : undefined;
}

function shorten(line: string): string {
  return line.trim().replace(UNPRINTABLE, "").slice(0, REASON_MAX);
}
