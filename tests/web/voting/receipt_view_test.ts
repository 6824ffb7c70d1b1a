import assert from "node:assert/strict";
import type { ListedServer } from "../../../src/site/servers/public/listings.ts";
import {
  type FoundReceipt,
  type ReceiptReader,
  receiptView,
} from "../../../src/site/web/voting/receipt/receipt_view.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");

function found(receipt: Partial<FoundReceipt["receipt"]> = {}, slugs: string[] = []): FoundReceipt {
  return {
    receipt: {
      serverId: "1",
      name: "Caves",
      slug: "caves",
      logo: null,
      banner: null,
      game: "minecraft",
      gameName: "Minecraft",
      votedAt: NOW,
      validity: "counts",
      isRanked: true,
      rewardsBy: "none",
      accountId: "steve",
      username: "Steve_01",
      player: "undecided",
      days: null,
      ofMonth: 1,
      nextVoteAt: new Date("2026-03-11T00:00:00.000Z"),
      deliveries: { kind: "sent", statuses: ["on_its_way"] },
      reward: "none",
      ...receipt,
    },
    now: NOW,
    rankInGame: undefined,
    counts: "signed-in",
    ownVotes: 3,
    listed: slugs.map((slug) => ({ slug }) as ListedServer),
    voted: ["harbour"],
    goals: [],
  };
}

const PLAYER: ReceiptReader = {
  accountId: "steve",
  today: { favourites: [], others: [], voted: new Map() },
  isHolder: false,
};

Deno.test("a receipt's player is asked about boards once, and another holder never", () => {
  const own = receiptView(found(), PLAYER);
  assert.deepEqual([own.asksForBoards, own.signUpPath], [true, undefined]);
  for (const ownVotes of [1, 2, 4]) {
    const { asksForBoards } = receiptView({ ...found(), ownVotes }, PLAYER);
    assert.equal(asksForBoards, false, `after ${ownVotes} votes`);
  }
  const unclaimed = found({ player: "without_sign_in" });
  const holder = receiptView(unclaimed, { ...PLAYER, accountId: "alex", isHolder: true });
  assert.equal(holder.asksForBoards, false);
  assert.match(holder.signUpPath ?? "", /^\/sign-up\?/);
  const claimed = receiptView(found(), { ...PLAYER, isHolder: true });
  assert.equal(claimed.signUpPath, undefined);
});

Deno.test("a receipt says what ranks only if its vote doesn't", () => {
  const shown = (isRanked: boolean, counts: FoundReceipt["counts"]) =>
    receiptView({ ...found({ isRanked }), counts }, PLAYER).rankedVotes;
  assert.equal(shown(true, "signed-in"), undefined);
  assert.equal(shown(false, "signed-in"), "signed-in");
  assert.equal(shown(false, "established"), "established");
  const isVoid = found({ isRanked: false, validity: "void" });
  assert.equal(receiptView(isVoid, PLAYER).rankedVotes, undefined);
});

Deno.test("a receipt reloads for 30 s, and only while a delivery is on its way", () => {
  const later = (ms: number) => ({ ...found(), now: new Date(NOW.getTime() + ms) });
  assert.equal(receiptView(later(29_999), PLAYER).looksAgain, true);
  assert.equal(receiptView(later(30_000), PLAYER).looksAgain, false);
  const delivered = found({ deliveries: { kind: "sent", statuses: ["delivered"] } });
  assert.equal(receiptView(delivered, PLAYER).looksAgain, false);
});

Deno.test("a receipt suggests three other servers that its player hasn't voted for today", () => {
  const listed = ["caves", "harbour", "meadow", "hills", "hollow", "river"];
  const { others } = receiptView(found({}, listed), PLAYER);
  assert.deepEqual(others.map(({ slug }) => slug), ["meadow", "hills", "hollow"]);
});
