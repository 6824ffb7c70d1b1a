import { cellText, median, type Table } from "../measure/table.ts";

/** Stands for a figure that was never measured. */
const UNKNOWN = "–";

/** Returns the lines on top of the guide: what is strong, what is level, and what is weak. */
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
  return [
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
