/** Retention in days of what the timetable deletes. */
export const KEPT_DAYS = {
  emailClaim: 7,
  nameClaim: 30,
  formerName: 90,
  session: 30,
  sessionAddress: 30,
  knownBrowser: 365,
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
  rank: 365,
  report: 90,
} as const;

/**
 * Data, why, how long (the end of a sentence), and where the database stores it. There is no table if it is part of
 * another kind, or not in the database. A table of the database that is missing here fails a test.
 */
const ROWS = `
Name, email address, and a hash of the password | to sign in | until the account is deleted | account credential
An email address that was typed but never confirmed | to wait for its confirmation | ${KEPT_DAYS.emailClaim} days |
A sign-up for a name that a server's links used before: name, email address, and a hash of the password | to wait until the address is confirmed, or a moderator decides | ${KEPT_DAYS.nameClaim} days | name_claim
A name that was given up, or that a deleted account had | so that nobody poses as its player | ${KEPT_DAYS.formerName} days | former_name
The name of a player who voted without signing up, and the server whose link named them | to count their votes | for good, or as any account once they sign up |
Sessions: the browser, and when it was last seen | to stay signed in, and to see where one is | ${KEPT_DAYS.session} days after the last visit, or until it is ended | session
The IP address where a session began | to recognize a stranger's session | ${KEPT_DAYS.sessionAddress} days |
Links for a new password, and the one for the first moderator, as hashes | to work once | an hour, and a day at most | verification
Votes: who voted, for which server, when, and whether signed in, by a link or by a typed name | to count them, once a day each | for good; of a deleted account without its name | vote last_vote vote_count vote_total
HMACs of a voter's IP address and of its network, each with the day | to limit votes from one place | until the next day is over | vote_address
The HMAC of the address with each vote | so that moderators can tell bought votes | ${KEPT_DAYS.voteOrigin} days | vote_origin
Acts on many votes: which votes, who voided them and why | to lift them | for good | void_batch
How often a player voted for a server in a month, and whether they agreed to be listed by name | to show who voted most | ${KEPT_DAYS.board} days; of a deleted account without its name | vote_month
A server's place in the listing by the day | to show it over time | ${KEPT_DAYS.rank} days | server_rank
Why a moderator disabled an account | to tell its owner | until it is enabled |
Solved checks against bots, as hashes | to count each once | about ten minutes | spent_proof
Deliveries of votes to servers' owners, sent or not, with the player's name, and what was answered | to send them, and to show owners that they were | ${KEPT_DAYS.delivery} days after the vote; of a deleted account at most an hour | outbox delivery attempt
Where an owner's webhooks lead, and on how many days votes were accepted there | to send no flood to anybody | ${KEPT_DAYS.delivery} days after the last such day, test or replay | receiver
Rewards that wait for players, and how they ended | to hand each out once | ${KEPT_DAYS.rewardWaits} days after the vote, then ${KEPT_DAYS.rewardOutcome} days | reward reward_outcome
Votes in the order of their coming, of servers that read it | so that programs follow it | ${KEPT_DAYS.feed} days | feed_entry
Listings, the slugs they had, their API keys as hashes, their webhooks | to list servers and to send them votes | for good; a webhook's URL until its key is revoked | server former_slug server_tag server_verification api_key key_secret endpoint url_key link_key
The name, game or address that an approved listing is to have, or was refused | to ask a moderator, and to tell the owner | until it is approved, or the owner takes it back | listing_change
Servers' pictures, written anew without what a camera notes in them | to show them | until no server has them, and at most a day longer | picture
Reports of listings, with the names of those who were signed in, and what moderators noted | to have moderators look | until ${KEPT_DAYS.report} days after they are closed | report
Emails to owners about their servers, sent or not | to send them, also after an outage | ${KEPT_DAYS.news} days | news
Whose links a player lets vote as them, and since when | to vote with one click | until the player takes it back, gets a new password, or the account is deleted | link_agreement
Whether an owner wants such emails, and when the next may go out | to send none that is not wanted | until the account is deleted | mailbox
How many play on a server, never who | to show it | by the hour ${KEPT_DAYS.playerHour} days, by the day ${KEPT_DAYS.playerDay} | server_poll player_hour player_day
The trail: who changed which listing, key, webhook or vote, and player names typed into tests | to settle disputes | ${KEPT_DAYS.audit} days | audit_entry
Deleted accounts' ids | to delete what still names them | at most an hour | erasure
The service's own tables, without people | to run | for good | game job_run key_revision ranking ranking_change ranking_state schema_migration secret_canary tag
IP addresses in memory | to limit floods and guesses | an hour at most |
The log: paths and times; without a mail server also email addresses and links | to find faults | as long as the host keeps it |
Cookies, in the browser: the session, that an account signed in there before, and what a form just did | to stay signed in, so that strangers cannot lock the account, and to say so on the next page | ${KEPT_DAYS.session} and ${KEPT_DAYS.knownBrowser} days, and a minute |
The language of code that was chosen in the guides, in the browser | to show the next guide in it | until the tab is closed |
`;

/** Everything that is stored, as listed in docs/data.md and on the privacy page. */
export const KEPT_DATA = ROWS.trim().split("\n").map((row) => {
  const [data = "", why = "", kept = "", tables = ""] = row.split("|").map((cell) => cell.trim());
  return { data, why, kept, tables: tables.split(" ").filter(Boolean) };
});
