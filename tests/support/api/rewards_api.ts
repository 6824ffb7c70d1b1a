import { insertAccount } from "../../../src/site/accounts/account_repository.ts";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import type { Scope } from "../../../src/core/keys/scopes.ts";
import { type Answer, holdAgainstContract } from "./answers.ts";
import type { World } from "../world.ts";

/** The player and the vote of the contract's examples. */
export const STEVE = { id: "0f8fad5b-d9cb-469f-a165-70867728950e", username: "steve_42" };
export const VOTE = "019bc210-3240-7a31-9d5e-6f0c2a4b8e17";

/** The moment of the contract's examples. */
export const EXAMPLE_NOW = new Date("2026-01-15T14:30:00.000Z");

/** The parts of a request. Without a body it is a GET. */
export interface Ask {
  key?: string | undefined;
  body?: unknown;
  /** The raw body, in place of JSON. */
  raw?: BodyInit;
  type?: string;
  method?: string;
}

/** Sends a request to the rewards API, below `/rewards/v1/`. */
export async function ask(world: World, path: string, options: Ask = {}): Promise<Response> {
  const { key, body, raw, type = "application/json" } = options;
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const headers = new Headers();
  if (key !== undefined) headers.set("Authorization", `Bearer ${key}`);
  if (sent !== undefined && type !== "") headers.set("Content-Type", type);
  const method = options.method ?? (sent === undefined ? "GET" : "POST");
  const request = new Request(`http://localhost/rewards/v1/${path}`, {
    method,
    headers,
    ...sent === undefined ? {} : { body: sent },
  });
  return await world.app.fetch(request);
}

/** Sends a request, and checks the response against the contract. */
export async function hold(world: World, path: string, options: Ask = {}): Promise<Answer> {
  const response = await ask(world, path, options);
  return await holdAgainstContract(`/rewards/v1/${path.split("?")[0]}`, response);
}

/** Opens a server with the account of the examples, and a function that creates keys for it. */
export async function openInbox(world: World) {
  const server = await world.server();
  const none = { email: "steve@example.com", password: "none", isModerator: false };
  await insertAccount(world.services.sql, { ...STEVE, ...none, now: world.clock.now });
  return {
    server,
    key: async (...scopes: Scope[]) =>
      await issueKey(world.context, server.slug, { name: "plugin", scopes, ...world.act }),
    /** Adds the vote of the examples as a waiting one. */
    async wait(voteId = VOTE) {
      const at = world.clock.now;
      await world.services.sql`
        insert into reward (vote_id, server_id, account_id, voted_at, available_at)
        values (${voteId}, ${server.id}, ${STEVE.id}, ${at}, ${at})`;
    },
  };
}
