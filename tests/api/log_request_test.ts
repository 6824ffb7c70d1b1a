import assert from "node:assert/strict";
import { logRequest } from "../../src/api/log_request.ts";
import { Visit } from "../../src/api/visit.ts";
import { logWhile } from "../support/log_lines.ts";

async function lineOf(path: string, { keyId = "", method = "GET" } = {}) {
  const visit = new Visit({});
  visit.keyId = keyId;
  const text = await logWhile(() => {
    logRequest(visit, { method, path, status: 200 });
    return Promise.resolve();
  });
  assert.equal(text.match(/\n/g)?.length, 1);
  return { visit, line: JSON.parse(text) };
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
  const { line, visit } = await lineOf("/api/v1/votes");
  assert.deepEqual(Object.keys(line), fields);
  assert.deepEqual([line.level, line.event, line.request_id, line.status], [
    ...["info", "request", visit.requestId],
    200,
  ]);
  assert.equal(new Date(line.time).toISOString(), line.time);
  assert.equal(line.duration_ms, Math.round(line.duration_ms * 10) / 10);
  const withKey = await lineOf("/api/v1/votes", { keyId: "01957d3c" });
  assert.deepEqual(Object.keys(withKey.line), [...fields, "key"]);
  assert.equal(withKey.line.key, "01957d3c");
});

Deno.test("a request's line never has the token of a mailed link", async () => {
  for (
    const folder of ["/reset-password/", "/verify-email/", "/stop-email/", "/first-moderator/"]
  ) {
    for (const token of ["token-1.2_3", "token\nrest", "\ntoken"]) {
      assert.equal((await lineOf(folder + token)).line.path, `${folder}…`);
    }
  }
});
