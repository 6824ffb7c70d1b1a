// Written by `deno task generate` from openapi-rewards.yaml. Do not edit.
export interface paths {
  "/rewards/v1/claims": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claim votes to reward
     * @description Leases votes that wait for their reward, the oldest first, and at most 10 of one player. Name
     *     the players who are online in `players`: the rewards of others wait until they come. To claim
     *     the votes of every player, send `all_players: true` instead. A claim with neither, with both
     *     or with an empty list is refused. If nobody is online, send no claim.
     *
     *     Behind a proxy, each game server names the players who are on it, and itself in
     *     `game_server`: then the one where the player is gets the vote, and no other. What one game
     *     server holds counts as another's for the rest, even with the same key.
     *
     *     Repeat the request with the same `claim_id` when its answer was lost: it returns what it
     *     still holds, with a fresh lease and nothing new. A claim that holds no vote any more starts
     *     again, so make a new id for each claim. Needs a key for *rewards*. Limit: 120 requests in any
     *     60 seconds per key.
     */
    post: operations["claimVotes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rewards/v1/grants": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record rewards that were given
     * @description Says that rewards were given. Every grant is taken, with a lease or without: it is a fact.
     *     Send it after the gift is saved, and repeat it until there is an answer. Needs a key for
     *     *rewards*. Limit: 120 requests in any 60 seconds per key.
     */
    post: operations["recordGrants"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rewards/v1/releases": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hand back votes that were not rewarded
     * @description Ends leases of a claim before their time: the votes can be claimed again, at once or after
     *     `retry_after_seconds`. With `final` a vote is refused for good, and the owner sees your note.
     *     Needs a key for *rewards*. Limit: 60 requests in any 60 seconds per key.
     */
    post: operations["releaseVotes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rewards/v1/test-votes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a vote to test with
     * @description Puts a vote of a player who has an account into the inbox. It is claimed, granted and
     *     released like any other, with `test` true. It counts nowhere and expires after an hour.
     *
     *     Repeat the request with the same `test_id` when its answer was lost: it returns the same
     *     vote and makes no other, even after that vote was rewarded. Needs a key for *rewards*. Limit:
     *     10 requests in any 60 seconds per key.
     */
    post: operations["createTestVote"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rewards/v1/inbox": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the inbox's counts
     * @description Says how many rewards wait, and what became of others. Also answers HEAD. Needs a key for
     *     *rewards*. Limit: 60 requests in any 60 seconds per key.
     */
    get: operations["getInbox"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rewards/v1/goals": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the goals and what was reached
     * @description Returns what the owner promised for votes, the progress of each goal, and which goals of all
     *     votes were reached in the last 24 hours. Send it every 30 seconds.
     *
     *     When a goal was reached, each game server gives what it has for its name to the players who
     *     are there. Save each `reach_id` in your log **before** you give, and give nothing for one that
     *     the log has. No claim leases a reach, and no grant answers it. The goals of each player's own
     *     votes come with those votes: send `rewards: true` in a claim. Also answers HEAD. Needs a key
     *     for *rewards*. Limit: 60 requests in any 60 seconds per key.
     */
    get: operations["getGoals"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rewards/v1/votes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow the server's votes
     * @description Returns what happened to the server's votes since a cursor, in one order that never changes:
     *     a vote was cast, voided, or counts again. The feed begins with the first key for it and
     *     reaches back 120 days. It has no side effects, and any number of programs can follow it.
     *
     *     Begin without `after`. Then send each answer's `cursor` as the next `after`: you miss nothing
     *     and get nothing twice. While `more` is true ask again at once, else after a pause. A cursor
     *     whose place is gone, because it is too old or the host restored a backup, is answered with
     *     410: begin again, and skip what you know by `type` and `vote_id`. Also answers HEAD. Needs a
     *     key for *feed*. Limit: 60 requests in any 60 seconds per key.
     */
    get: operations["listVotes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description Whose votes to claim, how many and for how long.
     * @example {
     *       "claim_id": "0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f60",
     *       "players": [
     *         "Steve_42",
     *         ".Alex"
     *       ]
     *     }
     */
    ClaimRequest: {
      /** @description Yours to make up. The same id repeats the request; a new claim needs a new id. */
      claim_id: components["schemas"]["Uuid"];
      /**
       * @description The players to give rewards to, usually all who are online. At least one, unless
       *     `all_players` is true. White space at both ends of a name is taken off, a space inside
       *     it counts as `_`, and capitals do not matter. Names that no player can have are skipped,
       *     and the header `X-Listing-Skipped` says how many.
       * @example [
       *       "Steve_42",
       *       ".Alex"
       *     ]
       */
      players?: string[];
      /**
       * @description Whether to claim the votes of every player. Send it without `players`.
       * @example false
       */
      all_players?: boolean;
      /**
       * @description The most votes that you want.
       * @default 50
       * @example 50
       */
      limit: number;
      /**
       * @description The time in which nobody else gets them.
       * @default 120
       * @example 120
       */
      lease_seconds: number;
      /**
       * @description The time to wait for a vote when there is none.
       * @default 0
       * @example 20
       */
      wait_seconds: number;
      include?: components["schemas"]["Include"];
      /** @description The game server that will give the rewards, if several share this inbox. */
      game_server?: components["schemas"]["GameServer"];
      /**
       * @description Whether each vote has the names of the goals that its player reached with it. By default, none has.
       * @example true
       */
      rewards?: boolean;
    };
    /**
     * @description The votes that a claim holds.
     * @example {
     *       "claim_id": "0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f60",
     *       "lease_seconds": 120,
     *       "lease_expires_at": "2026-01-15T14:32:00.000Z",
     *       "votes": [],
     *       "more": false,
     *       "next_check_seconds": 20
     *     }
     */
    Claim: {
      /** @description The same as in the request. */
      claim_id: components["schemas"]["Uuid"];
      /**
       * @description The lease of these votes. Count it from when you sent the request.
       * @example 120
       */
      lease_seconds: number;
      /** @description A moment until which the lease surely holds, by the host's clock: `lease_seconds` after the request arrived. */
      lease_expires_at: components["schemas"]["Timestamp"];
      /**
       * @description The votes, oldest first.
       * @example []
       */
      votes: components["schemas"]["ClaimedVote"][];
      /**
       * @description Whether there is more to claim right now.
       * @example false
       */
      more: boolean;
      /**
       * @description When to ask again if there is no more, in seconds.
       * @example 20
       */
      next_check_seconds: number;
    };
    /**
     * @description A vote to give a reward for.
     * @example {
     *       "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17",
     *       "player": "Steve_42",
     *       "username": "steve_42",
     *       "user_id": "0f8fad5b-d9cb-469f-a165-70867728950e",
     *       "voted_at": "2026-01-15T14:30:00.000Z",
     *       "claims": 1,
     *       "test": false
     *     }
     */
    ClaimedVote: {
      /** @description The vote's id, for your log and the grant; the same as a webhook's `X-Listing-Vote`. */
      vote_id: components["schemas"]["Uuid"];
      /**
       * @description The entry of `players` as you wrote it; null when you claimed for `all_players`.
       * @example Steve_42
       * @example null
       */
      player: string | null;
      /**
       * @description The player's name: the one that the vote was cast under if they have several, or else the
       *     account's, as of now.
       * @example steve_42
       */
      username: string;
      /** @description The player's account, which stays the same when the name changes. */
      user_id: components["schemas"]["Uuid"];
      /** @description When the vote was cast. */
      voted_at: components["schemas"]["Timestamp"];
      /**
       * @description How often the vote was handed out. Above 1, look into your log before you give.
       * @example 1
       */
      claims: number;
      /**
       * @description Whether it was made by `createTestVote`, or by the owner's test.
       * @example false
       */
      test: boolean;
      streak?: components["schemas"]["Streak"];
      total?: components["schemas"]["Total"];
      rewards?: components["schemas"]["RewardNames"];
    };
    /**
     * @description The owner's name for what players get. Your plugin knows what that is.
     * @example party
     */
    RewardName: string;
    /**
     * @description Only with `rewards: true`: the names of the owner's goals that the player reached with this
     *     vote. Give what they stand for beside the vote's own reward. They stay the same however often
     *     the vote is handed out, until the owner removes the goal, and each step of a goal comes with
     *     one vote only.
     * @example [
     *       "week"
     *     ]
     * @example []
     */
    RewardNames: components["schemas"]["RewardName"][];
    /**
     * @description What else each vote says. `counts`: its player's `streak` and `total`. Without it, votes have
     *     neither field.
     * @example counts
     * @enum {string}
     */
    Include: "counts";
    /**
     * @description Only with `include`: on how many UTC days in a row the player voted for this server, up to
     *     this vote's day, however late you read it. Void votes don't count; the streak of one is 0.
     * @example 7
     */
    Streak: number;
    /**
     * @description Only with `include`: how many votes the player cast for this server, up to this vote, however
     *     late you read it. Void votes don't count.
     * @example 42
     */
    Total: number;
    /**
     * @description A player's name: 1 to 64 characters after white space at both ends is taken off, none of
     *     them a control character. Capitals do not matter.
     * @example steve_42
     * @example .Alex
     */
    PlayerName: string;
    /**
     * @description Your name for one of several game servers: 1 to 32 letters, digits, `.`, `_` and `-`, the
     *     first a letter or digit. Capitals matter. The owner sees it beside each reward.
     * @example survival-1
     */
    GameServer: string;
    /**
     * @description A few words for the owner. The first 200 characters are kept, and control characters become
     *     spaces: a note never keeps a grant from being recorded.
     * @example The inventory is full.
     */
    Note: string;
    /**
     * @description The votes whose reward was given.
     * @example {
     *       "votes": [
     *         {
     *           "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17"
     *         }
     *       ]
     *     }
     */
    GrantRequest: {
      /**
       * @description One entry for each vote.
       * @example [
       *       {
       *         "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17"
       *       }
       *     ]
       */
      votes: components["schemas"]["Grant"][];
      /**
       * @description The game server that gave them. Without it, the one that the key's lease names, if it
       *     still holds the vote.
       */
      game_server?: components["schemas"]["GameServer"];
    };
    /**
     * @description One reward that was given.
     * @example {
     *       "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17",
     *       "note": "3 diamonds"
     *     }
     */
    Grant: {
      /** @description The vote. */
      vote_id: components["schemas"]["Uuid"];
      note?: components["schemas"]["Note"];
    };
    /**
     * @description What a grant came to. `recorded`: it was written down. `already_recorded`: this key had
     *     recorded it before. `duplicate`: another key or game server had, so the reward was given
     *     twice. `voided`,
     *     `refused`, `expired`: the vote had ended that way, and you may take the reward back.
     *     `unknown`: this server has no such vote, or it is too old; forget the id.
     * @example recorded
     * @enum {string}
     */
    GrantOutcome:
      | "recorded"
      | "already_recorded"
      | "duplicate"
      | "voided"
      | "refused"
      | "expired"
      | "unknown";
    /**
     * @description What one grant came to.
     * @example {
     *       "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17",
     *       "result": "recorded"
     *     }
     */
    GrantResult: {
      /** @description The vote. */
      vote_id: components["schemas"]["Uuid"];
      result: components["schemas"]["GrantOutcome"];
    };
    /**
     * @description What each grant came to.
     * @example {
     *       "results": [
     *         {
     *           "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17",
     *           "result": "recorded"
     *         }
     *       ]
     *     }
     */
    GrantResults: {
      /**
       * @description One entry for each of the request, in its order.
       * @example [
       *       {
       *         "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17",
       *         "result": "recorded"
       *       }
       *     ]
       */
      results: components["schemas"]["GrantResult"][];
    };
    /**
     * @description Votes of a claim that were not rewarded.
     * @example {
     *       "claim_id": "0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f60",
     *       "votes": [
     *         {
     *           "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17"
     *         }
     *       ]
     *     }
     */
    ReleaseRequest: {
      /** @description The claim that holds them. */
      claim_id: components["schemas"]["Uuid"];
      /**
       * @description One entry for each vote.
       * @example [
       *       {
       *         "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17"
       *       }
       *     ]
       */
      votes: components["schemas"]["Release"][];
    };
    /**
     * @description One vote to hand back.
     * @example {
     *       "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17",
     *       "retry_after_seconds": 300
     *     }
     */
    Release: {
      /** @description The vote. */
      vote_id: components["schemas"]["Uuid"];
      /**
       * @description The time in which nobody can claim it, you included.
       * @default 0
       * @example 300
       */
      retry_after_seconds: number;
      /**
       * @description Whether to refuse the reward for good.
       * @default false
       * @example false
       */
      final: boolean;
      note?: components["schemas"]["Note"];
    };
    /**
     * @description What became of the vote. `released`: it can be claimed again. `refused`: it has ended.
     *     `not_held`: this claim does not hold it, so nothing was done.
     * @example released
     * @enum {string}
     */
    ReleaseOutcome: "released" | "refused" | "not_held";
    /**
     * @description What became of one vote.
     * @example {
     *       "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17",
     *       "result": "released"
     *     }
     */
    ReleaseResult: {
      /** @description The vote. */
      vote_id: components["schemas"]["Uuid"];
      result: components["schemas"]["ReleaseOutcome"];
    };
    /**
     * @description What became of each vote.
     * @example {
     *       "results": [
     *         {
     *           "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17",
     *           "result": "released"
     *         }
     *       ]
     *     }
     */
    ReleaseResults: {
      /**
       * @description One entry for each of the request, in its order.
       * @example [
       *       {
       *         "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17",
       *         "result": "released"
       *       }
       *     ]
       */
      results: components["schemas"]["ReleaseResult"][];
    };
    /**
     * @description Whose vote to make.
     * @example {
     *       "test_id": "7b1d2f64-90ab-4c3e-8d5f-2a6c1e0b9f37",
     *       "player": "steve_42"
     *     }
     */
    TestVoteRequest: {
      /** @description Yours to make up. The same id repeats the request; a new test needs a new id. */
      test_id: components["schemas"]["Uuid"];
      player: components["schemas"]["PlayerName"];
      /**
       * @description A goal to test. If it counts each player's own votes, the vote carries its name. If it counts
       *     all votes, no vote is made: `getGoals` tells it as reached once, with `test` true, and
       *     `vote_id` is its `reach_id`.
       */
      reward?: components["schemas"]["RewardName"];
    };
    /**
     * @description A vote to test with.
     * @example {
     *       "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17"
     *     }
     */
    TestVote: {
      /** @description Its id. */
      vote_id: components["schemas"]["Uuid"];
    };
    /**
     * @description The way by which votes become rewards: `inbox`, this API; `push`, a Votifier; `none`, not at
     *     all. The owner chooses it in the panel.
     * @example inbox
     * @enum {string}
     */
    RewardsBy: "none" | "push" | "inbox";
    /**
     * @description The inbox's counts.
     * @example {
     *       "rewards_by": "inbox",
     *       "waiting": 12,
     *       "leased": 2,
     *       "oldest_waiting_at": "2026-01-14T20:11:09.250Z",
     *       "granted_today": 80,
     *       "granted_twice_30_days": 0,
     *       "expired_30_days": 3
     *     }
     */
    Inbox: {
      rewards_by: components["schemas"]["RewardsBy"];
      /**
       * @description Rewards that can be claimed, now or once a release's pause is over.
       * @example 12
       */
      waiting: number;
      /**
       * @description Rewards that a claim holds.
       * @example 2
       */
      leased: number;
      /**
       * Format: date-time
       * @description When the oldest of the waiting votes was cast; null when none waits.
       * @example 2026-01-14T20:11:09.250Z
       * @example null
       */
      oldest_waiting_at: string | null;
      /**
       * @description Rewards that were granted since midnight in UTC.
       * @example 80
       */
      granted_today: number;
      /**
       * @description Rewards of the last 30 days that a second key granted as well.
       * @example 0
       */
      granted_twice_30_days: number;
      /**
       * @description Rewards of the last 30 days that nobody fetched in time.
       * @example 3
       */
      expired_30_days: number;
    };
    /**
     * @description The time in UTC in which a goal's votes are cast. A week begins on Monday. `each`: every
     *     `target` votes, without an end.
     * @example week
     * @enum {string}
     */
    GoalPeriod: "each" | "day" | "week" | "month";
    /**
     * @description A goal of all players' votes.
     * @example {
     *       "name": "party",
     *       "target": 50,
     *       "period": "each",
     *       "count": 37,
     *       "left": 13,
     *       "ends_at": null,
     *       "reached": 12
     *     }
     */
    Goal: {
      name: components["schemas"]["RewardName"];
      /**
       * @description Votes that reach it.
       * @example 50
       */
      target: number;
      period: components["schemas"]["GoalPeriod"];
      /**
       * @description Votes that count now. It falls when votes are voided, but not below 0.
       * @example 37
       */
      count: number;
      /**
       * @description Votes until it is reached; 0 once the goal of a period was reached.
       * @example 13
       */
      left: number;
      /**
       * Format: date-time
       * @description When the period ends; null for `each`.
       * @example 2026-01-19T00:00:00.000Z
       * @example null
       */
      ends_at: string | null;
      /**
       * @description How often it was reached since the owner set it.
       * @example 12
       */
      reached: number;
    };
    /**
     * @description What a player's goal counts. `streak`: days in a row with a vote. `total`: votes.
     * @example streak
     * @enum {string}
     */
    OwnGoalCounts: "streak" | "total";
    /**
     * @description A goal of each player's own votes.
     * @example {
     *       "name": "week",
     *       "counts": "streak",
     *       "target": 7,
     *       "once": false
     *     }
     */
    OwnGoal: {
      name: components["schemas"]["RewardName"];
      counts: components["schemas"]["OwnGoalCounts"];
      /**
       * @description Days or votes that reach it.
       * @example 7
       */
      target: number;
      /**
       * @description Whether a player reaches it once, and not at each multiple.
       * @example false
       */
      once: boolean;
    };
    /**
     * @description A goal of all votes that was reached.
     * @example {
     *       "reach_id": "5d41402a-bc4b-8a76-a971-9d911017c592",
     *       "name": "party",
     *       "number": 12,
     *       "reached_at": "2026-01-15T14:30:00.000Z",
     *       "test": false
     *     }
     */
    Reach: {
      /** @description For your log. If the host restores a backup and the goal is reached again, it is the same. */
      reach_id: components["schemas"]["Uuid"];
      name: components["schemas"]["RewardName"];
      /**
       * @description 1 for the first time, 2 for the second; below 0 for a test.
       * @example 12
       */
      number: number;
      /** @description When the site recorded it. */
      reached_at: components["schemas"]["Timestamp"];
      /**
       * @description Whether it was made by `createTestVote`.
       * @example false
       */
      test: boolean;
    };
    /**
     * @description The owner's goals.
     * @example {
     *       "votes_today": 0,
     *       "goals": [],
     *       "own_goals": [],
     *       "reached": []
     *     }
     */
    ServerGoals: {
      /**
       * @description Votes since midnight in UTC.
       * @example 88
       */
      votes_today: number;
      /**
       * @description Goals of all players' votes.
       * @example []
       */
      goals: components["schemas"]["Goal"][];
      /**
       * @description Goals of each player's own votes.
       * @example []
       */
      own_goals: components["schemas"]["OwnGoal"][];
      /**
       * @description Goals of all votes reached in the last 24 hours, oldest first; tests for an hour.
       * @example []
       */
      reached: components["schemas"]["Reach"][];
    };
    /**
     * @description A place in the feed. Store it as it is.
     * @example 1521.2a4b8e17
     * @example 0
     */
    Cursor: string;
    /**
     * @description What happened. `vote.cast`: somebody voted. `vote.voided`: a moderator voided the vote.
     *     `vote.restored`: the void was taken back.
     * @example vote.cast
     * @enum {string}
     */
    FeedType: "vote.cast" | "vote.voided" | "vote.restored";
    /**
     * @description What became of the vote's reward, as of now: `none`, it had none in the inbox; `waiting` and
     *     `leased`, it is still to be given; `granted`, `refused`, `voided`, `expired`: it ended so.
     * @example granted
     * @enum {string}
     */
    RewardState: "none" | "waiting" | "leased" | "granted" | "refused" | "voided" | "expired";
    /**
     * @description Something that happened to a vote.
     * @example {
     *       "type": "vote.cast",
     *       "vote_id": "019bc210-3240-7a31-9d5e-6f0c2a4b8e17",
     *       "user_id": "0f8fad5b-d9cb-469f-a165-70867728950e",
     *       "username": "steve_42",
     *       "voted_at": "2026-01-15T14:30:00.000Z",
     *       "reward": "granted"
     *     }
     */
    FeedEntry: {
      type: components["schemas"]["FeedType"];
      /** @description The vote. */
      vote_id: components["schemas"]["Uuid"];
      /** @description The account that voted. */
      user_id: components["schemas"]["Uuid"];
      /**
       * @description The name that the vote was cast under if its player has several, or else the account's, as
       *     of now; null once the account was deleted.
       * @example steve_42
       * @example null
       */
      username: string | null;
      /** @description When the vote was cast. */
      voted_at: components["schemas"]["Timestamp"];
      reward: components["schemas"]["RewardState"];
      streak?: components["schemas"]["Streak"];
      total?: components["schemas"]["Total"];
    };
    /**
     * @description A part of the feed.
     * @example {
     *       "votes": [],
     *       "cursor": "1521.2a4b8e17",
     *       "more": false
     *     }
     */
    Feed: {
      /**
       * @description The entries, in the order of the feed.
       * @example []
       */
      votes: components["schemas"]["FeedEntry"][];
      /** @description Where the next part begins. Send it as `after`. */
      cursor: components["schemas"]["Cursor"];
      /**
       * @description Whether there are more entries right now.
       * @example false
       */
      more: boolean;
    };
    /**
     * Format: uuid
     * @description An identifier.
     * @example 7d9f0b1e-3c52-4a86-9f0e-1b2c3d4e5f60
     */
    Uuid: string;
    /**
     * Format: date-time
     * @description An instant in UTC, always with milliseconds and `Z`.
     * @example 2026-01-15T14:30:00.000Z
     */
    Timestamp: string;
    /**
     * @description Requests left (`r`) and seconds until there are more (`t`).
     * @example "minute";r=59;t=60
     */
    RateLimit: string;
    /**
     * @description At most `q` requests in any `w` seconds.
     * @example "minute";q=60;w=60
     */
    RateLimitPolicy: string;
    /**
     * @description An answer's name in the host's log.
     * @example 8c5a1f2e-7b3d-4e90-a6c4-0d9e8f7a6b5c
     */
    RequestId: string;
    /**
     * @description What went wrong, for programs. The list is closed, and each code belongs to one status.
     * @example invalid_body
     * @enum {string}
     */
    ProblemCode:
      | "invalid_parameter"
      | "invalid_body"
      | "missing_key"
      | "invalid_key"
      | "revoked_key"
      | "server_not_approved"
      | "scope_missing"
      | "not_found"
      | "player_unknown"
      | "method_not_allowed"
      | "claim_of_another_key"
      | "cursor_expired"
      | "body_too_large"
      | "unsupported_media_type"
      | "rate_limited"
      | "too_many_failed_authentications"
      | "internal_error"
      | "unavailable";
    /**
     * @description An error, after RFC 9457. Further fields may appear; ignore those you do not know.
     * @example {
     *       "type": "/problems/missing_key",
     *       "title": "No API key was sent",
     *       "status": 401,
     *       "detail": "Send the header Authorization: Bearer <API key>.",
     *       "code": "missing_key",
     *       "request_id": "8c5a1f2e-7b3d-4e90-a6c4-0d9e8f7a6b5c"
     *     }
     */
    Problem: {
      /**
       * @description `/problems/` and the code: the kind of problem as a URI, and the path of a page about it.
       * @example /problems/missing_key
       */
      type: string;
      /**
       * @description What went wrong. All problems of this type have the same title.
       * @example No API key was sent
       */
      title: string;
      /**
       * @description The HTTP status, repeated.
       * @example 401
       */
      status: number;
      /**
       * @description What went wrong this time, for people.
       * @example Send the header Authorization: Bearer <API key>.
       */
      detail: string;
      code: components["schemas"]["ProblemCode"];
      /** @description The same as the header `X-Request-Id`. */
      request_id: components["schemas"]["RequestId"];
      /**
       * @description The header `Retry-After` again, for programs that cannot read headers. Present exactly with that header.
       * @example 17
       */
      retry_after_seconds?: number;
    };
    /**
     * @description Which part of the request is at fault.
     * @example body
     * @enum {string}
     */
    FaultPlace: "query" | "body";
    /**
     * @description One fault of a request.
     * @example {
     *       "in": "body",
     *       "name": "claim_id",
     *       "detail": "It is required."
     *     }
     */
    Fault: {
      in: components["schemas"]["FaultPlace"];
      /**
       * @description The parameter's name, or where the fault stands in the body, such as `votes.0.vote_id`;
       *     `body` when it is the body as a whole.
       * @example votes.0.vote_id
       */
      name: string;
      /**
       * @description What is wrong with it, for people.
       * @example It is required.
       */
      detail: string;
    };
    /**
     * @description The problem of a 400, with each fault.
     * @example {
     *       "type": "/problems/invalid_body",
     *       "title": "The body is not what this operation takes",
     *       "status": 400,
     *       "detail": "claim_id: It is required.",
     *       "code": "invalid_body",
     *       "request_id": "8c5a1f2e-7b3d-4e90-a6c4-0d9e8f7a6b5c",
     *       "errors": [
     *         {
     *           "in": "body",
     *           "name": "claim_id",
     *           "detail": "It is required."
     *         }
     *       ]
     *     }
     */
    ValidationProblem: components["schemas"]["Problem"] & {
      /**
       * @description One entry for each fault.
       * @example [
       *       {
       *         "in": "body",
       *         "name": "claim_id",
       *         "detail": "It is required."
       *       }
       *     ]
       */
      errors: components["schemas"]["Fault"][];
    };
  };
  responses: {
    /** @description A parameter is malformed or given twice. `errors` has one entry for each fault. The request counts against the limit. */
    BadParameter: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["ValidationProblem"];
      };
    };
    /** @description The body is no JSON object, did not arrive in 10 seconds, or has faults. `errors` has one entry for each, 100 at most. Nothing was done. The request counts against the limit. */
    BadBody: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["ValidationProblem"];
      };
    };
    /** @description There is no key in the request, or not one that is valid. It does not count against the operation's limit. */
    Unauthorized: {
      headers: {
        "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The key is valid, but was made for something else, or its server is not approved (any more). It does not count against the limit. */
    Forbidden: {
      headers: {
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The path is not one of this document, for example because of a slash at its end. Not judged by key or limit. */
    NotFound: {
      headers: {
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description No account has the player's name (`player_unknown`, which counts against the limit), or the path is not one of this document (`not_found`). */
    NoPlayer: {
      headers: {
        RateLimit: components["headers"]["RateLimitIfCounted"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The path answers another method. Not judged by key or limit. */
    MethodNotAllowed: {
      headers: {
        Allow: components["headers"]["Allow"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description Another key or game server uses this `claim_id`. Nothing was claimed. */
    Conflict: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The cursor's place in the feed is gone, or was given to another entry. */
    Gone: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The body has more than 65,536 bytes. The request counts against the limit. */
    TooLarge: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The body is not announced as `application/json`. The request counts against the limit. */
    WrongType: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The key used up the limit of this operation (`rate_limited`), or the address sent too many requests without a valid key (`too_many_failed_authentications`). It does not count against the limit. */
    TooManyRequests: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        RateLimit: components["headers"]["RateLimitIfCounted"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description A fault of the host. It counts against the limit when the key was already found valid. */
    InternalError: {
      headers: {
        RateLimit: components["headers"]["RateLimitIfCounted"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The database is slow or gone; you learn it within about 3 seconds. Whether the request had its effect is not known: repeat it. It counts against the limit when the key was already found valid. */
    Unavailable: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        RateLimit: components["headers"]["RateLimitIfCounted"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicyIfCounted"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["CacheControl"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Names this answer in the host's log. Quote it when you report a problem. */
    RequestId: components["schemas"]["RequestId"];
    /** @description How many entries of `players` were skipped, because no player can have such a name. Not sent if there is none. */
    Skipped: number;
    /** @description Always `no-store`. Answers are for the key's owner and of this moment. */
    CacheControl: "no-store";
    /**
     * @description What the key has left for this operation: `r` requests now, and more after `t` seconds, when
     *     the oldest counted request leaves the window (draft-ietf-httpapi-ratelimit-headers-10).
     */
    RateLimit: components["schemas"]["RateLimit"];
    /** @description The operation's limit: `q` requests in any `w` seconds (draft-ietf-httpapi-ratelimit-headers-10). */
    RateLimitPolicy: components["schemas"]["RateLimitPolicy"];
    /** @description Like `RateLimit` of a 200. Absent when no valid key was read before the error. */
    RateLimitIfCounted: components["schemas"]["RateLimit"];
    /** @description Like `RateLimit-Policy` of a 200. Absent when no valid key was read before the error. */
    RateLimitPolicyIfCounted: components["schemas"]["RateLimitPolicy"];
    /**
     * @description Whole seconds to wait, 1 or more. After a `rate_limited` the next request then passes,
     *     unless others with the same key used the limit up meanwhile.
     */
    RetryAfter: number;
    /** @description The scheme that is expected, with `error="invalid_token"` when a key was sent (RFC 6750, section 3). */
    WwwAuthenticate: string;
    /** @description The method, or methods, that this path answers. */
    Allow: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  claimVotes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Whose votes, how many and for how long. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClaimRequest"];
      };
    };
    responses: {
      /** @description The votes that this claim holds now, perhaps none. */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "X-Listing-Skipped": components["headers"]["Skipped"];
          "Cache-Control": components["headers"]["CacheControl"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Claim"];
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  recordGrants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The votes whose reward was given. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["GrantRequest"];
      };
    };
    responses: {
      /** @description What each grant came to, in the order of the request. */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["CacheControl"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GrantResults"];
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  releaseVotes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The claim, and which of its votes. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReleaseRequest"];
      };
    };
    responses: {
      /** @description What became of each vote, in the order of the request. */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["CacheControl"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReleaseResults"];
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createTestVote: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The test and its player. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["TestVoteRequest"];
      };
    };
    responses: {
      /** @description The vote waits in the inbox, or has waited there if the request is a repeat. */
      201: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["CacheControl"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TestVote"];
        };
      };
      400: components["responses"]["BadBody"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NoPlayer"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["WrongType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getInbox: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counts of this moment. */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["CacheControl"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Inbox"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getGoals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The goals of this moment. */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["CacheControl"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ServerGoals"];
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listVotes: {
    parameters: {
      query?: {
        /** @description The `cursor` of the answer before. Without it the feed begins at its oldest entry. */
        after?: components["schemas"]["Cursor"];
        /** @description The most entries that you want. */
        limit?: number;
        /** @description What else each entry says. */
        include?: components["schemas"]["Include"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The next entries, perhaps none. */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["CacheControl"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Feed"];
        };
      };
      400: components["responses"]["BadParameter"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      410: components["responses"]["Gone"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
}
