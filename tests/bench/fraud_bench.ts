/**
 * Measures the price of fake votes: a key of the proof in Chromium and in a program, what a thousand votes cost in a
 * program and on a graphics card, and how long a player waits. .github/FRAUD.md explains the figures.
 *
 * @module
 */
import { parseArgs } from "node:util";
import { networkKey } from "../../src/core/limits/client_address.ts";
import { effortIn } from "../../src/site/voting/ballot/ballot_rules.ts";
import { BROWSER_WORK } from "../../src/site/voting/ballot/proof_of_work.ts";
import { VOTE_TRUSTS, type VoteTrust } from "../../src/core/votes/vote_trust.ts";
import { openSolver, type Solver } from "./fraud/browser.ts";
import { deriveNatively } from "./fraud/native.ts";
import { ratio, series, type Table } from "./measure/table.ts";

const ROUNDS = 5;
const VOTES = 1_000;

/** Keys of one proof on average, where there is no crowd. */
const USUAL_KEYS = 16 ** BROWSER_WORK.keyPrefix.length;

/** Iterations a second of one RTX 5090: hashcat 6.2.6, mode 10900, 11,157,200 keys of 999 iterations. */
const CARD_ITERATIONS = 11_157_200 * 999;

/** The places that a thousand votes for one server come from in a day. The caps allow each of them for every trust. */
const SPREADS: { name: string; addressOf: (vote: number) => string }[] = [
  { name: "50 addresses in 50 networks", addressOf: (vote) => `2001:db8:${hex(vote % 50)}:1::/64` },
  { name: "50 addresses in one network", addressOf: (vote) => `2001:db8:1:${hex(vote % 50)}::/64` },
  { name: "4 addresses in one network", addressOf: (vote) => `2001:db8:1:${hex(vote % 4)}::/64` },
];

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const options = { ballots: { type: "string", default: "40" } } as const;
  const { values } = parseArgs({ args, options });
  const solver = await openSolver();
  if (!solver) throw new Error("Cannot measure: no Chromium found (set CHROMIUM)");
  const browser: number[] = [];
  const native: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    browser.push(await solver.derive());
    native.push(await deriveNatively());
  }
  const [inBrowser, inProgram] = [browser, native].map((keys) => series(keys, (ms) => ms, 3));
  if (!inBrowser || !inProgram) throw new Error("nothing was measured");
  show({
    id: "fraud-keys",
    title: "Processor time of one key, ms, and what a program gains over the browser",
    head: ["Chromium", "program", "gain"],
    rows: [{
      name: `${BROWSER_WORK.cost} iterations`,
      cells: [inBrowser, inProgram, ratio(inBrowser, inProgram)],
    }],
  });
  show(priceVotes(native));
  show(await timeBallots(solver, Number(values.ballots)));
}

function priceVotes(native: number[]): Table {
  const card = BROWSER_WORK.cost / CARD_ITERATIONS;
  return {
    id: "fraud-votes",
    title: "1,000 votes for one server in a day, cast one after another, s",
    head: ["one core", "with new accounts", "a graphics card, calculated"],
    rows: SPREADS.flatMap(({ name, addressOf }) =>
      VOTE_TRUSTS.map((trust) => {
        const keys = keysOf(addressOf, trust);
        // A sign-up through a provider takes no proof.
        const signUps = trust === "established" ? 0 : VOTES * USUAL_KEYS;
        return {
          name: `${name}, trust: ${trust}`,
          cells: [
            series(native, (ms) => keys * ms / 1_000, 0),
            series(native, (ms) => (keys + signUps) * ms / 1_000, 0),
            series([card], (seconds) => keys * seconds, 2),
          ],
        };
      })
    ),
  };
}

/**
 * Returns how many keys a thousand votes cost that are cast one after another. A proof of twice the effort counts as
 * twice as many.
 */
function keysOf(addressOf: (vote: number) => string, trust: VoteTrust): number {
  const votes = new Map<string, number>();
  let keys = 0;
  for (let vote = 0; vote < VOTES; vote++) {
    const address = addressOf(vote);
    const network = networkKey(addressOf(vote));
    const byAddress = votes.get(address) ?? 0;
    const byNetwork = votes.get(network) ?? 0;
    keys += effortIn({ address: byAddress, network: byNetwork, trust }) * USUAL_KEYS;
    votes.set(address, byAddress + 1).set(network, byNetwork + 1);
  }
  return keys;
}

async function timeBallots(solver: Solver, ballots: number): Promise<Table> {
  const waits: number[] = [];
  for (let ballot = 0; ballot < ballots; ballot++) waits.push(await solver.waitForBallot());
  waits.sort((a, b) => a - b);
  const at = (share: number) =>
    series([waits[Math.ceil(share * waits.length) - 1] ?? NaN], (ms) => ms / 1_000, 1);
  return {
    id: "fraud-wait",
    title: `Seconds from opening a ballot until its check is done, ${ballots} ballots`,
    head: ["median", "p95", "slowest"],
    rows: [{ name: "Chromium", cells: [at(0.5), at(0.95), at(1)] }],
  };
}

function hex(value: number): string {
  return value.toString(16);
}
