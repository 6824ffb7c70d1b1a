import { connect, describeServer, type Sql } from "../../core/database/connect.ts";

/**
 * Milliseconds for the whole check. A busy host needs the time; a connection that hangs is reported by the code that
 * needs it.
 */
const WITHIN_MS = 10_000;

/**
 * The order in which two sessions read their backend, one after the other. A pooler that lends its latest connection
 * first shows both the same one. While another process was starting, one pass missed 1 pooler in 100, and four passes
 * missed none in 2,280.
 */
const READS = [0, 0, 1, 1, 0, 1] as const;
const PASSES = 4;

/**
 * Reads per session if backends changed without being shared. By then, a pooler that lends its connections in turn has
 * shown all 20.
 */
const SWEEP = 40;

/**
 * Checks that a session keeps its backend, because `listen`, locks and prepared statements live there. Throws an error
 * for a connection pooler in transaction or statement mode. Inconclusive results pass. Connection errors are left to
 * `checkPostgres`. `withinMs` is for tests.
 */
export async function checkSessions(url: string, { withinMs = WITHIN_MS } = {}): Promise<void> {
  const sessions = [openCheckSession(url), openCheckSession(url)] as const;
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), withinMs);
  try {
    // `checkPostgres` reports why a connection fails.
    const shared = await Promise.race([shareBackends(sessions).catch(() => false), late]);
    if (shared) throw poolerError(sessions[0]);
  } finally {
    clearTimeout(timer);
    await Promise.all(sessions.map((session) => session.end({ timeout: 0 })));
  }
}

/**
 * Opens a pool of one connection, which may take as long as the whole check. It fetches no types, because the driver's
 * query for them outlives a connection that is closed.
 */
function openCheckSession(url: string): Sql {
  const options = { max: 1, connectWithinS: WITHIN_MS / 1_000, fetchTypes: false } as const;
  return connect(url, { applicationName: "voteboard-check", ...options });
}

/**
 * Returns whether two live connections were served by one backend. That never happens without such a pooler, even if
 * connections are lost and reopened. A changed backend alone proves nothing.
 */
async function shareBackends(sessions: readonly [Sql, Sql]): Promise<boolean> {
  const seen = [new Set<string>(), new Set<string>()] as const;
  const read = async (nth: 0 | 1) => void seen[nth].add(await backendOf(sessions[nth]));
  const haveMet = () => !seen[0].isDisjointFrom(seen[1]);

  await Promise.all([read(0), read(1)]); // connects both at once to start quickly
  for (let pass = 0; pass < PASSES && !haveMet(); pass++) {
    for (const nth of READS) await read(nth);
  }
  if (haveMet() || (seen[0].size === 1 && seen[1].size === 1)) return haveMet();
  for (let count = 0; count < SWEEP; count++) await read(0);
  for (let count = 0; count < SWEEP && !haveMet(); count++) await read(1);
  return haveMet();
}

/** Returns a backend's number and the microsecond of its start. The pair is unique, on any host. */
async function backendOf(session: Sql): Promise<string> {
  // Has no parameters, so it is a single message: a prepared statement would be lost with its backend.
  const [row] = await session.unsafe<{ backend: string | null }[]>(`
    select pid || ' ' || extract(epoch from backend_start) as backend
    from pg_stat_activity where pid = pg_backend_pid()`);
  // A session that runs as another role, for example after "alter role … set role", may not see its own start.
  if (!row?.backend) throw new Error("the server does not tell which backend serves this session");
  return row.backend;
}

function poolerError(sql: Sql): Error {
  const at = describeServer(sql);
  return new Error(
    `DATABASE_URL leads to a connection pooler that is not in session mode (${at}): set its pool mode to session, or name the database's own port, in DATABASE_DIRECT_URL where you keep the pooler`,
  );
}
