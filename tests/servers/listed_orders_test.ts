import assert from "node:assert/strict";
import fc from "fast-check";
import { createListedIndex } from "../../src/site/servers/index/listed_index.ts";
import type { RankingChange } from "../../src/site/servers/ranking/ranking_changes.ts";
import { SORTS, WHOLE_LISTING } from "../../src/site/servers/search/listing_search.ts";

const NOW = new Date("2026-01-01T12:00:00Z");
const GAMES = ["alpha", "beta", "gamma"];
const NAMES = {
  games: new Map(GAMES.map((game) => [game, game.toUpperCase()])),
  tags: new Map<string, string>(),
};

/** Servers by number, with few different votes, so that many are equal. */
type Votes = Map<number, number>;

const serverNumber = fc.integer({ min: 0, max: 39 });
const someVotes = fc.array(fc.tuple(serverNumber, fc.integer({ min: 0, max: 5 })), {
  maxLength: 6,
});
const manyVotes = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 40, maxLength: 40 });

function changeOf([number, votes]: [number, number]): RankingChange {
  return {
    id: `id-${String(number * 7 % 40).padStart(2, "0")}`,
    revision: 1,
    listed: votes > 0,
    votes,
    votesToday: votes % 3,
    votesAll: votes * 2 % 7,
    name: `Server ${number}`,
    tagline: "",
    taglines: [],
    host: "play.example.com",
    country: null,
    version: "",
    languages: [],
    game: GAMES[number % GAMES.length] ?? "",
    tags: [],
    since: new Date(number % 4),
    answeredAt: null,
    playersOnline: 0,
  };
}

/** Returns everything that visitors see of an index: every order and every server. */
function shownOf(index: ReturnType<typeof createListedIndex>) {
  return {
    orders: SORTS.map((sort) =>
      ["", ...GAMES].map((game) =>
        index.find({ ...WHOLE_LISTING, sort, game }, { perPage: 40, now: NOW }).servers
      )
    ),
    servers: Array.from({ length: 40 }, (_, number) => {
      const { id } = changeOf([number, 1]);
      return [index.get(id), index.standingOf(id), index.near(id)];
    }),
  };
}

function indexOf(votes: Votes) {
  const index = createListedIndex();
  index.change([...votes].map(changeOf).filter(({ listed }) => listed), NAMES);
  return index;
}

Deno.test("after any changes of votes, orders and ranks are those of a new index", () => {
  fc.assert(fc.property(
    manyVotes,
    fc.array(fc.record({ changes: someVotes, isSeen: fc.boolean() }), { maxLength: 8 }),
    (begin, rounds) => {
      const votes: Votes = new Map(begin.entries());
      const index = indexOf(votes);
      for (const { changes, isSeen } of rounds) {
        for (const [number, count] of changes) votes.set(number, count);
        index.change([...new Map(changes)].map(changeOf), NAMES);
        // Changes also pile up before the next look.
        if (isSeen) assert.deepEqual(shownOf(index), shownOf(indexOf(votes)));
      }
      assert.deepEqual(shownOf(index), shownOf(indexOf(votes)));
    },
  ));
});
