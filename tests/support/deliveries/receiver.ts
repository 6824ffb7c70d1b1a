import { serve } from "../network/loopback.ts";

/** One webhook that a receiver got. */
export interface Received {
  headers: Headers;
  body: string;
}

/** The tests' own receiver, on a loopback port. */
export interface Receiver extends AsyncDisposable {
  url: string;
  received: Received[];
  /** The response from now on. */
  answer: (received: Received) => Response | Promise<Response>;
}

/** Starts a receiver that responds with 204 unless the test changes that. */
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
