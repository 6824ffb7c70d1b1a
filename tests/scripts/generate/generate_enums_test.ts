import assert from "node:assert/strict";
import { stringify } from "yaml";
import { generate } from "../../../scripts/generate/files.ts";
import type { components as Rewards } from "../../../generated/rewards/types.ts";
import type { components as PublicParts } from "../../../generated/public/types.ts";
import type { components } from "../../../generated/types.ts";
import type { InputFault } from "../../../src/core/api/error_response.ts";
import type { FeedEntry } from "../../../src/reach/rewards/feed.ts";
import type { GrantResult } from "../../../src/reach/rewards/grant_rewards.ts";
import type { releaseRewards } from "../../../src/reach/rewards/release_rewards.ts";
import type { OwnGoalKind, VoteGoalKind } from "../../../src/site/goals/goal_kinds.ts";
import type { RewardState } from "../../../src/site/voting/my_votes/reward_state.ts";
import type { RewardsBy } from "../../../src/core/servers/rewards_by.ts";
import type { Sort as SearchSort } from "../../../src/site/servers/search/listing_search.ts";
import type { ServerStatus } from "../../../src/core/servers/server.ts";
import {
  contractText,
  isObject,
  listAt,
  objectAt,
  readContract,
} from "../../support/api/contract.ts";
import { CONTRACTS } from "../../support/api/contracts.ts";
import { oneLine } from "./assert_stops.ts";

type V1 = components["schemas"];
type V2 = Rewards["schemas"];
type Public = PublicParts["schemas"];
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
type ReleaseResult = Awaited<ReturnType<typeof releaseRewards>>[number]["result"];

/** Each enum of the contracts has exactly the values that the code has: the compiler holds it. */
const SAME: {
  ServerStatus: Same<V1["ServerStatus"], ServerStatus>;
  RewardsBy: Same<V2["RewardsBy"], RewardsBy>;
  RewardState: Same<V2["RewardState"], RewardState>;
  FeedType: Same<V2["FeedType"], FeedEntry["type"]>;
  GrantOutcome: Same<V2["GrantOutcome"], GrantResult>;
  ReleaseOutcome: Same<V2["ReleaseOutcome"], ReleaseResult>;
  GoalPeriod: Same<V2["GoalPeriod"], VoteGoalKind>;
  OwnGoalCounts: Same<V2["OwnGoalCounts"], OwnGoalKind>;
  FaultPlace: Same<V2["FaultPlace"], InputFault["in"]>;
  Include: Same<V2["Include"], "counts">;
  Sort: Same<Public["Sort"], SearchSort>;
} = {
  ServerStatus: true,
  RewardsBy: true,
  RewardState: true,
  FeedType: true,
  GrantOutcome: true,
  ReleaseOutcome: true,
  GoalPeriod: true,
  OwnGoalCounts: true,
  FaultPlace: true,
  Include: true,
  Sort: true,
};

Deno.test("every enum but the problems' is held against the type of the code", () => {
  const named = CONTRACTS.flatMap(({ contract }) =>
    Object.entries(objectAt(contract, "components", "schemas"))
      .filter(([, schema]) => isObject(schema) && "enum" in schema).map(([name]) => name)
  );
  const held = [...Object.keys(SAME), "ProblemCode"].sort();
  assert.deepEqual([...new Set(named)].sort(), held);
});

Deno.test("a value of an enum that no code handles stops generation", async () => {
  const enums = [["ServerStatus"], ["ProblemCode"]];
  const code = enums.flatMap((name) =>
    listAt(readContract(), "components", "schemas", ...name, "enum")
  );
  const handled = { code: JSON.stringify(code) };
  await generate(contractText, handled);
  for (const [name = ""] of enums) {
    const contract = readContract();
    const schema = objectAt(contract, "components", "schemas", name);
    schema.enum = [...listAt(schema, "enum"), "archived"];
    if (name === "ProblemCode") {
      objectAt(schema, "x-problems").archived = { status: 410, title: "It is archived" };
    }
    const message = new RegExp(`schemas\\.${name}\\.enum: nothing in src/ says "archived"; write`);
    await assert.rejects(generate(stringify(contract), handled), oneLine(message));
  }
});
