import assert from "node:assert/strict";
import { accountKey } from "../../src/core/accounts/username.ts";
import { issueKey } from "../../src/core/keys/issue_key.ts";
import { LENIENT } from "../support/votes/ballots.ts";
import { type DoorWorld, openDoor, waits } from "../support/api/door.ts";
import { ask } from "../support/api/rewards_api.ts";
import { openLinks } from "../support/votes/vote_links.ts";
import { openVisitor } from "../support/people/visitor.ts";

/** Players of whom each has a vote, and a reward that waits. A wrong reading of a name finds one of the others. */
const PLAYERS = [
  "Kante",
  "_Kante_",
  "_Kante",
  "Kante_",
  ".Alex_New_12",
  "Alex_New_12",
  "76561198000000001",
  "0f8fad5bd9cb469fa16570867728950e",
  "null",
  "Steve2",
];

/** A name as it is sent, and the player that it means. */
interface NameRow {
  /** The name before it is encoded. Absent where only a query can be written so. */
  text?: string;
  /** The value in a query, if not the text with its characters percent-encoded. */
  query?: string;
  /**
   * The player; `stranger` if a player could have the name, but none has it; `nobody` if no player can have it, which
   * is no error; or `refused` if it can't be told whose it is, or it is no name at all. A list of players skips the
   * last two, and neither a link nor a ballot takes them.
   */
  means: string;
}

const NAMES: Record<string, NameRow> = {
  "as its player spells it": { text: "Kante", means: "Kante" },
  "with underscores at both ends": { text: "_Kante_", means: "_Kante_" },
  "in capitals": { text: "KANTE", means: "Kante" },
  "percent-encoded throughout": { query: "%4B%61%6E%74%65", means: "Kante" },
  "spaces at both ends": { text: " Kante ", means: "Kante" },
  "a tab before it": { text: "\tKante", means: "Kante" },
  "a line end after it": { text: "Kante\r\n", means: "Kante" },
  "a wide space after it": { text: "Kante\u3000", means: "Kante" },
  "a byte order mark before it": { text: "\uFEFFKante", means: "Kante" },
  "full-width letters": { text: "Ｋａｎｔｅ", means: "Kante" },
  "a Kelvin sign": { text: "\u212Aante", means: "Kante" },
  "a full-width underscore": { text: "＿Kante＿", means: "_Kante_" },

  "plus signs at both ends": { text: "+Kante+", query: "+Kante+", means: "refused" },
  "a plus sign before it": { text: "+Kante", query: "+Kante", means: "refused" },
  "a plus sign after it": { text: "Kante+", query: "Kante+", means: "refused" },
  "two plus signs after it": { query: "Kante++", means: "refused" },
  "a plus sign and a space before it": { query: "+%20Kante", means: "refused" },
  "a space and a plus sign before it": { query: "%20+Kante", means: "refused" },
  "a plus sign in an encoded parameter's value": { query: "+%4Bante", means: "refused" },
  "encoded plus signs": { text: "+Kante+", means: "nobody" },
  "plus signs encoded twice": { query: "%252BKante%252B", means: "nobody" },
  "spaces encoded twice": { text: "%20Kante%20", means: "nobody" },

  "a Bedrock name": { text: ".Alex_New_12", means: ".Alex_New_12" },
  "a Bedrock name with spaces": { text: ".Alex New 12", means: ".Alex_New_12" },
  "a Bedrock name with plus signs": { query: ".Alex+New+12", means: ".Alex_New_12" },
  "a Bedrock name with hard spaces": { text: ".Alex\u00A0New\u00A012", means: ".Alex_New_12" },
  "two spaces in a row": { text: ".Alex  New 12", means: "stranger" },
  "a Bedrock name without its prefix": { text: "Alex New 12", means: "Alex_New_12" },
  "a prefix that no host allows": { text: "-Kante", means: "nobody" },
  "two prefixes": { text: "+-Kante", means: "nobody" },

  "a Steam id": { text: "76561198000000001", means: "76561198000000001" },
  "a Steam id of the second form": { text: "STEAM_0:1:19867136", means: "nobody" },
  "a Steam id of the third form": { text: "[U:1:39734273]", means: "nobody" },
  "an id with its platform": { text: "steam:76561198000000001", means: "nobody" },
  "a Steam id that lost its last digits": { text: "7.65611980000000e16", means: "stranger" },
  "a UUID without hyphens": {
    text: "0f8fad5bd9cb469fa16570867728950e",
    means: "0f8fad5bd9cb469fa16570867728950e",
  },
  "a UUID": { text: "0f8fad5b-d9cb-469f-a165-70867728950e", means: "nobody" },

  "an accent as a mark of its own": { text: "Kante\u0301", means: "nobody" },
  "an accent as one letter": { text: "Kanté", means: "nobody" },
  "a Cyrillic letter": { text: "Каnte", means: "nobody" },
  "a zero-width space": { text: "Kan\u200Bte", means: "nobody" },
  "a zero-width space after it": { text: "Kante\u200B", means: "nobody" },
  "a soft hyphen": { text: "Kan\u00ADte", means: "nobody" },
  "a mark of writing direction": { text: "\u200FKante", means: "nobody" },
  "a color code": { text: "§4Kante", means: "nobody" },
  "a comma": { text: "Kante,Steve2", means: "nobody" },
  "40 emoji": { text: "🎮".repeat(40), means: "nobody" },
  "64 letters": { text: "x".repeat(64), means: "nobody" },

  "65 letters": { text: "x".repeat(65), means: "refused" },
  "60,000 letters": { text: "x".repeat(60_000), means: "refused" },
  "nothing": { text: "", means: "refused" },
  "spaces alone": { text: "   ", means: "refused" },
  "plus signs alone": { query: "++", means: "refused" },
  "a NUL in it": { text: "Kan\0te", means: "refused" },
  "a NUL after it": { text: "Kante\0", means: "refused" },
  "a tab in it": { text: "Kan\tte", means: "refused" },
  "a line end in it": { text: "Kante\nSteve2", means: "refused" },
  "bytes that are not UTF-8": { query: "Kant%e9", means: "refused" },
  "half a character": { query: "Kante%F0%9F", means: "refused" },
  "a lone percent sign": { text: "Kante%", query: "Kante%", means: "nobody" },

  "the word that programs write for nothing": { text: "null", means: "null" },
  "another such word": { text: "undefined", means: "stranger" },
  "given twice": { query: "Kante&{parameter}=Steve2", means: "refused" },
  "given twice, the same": { query: "Kante&{parameter}=Kante", means: "refused" },
  "given twice, first empty": { query: "&{parameter}=Kante", means: "refused" },
  "a list beside it": { query: "Kante&{parameter}[]=Steve2", means: "Kante" },
};

Deno.test("a name means the same player in vote checks, claims, links, ballots and the 0/1/2 door", async () => {
  await using door = await openDoor({ botCheck: LENIENT, voting: { isOpen: true } });
  const ways = await openWays(door);
  for (const [name, row] of Object.entries(NAMES)) {
    const { text, query = encodeURIComponent(text ?? ""), means } = row;
    const read = means === "stranger" ? "nobody" : means;
    const listed = means === "refused" ? "nobody" : read;
    const voter = means === "stranger" ? text : listed;
    const value = (parameter: string) => `${parameter}=${query.replace("{parameter}", parameter)}`;
    assert.equal(await ways.check(value("username")), read, `vote check: ${name}`);
    assert.equal(await ways.claimAtDoor(value("username")), read, `door: ${name}`);
    assert.equal(await ways.claimAtDoor(value("steamid")), read, `door, as steamid: ${name}`);
    const filledIn = await ways.ballot(value("player"));
    assert.equal(accountKey(filledIn), accountKey(voter ?? ""), `ballot: ${name}`);
    if (text === undefined) continue;
    assert.equal(await ways.claim(text), listed, `claim: ${name}`);
    // No address of a page contains a control character.
    const linked = /\p{Cc}/u.test(text) ? "nobody" : voter;
    if (text.length < 1_000) {
      assert.equal(accountKey(await ways.link(text)), accountKey(linked ?? ""), `link: ${name}`);
    }
  }
});

Deno.test("an encoded name of the parameter hides no plus sign", async () => {
  await using door = await openDoor({ botCheck: LENIENT, voting: { isOpen: true } });
  const ways = await openWays(door);
  assert.equal(await ways.check("user%6Eame=+Kante+"), "refused");
  assert.equal(await ways.claimAtDoor("user%6Eame=+Kante+"), "refused");
  assert.equal(await ways.claimAtDoor("s%74eamid=Kante+"), "refused");
  assert.equal(await ways.ballot("%70layer=+Kante+"), "nobody");
});

Deno.test("a username goes before a steamid, and lists are no names", async () => {
  await using door = await openDoor({ botCheck: LENIENT, voting: { isOpen: true } });
  const ways = await openWays(door);
  assert.equal(await ways.claimAtDoor("username=Kante&steamid=76561198000000001"), "Kante");
  assert.equal(
    await ways.claimAtDoor("username=&steamid=76561198000000001"),
    "76561198000000001",
  );
  for (const query of ["username[]=Kante", "USERNAME=Kante", "player=Kante", "uuid=Kante"]) {
    assert.equal(await ways.claimAtDoor(query), "refused", query);
    assert.equal(await ways.check(query), "refused", query);
  }
});

/** The ways by which a name reaches the service. Each returns the player that it led to, `nobody` or `refused`. */
async function openWays(door: DoorWorld) {
  const { ids, votedAt } = await voteAsEach(door);
  const letWait = async () => {
    const { sql } = door.world.services;
    await sql`delete from reward`;
    await sql`delete from reward_outcome`;
    for (const id of ids) await waits(door, id);
  };
  await letWait();
  return {
    check: await openChecks(door, votedAt),
    ...await openClaims(door, letWait),
    ...await openPages(door),
  };
}

/** Votes as each player. Returns the ids of the players, and who voted at which time. */
async function voteAsEach({ world, server }: DoorWorld) {
  const ids: string[] = [];
  const votedAt = new Map<string, string>();
  for (const [nth, player] of PLAYERS.entries()) {
    const { id } = await world.account(player);
    ids.push(id);
    world.pass(1_000);
    votedAt.set(world.clock.now.toISOString(), player);
    assert.equal((await world.vote(server, player)).kind, "cast", `${nth}`);
    // Whose name a link means is on the ballot only if the account has no sign-in.
    await world.services.sql`update account set email = null where id = ${id}`;
  }
  return { ids, votedAt };
}

/** The vote check of v1. */
async function openChecks({ world, server }: DoorWorld, votedAt: Map<string, string>) {
  const { secret } = await world.key(server);
  return async (query: string): Promise<string> => {
    const response = await world.app.fetch(
      new Request(`http://localhost/api/v1/vote-check?${query}`, {
        headers: { Authorization: `Bearer ${secret}` },
      }),
    );
    const body = await response.json();
    if (response.status === 400) return "refused";
    assert.equal(response.status, 200, JSON.stringify(body));
    return body.voted ? votedAt.get(body.last_vote_at) ?? "unknown" : "nobody";
  };
}

/** Claims at the 0/1/2 door and in the inbox. After one that gets a reward, all rewards wait again. */
async function openClaims(door: DoorWorld, letWait: () => Promise<void>) {
  const { world, server } = door;
  const scopes = { name: "plugin", scopes: ["rewards" as const] };
  const { secret: key } = await issueKey(world.context, server.slug, { ...scopes, ...world.act });

  async function claimAtDoor(query: string): Promise<string> {
    const { status, body } = await door.ask(
      `?action=post&object=votes&element=claim&key={key}&${query}`,
    );
    if (status === 400) {
      assert.match(body, /^Error: [^0-9]+$/);
      return "refused";
    }
    assert.equal(status, 200, body);
    if (body === "0") return "nobody";
    const given = await world.services.sql<{ username: string }[]>`
      select username from reward_outcome join account on id = account_id`;
    await letWait();
    return given.map(({ username }) => username).join();
  }

  async function claim(text: string): Promise<string> {
    const response = await ask(world, "claims", {
      key,
      body: { claim_id: crypto.randomUUID(), players: [text] },
    });
    const body = await response.json();
    assert.equal(response.status, 200, JSON.stringify(body));
    const skipped = response.headers.get("x-listing-skipped");
    if (body.votes.length === 0) return "nobody";
    assert.equal(skipped, null);
    await letWait();
    return body.votes.map(({ username }: { username: string }) => username).join();
  }

  return { claimAtDoor, claim };
}

/** The ballots of another server: by its link, and with a name in the query. */
async function openPages({ world }: DoorWorld) {
  const other = await world.server("Rusty Shores");
  const linkOf = await openLinks(world, other);

  async function link(text: string): Promise<string> {
    const { status, html } = await openVisitor(world).get(linkOf(text));
    const [, name] = /You vote as <strong>([^<]*)</.exec(html) ?? [];
    assert.ok(name === undefined ? [404, 409].includes(status) : status === 200, html);
    return name ?? "nobody";
  }

  async function ballot(query: string): Promise<string> {
    const { html } = await openVisitor(world).get(`/servers/${other.slug}/vote?${query}`);
    const [field = ""] = /<input[^>]*name="name"[^>]*>/.exec(html) ?? [];
    return / value="([^"]+)"/.exec(field)?.[1] ?? "nobody";
  }

  return { link, ballot };
}
