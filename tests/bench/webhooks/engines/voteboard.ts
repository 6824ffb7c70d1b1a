import { loadConfig } from "../../../../src/service/config.ts";
import { createServices, type Services } from "../../../../src/service/services.ts";
import { OPEN_RATES } from "../../../support/deliveries/rates.ts";
import { startListening, startPolling } from "../../../../src/core/deliveries/wake.ts";
import type { Engine, EngineKind, EngineOptions } from "./engine.ts";

/** Ours, wired as `main.ts` does it, with its log and all limits but the rates of receivers. */
export const voteboard: EngineKind = {
  title: "voteboard",
  create: createVoteboard,
  prepare: () => Promise.resolve(),
  async queue(sql) {
    await sql`
      insert into outbox (id, vote_id, key_id, server_id, state, body, due_at, created_at)
      select id, vote_id, key_id, server_id, 'pending', body, due_at, due_at from backlog order by n`;
  },
  async waiting(sql) {
    const [row] = await sql<{ count: number }[]>`select count(*) from outbox`;
    return row?.count ?? NaN;
  },
  clear: async (sql) => void await sql`delete from outbox`,
  table: "outbox",
};

function createVoteboard({ databaseUrl, secretKey }: EngineOptions): Engine {
  let services: Services | undefined;
  let polling: { stop(): void } | undefined;
  let listening: { stop(): Promise<void> } | undefined;

  return {
    async start() {
      services = createServices(
        loadConfig({ WEBHOOK_ALLOW_PRIVATE: "1" }),
        { databaseUrl, secretKeys: [secretKey] },
        { rates: OPEN_RATES },
      );
      const { pools, dispatcher, processId } = services;
      listening = startListening(pools.openListener, dispatcher, { processId });
      polling = startPolling(pools.deliveries, dispatcher);
      await dispatcher.prepare();
    },
    async stop() {
      polling?.stop();
      await listening?.stop();
      await services?.dispatcher.stop();
      await services?.close();
      services = undefined;
    },
    votes: () => services,
  };
}
