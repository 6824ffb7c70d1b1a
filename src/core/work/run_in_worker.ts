/** The worker of a job did not answer with a result. */
type Failure = { failed: string };

/**
 * Does one job in a new worker without permissions, which closes itself when it has answered and is ended if it takes
 * too long. `transfer` lists buffers of the message that the worker gets whole.
 */
export async function runInWorker<Answer>(
  url: URL,
  { message, withinMs, transfer = [] }: {
    message: unknown;
    withinMs: number;
    transfer?: ArrayBuffer[];
  },
): Promise<Answer | Failure> {
  const worker = new Worker(url, { type: "module", deno: { permissions: "none" } });
  const { promise, resolve } = Promise.withResolvers<Answer | Failure>();
  const timer = setTimeout(() => {
    worker.terminate();
    resolve({ failed: "too slow" });
  }, withinMs);
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => resolve(data));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    resolve({ failed: event.message });
  });
  worker.postMessage(message, transfer);
  const answer = await promise;
  clearTimeout(timer);
  return answer;
}
