import { setTimeout as pause } from "node:timers/promises";
import { eventually } from "../../support/processes/processes.ts";
import type { Disaster, Strike, Struck } from "./disaster.ts";
import type { Member } from "../patroni/member.ts";
import { openCluster, type PatroniCluster } from "../patroni/open_cluster.ts";

/** Maximum milliseconds of a takeover: the lock's 20 s, and a promotion on a busy machine. */
const TAKES_OVER_WITHIN_MS = 60_000;

/** Milliseconds without etcd during which the leader must keep the lead: longer than its lock. */
const DARK_MS = 30_000;

/** Milliseconds until every Patroni has read a changed setting: two of its cycles. */
const PATRONI_READS_MS = 10_000;

/** Milliseconds between attempts to write. */
const TRY_EVERY_MS = 50;

/**
 * Patroni's three members lose their leader in different ways. One service connects through HAProxy, the other names
 * all hosts.
 */
export function patroniCluster(): Disaster {
  return {
    name: "cluster",
    about: "the leader of a Patroni cluster is killed, frozen, cut off, replaced and contradicted",
    async open() {
      const cluster = await openCluster();
      return {
        url: cluster.proxyUrl,
        secondUrl: cluster.hostsUrl,
        directUrl: cluster.proxyUrl,
        strikes: listStrikes(cluster),
        [Symbol.asyncDispose]: () => cluster[Symbol.asyncDispose](),
      };
    },
  };
}

/** A fault of the leader, and how it is repaired after the services have recovered. */
interface Fault {
  name: string;
  befall(leader: Member): Promise<void>;
  mend(struck: Member): Promise<void> | void;
}

function listStrikes(cluster: PatroniCluster): Strike[] {
  const failsafe = (on: boolean) =>
    cluster.control("edit-config", "--force", "--set", `failsafe_mode=${on}`);
  const faults: Fault[] = [
    { name: "killed", befall: (leader) => leader.kill(), mend: (struck) => struck.start() },
    { name: "frozen", befall: (leader) => leader.freeze(), mend: (struck) => struck.thaw() },
    {
      name: "cut off from etcd, without failsafe mode",
      async befall({ etcd }) {
        await failsafe(false);
        await pause(PATRONI_READS_MS);
        etcd.goDark();
      },
      async mend({ etcd }) {
        etcd.light();
        await failsafe(true);
      },
    },
    {
      name: "switched over by command",
      async befall({ name }) {
        await cluster.control("switchover", "--leader", name, "--force");
      },
      mend() {},
    },
  ];
  return [
    ...faults.map((fault) => takeover(cluster, fault)),
    keptLead(cluster),
    promotedByMistake(cluster),
  ];
}

/** A fault after which another member leads. It ends with the new leader's first write. */
function takeover(cluster: PatroniCluster, { name, befall, mend }: Fault): Strike {
  let struck: Member | undefined;
  return {
    name: `leader ${name}`,
    async befall(stage) {
      const leader = struck = await cluster.leader();
      await befall(leader);
      const since = performance.now();
      const others = cluster.members.filter((member) => member !== leader);
      await Promise.any(others.map((member) => firstWrite(member)));
      noteTakeover(stage, name, performance.now() - since);
      await stage.noteInFlight();
    },
    async mend() {
      if (struck) await mend(struck);
      await cluster.isWhole();
    },
  };
}

/** In failsafe mode, a leader that reaches the other members keeps the lead without etcd. */
function keptLead(cluster: PatroniCluster): Strike {
  return {
    name: "leader cut off from etcd",
    async befall({ violations }) {
      const leader = await cluster.leader();
      leader.etcd.goDark();
      await pause(DARK_MS);
      if (await cluster.leader() !== leader) violations.push("failsafe mode did not keep the lead");
      leader.etcd.light();
      await firstWrite(leader);
    },
    mend: () => cluster.isWhole(),
  };
}

/**
 * The synchronous standby is promoted without Patroni. The strike ends when the leader commits and that member follows
 * it.
 */
function promotedByMistake(cluster: PatroniCluster): Strike {
  return {
    name: "standby promoted by mistake",
    async befall(stage) {
      const leader = await cluster.leader();
      const standby = await eventually("a synchronous standby", async () => {
        for (const member of cluster.members) if (await member.is("/sync")) return member;
        return undefined;
      });
      await standby.asSuperuser((sql) => sql`select pg_promote(true, 30)`);
      const since = performance.now();
      await firstWrite(leader);
      noteTakeover(stage, "contradicted", performance.now() - since);
      await stage.noteInFlight();
    },
    mend: () => cluster.isWhole(),
  };
}

function noteTakeover({ figures }: Struck, name: string, ms: number): void {
  figures[`leader ${name}: until the first write`] = `${(ms / 1000).toFixed(1)} s`;
}

/** Resolves when a leading member and its standby have committed a transaction. */
async function firstWrite(member: Member): Promise<void> {
  const write = () =>
    member.asSuperuser(async (sql) => {
      const [row] = await sql<{ isStandby: boolean }[]>`select pg_is_in_recovery() as is_standby`;
      if (row?.isStandby !== false || !await member.is("/primary")) return false;
      // Written to the log, so that the commit waits for a standby, without changing any table.
      await sql`select pg_logical_emit_message(true, 'chaos', 'written')`;
      return true;
    }).catch(() => false);
  const options = { withinMs: TAKES_OVER_WITHIN_MS, everyMs: TRY_EVERY_MS };
  await eventually(`${member.name} writes`, write, options);
}
