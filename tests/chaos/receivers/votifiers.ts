import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type ReceivedVote, startVotifier } from "../../support/deliveries/votifier_receiver.ts";
import { chooseMood, type Mood } from "./moods.ts";
import {
  ANSWER_WITHIN_MS,
  type Post,
  type Receiver,
  type ReceiversOptions,
  type SendingKey,
} from "./receivers.ts";

/** Starts a Votifier that fails as the webhooks do, and records the votes that it reads. */
export async function startVotifierOf(
  posts: Post[],
  options: ReceiversOptions,
): Promise<Receiver & AsyncDisposable> {
  let owner: SendingKey | undefined;
  const told = new Map<string, number>();

  function note(read: ReceivedVote | { fault: string }): Mood {
    const isVote = !("fault" in read);
    const vote = isVote ? atob(read.additionalData ?? "") : "";
    const times = (told.get(vote) ?? 0) + 1;
    told.set(vote, times);
    const mood = chooseMood(times, options);
    const noted = { key: owner?.id ?? "", vote, attempt: null, body: JSON.stringify(read) };
    const accepted = isVote && mood === "accept";
    posts.push({ at: performance.now(), ...noted, accepted, verified: isVote });
    return mood;
  }

  const receiver = await startVotifier({
    answer(read, socket) {
      const mood = note(read);
      pause(ANSWER_WITHIN_MS * options.random()).then(() => show(mood, socket));
    },
  });
  return {
    url: `votifier://127.0.0.1:${receiver.port}`,
    token: receiver.token,
    belongsTo(key) {
      owner = key;
    },
    [Symbol.asyncDispose]: () => receiver[Symbol.asyncDispose](),
  };
}

/** Responds according to a mood. A killed sender may have disconnected. */
function show(mood: Mood, socket: Socket): void {
  switch (mood) {
    case "accept":
      return void socket.end(`{"status":"ok"}\r\n`);
    case "fail":
    case "not_now":
      return void socket.end(
        `{"status":"error","cause":"Exception","error":"something broke"}\r\n`,
      );
    case "reset":
      return void socket.destroy();
    case "silence":
      return; // until the sender loses timeoutFactor
  }
}
