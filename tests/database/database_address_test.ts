import assert from "node:assert/strict";
import { loadConfig } from "../../src/config.ts";
import {
  DATABASE_ADDRESS,
  hasKnownAttrs,
  isDatabaseAddress,
  socketOf,
  splitAttrs,
} from "../../src/database/database_address.ts";
import { connect } from "../../src/database/connect.ts";

Deno.test("a socket is found in an address that names one", () => {
  assert.equal(
    socketOf("postgres://app@localhost/voteboard?host=%2Fa%20b&port=5433"),
    "/a b/.s.PGSQL.5433",
  );
  assert.equal(socketOf("postgres://app@localhost:5434/voteboard?host=/run"), "/run/.s.PGSQL.5434");
  assert.equal(socketOf("postgres://app@localhost/voteboard?sslmode=require"), undefined);
});

Deno.test("addresses of several hosts, sockets and odd passwords are taken", () => {
  const taken = [
    "postgres://app:p%23%2F%3F%25@db.example:5432/votes?sslmode=require",
    "postgres://app:p@ss,word@db.example/votes?application_name=a@b",
    "postgres://app:secret@one.example:5432,two.example:5433/votes?target_session_attrs=read-write",
    "postgresql://one.example,two.example/votes",
    "postgres://app@localhost/votes?host=/run/postgresql&port=5434",
    "postgres:///votes?host=/run",
    "postgres://app@[::1]:5432/votes",
  ];
  assert.deepEqual(taken.filter((url) => !isDatabaseAddress(url)), []);
});

Deno.test("an address of another kind is refused without being repeated", () => {
  assert.throws(
    () => connect("mysql://someone:secret@db.example/voteboard", { applicationName: "test" }),
    { message: `The database's address ${DATABASE_ADDRESS}` },
  );
});

Deno.test("servers that Voteboard can't use are refused by name, others are asked what they are", () => {
  const several = "postgres://app:secret@one.example,two.example/votes";
  const refusalOf = (url: string) => splitAttrs(url).refusal ?? "none";
  assert.match(refusalOf(several), /transaction_read_only/);
  assert.match(refusalOf(`${several}?target_session_attrs=primary`), /pg_is_in_recovery/);
  assert.equal(refusalOf(`${several}?target_session_attrs=any`), "none");
  assert.equal(refusalOf("postgres://app@one.example/votes"), "none");
  assert.match(
    refusalOf("postgres://app@one.example/votes?target_session_attrs=read-write"),
    /transaction_read_only/,
  );
  assert.equal(
    splitAttrs(`${several}?a=b&target_session_attrs=any&sslmode=require`).address,
    `${several}?a=b&sslmode=require`,
  );
  assert.equal(splitAttrs(`${several}?target_session_attrs=any`).address, several);
  for (const attrs of ["standby", "prefer-standby", "read-only", "", "toString"]) {
    const url = `${several}?target_session_attrs=${attrs}`;
    assert.equal(hasKnownAttrs(url), false, attrs);
    assert.throws(() => loadConfig({ DATABASE_URL: url }), {
      message: /DATABASE_URL[^]*target_session_attrs must be any, read-write, primary/,
    });
  }
});
