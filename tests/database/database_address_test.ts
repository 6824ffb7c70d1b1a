import assert from "node:assert/strict";
import { loadConfig } from "../../src/service/config.ts";
import {
  addressesOf,
  DATABASE_ADDRESS,
  faultOfAddress,
  filesOf,
  readAddress,
  socketOf,
} from "../../src/core/database/database_address.ts";
import { connect } from "../../src/core/database/connect.ts";

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
  assert.deepEqual(taken.filter((url) => faultOfAddress(url) !== undefined), []);
});

Deno.test("each host of an address has one of its own, with all else that the address says", () => {
  const several = "postgres://app:p%23w@one,[::1]:5433/votes?target_session_attrs=read-write" +
    "&options=-c%20a%3Db+c";
  const expected = [{ host: "one", port: 5432 }, { host: "::1", port: 5433 }];
  assert.deepEqual(readAddress(several).servers, expected);
  const each = addressesOf(several).map(readAddress);
  const { refusal: _, ...rest } = readAddress(several);
  assert.deepEqual(
    each,
    expected.map((server) => ({ ...rest, servers: [server], refusal: undefined })),
  );
  const socket = "postgres://app@localhost/votes?host=%2Fa%20b&port=5433";
  assert.deepEqual(addressesOf(socket).map(readAddress), [readAddress(socket)]);
});

Deno.test("an address of another kind is refused without being repeated", () => {
  assert.throws(
    () => connect("mysql://someone:secret@db.example/voteboard", { applicationName: "test" }),
    { message: `The database's address ${DATABASE_ADDRESS}` },
  );
});

Deno.test("each part of an address is read as libpq reads it", () => {
  const read = (url: string) => {
    const { servers, user, password, database, options } = readAddress(url);
    return { servers, user, password, database, options };
  };
  const login = { user: "app", password: "p@s:s", database: "votes", options: undefined };
  const one = [{ host: "db.example", port: 5432 }];
  assert.deepEqual(read("postgres://app:p@s%3As@db.example/votes"), { ...login, servers: one });
  assert.deepEqual(read("postgresql:///votes?host=a,b&port=1,2&user=app&password=p%40s:s"), {
    ...login,
    servers: [{ host: "a", port: 1 }, { host: "b", port: 2 }],
  });
  assert.deepEqual(read("postgres://app@[::1]:7,b/x?dbname=votes&options=-c%20work_mem%3D8MB"), {
    ...login,
    password: "",
    servers: [{ host: "::1", port: 7 }, { host: "b", port: 5432 }],
    options: "-c work_mem=8MB",
  });
  assert.equal(socketOf("postgres://app@%2Frun%2Fpg/votes?port=9"), "/run/pg/.s.PGSQL.9");
});

Deno.test("an address is read however it was pasted, and refused where a part would hide in another", () => {
  const plain = "postgres://app:x@db.example/votes?sslmode=require";
  for (const pasted of [` ${plain}`, `${plain}\r\n`, `\ufeff${plain}\u200b`, `${plain}\u00a0 `]) {
    assert.deepEqual(readAddress(pasted), readAddress(plain), JSON.stringify(pasted));
    assert.deepEqual(addressesOf(pasted), addressesOf(plain));
  }
  const other = "POSTGRES://app:x@db.example:/votes?sslmode=require";
  assert.deepEqual(readAddress(other), readAddress(plain));
  for (const mark of ["&", ";"]) {
    const fault = faultOfAddress(plain.replace("?", mark));
    assert.equal(fault, "can't be used: its parameters begin with ?, and the next ones with &");
  }
  const named = plain.replace("votes", "a%26b=c");
  assert.equal(readAddress(named).database, "a&b=c");
  for (const control of ["%00", "\n", "%0A", "\u0000"]) {
    assert.equal(faultOfAddress(plain.replace("app", `app${control}`)), DATABASE_ADDRESS);
  }
});

Deno.test("parameters of clients and tools are honoured, or refused by their name", () => {
  const faultOf = (query: string) => faultOfAddress(`postgres://app:x@db.example/votes?${query}`);
  const taken = [
    ...["disable", "allow", "prefer", "require", "verify-ca", "verify-full"].map((mode) =>
      `sslmode=${mode}`
    ),
    "sslmode=require&channel_binding=require",
    "sslmode=verify-full&sslrootcert=system",
    "keepalives=1&keepalives_idle=30&connect_timeout=10&gssencmode=disable&application_name=a@b",
    "schema=public&pgbouncer=true&connection_limit=5&pool_timeout=9&statement_cache_size=0",
    "options=endpoint%3Dep-1&sslnegotiation=postgres&ssl_min_protocol_version=TLSv1.2",
    "options=project%3Dep-1&ssl=true&sslmode=require&workaround=supabase-pooler.vercel",
    "sslmode=verify-full&sslrootcert=&sslcert=&sslkey=&",
  ];
  assert.deepEqual(taken.filter((query) => faultOf(query) !== undefined), []);
  const refused: [query: string, name: RegExp][] = [
    ["sslmode=verify_full", /sslmode must be disable, /],
    ["gssencmode=require", /gssencmode must be disable, prefer$/],
    ["sslnegotiation=direct", /sslnegotiation must be postgres$/],
    ["schema=votes", /schema must be public$/],
    ["client_encoding=LATIN1", /client_encoding must be utf8/],
    ["load_balance_hosts=random", /load_balance_hosts must be disable$/],
    ["passfile=x", /parameter passfile is not supported/],
    ["service=x", /parameter service is not supported/],
    ["statement_timeout=5000", /parameter statement_timeout is not supported/],
    ["sslmode=verify-full&sslcrl=x", /parameter sslcrl is not supported/],
    ["sslmode=verify-full&sslcert=x", /sslcert and sslkey go together/],
    ["sslrootcert=x", /sslrootcert goes with sslmode=verify-full/],
    ["sslmode=prefer&sslrootcert=x", /sslrootcert goes with sslmode=verify-full/],
    ["sslmode=require&sslrootcert=system", /sslrootcert goes with sslmode=verify-full/],
    ["sslmode=disable&sslmode=verify-full", /sslmode is written twice$/],
    ["ssl=true&sslmode=disable", /ssl and sslmode contradict each other$/],
    ["sslMode=require", /parameter sslMode is not supported: write sslmode$/],
    ["sslaccept=strict", /parameter sslaccept is not supported: write sslmode$/],
    ["unix_socket=%2Frun", /parameter unix_socket is not supported: write host$/],
    ["targetServerType=primary", /targetServerType is not supported: write target_session_attrs$/],
    ["search_path=votes", /or write a setting of Postgres as options=-c%20search_path%3D and its/],
    ["passfile=x", /parameter passfile is not supported: leave it out$/],
  ];
  for (const [query, name] of refused) assert.match(faultOf(query) ?? "none", name, query);
});

Deno.test("what may be the rest of a password is not repeated", () => {
  const fault = faultOfAddress("postgres://app:1234?secret=more@db.example/votes");
  assert.doesNotMatch(fault ?? "", /secret|more/);
  assert.match(fault ?? "", /one of its parameters is not supported/);
});

Deno.test("files that an address names are known before they are read, and named if they can't be", () => {
  const url = "postgres://app@db.example/votes?sslmode=verify-full&sslrootcert=%2Fno%2Fca.pem";
  assert.deepEqual(filesOf(url), ["/no/ca.pem"]);
  assert.deepEqual(filesOf("postgres://app@db.example/votes?sslrootcert=system"), []);
  assert.equal(faultOfAddress(url), undefined);
  assert.throws(() => readAddress(url), /the file of sslrootcert can't be read \(\/no\/ca\.pem\)/);
});

Deno.test("servers that Voteboard can't use are refused by name, others are asked what they are", () => {
  const several = "postgres://app:secret@one.example,two.example/votes";
  const refusalOf = (url: string) => readAddress(url).refusal ?? "none";
  assert.match(refusalOf(several), /transaction_read_only/);
  assert.match(refusalOf(`${several}?target_session_attrs=primary`), /pg_is_in_recovery/);
  assert.equal(refusalOf(`${several}?target_session_attrs=any`), "none");
  assert.equal(refusalOf("postgres://app@one.example/votes"), "none");
  assert.match(
    refusalOf("postgres://app@one.example/votes?target_session_attrs=read-write"),
    /transaction_read_only/,
  );
  for (const attrs of ["standby", "prefer-standby", "read-only", "", "toString"]) {
    const url = `${several}?target_session_attrs=${attrs}`;
    assert.throws(() => loadConfig({ DATABASE_URL: url }), {
      message: /DATABASE_URL[^]*target_session_attrs must be any, read-write, primary/,
    });
  }
});
