import assert from "node:assert/strict";
import type { Child } from "hono/jsx";
import {
  PlayersChart,
  RankChart,
  VotesChart,
} from "../../../src/site/web/listing/charts/listing_charts.tsx";
import { linePath, marksOf } from "../../../src/site/web/listing/charts/chart_scale.ts";
import { votesByDay } from "../../../src/core/votes/vote_counts.ts";
import { openWorld } from "../../support/world.ts";
import { inLocale } from "../../../src/site/web/current_locale.ts";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import { HOUR_MS } from "../../../src/core/time/day.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const daysBack = (days: number) => new Date(Date.UTC(2026, 2, 10 - days));
const votes = (counts: number[]) =>
  counts.map((votes, nth) => ({ day: daysBack(counts.length - 1 - nth), votes }));
const hour = (back: number, average: number | null) => (
  { at: new Date(NOW.getTime() - back * HOUR_MS), average, peak: average ?? 0 }
);

const drawn = (chart: Child) => inLocale(ENGLISH, () => String(chart));

Deno.test("marks are round, five, and never below what they measure", () => {
  for (let high = 0; high < 20_000; high = Math.ceil(high * 1.07) + 1) {
    const marks = marksOf(0, high);
    assert.ok(marks[4] >= high && (high < 4 || marks[4] <= high * 1.7), `${high}: ${marks}`);
  }
  assert.deepEqual(marksOf(4_100, 4_130), [4_100, 4_110, 4_120, 4_130, 4_140]);
});

Deno.test("a gap splits a line, and a point alone is a dot", () => {
  const points = [1, 2, 5, 8, 9].map((x) => [x, x] as [number, number]);
  assert.equal(linePath(points, 1.5), "M1 1L2 2h0M5 5h0M8 8L9 9h0");
  assert.equal(linePath(points.slice(0, 2), 1.5, 200), "M1 200L1 1L2 2V200z");
});

Deno.test("votes are bars with their exact numbers, today's marked", () => {
  const html = drawn(<VotesChart days={votes([0, 1, 3_154, 1_459])} />);
  assert.match(html, /<title>Mar 9: 3,154 votes<\/title>/);
  assert.match(html, /<title>Mar 8: 1 vote<\/title>/);
  assert.equal(html.match(/bar now/g)?.length, 1);
  assert.match(html, /class="bar now"[^>]*><title>Mar 10: 1,459 votes/);
  assert.match(html, /4,614 votes in 4 days, 1,459 so far today/);
  assert.match(html, /<span>3,200<\/span><span>2,400<\/span>/);
  assert.match(html, /<th scope="row">Mar 9<\/th><td class="num"[^>]*><span>3,?154<\/span><\/td>/);
  assert.doesNotMatch(html, /style=/);
});

Deno.test("players that were not counted are a gap, never none", () => {
  const hours = [hour(9, 10), hour(8, 12), hour(7, null), hour(5, 0), hour(4, 2)];
  const html = drawn(<PlayersChart hours={hours} days={[]} now={NOW} />);
  const [, trace = ""] = /class="trace good" d="([^"]*)"/.exec(html) ?? [];
  assert.equal(trace.match(/M/g)?.length, 2);
  assert.match(html, /12 at most in 7 days, 6 on average/);
});

Deno.test("the first place of a rank chart is on top", () => {
  const ranks = [7, 3, 1].map((rank, nth) => ({ day: daysBack(2 - nth), rank }));
  const html = drawn(<RankChart ranks={ranks} />);
  assert.match(html, /<span>#1<\/span><span>#3<\/span><span>#5<\/span>/);
  assert.match(html, /#1 on Mar 10, #1 at best/);
  assert.match(html, /d="M0 150L300 50L600 0h0"/);
});

Deno.test("no chart is drawn while there is nothing to draw", () => {
  const hours = [hour(3, null)];
  const ranks = [{ day: daysBack(1), rank: 3 }, { day: NOW, rank: 3 }];
  assert.equal(drawn(<VotesChart days={votes([0, 0])} />), "");
  assert.equal(drawn(<PlayersChart hours={hours} days={[]} now={NOW} />), "");
  assert.equal(drawn(<RankChart ranks={ranks} />), "");
});

Deno.test("thirty days of votes are counted, older ones left out", async () => {
  await using world = await openWorld({ now: new Date("2026-02-08T23:59:59.999Z") });
  const server = await world.server();
  for (const name of ["Alex", "Steve_01"]) await world.account(name);
  await world.vote(server, "Alex");
  world.clock.now = new Date("2026-02-09T00:00:00.000Z");
  await world.vote(server, "Alex");
  world.clock.now = NOW;
  for (const name of ["Alex", "Steve_01"]) await world.vote(server, name);
  const days = await votesByDay(world.services.sql, server.id, {
    today: "2026-03-10",
    counts: "all",
  });
  assert.equal(days.length, 30);
  assert.deepEqual(days[0], { day: new Date("2026-02-09T00:00:00.000Z"), votes: 1, ranked: 1 });
  assert.deepEqual(days[29], { day: daysBack(0), votes: 2, ranked: 2 });
  assert.equal(days.reduce((sum, { votes }) => sum + votes, 0), 3);
});
