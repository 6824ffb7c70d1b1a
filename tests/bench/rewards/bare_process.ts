/**
 * A `Deno.serve` that holds requests as long as they ask for, and does nothing else.
 *
 * @module
 */
Deno.serve(
  { port: Number(Deno.env.get("PORT")), hostname: "127.0.0.1", onListen: () => {} },
  async (request) => {
    const { wait_seconds: seconds } = request.method === "POST" ? await request.json() : {};
    if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return Response.json({ votes: [] });
  },
);
