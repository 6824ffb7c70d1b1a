import { join } from "node:path";
import { PROJECT } from "../../../embedded/launcher/project.ts";
import { chooseIdentity, giveTo } from "../../../embedded/identity.ts";
import type { Identity } from "../../../embedded/program.ts";
import { answers, freePort } from "../../support/network/ports.ts";
import { eventually } from "../../support/processes/processes.ts";
import { CannotHappen } from "../cannot_happen.ts";
import { startNetworkTo } from "../postgres/network.ts";
import { installedPrograms } from "../postgres/programs.ts";
import { startChild } from "./child.ts";
import { type Member, memberAt, PASSWORDS } from "./member.ts";

/** The files that hosts get. */
const SHIPPED = join(PROJECT, "deploy/cluster");

/** Debian's paths of the programs, and the packages that have them. */
const PROGRAMS = {
  patroni: { path: "/usr/bin/patroni", package: "patroni python3-etcd" },
  patronictl: { path: "/usr/bin/patronictl", package: "patroni" },
  etcd: { path: "/usr/bin/etcd", package: "etcd-server" },
  haproxy: { path: "/usr/sbin/haproxy", package: "haproxy" },
};

const NAMES = ["db1", "db2", "db3"];

/** Milliseconds within which a cluster must be created, and a member must rejoin. */
const STARTS_WITHIN_MS = 90_000;

/** Three members behind HAProxy. All processes and files are removed when it goes out of scope. */
export interface PatroniCluster extends AsyncDisposable {
  members: Member[];
  /** The database's address through HAProxy, and the one that names all three Postgres. */
  proxyUrl: string;
  hostsUrl: string;
  /** Returns the member that holds the lock. */
  leader(): Promise<Member>;
  /** Waits until one member leads and both others follow it, one of them synchronously. */
  isWhole(): Promise<void>;
  /** Runs `patronictl` and returns its output. */
  control(...args: string[]): Promise<string>;
}

/** Creates a cluster with the settings of deploy/cluster, on free ports of loopback, in a temporary folder. */
export async function openCluster(): Promise<PatroniCluster> {
  await using stack = new AsyncDisposableStack();
  const folder = await Deno.makeTempDir({ prefix: "voteboard-chaos-" });
  stack.defer(() => Deno.remove(folder, { recursive: true }));
  const identity = await chooseIdentity({ uid: Deno.uid(), gid: Deno.gid() });
  const programs = await findPrograms(identity);
  const etcdPort = freePort();
  const config = await writeConfig(folder);
  for (const name of NAMES) await Deno.mkdir(join(folder, name), { mode: 0o700 });
  await giveTo(identity, folder);
  stack.use(startChild(identity, etcdCommand(folder, etcdPort), { log: join(folder, "etcd.log") }));
  await eventually("etcd listens", () => answers(etcdPort), { withinMs: STARTS_WITHIN_MS });
  const members = NAMES.map((name) => {
    const etcd = stack.use(startNetworkTo({ hostname: "127.0.0.1", port: etcdPort }));
    const place = { name, folder: join(folder, name), config, programs, etcd };
    return stack.use(memberAt({ ...place, patroni: PROGRAMS.patroni.path }));
  });
  for (const member of members) member.start();
  const proxyPort = freePort();
  const proxyConfig = await writeProxyConfig(folder, proxyPort, members);
  const log = join(folder, "haproxy.log");
  stack.use(startChild(identity, [PROGRAMS.haproxy.path, "-db", "-f", proxyConfig], { log }));
  const cluster = describe(members, { folder, etcdPort, proxyPort });
  await cluster.isWhole();
  await (await cluster.leader()).asSuperuser(async (sql) => {
    await sql`create role app login password 'app'`;
    await sql`create database voteboard owner app`;
  });
  await eventually("HAProxy leads to the database", () => answers(proxyPort));
  const whole = stack.move();
  return { ...cluster, [Symbol.asyncDispose]: () => whole.disposeAsync() };
}

function describe(
  members: Member[],
  { folder, etcdPort, proxyPort }: { folder: string; etcdPort: number; proxyPort: number },
) {
  const urlOf = (ports: number[]) =>
    `postgres://app:app@${ports.map((port) => `127.0.0.1:${port}`).join(",")}/voteboard`;
  const allAre = async (path: string, many: number) => {
    const are = await Promise.all(members.map((member) => member.is(path)));
    return are.filter(Boolean).length === many;
  };
  return {
    members,
    proxyUrl: urlOf([proxyPort]),
    hostsUrl: `${urlOf(members.map(({ port }) => port))}?target_session_attrs=read-write`,
    async leader() {
      for (const member of members) if (await member.is("/primary")) return member;
      throw new Error("no member holds the lock");
    },
    async isWhole() {
      await eventually(
        "the cluster is whole",
        async () =>
          await allAre("/primary", 1) && await allAre("/replica?lag=1MB", 2) &&
          await allAre("/sync", 1),
        { withinMs: STARTS_WITHIN_MS, everyMs: 500 },
      );
    },
    async control(...args: string[]) {
      const { stdout, stderr, success } = await new Deno.Command(PROGRAMS.patronictl.path, {
        args: ["-c", join(folder, "patroni.yml"), ...args],
        env: {
          PATRONI_ETCD_HOSTS: `127.0.0.1:${etcdPort}`,
          PATRONI_RESTAPI_USERNAME: "patroni",
          PATRONI_RESTAPI_PASSWORD: PASSWORDS.rest,
        },
      }).output();
      const printed = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
      if (!success) throw new Error(`patronictl failed: ${printed}`);
      return printed;
    },
  };
}

/** Finds all programs. Throws an error that names the packages to install. */
async function findPrograms(identity: Identity) {
  const missing = new Set<string>();
  for (const { path, package: name } of Object.values(PROGRAMS)) {
    await Deno.stat(path).catch(() => missing.add(name));
  }
  const programs = await installedPrograms(identity);
  if (programs && missing.size === 0) return programs;
  if (!programs) missing.add("postgresql");
  throw new CannotHappen(`it needs Debian's packages: apt install ${[...missing].join(" ")}`);
}

/** Writes the shipped settings with a socket's folder, which can't be set in the environment. */
async function writeConfig(folder: string): Promise<string> {
  const shipped = await Deno.readTextFile(join(SHIPPED, "patroni.yml"));
  const path = join(folder, "patroni.yml");
  await Deno.writeTextFile(path, replaced(shipped, "/var/run/postgresql", '""'));
  return path;
}

/** Writes the shipped settings with other ports. */
async function writeProxyConfig(folder: string, port: number, members: Member[]): Promise<string> {
  let text = await Deno.readTextFile(join(SHIPPED, "haproxy.cfg"));
  text = replaced(text, "bind 127.0.0.1:5000", `bind 127.0.0.1:${port}`);
  // HAProxy runs as the current user.
  text = replaced(text, "  user haproxy\n  group haproxy\n", "");
  for (const [nth, { port, restPort }] of members.entries()) {
    const from = `10.0.0.${nth + 1}:5432 check port 8008`;
    text = replaced(text, from, `127.0.0.1:${port} check port ${restPort}`);
  }
  const path = join(folder, "haproxy.cfg");
  await Deno.writeTextFile(path, text);
  return path;
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/cluster no longer has "${from}"`);
  return text.replace(from, to);
}

/** Returns the command of an etcd with one member, because the disasters don't affect etcd itself. */
function etcdCommand(folder: string, port: number): string[] {
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${freePort()}`;
  return [
    PROGRAMS.etcd.path,
    "--enable-v2",
    ...["--data-dir", join(folder, "etcd")],
    ...["--listen-client-urls", client, "--advertise-client-urls", client],
    ...["--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer],
    ...["--initial-cluster", `default=${peer}`],
  ];
}
