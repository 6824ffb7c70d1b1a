import { Buffer } from "node:buffer";
import { constants, createHmac, generateKeyPairSync, privateDecrypt } from "node:crypto";
import type { Socket } from "node:net";
import { takeConnections } from "../network/loopback.ts";

/** One vote that the receiver read. */
export interface ReceivedVote {
  readonly protocol: 1 | 2;
  readonly serviceName: string;
  readonly username: string;
  readonly address: string;
  readonly timestamp: string;
  readonly additionalData?: string;
}

/** An implementation of a receiver from the protocol's description. `play` replaces it for receivers that misbehave. */
export interface VotifierReceiver extends AsyncDisposable {
  readonly port: number;
  readonly token: string;
  readonly publicKey: string;
  readonly votes: ReceivedVote[];
  /** Resolves once it has read a vote. */
  readonly read: Promise<void>;
  /** All bytes that were written to it. */
  readonly heard: () => Buffer;
}

/** The behaviour of a receiver. */
export interface ReceiverVoice {
  /** Its greeting, including the challenge. By default NuVotifier's. */
  readonly greeting?: (challenge: string) => string;
  /** Plays the whole exchange instead of a receiver. */
  readonly play?: (socket: Socket) => void;
  /** Behaves like VotifierPlus: an "ok" for protocol 1 too, and never an error line. */
  readonly isPlus?: boolean;
  /** Replaces the response to a vote or a fault. */
  readonly answer?: (read: ReceivedVote | { fault: string }, socket: Socket) => void;
  readonly token?: string;
  /** The port. By default a free one. */
  readonly port?: number;
}

const FRAME_MAX = 1_024;
const NAME_MAX = 16;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Starts a receiver on a loopback port. */
export async function startVotifier(voice: ReceiverVoice = {}): Promise<VotifierReceiver> {
  const { greeting = (challenge) => `VOTIFIER 2 ${challenge}\n`, token = "k3jsf9v8m2q0p1r7t5u6" } =
    voice;
  const votes: ReceivedVote[] = [];
  const { promise: read, resolve: hasRead } = Promise.withResolvers<void>();
  const heard: Buffer[] = [];
  const server = await takeConnections((socket) => {
    socket.on("data", (chunk) => heard.push(chunk));
    if (voice.play) return voice.play(socket);
    const challenge = crypto.randomUUID().replaceAll("-", "");
    socket.write(greeting(challenge));
    let got = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      got = Buffer.concat([got, chunk]);
      const vote = readVote(got, { token, challenge });
      if (vote === "more") return;
      if (voice.answer) return voice.answer(vote, socket);
      if ("fault" in vote) return socket.end(errorLine(vote, voice));
      votes.push(vote);
      hasRead();
      socket.end(vote.protocol === 2 || voice.isPlus ? `{"status":"ok"}\r\n` : "");
    });
  }, voice.port);
  return {
    ...server,
    token,
    publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    votes,
    read,
    heard: () => Buffer.concat(heard),
  };
}

interface Fault {
  fault: string;
  protocol?: 1;
}

type Read = ReceivedVote | Fault | "more";

function readVote(got: Buffer, session: { token: string; challenge: string }): Read {
  if (got.length < 2) return "more";
  return got.readUInt16BE(0) === 0x733a ? readFrame(got, session) : readBlock(got);
}

function readFrame(got: Buffer, { token, challenge }: { token: string; challenge: string }): Read {
  if (got.length < 4) return "more";
  const end = 4 + got.readUInt16BE(2);
  if (end > FRAME_MAX) return { fault: "Frame length exceeds 1024" };
  if (got.length < end) return "more";
  const { payload, signature } = JSON.parse(got.subarray(4, end).toString());
  const expected = createHmac("sha256", token).update(payload).digest("base64");
  if (signature !== expected) return { fault: "Signature is not valid (invalid token?)" };
  const { challenge: answered, username, timestamp, ...vote } = JSON.parse(payload);
  if (answered !== challenge) return { fault: "Challenge is not valid" };
  if (username.length > NAME_MAX) return { fault: "Username too long" };
  if (vote.uuid !== undefined && !UUID.test(vote.uuid)) return { fault: "DecoderException: uuid" };
  return { protocol: 2, ...vote, username, timestamp: String(timestamp) };
}

function readBlock(got: Buffer): Read {
  if (got.length < 256) return "more";
  try {
    const padding = constants.RSA_PKCS1_PADDING;
    const text = privateDecrypt({ key: privateKey, padding }, got.subarray(0, 256)).toString();
    const [opcode, serviceName = "", username = "", address = "", timestamp = ""] = text.split(
      "\n",
    );
    if (opcode !== "VOTE") return { fault: "Not VOTE", protocol: 1 };
    return { protocol: 1, serviceName, username, address, timestamp };
  } catch {
    return { fault: "Cannot decrypt", protocol: 1 };
  }
}

/** Protocol 1 reports no faults, and VotifierPlus none at all. */
function errorLine({ fault, protocol }: Fault, { isPlus }: ReceiverVoice): string {
  if (isPlus || protocol === 1) return "";
  const cause = "CorruptedFrameException";
  return `${JSON.stringify({ status: "error", cause, error: fault })}\r\n`;
}

/** A key of protocol 1 that is not the receiver's. */
export function otherPublicKey(bits = 2048): string {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: bits });
  return publicKey.export({ type: "spki", format: "der" }).toString("base64");
}
