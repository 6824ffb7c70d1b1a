// Written by `deno task generate` from openapi-public.yaml. Do not edit.
export interface paths {
  "/public/v1/servers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List servers
     * @description Returns listed servers that fit all given filters, in the order of `sort`. To read on, send the
     *     `cursor` of the answer as `after`, with the same filters and the same `sort`; at the end `cursor`
     *     is null.
     *
     *     With `sort` `newest` or `name`, each server that stays listed is returned exactly once, however
     *     the votes change meanwhile. In any other order, a server that moves between two of your requests
     *     may be returned twice or missed. Limit: 60 requests in any 60 seconds per address.
     */
    get: operations["listServers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/public/v1/servers/{slug}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a server
     * @description Returns what the server's page shows, besides its charts. Limit: 120 requests in any 60 seconds
     *     per address.
     */
    get: operations["getListedServer"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/public/v1/servers/{slug}/history": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a server's history
     * @description Returns votes, players and rank on each of the last UTC days, the oldest first, today included.
     *     Limit: 60 requests in any 60 seconds per address.
     */
    get: operations["getServerHistory"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/public/v1/servers/{slug}/top-voters": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a server's top voters
     * @description Returns the players who voted most in a calendar month (UTC), at most 25, and the number of all
     *     others. Only players who agreed to be listed are named. One who takes that back is gone within a
     *     minute, so don't keep names for longer. Limit: 60 requests in any 60 seconds per address.
     */
    get: operations["getTopVoters"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/public/v1/games": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List games
     * @description Returns the games that listed servers are for, by name. Limit: 60 requests in any 60 seconds per
     *     address.
     */
    get: operations["listGames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/public/v1/tags": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List tags
     * @description Returns the tags that listed servers have, the most frequent first. Limit: 60 requests in any 60
     *     seconds per address.
     */
    get: operations["listTags"];
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
     * @description A name in an address.
     * @example skyblock-valley
     */
    Slug: string;
    /**
     * @description What somebody searches for.
     * @example skyblock
     */
    SearchWords: string;
    /**
     * @description Slugs of tags, separated by commas.
     * @example pvp,survival
     */
    TagList: string;
    /**
     * @description An ISO 3166-1 code.
     * @example DE
     */
    Country: string;
    /**
     * @description An ISO 639-1 code.
     * @example de
     */
    Language: string;
    /**
     * @description A game's version.
     * @example 1.21
     */
    Version: string;
    /**
     * @description An order. `match`: the best match for `q` first. `votes_30`: by the votes of the last 30 days,
     *     which make the rank. `votes_today`, `votes_all`: by those of today, and of all time.
     *     `players`: by the players online. `newest`: by when they were listed. `name`: by name.
     * @example newest
     * @enum {string}
     */
    Sort: "match" | "votes_30" | "votes_today" | "votes_all" | "players" | "newest" | "name";
    /**
     * @description A place in the list. Send it as it is.
     * @example WyJ2b3Rlc18zMCIsMTJd
     */
    Cursor: string;
    /**
     * @description A calendar month in UTC.
     * @example 2026-03
     */
    Month: string;
    /**
     * @description A UTC day.
     * @example 2026-03-10
     */
    Day: string;
    /**
     * @description A game or a tag.
     * @example {
     *       "slug": "minecraft",
     *       "name": "Minecraft"
     *     }
     */
    Named: {
      /** @description Its name in the address of its page. */
      slug: components["schemas"]["Slug"];
      /**
       * @description Its name.
       * @example Minecraft
       */
      name: string;
    };
    /**
     * @description A server as the listing shows it.
     * @example {
     *       "slug": "skyblock-valley",
     *       "name": "Skyblock Valley",
     *       "tagline": "Islands in a quiet valley",
     *       "game": {
     *         "slug": "minecraft",
     *         "name": "Minecraft"
     *       },
     *       "tags": [],
     *       "country": "DE",
     *       "languages": [
     *         "de",
     *         "en"
     *       ],
     *       "version": "1.21.4",
     *       "host": "play.example.com",
     *       "port": 25565,
     *       "players_online": 12,
     *       "players_max": 100,
     *       "offline": false,
     *       "rank": 1,
     *       "rank_in_game": 1,
     *       "votes_today": 12,
     *       "votes_monthly": 342,
     *       "votes_total": 1520,
     *       "url": "https://voteboard.example/servers/skyblock-valley",
     *       "vote_url": "https://voteboard.example/servers/skyblock-valley/vote",
     *       "logo_url": null,
     *       "banner_url": null
     *     }
     */
    ServerSummary: {
      /** @description The server's name in the address of its page. */
      slug: components["schemas"]["Slug"];
      /**
       * @description The server's name.
       * @example Skyblock Valley
       */
      name: string;
      /**
       * @description What its owner says in one line; empty without one.
       * @example Islands in a quiet valley
       */
      tagline: string;
      /** @description The game. */
      game: components["schemas"]["Named"];
      /**
       * @description Its tags, by name.
       * @example []
       */
      tags: components["schemas"]["Named"][];
      /**
       * @description Its country, an ISO 3166-1 code; null if its owner did not say.
       * @example DE
       * @example null
       */
      country: string | null;
      /**
       * @description What people speak there.
       * @example [
       *       "de",
       *       "en"
       *     ]
       */
      languages: components["schemas"]["Language"][];
      /**
       * @description The game's version; empty if its owner did not say.
       * @example 1.21.4
       */
      version: string;
      /**
       * @description Host name or address of the game server.
       * @example play.example.com
       */
      host: string;
      /**
       * @description Port of the game server.
       * @example 25565
       */
      port: number;
      /**
       * @description Players when it last answered a poll; 0 if it didn't tell them, or if that was over 15
       *     minutes ago.
       * @example 12
       */
      players_online: number;
      /**
       * @description Players that it has room for; 0 if it never told.
       * @example 100
       */
      players_max: number;
      /**
       * @description Whether polls have had no answer for 15 minutes. False before the first poll.
       * @example false
       */
      offline: boolean;
      /**
       * @description Its rank among all servers, by `votes_monthly`.
       * @example 1
       */
      rank: number;
      /**
       * @description Its rank among those of its game.
       * @example 1
       */
      rank_in_game: number;
      /**
       * @description Votes of today. Counted are those that rank servers on this site, here and below.
       * @example 12
       */
      votes_today: number;
      /**
       * @description Votes of the last 30 days, today included.
       * @example 342
       */
      votes_monthly: number;
      /**
       * @description Votes of all time.
       * @example 1520
       */
      votes_total: number;
      /**
       * @description The server's page. Link to it where you show the server.
       * @example https://voteboard.example/servers/skyblock-valley
       */
      url: string;
      /**
       * @description Where players vote.
       * @example https://voteboard.example/servers/skyblock-valley/vote
       */
      vote_url: string;
      /**
       * @description A square picture of 256 pixels; null without one.
       * @example https://voteboard.example/pictures/abc-256.webp
       * @example null
       */
      logo_url: string | null;
      /**
       * @description A picture of 1280 × 427 pixels; null without one.
       * @example https://voteboard.example/pictures/def-1280.webp
       * @example null
       */
      banner_url: string | null;
    };
    /**
     * @description A part of the listing.
     * @example {
     *       "servers": [],
     *       "total": 0,
     *       "cursor": null
     *     }
     */
    ServerList: {
      /**
       * @description The servers, in order.
       * @example []
       */
      servers: components["schemas"]["ServerSummary"][];
      /**
       * @description How many servers fit the filters.
       * @example 250
       */
      total: number;
      /**
       * @description Where the next part begins; null at the end.
       * @example WyJ2b3Rlc18zMCIsMTJd
       * @example null
       */
      cursor: string | null;
    };
    /**
     * @description A server as its page shows it.
     * @example {
     *       "slug": "skyblock-valley",
     *       "name": "Skyblock Valley",
     *       "tagline": "Islands in a quiet valley",
     *       "description": "**Build** your island.",
     *       "rules": "",
     *       "website": "https://example.com/",
     *       "discord": null,
     *       "video": null,
     *       "game": {
     *         "slug": "minecraft",
     *         "name": "Minecraft"
     *       },
     *       "tags": [],
     *       "country": "DE",
     *       "languages": [
     *         "de",
     *         "en"
     *       ],
     *       "version": "1.21.4",
     *       "host": "play.example.com",
     *       "port": 25565,
     *       "players_online": 12,
     *       "players_max": 100,
     *       "offline": false,
     *       "map": "",
     *       "mode": "",
     *       "uptime_percent": 99,
     *       "verified": true,
     *       "listed_at": "2026-01-15T14:30:00.000Z",
     *       "rank": 1,
     *       "rank_in_game": 1,
     *       "votes_today": 12,
     *       "votes_monthly": 342,
     *       "votes_total": 1520,
     *       "url": "https://voteboard.example/servers/skyblock-valley",
     *       "vote_url": "https://voteboard.example/servers/skyblock-valley/vote",
     *       "logo_url": null,
     *       "banner_url": null
     *     }
     */
    ListedServer: {
      /** @description The server's name in the address of its page. */
      slug: components["schemas"]["Slug"];
      /**
       * @description The server's name.
       * @example Skyblock Valley
       */
      name: string;
      /**
       * @description What its owner says in one line; empty without one.
       * @example Islands in a quiet valley
       */
      tagline: string;
      /**
       * @description What its owner says at length, as Markdown. Clean the HTML you make of it.
       * @example **Build** your island.
       */
      description: string;
      /**
       * @description The server's rules, as Markdown; empty without any.
       * @example
       */
      rules: string;
      /**
       * @description The server's website; null without one.
       * @example https://example.com/
       * @example null
       */
      website: string | null;
      /**
       * @description An invitation to its Discord; null without one.
       * @example https://discord.gg/abc
       * @example null
       */
      discord: string | null;
      /**
       * @description A video about it; null without one.
       * @example https://youtu.be/abc
       * @example null
       */
      video: string | null;
      /** @description The game. */
      game: components["schemas"]["Named"];
      /**
       * @description Its tags, by name.
       * @example []
       */
      tags: components["schemas"]["Named"][];
      /**
       * @description Its country, an ISO 3166-1 code; null if its owner did not say.
       * @example DE
       * @example null
       */
      country: string | null;
      /**
       * @description What people speak there.
       * @example [
       *       "de",
       *       "en"
       *     ]
       */
      languages: components["schemas"]["Language"][];
      /**
       * @description The game's version; empty if its owner did not say.
       * @example 1.21.4
       */
      version: string;
      /**
       * @description Host name or address of the game server.
       * @example play.example.com
       */
      host: string;
      /**
       * @description Port of the game server.
       * @example 25565
       */
      port: number;
      /**
       * @description Players when it last answered a poll; 0 if it didn't tell them, or if that was over 15
       *     minutes ago.
       * @example 12
       */
      players_online: number;
      /**
       * @description Players that it has room for; 0 if it never told.
       * @example 100
       */
      players_max: number;
      /**
       * @description Whether polls have had no answer for 15 minutes. False before the first poll.
       * @example false
       */
      offline: boolean;
      /**
       * @description The map that is played, as of the last poll; empty if unknown.
       * @example
       */
      map: string;
      /**
       * @description The mode that is played, as of the last poll; empty if unknown.
       * @example
       */
      mode: string;
      /**
       * @description How many of the polls of 30 days were answered; null before the first.
       * @example 99
       * @example null
       */
      uptime_percent: number | null;
      /**
       * @description Whether its owner proved that they run the server at this address.
       * @example true
       */
      verified: boolean;
      /** @description Since when it is listed. */
      listed_at: components["schemas"]["Timestamp"];
      /**
       * @description Its rank among all servers, by `votes_monthly`.
       * @example 1
       */
      rank: number;
      /**
       * @description Its rank among those of its game.
       * @example 1
       */
      rank_in_game: number;
      /**
       * @description Votes of today. Counted are those that rank servers on this site, here and below.
       * @example 12
       */
      votes_today: number;
      /**
       * @description Votes of the last 30 days, today included.
       * @example 342
       */
      votes_monthly: number;
      /**
       * @description Votes of all time.
       * @example 1520
       */
      votes_total: number;
      /**
       * @description The server's page. Link to it where you show the server.
       * @example https://voteboard.example/servers/skyblock-valley
       */
      url: string;
      /**
       * @description Where players vote.
       * @example https://voteboard.example/servers/skyblock-valley/vote
       */
      vote_url: string;
      /**
       * @description A square picture of 256 pixels; null without one.
       * @example https://voteboard.example/pictures/abc-256.webp
       * @example null
       */
      logo_url: string | null;
      /**
       * @description A picture of 1280 × 427 pixels; null without one.
       * @example https://voteboard.example/pictures/def-1280.webp
       * @example null
       */
      banner_url: string | null;
    };
    /**
     * @description A UTC day of a server.
     * @example {
     *       "day": "2026-03-09",
     *       "votes": 11,
     *       "players_average": 7,
     *       "players_peak": 20,
     *       "rank": 2
     *     }
     */
    HistoryDay: {
      /** @description The day. */
      day: components["schemas"]["Day"];
      /**
       * @description Votes that rank servers on this site. More may come on the last day, which is today.
       * @example 12
       */
      votes: number;
      /**
       * @description Players on average over the answered polls; null if there were none.
       * @example 7
       * @example null
       */
      players_average: number | null;
      /**
       * @description The most players at a poll; null if there were none.
       * @example 20
       * @example null
       */
      players_peak: number | null;
      /**
       * @description Its rank at the end of the day, or now; null if it was not listed.
       * @example 1
       * @example null
       */
      rank: number | null;
    };
    /**
     * @description A server on several days.
     * @example {
     *       "slug": "skyblock-valley",
     *       "days": [
     *         {
     *           "day": "2026-03-09",
     *           "votes": 11,
     *           "players_average": 7,
     *           "players_peak": 20,
     *           "rank": 2
     *         }
     *       ]
     *     }
     */
    ServerHistory: {
      /** @description The server. */
      slug: components["schemas"]["Slug"];
      /**
       * @description The days, without a gap, the oldest first.
       * @example [
       *       {
       *         "day": "2026-03-09",
       *         "votes": 11,
       *         "players_average": 7,
       *         "players_peak": 20,
       *         "rank": 2
       *       }
       *     ]
       */
      days: components["schemas"]["HistoryDay"][];
    };
    /**
     * @description A player who agreed to be listed.
     * @example {
     *       "username": "Steve_42",
     *       "votes": 10
     *     }
     */
    TopVoter: {
      /**
       * @description The name that they voted under last.
       * @example Steve_42
       */
      username: string;
      /**
       * @description Their votes in the month.
       * @example 10
       */
      votes: number;
    };
    /**
     * @description The top voters of a month.
     * @example {
     *       "slug": "skyblock-valley",
     *       "month": "2026-03",
     *       "votes": 42,
     *       "voters": 10,
     *       "top": [],
     *       "others": 10
     *     }
     */
    TopVoters: {
      /** @description The server. */
      slug: components["schemas"]["Slug"];
      /** @description The month. */
      month: components["schemas"]["Month"];
      /**
       * @description All votes of the month, at most one of each player and day.
       * @example 42
       */
      votes: number;
      /**
       * @description All players who voted in the month.
       * @example 10
       */
      voters: number;
      /**
       * @description Those who agreed to be listed, most votes first.
       * @example []
       */
      top: components["schemas"]["TopVoter"][];
      /**
       * @description Players who voted and are not among them.
       * @example 8
       */
      others: number;
    };
    /**
     * @description A game and its listed servers.
     * @example {
     *       "slug": "minecraft",
     *       "name": "Minecraft",
     *       "servers": 120,
     *       "players_online": 3400,
     *       "url": "https://voteboard.example/games/minecraft"
     *     }
     */
    GameCount: {
      /** @description Its name in the address of its page. */
      slug: components["schemas"]["Slug"];
      /**
       * @description Its name.
       * @example Minecraft
       */
      name: string;
      /**
       * @description Listed servers.
       * @example 120
       */
      servers: number;
      /**
       * @description Players on them now.
       * @example 3400
       */
      players_online: number;
      /**
       * @description The game's page.
       * @example https://voteboard.example/games/minecraft
       */
      url: string;
    };
    /**
     * @description The games.
     * @example {
     *       "games": []
     *     }
     */
    GameList: {
      /**
       * @description By name.
       * @example []
       */
      games: components["schemas"]["GameCount"][];
    };
    /**
     * @description A tag and its listed servers.
     * @example {
     *       "slug": "survival",
     *       "name": "Survival",
     *       "servers": 70,
     *       "url": "https://voteboard.example/tags/survival"
     *     }
     */
    TagCount: {
      /** @description Its name in the address of its page. */
      slug: components["schemas"]["Slug"];
      /**
       * @description Its name.
       * @example Survival
       */
      name: string;
      /**
       * @description Listed servers.
       * @example 70
       */
      servers: number;
      /**
       * @description The tag's page.
       * @example https://voteboard.example/tags/survival
       */
      url: string;
    };
    /**
     * @description The tags.
     * @example {
     *       "tags": []
     *     }
     */
    TagCounts: {
      /**
       * @description The most frequent first.
       * @example []
       */
      tags: components["schemas"]["TagCount"][];
    };
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
     * @example invalid_parameter
     * @enum {string}
     */
    ProblemCode:
      | "invalid_parameter"
      | "not_found"
      | "server_unknown"
      | "method_not_allowed"
      | "rate_limited"
      | "internal_error"
      | "unavailable";
    /**
     * @description An error, after RFC 9457. Further fields may appear; ignore those you do not know.
     * @example {
     *       "type": "/problems/server_unknown",
     *       "title": "No listed server has this slug",
     *       "status": 404,
     *       "detail": "No listed server has the slug nowhere.",
     *       "code": "server_unknown",
     *       "request_id": "8c5a1f2e-7b3d-4e90-a6c4-0d9e8f7a6b5c"
     *     }
     */
    Problem: {
      /**
       * @description `/problems/` and the code: the kind of problem as a URI, and the path of a page about it.
       * @example /problems/server_unknown
       */
      type: string;
      /**
       * @description What went wrong. All problems of this type have the same title.
       * @example No listed server has this slug
       */
      title: string;
      /**
       * @description The HTTP status, repeated.
       * @example 404
       */
      status: number;
      /**
       * @description What went wrong this time, for people.
       * @example No listed server has the slug nowhere.
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
     * @description Which part of the request is at fault. It is always the query.
     * @example query
     * @enum {string}
     */
    FaultPlace: "query";
    /**
     * @description One fault of a request.
     * @example {
     *       "in": "query",
     *       "name": "limit",
     *       "detail": "It must be a whole number."
     *     }
     */
    Fault: {
      in: components["schemas"]["FaultPlace"];
      /**
       * @description The parameter's name.
       * @example limit
       */
      name: string;
      /**
       * @description What is wrong with it, for people.
       * @example It must be a whole number.
       */
      detail: string;
    };
    /**
     * @description The problem of a 400, with each fault.
     * @example {
     *       "type": "/problems/invalid_parameter",
     *       "title": "A query parameter is missing or wrong",
     *       "status": 400,
     *       "detail": "limit: It must be a whole number.",
     *       "code": "invalid_parameter",
     *       "request_id": "8c5a1f2e-7b3d-4e90-a6c4-0d9e8f7a6b5c",
     *       "errors": [
     *         {
     *           "in": "query",
     *           "name": "limit",
     *           "detail": "It must be a whole number."
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
       *         "name": "limit",
       *         "detail": "It must be a whole number."
       *       }
       *     ]
       */
      errors: components["schemas"]["Fault"][];
    };
  };
  responses: {
    /** @description The answer that the client named in `If-None-Match` is still right. It has no body, and counts against the limit. */
    NotModified: {
      headers: {
        ETag: components["headers"]["ETag"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["Caching"];
        "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description A parameter is malformed or given twice. `errors` has one entry for each fault. The request counts against the limit. */
    BadParameter: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["NoCaching"];
        "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["ValidationProblem"];
      };
    };
    /** @description The path is not one of this document, for example because of a slash at its end. Not judged by the limit. */
    NotFound: {
      headers: {
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["NoCaching"];
        "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description No listed server has the slug (`server_unknown`, which counts against the limit), or the path is not one of this document (`not_found`). */
    NoServer: {
      headers: {
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["NoCaching"];
        "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The path answers another method. Not judged by the limit. */
    MethodNotAllowed: {
      headers: {
        Allow: components["headers"]["Allow"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["NoCaching"];
        "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The address used up the limit of this operation, or too many requests of its network wait. It does not count against the limit. */
    TooManyRequests: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["NoCaching"];
        "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description A fault of the host. */
    InternalError: {
      headers: {
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["NoCaching"];
        "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The database is slow or gone; you learn it within about 3 seconds. */
    Unavailable: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        "X-Request-Id": components["headers"]["RequestId"];
        "Cache-Control": components["headers"]["NoCaching"];
        "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
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
    /** @description All clients get the same answer, and may reuse it for 30 seconds. */
    Caching: "public, max-age=30";
    /** @description Always `no-store`. A problem is of this moment. */
    NoCaching: "no-store";
    /** @description Names the answer. Send it as `If-None-Match` with the next request. */
    ETag: string;
    /** @description Scripts of every web page may read the answer, without cookies. */
    AnyOrigin: "*";
    /**
     * @description What the address has left for this operation: `r` requests now, and more after `t` seconds,
     *     when the oldest counted request leaves the window (draft-ietf-httpapi-ratelimit-headers-10).
     */
    RateLimit: components["schemas"]["RateLimit"];
    /** @description The operation's limit: `q` requests in any `w` seconds (draft-ietf-httpapi-ratelimit-headers-10). */
    RateLimitPolicy: components["schemas"]["RateLimitPolicy"];
    /**
     * @description Whole seconds to wait, 1 or more. After a `rate_limited` the next request then passes, unless
     *     others at the same address used the limit up meanwhile.
     */
    RetryAfter: number;
    /** @description The methods that this path answers. */
    Allow: "GET, HEAD";
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listServers: {
    parameters: {
      query?: {
        /** @description Words from the name, the tagline, the tags, the game, the country or the address. Typing mistakes are tolerated. */
        q?: components["schemas"]["SearchWords"];
        /** @description A game's slug. */
        game?: components["schemas"]["Slug"];
        /** @description Slugs of at most 5 tags, separated by commas. A server has to have all of them. */
        tags?: components["schemas"]["TagList"];
        /** @description The server's country, an ISO 3166-1 code in capital letters. */
        country?: components["schemas"]["Country"];
        /** @description What people speak there, an ISO 639-1 code in small letters. */
        language?: components["schemas"]["Language"];
        /** @description The game's version. `1.21` also finds 1.21.4. */
        version?: components["schemas"]["Version"];
        /** @description With `true`, only servers that answered a poll in the last 15 minutes. */
        online?: boolean;
        /** @description The order, as on the start page. Without it, the best match for `q`, or else `votes_30`. */
        sort?: components["schemas"]["Sort"];
        /** @description The `cursor` of an earlier answer to the same search: gives what comes next. */
        after?: components["schemas"]["Cursor"];
        /** @description How many servers at most. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A part of the listing. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["Caching"];
          "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ServerList"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadParameter"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getListedServer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The server's name in the address of its page. A former one works for as long as no other server has it. */
        slug: components["schemas"]["Slug"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The server. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["Caching"];
          "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ListedServer"];
        };
      };
      304: components["responses"]["NotModified"];
      404: components["responses"]["NoServer"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getServerHistory: {
    parameters: {
      query?: {
        /** @description How many days, today included. */
        days?: number;
      };
      header?: never;
      path: {
        /** @description The server's name in the address of its page. A former one works for as long as no other server has it. */
        slug: components["schemas"]["Slug"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The days. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["Caching"];
          "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ServerHistory"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadParameter"];
      404: components["responses"]["NoServer"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getTopVoters: {
    parameters: {
      query?: {
        /** @description A month of the last 12. Without it, the current one. */
        month?: components["schemas"]["Month"];
      };
      header?: never;
      path: {
        /** @description The server's name in the address of its page. A former one works for as long as no other server has it. */
        slug: components["schemas"]["Slug"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The top voters. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["Caching"];
          "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TopVoters"];
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["BadParameter"];
      404: components["responses"]["NoServer"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listGames: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The games. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["Caching"];
          "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GameList"];
        };
      };
      304: components["responses"]["NotModified"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listTags: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tags. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          "X-Request-Id": components["headers"]["RequestId"];
          "Cache-Control": components["headers"]["Caching"];
          "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TagCounts"];
        };
      };
      304: components["responses"]["NotModified"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalError"];
      503: components["responses"]["Unavailable"];
    };
  };
}
