// Written by `deno task generate` from openapi.yaml. Do not edit.
export interface paths {
  "/api/v1/server": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the server's listing
     * @description Returns the listing of the key's server: where it is, how many players were on it when it
     *     was last polled, and its votes. Servers are polled every 5 minutes; one that has not
     *     answered for 15 minutes is offline and has 0 players. Limit: 60 requests in any 60 seconds
     *     per key.
     */
    get: operations["getServer"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/votes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get vote counts
     * @description Returns the vote counts of the key's server. With `username` the answer also says, in
     *     `hasVoted`, whether that player voted today; without it there is no `hasVoted`. Limit: 60
     *     requests in any 60 seconds per key.
     */
    get: operations["getVotes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/vote-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check whether a player voted today
     * @description The quick check that reward plugins poll; it has the highest limit. `voted` is true when the
     *     player voted for the key's server today. `last_vote_at` is the player's last vote for it, on
     *     whichever day, or null when there was none. A vote of an earlier day gives `voted: false`
     *     with the old timestamp. A vote that a moderator voided is answered as if it had never been
     *     cast. If it was voided on its own, its day stays spent: `voted` can be false for a player who
     *     cannot vote again before the day ends. A player whose vote was voided together with others,
     *     and who has no other void vote of the last 30 days, can vote again that day. That is a new
     *     vote: a reward that was given before the void can then be given again. A name that no
     *     account has is answered like a player who never voted. After a rename, votes answer to the
     *     name they were cast under, in any spelling, and to no other.
     *     Limit: 120 requests in any 60 seconds per key.
     */
    get: operations["checkVote"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  vote: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive a vote
     * @description Voteboard sends this POST to the webhook URL of each active key of the server, at once when
     *     somebody votes. `vote` is the only event. Nothing is sent for a key without a webhook URL.
     *
     *     ## Verify it first
     *
     *     The webhook secret, `whsec_` and 44 more characters, is shown once, like the key. Store it.
     *     `X-Listing-Signature` is `t=<unix seconds>,v1=<digest>` with exactly one `v1`. The digest is
     *     the lower-case hexadecimal HMAC-SHA256 of `<t>.<raw body>`, keyed with the UTF-8 bytes of
     *     the whole secret as shown, `whsec_` included. Use the body's bytes as received, not JSON
     *     that you parsed and printed again. Compare in constant time, and refuse a `t` that differs
     *     from your clock by more than 300 seconds.
     *
     *     ```ts
     *     import { createHmac, timingSafeEqual } from "node:crypto";
     *
     *     // Whether Voteboard signed rawBody with secret at most 300 seconds before or after now.
     *     export function isAuthentic(header: string, rawBody: string, secret: string, now = Date.now()) {
     *       const parts = new URLSearchParams(header.replace(",", "&"));
     *       const t = parts.get("t") ?? "";
     *       const digest = createHmac("sha256", secret).update(t + "." + rawBody).digest("hex");
     *       const expected = new TextEncoder().encode(digest);
     *       const received = new TextEncoder().encode(parts.get("v1") ?? "");
     *       const isFresh = Math.abs(now / 1000 - Number(t)) <= 300;
     *       const isSecret = secret.startsWith("whsec_"); // an empty secret would sign for anybody
     *       return isSecret && isFresh && received.length === expected.length && timingSafeEqual(received, expected);
     *     }
     *     ```
     *
     *     A delivery, byte by byte, signed with `whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=`:
     *
     *     ```http
     *     POST /votes HTTP/1.1
     *     Content-Type: application/json
     *     X-Listing-Signature: t=1768487401,v1=23774c1170bc3270ffda6ab2ab8ddf08e042c957775700d5bfaf3d4e4c5223fb
     *     X-Listing-Vote: 019bc210-3240-7a31-9d5e-6f0c2a4b8e17
     *
     *     {"event":"vote","server_id":"7d9f0b1e-3c52-4a86-9f0e-1b2c3d4e5f60","user_id":"0f8fad5b-d9cb-469f-a165-70867728950e","username":"steve_42","voted_at":"2026-01-15T14:30:00.000Z"}
     *     ```
     *
     *     The scheme is the one of Stripe's libraries, so those verify it too. `webhook-id`,
     *     `webhook-timestamp` and `webhook-signature` carry the same proof for libraries of Standard
     *     Webhooks. Verify either; you need not verify both.
     *
     *     Timestamp and signature are made anew on every attempt, the body never: it is fixed when the
     *     vote is cast and stays the same to the byte.
     *
     *     ## Reward once
     *
     *     The same vote can arrive more than once: after a retry, a resend or a replay, or because two
     *     keys of the server have webhook URLs (which must differ). All copies carry the same
     *     `X-Listing-Vote`. Keep those you have handled and answer 200 to a repeated one. If you
     *     cannot read headers, `server_id`, `user_id` and `voted_at` together are as unique. Votes may
     *     arrive in any order.
     *
     *     A test that the owner sends takes the same path with the same fields: a nil `user_id`, the
     *     username `Voteboard_Test` (which no account can have) unless the owner typed another, and
     *     the header `X-Listing-Test: true`. Give no reward for it. It is not a vote and counts
     *     nowhere.
     *
     *     ## Answer
     *
     *     Any 2xx within 10 seconds means that you have the vote; headers and body after its status
     *     line change nothing. The 10 seconds include looking up the name (at most 3), connecting and
     *     TLS (at most 5) and your status line. Store the vote, answer, and do slow work afterwards.
     *
     *     Anything else is a failure. A redirect is never followed: save the final URL instead. 410
     *     switches the webhook off until the owner turns it on again. After a failure Voteboard tries
     *     again, up to 12 attempts in about 76 hours:
     *
     *     | Attempt | Waits after the one before | Attempt | Waits after the one before |
     *     |---|---|---|---|
     *     | 1 | none | 7 | 2 hours |
     *     | 2 | 5 seconds | 8 | 5 hours |
     *     | 3 | 30 seconds | 9 | 10 hours |
     *     | 4 | 2 minutes | 10 | 14 hours |
     *     | 5 | 10 minutes | 11 | 20 hours |
     *     | 6 | 30 minutes | 12 | 24 hours |
     *
     *     Each wait is lengthened by up to 20 % at random. A `Retry-After` in your answer that is
     *     longer is honoured, up to 6 hours. Attempts go to the key's current URL with its current
     *     secret. After the twelfth the delivery is abandoned; the owner can still replay it. Votes
     *     cast while the webhook is paused or switched off are kept for a replay as well. Revoking the
     *     key or clearing its URL abandons what still waits. What waits for a suspended server is held
     *     until the server is approved again.
     *
     *     ## While you are down
     *
     *     After 5 failures in a row, or one 429, 502, 503 or 504, Voteboard leaves the whole webhook
     *     alone for 30 seconds (after those statuses, for your `Retry-After`) and then sends a single
     *     delivery as a probe. Each failed probe doubles the wait, up to 15 minutes; a success ends
     *     it. What is held back meanwhile spends no attempt. A webhook without any success in 120
     *     hours and at least 20 attempts is switched off, as by a 410; a test delivery that succeeds
     *     turns it on again.
     *
     *     ## Rates
     *
     *     All your webhooks at one host and port together get 10 deliveries a second at first. Each
     *     day on which one of them accepts a vote doubles that, up to 400; 30 days without any begin
     *     anew. At most 16 deliveries of a webhook are on their way at once: 8 on its first day, 2
     *     while it takes longer than 2 seconds to answer. A replay sends 5 a second.
     */
    post: operations["receiveVote"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /**
     * @description A name to ask about: 1 to 64 characters after white space at both ends is taken off, none of
     *     them a control character. Capitals do not matter. A `+` is a space inside a name; at either
     *     end it is refused, because it may also stand for the `_` of another player's name.
     * @example steve_42
     * @example .Alex
     */
    AskedUsername: string;
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
     * @description A number of votes.
     * @example 342
     */
    VoteCount: number;
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
     * @description Where the listing stands. A new one is `pending` until a moderator approves or rejects it;
     *     an approved one is `suspended` by a moderator, or while its owner has taken it off the list,
     *     which stops votes and keys. Deleting a listing revokes its keys. Editing a listing does not
     *     take its approval away. Only an approved server's key gets an answer, so `approved` is the
     *     value you will see.
     * @example approved
     * @enum {string}
     */
    ServerStatus: "pending" | "approved" | "rejected" | "suspended";
    /**
     * @description A listed game server.
     * @example {
     *       "id": "7d9f0b1e-3c52-4a86-9f0e-1b2c3d4e5f60",
     *       "name": "Skyblock Valley",
     *       "slug": "skyblock-valley",
     *       "game_id": "4089bff4-3459-593f-aa63-4dec29c1d16a",
     *       "status": "approved",
     *       "ip": "play.example.com",
     *       "port": 25565,
     *       "players_online": 12,
     *       "players_max": 100,
     *       "votes_total": 1520,
     *       "votes_weekly": 85,
     *       "votes_monthly": 342
     *     }
     */
    Server: {
      /** @description The server's identifier. */
      id: components["schemas"]["Uuid"];
      /**
       * @description The server's display name.
       * @example Skyblock Valley
       */
      name: string;
      /**
       * @description The server's name in the address of its page.
       * @example skyblock-valley
       */
      slug: string;
      /** @description The game's identifier, a UUIDv5 of the slug that the game was added with and so the same on every Voteboard host. */
      game_id: components["schemas"]["Uuid"];
      status: components["schemas"]["ServerStatus"];
      /**
       * @description Host name or address of the game server.
       * @example play.example.com
       */
      ip: string;
      /**
       * @description Port of the game server.
       * @example 25565
       */
      port: number;
      /**
       * @description Players on the server when it last answered a poll; 0 if it didn't tell them, never
       *     answered, or not within the last 15 minutes.
       * @example 12
       */
      players_online: number;
      /**
       * @description How many players fit, by the same answer; 0 if it never told.
       * @example 100
       */
      players_max: number;
      /** @description All votes there ever were. */
      votes_total: components["schemas"]["VoteCount"];
      /** @description Votes of the last 7 UTC days, today included. */
      votes_weekly: components["schemas"]["VoteCount"];
      /** @description Votes of the last 30 UTC days, today included. */
      votes_monthly: components["schemas"]["VoteCount"];
    };
    /**
     * @description The vote counts of the key's server.
     * @example {
     *       "total": 1520,
     *       "weekly": 85,
     *       "monthly": 342
     *     }
     * @example {
     *       "total": 1520,
     *       "weekly": 85,
     *       "monthly": 342,
     *       "hasVoted": false
     *     }
     */
    VoteCounts: {
      /** @description All votes there ever were. */
      total: components["schemas"]["VoteCount"];
      /** @description Votes of the last 7 UTC days, today included. */
      weekly: components["schemas"]["VoteCount"];
      /** @description Votes of the last 30 UTC days, today included. */
      monthly: components["schemas"]["VoteCount"];
      /**
       * @description Whether the player voted today. Present exactly when the query had a `username`.
       * @example true
       */
      hasVoted?: boolean;
    };
    /**
     * @description Whether a player voted today, and when last.
     * @example {
     *       "voted": true,
     *       "last_vote_at": "2026-01-15T14:30:00.000Z"
     *     }
     * @example {
     *       "voted": false,
     *       "last_vote_at": null
     *     }
     */
    VoteCheck: {
      /**
       * @description Whether the player voted for the key's server today.
       * @example true
       */
      voted: boolean;
      /**
       * Format: date-time
       * @description The player's last vote for the key's server; null when there was none. The same instant,
       *     to the millisecond, as `voted_at` of that vote's webhook.
       * @example 2026-01-15T14:30:00.000Z
       * @example null
       */
      last_vote_at: string | null;
    };
    /**
     * @description A vote, as the webhook tells it.
     * @example {
     *       "event": "vote",
     *       "server_id": "7d9f0b1e-3c52-4a86-9f0e-1b2c3d4e5f60",
     *       "user_id": "0f8fad5b-d9cb-469f-a165-70867728950e",
     *       "username": "steve_42",
     *       "voted_at": "2026-01-15T14:30:00.000Z"
     *     }
     */
    VoteEvent: {
      /**
       * @description The kind of event; there is no other.
       * @example vote
       * @constant
       */
      event: "vote";
      /** @description The server that received the vote. */
      server_id: components["schemas"]["Uuid"];
      /** @description The account that voted; the nil UUID in a test. */
      user_id: components["schemas"]["Uuid"];
      /**
       * @description The name that the vote was cast under, as its player spells it: the account's own one, or
       *     another one that they chose for your server. A leading `*` or `~` marks a player of Bedrock, on sites whose host allows it.
       * @example steve_42
       * @example .Alex
       */
      username: string;
      /** @description When the vote was cast; `last_vote_at` of the vote check is the same instant. */
      voted_at: components["schemas"]["Timestamp"];
    };
    /**
     * @description What went wrong, for programs. The list is closed, and each code belongs to one status.
     * @example invalid_parameter
     * @enum {string}
     */
    ProblemCode:
      | "invalid_parameter"
      | "missing_key"
      | "invalid_key"
      | "revoked_key"
      | "server_not_approved"
      | "not_found"
      | "method_not_allowed"
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
    };
    /**
     * @description One fault of one parameter.
     * @example {
     *       "in": "query",
     *       "name": "username",
     *       "detail": "It is required."
     *     }
     */
    ParameterFault: {
      /**
       * @description Where the parameter stands.
       * @example query
       * @constant
       */
      in: "query";
      /**
       * @description The parameter's name.
       * @example username
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
     *       "type": "/problems/invalid_parameter",
     *       "title": "A query parameter is missing or wrong",
     *       "status": 400,
     *       "detail": "username: It is required.",
     *       "code": "invalid_parameter",
     *       "request_id": "8c5a1f2e-7b3d-4e90-a6c4-0d9e8f7a6b5c",
     *       "errors": [
     *         {
     *           "in": "query",
     *           "name": "username",
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
       *         "in": "query",
       *         "name": "username",
       *         "detail": "It is required."
       *       }
       *     ]
       */
      errors: components["schemas"]["ParameterFault"][];
    };
  };
  responses: {
    /** @description A parameter is missing, malformed or given twice. `errors` has one entry for each fault. The request counts against the limit. */
    BadRequest: {
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
    /** @description The key is valid, but its server is not approved (any more). It does not count against the limit. */
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
    /** @description The path answers GET and HEAD only. Not judged by key or limit. */
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
    /**
     * @description The key used up the limit of this operation (`rate_limited`), or the address sent too many
     *     requests without a valid key (`too_many_failed_authentications`). It does not count against
     *     the limit.
     */
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
    /**
     * @description The database is slow or gone; you learn it within about 2 seconds. It counts against the
     *     limit when the key was already found valid.
     */
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
    /** @description Always `no-store`. Answers are for the key's owner and of this moment. */
    CacheControl: "no-store";
    /**
     * @description The next midnight in UTC, when the day of this answer ends. From then on `voted` and
     *     `hasVoted` are false until the player votes again.
     */
    DayEnds: components["schemas"]["Timestamp"];
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
    /** @description The methods that this path answers. */
    Allow: "GET, HEAD";
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getServer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The listing of the key's server. */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["CacheControl"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Server"];
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
  getVotes: {
    parameters: {
      query?: {
        /** @description The player to check for a vote today, URL-encoded. A name that no account has gives `false`, and so does one under which the vote was not cast. */
        username?: components["schemas"]["AskedUsername"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The vote counts. */
      200: {
        headers: {
          "X-Listing-Day-Ends": components["headers"]["DayEnds"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["CacheControl"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoteCounts"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  checkVote: {
    parameters: {
      query: {
        /** @description The player's username on Voteboard, URL-encoded. */
        username: components["schemas"]["AskedUsername"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether the player voted today, and when the player last voted. */
      200: {
        headers: {
          "X-Listing-Day-Ends": components["headers"]["DayEnds"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["CacheControl"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoteCheck"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  receiveVote: {
    parameters: {
      query?: never;
      header: {
        /** @description When the attempt was signed, in Unix seconds, and the HMAC-SHA256 of `<t>.<raw body>` in lower-case hexadecimal. Made anew on every attempt. */
        "X-Listing-Signature": string;
        /** @description The vote's id, the same for every key, retry, resend and replay. **Deduplicate on this.** */
        "X-Listing-Vote": components["schemas"]["Uuid"];
        /** @description The delivery's id, one per key and vote. It finds the delivery in the owner's log. */
        "X-Listing-Delivery": components["schemas"]["Uuid"];
        /** @description Which attempt of the delivery this is, from 1. */
        "X-Listing-Attempt": number;
        /** @description Present, and `true`, only in a test that the owner sent. Give no reward. */
        "X-Listing-Test"?: boolean;
        /** @description The same as `X-Listing-Vote`, under the name that Standard Webhooks gives it. */
        "webhook-id": components["schemas"]["Uuid"];
        /** @description When the attempt was signed, in Unix seconds; the same as `t`. */
        "webhook-timestamp": string;
        /**
         * @description The signature of Standard Webhooks: `v1,` and the Base64 HMAC-SHA256 of
         *     `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the 32 bytes that the secret's
         *     part after `whsec_` encodes. For 24 hours after a new secret was activated there are two of
         *     them, separated by a space: one by the new secret and one by the old.
         */
        "webhook-signature": string;
      };
      path?: never;
      cookie?: never;
    };
    /** @description The vote. Exactly these five fields. */
    requestBody: {
      content: {
        "application/json": WithRequired<
          components["schemas"]["VoteEvent"],
          "event" | "server_id" | "user_id" | "username" | "voted_at"
        >;
      };
    };
    responses: {
      /** @description A failure that also switches the webhook off, until the owner turns it on again. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description You have the vote. The body is not used. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure. Redirects are never followed; the delivery log shows the owner where this one points. */
      "3XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure, for example because the signature does not match. It is tried again. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A failure. It is tried again. */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
type WithRequired<T, K extends keyof T> =
  & T
  & {
    [P in K]-?: T[P];
  };
