import { PAST_DAYS, type WaveCounts, type WaveSpan } from "../../src/desk/waves/judge_wave.ts";

/** Servers of a generated listing, and the days of it that are judged. As many days before are its past. */
const SERVERS = 1_000;
export const JUDGED_DAYS = 28;
const DAYS = PAST_DAYS + JUDGED_DAYS;

const MINUTES = 1_440;
const WAVES = 20;

/** Votes before a span that say what is usual, and the days before whose addresses do, as the service counts them. */
export const BEFORE_VOTES = 300;
export const BEFORE_DAYS = 6;

/** A generated vote. Times are minutes since the first day began. */
export interface MadeVote {
  at: number;
  address: number;
  network: number;
  /** Whether the player never voted for the server on an earlier day. */
  isNewcomer: boolean;
  isWithoutSignIn: boolean;
}

/** A planted wave. */
export interface PlantedWave {
  kind: string;
  server: number;
  from: number;
  until: number;
  votes: number;
}

/** A generated listing: the votes of each server in order, the day on which it was listed, and the planted waves. */
export interface VoteMonth {
  servers: { votes: MadeVote[]; listedOn: number }[];
  waves: PlantedWave[];
}

/** Random numbers that a seed determines (mulberry32). */
export function dice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    between: (low: number, high: number) => low + (high - low) * next(),
    whole: (below: number) => Math.floor(next() * below),
    logNormal: (median: number, sigma: number) => median * Math.exp(sigma * normal()),
    poisson(mean: number): number {
      if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
      const floor = Math.exp(-mean);
      let count = 0;
      for (let product = next(); product > floor; product *= next()) count += 1;
      return count;
    },
  };
}

type Dice = ReturnType<typeof dice>;

/** How a server's players vote. */
interface Habits {
  perDay: number;
  listedOn: number;
  /** The hour (UTC) at which most of them play, and how much more than on average. */
  peakHour: number;
  swing: number;
  /** How much of a day's votes come in the first hour after the day begins, when everyone may vote again. */
  rush: number;
  weekend: number;
  /** The share of votes by a link or a typed name, and the day on which the owner sets links up, if ever. */
  byLink: number;
  linksFrom: number;
  young: number;
  /** The share of its players who vote from one school, café or family. */
  shared: number;
  trend: number;
  players: { address: number; network: number }[];
}

/** Numbers that no two places share. */
let places = 0;

/**
 * Generates two months of votes of a listing with 1,000 servers: the daily and weekly rhythm of each, the rush when the
 * voting day begins, days that differ, shared networks, new listings, servers that set up vote links, vote parties,
 * streams and events that bring new players. In the second month, 20 waves are planted on servers of every size.
 */
export function makeMonth(seed: number): VoteMonth {
  const random = dice(seed);
  places = 0;
  // The weather of the whole listing: holidays, and updates of a game.
  const weather = Array.from({ length: DAYS }, () => random.logNormal(1, 0.08));
  const providers = Array.from({ length: 400 }, () => ++places);
  const servers = Array.from({ length: SERVERS }, (_, nth) => {
    const habits = makeHabits(random, nth, providers);
    const votes = honestVotes(random, habits, weather);
    return { habits, votes, listedOn: habits.listedOn };
  });
  partyAndStream(random, servers);
  const waves = Array.from({ length: WAVES }, (_, nth) => plantWave(random, nth, servers));
  for (const { votes } of servers) votes.sort((one, other) => one.at - other.at);
  return { servers, waves };
}

function makeHabits(random: Dice, nth: number, providers: number[]): Habits {
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
    const player = { address: ++places, network: isLarge ? provider : ++places };
    players.push(player);
    for (let more = random.next(); more < 0.1 && players.length < count; more = random.next()) {
      players.push(player);
    }
  }
  return players;
}

function honestVotes(random: Dice, habits: Habits, weather: number[]): MadeVote[] {
  const votes: MadeVote[] = [];
  const school = { address: ++places, network: ++places };
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
function partyAndStream(
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
      const stranger = { address: ++places, network: ++places };
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

/** How cheats differ: places that they have, the age of their accounts, and how they vote. */
const CHEATS: readonly {
  kind: string;
  minutes: readonly [number, number];
  networks: readonly [number, number];
  /** Addresses in each network. */
  addresses: readonly [number, number];
  /** Those of them that never voted for the server. */
  newcomers: number;
  withoutSignIn: number | "as usual";
}[] = [
  {
    kind: "one address",
    minutes: [20, 60],
    networks: [1, 1],
    addresses: [1, 1],
    newcomers: 0.9,
    withoutSignIn: 0.9,
  },
  {
    kind: "one network",
    minutes: [40, 120],
    networks: [1, 1],
    addresses: [5, 25],
    newcomers: 0.8,
    withoutSignIn: "as usual",
  },
  {
    kind: "some networks",
    minutes: [40, 180],
    networks: [3, 10],
    addresses: [2, 12],
    newcomers: 0.85,
    withoutSignIn: "as usual",
  },
  {
    kind: "old accounts",
    minutes: [40, 120],
    networks: [1, 3],
    addresses: [4, 12],
    newcomers: 0.05,
    withoutSignIn: 0,
  },
  {
    kind: "invented names",
    minutes: [40, 180],
    networks: [1_000, 1_000],
    addresses: [1, 1],
    newcomers: 0.97,
    withoutSignIn: 1,
  },
  {
    kind: "botnet",
    minutes: [40, 180],
    networks: [1_000, 1_000],
    addresses: [1, 1],
    newcomers: 0.95,
    withoutSignIn: 0,
  },
  {
    kind: "drip",
    minutes: [300, 480],
    networks: [4, 12],
    addresses: [2, 8],
    newcomers: 0.8,
    withoutSignIn: "as usual",
  },
];

/**
 * Plants a wave that would move a rank: 30 votes, or a third of the server's day if that is more, and up to three times
 * that.
 */
function plantWave(
  random: Dice,
  nth: number,
  servers: readonly { habits: Habits; votes: MadeVote[] }[],
): PlantedWave {
  const cheat = CHEATS[nth % CHEATS.length] ?? CHEATS[0];
  // A third each of small, middle and large servers.
  const sizes = [[3, 15], [15, 80], [80, 1_000]][nth % 3] ?? [3, 15];
  let server = 0;
  while (true) {
    server = random.whole(servers.length);
    const { perDay = 0, listedOn = DAYS } = servers[server]?.habits ?? {};
    if (perDay >= (sizes[0] ?? 0) && perDay < (sizes[1] ?? 0) && listedOn < PAST_DAYS) break;
  }
  const found = servers[server];
  if (cheat === undefined || found === undefined) throw new Error("no cheat or server");
  const { habits, votes } = found;
  const minutes = random.between(...cheat.minutes);
  const from = random.between(PAST_DAYS * MINUTES, DAYS * MINUTES - minutes);
  const least = Math.max(30, habits.perDay / 3);
  const count = Math.round(random.between(least, least * 3));
  const places = placesOf(random, cheat);
  for (let of = 0; of < count; of += 1) {
    votes.push({
      at: from + random.next() * minutes,
      ...(places[random.whole(places.length)] ?? { address: 0, network: 0 }),
      isNewcomer: random.next() < cheat.newcomers,
      isWithoutSignIn: random.next() <
        (cheat.withoutSignIn === "as usual" ? habits.byLink : cheat.withoutSignIn),
    });
  }
  return { kind: cheat.kind, server, from, until: from + minutes, votes: count };
}

function placesOf(random: Dice, { networks, addresses }: typeof CHEATS[number]) {
  const between = ([low, high]: readonly [number, number]) => low + random.whole(high - low + 1);
  return Array.from({ length: between(networks) }, () => {
    const network = ++places;
    return Array.from({ length: between(addresses) }, () => ({ address: ++places, network }));
  }).flat();
}

/** Minutes between two looks, as in the timetable. */
export const LOOK_MINUTES = 10;

/** Counts a server's generated votes look by look, as the service's statement does. Looks go forward in time. */
export function countMonth({ votes, listedOn }: VoteMonth["servers"][number]) {
  const looks = DAYS * MINUTES / LOOK_MINUTES;
  const firsts = new Uint32Array(looks + 1);
  for (let look = 0, nth = 0; look <= looks; look += 1) {
    while ((votes[nth]?.at ?? Infinity) < look * LOOK_MINUTES) nth += 1;
    firsts[look] = nth;
  }
  const firstAt = (minute: number) => firsts[minute / LOOK_MINUTES] ?? 0;
  const newcomers = sumsOf(votes, ({ isNewcomer }) => isNewcomer);
  const withoutSignIn = sumsOf(votes, ({ isWithoutSignIn }) => isWithoutSignIn);
  const days = Array.from({ length: DAYS }, (_, day) => {
    const from = firstAt(day * MINUTES);
    const until = firstAt((day + 1) * MINUTES);
    return { known: until - from, ...slideOver(votes).to(from, until) };
  });
  const slides: Record<WaveSpan, ReturnType<typeof slideOver>> = {
    1: slideOver(votes),
    6: slideOver(votes),
  };

  return {
    /** The number of votes in a span, which is much cheaper than all counts. */
    votesIn: (until: number, hours: WaveSpan) => firstAt(until) - firstAt(until - hours * 60),
    counts(until: number, hours: WaveSpan): WaveCounts {
      const since = until - hours * 60;
      const from = firstAt(since);
      const to = firstAt(until);
      const daysBack = Math.min(PAST_DAYS, Math.floor(since / MINUTES - listedOn));
      const past = Array.from({ length: Math.max(0, daysBack) }, (_, nth) => {
        const back = (nth + 1) * MINUTES;
        return firstAt(until - back) - firstAt(since - back);
      });
      const first = Math.max(
        from - BEFORE_VOTES,
        firstAt(Math.max(0, since - PAST_DAYS * MINUTES)),
      );
      const today = Math.floor(since / MINUTES);
      const latest = days.slice(Math.max(0, today - BEFORE_DAYS), today);
      const sum = (name: "known" | "topAddress" | "topNetwork") =>
        latest.reduce((all, day) => all + day[name], 0);
      return {
        hours,
        votes: to - from,
        past,
        known: to - from,
        ...slides[hours].to(from, to),
        newcomers: newcomers(from, to),
        withoutSignIn: withoutSignIn(from, to),
        before: {
          votes: from - first,
          newcomers: newcomers(first, from),
          withoutSignIn: withoutSignIn(first, from),
          known: sum("known"),
          topAddress: sum("topAddress"),
          topNetwork: sum("topNetwork"),
        },
      };
    },
  };
}

/** Sums up, so that a span's count is a subtraction. */
function sumsOf(votes: readonly MadeVote[], isCounted: (vote: MadeVote) => boolean) {
  const sums = new Uint32Array(votes.length + 1);
  votes.forEach((vote, nth) => sums[nth + 1] = (sums[nth] ?? 0) + (isCounted(vote) ? 1 : 0));
  return (from: number, until: number) => (sums[until] ?? 0) - (sums[from] ?? 0);
}

/** A span of votes that moves forward, with the votes of the place that has the most. */
function slideOver(votes: readonly MadeVote[]) {
  let from = 0;
  let until = 0;
  const addresses = countPlaces();
  const networks = countPlaces();
  const change = (nth: number, by: 1 | -1) => {
    const { address = 0, network = 0 } = votes[nth] ?? {};
    addresses.change(address, by);
    networks.change(network, by);
  };
  return {
    to(newFrom: number, newUntil: number) {
      if (newFrom >= until) {
        addresses.clear();
        networks.clear();
        from = until = newFrom;
      }
      for (; until < newUntil; until += 1) change(until, 1);
      for (; from < newFrom; from += 1) change(from, -1);
      return { topAddress: addresses.most(), topNetwork: networks.most() };
    },
  };
}

/** Votes by place. Knows how many places have each count, so that the most is found without a search. */
function countPlaces() {
  const counts = new Map<number, number>();
  let placesWith: number[] = [];
  let most = 0;
  return {
    change(place: number, by: 1 | -1): void {
      const before = counts.get(place) ?? 0;
      const after = before + by;
      placesWith[before] = (placesWith[before] ?? 0) - 1;
      placesWith[after] = (placesWith[after] ?? 0) + 1;
      if (after === 0) counts.delete(place);
      else counts.set(place, after);
      if (after > most) most = after;
      while (most > 0 && (placesWith[most] ?? 0) <= 0) most -= 1;
    },
    most: () => most,
    clear(): void {
      counts.clear();
      placesWith = [];
      most = 0;
    },
  };
}
