/** A node of V8's CPU profile: a function, and how often it was seen at work. */
interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string };
}

/** V8's CPU profile: which node was at work in each sample. */
interface Profile {
  nodes: ProfileNode[];
  samples: number[];
}

/** Parts of a request by where their code lies; the first that fits counts. */
const PARTS: readonly [name: string, fits: (node: ProfileNode["callFrame"]) => boolean][] = [
  ["idle", ({ functionName }) => functionName === "(idle)"],
  ["garbage collection", ({ functionName }) => functionName === "(garbage collector)"],
  ["postgres.js", ({ url }) => url.includes("/postgres/")],
  ["Hono and its validators", ({ url }) => /\/(hono|@hono|zod)\//.test(url)],
  ["our log", ({ url }) => /\/src\/(log|api\/log_request)\.ts$/.test(url)],
  ["our database connection", ({ url }) => url.includes("/src/core/database/")],
  ["our code", ({ url }) => /\/(src|generated)\//.test(url)],
  ["Deno: Request, Response, headers", ({ url }) => /^ext:deno_(http|fetch|web)\//.test(url)],
  ["Deno: sockets and streams", ({ url }) => /^(ext:deno_(net|node)|node:)/.test(url)],
  ["runtime and system calls", () => true],
];

/** Profiles a service that was started with `--inspect=127.0.0.1:<port>` while `work` runs: share of each part. */
export async function profile(
  port: number,
  work: () => Promise<unknown>,
): Promise<{ part: string; share: number }[]> {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((open) => socket.onopen = open);
  await command(socket, "Profiler.enable");
  await command(socket, "Profiler.start");
  await work();
  const { profile } = await command(socket, "Profiler.stop");
  socket.close();
  return shares(profile);
}

function shares({ nodes, samples }: Profile): { part: string; share: number }[] {
  const partOf = new Map(nodes.map(({ id, callFrame }) => [
    id,
    PARTS.find(([, fits]) => fits(callFrame))?.[0] ?? "",
  ]));
  const counts = Map.groupBy(samples, (id) => partOf.get(id) ?? "");
  const busy = samples.length - (counts.get("idle")?.length ?? 0);
  return PARTS.map(([part]) => part).filter((part) => part !== "idle").map((part) => ({
    part,
    share: (counts.get(part)?.length ?? 0) / busy,
  }));
}

let last = 0;

function command(socket: WebSocket, method: string): Promise<{ profile: Profile }> {
  const id = ++last;
  return new Promise((done) => {
    const hear = ({ data }: MessageEvent) => {
      const answer = JSON.parse(data);
      if (answer.id !== id) return;
      socket.removeEventListener("message", hear);
      done(answer.result);
    };
    socket.addEventListener("message", hear);
    socket.send(JSON.stringify({ id, method }));
  });
}
