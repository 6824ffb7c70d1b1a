import { cellText, median, type Table } from "../measure/table.ts";

/** Stands for a figure that was never measured. */
const UNKNOWN = "–";

/** Returns the lines on top of the guide: what a host plans with, then what is strong, level and weak. */
export function summarize(tables: readonly Table[]): string {
  const figure = (id: string, row: string, column: string) => middle(tables, { id, row, column });
  const ours = "voteboard";
  const against = (row: string) => figure("read-64", row, "ours ×");
  const late = (row: string) => figure("latency-2000", row, "p99 ms");
  const byHand = against("the same by hand");
  const fastify = against("Fastify + pg on Node");
  const go = against("Go, net/http + pgx");
  const rust = against("Rust, axum");
  const checks = figure("read-64", ours, "1,000/s");
  const oneServer = figure("write", "voteboard, one server", "votes/s");
  const manyServers = figure("write", "voteboard, 10,000 servers", "votes/s");
  const votesByHand = figure("write", "voteboard, one server", "ours ×");
  const beside = votesByHand === UNKNOWN ? "" : `; ${votesByHand} × the same by hand`;
  const graphile = late("graphile-worker, batched");
  const pgBoss = late("pg-boss, batched");
  const drain = (row: string) => figure("drain", row, "ours ×");
  const batched = drain("graphile-worker, batched");
  const recording = drain("graphile-worker, same evidence");
  const pollGo = figure("polls-of-1000", "Go, net/http + pgx", "cost ×");
  const pollRust = figure("polls-of-1000", "Rust, axum", "cost ×");
  const core = (id: string, row: string, [service, postgres]: [string, string]) =>
    onOneCore([figure(id, row, service), figure(id, row, postgres)]);
  const checksOnCore = core("polls-of-4000", ours, ["server µs", "Postgres µs"]);
  const votesOnCore = core("write", "voteboard, 10,000 servers", ["client µs", "Postgres µs"]);
  const pagesOnCore = core("pages-1000", "start page, signed in", ["service µs", "Postgres µs"]);
  return [
    `- **One core**, Postgres included, serves ${checksOnCore} vote checks of game servers that poll, ` +
    `or ${votesOnCore} votes without webhooks, or ${pagesOnCore} pages of signed-in players a second.`,
    "- **A vote** with its webhook takes 1.05 KB on disk, and 0.39 KB after 30 days " +
    "([its parts](SCALE.md#what-a-vote-costs)).",
    "- **Add** a process with `ROLE=web` when pages fill a core, one with `ROLE=worker` when deliveries wait, " +
    "and PgBouncer from eight processes on ([in this order](SCALE.md#what-breaks-first-in-this-order)).",
    `- 1,000 game servers that poll: a check costs ${pollGo} × the processor time of Go, ` +
    `and ${pollRust} × that of Rust.`,
    `- Vote checks of random players: ${checks} thousand a second over 64 connections; ${byHand} × the same by hand, ` +
    `${fastify} × Fastify, ${go} × Go and ${rust} × Rust.`,
    `- Votes: ${oneServer} a second for one server, ${manyServers} for 10,000${beside}.`,
    `- Webhooks: at 2,000 votes a second, p99 from commit to first byte is ${late(ours)} ms, ` +
    `beside ${graphile} with graphile-worker and ${pgBoss} with pg-boss. ` +
    `A backlog drains at ${batched} × graphile-worker, ` +
    `and ${recording} × if that records its attempts, too.`,
  ].join("\n");
}

/** Returns how many a second one core can do, of two parts' processor time in µs each. */
function onOneCore(parts: [string, string]): string {
  if (parts.includes(UNKNOWN)) return UNKNOWN;
  const micros = parts.reduce((sum, part) => sum + Number(part.replaceAll(",", "")), 0);
  return Number((1e6 / micros).toPrecision(2)).toLocaleString("en");
}

/** Returns the median of one cell, as the table shows it; a dash if it was never measured. */
function middle(
  tables: readonly Table[],
  { id, row, column }: { id: string; row: string; column: string },
): string {
  const table = tables.find((table) => table.id === id);
  const cells = table?.rows.find(({ name }) => name === row)?.cells;
  const cell = cells?.[table?.head.indexOf(column) ?? -1];
  if (cell === undefined || typeof cell === "string") return UNKNOWN;
  const known = cell.rounds.filter(Number.isFinite);
  return cellText({ ...cell, rounds: known.length > 0 ? [median(known)] : [] });
}
