import type { ProofCost } from "../../../src/site/voting/ballot/proof_of_work.ts";

/**
 * A proof of work that tests can afford dozens of times. One test in this process and one in a browser use the real
 * one.
 */
export const LITTLE_WORK: ProofCost = { cost: 10, keyPrefix: "0" };
