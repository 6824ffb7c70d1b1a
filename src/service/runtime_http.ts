/** Serves one connection: the part of `Deno.serve` below its accept loop. */
export type ServeConnection = (
  connection: Deno.TcpConn,
  signal: AbortSignal,
  handler: (request: Request) => Promise<Response>,
  onError: (error: unknown) => Response,
  onListen: () => void,
) => Pick<Deno.HttpServer, "finished" | "shutdown">;

/** Parameters of that function in the Deno that the service is made for. */
const PARAMETERS = 5;

/**
 * Finds the function with which Deno 2.9 serves a connection that somebody else accepted, or null in a Deno that
 * has no such function. It is not documented: `Deno.serve` has no deadline for headers and no limit of connections,
 * and shows nobody its connections, while `node:http` has both and costs twice the processor time of a request. This
 * is the only place that knows of it.
 */
export function findServeConnection(runtime: object = Deno): ServeConnection | null {
  const internals = read(runtime, read(runtime, "internal"));
  const found = read(internals, "serveHttpOnConnection");
  return isServeConnection(found) ? found : null;
}

/** Reads a property of what may be no object. */
function read(holder: unknown, name: unknown): unknown {
  if (typeof holder !== "object" || holder === null) return undefined;
  return typeof name === "string" || typeof name === "symbol"
    ? Reflect.get(holder, name)
    : undefined;
}

function isServeConnection(found: unknown): found is ServeConnection {
  return typeof found === "function" && found.length === PARAMETERS;
}
