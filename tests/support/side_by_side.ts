/** Registers a test, as `Deno.test` does. */
export type RegisterTest = (name: string, run: () => Promise<void>) => void;

/**
 * Creates a group of tests that mostly wait. The first to run also starts the others, up to `atOnce`, so that they wait
 * at the same time. Each reports its own result. The sanitizers are off, because Deno couldn't attribute a leak to one
 * of them.
 */
export function sideBySide({ atOnce = Infinity } = {}): RegisterTest {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  function startMore(): void {
    while (running < atOnce) {
      const start = waiting.shift();
      if (!start) return;
      running++;
      void start().finally(() => {
        running--;
        startMore();
      });
    }
  }

  return (name, run) => {
    const { promise: done, resolve, reject } = Promise.withResolvers<void>();
    done.catch(() => {}); // it may fail before its turn to tell
    waiting.push(() => run().then(resolve, reject));
    const fn = () => {
      startMore();
      return done;
    };
    Deno.test({ name, fn, sanitizeOps: false, sanitizeResources: false });
  };
}
