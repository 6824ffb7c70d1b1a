/** The response of a worker that has no result. */
type WorkerFailure = { failed: string };

/**
 * Runs one job in a new worker without permissions. The worker closes itself after its response and is terminated if it
 * takes too long. `transfer` lists the buffers of the message that are moved to the worker.
 */
export async function runInWorker<Answer>(
  url: URL,
  { message, withinMs, transfer = [] }: {
    message: unknown;
    withinMs: number;
    transfer?: ArrayBuffer[];
  },
): Promise<Answer | WorkerFailure> {
  const worker = new Worker(url, { type: "module", deno: { permissions: "none" } });
  const { promise, resolve } = Promise.withResolvers<Answer | WorkerFailure>();
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
