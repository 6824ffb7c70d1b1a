import { serve } from "./loopback.ts";

/** One webhook as a receiver saw it. */
export interface Received {
  headers: Headers;
  body: string;
}

/** The tests' own receiver, on a loopback port. */
export interface Receiver extends AsyncDisposable {
  url: string;
  received: Received[];
  /** Answer to give from now on. */
  answer: (received: Received) => Response | Promise<Response>;
}

/** Starts a receiver that answers 204 until told otherwise. */
export function startReceiver(): Receiver {
  const received: Received[] = [];
  const receiver: Receiver = {
    url: "",
    received,
    answer: () => new Response(null, { status: 204 }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  const server = serve(async (request) => {
    const one = { headers: request.headers, body: await request.text() };
    received.push(one);
    return await receiver.answer(one);
  });
  receiver.url = `${server.origin}/votes`;
  return receiver;
}
