import type { Table } from "./measure/table.ts";

/** Something that measures. */
export interface Bench {
  /** One line for the list. */
  about: string;
  /** Measures as its arguments say, and shows each table when it is there. */
  load(): Promise<{ run(args: string[], show: (table: Table) => void): Promise<void> }>;
}

/** Folders and files whose changes make a published table outdated, by bench. */
export const MEASURES: Record<string, string[]> = {
  read: [
    "src/core/api",
    "src/core/keys",
    "src/core/limits",
    "src/service/limits",
    "src/core/votes/last_votes.ts",
    ...everyBench(),
  ],
  polls: [
    "src/core/api",
    "src/core/keys",
    "src/core/limits",
    "src/service/limits",
    "src/core/votes",
    ...everyBench(),
  ],
  growth: ["src/core/api", "src/core/keys", "src/core/votes", ...everyBench()],
  write: ["src/core/votes", "src/core/deliveries", ...everyBench()],
  pages: [
    "src/service/web",
    "src/site/web",
    "src/site/servers",
    "src/site/voting",
    "src/core/servers",
    "src/core/votes",
    ...everyBench(),
  ],
  webhooks: ["src/core/deliveries", "src/core/sending", ...everyBench()],
};

/** The parts that every request meets. */
function everyBench(): string[] {
  return [
    "src/service/app.ts",
    "src/service/api",
    "src/core/database",
    "src/core/observing",
    "src/service/observing",
    "embedded/launcher/service_flags.ts",
  ];
}

/** Every bench by its name. */
export const BENCHES: Record<string, Bench> = {
  read: {
    about: "vote checks beside plain text, the same by hand, Fastify, Go and Rust",
    load: () => import("./read_bench.ts"),
  },
  write: {
    about: "votes for one server and for 10,000, beside the same by hand",
    load: () => import("./write_bench.ts"),
  },
  rush: {
    about: "votes right after the reset, by 1, 2 and 4 processes",
    load: () => import("./rush_bench.ts"),
  },
  pages: {
    about: "the start page and a server's page, at 100 to 10,000 servers",
    load: () => import("./pages_bench.ts"),
  },
  browse: {
    about: "the listing filtered, sorted and searched at 10,000 servers, beside vote checks",
    load: () => import("./browse_bench.ts"),
  },
  soak: {
    about: "memory, tables and indexes under an even load for twenty minutes",
    load: () => import("./soak_bench.ts"),
  },
  webhooks: {
    about: "deliveries beside graphile-worker and pg-boss",
    load: () => import("./webhooks_bench.ts"),
  },
  growth: {
    about: "vote checks at 1 and 20 million votes; --votes 100 for 100 million",
    load: () => import("./growth_bench.ts"),
  },
  polls: {
    about: "game servers that ask about their own players while votes flow, beside Go and Rust",
    load: () => import("./polls_bench.ts"),
  },
  fraud: {
    about: "the proof of work in a browser and in a program, and the price of fake votes",
    load: () => import("./fraud_bench.ts"),
  },
  start: {
    about: "from the start to the first answer, and memory",
    load: () => import("./start_bench.ts"),
  },
};
