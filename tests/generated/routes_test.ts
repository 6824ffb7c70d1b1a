import assert from "node:assert/strict";
import { OpenAPIHono } from "@hono/zod-openapi";
import { limits } from "../../generated/limits.ts";
import { type Handlers, routes } from "../../generated/routes.ts";
import type { components } from "../../generated/types.ts";
import { type ApiEnv, RequestState } from "../../src/core/api/request_state.ts";
import { createLimiters } from "../../src/core/limits/shared_window.ts";
import { admitByKey } from "../../src/core/api/admission.ts";
import { mount } from "../../src/core/api/mount.ts";

type Schemas = components["schemas"];

const SERVER: Schemas["Server"] = {
  id: "7d9f0b1e-3c52-4a86-9f0e-1b2c3d4e5f60",
  name: "Skyblock Valley",
  slug: "skyblock-valley",
  game_id: "4089bff4-3459-593f-aa63-4dec29c1d16a",
  status: "approved",
  ip: "play.example.com",
  port: 25565,
  players_online: 12,
  players_max: 100,
  votes_total: 3,
  votes_weekly: 2,
  votes_monthly: 2,
};

const asked: (string | undefined)[] = [];

const handlers: Handlers<ApiEnv> = {
  getServer: (c) => c.json(SERVER, 200),
  getVotes: (c) => {
    asked.push(c.req.valid("query").username);
    return c.json({ total: 3, weekly: 2, monthly: 2 }, 200);
  },
  checkVote: (c) => {
    asked.push(c.req.valid("query").username);
    return c.json({ voted: false, last_vote_at: null }, 200);
  },
};

const app = new OpenAPIHono<ApiEnv>();
mount(app, { routes, limits, handlers }, {
  admission: admitByKey({
    authenticate: () => (c) => {
      c.env.key = { keyId: "a-key", serverId: SERVER.id };
      return Promise.resolve(undefined);
    },
    limiter: createLimiters(),
  }),
});

function ask(path: string, method = "GET"): Response | Promise<Response> {
  return app.request(path, { method }, new RequestState({}));
}

Deno.test("a handler gets the username exactly as it was asked", async () => {
  asked.length = 0;
  const queries = ["vote-check?username=.Alex&page=2", "votes?username=a%20b", "votes?page=2"];
  for (const query of queries) assert.equal((await ask(`/api/v1/${query}`)).status, 200);
  assert.deepEqual(asked, [".Alex", "a b", undefined]);
});

Deno.test("an impossible username never reaches a handler", async () => {
  asked.length = 0;
  const queries = ["", "username=", "username=%20", "username=%00", "username=a&username=b"];
  for (const query of [...queries, `username=${"a".repeat(65)}`]) {
    const response = await ask(`/api/v1/vote-check?${query}`);
    assert.equal(response.status, 400, query);
  }
  assert.equal((await ask("/api/v1/votes?username=")).status, 400);
  assert.deepEqual(asked, []);
});

// What follows is held by the type checker: an `@ts-expect-error` without an error is itself one.

Deno.test("a missing handler or a wrong status is a type error", () => {
  const { getServer, getVotes, checkVote } = handlers;
  // @ts-expect-error checkVote has no handler
  const withoutHandler: Handlers<ApiEnv> = { getServer, getVotes };
  const missingField: Handlers<ApiEnv> = {
    getServer,
    // @ts-expect-error `monthly` is missing
    getVotes: (c) => c.json({ total: 3, weekly: 2 }, 200),
    checkVote,
  };
  const wrongType: Handlers<ApiEnv> = {
    getServer,
    getVotes,
    // @ts-expect-error a number is not a timestamp
    checkVote: (c) => c.json({ voted: true, last_vote_at: 1768487400000 }, 200),
  };
  const wrongStatus: Handlers<ApiEnv> = {
    // @ts-expect-error the contract has no 201
    getServer: (c) => c.json(SERVER, 201),
    getVotes,
    checkVote,
  };
  const wrongBody: Handlers<ApiEnv> = {
    // @ts-expect-error 404 has a problem body
    getServer: (c) => c.json(SERVER, 404),
    getVotes,
    checkVote,
  };
  // @ts-expect-error a sixth field: `satisfies` sees what the answer's type lets pass
  const extra = { voted: true, last_vote_at: null, streak: 3 } satisfies Schemas["VoteCheck"];
  assert.equal([withoutHandler, missingField, wrongType, wrongStatus, wrongBody, extra].length, 6);
});
