/**
 * The ceiling of this API: `Deno.serve` with the body and the headers that the contract wants, all constant.
 * Argument: the port.
 */
const BODY = '{"voted":true,"last_vote_at":"2026-03-10T12:00:00.000Z"}';

Deno.serve(
  { hostname: "127.0.0.1", port: Number(Deno.args[0]), onListen: () => {} },
  () =>
    new Response(BODY, {
      headers: {
        "content-type": "application/json",
        "cache-control": "no-store",
        "x-request-id": "0195813a-8f00-7000-8000-000000000000",
        "x-content-type-options": "nosniff",
        "ratelimit-policy": '"minute";q=120;w=60',
        "ratelimit": '"minute";r=119;t=60',
        "x-listing-day-ends": "2026-03-11T00:00:00.000Z",
      },
    }),
);
