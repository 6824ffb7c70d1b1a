/**
 * Creates a timer that calls `run` every `everyMs` milliseconds from `start` to `stop`. Both may be called more than
 * once.
 */
export function createInterval(run: () => void, everyMs: number) {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    start: () => void (timer ??= setInterval(run, everyMs)),
    stop(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
