import type { Question } from "../load/listing.ts";

/** Vote checks a second, evenly: far below what the service can, so that a wait shows as a wait. */
const PER_SECOND = 200;

/** Times to the answer, in milliseconds. */
export interface Latencies {
  p50: number;
  p99: number;
  most: number;
}

/** Asks vote checks at an even pace for some seconds, whatever the answers take, and times them. */
export async function probe(
  origin: string,
  questions: Question[],
  seconds: number,
): Promise<Latencies> {
  const begun = performance.now();
  const times: Promise<number>[] = [];
  while (times.length < seconds * PER_SECOND) {
    const due = begun + times.length * 1000 / PER_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const question = questions[times.length % questions.length];
    if (question) times.push(ask(origin, question));
  }
  const sorted = (await Promise.all(times)).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

async function ask(origin: string, { secret, username }: Question): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/v1/vote-check?username=${username}`, {
    headers: { Authorization: `Bearer ${secret}` },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`an answer of ${answer.status} is void`);
  return performance.now() - begun;
}
