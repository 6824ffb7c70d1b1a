import { type LoopbackServer, serve } from "../../support/network/loopback.ts";

/** A server on loopback that fails on demand. */
export interface FaultyServer extends LoopbackServer {
  /** The fault from now on: `hang`, `500`, `429`, `redirect` or `huge`, then a path, or a method and a path. */
  fault: string;
  /** The paths that it was asked. */
  hits: string[];
  /** Lets those go who hang. */
  release(): void;
}

/** Starts one. `answer` gets the requests that no fault catches. */
export function startFaultyServer(
  answer: (request: Request, url: URL) => Response | Promise<Response>,
): FaultyServer {
  const released = Promise.withResolvers<void>();
  const listening = serve(async (request) => {
    const url = new URL(request.url);
    server.hits.push(url.pathname);
    const [fault = "", ...place] = server.fault.split(" ");
    const isHere = [url.pathname, `${request.method} ${url.pathname}`].includes(place.join(" "));
    if (!isHere) return await answer(request, url);
    if (fault === "hang") await released.promise;
    return FAILURES[fault]?.() ?? new Response("no", { status: 500 });
  });
  const server: FaultyServer = {
    ...listening,
    fault: "",
    hits: [],
    release: () => released.resolve(),
    async [Symbol.asyncDispose]() {
      released.resolve();
      await listening[Symbol.asyncDispose]();
    },
  };
  return server;
}

/** Failures with an answer of their own, the second as Discord documents it. */
const FAILURES: Record<string, () => Response> = {
  redirect: () => Response.redirect("http://127.0.0.1:1/inner", 307),
  429: () =>
    Response.json(
      { message: "You are being rate limited.", retry_after: 1.336, global: false },
      { status: 429, headers: { "retry-after": "2" } },
    ),
  huge: () => new Response("x".repeat(64 << 20)),
};
