import assert from "node:assert/strict";
import { tellOwners } from "../../src/reach/import/tell_owners.ts";
import type { Mailer } from "../../src/site/mail/mailer.ts";
import { writeArchive } from "../support/votes/archive.ts";
import { openWorld } from "../support/world.ts";
import { operate } from "./imported_list.ts";

Deno.test("a mail server that refuses one email gets the rest when the import is run again", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await writeArchive({
    "accounts.jsonl": [1, 2, 3].map((id) => ({
      id,
      username: `P_${id}`,
      email: `p${id}@example.com`,
    })),
  });
  await operate(world)(archive.folder);
  const sent = new Array<string>();
  const { sql, site, box } = world.services;
  let refuses = true;
  const mailer: Mailer = {
    send: (mail) => {
      if (refuses && sent.length === 1) return Promise.reject(new Error("full"));
      sent.push(mail.to);
      assert.match(mail.text, /moved from old\.example to .*http:\/\/localhost\/privacy/s);
      return Promise.resolve();
    },
  };
  const tell = () =>
    tellOwners({ sql, mailer, box, site, act: world.act }, {
      folder: archive.folder,
      list: "old.example",
    });
  await assert.rejects(tell(), /refused an email after 1 others: full/);
  refuses = false;
  assert.equal(await tell(), 2);
  assert.equal(await tell(), 0);
  assert.deepEqual(sent.sort(), ["p1@example.com", "p2@example.com", "p3@example.com"]);
});

Deno.test("an address that the mail server puts off or refuses stops no other owner's email", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await writeArchive({
    "accounts.jsonl": [1, 2, 3].map((id) => ({
      id,
      username: `P_${id}`,
      email: `p${id}@example.com`,
    })),
  });
  await operate(world)(archive.folder);
  const { sql, site, box } = world.services;
  const answers: Record<string, number> = { "p1@example.com": 450, "p2@example.com": 550 };
  const sent: string[] = [];
  const mailer: Mailer = {
    send({ to }) {
      const responseCode = answers[to];
      if (responseCode === undefined) return Promise.resolve(void sent.push(to));
      const answer = { code: "EENVELOPE", command: "RCPT TO", responseCode };
      return Promise.reject(Object.assign(new Error("refused"), answer));
    },
  };
  const told = { folder: archive.folder, list: "old.example" };
  assert.equal(await tellOwners({ sql, mailer, box, site, act: world.act }, told), 2);
  assert.deepEqual(sent, ["p3@example.com"]);
  assert.equal((await sql`select from queued_mail`).length, 1);
});
