/** The report that a worker writes after its last test. */
export interface WorkerReport {
  files: string[];
}

/**
 * Loads the test files of a worker. A file that throws becomes a failed test, and the others still run. When all tests
 * of the worker have ended, writes a `WorkerReport` to `report`, except after an error that no test caught, because
 * Deno then cancels the worker's other tests in all files.
 */
export async function loadFiles(
  report: string,
  files: Record<string, () => Promise<unknown>>,
): Promise<void> {
  const uncaught: Event[] = [];
  for (const kind of ["error", "unhandledrejection"]) {
    globalThis.addEventListener(kind, (event) => uncaught.push(event));
  }
  for (const [file, load] of Object.entries(files)) {
    try {
      await load();
    } catch (error) {
      Deno.test(`${file} can be loaded`, () => {
        throw error;
      });
    }
  }
  Deno.test.afterAll(async () => {
    // The service's code may have handled the error.
    if (!uncaught.every((event) => event.defaultPrevented)) return;
    const written: WorkerReport = { files: Object.keys(files) };
    await Deno.writeTextFile(report, JSON.stringify(written));
  });
}
