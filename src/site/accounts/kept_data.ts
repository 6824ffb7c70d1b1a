import type { Words } from "../../core/locales/locale.ts";
import { KEPT_DAYS } from "../../core/database/kept_days.ts";

/** A kind of stored data, its purpose and its retention, in one language. */
interface KeptTexts {
  data: string;
  why: string;
  /** The retention, as the end of a sentence. */
  kept: string;
}

/** A kind of stored data. */
interface KeptData {
  texts: (words: Words["keptData"]) => KeptTexts;
  /** The tables that store it. Empty if another entry contains it, or if it isn't in the database. */
  tables: readonly string[];
}

/**
 * All stored data by subject, for docs/data.md and the privacy page. A test fails if a table of the database is missing
 * here.
 */
export const KEPT_GROUPS: Readonly<Record<keyof Words["privacy"]["groups"], readonly KeptData[]>> =
  {
    account: [
      { texts: (words) => words.account, tables: ["account", "credential"] },
      { texts: (words) => words.language, tables: [] },
      { texts: (words) => words.imported, tables: ["imported_account"] },
      {
        texts: ({ emailClaim, days }) => ({ ...emailClaim, kept: days(KEPT_DAYS.emailClaim) }),
        tables: [],
      },
      {
        texts: ({ nameClaim, days }) => ({ ...nameClaim, kept: days(KEPT_DAYS.nameClaim) }),
        tables: ["name_claim"],
      },
      { texts: (words) => words.newcomer, tables: ["newcomer"] },
      {
        texts: ({ formerName, days }) => ({ ...formerName, kept: days(KEPT_DAYS.formerName) }),
        tables: ["former_name"],
      },
      { texts: (words) => words.gameName, tables: ["game_name", "vote_name"] },
      { texts: (words) => words.disabled, tables: [] },
    ],
    signIn: [
      {
        texts: ({ session }) => ({ ...session, kept: session.kept(KEPT_DAYS.session) }),
        tables: ["session"],
      },
      {
        texts: ({ sessionAddress, days }) => ({
          ...sessionAddress,
          kept: days(KEPT_DAYS.sessionAddress),
        }),
        tables: [],
      },
      { texts: (words) => words.identity, tables: ["identity"] },
      { texts: (words) => words.signInRound, tables: ["sign_in_round"] },
      { texts: (words) => words.passkey, tables: ["passkey"] },
      { texts: (words) => words.secondFactor, tables: ["second_factor", "recovery_code"] },
      { texts: (words) => words.halfSignIn, tables: ["half_sign_in"] },
      { texts: (words) => words.verification, tables: ["verification"] },
      {
        texts: ({ queuedMail }) => ({ ...queuedMail, kept: queuedMail.kept(KEPT_DAYS.news) }),
        tables: ["queued_mail"],
      },
    ],
    votes: [
      {
        texts: (words) => words.vote,
        tables: ["vote", "last_vote", "vote_count", "vote_total", "imported_month"],
      },
      { texts: (words) => words.linkedVoter, tables: [] },
      { texts: (words) => words.voteAddress, tables: ["vote_address"] },
      { texts: (words) => words.identityVote, tables: ["identity_vote"] },
      {
        texts: ({ voteOrigin, days }) => ({ ...voteOrigin, kept: days(KEPT_DAYS.voteOrigin) }),
        tables: ["vote_origin"],
      },
      { texts: (words) => words.spentProof, tables: ["spent_proof"] },
      { texts: (words) => words.linkAgreement, tables: ["link_agreement"] },
      { texts: (words) => words.favourite, tables: ["favourite"] },
      {
        texts: ({ voteMonth }) => ({ ...voteMonth, kept: voteMonth.kept(KEPT_DAYS.board) }),
        tables: ["vote_month"],
      },
      { texts: (words) => words.siteVoter, tables: ["site_voter"] },
    ],
    servers: [
      {
        texts: (words) => words.server,
        tables: [
          "server",
          "former_slug",
          "old_address",
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
      { texts: (words) => words.member, tables: ["server_member"] },
      {
        texts: ({ offer }) => ({ ...offer, kept: offer.kept(KEPT_DAYS.offer) }),
        tables: ["server_offer"],
      },
      { texts: (words) => words.listingChange, tables: ["listing_version", "listing_change"] },
      { texts: (words) => words.unreviewedEdit, tables: ["unreviewed_edit"] },
      { texts: (words) => words.picture, tables: ["picture"] },
      {
        texts: ({ players }) => ({
          ...players,
          kept: players.kept(KEPT_DAYS.playerHour, KEPT_DAYS.playerDay),
        }),
        tables: ["server_poll", "player_hour", "player_day"],
      },
      {
        texts: ({ rank, days }) => ({ ...rank, kept: days(KEPT_DAYS.rank) }),
        tables: ["server_rank"],
      },
      {
        texts: ({ visits }) => ({
          ...visits,
          kept: visits.kept(KEPT_DAYS.visitDay, KEPT_DAYS.visitSource),
        }),
        tables: ["visit_count", "visit_source"],
      },
      { texts: ({ news, days }) => ({ ...news, kept: days(KEPT_DAYS.news) }), tables: ["news"] },
      { texts: (words) => words.mailbox, tables: ["mailbox"] },
    ],
    rewards: [
      {
        texts: ({ delivery }) => ({ ...delivery, kept: delivery.kept(KEPT_DAYS.delivery) }),
        tables: ["outbox", "delivery", "attempt"],
      },
      {
        texts: ({ receiver }) => ({ ...receiver, kept: receiver.kept(KEPT_DAYS.delivery) }),
        tables: ["receiver"],
      },
      {
        texts: ({ reward }) => ({
          ...reward,
          kept: reward.kept(KEPT_DAYS.rewardWaits, KEPT_DAYS.rewardOutcome),
        }),
        tables: ["reward", "reward_outcome"],
      },
      {
        texts: ({ goalReach, days }) => ({ ...goalReach, kept: days(KEPT_DAYS.goalReach) }),
        tables: ["goal_reach"],
      },
      { texts: (words) => words.goal, tables: ["goal", "goal_given"] },
      {
        texts: ({ feed, days }) => ({ ...feed, kept: days(KEPT_DAYS.feed) }),
        tables: ["feed_entry"],
      },
    ],
    moderation: [
      {
        texts: ({ report }) => ({ ...report, kept: report.kept(KEPT_DAYS.report) }),
        tables: ["report"],
      },
      { texts: ({ wave, days }) => ({ ...wave, kept: days(KEPT_DAYS.wave) }), tables: ["wave"] },
      {
        texts: ({ voidNotice, days }) => ({ ...voidNotice, kept: days(KEPT_DAYS.wave) }),
        tables: ["void_notice"],
      },
      { texts: (words) => words.voidBatch, tables: ["void_batch"] },
      { texts: (words) => words.moderatorMail, tables: ["moderator_mail"] },
      {
        texts: ({ trail, days }) => ({ ...trail, kept: days(KEPT_DAYS.audit) }),
        tables: ["audit_entry"],
      },
    ],
    site: [
      { texts: (words) => words.siteSetting, tables: ["site_setting", "desk_chat", "desk_told"] },
      { texts: (words) => words.erasure, tables: ["erasure"] },
      {
        texts: (words) => words.own,
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
          "vote_change",
        ],
      },
      { texts: (words) => words.addresses, tables: [] },
      { texts: (words) => words.log, tables: [] },
    ],
    browser: [
      {
        texts: ({ cookies }) => ({
          ...cookies,
          kept: cookies.kept(KEPT_DAYS.session, KEPT_DAYS.knownBrowser, KEPT_DAYS.theme),
        }),
        tables: [],
      },
      {
        texts: ({ rememberedName }) => ({
          ...rememberedName,
          kept: rememberedName.kept(KEPT_DAYS.rememberedName),
        }),
        tables: [],
      },
      { texts: (words) => words.codeLanguage, tables: [] },
    ],
  };

/** The data of all groups. */
export const KEPT_DATA: readonly KeptData[] = Object.values(KEPT_GROUPS).flat();
