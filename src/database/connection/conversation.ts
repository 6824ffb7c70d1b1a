import {
  createMessageReader,
  QUERY,
  queryMessage,
  READY_FOR_QUERY,
  SYNC,
  TERMINATE,
  withoutMessages,
} from "./messages.ts";

/** The transaction status of a session that is in none, as ReadyForQuery tells it. */
const IDLE = "I".charCodeAt(0);

const NOTHING = new Uint8Array();

/** Both directions of one connection, as far as it matters who has to speak. */
export type Conversation = ReturnType<typeof createConversation>;

/**
 * Follows a conversation from its first byte. Before the driver is told that the session stands, `settings`, a
 * statement, is run in it: in the start-up message a pooler would refuse most of them.
 */
export function createConversation(
  settings: string,
  toServer: (bytes: Uint8Array) => void,
) {
  let phase: "opening" | "starting" | "settling" | "settled" = "opening";
  let owed = 0;
  let isHalfSent = false;
  let status = 0;
  let becameReady = false;
  let heldBack = NOTHING;

  const readSent = createMessageReader((type) => {
    if (type === TERMINATE) return;
    isHalfSent = type !== SYNC && type !== QUERY;
    if (!isHalfSent) owed++;
  });

  const readReceived = createMessageReader((type, lastByte) => {
    if (type !== READY_FOR_QUERY) return;
    becameReady = true;
    status = lastByte;
    owed = Math.max(0, owed - 1);
  });

  /** Takes what the driver wrote; returns what the server is to be sent. */
  function sent(bytes: Uint8Array): Uint8Array {
    if (phase === "opening") {
      phase = "starting";
      // postgres.js 3.4.9 puts what it had not written when the last connection broke before the first message.
      return withoutMessages(bytes);
    }
    if (phase === "settled") readSent(bytes);
    return bytes;
  }

  /** Takes what the server sent; returns what the driver is to be given. */
  function received(bytes: Uint8Array): Uint8Array {
    becameReady = false;
    readReceived(bytes);
    if (phase === "settled") return bytes;
    if (phase === "settling") {
      if (!becameReady) return NOTHING;
      phase = "settled";
      return heldBack;
    }
    if (!becameReady) return bytes;
    // Without its last byte the message that the session stands is none yet.
    phase = "settling";
    heldBack = Uint8Array.from(bytes.subarray(-1));
    toServer(queryMessage(settings));
    return bytes.subarray(0, -1);
  }

  return {
    sent,
    received,
    /** Whether the server has something to answer. The start of the session has a deadline of the driver's. */
    get isOwedAnswer() {
      return phase === "settled" && (owed > 0 || isHalfSent);
    },
    /** Whether a session stands and nobody wants anything of it, nor has a transaction open. */
    get isIdle() {
      return phase === "settled" && owed === 0 && !isHalfSent && status === IDLE;
    },
  };
}
