import { profile } from "./profile.ts";
import { runLoad, walkLoad } from "../load/wrk.ts";
import type { Table } from "../measure/table.ts";
import { startService } from "../sides/service.ts";
import { freePort } from "../sides/side.ts";

const CONNECTIONS = 64;
const SECONDS = 4;

/** Says where the time of a vote check goes, in a service of its own: one that can be inspected is slower. */
export async function measureParts(
  { place, requests, secret }: {
    place: { url: string; dataDir: string };
    requests: string;
    secret: string;
  },
): Promise<Table> {
  const port = freePort();
  const side = await startService(place, { secret, flags: [`--inspect=127.0.0.1:${port}`] });
  const load = { ...side, requests, connections: CONNECTIONS };
  console.error("profiling");
  await walkLoad(load);
  const parts = await profile(port, () => runLoad(load, SECONDS));
  await side.stop();
  const rows = parts.toSorted((a, b) => b.share - a.share).map(({ part, share }) => ({
    name: part,
    cells: [{ rounds: [share * 100], digits: 0 }],
  }));
  return {
    id: "read-parts",
    title: `A vote check by part, by V8's profiler, over ${CONNECTIONS} connections`,
    head: ["% of the service's time"],
    rows,
  };
}
