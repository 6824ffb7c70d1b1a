/**
 * Returns the value of a promise, or `none` if it fails or takes longer than `timeoutMs` milliseconds. For callers that
 * treat every error as a missing value.
 */
export async function inTime<Found>(looking: Promise<Found>, timeoutMs: number, none: Found) {
  const late = Promise.withResolvers<Found>();
  const timer = setTimeout(() => late.resolve(none), timeoutMs);
  try {
    return await Promise.race([looking, late.promise]);
  } catch {
    return none;
  } finally {
    clearTimeout(timer);
  }
}
