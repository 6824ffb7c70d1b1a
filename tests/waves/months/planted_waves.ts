import { PAST_DAYS } from "../../../src/desk/waves/judge_wave.ts";
import { DAYS, type Habits, type MadeVote, MINUTES, type PlantedWave } from "./month.ts";
import type { Dice } from "./dice.ts";

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
export function plantWave(
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
    const network = random.place();
    return Array.from({ length: between(addresses) }, () => ({ address: random.place(), network }));
  }).flat();
}
