/** Milliseconds from the start of a connection until its first request's headers are in. */
export const HEADERS_WITHIN_MS = 15_000;

/** The limits of connections. */
const LIMITS = {
  headersWithinMs: HEADERS_WITHIN_MS,
  /**
   * Milliseconds that a connection may rest between requests: longer than nginx (60 s), HAProxy and Caddy (2 min) keep
   * one, so that it's always the proxy that ends it. A later request's headers have to be in by then, too.
   */
  restMaxMs: 180_000,
  /** Connections of one address (IPv6: one /64): 40 people of a school with six each fit, and half-sent ones take 90 MB. */
  perAddressMax: 512,
  /** Connections of all addresses that have not asked for anything yet, or shall close; the oldest are ended first. */
  silentMax: 1_024,
};

/**
 * Milliseconds that each new connection has to itself whatever the others do, less the second between two ticks: after a
 * restart thousands of game servers come back within the same moment, and their requests are on their way.
 */
const GRACE_MS = 2_000;

/** So many times the maximum are never exceeded, grace or not. */
const GRACE_FACTOR = 8;

/** A connection that asks to be let in. */
export interface Caller {
  /** The key under which it counts; undefined for the host's own network, whose proxies bring everybody. */
  address: string | undefined;
  /** Ends it at once, whatever it does. */
  cut: () => void;
}

interface Held extends Caller {
  underWay: number;
  /** Monotonic milliseconds of the start, or of the last answer, to the last tick. */
  since: number;
}

/**
 * Keeps the connections that are open, and ends those that take a place without asking for anything. One whose answer
 * is being made is never ended, however long that takes. `now` is monotonic milliseconds.
 */
export function createConnections(limits = LIMITS, now: () => number = () => performance.now()) {
  const counts = new Map<string, number>();
  let time = now();
  /** Those that have not asked for anything yet, or shall close. */
  const silent = new Set<Held>();
  const others = new Set<Held>();

  /** Lets a connection in, unless its address has too many. */
  function admit({ address, cut }: Caller) {
    if (address !== undefined) {
      const count = counts.get(address) ?? 0;
      if (count >= limits.perAddressMax) return undefined;
      counts.set(address, count + 1);
    }
    const held: Held = { address, cut, underWay: 0, since: time };
    keepSilent(held);
    return {
      /** A request's headers are in. */
      begin() {
        held.underWay++;
        if (silent.delete(held)) others.add(held);
      },
      /** Its answer is made; after the `last` one it has as long to close as it had for its first headers. */
      end(last = false) {
        if (--held.underWay > 0) return;
        held.since = time;
        if (last && others.delete(held)) keepSilent(held);
      },
      /** It is no more. */
      close: () => forget(held),
    };
  }

  function keepSilent(held: Held): void {
    silent.add(held);
    endExcess();
  }

  function endExcess(): void {
    for (const oldest of silent) {
      if (silent.size <= limits.silentMax) return;
      const isNew = oldest.since > time - GRACE_MS;
      if (isNew && silent.size <= GRACE_FACTOR * limits.silentMax) return;
      silent.delete(oldest);
      oldest.cut();
    }
  }

  function forget(held: Held): void {
    silent.delete(held);
    others.delete(held);
    const { address } = held;
    if (address === undefined) return;
    const count = (counts.get(address) ?? 0) - 1;
    if (count > 0) counts.set(address, count);
    else counts.delete(address);
  }

  /** Ends those whose time is over; called every second. Between two calls no time passes: a request needn't ask. */
  function tick(): void {
    time = now();
    endOlder(silent, time - limits.headersWithinMs);
    endExcess();
    endOlder(others, time - limits.restMaxMs);
  }

  return { admit, tick };
}

function endOlder(connections: Set<Held>, time: number): void {
  for (const held of connections) {
    if (held.underWay > 0 || held.since > time) continue;
    connections.delete(held);
    held.cut();
  }
}
