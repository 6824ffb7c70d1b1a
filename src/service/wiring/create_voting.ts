import type { Resources } from "../../site/web/resources.ts";
import type { SecretKeys } from "../../core/secrets/secret_key.ts";
import { createRanking } from "../../site/servers/index/ranking_copy.ts";
import type { Voting } from "../../site/web/site_services.ts";
import type { BotCheck } from "../../site/voting/ballot/bot_check.ts";
import { createBallotRules } from "../../site/voting/ballot/ballot_rules.ts";
import type { Config } from "../config.ts";

/** Creates the rules for ballots, and the ranking that results from votes. */
export function createVoting(
  { pools: { jobs }, sql, now, clock }: Resources,
  { voting, secretKeys, pagesKeptMs: keptMs, timeoutFactor }: Pick<Config, "voting"> & {
    secretKeys: SecretKeys;
    pagesKeptMs: number;
    timeoutFactor: number;
  },
  botCheck: BotCheck | undefined,
): Voting {
  const { rankCounts: counts } = voting;
  return {
    ballots: createBallotRules({ voting }, secretKeys, botCheck),
    ranking: createRanking({ sql, jobs, now, clock, timeoutFactor, counts, keptMs }),
  };
}
