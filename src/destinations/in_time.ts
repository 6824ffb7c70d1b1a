/** Answers with `none` in place of what fails, or takes longer than so many milliseconds. */
export async function inTime<Found>(
  looking: Promise<Found>,
  timeoutMs: number,
  none: Found,
): Promise<Found> {
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
