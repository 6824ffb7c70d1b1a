import { connect, describeServer, type Sql } from "./connect.ts";

/** Milliseconds for the whole check. A busy host gets its time; a connection that hangs is reported by whatever needs it. */
const WITHIN_MS = 10_000;

/**
 * Which of two sessions looks at its backend, one after the other: a pooler that lends its latest connection first
 * shows both the same at once. Beside another process that starts, one round missed 1 pooler in 100 and four missed
 * none of 2,280.
 */
const ROUND = [0, 0, 1, 1, 0, 1] as const;
const ROUNDS = 4;

/** Looks of each session where backends changed and did not meet: a pooler that lends in turn shows all its 20 then. */
const SWEEP = 40;

/**
 * Makes sure that a session keeps its backend: `listen`, locks and prepared statements live there. Throws a
 * sentence for a connection pooler in transaction or statement mode. What cannot be found out is let pass:
 * whoever cannot connect is told by `checkServer`. `withinMs` is for tests.
 */
export async function checkSessions(url: string, { withinMs = WITHIN_MS } = {}): Promise<void> {
  const sessions = [openSession(url), openSession(url)] as const;
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), withinMs);
  try {
    const shared = await Promise.race([shareBackends(sessions).catch(() => false), late]);
    if (shared) throw refusal(sessions[0]);
  } finally {
    clearTimeout(timer);
    await Promise.all(sessions.map((session) => session.end({ timeout: 0 })));
  }
}

/** A pool of one connection. Without types: the driver's question for them outlives a connection that is cut. */
function openSession(url: string): Sql {
  return connect(url, { applicationName: "voteboard-check", max: 1, fetchTypes: false });
}

/**
 * Whether two living connections were served by one backend. That never happens without such a pooler, however often
 * a connection is lost and made again; a changed backend alone proves nothing.
 */
async function shareBackends(sessions: readonly [Sql, Sql]): Promise<boolean> {
  const seen = [new Set<string>(), new Set<string>()] as const;
  const look = async (place: 0 | 1) => void seen[place].add(await backendOf(sessions[place]));
  const haveMet = () => !seen[0].isDisjointFrom(seen[1]);

  await Promise.all([look(0), look(1)]); // connects both at once, for a start should be quick
  for (let round = 0; round < ROUNDS && !haveMet(); round++) {
    for (const place of ROUND) await look(place);
  }
  if (haveMet() || (seen[0].size === 1 && seen[1].size === 1)) return haveMet();
  for (let count = 0; count < SWEEP; count++) await look(0);
  for (let count = 0; count < SWEEP && !haveMet(); count++) await look(1);
  return haveMet();
}

/** A backend's number and the microsecond of its start, which together no other has, on whatever host. */
async function backendOf(session: Sql): Promise<string> {
  // Without parameters and so in one message: a prepared statement would be gone with its backend.
  const [row] = await session.unsafe<{ backend: string }[]>(`
    select pid || ' ' || extract(epoch from backend_start) as backend
    from pg_stat_activity where pid = pg_backend_pid()`);
  if (!row) throw new Error("the server does not tell which backend serves this session");
  return row.backend;
}

function refusal(sql: Sql): Error {
  const at = describeServer(sql);
  return new Error(
    `DATABASE_URL leads to a connection pooler that is not in session mode (${at}): set its pool mode to session, or name the database's own port, in DATABASE_DIRECT_URL where you keep the pooler`,
  );
}
