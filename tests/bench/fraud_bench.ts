/**
 * Measures the price of fake votes: a key of the proof in Chromium and in a program, what a thousand votes cost whoever
 * automates them, and how long a player waits. docs/fraud.md explains the figures.
 *
 * @module
 */
import { networkKey } from "../../src/limits/client_address.ts";
import { effortIn } from "../../src/votes/ballot_rules.ts";
import { BROWSER_WORK } from "../../src/votes/proof_of_work.ts";
import { openSolver, type Solver } from "./fraud/browser.ts";
import { deriveNatively, type Proof } from "./fraud/native.ts";
import { ratio, series, type Table } from "./measure/table.ts";
import { inTurns } from "./measure/turns.ts";

const ROUNDS = 5;
const VOTES = 1_000;

/** Keys of the former proof that a program tried on average: it began at the public floor of 1,000, and ended by 3,000. */
const FORMER_KEYS = 1_000;

/** Keys of one proof on average, where no crowd is. */
const USUAL_KEYS = BROWSER_WORK.tries / 2;

/** A slow phone beside this machine, and the cores that share the work. */
const SLOWER = 4;
const CORES = 2;

const PARAMETERS = {
  pbkdf2: { algorithm: "PBKDF2/SHA-256", cost: 1_000 },
  scrypt: { algorithm: "SCRYPT", cost: BROWSER_WORK.N, memoryCost: BROWSER_WORK.r },
};

const SIDES: { name: Proof }[] = [{ name: "pbkdf2" }, { name: "scrypt" }];

/** The places that a thousand votes for one server come from in a day. */
const SPREADS: { name: string; addressOf: (vote: number) => string }[] = [
  { name: "50 addresses in 50 networks", addressOf: (vote) => `2001:db8:${hex(vote % 50)}:1::/64` },
  { name: "50 addresses in one network", addressOf: (vote) => `2001:db8:1:${hex(vote % 50)}::/64` },
  { name: "4 addresses in one network", addressOf: (vote) => `2001:db8:1:${hex(vote % 4)}::/64` },
];

/** Measures; `show` takes each table when it is there. */
export async function run(_: string[], show: (table: Table) => void): Promise<void> {
  const solver = await openSolver();
  if (!solver) throw new Error("Cannot measure: no Chromium found (set CHROMIUM)");
  const keys = await inTurns(SIDES, ROUNDS, async ({ name }) => ({
    browser: await solver.derive({ worker: name, parameters: PARAMETERS[name] }),
    native: await deriveNatively(name),
  }));
  const [former = [], present = []] = SIDES.map((side) => keys.get(side) ?? []);
  const rows = [["PBKDF2, before", former], ["scrypt, now", present]] as const;
  show({
    id: "fraud-keys",
    title: "Processor time of one key, ms, and what a program gains over the browser",
    head: ["Chromium", "program", "gain"],
    rows: rows.map(([name, rounds]) => {
      const browser = series(rounds, (round) => round.browser, 3);
      const native = series(rounds, (round) => round.native, 3);
      return { name, cells: [browser, native, ratio(browser, native)] };
    }),
  });
  show(priceVotes(former.map(({ native }) => native), present.map(({ native }) => native)));
  show(await timeBallots(solver, present.map(({ browser }) => browser)));
}

function priceVotes(former: number[], present: number[]): Table {
  const before = series(former, (ms) => VOTES * FORMER_KEYS * ms / 1_000, 0);
  const now = SPREADS.map(({ name, addressOf }) => {
    const keys = keysOf(addressOf);
    const votes = series(present, (ms) => keys * ms / 1_000, 0);
    const accounts = series(present, (ms) => (keys + VOTES * USUAL_KEYS) * ms / 1_000, 0);
    return { name, cells: [votes, accounts] };
  });
  return {
    id: "fraud-votes",
    title: "A program's processor time for 1,000 votes for one server in a day, s",
    head: ["votes", "with new accounts"],
    rows: [{ name: "before, 50 addresses in one network", cells: [before, before] }, ...now],
  };
}

/**
 * Keys to try for a thousand votes that are cast one after another, half of each proof's on average. Sign-ups take as
 * many as votes without a crowd.
 */
function keysOf(addressOf: (vote: number) => string): number {
  const votes = new Map<string, number>();
  let keys = 0;
  for (let vote = 0; vote < VOTES; vote++) {
    const [address, network] = [addressOf(vote), networkKey(addressOf(vote))];
    const [byAddress, byNetwork] = [votes.get(address) ?? 0, votes.get(network) ?? 0];
    keys += effortIn({ address: byAddress, network: byNetwork }) * USUAL_KEYS;
    votes.set(address, byAddress + 1).set(network, byNetwork + 1);
  }
  return keys;
}

async function timeBallots(solver: Solver, keys: number[]): Promise<Table> {
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) waits.push(await solver.waitAtWorst());
  const worst = (ms: number) => BROWSER_WORK.tries * ms / 1_000 / CORES * SLOWER;
  return {
    id: "fraud-wait",
    title: "Wait of a player for the proof, s",
    head: ["average", "at worst"],
    rows: [
      {
        name: "here, measured",
        cells: ["", series(waits, (ms) => ms / 1_000, 1)],
      },
      {
        name: "on two cores four times slower, reckoned",
        cells: [series(keys, (ms) => worst(ms) / 2, 1), series(keys, worst, 1)],
      },
    ],
  };
}

function hex(value: number): string {
  return value.toString(16);
}
