import assert from "node:assert/strict";
import { connect as connectTcp, createServer, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { closing, connect, type Sql } from "../../src/database/connect.ts";
import { freshDatabase } from "../support/database.ts";
import { startPostgresProxy } from "../support/postgres_proxy.ts";
import { HOOK_CERTIFICATE, HOOK_KEY, TEST_AUTHORITY } from "../support/tls_identity.ts";

/** The message by which a client asks for TLS. */
const SSL_REQUEST = "0000000804d2162f";

/** A port that speaks TLS when asked, and hands everything on to the server of a pool. */
async function startTls(sql: Sql): Promise<{ port: number } & AsyncDisposable> {
  const { host: [host = ""], port: [serverPort = 5432], path } = sql.options;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.once("data", (request) => {
      assert.equal(request.toString("hex"), SSL_REQUEST);
      client.write("S");
      const secure = new TLSSocket(client, {
        isServer: true,
        cert: HOOK_CERTIFICATE,
        key: HOOK_KEY,
      });
      const behind = path ? connectTcp(String(path)) : connectTcp(serverPort, host);
      secure.on("error", () => {}).pipe(behind).on("error", () => {}).pipe(secure);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  assert.ok(address !== null && typeof address === "object");
  return {
    port: address.port,
    async [Symbol.asyncDispose]() {
      for (const client of open) client.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

Deno.test("TLS is spoken where the address asks, and strangers' certificates are refused", async () => {
  await using database = await freshDatabase();
  await using tls = await startTls(database.sql);
  const url = new URL(`postgres://127.0.0.1:${tls.port}/${database.name}`);
  url.username = String(database.sql.options.user);
  await using proxy = startPostgresProxy(database.url); // by TCP, where encryption is asked for
  const plain = new URL(proxy.url);
  plain.searchParams.set("sslmode", "prefer");
  const unencrypted = connect(plain.href, { applicationName: "test", max: 1 });
  assert.deepEqual([...await unencrypted`select 1 as n`], [{ n: 1 }]);
  await closing(unencrypted);
  for (const [mode, isReached] of [["require", true], ["verify-full", false]] as const) {
    url.searchParams.set("sslmode", mode);
    const sql = connect(url.href, { applicationName: "test", max: 1 });
    const reached = await sql`select 1 as n`.then(() => true, () => false);
    assert.equal(reached, isReached, mode);
    await closing(sql);
  }
});

Deno.test("a named authority is trusted, and only verify-full asks for the host's own name", async () => {
  await using database = await freshDatabase();
  await using tls = await startTls(database.sql);
  const authority = await Deno.makeTempFile({ suffix: ".pem" });
  await Deno.writeTextFile(authority, TEST_AUTHORITY);
  const url = new URL(`postgres://127.0.0.1:${tls.port}/${database.name}`);
  url.username = String(database.sql.options.user);
  url.searchParams.set("sslrootcert", authority);
  // The certificate is for another name than this address.
  for (
    const [mode, code] of [
      ["verify-ca", "none"],
      ["require", "none"],
      ["verify-full", "ERR_TLS_CERT_ALTNAME_INVALID"],
    ]
  ) {
    url.searchParams.set("sslmode", String(mode));
    const sql = connect(url.href, { applicationName: "test", max: 1 });
    const met = await sql`select 1 as n`.then(() => "none", (error) => error.code);
    assert.equal(met, code, mode);
    await closing(sql);
  }
  await Deno.remove(authority);
});
