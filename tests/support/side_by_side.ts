/** Registers a test, as `Deno.test` does. */
export type RegisterTest = (name: string, run: () => Promise<void>) => void;

/**
 * Makes a group of tests that mostly wait: the first to run starts all of them, so that they wait at the same time,
 * and each reports its own outcome. Deno cannot tell whose a leak would be, so it looks for none.
 */
export function sideBySide(): RegisterTest {
  const starts: (() => void)[] = [];
  return (name, run) => {
    const { promise: done, resolve, reject } = Promise.withResolvers<void>();
    done.catch(() => {}); // it may fail before its turn to tell
    starts.push(() => void run().then(resolve, reject));
    const fn = () => {
      for (const start of starts.splice(0)) start();
      return done;
    };
    Deno.test({ name, fn, sanitizeOps: false, sanitizeResources: false });
  };
}
