import assert from "node:assert/strict";
import { createNoopMeter } from "@opentelemetry/api";
import { createRequestLog } from "../../src/service/api/log_request.ts";
import { log, logFrom, sumUpFailures } from "../../src/core/observing/log.ts";
import { readBy } from "../../src/core/observing/metrics.ts";
import { RequestState } from "../../src/core/api/request_state.ts";
import { logWhile } from "../support/processes/log_lines.ts";
import { PAGE_ROUTES } from "../support/pages/site_routes.ts";

const logRequest = createRequestLog(1);

async function lineOf(path: string, { keyId, method = "GET" }: {
  keyId?: string;
  method?: string;
} = {}) {
  const state = new RequestState({});
  if (keyId !== undefined) state.key = { keyId, serverId: "0195811a" };
  const text = await logWhile(() => {
    logRequest(state, { method, path, status: 200 });
    return Promise.resolve();
  });
  assert.equal(text.match(/\n/g)?.length, 1);
  return { state, line: JSON.parse(text) };
}

Deno.test("a request's line is one JSON object, whatever its path", async () => {
  for (
    const path of ["/", "/servers/a-b.c", '/"}\\', "/a b", "/\u0000\n\u2028", "/Zoë/😀", "/%ff"]
  ) {
    const { line } = await lineOf(path, { method: "PROPFIND" });
    assert.equal(line.path, path);
    assert.equal(line.method, "PROPFIND");
  }
});

Deno.test("a request's line has fixed fields, a key only when found", async () => {
  const fields = "time level event request_id method path status duration_ms".split(" ");
  const { line, state } = await lineOf("/api/v1/votes");
  assert.deepEqual(Object.keys(line), fields);
  assert.deepEqual([line.level, line.event, line.request_id, line.status], [
    ...["info", "request", state.requestId],
    200,
  ]);
  assert.equal(new Date(line.time).toISOString(), line.time);
  assert.equal(line.duration_ms, Math.round(line.duration_ms * 10) / 10);
  const withKey = await lineOf("/api/v1/votes", { keyId: "01957d3c" });
  assert.deepEqual(Object.keys(withKey.line), [...fields, "key"]);
  assert.equal(withKey.line.key, "01957d3c");
});

Deno.test("a ballot's line names the vote that it cast", async () => {
  const state = Object.assign(new RequestState({}), { voteId: "01957d3c" });
  const text = await logWhile(() => {
    logRequest(state, { method: "POST", path: "/servers/a/votes", status: 303 });
    return Promise.resolve();
  });
  assert.equal(JSON.parse(text).vote, "01957d3c");
});

Deno.test("health checks that pass have no line, failed and slow ones have", async () => {
  const text = await logWhile(() => {
    for (const path of ["/healthz", "/readyz"]) {
      logRequest(new RequestState({}), { method: "GET", path, status: 200 });
      logRequest(new RequestState({}), { method: "GET", path, status: 503 });
      const slow = Object.assign(new RequestState({}), { slowAfterMs: -1 });
      logRequest(slow, { method: "GET", path, status: 200 });
    }
    return Promise.resolve();
  });
  const lines = text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  const told = lines.map(({ path, status }) => `${path} ${status}`);
  assert.deepEqual(told, ["/healthz 503", "/healthz 200", "/readyz 503", "/readyz 200"]);
});

Deno.test("a request's line never has the token of a mailed link", async () => {
  const folders = Object.keys(PAGE_ROUTES).filter((route) => route.endsWith("/:token"))
    .map((route) => route.replace(":token", ""));
  assert.ok(folders.length > 4);
  for (const folder of folders) {
    for (const token of ["token-1.2_3", "token\nrest", "\ntoken"]) {
      assert.equal((await lineOf(folder + token)).line.path, `${folder}…`);
    }
  }
});

Deno.test("a line never has a key that a client typed into a path or an error repeats", async () => {
  const rest = "0123456789abcdefghijABCDEFGHIJ0123456789abcdef";
  const typed = ["vb_", "vbu_", "vbl_", "whsec_"].flatMap((prefix) => [
    `/api/${prefix}${rest}`,
    `/servers/a/vote/x;${prefix}${rest}/b`,
    `/api/v1/votes/${prefix.toUpperCase()}${rest}`,
    `/api/${prefix.replace("_", "%5f")}${rest}`,
    `/api/${[...prefix].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join("")}${rest}`,
    `/api/${prefix.replace("_", "%255F")}${rest}`,
  ]);
  for (const path of typed) assert.doesNotMatch((await lineOf(path)).line.path, /0123/, path);
  for (const path of ["/servers/vb_1", "/players/vb_Steve", "/api/v1/vote-check"]) {
    assert.equal((await lineOf(path)).line.path, path);
  }
  const failed = await logWhile(() => {
    log("error", "request_failed", {
      cause: { message: `no such place: https://a/?key=vb_${rest}` },
    });
    return Promise.resolve();
  });
  assert.match(failed, /key=vb_…"/);
});

/** The statuses of those requests that are logged, one in `one`. */
async function loggedOf(one: number, requests: { status: number; slowAfterMs?: number }[]) {
  const logRequest = createRequestLog(one);
  const text = await logWhile(() => {
    for (const { status, slowAfterMs = 60_000 } of requests) {
      const state = Object.assign(new RequestState({}), { slowAfterMs });
      logRequest(state, { method: "GET", path: "/", status });
    }
    return Promise.resolve();
  });
  return text.split("\n").filter(Boolean).map((line) => JSON.parse(line))
    .map(({ level, status }) => `${level} ${status}`);
}

Deno.test("a sample of requests is logged, failed and slow ones always", async () => {
  const hundred = Array.from({ length: 100 }, () => ({ status: 200 }));
  assert.equal((await loggedOf(1, hundred)).length, 100);
  assert.equal((await loggedOf(10, hundred)).length, 10);
  const notable = [{ status: 200 }, { status: 503 }, { status: 404 }, {
    status: 201,
    slowAfterMs: -1,
  }];
  assert.deepEqual(await loggedOf(0, notable), ["warn 503", "warn 201"]);
});

Deno.test("failed requests are logged at the level of warnings, others not", async () => {
  logFrom("warn");
  try {
    assert.deepEqual(await loggedOf(1, [{ status: 200 }, { status: 500 }]), ["warn 500"]);
  } finally {
    logFrom("info");
  }
});

Deno.test("a flood of failures has ten lines a second, a sum, and every one counts", async () => {
  sumUpFailures();
  let answers = 0;
  readBy(Object.assign(createNoopMeter(), {
    createHistogram: (name: string) => ({
      record: () => void (answers += name === "voteboard_http_request_duration_seconds" ? 1 : 0),
    }),
  }));
  const fail = (route: string, times: number) => {
    for (let time = 0; time < times; time++) {
      const state = Object.assign(new RequestState({}), { route });
      logRequest(state, { method: "GET", path: `${route}/${time}`, status: 503 });
      log("warn", "database_unavailable", {
        request_id: state.requestId,
        error: "E",
        code: "57P03",
      });
    }
  };
  const text = await logWhile(() => {
    fail("/flooded", 1_000);
    fail("/rare", 1);
    sumUpFailures();
    fail("/flooded", 1);
    return Promise.resolve();
  });
  const lines = text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  const paths = lines.filter(({ event }) => event === "request").map(({ path }) => path);
  const first = Array.from({ length: 10 }, (_, time) => `/flooded/${time}`);
  assert.deepEqual(paths, [...first, "/rare/0", "/flooded/0"]);
  const sums = lines.filter(({ event }) => event === "lines_left_out");
  assert.deepEqual(sums.map(({ level, of, kind, lines }) => [level, of, kind, lines]), [
    ["warn", "request", "GET /flooded 503", 990],
    ["warn", "database_unavailable", "E 57P03", 991],
  ]);
  assert.equal(lines.filter(({ event }) => event === "database_unavailable").length, 11);
  assert.equal(answers, 1_002);
});
