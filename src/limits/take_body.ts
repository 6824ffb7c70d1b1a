/** A body in full, or why there is none. */
export type Taken = { kind: "whole"; body: Uint8Array<ArrayBuffer> } | {
  kind: "too_large" | "too_slow" | "gone";
};

/** Reads a request's body to its end, unless it is longer than `maxBytes` or takes longer than `withinMs`. */
export async function takeBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, withinMs }: { maxBytes: number; withinMs: number },
): Promise<Taken> {
  const reader = body.getReader();
  const { promise: passed, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(resolve, withinMs, "late");
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), passed]);
      if (part === "late") return refuse(reader, "too_slow");
      if (part.done) return { kind: "whole", body: joined(parts, bytes) };
      bytes += part.value.length;
      if (bytes > maxBytes) return refuse(reader, "too_large");
      parts.push(part.value);
    }
  } catch {
    return { kind: "gone" };
  } finally {
    clearTimeout(timer);
  }
}

/** Reads no further. */
function refuse(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  kind: "too_slow" | "too_large",
): Taken {
  reader.cancel().catch(() => {});
  return { kind };
}

function joined(parts: Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
