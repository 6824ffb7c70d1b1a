/** A complete body, or why it could not be read. */
type BodyResult =
  | { kind: "whole"; body: Uint8Array<ArrayBuffer> }
  | { kind: "too_large" | "too_slow" | "gone" };

/** Reads a request's body to its end. Fails if it is longer than `maxBytes` or takes longer than `withinMs`. */
export async function takeBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, withinMs }: { maxBytes: number; withinMs: number },
): Promise<BodyResult> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), withinMs);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      bytes += part.length;
      if (bytes > maxBytes) throw new RangeError(`over ${maxBytes} bytes`);
      parts.push(part);
    },
  });
  try {
    await body.pipeTo(sink, { signal: late.signal });
    return { kind: "whole", body: join(parts, bytes) };
  } catch {
    // The sink is our own, so the only other cause is a client that disconnected.
    if (late.signal.aborted) return { kind: "too_slow" };
    return { kind: bytes > maxBytes ? "too_large" : "gone" };
  } finally {
    clearTimeout(timer);
  }
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
