/** A body in full, or why there is none. */
type Taken = { kind: "whole"; body: Uint8Array<ArrayBuffer> } | {
  kind: "too_large" | "too_slow" | "gone";
};

/** Reads a request's body to its end, unless it is longer than `maxBytes` or takes longer than `withinMs`. */
export async function takeBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { maxBytes, withinMs }: { maxBytes: number; withinMs: number },
): Promise<Taken> {
  const reader = body.getReader();
  const { promise: passed, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(resolve, withinMs, "late");
  const refuse = (kind: "too_slow" | "too_large") => (reader.cancel().catch(() => {}), { kind });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), passed]);
      if (part === "late") return refuse("too_slow");
      if (part.done) return { kind: "whole", body: await new Blob(parts).bytes() };
      bytes += part.value.length;
      if (bytes > maxBytes) return refuse("too_large");
      parts.push(part.value);
    }
  } catch {
    return { kind: "gone" };
  } finally {
    clearTimeout(timer);
  }
}
