import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { connect as connectTcp } from "node:net";
import { TLSSocket } from "node:tls";
import { closing, connect, type Sql } from "../../src/core/database/connect.ts";
import { readAddress } from "../../src/core/database/database_address.ts";
import { openTransport } from "../../src/core/database/driver/transport.ts";
import { reasonOf } from "../../src/service/database/sentence.ts";
import { freshDatabase } from "../support/database/database.ts";
import { startPostgresProxy } from "../support/database/postgres_proxy.ts";
import {
  HOOK_CERTIFICATE,
  HOOK_KEY,
  SELF_SIGNED_CERTIFICATE,
  TEST_AUTHORITY,
} from "../support/network/tls_identity.ts";
import { takeConnections } from "../support/network/loopback.ts";

/** The message by which a client asks for TLS. */
const SSL_REQUEST = "0000000804d2162f";

/** A port that speaks TLS when asked, and hands everything on to the server of a pool. */
function startTls(sql: Sql) {
  const { host: [host = ""], port: [serverPort = 5432], path } = sql.options;
  return takeConnections((client) => {
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

/** A path below a folder that is removed, with a text in it. */
async function writeFiles(texts: Record<string, string>) {
  const folder = await Deno.makeTempDir();
  for (const [name, text] of Object.entries(texts)) {
    await Deno.writeTextFile(`${folder}/${name}`, text);
  }
  return { folder, [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
}

Deno.test("a connection that fails before its reader has it is no error of the process", async () => {
  // A server refuses a client's certificate after the handshake, in one of ten cases at this moment.
  await using database = await freshDatabase();
  await using tls = await startTls(database.sql);
  for (const mode of [undefined, "require"] as const) {
    const { stream } = await openTransport(
      { host: "127.0.0.1", port: tls.port },
      { tls: mode && { mode } },
      new AbortController().signal,
    );
    const closed = new Promise((resolve) => stream.once("close", resolve));
    stream.destroy(new Error("received fatal alert: UnknownCA"));
    await closed;
  }
});

Deno.test("a certificate, a key and a password that don't belong together are refused by name", async () => {
  await using files = await writeFiles({
    "own.pem": SELF_SIGNED_CERTIFICATE,
    "own.key": HOOK_KEY,
    "ca.pem": TEST_AUTHORITY,
    "no.pem": "-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----\n",
  });
  const faultOf = (query: string) => {
    const named = query.replaceAll("=+", `=${files.folder}/`);
    const url = `postgres://app@db.example/votes?sslmode=verify-full&${named}`;
    try {
      readAddress(url);
    } catch (error) {
      return error instanceof Error ? error.message.replace(/^.*can't be used: /, "") : "";
    }
    return undefined;
  };
  assert.equal(faultOf("sslcert=+own.pem&sslkey=+own.key&sslrootcert=+ca.pem"), undefined);
  assert.equal(faultOf("sslrootcert=+own.key"), "the file of sslrootcert holds no certificate");
  assert.equal(faultOf("sslrootcert=+no.pem"), "the file of sslrootcert holds no certificate");
  assert.equal(
    faultOf("sslcert=+own.key&sslkey=+own.pem"),
    "the file of sslcert holds no certificate",
  );
  assert.match(faultOf("sslcert=+own.pem&sslkey=+own.pem") ?? "", /of sslkey holds no private key/);
  const other = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const sealed = other.export({
    type: "pkcs8",
    format: "pem",
    cipher: "aes-256-cbc",
    passphrase: "x",
  });
  await Deno.writeTextFile(`${files.folder}/sealed.key`, String(sealed));
  const withKey = "sslcert=+own.pem&sslkey=+sealed.key";
  assert.match(faultOf(withKey) ?? "", /one that sslpassword doesn't open/);
  assert.match(faultOf(`${withKey}&sslpassword=y`) ?? "", /one that sslpassword doesn't open/);
  assert.equal(faultOf(`${withKey}&sslpassword=x`), "sslkey is not the key of sslcert");
});

Deno.test("a login that is refused for lack of encryption or a certificate says what to write", () => {
  const reason = (code: string, message: string) =>
    reasonOf(Object.assign(new Error(message), { code }));
  for (
    const message of [
      'no pg_hba.conf entry for host "10.0.0.9", user "u", database "d", no encryption',
      'no pg_hba.conf entry for host "10.0.0.9", user "u", database "d", SSL off',
      "connection is insecure (try using `sslmode=require`)",
      "SSL connection is required. Please specify SSL options and retry.",
    ]
  ) assert.match(reason("28000", message), /write sslmode=require/);
  const alert = "received fatal alert: UnknownCA";
  assert.match(reason("28000", "connection requires a valid client certificate"), /sslcert/);
  assert.match(reason("ERR_SSL_TLSV1_ALERT_UNKNOWN_CA", alert), /sslcert and sslkey/);
  assert.match(reason("28000", 'no pg_hba.conf entry for host "::1"'), /pg_hba\.conf refuses/);
  assert.match(reason("28000", 'role "u" does not exist'), /user name or password/);
});
