import { join } from "node:path";
import { TEST_LOCK } from "../../../embedded/launcher/project.ts";
import { stopChild } from "../command.ts";
import { hold } from "../ending.ts";
import type { Sql } from "../../../src/database/connect.ts";

/** A process of fake game servers. */
export interface Responders {
  ports: Record<string, number>;
}

/** Starts the fake game servers in a process of their own, and waits for their ports. */
export async function startResponders(): Promise<Responders> {
  const child = await hold(() =>
    new Deno.Command(Deno.execPath(), {
      args: ["run", ...TEST_LOCK, "-A", join(import.meta.dirname ?? "", "responders_process.ts")],
      stdin: "piped",
      stdout: "piped",
      stderr: "inherit",
    }).spawn(), stopChild);
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const { value = "{}" } = await reader.read();
  reader.releaseLock();
  return { ports: JSON.parse(value) };
}

/** Spreads all servers of the listing over the three games that answer. */
export async function placeServers(sql: Sql, { ports }: Responders): Promise<void> {
  await sql`
    update server s
    set host = '127.0.0.1', port = place.port, game_id = (select id from game where slug = place.game)
    from (
      select id, row_number() over (order by id) % 3 as n from server
    ) numbered
    join (values
      (0, 'minecraft', ${ports["java"] ?? 0}::int),
      (1, 'minecraft-bedrock', ${ports["bedrock"] ?? 0}::int),
      (2, 'counter-strike-2', ${ports["source"] ?? 0}::int)
    ) as place (n, game, port) on place.n = numbered.n
    where s.id = numbered.id`;
}

/** Makes every server one that takes questions and never answers. */
export async function silenceServers(sql: Sql, { ports }: Responders): Promise<void> {
  await sql`
    update server
    set port = ${ports["silent"] ?? 0}, game_id = (select id from game where slug = 'rust')`;
}
