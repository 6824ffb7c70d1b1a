import { PAST_DAYS } from "../../../src/desk/waves/judge_wave.ts";
import { DAYS, type Habits, JUDGED_DAYS, type MadeVote, MINUTES } from "./month.ts";
import type { Dice } from "./dice.ts";

/** Decides how the players of a server vote, of which the first five are the largest. */
export function makeHabits(random: Dice, nth: number, providers: number[]): Habits {
  // Most servers are small. Five are as large as those at the top of a well-known listing.
  const perDay = nth < 5 ? random.between(1_200, 3_500) : random.logNormal(10, 1.4);
  const usesLinks = random.next() < 0.35;
  const isShared = random.next() < 0.04;
  return {
    perDay,
    // One listing in ten is new in these two months.
    listedOn: random.next() < 0.1 ? random.whole(DAYS) : 0,
    peakHour: random.next() < 0.6 ? random.between(17, 22) : random.between(0, 24),
    swing: random.between(0.5, 0.95),
    rush: random.next() < 0.5 ? random.between(0.03, 0.3) : 0,
    weekend: random.between(1, 1.7),
    byLink: usesLinks ? random.between(0.6, 0.97) : random.between(0, 0.05),
    linksFrom: !usesLinks && random.next() < 0.02
      ? PAST_DAYS + random.whole(JUDGED_DAYS)
      : Infinity,
    young: random.next() < 0.8 ? random.between(0.01, 0.15) : random.between(0.15, 0.4),
    shared: isShared ? random.between(0.3, 0.9) : 0,
    trend: random.logNormal(1, 0.25),
    players: makePlayers(random, Math.ceil(perDay * 5) + 5, providers),
  };
}

/** Most players live alone, some with a brother or sister; a third are with one of the large providers. */
function makePlayers(random: Dice, count: number, providers: number[]) {
  const players: { address: number; network: number }[] = [];
  while (players.length < count) {
    const isLarge = random.next() < 0.35;
    // The largest providers have the most players.
    const provider = providers[Math.floor(providers.length * random.next() ** 2)] ?? 0;
    const player = { address: random.place(), network: isLarge ? provider : random.place() };
    players.push(player);
    for (let more = random.next(); more < 0.1 && players.length < count; more = random.next()) {
      players.push(player);
    }
  }
  return players;
}

/** Returns the votes of a server's own players, without parties and streams. */
export function honestVotes(random: Dice, habits: Habits, weather: number[]): MadeVote[] {
  const votes: MadeVote[] = [];
  const school = { address: random.place(), network: random.place() };
  const firstDays = new Map<number, number>();
  const isFirst = (player: number, day: number) => {
    if (!firstDays.has(player)) firstDays.set(player, day);
    return firstDays.get(player) === day;
  };
  for (let day = habits.listedOn; day < DAYS; day += 1) {
    const weekend = day % 7 >= 5 ? habits.weekend : 1;
    const mood = random.logNormal(1, 0.2) * (weather[day] ?? 1) * habits.trend ** (day / DAYS);
    // A launch: the players of a new listing come at once.
    const launch = habits.listedOn > 0 && day - habits.listedOn < 3 ? 2.5 : 1;
    const isNew = day - habits.listedOn < 7 && habits.listedOn > 0;
    const ofDay = habits.perDay * weekend * mood * launch;
    for (let hour = 0; hour < 24; hour += 1) {
      const rhythm = 1 + habits.swing * Math.cos((hour - habits.peakHour) / 24 * 2 * Math.PI);
      const mean = ofDay * (rhythm / 24 * (1 - habits.rush) + (hour === 0 ? habits.rush : 0));
      const count = random.poisson(mean * random.logNormal(1, 0.25));
      for (let nth = 0; nth < count; nth += 1) {
        const isPupil = random.next() < habits.shared;
        const player = isPupil
          ? -1 - votes.length % habits.players.length
          : random.whole(habits.players.length);
        const place = isPupil ? school : habits.players[player] ?? school;
        const early = hour === 0 && random.next() < 0.6 ? random.next() ** 3 : random.next();
        votes.push({
          at: day * MINUTES + (hour + early) * 60,
          ...place,
          isNewcomer: random.next() < (isNew ? 0.5 : habits.young) || isFirst(player, day),
          isWithoutSignIn: random.next() < (day >= habits.linksFrom ? 0.9 : habits.byLink),
        });
      }
    }
  }
  return votes;
}

/** Vote parties of regulars every day somewhere, and three streams or events a week that bring new players. */
export function partyAndStream(
  random: Dice,
  servers: readonly { habits: Habits; votes: MadeVote[] }[],
): void {
  const pick = () => servers[random.whole(servers.length)];
  const burst = (kind: "party" | "stream") => {
    const server = pick();
    if (server === undefined) return;
    const { habits, votes } = server;
    const from = random.between(0, DAYS * MINUTES - 200);
    if (from < habits.listedOn * MINUTES) return;
    const perHour = habits.perDay / 24;
    const count = kind === "party"
      ? random.poisson(perHour * random.between(1, 5))
      : random.poisson(20 + perHour * random.between(3, 12));
    for (let nth = 0; nth < count; nth += 1) {
      const regular = habits.players[random.whole(habits.players.length)];
      const stranger = { address: random.place(), network: random.place() };
      const isNew = kind === "stream" && random.next() < 0.6;
      votes.push({
        at: from + random.next() ** 1.5 * (kind === "party" ? 60 : 180),
        ...(isNew || regular === undefined ? stranger : regular),
        isNewcomer: random.next() < (isNew ? 1 : habits.young),
        isWithoutSignIn: random.next() < habits.byLink,
      });
    }
  };
  for (let day = 0; day < DAYS; day += 1) {
    for (let nth = 0; nth < 6; nth += 1) burst("party");
    if (day % 7 < 3) burst("stream");
  }
}
