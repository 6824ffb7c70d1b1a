/** Milliseconds since 1970 with fractions: comparable between the processes of one machine. */
export function timestamp(): number {
  return performance.timeOrigin + performance.now();
}
