/** Retention in days of what the timetable deletes. */
export const KEPT_DAYS = {
  emailClaim: 7,
  nameClaim: 30,
  formerName: 90,
  session: 30,
  sessionAddress: 30,
  knownBrowser: 365,
  theme: 365,
  locale: 365,
  voteOrigin: 7,
  rewardWaits: 30,
  rewardOutcome: 120,
  feed: 120,
  delivery: 30,
  news: 3,
  playerHour: 30,
  playerDay: 365,
  audit: 730,
  board: 365,
  offer: 7,
  rank: 365,
  visitDay: 365,
  visitSource: 30,
  report: 90,
  rememberedName: 365,
  wave: 90,
} as const;

/** What is stored, why, and how long. */
export interface KeptData {
  data: string;
  why: string;
  /** The end of a sentence. */
  kept: string;
  /** Tables of the database that store it. Empty if it is part of another row here, or not in the database. */
  tables: readonly string[];
}

/**
 * Everything that is stored, as listed in docs/data.md and on the privacy page. A table of the database that is missing
 * here fails a test.
 */
export const KEPT_DATA: readonly KeptData[] = [
  {
    data: "Name, email address, and a hash of the password",
    why: "to sign in",
    kept: "until the account is deleted",
    tables: ["account", "credential"],
  },
  {
    data: "The language in which somebody signed up, or that they chose",
    why: "to write pages and emails in it",
    kept: "until they choose to follow their browser, or the account is deleted",
    tables: [],
  },
  {
    data: "An email address that was typed but never confirmed",
    why: "to wait for its confirmation",
    kept: `${KEPT_DAYS.emailClaim} days`,
    tables: [],
  },
  {
    data:
      "A sign-up for a name that a server's links used before: name, email address, and a hash of the password",
    why: "to wait until the address is confirmed, or a moderator decides",
    kept: `${KEPT_DAYS.nameClaim} days`,
    tables: ["name_claim"],
  },
  {
    data:
      "Who came from another site to sign up and chose no name yet: their id there, a confirmed email address, and a hash of a cookie",
    why: "to wait for the name",
    kept: "half an hour, deleted ten minutes later",
    tables: ["newcomer"],
  },
  {
    data: "A name that was given up, or that a deleted account had",
    why: "so that nobody poses as its player",
    kept: `${KEPT_DAYS.formerName} days`,
    tables: ["former_name"],
  },
  {
    data: "Other names that a player has in games, and with each vote under one of them that name",
    why: "so that servers learn and reward the right one",
    kept:
      "the list until the name is removed, those of votes for good; both until the account is deleted",
    tables: ["game_name", "vote_name"],
  },
  {
    data: "The name of a player who voted without signing up, and the server whose link named them",
    why: "to count their votes",
    kept: "for good, or as any account once they sign up",
    tables: [],
  },
  {
    data: "Sessions: the browser, and when it was last seen",
    why: "to stay signed in, and so that users see where they are signed in",
    kept: `${KEPT_DAYS.session} days after the last visit, or until it is ended`,
    tables: ["session"],
  },
  {
    data:
      "The account of another site that somebody signs in with: its id there, and when it was made",
    why: "to recognize them",
    kept: "until it is unlinked or the account is deleted",
    tables: ["identity"],
  },
  {
    data:
      "A sign-in with another site that is under way, and a cookie that ties it to the browser: hashes, and the page to return to",
    why: "to accept its answer once, from the same browser",
    kept: "ten minutes, deleted ten minutes later",
    tables: ["sign_in_round"],
  },
  {
    data: "The IP address where a session began",
    why: "to recognize a stranger's session",
    kept: `${KEPT_DAYS.sessionAddress} days`,
    tables: [],
  },
  {
    data:
      "Passkeys: the name given to each, its public key, the site's host name then, and when it was used last",
    why: "to sign in without a password",
    kept: "until it is removed, or the account is deleted",
    tables: ["passkey"],
  },
  {
    data:
      "Two-step sign-in: the encrypted secret of the authenticator app, and recovery codes as hashes",
    why: "so that a stolen password opens nothing",
    kept: "until it is turned off, a code is used, or the account is deleted",
    tables: ["second_factor", "recovery_code"],
  },
  {
    data: "Sign-ins that wait for the second step",
    why: "to finish them",
    kept: "ten minutes, deleted ten minutes later",
    tables: ["half_sign_in"],
  },
  {
    data:
      "Links for a new password, to sign in once, and the one for the first administrator, as hashes",
    why: "to work once",
    kept: "an hour, and a day at most; when “This wasn't me” was pressed, a week",
    tables: ["verification"],
  },
  {
    data:
      "Votes: who voted, for which server, when, whether signed in, by a link or by a typed name, and how well the account was known: by a confirmed email address, a linked account, or one over 30 days old",
    why: "to count them, once a day each",
    kept: "for good; of a deleted account without its name",
    tables: ["vote", "last_vote", "vote_count", "vote_total"],
  },
  {
    data: "HMACs of a voter's IP address and of its network, each with the day",
    why: "to limit votes from one place",
    kept: "until the next day is over",
    tables: ["vote_address"],
  },
  {
    data:
      "HMACs of linked accounts that were unlinked, or deleted with their account here, each with the day, and which servers they voted for",
    why: "so that none votes for a server twice a day",
    kept: "until the next day is over",
    tables: ["identity_vote"],
  },
  {
    data: "HMACs of the address and of its network with each vote",
    why: "so that moderators can spot bought votes",
    kept: `${KEPT_DAYS.voteOrigin} days`,
    tables: ["vote_origin"],
  },
  {
    data: "Acts on many votes: which votes, who voided them and why",
    why: "to lift them",
    kept: "for good",
    tables: ["void_batch"],
  },
  {
    data:
      "Alerts about unusual votes of a server: how many, beside the usual, and what a moderator decided; never who voted or from where",
    why: "so that moderators look",
    kept: `${KEPT_DAYS.wave} days`,
    tables: ["wave"],
  },
  {
    data: "What owners were told about void votes, and their answers",
    why: "so that they can object",
    kept: `${KEPT_DAYS.wave} days`,
    tables: ["void_notice"],
  },
  {
    data:
      "How often a player voted for a server in a month, and whether they agreed to be listed by name",
    why: "to show who voted most",
    kept: `${KEPT_DAYS.board} days; of a deleted account without its name`,
    tables: ["vote_month"],
  },
  {
    data: "Who voted most on all servers together, of those who agreed to be listed by name",
    why: "to show it without counting every vote each time",
    kept: "until it is counted again, at most a day; of a deleted account not at all",
    tables: ["site_voter"],
  },
  {
    data: "A player's favourites, and their order",
    why: "to vote for them in a row",
    kept: "until the player removes them, or the account is deleted",
    tables: ["favourite"],
  },
  {
    data: "A server's place in the listing by the day",
    why: "to show it over time",
    kept: `${KEPT_DAYS.rank} days`,
    tables: ["server_rank"],
  },
  {
    data:
      "How often a server's page, ballot and badge were opened and its address copied on a day, and the host names of the sites that visitors came from, never who came",
    why: "to show its owner how the listing does",
    kept: `${KEPT_DAYS.visitDay} days, host names ${KEPT_DAYS.visitSource}`,
    tables: ["visit_count", "visit_source"],
  },
  {
    data: "Why a moderator disabled an account",
    why: "to tell its owner",
    kept: "until it is enabled",
    tables: [],
  },
  {
    data: "Solved checks against bots, and passkeys' signed challenges, as hashes",
    why: "to count each once",
    kept: "about ten minutes, challenges an hour",
    tables: ["spent_proof"],
  },
  {
    data:
      "Deliveries of votes to servers' owners, sent or not, with the player's name, and what was answered",
    why: "to send them, and to show owners that they were",
    kept: `${KEPT_DAYS.delivery} days after the vote; of a deleted account at most an hour`,
    tables: ["outbox", "delivery", "attempt"],
  },
  {
    data: "Where an owner's webhooks lead, and on how many days votes were accepted there",
    why: "to send no flood to anybody",
    kept: `${KEPT_DAYS.delivery} days after the last such day, test or replay`,
    tables: ["receiver"],
  },
  {
    data: "Rewards that wait for players, and how they ended",
    why: "to hand each out once",
    kept: `${KEPT_DAYS.rewardWaits} days after the vote, then ${KEPT_DAYS.rewardOutcome} days`,
    tables: ["reward", "reward_outcome"],
  },
  {
    data: "Votes in order, for servers with a feed key",
    why: "so that programs can follow them",
    kept: `${KEPT_DAYS.feed} days`,
    tables: ["feed_entry"],
  },
  {
    data: "Listings, the slugs they had, their API keys as hashes, their webhooks",
    why: "to list servers and to send them votes",
    kept:
      "for good, of a deleted listing only its name, address, slug and revoked keys; a webhook's URL until its key is revoked",
    tables: [
      "server",
      "former_slug",
      "moved_slug",
      "server_tag",
      "server_verification",
      "api_key",
      "key_secret",
      "endpoint",
      "url_key",
      "link_key",
    ],
  },
  {
    data: "Who works on a listing besides its owner, and in which role",
    why: "to let them",
    kept: "until the role, the listing or the account ends",
    tables: ["server_member"],
  },
  {
    data: "Offers of a role or of a listing, and who was asked",
    why: "to wait for the answer, and not to ask again at once",
    kept: `${KEPT_DAYS.offer} days, or until it is accepted`,
    tables: ["server_offer"],
  },
  {
    data: "The name, game or address that an approved listing is to have, or was refused",
    why: "to ask a moderator, and to tell the owner",
    kept: "until it is approved, or the owner takes it back",
    tables: ["listing_change"],
  },
  {
    data: "What a listing said before its owner changed it",
    why: "so that moderators see what changed",
    kept: "until a moderator has looked at the change",
    tables: ["unreviewed_edit"],
  },
  {
    data: "Servers' pictures, re-encoded without camera metadata",
    why: "to show them",
    kept: "until no server has them, and at most a day longer",
    tables: ["picture"],
  },
  {
    data:
      "Reports of listings, with the names of those who were signed in, and what moderators noted",
    why: "to have moderators look",
    kept: `until ${KEPT_DAYS.report} days after they are closed`,
    tables: ["report"],
  },
  {
    data: "Emails to owners about their servers, sent or not",
    why: "to send them, also after an outage",
    kept: `${KEPT_DAYS.news} days`,
    tables: ["news"],
  },
  {
    data: "The site's settings: its name, colour, logo and imprint, and what moderators review",
    why: "to show the site as its administrators set it up",
    kept: "until they change it",
    tables: ["site_setting"],
  },
  {
    data: "Whose links a player lets vote as them, and since when",
    why: "to vote with one click",
    kept: "until the player takes it back, gets a new password, or the account is deleted",
    tables: ["link_agreement"],
  },
  {
    data: "Whether an owner wants such emails, and when the next may go out",
    why: "to send none that is not wanted",
    kept: "until the account is deleted",
    tables: ["mailbox"],
  },
  {
    data: "How often a moderator wants email about what waits, and when they were last told",
    why: "to send no more than that",
    kept: "until the account is deleted",
    tables: ["moderator_mail"],
  },
  {
    data: "How many play on a server, on which map and in which mode, never who",
    why: "to show it",
    kept: `by the hour ${KEPT_DAYS.playerHour} days, by the day ${KEPT_DAYS.playerDay}`,
    tables: ["server_poll", "player_hour", "player_day"],
  },
  {
    data:
      "The trail: who changed which listing, key, webhook or vote, and player names typed into tests",
    why: "to settle disputes",
    kept: `${KEPT_DAYS.audit} days`,
    tables: ["audit_entry"],
  },
  {
    data: "Deleted accounts' ids",
    why: "to delete what still names them",
    kept: "at most an hour",
    tables: ["erasure"],
  },
  {
    data: "The service's own tables, without people",
    why: "to run",
    kept: "for good",
    tables: [
      "board",
      "board_state",
      "board_voter",
      "game",
      "job_run",
      "key_revision",
      "ranking",
      "ranking_change",
      "ranking_state",
      "schema_migration",
      "secret_canary",
      "tag",
    ],
  },
  {
    data: "IP addresses in memory",
    why: "to limit floods and guesses",
    kept: "an hour at most",
    tables: [],
  },
  {
    data: "The log: paths and times; without a mail server also email addresses and links",
    why: "to find faults",
    kept: "as long as the host keeps it",
    tables: [],
  },
  {
    data:
      "Cookies, in the browser: the session, that an account signed in there before, a sign-up without a name, the theme and the language if one was chosen, what ties a passkey or a second step to this browser, and what a form just did",
    why:
      "to stay signed in, so that strangers cannot lock the account, to wait for the name, to show that theme and language, so that nobody else's browser can answer, and to say so on the next page",
    kept:
      `${KEPT_DAYS.session} and ${KEPT_DAYS.knownBrowser} days, half an hour, ${KEPT_DAYS.theme} days, an hour, and a minute`,
    tables: [],
  },
  {
    data:
      "A cookie with the name that a player typed to vote, if they asked this browser to remember it",
    why: "to fill it in the next time",
    kept: `${KEPT_DAYS.rememberedName} days after the last vote, or until they have it forgotten`,
    tables: [],
  },
  {
    data: "The language of code that was chosen in the guides, in the browser",
    why: "to show the next guide in it",
    kept: "until the tab is closed",
    tables: [],
  },
];
