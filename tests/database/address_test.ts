import assert from "node:assert/strict";
import { DATABASE_ADDRESS, isDatabaseAddress, socketOf } from "../../src/database/address.ts";
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
