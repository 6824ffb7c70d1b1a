import type { z } from "zod";
import * as problemsV1 from "../../../generated/problems.ts";
import * as problemsPublic from "../../../generated/public/problems.ts";
import { routes as routesPublic } from "../../../generated/public/routes.ts";
import * as validatorsPublic from "../../../generated/public/zod.ts";
import * as problemsRewards from "../../../generated/rewards/problems.ts";
import { routes as routesRewards } from "../../../generated/rewards/routes.ts";
import * as validatorsRewards from "../../../generated/rewards/zod.ts";
import { routes as routesV1 } from "../../../generated/routes.ts";
import * as validatorsV1 from "../../../generated/zod.ts";
import { type ContractName, readContract } from "./contract.ts";

/** The contracts, each with the files that were generated from it. */
export const CONTRACTS = [
  describe("v1", {
    routes: routesV1,
    validators: validatorsV1,
    problems: problemsV1.problems,
  }),
  describe("rewards", {
    routes: routesRewards,
    validators: validatorsRewards,
    problems: problemsRewards.problems,
  }),
  describe("public", {
    routes: routesPublic,
    validators: validatorsPublic,
    problems: problemsPublic.problems,
  }),
];

function describe(
  name: ContractName,
  { validators, ...generated }: {
    routes: typeof routesV1 | typeof routesRewards | typeof routesPublic;
    validators: Record<string, z.ZodType>;
    problems: Record<string, { type: string; title: string; status: number }>;
  },
) {
  return {
    name,
    contract: readContract(name),
    validatorOf: new Map(Object.entries(validators)),
    ...generated,
  };
}
