import { DatabaseTimeout } from "./batch.ts";

/** Waits for an answer of the database; fails with DatabaseTimeout after so many milliseconds, whatever comes of it. */
export async function answerWithin<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer;
  const late = new Promise<never>((_, fail) =>
    timer = setTimeout(() => fail(new DatabaseTimeout(`no answer in ${ms} ms`)), ms)
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
