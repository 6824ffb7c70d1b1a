import { bodyLimit } from "../../generated/rewards/limits.ts";

/** Values that the code has as constants, by file: the row, and what it says with the constants' numbers put in. */
export const CONSTANTS: Record<string, Record<string, string>> = {
  "src/site/web/guards/limit_views.ts": {
    "views of an address": "{VIEWS} in 5 s",
    "views of a session": "{VIEWS} in 5 s",
    "pictures of an address": "{PICTURES} in 5 s",
    "missed pictures": "{MISSED_PICTURES} in 5 s",
  },
  "src/site/web/forms/take_upload.ts": {
    "uploads": "{UPLOADS_PER_HOUR} in 1 h",
    "queue of uploads": "{slots} at once, {waiting} wait",
  },
  "src/site/reports/report.ts": {
    "reports without an account": "{NAMELESS_REPORTS} of a listing",
    "reports by accounts": "{ACCOUNTS_REPORTS} of a listing",
  },
  "src/site/deliveries/asked_sends.ts": {
    "tests, resends": "{SENDS_AT_ONCE}, then 1 in {SEND_EVERY_S} s",
    "messages to a chat": "2, then 1 in 30 s",
    "replayed deliveries": "{REPLAYED_PER_SECOND} a second, {REPLAY_REST_S} s rest",
  },
  "src/reach/api/vote_door.ts": {
    "voteDoor": "{requests} in 1 min",
    "room of the door": "{slots} at once",
  },
  "src/core/keys/shared_lookup.ts": {
    "look-ups": "{LOOKED_UP_AT_ONCE} at once, {LOOKED_UP_WAITING} wait",
  },
  "src/reach/rewards/waiters.ts": {
    "waiting of a game server": "{PER_GAME_SERVER_MAX}",
    "waiting of a key": "{PER_KEY_MAX}",
    "waiting of a process": "{WAITING_MAX}, fair share",
  },
  "src/reach/api/rewards/rewards_api.ts": {
    "room of the rewards API": "{slots} at once",
    "room of a server": "{perNetwork} wait",
  },
  "src/site/accounts/passwords/password.ts": {
    "hashes": "1 to 4 at once",
    "places in the queue": "{waiting} wait",
    "places of a network": "{perNetwork} wait",
  },
  "src/reach/api/public/public_api.ts": {
    "room of the public API": "{slots} at once",
    "room of a network": "{perNetwork} wait",
  },
  "src/core/deliveries/judged_endpoints.ts": {
    "failures in a row": "{BREAKER_FAILURES}",
    "failures without a success": "{DISABLE_AFTER_ATTEMPTS} in {DISABLE_AFTER_HOURS} h",
  },
  "src/core/deliveries/endpoint_health.ts": {
    "wait of an open breaker": "{firstS} s to {longestS} min",
    "wait by Retry-After": "up to 6 h",
    "quick response": "{SLOW_RESPONSE_MS} ms",
  },
  "src/reach/chats/chat_pace.ts": {
    "messages to a channel": "1 in {shortestS} to {longestS} s",
    "refusals of a chat": "{all} in 10 min",
    "refusals of an owner": "{owner} in 10 min",
  },
  "src/site/servers/add_server.ts": {
    "listings of an account": "{SERVERS_MAX}",
    "listings that wait": "{PENDING_MAX}",
  },
  "src/core/keys/issue_key.ts": { "active keys of a server": "{OPEN_KEYS_MAX}" },
  "src/reach/keys/votifier.ts": { "receivers of a server": "{VOTIFIERS_MAX}" },
  "src/reach/goals/set_goal.ts": {
    "goals of all votes": "{VOTE_GOALS_MAX}",
    "goals of each player's": "{OWN_GOALS_MAX}",
  },
  "src/site/servers/roles/role_offers.ts": {
    "people of a server": "{PEOPLE_MAX} with open offers",
  },
  "src/site/mail/news.ts": {
    "offers by one account": "{OFFERS_TOLD_BY_ONE} in 1 day",
    "offers to an account": "{OFFERS_TOLD_TO} in 1 day",
    "offers by an account": "{OFFERS_TOLD_BY} in 1 day",
    "a role on a listing": "{ROLES_TOLD} in 1 day",
  },
  "src/site/sign_in/passkeys/add_passkey.ts": { "passkeys of an account": "{PASSKEYS_MAX}" },
  "src/site/accounts/names/game_names.ts": {
    "names without proof": "{ADDED_NAMES_MAX} and its own",
  },
  "src/site/accounts/profile.ts": { "renames": "1 in {RENAME_DAYS} days" },
  "src/site/voting/my_votes/favourites.ts": { "favourites of a player": "{FAVOURITES_MAX}" },
  "src/site/polling/check_now.ts": {
    "checks of a listing": "1 in {CHECK_EVERY_MS} ms",
    "checks of an owner's pending": "1 in {CHECK_EVERY_MS} ms",
    "approved listings": "{CHECKS_MAX} at once",
    "pending listings": "{WAITING_CHECKS_MAX} at once",
    "moderators' checks": "{MODERATORS_CHECKS_MAX} at once",
  },
  "src/site/polling/protocols/query_game.ts": {
    "stream of a game server": "{STREAM_MAX} bytes",
    "JSON of a game server": "{BODY_MAX} bytes",
  },
  "src/site/polling/protocols/datagrams.ts": {
    "datagrams of a query": "{DATAGRAMS_MAX} of {DATAGRAM_MAX} bytes",
  },
  "src/site/web/forms/take_form.ts": {
    "a form": "{FORM_MAX_BYTES} bytes",
    "texts of a language": "{LANGUAGE_BYTES} bytes more",
    "fields of a form": "{FIELDS_MAX}",
    "time of a form": "{FORM_WITHIN_MS} ms",
  },
  "src/core/api/read_body.ts": {
    "a body": `${bodyLimit.maxBytes.toLocaleString("en")} bytes`,
    "time of a body": `${bodyLimit.withinMs.toLocaleString("en")} ms`,
    "fields, levels": "{FIELDS_MAX}, {LEVELS_MAX}",
  },
  "src/core/sending/response.ts": {
    "a response": "{RESPONSE_MAX_BYTES} bytes",
    "interim responses": "{INTERIM_RESPONSES_MAX}",
  },
  "src/site/sign_in/providers/provider_fetch.ts": { "an answer": "1 MiB" },
  "src/core/destinations/resolver.ts": { "look-ups of the system": "{THREADS_MAX} at once" },
  "src/site/keys/replay_votes.ts": { "deliveries of a replay": "{REPLAY_MAX}" },
  "src/site/servers/public/visits.ts": {
    "counters in memory": "{COUNTERS_MAX}",
    "sites of a server": "{SOURCES_PER_DAY} a day",
  },
  "src/site/web/page_memory.ts": { "pages in memory": "{PAGES_MAX}, of {BYTES_MAX} bytes" },
  "src/service/api/plain_request.ts": {
    "a query": "{QUERY_MAX} characters",
    "a path": "{PATH_MAX} characters",
    "a host": "{HOST_MAX} characters",
    "cookies, encodings": "{HEADER_MAX} characters",
  },
  "src/site/pictures/read_header.ts": {
    "pixels": "{PIXELS_MAX} Mi",
    "memory until it is decoded": "{DECODING_BYTES_MAX} MiB",
  },
  "src/core/database/batch.ts": {
    "batches of a kind": "{LANES} at once",
    "queries of a batch": "{BATCH_MAX}",
  },
  "src/core/sending/receiver_pools.ts": { "origins with sockets": "{MAX_ORIGINS}" },
  "src/site/polling/protocols/loose_json.ts": {
    "levels of a value": "{DEPTH_MAX}",
    "tokens of a value": "{TOKENS_MAX}",
  },
  "src/core/observing/log_buffer.ts": { "lines in memory": "{BUFFERED_MAX} characters" },
  "src/site/accounts/passwords/foreign_hash.ts": {
    "cost of bcrypt": "{BCRYPT_COST_MAX}",
    "memory of a hash": "{MEMORY_MAX_KIB} KiB",
  },
  "src/desk/voids/void_vote.ts": { "single voids": "{UNPROVED_VOIDS} in 1 day" },
  "src/site/servers/slugs/settle_slug.ts": {
    "former slugs of a server": "{FORMER_SLUGS_MAX}",
    "moves of a public slug": "1 in {SLUG_MOVE_DAYS} days",
  },
};
