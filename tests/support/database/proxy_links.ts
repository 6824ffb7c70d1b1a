/** A server's socket, or its host and port. */
export type Target = { path: string } | { hostname: string; port: number };

/** The losses of a broken connection: bytes of both directions, or only those of the server. */
export type Lost = "everything" | "answers";

/** A client's connection and the corresponding one to the server. */
interface Link {
  lost?: Lost;
  /** The client's `application_name`, once it was received. */
  application?: string | undefined;
}

/** One direction of a link. */
interface Pipe {
  from: Deno.Conn;
  to: Deno.Conn;
  look: (bytes: Uint8Array) => void;
}

/** The name within a start-up message (PostgreSQL 15, §55.7). */
const APPLICATION = /\0application_name\0([^\0]*)\0/;

/** The connections through a proxy to a Postgres, which hold and lose bytes. */
export class Links {
  readonly #open = new Set<Deno.Conn>();
  readonly #links = new Set<Link>();
  /** What connections lose from their start. */
  #newLinks: Link = {};
  #gate = opened();
  #trap: { text: string; sprung: () => void } | undefined;

  constructor(readonly target: Target, readonly chunkBytes: number) {}

  /** Connects a client to the server, and forwards until either disconnects. */
  async join(client: Deno.Conn): Promise<void> {
    this.#open.add(client);
    const server = await connectTo(this.target).catch(() => undefined);
    if (!server) return this.#close(client);
    this.#open.add(server);
    const link: Link = { ...this.#newLinks };
    this.#links.add(link);
    const look = (bytes: Uint8Array) => {
      link.application ??= APPLICATION.exec(new TextDecoder().decode(bytes))?.[1];
      this.#springTrap(bytes);
    };
    const requests = { from: client, to: server, look };
    const answers = { from: server, to: client, look: () => {} };
    await Promise.race([
      this.#pump(requests, () => link.lost === "everything"),
      this.#pump(answers, () => link.lost !== undefined),
    ]);
    this.#links.delete(link);
    this.#close(client);
    this.#close(server);
  }

  async #pump({ from, to, look }: Pipe, isLost: () => boolean): Promise<void> {
    const buffer = new Uint8Array(this.chunkBytes);
    try {
      for (let length; (length = await from.read(buffer)) !== null;) {
        look(buffer.subarray(0, length));
        await this.#gate.promise;
        if (!isLost()) await writeAll(to, buffer.subarray(0, length));
      }
    } catch {
      // One side disconnected, as tests provoke.
    }
  }

  #springTrap(bytes: Uint8Array): void {
    if (!this.#trap || !new TextDecoder().decode(bytes).includes(this.#trap.text)) return;
    const { sprung } = this.#trap;
    this.#trap = undefined;
    sprung();
  }

  /** Calls `spring` once a client has sent that text, before it is forwarded. Resolves then. */
  trapFor(text: string, spring: () => void): Promise<void> {
    return new Promise((resolve) => this.#trap = { text, sprung: () => (spring(), resolve()) });
  }

  lose(what: Lost, { newOnesToo = false, of }: { newOnesToo?: boolean; of?: string } = {}): void {
    for (const link of this.#links) {
      if (of === undefined || link.application === of) link.lost = what;
    }
    if (newOnesToo) this.#newLinks = { lost: what };
  }

  mend(): void {
    this.#newLinks = {};
  }

  hold(): void {
    this.#gate.resolve();
    this.#gate = Promise.withResolvers();
  }

  release(): void {
    this.#gate.resolve();
  }

  hangUp(): void {
    for (const connection of this.#open) this.#close(connection);
  }

  #close(connection: Deno.Conn): void {
    if (this.#open.delete(connection)) connection.close();
  }
}

async function writeAll(to: Deno.Conn, bytes: Uint8Array): Promise<void> {
  for (let rest = bytes; rest.length > 0;) rest = rest.subarray(await to.write(rest));
}

async function connectTo(target: Target): Promise<Deno.Conn> {
  return "path" in target
    ? await Deno.connect({ transport: "unix", path: target.path })
    : await Deno.connect(target);
}

function opened(): PromiseWithResolvers<void> {
  const gate = Promise.withResolvers<void>();
  gate.resolve();
  return gate;
}
