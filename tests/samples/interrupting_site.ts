import type { World } from "../support/world.ts";
import { serve } from "../support/network/loopback.ts";

/** A moment to end a game at: around a request of its that concerns votes. */
export interface End {
  path: "claims" | "grants";
  /** Before it is carried out, after that without an answer, or a number of milliseconds after its answer. */
  at: "before" | "unanswered" | number;
}

/** Every kind of moment; those after an answer are by chance, and so more. */
const ENDS = [
  { path: "claims", at: "before" },
  { path: "claims", at: "unanswered" },
  { path: "claims", at: "after" },
  { path: "claims", at: "after" },
  { path: "grants", at: "before" },
  { path: "grants", at: "unanswered" },
  { path: "grants", at: "after" },
] as const;

/** Picks a moment for the nth life, so that each kind has its turn. */
export function pickEnd(nth: number, withinMs: number): End {
  const { path, at } = ENDS[nth % ENDS.length] ?? ENDS[0];
  return { path, at: at === "after" ? Math.random() * withinMs : at };
}

/** The world's site on loopback, which ends who asks it at the moment it is told. */
export function openInterruptingSite({ app }: World) {
  let plan: { end: End; reached: () => void } | undefined;
  let asked = 0;
  let gone = new AbortController();
  const underWay = new Set<Promise<Response>>();

  function take(request: Request): Promise<Response> {
    asked++;
    const answered = answer(request).finally(() => underWay.delete(answered));
    underWay.add(answered);
    return answered;
  }

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.split("/").at(-1);
    if (plan === undefined || path !== plan.end.path) return await pass(request);
    const { end: { at }, reached } = plan;
    if (at === "before") {
      reached();
      return new Response(null, { status: 503 });
    }
    const response = await pass(request);
    const { votes } = path === "claims" ? await response.clone().json() : { votes: ["granted"] };
    if (votes?.length > 0) setTimeout(reached, at === "unanswered" ? 0 : at);
    // An answer that is held back is never read.
    if (votes?.length > 0 && at === "unanswered") await new Promise((done) => setTimeout(done, 50));
    return response;
  }

  async function pass(request: Request): Promise<Response> {
    // Deno does not see by itself that a client is gone whose body came apart from its head, as Mono's does.
    const signal = AbortSignal.any([request.signal, gone.signal]);
    return await app.fetch(new Request(request, { signal }), { remoteAddress: "127.0.0.1" });
  }

  const server = serve(take);
  return {
    ...server,
    /** Requests so far. */
    asked: () => asked,
    /** Forgets who waits for an answer: they were killed. */
    async forget(): Promise<void> {
      gone.abort();
      await Promise.allSettled(underWay);
      gone = new AbortController();
    },
    /** Resolves when that moment comes, from now on. */
    async reach(end: End): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      plan = { end, reached: resolve };
      await promise;
      plan = undefined;
    },
  };
}
