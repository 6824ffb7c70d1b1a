// Written by `deno task generate` from locales/. Do not edit.

/** Formats numbers and dates in one language. */
export interface Formatters {
  count(number: number): string;
  plural(number: number): Intl.LDMLPluralRule;
  /** With one digit after the point at most. */
  decimal(number: number): string;
  /** Returns a formatter that is kept under its key. */
  date(key: string, options: Intl.DateTimeFormatOptions): (date: Date) => string;
}

/** The words of a language. */
export interface Words {
  readonly account: {
    readonly username: string;
    readonly usernameHelp: string;
    readonly email: string;
    readonly emailHelp: string;
    readonly password: string;
    readonly passwordHelp: string;
    readonly newPassword: string;
    readonly currentPassword: string;
    readonly makeLink: string;
    readonly noMail: string;
    readonly signUp: {
      readonly title: string;
      readonly lead: string;
      readonly submit: string;
      readonly toVote: (server: string) => string;
      readonly toVoteLead: string;
      readonly toVoteConfirmed: string;
      readonly inGame: (game: string) => string;
      readonly inGameHelp: (server: string) => string;
      readonly submitToVote: string;
      readonly ready: string;
      readonly noScript: string;
      readonly privacy: string;
      readonly haveOne: string;
      readonly signIn: string;
      readonly or: string;
    };
    readonly providers: {
      readonly names: { readonly discord: string; readonly steam: string };
      readonly button: {
        readonly sign_in: (provider: string) => string;
        readonly sign_up: (provider: string) => string;
        readonly link: (provider: string) => string;
        readonly prove: (provider: string) => string;
      };
      readonly leaving: (provider: string) => string;
      readonly goOn: (provider: string) => string;
      readonly byPassword: string;
      readonly declined: { readonly title: (provider: string) => string; readonly lead: string };
      readonly not_proven: { readonly title: (provider: string) => string; readonly lead: string };
      readonly round_unknown: {
        readonly title: string;
        readonly lead: (provider: string) => string;
      };
      readonly unavailable: { readonly title: (provider: string) => string; readonly lead: string };
      readonly misconfigured: {
        readonly title: (provider: string) => string;
        readonly lead: string;
      };
      readonly taken: { readonly title: (provider: string) => string; readonly lead: string };
      readonly not_theirs: {
        readonly title: (provider: string) => string;
        readonly lead: (provider: string) => string;
      };
      readonly signed_out: { readonly title: string; readonly lead: (provider: string) => string };
    };
    readonly newcomer: {
      readonly title: string;
      readonly titleToVote: (server: string) => string;
      readonly lead: (provider: string) => string;
      readonly submit: string;
      readonly submitToVote: string;
      readonly haveOne: string;
      readonly isItYours: (name: string) => string;
      readonly signIn: (provider: string) => string;
      readonly link: (provider: string) => string;
      readonly linkLead: (provider: string, name: string) => string;
      readonly unknown: { readonly title: string; readonly lead: string };
    };
    readonly entry: {
      readonly gone: { readonly title: string; readonly lead: string };
      readonly disabled: string;
    };
    readonly signInLink: {
      readonly title: (username: string) => string;
      readonly lead: string;
      readonly submit: string;
    };
    readonly proof: { readonly comesNext: string; readonly justShown: string };
    readonly waysIn: {
      readonly heading: string;
      readonly lead: string;
      readonly isLinked: string;
      readonly isOff: string;
      readonly linked: string;
      readonly unlink: string;
      readonly only: string;
      readonly password: string;
      readonly set: string;
      readonly passwordNote: string;
      readonly noPassword: string;
      readonly changePassword: string;
      readonly setPassword: string;
    };
    readonly passwordsOff: { readonly title: string; readonly lead: string };
    readonly signIn: {
      readonly title: string;
      readonly toVote: (server: string) => string;
      readonly or: string;
      readonly orElse: string;
      readonly last: string;
      readonly nameOrEmail: string;
      readonly submit: string;
      readonly limited: (wait: string) => string;
      readonly ready: string;
      readonly noScript: string;
      readonly forgot: string;
      readonly haveNone: string;
      readonly signUp: string;
      readonly disabled: string;
      readonly disabledWhy: (reason: string) => string;
    };
    readonly reset: {
      readonly title: string;
      readonly lead: string;
      readonly noMail: string;
      readonly submit: string;
      readonly asked: { readonly title: string; readonly lead: string };
      readonly askedNoMail: { readonly title: string; readonly lead: string };
      readonly choice: { readonly title: string; readonly lead: string; readonly submit: string };
      readonly dead: { readonly title: string; readonly lead: string };
      readonly again: string;
    };
    readonly firstModerator: {
      readonly title: string;
      readonly lead: (username: string) => string;
      readonly submit: string;
      readonly dead: { readonly title: string; readonly lead: string };
    };
    readonly verify: {
      readonly title: string;
      readonly lead: (email: string, username: string) => string;
      readonly submit: string;
      readonly dead: { readonly title: string; readonly lead: string };
      readonly enough: { readonly title: string; readonly lead: string };
    };
    readonly serverEmail: {
      readonly heading: string;
      readonly lead: string;
      readonly unconfirmed: string;
      readonly turnOn: string;
      readonly turnOff: string;
      readonly stop: string;
      readonly ask: { readonly title: string; readonly lead: string };
      readonly done: { readonly title: string; readonly lead: string };
      readonly dead: { readonly title: string; readonly lead: string };
    };
    readonly name: {
      readonly title: string;
      readonly newTitle: string;
      readonly question: string;
      readonly youVoteAs: string;
      readonly why: string;
      readonly yes: string;
      readonly change: string;
      readonly newName: string;
      readonly save: string;
      readonly correction: string;
      readonly rule: string;
      readonly next: (day: string) => string;
    };
    readonly account: {
      readonly title: string;
      readonly onThisPage: string;
      readonly since: (day: string) => string;
      readonly names: string;
      readonly mail: string;
      readonly mailAndLanguage: string;
      readonly privacy: string;
      readonly nameNote: string;
      readonly changeName: string;
      readonly confirmed: string;
      readonly unconfirmed: string;
      readonly emailNote: string;
      readonly unconfirmedLead: string;
      readonly sendAgain: string;
      readonly noEmail: string;
      readonly noEmailLead: string;
      readonly addEmail: string;
      readonly newEmailWaits: (email: string) => string;
      readonly noMailLink: (email: string) => string;
      readonly changeEmail: string;
      readonly dataHeading: string;
      readonly dataLead: string;
      readonly download: string;
      readonly deleteHeading: string;
      readonly deleteLead: string;
      readonly delete: string;
    };
    readonly ownPassword: {
      readonly change: { readonly title: string; readonly lead: string; readonly submit: string };
      readonly set: { readonly title: string; readonly lead: string; readonly submit: string };
      readonly back: string;
    };
    readonly sessions: {
      readonly heading: string;
      readonly count: (sessions: number) => string;
      readonly thisOne: string;
      readonly unknown: string;
      readonly unknownAddress: string;
      readonly since: string;
      readonly lastSeen: string;
      readonly end: string;
      readonly endOthers: string;
    };
    readonly nameClaim: {
      readonly mailed: {
        readonly title: string;
        readonly lead: (username: string, email: string) => string;
      };
      readonly tooMany: {
        readonly title: string;
        readonly lead: (username: string, email: string) => string;
      };
      readonly unmailed: { readonly title: string; readonly lead: (username: string) => string };
      readonly take: {
        readonly title: (username: string) => string;
        readonly lead: (username: string, site: string) => string;
        readonly submit: string;
      };
      readonly waits: { readonly title: string; readonly lead: string };
    };
    readonly agreements: { readonly lead: string; readonly since: string; readonly end: string };
    readonly changeEmail: {
      readonly title: string;
      readonly lead: string;
      readonly noMail: string;
      readonly newEmail: string;
      readonly submit: string;
    };
    readonly download: {
      readonly title: string;
      readonly lead: (username: string) => string;
      readonly submit: string;
      readonly back: string;
    };
    readonly deletion: {
      readonly title: string;
      readonly lead: (username: string) => string;
      readonly blocked: (listings: number) => string;
      readonly listings: string;
      readonly blocking: { readonly pending: string; readonly approved: string };
      readonly handOver: string;
      readonly unlist: string;
      readonly deleteListing: string;
      readonly after: string;
      readonly lookAgain: string;
      readonly submit: string;
      readonly back: string;
    };
  };
  readonly charts: {
    readonly asTable: string;
    readonly number: (number: number) => string;
    readonly day: (at: Date) => string;
    readonly weekday: (at: Date) => string;
    readonly today: string;
    readonly votes: {
      readonly title: string;
      readonly heads: readonly [string, string];
      readonly summary: (sum: number, today: number, days: number) => string;
      readonly on: (day: Date, votes: number) => string;
    };
    readonly players: {
      readonly title: string;
      readonly last: string;
      readonly offline: string;
      readonly summary: (most: number, mean: number) => string;
      readonly on: (at: Date, players: number) => string;
      readonly heads: readonly [string, string, string];
    };
    readonly rank: {
      readonly title: string;
      readonly heads: readonly [string, string];
      readonly place: (rank: number) => string;
      readonly summary: (last: number, best: number, day: Date) => string;
      readonly on: (day: Date, rank: number) => string;
    };
  };
  readonly chats: {
    readonly message: {
      readonly one: (player: string, server: string) => string;
      readonly many: (votes: number, server: string) => string;
      readonly earlier: (server: string, votes: number) => string;
      readonly test: (server: string) => string;
      readonly vote: string;
      readonly total: (votes: number) => string;
      readonly more: (votes: number) => string;
      readonly top: (server: string, month: Date) => string;
      readonly topLine: (place: number, player: string, votes: number) => string;
      readonly others: (players: number) => string;
    };
    readonly page: {
      readonly title: (server: string) => string;
      readonly lead: string;
      readonly heading: string;
      readonly often: string;
      readonly connect: string;
      readonly example: string;
      readonly offer: (address: string) => string;
      readonly address: string;
      readonly addressHelp: string;
      readonly service: string;
      readonly serviceHelp: string;
      readonly language: string;
      readonly languageOfOwner: string;
      readonly submit: string;
      readonly all: string;
    };
    readonly paces: {
      readonly at_once: string;
      readonly ten_minutes: string;
      readonly daily: string;
    };
    readonly channel: {
      readonly title: string;
      readonly lead: string;
      readonly replayLead: (days: number) => string;
      readonly addressKept: string;
      readonly save: string;
      readonly test: string;
      readonly testLead: string;
      readonly testButton: string;
      readonly gone: string;
    };
    readonly desk: {
      readonly reports: (reports: number) => string;
      readonly test: (site: string) => string;
      readonly open: string;
    };
  };
  readonly deliveries: {
    readonly log: {
      readonly heading: string;
      readonly lead: string;
      readonly none: string;
      readonly noneNext: string;
      readonly noneFound: string;
      readonly noneOf: (search: string) => string;
      readonly noneOfNext: string;
      readonly backwards: string;
      readonly showAll: string;
      readonly find: string;
      readonly from: string;
      readonly to: string;
      readonly atLeast: (votes: number) => string;
      readonly byState: string;
      readonly all: string;
      readonly filter: string;
      readonly allKeys: string;
      readonly show: string;
      readonly player: string;
      readonly nobody: string;
      readonly topTen: string;
      readonly cast: string;
      readonly key: string;
      readonly state: string;
      readonly last: string;
      readonly attempts: string;
      readonly next: string;
      readonly again: string;
      readonly test: string;
      readonly pages: string;
      readonly older: string;
      readonly newest: string;
      readonly title: (server: string) => string;
      readonly titleOf: (server: string, state: string) => string;
      readonly retryLead: { readonly abandoned: string; readonly held: string };
      readonly retry: {
        readonly abandoned: (key: string) => string;
        readonly held: (key: string) => string;
      };
    };
    readonly day: {
      readonly title: string;
      readonly arrived: string;
      readonly atOnce: string;
      readonly sent: string;
      readonly kept: { readonly pending: string; readonly abandoned: string };
      readonly typical: string;
      readonly slow: string;
      readonly label: (atOnce: number, late: number, failed: number) => string;
      readonly axis: readonly [string, string, string, string, string];
      readonly legend: { readonly ok: string; readonly late: string; readonly bad: string };
    };
    readonly ruler: {
      readonly label: (made: number, of: number) => string;
      readonly wait: {
        readonly atOnce: string;
        readonly seconds: (seconds: number) => string;
        readonly minutes: (minutes: number) => string;
        readonly hours: (hours: number) => string;
      };
    };
    readonly one: {
      readonly title: (player: string, key: string, server: string) => string;
      readonly back: string;
      readonly cast: string;
      readonly toKey: string;
      readonly next: string;
      readonly nextAt: string;
      readonly rejectedWith: (status: string) => string;
      readonly vote: string;
      readonly id: string;
      readonly noUrl: string;
      readonly formerUrl: string;
      readonly elsewhere: string;
      readonly sinceMoved: string;
      readonly finished: string;
      readonly resend: string;
      readonly stands: string;
      readonly underWay: string;
      readonly request: string;
      readonly requestLead: (attempt: number) => string;
      readonly notSent: string;
      readonly attempts: string;
      readonly schedule: string;
      readonly answer: string;
      readonly headers: string;
      readonly answerKept: string;
      readonly saveRedirect: string;
      readonly answered: (status: string, time: string) => string;
      readonly noResponse: string;
      readonly reasons: {
        readonly key_revoked: string;
        readonly url_cleared: string;
        readonly vote_voided: string;
        readonly no_destination: string;
      };
    };
    readonly states: {
      readonly held: string;
      readonly pending: string;
      readonly sending: string;
      readonly delivered: string;
      readonly abandoned: string;
    };
    readonly ends: {
      readonly delivered: string;
      readonly unconfirmed: string;
      readonly rejected: string;
      readonly redirected: string;
      readonly redirected_elsewhere: string;
      readonly apps_script: string;
      readonly interrupted: string;
      readonly timeout: string;
      readonly connect_failed: string;
      readonly connection_lost: string;
      readonly tls_failed: string;
      readonly tls_self_signed: string;
      readonly tls_untrusted: string;
      readonly tls_expired: string;
      readonly tls_other_name: string;
      readonly tls_old: string;
      readonly tls_plain: string;
      readonly tls_expected: string;
      readonly http2_only: string;
      readonly dns_failed: string;
      readonly private_address: string;
      readonly bad_response: string;
      readonly bad_url: string;
      readonly bad_secret: string;
      readonly not_votifier: string;
      readonly votifier_key_missing: string;
      readonly token_refused: string;
      readonly votifier_refused: string;
      readonly name_refused: string;
      readonly posted: string;
      readonly chat_gone: string;
      readonly chat_refused: string;
      readonly chat_busy: string;
      readonly internal_error: string;
      readonly gone: string;
      readonly key_revoked: string;
      readonly url_cleared: string;
      readonly vote_voided: string;
      readonly no_destination: string;
    };
    readonly time: {
      readonly milliseconds: (ms: number) => string;
      readonly seconds: (seconds: number) => string;
    };
  };
  readonly docs: {
    readonly all: string;
    readonly nav: string;
    readonly contents: string;
    readonly asText: string;
    readonly table: (nth: number) => string;
    readonly search: string;
    readonly submit: string;
    readonly results: (query: string) => string;
    readonly found: (parts: number) => string;
    readonly ask: string;
    readonly nothing: string;
    readonly inCode: string;
    readonly examples: { readonly code: string; readonly header: string; readonly plugin: string };
    readonly code: string;
    readonly status: string;
    readonly allErrors: string;
    readonly references: {
      readonly api: string;
      readonly rewards: string;
      readonly public: string;
    };
  };
  readonly factors: {
    readonly passkey: {
      readonly use: string;
      readonly useHere: string;
      readonly failed: string;
      readonly wrong: string;
    };
    readonly passkeys: {
      readonly heading: string;
      readonly lead: string;
      readonly badge: string;
      readonly formerHost: string;
      readonly added: string;
      readonly used: string;
      readonly neverUsed: string;
      readonly add: string;
      readonly remove: string;
      readonly new: {
        readonly title: string;
        readonly lead: string;
        readonly name: string;
        readonly nameHelp: string;
        readonly submit: string;
        readonly noScript: string;
        readonly refused: string;
        readonly tooMany: (max: number) => string;
        readonly back: string;
      };
    };
    readonly second: {
      readonly heading: string;
      readonly lead: string;
      readonly setUp: string;
      readonly change: string;
      readonly title: string;
      readonly offLead: string;
      readonly required: (who: "servers" | "desk") => string;
      readonly app: {
        readonly title: string;
        readonly again: string;
        readonly againLead: string;
        readonly lead: string;
        readonly qr: string;
        readonly key: string;
        readonly open: string;
        readonly code: string;
        readonly submit: string;
      };
      readonly passkeys: {
        readonly title: string;
        readonly lead: string;
        readonly none: string;
        readonly add: string;
        readonly submit: string;
      };
      readonly state: {
        readonly title: string;
        readonly app: string;
        readonly passkeys: string;
        readonly codes: (left: number) => string;
        readonly renew: string;
        readonly turnOff: string;
      };
      readonly codes: {
        readonly title: string;
        readonly lead: string;
        readonly label: string;
        readonly copy: string;
        readonly done: string;
      };
    };
    readonly half: {
      readonly title: string;
      readonly lead: (username: string) => string;
      readonly code: string;
      readonly codeHelp: string;
      readonly wrong: string;
      readonly wrongRecovery: string;
      readonly submit: string;
      readonly recovery: string;
      readonly recoveryCode: string;
      readonly recoveryHelp: string;
      readonly lost: string;
      readonly contact: string;
      readonly other: string;
      readonly dead: { readonly title: string; readonly lead: string };
      readonly signIn: string;
    };
    readonly prove: {
      readonly title: string;
      readonly lead: (username: string) => string;
      readonly holds: string;
      readonly acts: {
        readonly key: string;
        readonly votifier: string;
        readonly webhook: string;
        readonly people: string;
        readonly handover: string;
        readonly listing: string;
        readonly voids: string;
        readonly role: string;
        readonly passkey: string;
        readonly passkey_removal: string;
        readonly second_factor: string;
        readonly unlink: string;
        readonly link: string;
        readonly password: string;
        readonly email: string;
        readonly export: string;
        readonly deletion: string;
      };
      readonly kept: string;
      readonly lost: string;
      readonly password: string;
      readonly code: string;
      readonly wrongPassword: string;
      readonly wrongCode: string;
      readonly submit: string;
      readonly or: string;
      readonly provider: (name: string) => string;
      readonly again: string;
      readonly none: string;
      readonly notNow: string;
      readonly back: string;
    };
    readonly notMe: {
      readonly title: string;
      readonly lead: string;
      readonly ifPressed: string;
      readonly effects: readonly [string, string, string];
      readonly submit: string;
      readonly signedInAt: string;
      readonly itWasMe: string;
      readonly dead: { readonly title: string; readonly lead: string };
      readonly mailed: { readonly title: string; readonly lead: string };
      readonly no_mail: { readonly title: string; readonly lead: string };
      readonly used: { readonly title: string; readonly lead: string };
      readonly no_password: { readonly title: string; readonly lead: string };
      readonly reset: string;
      readonly signIn: string;
    };
  };
  readonly faults: {
    readonly required: string;
    readonly code: string;
    readonly confirmTest: string;
    readonly currentPassword: string;
    readonly game: string;
    readonly listingName: string;
    readonly noPasskeys: string;
    readonly noneTicked: string;
    readonly notReady: string;
    readonly password: string;
    readonly port: string;
    readonly reason: string;
    readonly role: string;
    readonly signIn: string;
    readonly signInBusy: string;
    readonly time: string;
    readonly nothingToReplay: string;
    readonly urlUnsaved: string;
    readonly number: string;
  };
  readonly forms: {
    readonly signed_out: string;
    readonly password_reset: string;
    readonly password_set: string;
    readonly identity_linked: string;
    readonly identity_unlinked: string;
    readonly password_changed: string;
    readonly passkey_added: string;
    readonly passkey_removed: string;
    readonly second_factor_off: string;
    readonly email_confirmed: string;
    readonly administrator_made: string;
    readonly settings_saved: string;
    readonly nothing_changed: string;
    readonly look_saved: string;
    readonly test_mail_sent: string;
    readonly site_role_changed: string;
    readonly verification_sent: string;
    readonly verification_logged: string;
    readonly renamed: string;
    readonly server_email_on: string;
    readonly server_email_off: string;
    readonly language_saved: string;
    readonly boards_on: string;
    readonly boards_off: string;
    readonly favourite_added: string;
    readonly favourite_removed: string;
    readonly all_voted: string;
    readonly name_forgotten: string;
    readonly game_name_added: string;
    readonly game_name_removed: string;
    readonly links_ended: string;
    readonly session_ended: string;
    readonly sessions_ended: string;
    readonly account_deleted: string;
    readonly key_revoked: string;
    readonly receiver_removed: string;
    readonly secret_activated: string;
    readonly link_key_removed: string;
    readonly votifier_tested: string;
    readonly rewards_saved: string;
    readonly test_vote_waits: string;
    readonly chat_connected: string;
    readonly chat_saved: string;
    readonly webhook_saved: string;
    readonly webhook_paused: string;
    readonly webhook_resumed: string;
    readonly webhook_resumed_held: string;
    readonly replayed: string;
    readonly replayed_more: string;
    readonly checked: string;
    readonly server_submitted: string;
    readonly server_resubmitted: string;
    readonly server_unlisted: string;
    readonly server_relisted: string;
    readonly server_deleted: string;
    readonly offer_made: string;
    readonly offer_withdrawn: string;
    readonly offer_declined: string;
    readonly member_joined: string;
    readonly server_taken_over: string;
    readonly role_changed: string;
    readonly member_removed: string;
    readonly member_removed_keys: string;
    readonly role_changed_keys: string;
    readonly server_left: string;
    readonly server_saved: string;
    readonly picture_saved: string;
    readonly picture_removed: string;
    readonly picture_taken_down: string;
    readonly pictures_accepted: string;
    readonly edits_accepted: string;
    readonly edits_put_back: string;
    readonly several_decided: string;
    readonly report_sent: string;
    readonly reports_closed: string;
    readonly change_waits: string;
    readonly change_withdrawn: string;
    readonly server_approved: string;
    readonly server_rejected: string;
    readonly server_suspended: string;
    readonly vote_voided: string;
    readonly votes_voided: string;
    readonly wave_dismissed: string;
    readonly answer_read: string;
    readonly void_answered: string;
    readonly moderator_mail_saved: string;
    readonly votes_restored: string;
    readonly name_given: string;
    readonly name_refused: string;
    readonly account_disabled: string;
    readonly account_enabled: string;
    readonly game_added: string;
    readonly tag_added: string;
    readonly game_edited: string;
    readonly game_merged: string;
    readonly game_removed: string;
    readonly tag_edited: string;
    readonly tag_merged: string;
    readonly tag_removed: string;
  };
  readonly frame: {
    readonly layout: {
      readonly about: (site: string) => string;
      readonly faulty: (title: string) => string;
      readonly skip: string;
      readonly mainMenu: string;
      readonly way: string;
      readonly yourMenu: string;
      readonly servers: string;
      readonly games: string;
      readonly findServers: string;
      readonly findBy: string;
      readonly findShort: string;
      readonly listServer: string;
      readonly footMenu: string;
      readonly footPlayers: string;
      readonly footOwners: string;
      readonly footSite: string;
      readonly languages: string;
      readonly changeLanguage: string;
      readonly topVoters: string;
      readonly api: string;
      readonly docs: string;
      readonly myServers: string;
      readonly moderation: string;
      readonly waiting: string;
      readonly accountLabel: (username: string) => string;
      readonly signIn: string;
      readonly signUp: string;
      readonly signOut: string;
      readonly contact: string;
      readonly privacy: string;
      readonly imprint: string;
      readonly terms: string;
      readonly rules: string;
      readonly imported: (list: string, site: string) => string;
      readonly importedMore: string;
      readonly importedRead: string;
    };
    readonly theme: {
      readonly title: string;
      readonly names: { readonly system: string; readonly light: string; readonly dark: string };
      readonly save: string;
    };
    readonly forms: {
      readonly faults: (faults: number) => string;
      readonly optional: string;
      readonly on: string;
      readonly off: string;
      readonly copy: string;
      readonly copied: string;
      readonly busy: (duration: string) => string;
    };
    readonly moments: { readonly utc: string; readonly never: string };
    readonly statuses: {
      readonly pending: string;
      readonly approved: string;
      readonly rejected: string;
      readonly suspended: string;
      readonly unlisted: string;
    };
    readonly players: {
      readonly max: (max: number) => string;
      readonly online: string;
      readonly isOnline: string;
      readonly isOffline: string;
    };
    readonly errors: {
      readonly notFound: string;
      readonly noPicture: string;
      readonly notFoundNext: string;
      readonly gone: string;
      readonly goneNext: string;
      readonly notYours: string;
      readonly notYoursNext: string;
      readonly refused: string;
      readonly refusedNext: string;
      readonly notAllowed: string;
      readonly notAllowedNext: string;
      readonly roleTooLow: string;
      readonly roleTooLowNext: string;
      readonly signedOut: string;
      readonly signInBeside: string;
      readonly kept: string;
      readonly sendAgain: string;
      readonly signedOutNext: string;
      readonly otherSite: string;
      readonly otherSiteWhy: (baseUrl: string) => string;
      readonly otherSiteNext: string;
      readonly noFileHere: string;
      readonly noFileHereNext: string;
      readonly tooLarge: string;
      readonly pictureTooLarge: string;
      readonly formTooLarge: string;
      readonly tooLargeNext: string;
      readonly halfSent: string;
      readonly halfSentNext: string;
      readonly tooMany: string;
      readonly busy: string;
      readonly tooManyViews: string;
      readonly failed: string;
      readonly failedNext: string;
      readonly unavailable: string;
      readonly unavailableNext: string;
      readonly noChanges: string;
      readonly late: string;
      readonly tooManyNext: (duration: string) => string;
      readonly fates: {
        readonly nothing: string;
        readonly change_unknown: string;
        readonly vote_not_cast: string;
        readonly vote_unknown: string;
      };
      readonly toBallot: string;
      readonly clockOff: string;
      readonly clockOffNext: string;
      readonly signIn: string;
      readonly requestId: string;
      readonly home: string;
    };
    readonly trail: {
      readonly operator: string;
      readonly gone: string;
      readonly actions: {
        readonly server_added: string;
        readonly server_edited: string;
        readonly server_resubmitted: string;
        readonly server_approved: string;
        readonly server_rejected: string;
        readonly server_suspended: string;
        readonly server_unlisted: string;
        readonly server_relisted: string;
        readonly server_deleted: string;
        readonly server_offered: string;
        readonly server_handed_over: string;
        readonly member_offered: string;
        readonly member_joined: string;
        readonly member_removed: string;
        readonly member_changed: string;
        readonly offer_declined: string;
        readonly offer_withdrawn: string;
        readonly picture_added: string;
        readonly picture_removed: string;
        readonly picture_taken_down: string;
        readonly pictures_accepted: string;
        readonly edits_accepted: string;
        readonly edits_put_back: string;
        readonly reports_closed: string;
        readonly key_issued: string;
        readonly key_rolled: string;
        readonly key_revoked: string;
        readonly url_key_made: string;
        readonly link_key_made: string;
        readonly link_key_removed: string;
        readonly webhook_set: string;
        readonly chat_set: string;
        readonly webhook_cleared: string;
        readonly webhook_paused: string;
        readonly webhook_resumed: string;
        readonly secret_prepared: string;
        readonly secret_activated: string;
        readonly rewards_set: string;
        readonly test_sent: string;
        readonly receiver_graded: string;
        readonly delivery_resent: string;
        readonly deliveries_replayed: string;
        readonly vote_voided: string;
        readonly votes_voided: string;
        readonly votes_restored: string;
        readonly void_answered: string;
        readonly wave_dismissed: string;
        readonly name_given: string;
        readonly name_refused: string;
        readonly account_disabled: string;
        readonly account_enabled: string;
        readonly change_approved: string;
        readonly change_refused: string;
        readonly change_withdrawn: string;
        readonly game_added: string;
        readonly game_edited: string;
        readonly game_merged: string;
        readonly game_removed: string;
        readonly tag_added: string;
        readonly tag_edited: string;
        readonly tag_merged: string;
        readonly tag_removed: string;
        readonly backup_made: string;
        readonly backup_restored: string;
        readonly moderator_made: string;
        readonly administrator_made: string;
        readonly role_changed: string;
        readonly sign_in_link_made: string;
        readonly sign_in_link_used: string;
        readonly factors_reset: string;
        readonly setting_changed: string;
      };
    };
    readonly pages: { readonly previous: string; readonly next: string };
    readonly duration: {
      readonly seconds: (seconds: number) => string;
      readonly minutes: (minutes: number) => string;
    };
  };
  readonly gameNames: {
    readonly heading: string;
    readonly lead: string;
    readonly note: string;
    readonly open: string;
    readonly listHeading: string;
    readonly kinds: { readonly steam: string; readonly added: string };
    readonly badges: { readonly own: string; readonly proved: string };
    readonly votesFor: (servers: string, more: number) => string;
    readonly unused: string;
    readonly remove: string;
    readonly addHeading: string;
    readonly left: (left: number) => string;
    readonly ruleTitle: string;
    readonly rule: string;
    readonly steamRule: string;
    readonly name: string;
    readonly add: string;
    readonly back: string;
    readonly backTo: string;
    readonly full: string;
  };
  readonly games: {
    readonly connect: {
      readonly minecraft: string;
      readonly minecraft_bedrock: string;
      readonly rust: string;
      readonly counter_strike_2: string;
      readonly counter_strike_1_6: string;
      readonly counter_strike_source: string;
      readonly garrys_mod: string;
      readonly left_4_dead_2: string;
      readonly team_fortress_2: string;
      readonly fivem: string;
      readonly redm: string;
      readonly factorio: string;
      readonly terraria: string;
      readonly valheim: string;
      readonly "7_days_to_die": string;
      readonly palworld: string;
      readonly project_zomboid: string;
    };
    readonly first: {
      readonly version: string;
      readonly edition: string;
      readonly mode: string;
      readonly map: string;
      readonly languages: string;
      readonly country: string;
    };
    readonly java: string;
    readonly bedrock: string;
  };
  readonly hostPages: { readonly onlyIn: (language: string) => string };
  readonly keptData: {
    readonly days: (days: number) => string;
    readonly account: { readonly data: string; readonly why: string; readonly kept: string };
    readonly language: { readonly data: string; readonly why: string; readonly kept: string };
    readonly imported: { readonly data: string; readonly why: string; readonly kept: string };
    readonly emailClaim: { readonly data: string; readonly why: string };
    readonly nameClaim: { readonly data: string; readonly why: string };
    readonly newcomer: { readonly data: string; readonly why: string; readonly kept: string };
    readonly formerName: { readonly data: string; readonly why: string };
    readonly gameName: { readonly data: string; readonly why: string; readonly kept: string };
    readonly linkedVoter: { readonly data: string; readonly why: string; readonly kept: string };
    readonly session: {
      readonly data: string;
      readonly why: string;
      readonly kept: (days: number) => string;
    };
    readonly identity: { readonly data: string; readonly why: string; readonly kept: string };
    readonly signInRound: { readonly data: string; readonly why: string; readonly kept: string };
    readonly sessionAddress: { readonly data: string; readonly why: string };
    readonly passkey: { readonly data: string; readonly why: string; readonly kept: string };
    readonly secondFactor: { readonly data: string; readonly why: string; readonly kept: string };
    readonly halfSignIn: { readonly data: string; readonly why: string; readonly kept: string };
    readonly verification: { readonly data: string; readonly why: string; readonly kept: string };
    readonly vote: { readonly data: string; readonly why: string; readonly kept: string };
    readonly voteAddress: { readonly data: string; readonly why: string; readonly kept: string };
    readonly identityVote: { readonly data: string; readonly why: string; readonly kept: string };
    readonly voteOrigin: { readonly data: string; readonly why: string };
    readonly voidBatch: { readonly data: string; readonly why: string; readonly kept: string };
    readonly wave: { readonly data: string; readonly why: string };
    readonly voidNotice: { readonly data: string; readonly why: string };
    readonly voteMonth: {
      readonly data: string;
      readonly why: string;
      readonly kept: (days: number) => string;
    };
    readonly siteVoter: { readonly data: string; readonly why: string; readonly kept: string };
    readonly favourite: { readonly data: string; readonly why: string; readonly kept: string };
    readonly rank: { readonly data: string; readonly why: string };
    readonly visits: {
      readonly data: string;
      readonly why: string;
      readonly kept: (days: number, hosts: number) => string;
    };
    readonly disabled: { readonly data: string; readonly why: string; readonly kept: string };
    readonly spentProof: { readonly data: string; readonly why: string; readonly kept: string };
    readonly delivery: {
      readonly data: string;
      readonly why: string;
      readonly kept: (days: number) => string;
    };
    readonly receiver: {
      readonly data: string;
      readonly why: string;
      readonly kept: (days: number) => string;
    };
    readonly reward: {
      readonly data: string;
      readonly why: string;
      readonly kept: (days: number, after: number) => string;
    };
    readonly feed: { readonly data: string; readonly why: string };
    readonly server: { readonly data: string; readonly why: string; readonly kept: string };
    readonly member: { readonly data: string; readonly why: string; readonly kept: string };
    readonly offer: {
      readonly data: string;
      readonly why: string;
      readonly kept: (days: number) => string;
    };
    readonly listingChange: { readonly data: string; readonly why: string; readonly kept: string };
    readonly unreviewedEdit: { readonly data: string; readonly why: string; readonly kept: string };
    readonly picture: { readonly data: string; readonly why: string; readonly kept: string };
    readonly report: {
      readonly data: string;
      readonly why: string;
      readonly kept: (days: number) => string;
    };
    readonly news: { readonly data: string; readonly why: string };
    readonly siteSetting: { readonly data: string; readonly why: string; readonly kept: string };
    readonly linkAgreement: { readonly data: string; readonly why: string; readonly kept: string };
    readonly mailbox: { readonly data: string; readonly why: string; readonly kept: string };
    readonly queuedMail: {
      readonly data: string;
      readonly why: string;
      readonly kept: (days: number) => string;
    };
    readonly moderatorMail: { readonly data: string; readonly why: string; readonly kept: string };
    readonly players: {
      readonly data: string;
      readonly why: string;
      readonly kept: (hourly: number, daily: number) => string;
    };
    readonly trail: { readonly data: string; readonly why: string };
    readonly erasure: { readonly data: string; readonly why: string; readonly kept: string };
    readonly own: { readonly data: string; readonly why: string; readonly kept: string };
    readonly addresses: { readonly data: string; readonly why: string; readonly kept: string };
    readonly log: { readonly data: string; readonly why: string; readonly kept: string };
    readonly cookies: {
      readonly data: string;
      readonly why: string;
      readonly kept: (session: number, known: number, theme: number) => string;
    };
    readonly rememberedName: {
      readonly data: string;
      readonly why: string;
      readonly kept: (days: number) => string;
    };
    readonly codeLanguage: { readonly data: string; readonly why: string; readonly kept: string };
  };
  readonly keys: {
    readonly panel: {
      readonly title: (server: string) => string;
      readonly heading: string;
      readonly lead: string;
      readonly notApproved: (status: string) => string;
      readonly reason: (reason: string) => string;
      readonly none: string;
      readonly noneNext: string;
      readonly noneUntil: string;
      readonly ending: string;
      readonly created: string;
      readonly lastUsed: string;
      readonly why: string;
      readonly newKey: string;
      readonly samples: {
        readonly ask: { readonly label: string; readonly lead: string };
        readonly receive: { readonly label: string; readonly lead: string };
      };
      readonly nameField: { readonly label: string; readonly help: string };
      readonly urlField: { readonly label: string; readonly help: string };
      readonly scopes: string;
      readonly scopesField: string;
      readonly scope: {
        readonly read: { readonly name: string; readonly label: string };
        readonly rewards: { readonly name: string; readonly label: string };
        readonly feed: { readonly name: string; readonly label: string };
      };
      readonly generate: string;
      readonly history: string;
      readonly historyLead: string;
      readonly when: string;
      readonly who: string;
      readonly what: string;
      readonly asked: string;
      readonly which: string;
      readonly code: string;
      readonly codeLead: string;
      readonly reference: string;
    };
    readonly states: {
      readonly none: string;
      readonly active: string;
      readonly failing: string;
      readonly waiting: string;
      readonly paused: string;
      readonly disabled: string;
      readonly revoked: string;
    };
    readonly once: {
      readonly issued: (name: string) => string;
      readonly rolled: (name: string) => string;
      readonly prepared: (name: string) => string;
      readonly warning: string;
      readonly key: string;
      readonly webhookSecret: string;
      readonly keyHelp: string;
      readonly secretHelp: string;
      readonly overlap: (hours: number) => string;
      readonly preparedNext: string;
      readonly tryTitle: string;
      readonly curl: string;
      readonly test: string;
      readonly testHelp: string;
      readonly done: string;
      readonly usedTitle: string;
      readonly used: string;
      readonly back: string;
    };
    readonly key: {
      readonly title: (key: string, server: string) => string;
      readonly back: string;
      readonly deliveries: string;
      readonly revokedAt: string;
      readonly votifier: string;
      readonly toRewards: string;
      readonly replayVotifier: string;
      readonly webhook: string;
      readonly webhookLead: string;
      readonly security: string;
      readonly securityLead: string;
      readonly danger: string;
      readonly dangerLead: string;
      readonly held: (votes: number, days: number) => string;
      readonly heldMore: (max: number, days: number) => string;
      readonly overlaps: {
        readonly day: string;
        readonly now: string;
        readonly hour: string;
        readonly week: string;
      };
      readonly urlField: { readonly label: string; readonly help: string };
      readonly saveUrl: string;
      readonly pause: string;
      readonly pauseHelp: string;
      readonly resume: string;
      readonly resumeHelp: string;
      readonly heldOff: string;
      readonly sendHeld: string;
      readonly disabled: { readonly gone: string; readonly failing: string };
      readonly failingSince: string;
      readonly asksAgain: string;
      readonly test: { readonly title: string; readonly button: string; readonly lead: string };
      readonly testName: { readonly label: string; readonly help: string };
      readonly testConfirm: string;
      readonly testMore: string;
      readonly grade: { readonly title: string; readonly button: string; readonly lead: string };
      readonly graded: (key: string) => string;
      readonly gradeGuide: string;
      readonly backToKey: string;
      readonly secret: string;
      readonly secretLead: string;
      readonly secretSteps: readonly [string, string, string];
      readonly prepare: string;
      readonly prepareAgain: string;
      readonly pending: string;
      readonly activate: string;
      readonly replay: { readonly title: string; readonly button: string };
      readonly replayLead: (days: number) => string;
      readonly since: string;
      readonly roll: { readonly title: string; readonly button: string; readonly lead: string };
      readonly overlap: string;
      readonly revoke: string;
      readonly revokeLead: string;
      readonly revokeLink: string;
      readonly confirmTitle: (key: string) => string;
      readonly confirmLead: string;
      readonly confirm: (key: string) => string;
      readonly cancel: string;
      readonly removal: {
        readonly title: (key: string) => string;
        readonly lead: string;
        readonly confirm: (key: string) => string;
        readonly cancel: string;
      };
    };
  };
  readonly language: {
    readonly heading: string;
    readonly lead: string;
    readonly label: string;
    readonly browser: string;
    readonly save: string;
  };
  readonly listingForm: {
    readonly submit: {
      readonly title: string;
      readonly lead: string;
      readonly submit: string;
      readonly pictures: string;
    };
    readonly edit: {
      readonly title: (server: string) => string;
      readonly lead: string;
      readonly leadApproved: string;
      readonly leadRejected: string;
      readonly save: string;
      readonly looksFirst: string;
      readonly waits: (seen: string) => string;
      readonly slugMoves: (days: number) => string;
      readonly slugMoved: (at: string) => string;
      readonly textWaits: string;
      readonly waiting: string;
      readonly toWaiting: string;
    };
    readonly parts: {
      readonly basics: string;
      readonly place: string;
      readonly about: string;
      readonly translations: string;
      readonly facts: string;
      readonly links: string;
      readonly pictures: string;
    };
    readonly form: {
      readonly game: { readonly label: string; readonly help: string };
      readonly name: { readonly label: string; readonly help: string };
      readonly chooseGame: string;
      readonly host: { readonly label: string; readonly help: string };
      readonly port: { readonly label: string; readonly help: string };
      readonly slug: {
        readonly label: string;
        readonly help: (least: number, most: number) => string;
      };
      readonly tagline: { readonly label: string; readonly help: string };
      readonly description: { readonly label: string; readonly help: (most: number) => string };
      readonly rules: { readonly label: string; readonly help: string };
      readonly textLanguage: { readonly label: string; readonly help: string };
      readonly tags: {
        readonly label: string;
        readonly help: (most: number) => string;
        readonly unfold: string;
      };
      readonly version: { readonly label: string; readonly help: string };
      readonly country: { readonly label: string; readonly help: string };
      readonly noCountry: string;
      readonly languages: {
        readonly label: string;
        readonly help: (most: number) => string;
        readonly unfold: string;
      };
      readonly website: { readonly label: string; readonly help: string };
      readonly discord: { readonly label: string; readonly help: string };
      readonly video: { readonly label: string; readonly help: string };
    };
    readonly translations: {
      readonly lead: string;
      readonly none: string;
      readonly field: (field: string, language: string) => string;
      readonly remove: string;
    };
    readonly preview: {
      readonly title: string;
      readonly filled: (filled: number, all: number) => string;
      readonly of: (server: string) => string;
      readonly note: string;
      readonly show: string;
      readonly noName: string;
      readonly noAddress: string;
      readonly noGame: string;
      readonly noTagline: string;
      readonly about: string;
      readonly noDescription: string;
      readonly rules: string;
      readonly waits: string;
    };
    readonly pictures: {
      readonly lead: string;
      readonly saveFirst: string;
      readonly failed: string;
      readonly logo: {
        readonly label: string;
        readonly none: string;
        readonly file: string;
        readonly best: string;
        readonly upload: string;
        readonly remove: string;
      };
      readonly banner: {
        readonly label: string;
        readonly none: string;
        readonly file: string;
        readonly best: string;
        readonly upload: string;
        readonly remove: string;
      };
      readonly help: (width: number, height: number, best: string) => string;
      readonly choose: string;
      readonly rulesTitle: string;
      readonly rules: readonly [string, string, string, string, string];
    };
    readonly meanwhile: {
      readonly title: string;
      readonly lead: string;
      readonly heads: readonly [string, string, string];
      readonly nothing: string;
    };
  };
  readonly listing: {
    readonly change: {
      readonly name: string;
      readonly game: string;
      readonly host: string;
      readonly port: string;
      readonly text: {
        readonly tagline: string;
        readonly tags: string;
        readonly country: string;
        readonly version: string;
        readonly languages: string;
        readonly website: string;
        readonly discord: string;
        readonly video: string;
        readonly description: string;
        readonly rules: string;
        readonly textLanguage: string;
        readonly translations: string;
      };
    };
    readonly home: {
      readonly title: string;
      readonly heading: string;
      readonly lead: (counts: "all" | "signed-in" | "confirmed" | "established") => string;
      readonly results: (text: string) => string;
      readonly searchAll: string;
      readonly pageOf: (title: string, page: number) => string;
      readonly landing: {
        readonly title: (name: string) => string;
        readonly lead: (name: string, servers: number, playersOnline: number) => string;
        readonly line: (counts: "all" | "signed-in" | "confirmed" | "established") => string;
      };
      readonly sums: {
        readonly servers: (servers: number) => string;
        readonly online: (players: number) => string;
        readonly votes: (votes: number) => string;
      };
      readonly games: string;
      readonly moreGames: (games: number) => string;
      readonly gamesLead: (games: number) => string;
      readonly gameOrders: {
        readonly players: string;
        readonly servers: string;
        readonly name: string;
      };
      readonly gameCounts: (servers: number, playersOnline: number) => string;
      readonly tags: string;
      readonly board: string;
      readonly page: (page: number, pages: number) => string;
      readonly more: string;
    };
    readonly feed: { readonly title: string; readonly follow: string };
    readonly nothing: {
      readonly listed: string;
      readonly listedNext: string;
      readonly list: string;
      readonly found: string;
      readonly foundFor: (text: string) => string;
      readonly drop: string;
      readonly clear: string;
      readonly dropFor: string;
      readonly retype: string;
      readonly without: string;
      readonly showAll: string;
      readonly pastEnd: string;
      readonly firstPage: string;
      readonly waysOn: string;
      readonly games: { readonly label: string; readonly more: string };
      readonly newest: { readonly label: string; readonly more: string };
      readonly own: { readonly label: string; readonly more: string };
    };
    readonly board: {
      readonly rank: string;
      readonly ofAll: string;
      readonly copy: (name: string) => string;
      readonly vote: string;
      readonly voteFor: (name: string) => string;
      readonly votes: (votes: number) => string;
      readonly today: string;
      readonly monthly: string;
      readonly all: string;
    };
    readonly moves: { readonly isNew: string; readonly up: string; readonly down: string };
    readonly filters: {
      readonly title: string;
      readonly used: string;
      readonly text: string;
      readonly choose: {
        readonly game: { readonly label: string; readonly all: string };
        readonly country: { readonly label: string; readonly all: string };
        readonly language: { readonly label: string; readonly all: string };
        readonly version: { readonly label: string; readonly all: string };
      };
      readonly tags: string;
      readonly clear: string;
      readonly quick: string;
      readonly online: string;
      readonly show: string;
      readonly found: (total: number) => string;
      readonly quoted: (text: string) => string;
      readonly remove: string;
      readonly sortBy: string;
      readonly sorts: {
        readonly match: string;
        readonly votes_30: string;
        readonly votes_today: string;
        readonly votes_all: string;
        readonly players: string;
        readonly newest: string;
        readonly name: string;
      };
    };
    readonly server: {
      readonly moderate: string;
      readonly servers: string;
      readonly about: string;
      readonly rules: string;
      readonly links: string;
      readonly website: string;
      readonly video: string;
      readonly community: { readonly discord: string; readonly website: string };
      readonly tags: string;
      readonly facts: string;
      readonly version: string;
      readonly country: string;
      readonly languages: (languages: number) => string;
      readonly listed: string;
      readonly rankIn: (game: string) => string;
      readonly of: (listed: number) => string;
      readonly playersIn: (players: number) => string;
      readonly votesWeekly: string;
      readonly votesTotal: string;
      readonly allVotes: (counts: "signed-in" | "confirmed" | "established") => string;
      readonly vote: string;
      readonly voteFor: (name: string) => string;
      readonly description: (name: string, game: string) => string;
    };
    readonly share: { readonly share: string; readonly address: string };
    readonly report: {
      readonly title: (server: string) => string;
      readonly back: (server: string) => string;
      readonly lead: string;
      readonly reason: string;
      readonly pick: string;
      readonly reasons: {
        readonly pictures: string;
        readonly hateful: string;
        readonly scam: string;
        readonly fake: string;
        readonly wrong: string;
        readonly other: string;
      };
      readonly more: string;
      readonly moreHelp: string;
      readonly send: string;
      readonly link: string;
    };
    readonly live: {
      readonly online: string;
      readonly offline: string;
      readonly neverAnswered: string;
      readonly uptime: string;
      readonly owner: string;
      readonly verified: string;
      readonly verifiedHelp: string;
    };
    readonly badge: {
      readonly title: string;
      readonly lead: string;
      readonly code: string;
      readonly widget: string;
      readonly players: (players: number) => string;
      readonly alternative: string;
      readonly rank: (rank: number, game: string) => string;
      readonly votes: (votes: number) => string;
    };
  };
  readonly mail: {
    readonly newsMail: {
      readonly hello: (name: string) => string;
      readonly subject: (updates: number, site: string) => string;
      readonly item: (subject: string, more: string) => string;
      readonly left: (items: number) => string;
      readonly why: (site: string) => string;
      readonly webhook: (name: string, server: string) => string;
      readonly withReason: (sentence: string, reason: string) => string;
    };
    readonly news: {
      readonly server_approved: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly server_reinstated: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly server_rejected: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly server_suspended: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly change_approved: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly change_refused: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly picture_taken_down: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly change_asked: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly edits_put_back: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly role_offered: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly listing_offered: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly role_ended: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly handed_over: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly votes_voided: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly votes_restored: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly webhook_failing: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly webhook_off: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly webhook_working: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly made_manager: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly made_viewer: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly chat_gone: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
      readonly webhook_gone: {
        readonly subject: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
        readonly more: (
          server: string,
          owner: string,
          webhook: string,
          votes: number,
          since: string,
        ) => string;
      };
    };
    readonly deskMail: {
      readonly hello: (name: string) => string;
      readonly subject: (items: number, site: string) => string;
      readonly news: {
        readonly wave: (server: string, votes: number) => string;
        readonly reports: (server: string, reports: number) => string;
        readonly answer: (server: string, votes: number) => string;
        readonly listing: (server: string, count: number) => string;
        readonly change: (server: string, count: number) => string;
      };
      readonly left: (items: number) => string;
      readonly why: (site: string) => string;
    };
    readonly accountMails: {
      readonly reset: {
        readonly subject: (site: string) => string;
        readonly before: (site: string) => string;
        readonly after: string;
      };
      readonly verification: {
        readonly subject: (site: string) => string;
        readonly before: string;
        readonly after: (site: string) => string;
      };
      readonly claim: {
        readonly subject: (site: string) => string;
        readonly before: (site: string) => string;
        readonly after: string;
      };
      readonly addressInUse: {
        readonly subject: (site: string) => string;
        readonly before: (site: string, name: string) => string;
        readonly after: string;
      };
      readonly addressInUseWithoutPasswords: {
        readonly subject: (site: string) => string;
        readonly before: (site: string, name: string) => string;
        readonly after: string;
      };
      readonly nameGiven: {
        readonly subject: (site: string, name: string) => string;
        readonly before: string;
      };
      readonly nameRefused: {
        readonly subject: (site: string, name: string) => string;
        readonly before: (name: string) => string;
      };
      readonly imported: {
        readonly subject: (site: string) => string;
        readonly before: (site: string, list: string, privacy: string) => string;
        readonly after: string;
      };
      readonly test: {
        readonly subject: (site: string) => string;
        readonly before: (site: string) => string;
      };
      readonly accountDisabled: {
        readonly subject: (site: string) => string;
        readonly before: (site: string, reason: string) => string;
      };
      readonly accountEnabled: {
        readonly subject: (site: string) => string;
        readonly before: (site: string, reason: string) => string;
      };
      readonly signInChanged: {
        readonly subject: (site: string) => string;
        readonly before: (
          site: string,
          change:
            | "password_set"
            | "password_changed"
            | "password_reset"
            | "passkey_added"
            | "passkey_removed"
            | "second_factor_on"
            | "second_factor_off"
            | "recovery_codes_made"
            | "recovery_code_used"
            | "factors_reset"
            | "identity_linked"
            | "identity_unlinked",
        ) => string;
      };
      readonly newBrowser: {
        readonly subject: (site: string) => string;
        readonly after: string;
        readonly before: (site: string, browser: string, address: string, when: string) => string;
      };
      readonly addressChanged: {
        readonly subject: (site: string) => string;
        readonly before: (site: string, newEmail: string) => string;
      };
      readonly hello: (name: string) => string;
      readonly helloNobody: string;
      readonly roleChanged: {
        readonly subject: (site: string) => string;
        readonly before: (site: string, role: "moderator" | "administrator") => string;
      };
      readonly roleEnded: {
        readonly subject: (site: string) => string;
        readonly before: (site: string) => string;
      };
      readonly unknownBrowser: string;
    };
  };
  readonly moderationChat: {
    readonly title: string;
    readonly lead: string;
    readonly connect: string;
    readonly connected: (address: string) => string;
    readonly addressKept: string;
    readonly addressMissing: string;
    readonly kinds: {
      readonly label: string;
      readonly help: string;
      readonly choices: {
        readonly listings: string;
        readonly waves: string;
        readonly reports: string;
      };
    };
    readonly pace: string;
    readonly paces: { readonly at_once: string; readonly ten_minutes: string };
    readonly save: string;
    readonly connectSubmit: string;
    readonly remove: string;
    readonly removeLead: string;
    readonly posted: string;
    readonly lastTry: string;
    readonly off: string;
    readonly lost: string;
    readonly failing: (status: string) => string;
    readonly noAnswer: string;
    readonly faults: {
      readonly gone: (status: number) => string;
      readonly refused: (status: number) => string;
      readonly busy: string;
      readonly status: (status: number) => string;
      readonly silent: string;
    };
  };
  readonly moderationTabs: {
    readonly audit: {
      readonly title: string;
      readonly lead: string;
      readonly filterLabel: string;
      readonly who: string;
      readonly whoHelp: string;
      readonly kind: string;
      readonly anyKind: string;
      readonly about: string;
      readonly aboutHelp: string;
      readonly from: string;
      readonly to: string;
      readonly filter: string;
      readonly showAll: string;
      readonly kinds: {
        readonly listings: string;
        readonly people: string;
        readonly votes: string;
        readonly reports: string;
        readonly accounts: string;
        readonly keys: string;
        readonly catalog: string;
        readonly site: string;
      };
      readonly nothing: string;
      readonly nothingLead: string;
      readonly none: string;
      readonly beginning: string;
      readonly labels: {
        readonly bytes: string;
        readonly changed: string;
        readonly characters: string;
        readonly delivery: string;
        readonly ending: string;
        readonly former: string;
        readonly from: string;
        readonly held: string;
        readonly into: string;
        readonly key: string;
        readonly keys: string;
        readonly made_at: string;
        readonly name: string;
        readonly network_sharing: string;
        readonly note: string;
        readonly only: string;
        readonly origin: string;
        readonly outcome: string;
        readonly overlap_hours: string;
        readonly pace: string;
        readonly passkeys: string;
        readonly path: string;
        readonly picked: string;
        readonly picture: string;
        readonly queued: string;
        readonly reason: string;
        readonly reports: string;
        readonly reviewed: string;
        readonly role: string;
        readonly rows: string;
        readonly scopes: string;
        readonly servers: string;
        readonly sharing: string;
        readonly since: string;
        readonly source: string;
        readonly to: string;
        readonly token: string;
        readonly trust: string;
        readonly until: string;
        readonly username: string;
        readonly voted_at: string;
        readonly votes: string;
        readonly waiting: string;
        readonly was: string;
        readonly younger_days: string;
      };
      readonly values: {
        readonly owner: string;
        readonly manager: string;
        readonly viewer: string;
        readonly moderator: string;
        readonly administrator: string;
        readonly none: string;
        readonly new: string;
        readonly push: string;
        readonly inbox: string;
        readonly logo: string;
        readonly banner: string;
        readonly abandoned: string;
        readonly held: string;
      };
      readonly settings: {
        readonly name: string;
        readonly accent: string;
        readonly logo: string;
        readonly imprint: string;
        readonly chat: string;
        readonly review: string;
      };
      readonly older: string;
      readonly newest: string;
      readonly pages: string;
    };
    readonly names: {
      readonly title: string;
      readonly lead: string;
      readonly means: string;
      readonly none: string;
      readonly heads: readonly [string, string, string, string, string];
      readonly servers: (servers: number) => string;
      readonly last: string;
      readonly link: string;
      readonly nobody: string;
      readonly made: string;
      readonly confirmed: string;
      readonly unconfirmed: string;
      readonly order: (place: number, claims: number) => string;
      readonly give: string;
      readonly refuse: string;
    };
    readonly games: {
      readonly heading: string;
      readonly lead: string;
      readonly add: string;
      readonly name: { readonly label: string };
      readonly port: { readonly label: string };
      readonly protocol: { readonly label: string; readonly help: string };
      readonly noProtocol: string;
      readonly offset: { readonly label: string; readonly help: string };
      readonly facts: {
        readonly port: (port: string) => string;
        readonly offset: (offset: string) => string;
        readonly closed: string;
      };
      readonly submit: string;
    };
    readonly tags: {
      readonly heading: string;
      readonly lead: string;
      readonly add: string;
      readonly name: { readonly label: string; readonly help: string };
      readonly submit: string;
    };
    readonly entry: {
      readonly title: {
        readonly games: (name: string) => string;
        readonly tags: (name: string) => string;
      };
      readonly find: {
        readonly label: string;
        readonly name: string;
        readonly submit: string;
        readonly all: string;
        readonly none: (text: string) => string;
      };
      readonly used: (entries: number) => string;
      readonly unused: (entries: number) => string;
      readonly found: (entries: number, text: string) => string;
      readonly noneUsed: string;
      readonly edit: string;
      readonly editLead: (servers: number) => string;
      readonly slug: {
        readonly first: { readonly label: string; readonly help: string };
        readonly later: { readonly label: string; readonly help: string };
      };
      readonly save: string;
      readonly listings: (servers: number) => string;
      readonly merge: {
        readonly heading: { readonly games: string; readonly tags: string };
        readonly lead: { readonly games: string; readonly tags: string };
        readonly into: (name: string) => string;
        readonly pick: { readonly games: string; readonly tags: string };
        readonly general: {
          readonly games: readonly [(servers: number) => string, (name: string) => string, string];
          readonly tags: readonly [(servers: number) => string, (name: string) => string, string];
        };
        readonly sure: string;
        readonly submit: string;
      };
      readonly remove: {
        readonly heading: string;
        readonly used: {
          readonly games: (servers: number) => string;
          readonly tags: (servers: number) => string;
        };
        readonly held: (held: number) => string;
        readonly effects: readonly [string, string, string];
        readonly submit: string;
      };
    };
    readonly health: {
      readonly fine: string;
      readonly needs: (things: number) => string;
      readonly votes: { readonly work: string; readonly fail: string; readonly away: string };
      readonly faults: (faults: number) => string;
      readonly oneFault: string;
      readonly lookedAt: string;
      readonly again: string;
      readonly todo: string;
      readonly rest: string;
      readonly all: string;
      readonly nothing: string;
      readonly guide: string;
      readonly usual: string;
      readonly shell: string;
      readonly shellTitle: string;
      readonly states: {
        readonly ok: string;
        readonly warn: string;
        readonly fail: string;
        readonly shell: string;
      };
      readonly checks: {
        readonly settings: string;
        readonly database: string;
        readonly members: string;
        readonly sessions: string;
        readonly clock: string;
        readonly votes: string;
        readonly deliveries: string;
        readonly jobs: string;
        readonly secretKey: string;
        readonly disk: string;
        readonly site: string;
        readonly proxy: string;
        readonly limits: string;
        readonly mail: string;
        readonly signIn: string;
        readonly backups: string;
      };
      readonly normal: {
        readonly clock: (seconds: number) => string;
        readonly backups: (days: number) => string;
        readonly database: string;
        readonly site: string;
      };
    };
  };
  readonly moderation: {
    readonly tabs: {
      readonly label: string;
      readonly servers: string;
      readonly reports: string;
      readonly waves: string;
      readonly listings: string;
      readonly search: string;
      readonly audit: string;
      readonly names: string;
      readonly catalog: string;
      readonly settings: string;
      readonly health: string;
    };
    readonly reason: {
      readonly label: string;
      readonly help: {
        readonly owner: (least: number, most: number) => string;
        readonly account: (least: number, most: number) => string;
        readonly trail: (least: number, most: number) => string;
      };
      readonly because: string;
      readonly rejectBecause: string;
      readonly refuseBecause: string;
      readonly becauseHelp: {
        readonly owner: string;
        readonly account: string;
        readonly trail: string;
      };
      readonly picks: {
        readonly address: string;
        readonly text: string;
        readonly game: string;
        readonly twin: string;
        readonly advert: string;
        readonly rules: string;
      };
      readonly own: string;
    };
    readonly queue: {
      readonly filter: string;
      readonly title: (status: string) => string;
      readonly statuses: {
        readonly pending: string;
        readonly changed: string;
        readonly pictures: string;
        readonly edited: string;
        readonly approved: string;
        readonly rejected: string;
        readonly suspended: string;
      };
      readonly count: (label: string, number: number) => string;
      readonly none: {
        readonly pending: string;
        readonly changed: string;
        readonly pictures: string;
        readonly edited: string;
        readonly approved: string;
        readonly rejected: string;
        readonly suspended: string;
      };
      readonly owner: string;
      readonly submitted: string;
      readonly resubmitted: string;
      readonly noDescription: string;
      readonly pages: string;
      readonly tick: (server: string) => string;
      readonly everything: string;
      readonly isEdited: string;
      readonly several: string;
      readonly ticked: string;
      readonly flagged: string;
      readonly tickFine: (listings: number) => string;
      readonly approve: string;
      readonly reject: string;
      readonly onlyReject: string;
      readonly outcome: (done: number, reasons: string) => string;
    };
    readonly desk: {
      readonly title: string;
      readonly list: string;
      readonly nothing: string;
      readonly noneHere: string;
      readonly allDone: string;
      readonly steps: string;
      readonly toDecision: string;
      readonly decision: string;
      readonly waiting: (total: number) => string;
      readonly waitingHere: (total: number, all: number) => string;
      readonly place: (place: number, total: number) => string;
      readonly oldest: (wait: string) => string;
      readonly waits: {
        readonly minutes: (minutes: number) => string;
        readonly hours: (hours: number) => string;
        readonly days: (days: number) => string;
      };
      readonly earlier: (servers: number) => string;
      readonly later: (servers: number) => string;
      readonly flag: string;
      readonly filter: string;
      readonly shown: {
        readonly decide: string;
        readonly new: string;
        readonly change: string;
        readonly pictures: string;
        readonly edited: string;
      };
      readonly narrow: string;
      readonly showAll: string;
      readonly showInAll: (waiting: number) => string;
      readonly today: string;
      readonly noneToday: string;
      readonly doneToday: (approved: number, rejected: number) => string;
      readonly keyList: {
        readonly approve: string;
        readonly reject: string;
        readonly reasons: string;
        readonly next: string;
        readonly previous: string;
        readonly check: string;
        readonly help: string;
      };
      readonly kinds: {
        readonly new: string;
        readonly change: string;
        readonly pictures: string;
        readonly edited: string;
      };
      readonly again: string;
      readonly next: string;
      readonly previous: string;
      readonly keys: string;
      readonly keyHelp: string;
      readonly keysNeedScript: string;
      readonly done: {
        readonly server_approved: string;
        readonly server_rejected: string;
        readonly change_approved: string;
        readonly change_refused: string;
        readonly edits_put_back: string;
        readonly reports_closed: string;
      };
      readonly checks: string;
      readonly checkNow: string;
      readonly answers: {
        readonly online: string;
        readonly offline: string;
        readonly unknown: string;
      };
      readonly proven: { readonly yes: string; readonly no: string };
      readonly asked: string;
    };
    readonly checks: {
      readonly toLookAt: (hot: number, all: number) => string;
      readonly unknown: (unknown: number, all: number) => string;
      readonly fine: (all: number) => string;
      readonly players: (players: number) => string;
      readonly address: (others: number) => string;
      readonly name: (others: number) => string;
      readonly links: {
        readonly none: string;
        readonly own: string;
        readonly elsewhere: string;
        readonly added: string;
      };
      readonly pictures: {
        readonly none: string;
        readonly seen: string;
        readonly unseen: string;
        readonly first: string;
      };
      readonly owner: {
        readonly label: string;
        readonly others: (others: number) => string;
        readonly approved: (listings: number) => string;
        readonly refused: (listings: number) => string;
        readonly since: string;
      };
    };
    readonly text: {
      readonly changed: (parts: number) => string;
      readonly toPutBack: string;
      readonly putBack: string;
      readonly putBackLead: string;
      readonly changedBack: string;
      readonly lastEdit: string;
      readonly heading: string;
      readonly seen: string;
      readonly seenLead: string;
      readonly mark: string;
      readonly asPlayers: string;
      readonly absent: (parts: string) => string;
      readonly linksInText: string;
      readonly slug: string;
    };
    readonly server: {
      readonly title: (server: string) => string;
      readonly reason: string;
      readonly publicPage: string;
      readonly listing: string;
      readonly decide: string;
      readonly approve: string;
      readonly reject: string;
      readonly suspend: string;
      readonly toReject: string;
      readonly change: {
        readonly pending: string;
        readonly approved: string;
        readonly rejected: string;
        readonly suspended: string;
      };
      readonly approveLead: {
        readonly pending: string;
        readonly rejected: string;
        readonly suspended: string;
      };
      readonly leads: { readonly reject: string; readonly suspend: string };
      readonly noMail: {
        readonly unconfirmed: string;
        readonly stopped: string;
        readonly off: string;
      };
      readonly votes: string;
      readonly votesLead: string;
      readonly noVotes: string;
      readonly voteHeads: readonly [string, string, string, string, string, string, string, string];
      readonly ageOf: (days: number) => string;
      readonly unknown: string;
      readonly many: string;
      readonly counts: string;
      readonly void: string;
      readonly voidLink: string;
      readonly voidLabel: (player: string) => string;
      readonly showVoid: string;
      readonly showLabel: (player: string) => string;
      readonly olderVotes: string;
      readonly newestVotes: string;
      readonly votePages: string;
      readonly history: string;
      readonly wholeHistory: string;
    };
    readonly change: {
      readonly decide: string;
      readonly lead: string;
      readonly approve: string;
      readonly refuse: string;
      readonly toRefuse: string;
    };
    readonly pictures: {
      readonly heading: string;
      readonly fresh: string;
      readonly isNew: string;
      readonly accept: string;
      readonly takeDown: string;
      readonly which: string;
      readonly kinds: { readonly logo: string; readonly banner: string };
    };
    readonly reports: {
      readonly heading: string;
      readonly title: string;
      readonly order: string;
      readonly first: (shown: number, total: number) => string;
      readonly none: string;
      readonly noneLead: string;
      readonly waiting: (listings: number) => string;
      readonly of: (reports: number) => string;
      readonly list: string;
      readonly open: string;
      readonly answered: string;
      readonly short: {
        readonly pictures: string;
        readonly hateful: string;
        readonly scam: string;
        readonly fake: string;
        readonly wrong: string;
        readonly other: string;
      };
      readonly nobody: string;
      readonly accountSince: (day: string) => string;
      readonly firstReport: (days: number) => string;
      readonly earlier: (reports: number) => string;
      readonly upheld: (reports: number) => string;
      readonly written: string;
      readonly before: string;
      readonly notBefore: (days: number) => string;
      readonly says: string;
      readonly close: (reports: number) => string;
      readonly steps: string;
      readonly toAnswer: string;
      readonly closing: string;
      readonly what: string;
      readonly keyList: { readonly close: string; readonly found: string };
      readonly answers: {
        readonly fine: string;
        readonly asked: string;
        readonly restored: string;
        readonly logo: string;
        readonly banner: string;
        readonly suspend: string;
      };
      readonly outcomes: {
        readonly fine: string;
        readonly asked: string;
        readonly restored: string;
        readonly logo: string;
        readonly banner: string;
        readonly suspend: string;
      };
      readonly noOutcome: string;
      readonly note: string;
      readonly noteHelp: (least: number, most: number) => string;
      readonly secret: string;
      readonly act: string;
      readonly lead: string;
      readonly answer: string;
    };
    readonly vote: {
      readonly title: (player: string) => string;
      readonly what: string;
      readonly server: string;
      readonly player: string;
      readonly cast: string;
      readonly source: string;
      readonly trust: string;
      readonly id: string;
      readonly voidedAt: string;
      readonly voidedBy: string;
      readonly reason: string;
      readonly noReason: string;
      readonly heading: string;
      readonly consequences: readonly [string, string, string, string];
      readonly submit: string;
    };
    readonly account: {
      readonly evidence: {
        readonly marked: (facts: number) => string;
        readonly odd: string;
        readonly address: string;
        readonly void: string;
        readonly votes: (votes: number, most: number) => string;
        readonly noOrigin: string;
        readonly sharers: (accounts: number) => string;
        readonly voided: (voided: number, votes: number) => string;
        readonly own: (votes: number) => string;
      };
      readonly title: (username: string) => string;
      readonly since: string;
      readonly seen: string;
      readonly notSeen: string;
      readonly noSignIn: string;
      readonly noSignInLink: (server: string) => string;
      readonly ways: {
        readonly label: string;
        readonly password: string;
        readonly passkeys: (passkeys: number) => string;
        readonly none: string;
      };
      readonly secondFactor: {
        readonly label: string;
        readonly since: string;
        readonly off: string;
      };
      readonly id: string;
      readonly email: string;
      readonly confirmed: string;
      readonly unconfirmed: string;
      readonly role: {
        readonly label: string;
        readonly names: {
          readonly none: string;
          readonly moderator: string;
          readonly administrator: string;
        };
        readonly change: string;
        readonly meaning: string;
        readonly lead: string;
        readonly means: {
          readonly moderator: (rights: string) => string;
          readonly administrator: (rights: string) => string;
        };
        readonly submit: string;
      };
      readonly hasRole: string;
      readonly who: string;
      readonly states: { readonly fine: string; readonly disabled: string };
      readonly listings: string;
      readonly noListings: string;
      readonly roles: { readonly owner: string; readonly manager: string; readonly viewer: string };
      readonly changeWaits: string;
      readonly reported: (reports: number) => string;
      readonly votes: string;
      readonly noVotes: string;
      readonly votesIn: (votes: number) => string;
      readonly lastVotes: string;
      readonly byDay: string;
      readonly reports: string;
      readonly noReports: string;
      readonly openReport: string;
      readonly disabled: string;
      readonly disable: string;
      readonly consequences: string;
      readonly picks: {
        readonly bought: string;
        readonly many: string;
        readonly harass: string;
        readonly stolen: string;
      };
      readonly toDisable: string;
      readonly enable: string;
      readonly enableLead: string;
      readonly history: string;
    };
  };
  readonly myServers: {
    readonly tabs: {
      readonly label: string;
      readonly rewards: string;
      readonly api: string;
      readonly voters: string;
      readonly edit: string;
      readonly settings: string;
      readonly page: string;
      readonly waiting: string;
      readonly overview: string;
    };
    readonly subject: {
      readonly players: (online: number, max: number) => string;
      readonly states: {
        readonly unknown: string;
        readonly online: string;
        readonly offline: string;
      };
    };
    readonly list: {
      readonly title: string;
      readonly lead: (votes: number, needy: number) => string;
      readonly leadWaiting: (waiting: number) => string;
      readonly none: string;
      readonly roles: { readonly owner: string; readonly manager: string; readonly viewer: string };
      readonly offers: string;
      readonly offer: (
        owner: string,
        server: string,
        role: "owner" | "manager" | "viewer",
      ) => string;
      readonly toOffer: string;
      readonly noneNext: string;
      readonly submit: string;
      readonly another: string;
      readonly manage: string;
      readonly allVotes: (counts: "signed-in" | "confirmed" | "established") => string;
      readonly figures: {
        readonly server: string;
        readonly today: string;
        readonly rank: string;
        readonly month: string;
      };
      readonly byNow: (votes: number) => string;
      readonly wholeDay: (votes: number) => string;
      readonly compared: (at: Date, time: string) => string;
      readonly groups: { readonly needy: string; readonly listed: string; readonly others: string };
      readonly start: readonly [
        readonly [string, string],
        readonly [string, string],
        readonly [string, string],
      ];
    };
    readonly find: {
      readonly title: string;
      readonly label: string;
      readonly sort: string;
      readonly sorts: {
        readonly attention: string;
        readonly votes: string;
        readonly rank: string;
        readonly name: string;
      };
      readonly submit: string;
      readonly found: (shown: number, all: number) => string;
      readonly clear: string;
      readonly nothing: string;
      readonly nothingNext: string;
    };
    readonly mail: { readonly unconfirmed: string; readonly confirm: string };
    readonly attention: {
      readonly pending: string;
      readonly provable: string;
      readonly unlisted: string;
      readonly failing: (key: string, waiting: number) => string;
      readonly waiting: (waiting: number) => string;
      readonly offline: string;
      readonly inbox: (waiting: number) => string;
      readonly toPeople: string;
      readonly toServer: string;
      readonly toStatus: string;
      readonly toFacts: string;
      readonly toDeliveries: string;
      readonly toRewards: string;
      readonly decided: (reason: string) => string;
    };
    readonly change: {
      readonly waiting: string;
      readonly waitingNext: string;
      readonly refused: string;
      readonly refusedNext: string;
      readonly reason: (reason: string) => string;
      readonly prove: string;
      readonly toStatus: string;
      readonly withdraw: string;
      readonly dismiss: string;
    };
    readonly overview: {
      readonly title: (server: string) => string;
      readonly pending: string;
      readonly prove: string;
      readonly approved: string;
      readonly rejected: string;
      readonly unlisted: string;
      readonly toRelist: string;
      readonly suspended: string;
      readonly reason: string;
      readonly resubmit: string;
      readonly edit: string;
      readonly toEdit: string;
      readonly until: (days: number) => string;
      readonly description: string;
    };
  };
  readonly myVotes: {
    readonly title: string;
    readonly nextDay: string;
    readonly utcDay: string;
    readonly today: string;
    readonly voteNext: (server: string) => string;
    readonly voteAll: (servers: number, first: string) => string;
    readonly find: string;
    readonly votedAt: string;
    readonly isVoid: string;
    readonly isTaken: string;
    readonly endsTonight: (days: number) => string;
    readonly reward: string;
    readonly rewards: {
      readonly waiting: string;
      readonly leased: string;
      readonly granted: string;
      readonly refused: string;
      readonly voided: string;
      readonly expired: string;
    };
    readonly receipt: string;
    readonly receiptOf: (server: string) => string;
    readonly vote: string;
    readonly voteFor: (server: string) => string;
    readonly votedToday: string;
    readonly votedFor: (server: string) => string;
    readonly isVoted: (server: string) => string;
    readonly isLeft: (server: string) => string;
    readonly inRow: (days: number) => string;
    readonly inRowUnseen: string;
    readonly favouriteServer: (server: string) => string;
    readonly favourite: string;
    readonly add: string;
    readonly addServer: (server: string) => string;
    readonly none: string;
    readonly noneWhy: string;
    readonly before: string;
    readonly findServers: string;
    readonly past: string;
    readonly pastWhy: string;
    readonly months: string;
    readonly month: (start: Date) => string;
    readonly earlier: (start: Date) => string;
    readonly later: (start: Date) => string;
    readonly day: (day: Date) => string;
    readonly letters: readonly [string, string, string, string, string, string, string];
    readonly votes: (votes: number) => string;
    readonly dayVotes: (votes: number) => string;
    readonly fewest: string;
    readonly most: string;
    readonly noVotes: string;
    readonly kept: string;
    readonly soFar: string;
    readonly current: (days: number) => string;
    readonly longest: string;
    readonly thisMonth: (votes: number) => string;
    readonly inYear: (votes: number) => string;
    readonly boards: string;
    readonly stripEnds: string;
    readonly menuLeft: (left: number) => string;
    readonly round: {
      readonly title: (server: string, progress: string) => string;
      readonly progress: (voted: number, all: number) => string;
      readonly newVotes: string;
      readonly last: string;
      readonly cast: string;
      readonly next: (server: string) => string;
      readonly isLast: string;
      readonly skip: (server: string) => string;
      readonly goOn: (server: string) => string;
      readonly stop: string;
    };
    readonly progress: {
      readonly left: (voted: number, all: number, left: number) => string;
      readonly done: (all: number) => string;
    };
    readonly strip: {
      readonly left: (voted: number, all: number) => string;
      readonly done: string;
    };
  };
  readonly overview: {
    readonly health: {
      readonly label: string;
      readonly failing: string;
      readonly failingSays: (key: string, since: string) => string;
      readonly off: string;
      readonly offSays: (key: string) => string;
      readonly paused: string;
      readonly pausedSays: (key: string) => string;
      readonly waiting: (votes: number) => string;
      readonly arrive: string;
      readonly arriveSays: (key: string, votes: number) => string;
      readonly inbox: string;
      readonly inboxSays: string;
      readonly inboxWaits: string;
      readonly inboxWaitsSays: (votes: number) => string;
      readonly none: string;
      readonly noneSays: string;
      readonly toDeliveries: string;
      readonly toRewards: string;
      readonly toKeys: string;
    };
    readonly today: {
      readonly title: string;
      readonly votes: (votes: number) => string;
      readonly more: (votes: number) => string;
      readonly fewer: (votes: number) => string;
      readonly same: string;
      readonly than: (at: Date, votes: number, time: string) => string;
      readonly as: (at: Date, votes: number, time: string) => string;
      readonly none: string;
      readonly noneNext: string;
      readonly whole: (at: Date, votes: number) => string;
      readonly label: (today: number, before: number, weekAgo: Date) => string;
      readonly axis: readonly [string, string, string, string, string];
      readonly legendToday: string;
      readonly legendBefore: (at: Date, votes: number) => string;
      readonly windows: (monthly: number, total: number) => string;
    };
    readonly rank: {
      readonly title: (game: string) => string;
      readonly of: (listed: number) => string;
      readonly none: string;
      readonly noneNext: string;
      readonly near: string;
      readonly ahead: (votes: number) => string;
      readonly behind: (votes: number) => string;
      readonly you: string;
      readonly ranking: (counts: "signed-in" | "confirmed" | "established") => string;
    };
    readonly steps: {
      readonly title: string;
      readonly done: (done: number, all: number) => string;
      readonly doneTitle: string;
      readonly more: (steps: number) => string;
      readonly all: {
        readonly logo: readonly [string, string];
        readonly banner: readonly [string, string];
        readonly description: readonly [string, string];
        readonly facts: readonly [string, string];
        readonly rewards: readonly [string, string];
        readonly badge: readonly [string, string];
        readonly proof: readonly [string, string];
      };
    };
    readonly figures: {
      readonly title: (days: number) => string;
      readonly spans: string;
      readonly span: (days: number) => string;
      readonly nav: string;
      readonly names: {
        readonly votes: string;
        readonly ballot_click: string;
        readonly address_copy: string;
        readonly page_view: string;
      };
      readonly week: string;
      readonly up: (percent: number) => string;
      readonly down: (percent: number) => string;
      readonly isUp: string;
      readonly isDown: string;
      readonly none: {
        readonly votes: (days: number) => string;
        readonly ballot_click: (days: number) => string;
        readonly address_copy: (days: number) => string;
        readonly page_view: (days: number) => string;
      };
      readonly worth: string;
    };
    readonly charts: {
      readonly ballot_click: {
        readonly title: string;
        readonly heads: readonly [string, string];
        readonly summary: (sum: number, today: number, days: number) => string;
        readonly on: (day: Date, visits: number) => string;
      };
      readonly address_copy: {
        readonly title: string;
        readonly heads: readonly [string, string];
        readonly summary: (sum: number, today: number, days: number) => string;
        readonly on: (day: Date, visits: number) => string;
      };
      readonly page_view: {
        readonly title: string;
        readonly heads: readonly [string, string];
        readonly summary: (sum: number, today: number, days: number) => string;
        readonly on: (day: Date, visits: number) => string;
      };
    };
    readonly sources: {
      readonly title: string;
      readonly here: string;
      readonly hereSays: string;
      readonly rest: string;
      readonly restSays: string;
      readonly note: string;
      readonly none: string;
    };
    readonly coming: {
      readonly title: string;
      readonly items: readonly [
        readonly [string, string],
        readonly [string, string],
        readonly [string, string],
        readonly [string, string],
      ];
    };
    readonly voidNotices: {
      readonly title: (votes: number) => string;
      readonly votes: (votes: number) => string;
      readonly again: (votes: number) => string;
      readonly cast: string;
      readonly to: string;
      readonly voided: string;
      readonly reason: string;
      readonly noReason: string;
      readonly answer: string;
      readonly yours: string;
      readonly help: (min: number, max: number) => string;
      readonly send: string;
      readonly answered: string;
    };
  };
  readonly people: {
    readonly roles: { readonly owner: string; readonly manager: string; readonly viewer: string };
    readonly page: {
      readonly title: (server: string) => string;
      readonly heading: string;
      readonly lead: string;
      readonly heads: readonly [string, string, string, string];
      readonly you: string;
      readonly change: { readonly manager: string; readonly viewer: string };
      readonly remove: string;
      readonly removed: string;
      readonly leave: string;
      readonly leaveLead: string;
      readonly offersTitle: string;
      readonly offer: (name: string, role: "owner" | "manager" | "viewer") => string;
      readonly withdraw: string;
      readonly inviteTitle: string;
      readonly inviteLead: string;
      readonly name: string;
      readonly role: string;
      readonly choices: { readonly viewer: string; readonly manager: string };
      readonly invite: string;
      readonly needsApproval: string;
    };
    readonly handover: {
      readonly title: string;
      readonly lead: string;
      readonly what: string;
      readonly name: string;
      readonly submit: string;
    };
    readonly unlist: {
      readonly title: string;
      readonly lead: string;
      readonly what: string;
      readonly button: string;
      readonly again: string;
      readonly relist: string;
      readonly notNow: string;
    };
    readonly deletion: {
      readonly group: string;
      readonly groupLead: string;
      readonly link: string;
      readonly what: string;
      readonly title: (server: string) => string;
      readonly heading: string;
      readonly lead: string;
      readonly effects: string;
      readonly atOnce: string;
      readonly page: { readonly what: string; readonly effect: string };
      readonly keys: { readonly what: string; readonly effect: (keys: number) => string };
      readonly waiting: { readonly what: string; readonly effect: (votes: number) => string };
      readonly inbox: { readonly what: string; readonly effect: (votes: number) => string };
      readonly votes: { readonly what: string; readonly effect: (votes: number) => string };
      readonly people: { readonly what: string; readonly effect: (people: number) => string };
      readonly offers: { readonly what: string; readonly effect: string };
      readonly past: {
        readonly what: string;
        readonly effect: string;
        readonly when: (days: number) => string;
      };
      readonly record: { readonly what: string; readonly effect: string; readonly when: string };
      readonly heads: readonly [string, string, string];
      readonly rather: string;
      readonly instead: string;
      readonly insteadUnlisted: string;
      readonly unlist: string;
      readonly handOver: string;
      readonly forGood: string;
      readonly type: string;
      readonly typeHelp: (slug: string) => string;
      readonly otherName: (name: string) => string;
      readonly keep: string;
      readonly password: string;
    };
    readonly offer: {
      readonly title: (server: string, role: "owner" | "manager" | "viewer") => string;
      readonly lead: (owner: string, role: "owner" | "manager" | "viewer") => string;
      readonly means: { readonly viewer: string; readonly manager: string; readonly owner: string };
      readonly people: (names: string) => string;
      readonly former: (role: "manager" | "viewer") => string;
      readonly accept: {
        readonly viewer: string;
        readonly manager: string;
        readonly owner: string;
      };
      readonly decline: string;
      readonly game: string;
      readonly address: string;
      readonly status: string;
      readonly until: string;
      readonly declineLead: (days: number) => string;
    };
    readonly known: {
      readonly title: string;
      readonly lead: string;
      readonly heads: readonly [string, string, string];
      readonly kinds: {
        readonly api_key: (name: string) => string;
        readonly webhook_secret: (name: string) => string;
        readonly url_key: (name: string) => string;
        readonly link_key: (name: string) => string;
        readonly chat: (name: string) => string;
        readonly votifier: (name: string) => string;
      };
      readonly deleted: string;
      readonly elsewhere: { readonly chat: string; readonly votifier: string };
      readonly renew: string;
      readonly renewHelp: string;
      readonly activate: string;
      readonly made: string;
    };
  };
  readonly privacy: {
    readonly title: string;
    readonly lead: (site: string) => string;
    readonly host: string;
    readonly inShort: {
      readonly heading: string;
      readonly account: string;
      readonly votes: string;
      readonly address: (signIn: number, votes: number) => string;
      readonly email: string;
    };
    readonly keptHeading: string;
    readonly oneWay: string;
    readonly columns: readonly [string, string, string];
    readonly groups: {
      readonly account: string;
      readonly signIn: string;
      readonly votes: string;
      readonly servers: string;
      readonly rewards: string;
      readonly moderation: string;
      readonly site: string;
      readonly browser: string;
    };
    readonly othersHeading: string;
    readonly others: readonly [string, string, string, string];
    readonly turnstile: string;
    readonly nobodyElse: string;
    readonly yoursHeading: string;
    readonly yours: string;
    readonly download: string;
    readonly delete: string;
  };
  readonly refusals: {
    readonly cannot: {
      readonly accept_edits: string;
      readonly accept_pictures: string;
      readonly accept_the_offer: string;
      readonly add_game: string;
      readonly add_server: string;
      readonly add_tag: string;
      readonly add_the_name: string;
      readonly approve_change: string;
      readonly approve_server: string;
      readonly change_settings: string;
      readonly change_the_role: string;
      readonly check_server: string;
      readonly close_reports: string;
      readonly decide_about_an_alert: string;
      readonly decide_on_a_claim_to_a_name: string;
      readonly disable_account: string;
      readonly dismiss_the_alert: string;
      readonly edit_game: string;
      readonly edit_server: string;
      readonly edit_tag: string;
      readonly enable_account: string;
      readonly export_account: string;
      readonly grade_the_receiver_of_this_key: string;
      readonly hand_over_server: string;
      readonly invite: string;
      readonly issue_key: string;
      readonly lift_the_act: string;
      readonly list_server_again: string;
      readonly make_a_key: string;
      readonly make_a_sign_in_link: string;
      readonly merge_games: string;
      readonly merge_tags: string;
      readonly put_edits_back: string;
      readonly read_answers: string;
      readonly refuse_change: string;
      readonly reject_server: string;
      readonly remove_banner: string;
      readonly remove_game: string;
      readonly remove_logo: string;
      readonly remove_tag: string;
      readonly rename: string;
      readonly replay: string;
      readonly resend: string;
      readonly reset_the_second_factor: string;
      readonly resubmit_server: string;
      readonly save_facts: string;
      readonly set_email: string;
      readonly show_account: string;
      readonly show_claims_to_names: string;
      readonly show_delivery: string;
      readonly show_reports: string;
      readonly show_the_account: string;
      readonly show_the_audit_trail: string;
      readonly show_the_queue: string;
      readonly show_void_votes: string;
      readonly show_vote: string;
      readonly show_votes: string;
      readonly show_waves: string;
      readonly submit_server: string;
      readonly suspend_server: string;
      readonly take_down_picture: string;
      readonly test_the_webhook: string;
      readonly unlist_server: string;
      readonly void_vote: string;
      readonly void_votes: string;
      readonly vote: string;
      readonly withdraw_change: string;
      readonly activate_the_webhook_secret_of_key: string;
      readonly change_the_Votifier_of_key: string;
      readonly change_the_webhook_of_key: string;
      readonly grade_the_receiver_of_key: string;
      readonly pause_the_webhook_of_key: string;
      readonly prepare_a_webhook_secret_for_key: string;
      readonly replay_the_deliveries_of_key: string;
      readonly resume_the_webhook_of_key: string;
      readonly revoke_key: string;
      readonly roll_key: string;
      readonly test_the_webhook_of_key: string;
    };
    readonly account_name_invalid: {
      readonly characters: (values: { name: string }) => string;
      readonly prefix: (values: { name: string; prefix: string }) => string;
    };
    readonly account_name_reserved: (values: { name: string }) => string;
    readonly account_name_steam: (values: { name: string }) => string;
    readonly game_name_known: (values: { name: string }) => string;
    readonly game_names_full: (values: { max: number }) => string;
    readonly account_exists: {
      readonly email: (values: { email: string }) => string;
      readonly voted: (values: { name: string }) => string;
      readonly name: (values: { name: string }) => string;
    };
    readonly identity_linked: string;
    readonly last_way_in: string;
    readonly sign_in_link_refused: (values: { name: string }) => string;
    readonly claim_unknown: string;
    readonly sign_in_needed: (values: { player: string }) => string;
    readonly account_unknown: {
      readonly named: (values: { cannot: string; name: string }) => string;
      readonly missing: (values: { cannot: string }) => string;
      readonly viewers: (values: { cannot: string }) => string;
      readonly owners: (values: { cannot: string }) => string;
      readonly voters: (values: { cannot: string }) => string;
    };
    readonly account_owns_listings: (values: { count: number; named: string }) => string;
    readonly account_disabled: (values: { doing: "vote" | "disable_account" }) => string;
    readonly account_decided: (values: { cannot: string }) => string;
    readonly account_not_disabled: (values: { cannot: string }) => string;
    readonly account_has_role: (
      values: { cannot: string; role: "moderator" | "administrator" },
    ) => string;
    readonly account_cant_have_role: string;
    readonly last_administrator: (
      values: { doing: "change_the_role" | "delete_account" },
    ) => string;
    readonly rename_too_soon: (values: { days: number; next: string }) => string;
    readonly email_invalid: (values: { text: string }) => string;
    readonly password_too_short: (values: { min: number }) => string;
    readonly password_too_long: (values: { max: number }) => string;
    readonly password_common: string;
    readonly bot_check_failed: {
      readonly forged: string;
      readonly expired: string;
      readonly unavailable: string;
    };
    readonly bot_check_spent: string;
    readonly moderators_only: (values: { cannot: string }) => string;
    readonly administrators_only: (values: { cannot: string }) => string;
    readonly setting_invalid: {
      readonly accent: string;
      readonly name: (values: { max: number }) => string;
      readonly imprint: (values: { max: number }) => string;
    };
    readonly reason_needed: (values: { cannot: string; min: number; max: number }) => string;
    readonly form_used: string;
    readonly server_unknown: (values: { slug: string }) => string;
    readonly role_too_low: (values: { role: "owner" | "manager" | "viewer" }) => string;
    readonly offer_unknown: string;
    readonly offer_refused: {
      readonly unknown: (values: { cannot: string; name: string }) => string;
      readonly self: (values: { cannot: string; name: string }) => string;
      readonly member: (values: { cannot: string; name: string }) => string;
      readonly asked: (values: { cannot: string; name: string; days: number }) => string;
      readonly many: (values: { cannot: string; max: number }) => string;
      readonly unpublished: (values: { cannot: string }) => string;
    };
    readonly member_unknown: string;
    readonly server_name_invalid: (values: { cannot: string; min: number; max: number }) => string;
    readonly slug_refused: {
      readonly form: (values: { cannot: string; min: number; max: number }) => string;
      readonly formLike: (
        values: { cannot: string; min: number; max: number; example: string },
      ) => string;
      readonly reserved: (values: { cannot: string; slug: string }) => string;
      readonly taken: (values: { cannot: string; slug: string }) => string;
      readonly alike: (values: { cannot: string; slug: string }) => string;
    };
    readonly slug_moved: (values: { cannot: string; days: number; at: string }) => string;
    readonly server_host_invalid: {
      readonly unreadable: (values: { cannot: string; host: string }) => string;
      readonly inner: (values: { cannot: string; host: string }) => string;
    };
    readonly server_port_invalid: (values: { cannot: string; port: string }) => string;
    readonly description_too_long: (
      values: { cannot: string; max: string; length: string },
    ) => string;
    readonly changed_meanwhile: (values: { cannot: string }) => string;
    readonly facts_invalid: (values: { faults: string }) => string;
    readonly tag_unknown: {
      readonly plain: (values: { slug: string }) => string;
      readonly cannot: (values: { cannot: string; slug: string }) => string;
    };
    readonly tag_invalid: {
      readonly name: (values: { cannot: string; min: number; max: number }) => string;
      readonly slug: (values: { cannot: string }) => string;
    };
    readonly tag_exists: (values: { cannot: string; name: string }) => string;
    readonly entry_used: (values: { cannot: string; servers: number }) => string;
    readonly merged_with_itself: (values: { cannot: string }) => string;
    readonly servers_too_many: {
      readonly all: (values: { cannot: string; servers: number; max: number }) => string;
      readonly pending: (values: { cannot: string; pending: number }) => string;
    };
    readonly change_unknown: {
      readonly none: (values: { cannot: string; slug: string }) => string;
      readonly seen: (values: { cannot: string; slug: string }) => string;
      readonly replaced: (values: { cannot: string; slug: string }) => string;
    };
    readonly server_transition: {
      readonly status: (
        values: {
          cannot: string;
          slug: string;
          status: "pending" | "approved" | "rejected" | "suspended";
        },
      ) => string;
      readonly ownerless: (values: { cannot: string; slug: string }) => string;
      readonly changed: (values: { cannot: string; slug: string }) => string;
      readonly unlisted: (values: { cannot: string; slug: string }) => string;
    };
    readonly server_own: (values: { cannot: string; slug: string }) => string;
    readonly server_not_approved: (
      values: {
        cannot: string;
        doing: "check_server" | "issue_key" | "make_a_key" | "vote";
        slug: string;
        status: "pending" | "approved" | "rejected" | "suspended";
      },
    ) => string;
    readonly check_too_soon: {
      readonly busy: string;
      readonly waiting: (values: { seconds: number }) => string;
      readonly listed: (values: { seconds: number }) => string;
    };
    readonly game_unknown: (values: { cannot: string; slug: string; known: string }) => string;
    readonly game_invalid: {
      readonly name: (values: { cannot: string; min: number; max: number }) => string;
      readonly slug: (values: { cannot: string; slug: string }) => string;
      readonly protocol: (values: { cannot: string; protocol: string; known: string }) => string;
      readonly port: (values: { cannot: string; max: string }) => string;
      readonly queryPort: (values: { cannot: string; port: string }) => string;
    };
    readonly game_exists: (values: { cannot: string; slug: string }) => string;
    readonly picture_refused: {
      readonly damaged: string;
      readonly animated: string;
      readonly format: string;
      readonly large: (values: { width: number; height: number; megapixels: number }) => string;
      readonly small: (
        values: {
          width: number;
          height: number;
          kind: "logo" | "banner";
          minWidth: number;
          minHeight: number;
        },
      ) => string;
    };
    readonly picture_unknown: (values: { cannot: string; slug: string }) => string;
    readonly report_invalid: {
      readonly other: (values: { max: number }) => string;
      readonly chosen: (values: { max: number }) => string;
    };
    readonly reports_too_many: {
      readonly nameless: (values: { max: number }) => string;
      readonly all: (values: { max: number }) => string;
    };
    readonly report_unknown: (values: { slug: string }) => string;
    readonly fact: {
      readonly tags: (values: { max: number }) => string;
      readonly country: string;
      readonly languages: string;
      readonly languages_too_many: (values: { max: number }) => string;
      readonly description: (values: { max: number }) => string;
      readonly text_language: string;
      readonly text_language_twice: string;
      readonly rules: (values: { max: number }) => string;
      readonly tagline_not_one_line: string;
      readonly tagline_too_long: (values: { max: number }) => string;
      readonly version_not_one_line: string;
      readonly version_too_long: (values: { max: number }) => string;
      readonly website_too_long: (values: { max: number }) => string;
      readonly website_too_long_as_written: (values: { max: number }) => string;
      readonly website_elsewhere: string;
      readonly discord_too_long: (values: { max: number }) => string;
      readonly discord_too_long_as_written: (values: { max: number }) => string;
      readonly discord_elsewhere: (values: { sites: string }) => string;
      readonly video_too_long: (values: { max: number }) => string;
      readonly video_too_long_as_written: (values: { max: number }) => string;
      readonly video_elsewhere: (values: { sites: string }) => string;
    };
    readonly key_unknown: {
      readonly plain: (values: { id: string }) => string;
      readonly cannot: (values: { cannot: string; id: string }) => string;
    };
    readonly key_name_invalid: (values: { max: number }) => string;
    readonly keys_too_many: (values: { max: number }) => string;
    readonly scopes_invalid: (values: { known: string }) => string;
    readonly key_revoked: (values: { cannot: string; at: string }) => string;
    readonly overlap_invalid: (values: { max: number; hours: string }) => string;
    readonly webhook_url_refused: {
      readonly incomplete: string;
      readonly inner: string;
      readonly chat: string;
      readonly scheme: string;
      readonly credentials: string;
      readonly port: (values: { port: string }) => string;
      readonly tooLong: (values: { max: number }) => string;
    };
    readonly webhook_url_taken: (values: { url: string }) => string;
    readonly secret_not_prepared: string;
    readonly key_is_votifier: (values: { cannot: string }) => string;
    readonly key_is_chat: (values: { cannot: string }) => string;
    readonly chat_address_refused: { readonly notDiscord: string; readonly notSlack: string };
    readonly chat_connected: string;
    readonly votifier_address_refused: {
      readonly host: string;
      readonly inner: string;
      readonly port: (values: { port: string; usual: string }) => string;
    };
    readonly votifier_secret_refused: {
      readonly missing: string;
      readonly lost: string;
      readonly privateKey: string;
      readonly neither: (values: { max: number }) => string;
      readonly anotherKey: (values: { bits: string }) => string;
    };
    readonly votifier_connected: string;
    readonly votifiers_too_many: (values: { max: number }) => string;
    readonly replay_time_invalid: {
      readonly since: (values: { time: string; days: number }) => string;
      readonly unreadable: (values: { days: number }) => string;
    };
    readonly replay_too_soon: (values: { from: string }) => string;
    readonly sends_too_many: (values: { cannot: string }) => string;
    readonly delivery_unknown: (values: { cannot: string; id: string }) => string;
    readonly delivery_unfinished: (values: { id: string }) => string;
    readonly delivery_without_destination: (
      values: {
        doing: "resend" | "replay" | "test_the_webhook" | "grade_the_receiver_of_this_key";
      },
    ) => string;
    readonly clock_off: string;
    readonly favourites_full: (values: { max: number }) => string;
    readonly vote_unknown: (values: { cannot: string; id: string }) => string;
    readonly vote_voided: (values: { doing: "resend" | "void_vote"; id: string }) => string;
    readonly void_choice_invalid: {
      readonly span: (values: { days: number }) => string;
      readonly number: (values: { given: string; max: string }) => string;
    };
    readonly void_choice_changed: {
      readonly others: string;
      readonly counted: (values: { expected: number; votes: number }) => string;
    };
    readonly void_batch_unknown: (values: { id: string }) => string;
    readonly void_batch_lifted: (values: { id: string }) => string;
    readonly void_notice_unknown: (values: { id: string }) => string;
    readonly void_answered: { readonly lifted: string; readonly given: string };
    readonly void_answer_invalid: (values: { min: number; max: number }) => string;
    readonly void_answer_read: string;
    readonly wave_unknown: (values: { id: string }) => string;
    readonly wave_decided: {
      readonly person: (values: { state: "voided" | "dismissed"; by: string }) => string;
      readonly operator: (values: { state: "voided" | "dismissed" }) => string;
    };
    readonly wave_grown: (values: { votes: number; seen: number }) => string;
  };
  readonly rewards: {
    readonly title: (server: string) => string;
    readonly heading: string;
    readonly lead: string;
    readonly inUse: string;
    readonly notYet: string;
    readonly savePath: string;
    readonly connectFirst: string;
    readonly paths: {
      readonly push: { readonly name: string; readonly who: string };
      readonly inbox: { readonly name: string; readonly who: string };
      readonly none: { readonly name: string; readonly who: string };
    };
    readonly steps: {
      readonly title: string;
      readonly done: string;
      readonly open: string;
      readonly votes: string;
      readonly votesOf: (votes: number) => string;
      readonly tell: string;
      readonly unconnected: string;
      readonly notActive: string;
      readonly sent: (arrived: number, sent: number) => string;
      readonly take: string;
      readonly tests: {
        readonly none: string;
        readonly underWay: string;
        readonly taken: string;
        readonly untaken: string;
      };
      readonly reward: string;
      readonly unknown: string;
      readonly webhook: string;
      readonly receiver: string;
      readonly inbox: {
        readonly keep: string;
        readonly waiting: (waiting: number) => string;
        readonly unused: string;
        readonly take: string;
        readonly taken: string;
        readonly untaken: string;
        readonly give: string;
        readonly given: (today: number) => string;
        readonly ungiven: string;
      };
      readonly none: string;
      readonly noneNext: string;
      readonly helpLabel: string;
    };
    readonly notApproved: (status: string) => string;
    readonly votifier: string;
    readonly host: { readonly label: string; readonly help: string };
    readonly port: string;
    readonly portHelp: (usual: string) => string;
    readonly secret: string;
    readonly secretHelp: string;
    readonly secretKept: string;
    readonly service: string;
    readonly save: string;
    readonly saveHelp: string;
    readonly again: string;
    readonly off: string;
    readonly lastTest: string;
    readonly underWay: string;
    readonly took: (ms: number) => string;
    readonly all: string;
    readonly works: string;
    readonly worksNext: (site: string) => string;
    readonly example: (site: string) => string;
    readonly receivers: {
      readonly title: string;
      readonly lead: string;
      readonly guide: string;
      readonly add: string;
      readonly change: string;
      readonly remove: string;
      readonly name: { readonly label: string; readonly help: string };
    };
    readonly samples: { readonly title: string; readonly lead: string };
    readonly sampleGames: {
      readonly command: string;
      readonly paper: string;
      readonly votingPlugin: string;
      readonly oxide: string;
      readonly fivem: string;
    };
    readonly inbox: {
      readonly title: string;
      readonly lead: string;
      readonly plugin: string;
      readonly reference: string;
      readonly notInUse: string;
      readonly waiting: string;
      readonly leased: string;
      readonly oldest: string;
      readonly today: string;
      readonly twice: string;
      readonly expired: string;
      readonly keyName: string;
      readonly make: string;
      readonly made: string;
      readonly player: { readonly label: string; readonly help: string };
      readonly noPlayer: string;
      readonly test: string;
    };
    readonly recent: {
      readonly title: string;
      readonly heads: readonly [string, string, string, string];
      readonly gone: string;
      readonly isTest: string;
      readonly twice: string;
      readonly twiceHelp: string;
      readonly on: (servers: string) => string;
      readonly states: {
        readonly none: string;
        readonly waiting: string;
        readonly leased: string;
        readonly granted: string;
        readonly refused: string;
        readonly voided: string;
        readonly expired: string;
      };
    };
    readonly door: {
      readonly title: string;
      readonly lead: string;
      readonly key: string;
      readonly asked: string;
      readonly answered: string;
      readonly answers: {
        readonly check_0: string;
        readonly check_1: string;
        readonly check_2: string;
        readonly claim_0: string;
        readonly claim_1: string;
        readonly nameless: string;
      };
      readonly make: string;
      readonly makeHelp: string;
      readonly replace: string;
      readonly replaceHelp: string;
      readonly made: string;
      readonly paste: string;
      readonly plugins: {
        readonly easyVote: readonly [string, string];
        readonly rocket: readonly [string, string];
        readonly other: readonly [string, string];
      };
    };
    readonly links: {
      readonly heading: string;
      readonly per: string;
      readonly lead: string;
      readonly address: string;
      readonly same: string;
      readonly addressHelp: string;
      readonly voteLink: string;
      readonly namedVoteLink: string;
      readonly toLines: string;
      readonly recipe: (baseUrl: string, slug: string) => string;
      readonly key: string;
      readonly keyHelp: string;
      readonly make: string;
      readonly makeHelp: string;
      readonly replace: string;
      readonly replaceHelp: string;
      readonly remove: string;
      readonly unreadable: string;
      readonly made: string;
    };
  };
  readonly searchWords: {
    readonly countries: {
      readonly AE: string;
      readonly CI: string;
      readonly CV: string;
      readonly CZ: string;
      readonly DE: string;
      readonly GB: string;
      readonly KR: string;
      readonly MK: string;
      readonly NL: string;
      readonly RU: string;
      readonly SZ: string;
      readonly TL: string;
      readonly TR: string;
      readonly US: string;
    };
    readonly games: {
      readonly minecraft: string;
      readonly minecraft_bedrock: string;
      readonly rust: string;
      readonly counter_strike_2: string;
      readonly counter_strike_1_6: string;
      readonly counter_strike_source: string;
      readonly garrys_mod: string;
      readonly gta_san_andreas_samp: string;
      readonly gta_san_andreas_mta: string;
      readonly fivem: string;
      readonly terraria: string;
      readonly dayz: string;
      readonly valheim: string;
      readonly palworld: string;
      readonly project_zomboid: string;
      readonly unturned: string;
      readonly ark_survival_ascended: string;
      readonly ark_survival_evolved: string;
      readonly team_fortress_2: string;
      readonly the_forest: string;
      readonly hytale: string;
      readonly euro_truck_simulator_2: string;
      readonly "7_days_to_die": string;
      readonly arma_3: string;
      readonly left_4_dead_2: string;
    };
    readonly tags: {
      readonly anarchy: string;
      readonly bedwars: string;
      readonly beginner_friendly: string;
      readonly building: string;
      readonly co_op: string;
      readonly creative: string;
      readonly crossplay: string;
      readonly deathmatch: string;
      readonly economy: string;
      readonly events: string;
      readonly factions: string;
      readonly family_friendly: string;
      readonly hardcore: string;
      readonly megabase: string;
      readonly minigames: string;
      readonly modded: string;
      readonly monthly_wipe: string;
      readonly no_pay_to_win: string;
      readonly no_wipe: string;
      readonly parkour: string;
      readonly plots: string;
      readonly prison: string;
      readonly pve: string;
      readonly pvp: string;
      readonly quests: string;
      readonly racing: string;
      readonly roleplay: string;
      readonly rpg: string;
      readonly sandbox: string;
      readonly seasons: string;
      readonly skyblock: string;
      readonly small_teams: string;
      readonly survival: string;
      readonly vanilla: string;
      readonly weekly_wipe: string;
      readonly whitelist: string;
      readonly zombies: string;
    };
  };
  readonly search: {
    readonly title: string;
    readonly field: string;
    readonly placeholder: string;
    readonly help: (entries: number) => string;
    readonly helpEmail: string;
    readonly submit: string;
    readonly kind: {
      readonly listings: string;
      readonly accounts: string;
      readonly votes: string;
      readonly trail: string;
    };
    readonly most: (shown: number) => string;
    readonly votesOf: string;
    readonly owner: string;
    readonly since: string;
    readonly listings: (listings: number) => string;
    readonly noSignIn: string;
    readonly byEmail: { readonly yes: string; readonly no: string };
    readonly states: {
      readonly moderator: string;
      readonly administrator: string;
      readonly disabled: string;
    };
    readonly voteFor: (player: string, listing: string) => string;
    readonly own: string;
    readonly nothing: (text: string) => string;
    readonly nothingLead: string;
    readonly wholeTrail: string;
  };
  readonly sending: {
    readonly outcomeSentences: {
      readonly delivered: string;
      readonly rejected: string;
      readonly redirected: string;
      readonly redirected_elsewhere: string;
      readonly apps_script: string;
      readonly gone: string;
      readonly timeout: string;
      readonly connect_failed: string;
      readonly connection_lost: string;
      readonly tls_failed: string;
      readonly tls_self_signed: string;
      readonly tls_untrusted: string;
      readonly tls_expired: string;
      readonly tls_other_name: string;
      readonly tls_old: string;
      readonly tls_plain: string;
      readonly tls_expected: string;
      readonly http2_only: string;
      readonly dns_failed: string;
      readonly private_address: string;
      readonly bad_response: string;
      readonly bad_url: string;
      readonly bad_secret: string;
      readonly unconfirmed: string;
      readonly not_votifier: string;
      readonly votifier_key_missing: string;
      readonly token_refused: string;
      readonly votifier_refused: string;
      readonly name_refused: string;
      readonly posted: string;
      readonly chat_gone: string;
      readonly chat_refused: string;
      readonly chat_busy: string;
      readonly interrupted: string;
      readonly internal_error: string;
    };
    readonly pointsTo: (url: string) => string;
    readonly pointsElsewhere: (url: string) => string;
    readonly votifierSteps: {
      readonly greeted: (version: string) => string;
      readonly sent: (bytes: number, secret: "token" | "public_key") => string;
      readonly silent: string;
      readonly closed: string;
      readonly answered: (line: string) => string;
    };
  };
  readonly setup: {
    readonly optional: string;
    readonly done: string;
    readonly change: string;
    readonly steps: {
      readonly name: {
        readonly title: string;
        readonly why: string;
        readonly is: (name: string) => string;
        readonly usual: (name: string) => string;
        readonly do: string;
      };
      readonly site: { readonly why: string };
      readonly accent: {
        readonly title: string;
        readonly why: string;
        readonly reads: (color: string, contrast: string) => string;
        readonly usual: string;
        readonly do: string;
      };
      readonly logo: {
        readonly title: string;
        readonly why: string;
        readonly is: string;
        readonly usual: string;
        readonly do: string;
      };
      readonly mail: {
        readonly why: string;
        readonly test: string;
        readonly noAddress: string;
        readonly off: string;
        readonly failed: (answer: string) => string;
        readonly slow: (seconds: number) => string;
      };
      readonly imprint: {
        readonly title: string;
        readonly why: string;
        readonly is: (lines: number) => string;
        readonly missing: string;
        readonly do: string;
      };
      readonly game: {
        readonly title: string;
        readonly why: string;
        readonly is: (games: number) => string;
        readonly missing: string;
        readonly do: string;
      };
      readonly moderators: {
        readonly title: string;
        readonly why: string;
        readonly alone: string;
        readonly is: (people: number) => string;
        readonly do: string;
      };
      readonly backup: { readonly why: string };
    };
    readonly settings: {
      readonly title: string;
      readonly lead: string;
      readonly save: string;
      readonly fixed: (where: string) => string;
      readonly look: {
        readonly title: string;
        readonly lead: string;
        readonly name: { readonly label: string; readonly help: string };
        readonly accent: { readonly label: string; readonly help: string };
      };
      readonly logo: {
        readonly title: string;
        readonly lead: string;
        readonly file: string;
        readonly help: string;
        readonly upload: string;
        readonly remove: string;
        readonly choose: string;
      };
      readonly imprint: { readonly label: string; readonly help: string; readonly open: string };
      readonly review: {
        readonly title: string;
        readonly lead: string;
        readonly label: string;
        readonly help: string;
        readonly groups: {
          readonly name: string;
          readonly game: string;
          readonly address: string;
          readonly texts: string;
          readonly links: string;
          readonly facts: string;
        };
        readonly pictures: string;
        readonly fresh: string;
      };
      readonly host: {
        readonly title: string;
        readonly lead: string;
        readonly guide: string;
        readonly none: string;
        readonly on: string;
        readonly off: string;
        readonly names: {
          readonly address: string;
          readonly contact: string;
          readonly mail: string;
          readonly languages: string;
          readonly passwords: string;
          readonly providers: string;
          readonly factor: string;
          readonly voting: string;
          readonly approval: string;
        };
        readonly voting: { readonly accounts: string; readonly open: string };
        readonly approval: { readonly moderator: string; readonly proof: string };
        readonly factor: {
          readonly nobody: string;
          readonly moderators: string;
          readonly owners: string;
          readonly both: string;
        };
      };
    };
  };
  readonly status: {
    readonly outcomes: {
      readonly answered: string;
      readonly unknown_protocol: string;
      readonly port_refused: string;
      readonly dns_failed: string;
      readonly private_address: string;
      readonly timeout: string;
      readonly refused: string;
      readonly bad_answer: string;
      readonly answer_too_large: string;
      readonly internal_error: string;
    };
    readonly status: {
      readonly heading: string;
      readonly lead: string;
      readonly notAskable: (game: string) => string;
      readonly notApproved: string;
      readonly states: {
        readonly unknown: string;
        readonly online: string;
        readonly offline: string;
      };
      readonly failed: string;
      readonly stillOnline: (minutes: number) => string;
      readonly since: string;
      readonly neverAnswered: string;
      readonly address: string;
      readonly lastAsked: string;
      readonly lastAnswer: string;
      readonly counted: (online: number, max: number) => string;
      readonly countedOnline: (online: number) => string;
      readonly uncounted: string;
      readonly message: string;
      readonly check: string;
    };
    readonly ownership: {
      readonly heading: string;
      readonly verified: string;
      readonly by: { readonly message: string; readonly dns: string };
      readonly kept: string;
      readonly lead: string;
      readonly leadOfAddress: string;
      readonly waits: (host: string) => string;
      readonly approves: string;
      readonly token: string;
      readonly message: string;
      readonly dns: (host: string) => string;
      readonly dnsName: string;
      readonly look: string;
      readonly notFound: string;
    };
  };
  readonly tagNames: {
    readonly anarchy: string;
    readonly beginner_friendly: string;
    readonly building: string;
    readonly co_op: string;
    readonly creative: string;
    readonly crossplay: string;
    readonly economy: string;
    readonly events: string;
    readonly factions: string;
    readonly family_friendly: string;
    readonly minigames: string;
    readonly modded: string;
    readonly monthly_wipe: string;
    readonly no_pay_to_win: string;
    readonly no_wipe: string;
    readonly plots: string;
    readonly prison: string;
    readonly quests: string;
    readonly racing: string;
    readonly roleplay: string;
    readonly sandbox: string;
    readonly seasons: string;
    readonly small_teams: string;
    readonly survival: string;
    readonly weekly_wipe: string;
    readonly whitelist: string;
    readonly zombies: string;
  };
  readonly voids: {
    readonly sources: {
      readonly session: string;
      readonly link: string;
      readonly typed_name: string;
      readonly operator: string;
      readonly unknown: string;
    };
    readonly trusts: {
      readonly established: string;
      readonly confirmed: string;
      readonly none: string;
      readonly unknown: string;
    };
    readonly trustMeans: string;
    readonly title: (server: string) => string;
    readonly lead: string;
    readonly choose: string;
    readonly since: string;
    readonly until: string;
    readonly youngerDays: string;
    readonly whenVoting: string;
    readonly source: string;
    readonly anySource: string;
    readonly trust: string;
    readonly anyTrust: string;
    readonly trustHelp: string;
    readonly sourceKnown: string;
    readonly count: string;
    readonly confirm: string;
    readonly means: string;
    readonly consequences: readonly [string, string, string, string];
    readonly acts: string;
    readonly actHeads: readonly [string, string, string, string, string, string];
    readonly states: {
      readonly voiding: (votes: number) => string;
      readonly void: (votes: number) => string;
      readonly lifting: (votes: number) => string;
      readonly lifted: (votes: number) => string;
    };
    readonly lift: string;
    readonly stop: string;
    readonly which: {
      readonly picked: (which: string) => string;
      readonly span: (since: string, until: string) => string;
      readonly younger: (days: number) => string;
      readonly untrusted: string;
      readonly sharing: (votes: number) => string;
      readonly network: (votes: number) => string;
    };
  };
  readonly voting: {
    readonly voted: string;
    readonly votedInVain: string;
    readonly votedElsewhere: string;
    readonly next: string;
    readonly at: string;
    readonly midnight: string;
    readonly receipt: string;
    readonly ballot: {
      readonly title: (server: string) => string;
      readonly youVoteAs: string;
      readonly isItYou: string;
      readonly change: string;
      readonly names: string;
      readonly namesHelp: string;
      readonly isSteamId: string;
      readonly addName: string;
      readonly addToYours: (name: string, username: string) => string;
      readonly addToYoursWhy: string;
      readonly nameGone: (name: string) => string;
      readonly linkSays: (server: string) => string;
      readonly name: { readonly label: string; readonly help: string };
      readonly agree: (server: string, username: string) => string;
      readonly agreeWhy: string;
      readonly linkOpened: (username: string) => string;
      readonly signInAs: (username: string) => string;
      readonly signInWhy: (server: string) => string;
      readonly signedInAs: (username: string) => string;
      readonly voteAs: (username: string) => string;
      readonly notTheirs: string;
      readonly tell: string;
      readonly otherName: (name: string) => string;
      readonly makeYours: string;
      readonly makeYoursWhy: string;
      readonly badLink: string;
      readonly badLinks: {
        readonly forged: (server: string) => string;
        readonly expired: (server: string) => string;
        readonly too_far: (server: string) => string;
        readonly no_time: (server: string) => string;
      };
      readonly remember: string;
      readonly rememberHelp: string;
      readonly remembered: (name: string) => string;
      readonly forget: string;
      readonly place: (rank: number, game: string) => string;
      readonly haveAccount: string;
      readonly signIn: string;
      readonly cast: string;
      readonly ready: string;
      readonly rule: string;
      readonly noScript: string;
      readonly back: string;
      readonly alreadyVoted: string;
      readonly voteVoid: string;
      readonly voteTaken: string;
      readonly outOfReach: string;
      readonly outOfReachWhy: (username: string) => string;
      readonly confirmEmail: string;
      readonly confirmEmailNext: string;
      readonly toAccount: string;
    };
    readonly faults: {
      readonly name: string;
      readonly changed: string;
      readonly name_gone: string;
      readonly name_used: string;
      readonly link_used: string;
      readonly missing: string;
      readonly forged: string;
      readonly expired: string;
      readonly already_voted: string;
      readonly proof_spent: string;
      readonly unavailable: string;
      readonly address_full: string;
    };
    readonly widget: {
      readonly label: string;
      readonly verifying: string;
      readonly error: string;
      readonly expired: string;
      readonly waitAlert: string;
    };
    readonly week: {
      readonly title: string;
      readonly today: string;
      readonly weekday: (day: Date) => string;
      readonly voted: string;
      readonly notVoted: string;
      readonly ofMonth: (votes: number) => string;
      readonly all: string;
      readonly inRow: (days: number) => string;
    };
    readonly consent: {
      readonly question: string;
      readonly why: (server: string) => string;
      readonly yes: string;
      readonly no: string;
      readonly title: string;
      readonly listed: string;
      readonly notListed: string;
      readonly isListed: string;
      readonly isHidden: string;
      readonly start: string;
      readonly stop: string;
    };
    readonly board: {
      readonly heading: string;
      readonly title: (server: string) => string;
      readonly description: (server: string) => string;
      readonly ownTitle: string;
      readonly ownLead: string;
      readonly months: string;
      readonly month: (start: Date) => string;
      readonly sofar: string;
      readonly final: string;
      readonly ofMonth: (start: Date) => string;
      readonly all: string;
      readonly sums: (votes: number, players: number) => string;
      readonly noVotes: string;
      readonly nobody: string;
      readonly votes: (votes: number) => string;
      readonly others: (votes: number, players: number) => string;
      readonly voided: (votes: number) => string;
      readonly imported: (votes: number) => string;
      readonly gone: string;
      readonly unlisted: string;
      readonly you: string;
      readonly site: string;
      readonly rules: string;
      readonly back: (server: string) => string;
    };
    readonly siteBoard: {
      readonly title: string;
      readonly titleOf: (span: string) => string;
      readonly lead: string;
      readonly spans: string;
      readonly month: (month: Date) => string;
      readonly range: (first: Date, last: Date) => string;
      readonly names: {
        readonly month: string;
        readonly last_month: string;
        readonly year: string;
        readonly all: string;
      };
      readonly allTime: string;
      readonly nobody: string;
      readonly rules: string;
      readonly yourName: string;
    };
    readonly receiptPage: {
      readonly title: string;
      readonly voidTitle: string;
      readonly thanks: (server: string) => string;
      readonly player: string;
      readonly favourite: string;
      readonly others: (game: string) => string;
      readonly vote: string;
      readonly voteFor: (server: string) => string;
      readonly castAt: string;
      readonly nextVote: string;
      readonly sent: string;
      readonly reward: string;
      readonly standing: (
        votes: number,
        place: string,
        counts: "all" | "signed-in" | "confirmed" | "established",
      ) => string;
      readonly rewards: {
        readonly waiting: string;
        readonly leased: string;
        readonly granted: string;
        readonly refused: string;
        readonly voided: string;
        readonly expired: string;
      };
      readonly back: (server: string) => string;
      readonly isVoid: string;
      readonly isVoidOpen: string;
      readonly looksAgain: string;
      readonly nextVoteOpen: string;
      readonly forgotten: string;
      readonly unheard: string;
      readonly none: string;
      readonly words: {
        readonly on_its_way: string;
        readonly retrying: string;
        readonly held: string;
        readonly delivered: string;
        readonly given_up: string;
        readonly withdrawn: string;
      };
    };
    readonly wait: {
      readonly hours: (hours: number) => string;
      readonly minutes: (minutes: number) => string;
      readonly both: (hours: number, minutes: number) => string;
    };
  };
  readonly waves: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly look: string;
    readonly stands: {
      readonly sentence: (votes: string, signs: string) => string;
      readonly votes: (inSpan: string, usual: number) => string;
      readonly address: (seen: number, share: number) => string;
      readonly network: (seen: number, share: number) => string;
      readonly newcomers: (seen: number, share: number) => string;
      readonly without_sign_in: (seen: number, share: number) => string;
    };
    readonly inSpan: (votes: number, hours: number) => string;
    readonly decided: string;
    readonly pages: string;
    readonly states: { readonly voided: string; readonly dismissed: string };
    readonly heading: (votes: number, hours: number, server: string) => string;
    readonly raised: string;
    readonly lastSeen: string;
    readonly toDecision: string;
    readonly toServer: string;
    readonly toVotes: string;
    readonly owner: string;
    readonly open: string;
    readonly chart: {
      readonly pickLegend: readonly [string, string, string];
      readonly title: string;
      readonly summary: (most: number) => string;
      readonly hour: (at: Date) => string;
      readonly shortHour: (at: Date) => string;
      readonly heads: readonly [string, string, string];
      readonly legend: readonly [string, string, string];
    };
    readonly signs: {
      readonly title: string;
      readonly lead: string;
      readonly heads: readonly [string, string, string, string, string];
      readonly kinds: {
        readonly votes: string;
        readonly address: string;
        readonly network: string;
        readonly newcomers: string;
        readonly without_sign_in: string;
      };
      readonly number: (votes: number) => string;
      readonly part: (part: number, votes: number) => string;
      readonly unknown: string;
    };
    readonly trust: {
      readonly title: string;
      readonly lead: string;
      readonly of: (votes: number, all: number) => string;
    };
    readonly hits: {
      readonly title: string;
      readonly lead: string;
      readonly tickedOf: (votes: number, found: number) => string;
      readonly found: (votes: number) => string;
      readonly none: string;
      readonly partial: (shown: number) => string;
      readonly network: (number: number) => string;
      readonly trusts: { readonly confirmed: string; readonly established: string };
      readonly alone: string;
      readonly ageOf: (age: string) => string;
      readonly agesOf: (youngest: string, oldest: string) => string;
      readonly sample: (shown: number, votes: number) => string;
      readonly addresses: (addresses: number) => string;
      readonly regulars: string;
      readonly sparedLead: string;
      readonly before: {
        readonly here: string;
        readonly others: (others: number) => string;
        readonly never: string;
      };
      readonly age: {
        readonly minutes: (minutes: number) => string;
        readonly hours: (hours: number) => string;
        readonly days: (days: number) => string;
      };
      readonly heads: readonly [string, string, string, string, string, string, string];
      readonly unknown: string;
    };
    readonly ranks: {
      readonly nothing: string;
      readonly nothingLead: string;
      readonly title: (votes: number) => string;
      readonly part: (votes: number, all: number) => string;
      readonly label: (game: string) => string;
      readonly votes: (now: string, then: string) => string;
      readonly rewards: {
        readonly given: (given: number) => string;
        readonly waiting: (waiting: number) => string;
        readonly stay: string;
      };
      readonly rank: (rank: number) => string;
      readonly same: string;
      readonly unranked: string;
    };
    readonly decide: {
      readonly void: (votes: number) => string;
      readonly honest: string;
      readonly dismiss: string;
      readonly dismissLead: string;
      readonly picks: { readonly party: string; readonly stream: string; readonly shared: string };
    };
    readonly outcome: {
      readonly title: string;
      readonly says: { readonly voided: string; readonly dismissed: string };
      readonly by: string;
      readonly when: string;
      readonly reason: string;
      readonly toVoids: string;
    };
    readonly answers: {
      readonly title: string;
      readonly lead: string;
      readonly about: (votes: number) => string;
      readonly from: string;
      readonly to: string;
      readonly reason: string;
      readonly read: string;
      readonly toVoids: string;
    };
    readonly moderatorMail: {
      readonly title: string;
      readonly lead: string;
      readonly every: string;
      readonly choices: {
        readonly soon: string;
        readonly hourly: string;
        readonly daily: string;
        readonly off: string;
      };
      readonly submit: string;
      readonly unconfirmed: string;
      readonly off: string;
    };
  };
}

/** Returns the words of English. */
export function words(intl: Formatters): Words {
  return {
    account: {
      username: "Username",
      usernameHelp:
        "Exactly as in the game: 2 to 32 letters, digits, “_”, “.” and “-”. Bedrock names may start with “.”.",
      email: "Email address",
      emailHelp: "For resetting your password. Nobody else sees it.",
      password: "Password",
      passwordHelp: "At least 10 characters. Three or four unrelated words work well.",
      newPassword: "New password",
      currentPassword: "Current password",
      makeLink: "Make link",
      noMail: "This site sends no email.",
      signUp: {
        title: "Sign up",
        lead: "One account for all servers. You vote under your username.",
        submit: "Sign up",
        toVote: (server) => `Sign up to vote for ${server}`,
        toVoteLead: "One short form, and your vote is one click away.",
        toVoteConfirmed: "This site also asks you to confirm your email address before you vote.",
        inGame: (game) => `Your name in ${game}`,
        inGameHelp: (server) =>
          "Exactly as in the game: " + server +
          " rewards the player of this name. It's your username here too. 2 to 32 letters, digits, “_”, “.” and “-”.",
        submitToVote: "Sign up and go to the vote",
        ready: "Bot check passed",
        noScript:
          "To sign up, turn on JavaScript for this site: your browser has to do a little work that keeps bots out. Only voting and signing up need it.",
        privacy: "What we keep, and how long",
        haveOne: "Already have an account?",
        signIn: "Sign in",
        or: "or with an email address and a password",
      },
      providers: {
        names: { discord: "Discord", steam: "Steam" },
        button: {
          sign_in: (provider) => `Sign in with ${provider}`,
          sign_up: (provider) => `Continue with ${provider}`,
          link: (provider) => `Link ${provider}`,
          prove: (provider) => `Show it with ${provider}`,
        },
        leaving: (provider) => `On to ${provider} …`,
        goOn: (provider) => `Go to ${provider}`,
        byPassword: "Sign in with a password",
        declined: {
          title: (provider) => `You didn't sign in with ${provider}`,
          lead: "Nothing has changed. Try again, or choose another way.",
        },
        not_proven: {
          title: (provider) => `${provider} didn't sign you in`,
          lead: "Its answer doesn't show who you are. Try again, or choose another way.",
        },
        round_unknown: {
          title: "This page is too old",
          lead: (provider) =>
            "It took too long at " + provider +
            ", or you came back with another browser. Try again.",
        },
        unavailable: {
          title: (provider) => `${provider} can't be reached right now`,
          lead: "Nothing has changed. Try again later, or choose another way.",
        },
        misconfigured: {
          title: (provider) => `${provider} isn't set up right on this site`,
          lead:
            "Trying again doesn't help: the people who run this site have to correct it. Until then, choose another way.",
        },
        taken: {
          title: (provider) => `That ${provider} account belongs to another account here`,
          lead: "Sign in with it and unlink it there. Then you can link it to this account.",
        },
        not_theirs: {
          title: (provider) => `That ${provider} account isn't linked to yours`,
          lead: (provider) => "Choose the " + provider + " account with which you sign in here.",
        },
        signed_out: {
          title: "You are not signed in any more",
          lead: (provider) => `Sign in again, and then go to ${provider} once more.`,
        },
      },
      newcomer: {
        title: "Choose your name",
        titleToVote: (server) => `Your name on ${server}`,
        lead: (provider) =>
          provider +
          " knows who you are. We only need your name in the game: rewards go to the player of that name.",
        submit: "Create account",
        submitToVote: "Go to the vote",
        haveOne: "Already have an account here?",
        isItYours: (name) => `Is ${name} yours?`,
        signIn: (provider) => `Sign in to link ${provider} to it`,
        link: (provider) => `Link ${provider}`,
        linkLead: (provider, name) =>
          "You just came from " + provider + ". Link it to sign in as " + name + " with one click.",
        unknown: {
          title: "This page is too old",
          lead: "You had half an hour to choose a name, or you have one by now. Sign in again.",
        },
      },
      entry: {
        gone: {
          title: "This sign-in doesn't work any more",
          lead: "Its link was used or is too old, or the account is gone.",
        },
        disabled: "This account is disabled",
      },
      signInLink: {
        title: (username) => `Sign in as ${username}`,
        lead: "The people who run this site made this link. It signs you in once.",
        submit: "Sign in",
      },
      proof: {
        comesNext: "You'll be asked to show that it's you.",
        justShown: "You have just shown that it's you.",
      },
      waysIn: {
        heading: "Ways to sign in",
        lead: "Keep two, so that you never lock yourself out.",
        isLinked: "linked",
        isOff: "switched off",
        linked: "Linked",
        unlink: "Unlink",
        only: "It's your only way in: add another before you remove it.",
        password: "Password",
        set: "set",
        passwordNote: "Changing it ends all your other sessions.",
        noPassword: "None. Set one to sign in without another site.",
        changePassword: "Change password",
        setPassword: "Set a password",
      },
      passwordsOff: {
        title: "There are no passwords here",
        lead: "This site doesn't use passwords. Sign in with one of the accounts that it accepts.",
      },
      signIn: {
        title: "Sign in",
        toVote: (server) => `Sign in to vote for ${server}`,
        or: "or with a password",
        orElse: "or another way",
        last: "last used",
        nameOrEmail: "Username or email address",
        submit: "Sign in",
        limited: (wait) =>
          "There were too many attempts for this name or from your network, so you are not signed in yet. " +
          wait +
          " Or type your password again now: your browser does a little work first, and that counts separately.",
        ready: "Bot check passed",
        noScript:
          "Your browser can't do that work without JavaScript. Turn it on for this site, or try again in a few seconds.",
        forgot: "Forgot your password?",
        haveNone: "No account yet?",
        signUp: "Sign up",
        disabled: "A moderator disabled this account.",
        disabledWhy: (reason) => `A moderator disabled this account. They wrote: ${reason}`,
      },
      reset: {
        title: "Reset your password",
        lead: "We'll email you a link to choose a new password.",
        noMail:
          "This site sends no email. Make a link here, then ask the people who run the site for it.",
        submit: "Send link",
        asked: {
          title: "Check your email",
          lead:
            "If there is an account with this address, a link is on its way. It works for one hour. Can't find it? Check your spam folder.",
        },
        askedNoMail: {
          title: "Ask for your link",
          lead:
            "This site sends no email. If there is an account with this address, the people who run the site find a link in its log, which works for one hour. If they find none, tell them your username: they can make a link that signs you in.",
        },
        choice: {
          title: "Choose a new password",
          lead: "This signs you out everywhere.",
          submit: "Save password",
        },
        dead: {
          title: "This link no longer works",
          lead: "Each link works once, for one hour. Ask for a new one.",
        },
        again: "Get a new link",
      },
      firstModerator: {
        title: "Become the first administrator",
        lead: (username) =>
          "You are signed in as " + username +
          ". The first administrator sets the site up and approves listings. The link works once.",
        submit: "Make this account an administrator",
        dead: {
          title: "This link no longer works",
          lead:
            "It was used, it is older than 30 minutes, or the site has an administrator by now. If it has none, restart the service: it writes a new link to the log.",
        },
      },
      verify: {
        title: "Confirm your email address",
        lead: (email, username) =>
          "Press the button to confirm that " + email +
          " is your address. It will belong to the account " + username + ".",
        submit: "Confirm",
        dead: {
          title: "This link no longer works",
          lead: "Links work for one day. You can get a new one on your account page.",
        },
        enough: {
          title: "Use a link that we already sent",
          lead:
            "We sent this address as many emails as we may within an hour. Open the link in the newest one while you are signed in: it confirms the address for your account.",
        },
      },
      serverEmail: {
        heading: "Email about your servers",
        lead: "When a moderator decides about a listing, and when a webhook fails or works again.",
        unconfirmed:
          "You get it once your address is confirmed: until then it may be somebody else's.",
        turnOn: "Turn on",
        turnOff: "Turn off",
        stop: "Stop email about my servers",
        ask: {
          title: "Stop email about your servers",
          lead:
            "You won't hear from us when a moderator decides about a listing, or when a webhook fails. Email about your account, such as links for a new password, still comes.",
        },
        done: {
          title: "You won't get email about your servers any more",
          lead: "You can start it again on your account page.",
        },
        dead: {
          title: "This link doesn't work",
          lead: "You can stop email about your servers on your account page.",
        },
      },
      name: {
        title: "Your name",
        newTitle: "Change your name",
        question: "Is this exactly your name in the game?",
        youVoteAs: "You vote as",
        why:
          "Rewards go to the player with this name. If a single letter is off, nobody gets them.",
        yes: "Yes, continue",
        change: "No, change it",
        newName: "New name",
        save: "Change name",
        correction:
          "Change it now: your first correction is free. After that, you can change your name once every 30 days.",
        rule:
          "You can change your name once every 30 days. Your old name stays yours for 90 days. Votes count for the name you had when you cast them.",
        next: (day) => `You can change your name again on ${day}.`,
      },
      account: {
        title: "Your account",
        onThisPage: "On this page",
        since: (day) => `since ${day}`,
        names: "Names",
        mail: "Email",
        mailAndLanguage: "Email and language",
        privacy: "Privacy",
        nameNote: "You vote under this name, and rewards go to the player who has it.",
        changeName: "Change name",
        confirmed: "confirmed",
        unconfirmed: "not confirmed",
        emailNote: "For new passwords, and for news about your account.",
        unconfirmedLead:
          "You can sign in with this address once you open the link that we send there.",
        sendAgain: "Send link",
        noEmail: "No email address",
        noEmailLead:
          "Add one to hear about your servers, and to get back in if you lose your other ways.",
        addEmail: "Add one",
        newEmailWaits: (email) => email + " replaces it once you open the link that we sent there.",
        noMailLink: (email) =>
          "To confirm " + email +
          ", make a link and ask the people who run this site for it. The site sends no email: the link is in its log.",
        changeEmail: "Change address",
        dataHeading: "Your data",
        dataLead: "A file with everything this site keeps about you.",
        download: "Download …",
        deleteHeading: "Delete account",
        deleteLead:
          "Your name, email address and ways to sign in are deleted for good. Your votes still count, anonymously.",
        delete: "Delete …",
      },
      ownPassword: {
        change: {
          title: "Change your password",
          lead: "All your other sessions end, and so do servers' links that vote as you.",
          submit: "Change password",
        },
        set: {
          title: "Set a password",
          lead: "Then you can sign in with your name or email address, without another site.",
          submit: "Set password",
        },
        back: "Back to your account",
      },
      sessions: {
        heading: "Where you're signed in",
        count: (sessions) =>
          intl.plural(sessions) === "one" ? "One browser" : `${intl.count(sessions)} browsers`,
        thisOne: "this one",
        unknown: "Unknown browser",
        unknownAddress: "unknown IP address",
        since: "Since",
        lastSeen: "last seen",
        end: "End session",
        endOthers: "End all other sessions",
      },
      nameClaim: {
        mailed: {
          title: "Check your email",
          lead: (username, email) =>
            "Somebody plays as " + username +
            " and has voted with that name. If it is you, open the link that we sent to " + email +
            " and choose a password there: then the name is yours, with its votes.",
        },
        tooMany: {
          title: "We sent no email",
          lead: (username, email) =>
            "Somebody plays as " + username +
            ", and it takes an email to find out whether it is you. Too many went to " + email +
            " within an hour. Sign up again in an hour, or with another address.",
        },
        unmailed: {
          title: "A moderator will look at it",
          lead: (username) =>
            "Somebody plays as " + username +
            " and has voted with that name. Once a moderator gives it to you, you can sign in with the password you chose.",
        },
        take: {
          title: (username) => `Take the name ${username}`,
          lead: (username, site) =>
            "This gives you the name " + username + " on " + site +
            ", with its votes. Choose a password to sign in with. If you didn't sign up with this name, close this page.",
          submit: "Take this name",
        },
        waits: {
          title: "A moderator will look at it",
          lead:
            "Your email address is confirmed. Somebody else claims the same name, so a moderator decides whose it is. We'll write to you.",
        },
      },
      agreements: {
        lead:
          "Its links vote as you without signing in, until you end this or change your password.",
        since: "Since",
        end: "End this",
      },
      changeEmail: {
        title: "Change your email address",
        lead:
          "We'll send a link to the new address. Your account keeps the old one until you open it.",
        noMail:
          "This site sends no email: the link for the new address goes to its log. Ask the people who run the site for it. Your account keeps the old address until you open it.",
        newEmail: "New email address",
        submit: "Send link",
      },
      download: {
        title: "Download your data",
        lead: (username) =>
          "A JSON file with all about " + username +
          ": profile, former names, sessions, servers, what you did, and your votes. It holds no password and no keys.",
        submit: "Download",
        back: "Back to your account",
      },
      deletion: {
        title: "Delete your account",
        lead: (username) =>
          username +
          " will be gone for good: nobody can bring the account back. Your votes still count, anonymously, and the name stays reserved for 90 days.",
        blocked: (listings) =>
          intl.plural(listings) === "one"
            ? "Your listing stands in the way: somebody has to be responsible for it."
            : "Your " + intl.count(listings) +
              " listings stand in the way: somebody has to be responsible for them.",
        listings: "Your listings",
        blocking: {
          pending: "It waits for a moderator. Until then, it can only be deleted.",
          approved: "Players can vote for it.",
        },
        handOver: "Hand it over …",
        unlist: "Take it off the list",
        deleteListing: "Delete it …",
        after: "Once none is left here, you can delete your account.",
        lookAgain: "Check again",
        submit: "Delete my account",
        back: "Keep my account",
      },
    },
    charts: {
      asTable: "Show the numbers as a table",
      number: (number) => intl.count(number),
      day: (at) =>
        intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at),
      weekday: (at) => intl.date('weekday: "short"', { weekday: "short" })(at),
      today: "Today",
      votes: {
        title: "Votes",
        heads: ["Day (UTC)", "Votes"],
        summary: (sum, today, days) =>
          (intl.plural(sum) === "one" ? "1 vote" : `${intl.count(sum)} votes`) + " in " +
          intl.count(days) + " days, " + intl.count(today) + " so far today (UTC)",
        on: (day, votes) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": " + (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`),
      },
      players: {
        title: "Players",
        last: "Now",
        offline: "offline",
        summary: (most, mean) =>
          intl.count(most) + " at most in 7 days, " + intl.count(mean) + " on average",
        on: (at, players) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", " +
          intl.date('hour: "2-digit", minute: "2-digit", hourCycle: "h23"', {
            hour: "2-digit",
            minute: "2-digit",
            hourCycle: "h23",
          })(at) + " UTC: " + intl.count(players),
        heads: ["Day (UTC)", "On average", "At most"],
      },
      rank: {
        title: "Rank among servers of all games",
        heads: ["Day (UTC)", "Rank"],
        place: (rank) => `#${intl.count(rank)}`,
        summary: (last, best, day) =>
          "#" + intl.count(last) + " on " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ", #" + intl.count(best) + " at best",
        on: (day, rank) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": #" + intl.count(rank),
      },
    },
    chats: {
      message: {
        one: (player, server) => `${player} voted for ${server}`,
        many: (votes, server) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote for ${server}`
            : `${intl.count(votes)} votes for ${server}`,
        earlier: (server, votes) => `Earlier votes for ${server}: ${intl.count(votes)}`,
        test: (server) => `Test: votes for ${server} will be posted here`,
        vote: "Vote",
        total: (votes) => intl.plural(votes) === "one"
          ? `${intl.count(votes)} vote in 30 days`
          : `${intl.count(votes)} votes in 30 days`,
        more: (votes) => `and ${intl.count(votes)} more`,
        top: (server, month) =>
          "Top voters of " + server + " in " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        topLine: (place, player, votes) => intl.plural(votes) === "one"
          ? `${intl.count(place)}. ${player}: ${intl.count(votes)} vote`
          : intl.count(place) + ". " + player + ": " + intl.count(votes) + " votes",
        others: (players) =>
          intl.plural(players) === "one"
            ? `and ${intl.count(players)} other player`
            : `and ${intl.count(players)} other players`,
      },
      page: {
        title: (server) => `Chats of ${server}`,
        lead:
          "Votes can be posted into a channel of Discord, Slack or Mattermost: with the names of the players, the server's picture and a link to vote. What is posted can't be recalled.",
        heading: "Connected channels",
        often: "How often",
        connect: "Connect a channel",
        example: "What is posted",
        offer: (address) =>
          address + " is a channel: votes are posted there as messages. Choose how often.",
        address: "Address of the channel's webhook",
        addressHelp:
          "On Discord: settings of the channel, Integrations, Webhooks, Copy Webhook URL. Whoever knows the address can post there, so it is stored encrypted and never shown again.",
        service: "Chat",
        serviceHelp:
          "For Rocket.Chat and others that take Mattermost's messages, choose Mattermost.",
        language: "Language of the messages",
        languageOfOwner: "The owner's",
        submit: "Connect and send a test",
        all: "All chats",
      },
      paces: { at_once: "At once", ten_minutes: "Every ten minutes", daily: "A top ten each day" },
      channel: {
        title: "Channel",
        lead: "One message tells of all votes since the last one.",
        replayLead: (days) =>
          "Posts the votes since a time once more, as earlier votes. A chat can't tell that it had them already. At most " +
          intl.count(days) + " days back.",
        addressKept: "Leave it empty to keep the present one.",
        save: "Save",
        test: "Test message",
        testLead: "Posted now, whatever you chose above. Nobody is mentioned.",
        testButton: "Send a test message",
        gone:
          "The chat no longer accepts messages at this address, so the channel was switched off. Votes are on hold. Paste a new address above, then send them.",
      },
      desk: {
        reports: (reports) =>
          intl.plural(reports) === "one" ? "One new report" : `${intl.count(reports)} new reports`,
        test: (site) => "Test: news for the moderators of " + site + " will be posted here",
        open: "Open the desk",
      },
    },
    deliveries: {
      log: {
        heading: "Deliveries, newest first",
        lead: "Every vote on its way to a webhook. Finished deliveries are kept for 30 days.",
        none: "Nothing sent yet",
        noneNext:
          "Each vote that is sent to a webhook will be here, with every attempt and answer. Give a key a webhook URL, then send a test from its page.",
        noneFound: "No such deliveries",
        noneOf: (search) => `Nothing found for ${search}`,
        noneOfNext:
          "A search takes the whole name of a player, in any case, or a whole vote ID or delivery ID.",
        backwards: "The first day is after the last one",
        showAll: "Show all deliveries",
        find: "Player, vote ID or delivery ID",
        from: "From (UTC)",
        to: "To (UTC)",
        atLeast: (votes) => `${intl.count(votes)}+`,
        byState: "By state",
        all: "All",
        filter: "Filter deliveries",
        allKeys: "All keys",
        show: "Search",
        player: "Player",
        nobody: "nobody",
        topTen: "Top ten",
        cast: "Cast",
        key: "Key",
        state: "State",
        last: "Last outcome",
        attempts: "Attempts",
        next: "next try",
        again: "sent again:",
        test: "test",
        pages: "Pages of deliveries",
        older: "Older deliveries",
        newest: "Newest deliveries",
        title: (server) => `Deliveries of ${server}`,
        titleOf: (server, state) => `Deliveries of ${server}: ${state}`,
        retryLead: {
          abandoned:
            "Sends those of the last 14 days once more, five a second. They keep their IDs: a receiver that remembers X-Listing-Vote rewards nobody twice.",
          held: "Sends those of the last 14 days, five a second.",
        },
        retry: {
          abandoned: (key) => `Retry all failed of ${key}`,
          held: (key) => `Send all on hold of ${key}`,
        },
      },
      day: {
        title: "Last 24 hours",
        arrived: "arrived",
        atOnce: "at the first attempt",
        sent: "deliveries",
        kept: { pending: "waiting", abandoned: "given up in 30 days" },
        typical: "typical answer",
        slow: "slow answer",
        label: (atOnce, late, failed) =>
          "Hour by hour over 24 hours: " + intl.count(atOnce) + " arrived at once, " +
          intl.count(late) + " after a retry, " + intl.count(failed) + " not arrived",
        axis: ["24 h ago", "18 h", "12 h", "6 h", "now"],
        legend: {
          ok: "arrived at once",
          late: "after a retry",
          bad: "not arrived, below the line",
        },
      },
      ruler: {
        label: (made, of) =>
          intl.count(made) + " of " + intl.count(of) + " attempts, and the wait before each",
        wait: {
          atOnce: "at once",
          seconds: (seconds) => `+${intl.count(seconds)} s`,
          minutes: (minutes) => `+${intl.count(minutes)} m`,
          hours: (hours) => `+${intl.count(hours)} h`,
        },
      },
      one: {
        title: (player, key, server) => `Vote of ${player} to ${key} of ${server}`,
        back: "Deliveries",
        cast: "Vote cast",
        toKey: "to key",
        next: "next attempt",
        nextAt: "Next attempt:",
        rejectedWith: (status) => `Your receiver answered ${status}, which is not a success.`,
        vote: "Vote (X-Listing-Vote)",
        id: "Delivery (X-Listing-Delivery)",
        noUrl: "no URL",
        formerUrl: "an earlier URL",
        elsewhere: "to an earlier URL",
        sinceMoved: "It was the key's URL then; the URL has changed since.",
        finished: "finished",
        resend: "Send again now",
        stands: "That stands, whatever happens when it is sent again.",
        underWay: "It is on its way. This page refreshes every two seconds.",
        request: "Request",
        requestLead: (attempt) => `Attempt ${intl.count(attempt)}, exactly as it was sent to`,
        notSent: "Nothing sent yet. This will be the body, sent to",
        attempts: "Attempts",
        schedule: "Twelve at most; the last one is 76 hours after the vote.",
        answer: "Answer",
        headers: "Headers of the answer",
        answerKept: "We keep the headers without cookies, and the first 4 kB of the body.",
        saveRedirect: "Use this URL",
        answered: (status, time) => `${status} in ${time}`,
        noResponse: "no response",
        reasons: {
          key_revoked: "The key was revoked.",
          url_cleared: "The webhook URL was removed.",
          vote_voided: "A moderator voided the vote.",
          no_destination: "The key was revoked or its webhook URL was removed.",
        },
      },
      states: {
        held: "on hold",
        pending: "waiting",
        sending: "being sent",
        delivered: "delivered",
        abandoned: "given up",
      },
      ends: {
        delivered: "arrived",
        unconfirmed: "sent",
        rejected: "rejected",
        redirected: "redirected",
        redirected_elsewhere: "redirected",
        apps_script: "Apps Script",
        interrupted: "interrupted",
        timeout: "time-out",
        connect_failed: "no connection",
        connection_lost: "connection lost",
        tls_failed: "no encryption",
        tls_self_signed: "self-signed",
        tls_untrusted: "untrusted certificate",
        tls_expired: "certificate expired",
        tls_other_name: "certificate of another name",
        tls_old: "old TLS",
        tls_plain: "no TLS",
        tls_expected: "TLS expected",
        http2_only: "HTTP/2 only",
        dns_failed: "name not found",
        private_address: "private address",
        bad_response: "not HTTP",
        bad_url: "bad URL",
        bad_secret: "bad secret",
        not_votifier: "not Votifier",
        votifier_key_missing: "public key missing",
        token_refused: "wrong token",
        votifier_refused: "refused",
        name_refused: "name refused",
        posted: "posted",
        chat_gone: "channel gone",
        chat_refused: "refused",
        chat_busy: "told to wait",
        internal_error: "our fault",
        gone: "gone",
        key_revoked: "key revoked",
        url_cleared: "URL removed",
        vote_voided: "vote voided",
        no_destination: "no URL",
      },
      time: {
        milliseconds: (ms) => `${intl.count(ms)} ms`,
        seconds: (seconds) => `${intl.decimal(seconds)} s`,
      },
    },
    docs: {
      all: "All guides",
      nav: "Guides",
      contents: "On this page",
      asText: "This page as Markdown",
      table: (nth) => `Table ${intl.count(nth)}`,
      search: "Search the docs",
      submit: "Search",
      results: (query) => `Search: ${query}`,
      found: (parts) => intl.plural(parts) === "one" ? "1 result" : `${intl.count(parts)} results`,
      ask: "Type what you are looking for, such as an error code, a header or a plugin.",
      nothing: "Nothing was found. Try other words, such as a code, a header or a plugin.",
      inCode: "In its code:",
      examples: {
        code: "An error code",
        header: "A header of webhooks",
        plugin: "A protocol of vote plugins",
      },
      code: "Code",
      status: "Status",
      allErrors: "All errors, and how they look",
      references: { api: "API", rewards: "Rewards API", public: "Public API" },
    },
    factors: {
      passkey: {
        use: "Sign in with a passkey",
        useHere: "Use a passkey",
        failed: "That didn't work, or you stopped it. Try again, or choose another way.",
        wrong:
          "That passkey doesn't work here. It may have been removed, or the page was open for too long. Try again.",
      },
      passkeys: {
        heading: "Passkeys",
        lead:
          "With your device's screen lock or a security key: nothing to type, and nothing that a fake page could steal.",
        badge: "passkey",
        formerHost: "of this site's former address",
        added: "Added",
        used: "last used",
        neverUsed: "never used",
        add: "Add a passkey …",
        remove: "Remove",
        new: {
          title: "Add a passkey",
          lead: "Your browser asks for your screen lock, your PIN or your security key.",
          name: "Name",
          nameHelp: "So that you recognize it later.",
          submit: "Add passkey",
          noScript:
            "Passkeys need JavaScript and an up-to-date browser. Turn JavaScript on for this site.",
          refused: "That passkey was not added. Try again.",
          tooMany: (max) => `You have ${intl.count(max)} passkeys. Remove one first.`,
          back: "Back to your account",
        },
      },
      second: {
        heading: "Two-step sign-in",
        lead:
          "After a password or another site, you confirm that it's you with a code from an app, or a passkey.",
        setUp: "Set it up …",
        change: "Change …",
        title: "Two-step sign-in",
        offLead:
          "Even with your password, nobody gets in without a second step. Signing in with a passkey is two steps in one, so it doesn't ask for another.",
        required: (who) =>
          who === "desk"
            ? "This site requires two-step sign-in from everybody who works at its desk. Set it up to go on."
            : "This site requires two-step sign-in from everybody who manages a server. Set it up to go on.",
        app: {
          title: "With an authenticator app",
          again: "Use another authenticator app",
          againLead: "The app that you use now stops working here, and you get new recovery codes.",
          lead:
            "Scan this code with an authenticator app, such as Aegis, 2FAS, Google Authenticator or the one in your password manager. Then type the six digits that it shows.",
          qr: "QR code for your authenticator app",
          key: "No camera? Type this key into the app",
          open: "Open it in an app on this device",
          code: "Code from the app",
          submit: "Turn on",
        },
        passkeys: {
          title: "With your passkeys",
          lead: "You are asked for one of your passkeys whenever you sign in another way.",
          none: "You have no passkey yet.",
          add: "Add a passkey …",
          submit: "Use my passkeys",
        },
        state: {
          title: "It is on",
          app: "With an authenticator app, since",
          passkeys: "With your passkeys, since",
          codes: (left) => intl.plural(left) === "one"
            ? "One recovery code is left."
            : `${intl.count(left)} recovery codes are left.`,
          renew: "Make new recovery codes",
          turnOff: "Turn off",
        },
        codes: {
          title: "Your recovery codes",
          lead:
            "Each of them signs you in once if you lose your phone or your passkey. Print them, or keep them in your password manager. They aren't shown again.",
          label: "Recovery codes",
          copy: "Copy the codes",
          done: "I have saved them",
        },
      },
      half: {
        title: "One more step",
        lead: (username) => `You are signing in as ${username}.`,
        code: "Code from your authenticator app",
        codeHelp: "Six digits, which change every 30 seconds.",
        wrong: "That code isn't right, or it was used already. Wait for the next one.",
        wrongRecovery: "That isn't one of your recovery codes, or it was used already.",
        submit: "Sign in",
        recovery: "Use a recovery code",
        recoveryCode: "Recovery code",
        recoveryHelp: "One of the ten that you saved. Each works once.",
        lost: "Lost all of them? Ask the people who run this site.",
        contact: "Write to them",
        other: "Sign in as somebody else",
        dead: {
          title: "Sign in again",
          lead:
            "That took too long, or there were too many wrong codes. You are not signed in yet.",
        },
        signIn: "Sign in",
      },
      prove: {
        title: "Is it you?",
        lead: (username) =>
          "You signed in as " + username +
          " more than ten minutes ago. Confirm that it's you before you go on.",
        holds: "After that, you won't be asked again for ten minutes.",
        acts: {
          key: "You are about to make a key.",
          votifier: "You are about to change where votes are sent.",
          webhook: "You are about to change a webhook.",
          people: "You are about to share your listing.",
          handover: "You are about to hand your listing over.",
          listing: "You are about to delete your listing.",
          voids: "You are about to void votes.",
          role: "You are about to change somebody's role.",
          passkey: "You are about to add a passkey.",
          passkey_removal: "You are about to remove a passkey.",
          second_factor: "You are about to change two-step sign-in.",
          unlink: "You are about to unlink a way to sign in.",
          link: "You are about to link a way to sign in.",
          password: "You are about to change your password.",
          email: "You are about to change your email address.",
          export: "You are about to download your data.",
          deletion: "You are about to delete your account.",
        },
        kept: "What you typed is kept, and sent once you have confirmed.",
        lost:
          "You come back to the page. What you typed there has to be typed again, as it is secret.",
        password: "Your password",
        code: "Code from your app, or a recovery code",
        wrongPassword: "That is not your password.",
        wrongCode: "That code isn't right, or it was used already. Wait for the next one.",
        submit: "Confirm",
        or: "or",
        provider: (name) => `Confirm with ${name}`,
        again: "I have confirmed in another tab. Go on",
        none: "Sign out and sign in again to confirm that it's you.",
        notNow: "Go back without it",
        back: "Back to your account",
      },
      notMe: {
        title: "Wasn't it you?",
        lead:
          "Our email names the browser that signed in, and from where. If you don't know it, press the button.",
        ifPressed: "If you press the button:",
        effects: [
          "Everybody is signed out of your account, you too.",
          "Your password stops working. We email you a link to choose a new one.",
          "Your account keeps the email address that we wrote to.",
        ],
        submit: "It wasn't me: sign everybody out",
        signedInAt: "The sign-in that we wrote to you about:",
        itWasMe: "Was it you? Then there is nothing to do.",
        dead: {
          title: "This link no longer works",
          lead:
            "It works for a week. You can end sessions and change your password on your account page.",
        },
        mailed: {
          title: "Everybody is signed out",
          lead:
            "Your password no longer works. We've sent you a link to choose a new one. Then look at your ways to sign in, and remove what isn't yours.",
        },
        no_mail: {
          title: "Everybody is signed out",
          lead: "Your password no longer works. Ask for a link to choose a new one.",
        },
        used: {
          title: "This link was used already",
          lead:
            "It signed everybody out, which it does once. If somebody has been in your account since then, look at your ways to sign in, and remove what isn't yours. A new password signs everybody out again.",
        },
        no_password: {
          title: "Everybody is signed out",
          lead:
            "Your account has no password. Sign in again, look at your ways to sign in, and remove what isn't yours.",
        },
        reset: "Choose a new password",
        signIn: "Sign in",
      },
    },
    faults: {
      required: "This field is required.",
      code: "That code isn't right, or it has expired. Type the one that the app shows now.",
      confirmTest: "Confirm that your receiver may reward this player, or leave the name empty.",
      currentPassword: "That is not your current password.",
      game: "Choose the game from the list.",
      listingName: "Type the name of the listing.",
      noPasskeys: "You have no passkey yet.",
      noneTicked: "Tick at least one listing.",
      notReady: "Your browser wasn't ready yet. Wait until the box is ticked, then try again.",
      password: "That is not your password.",
      port: "Enter a port number from 1 to 65535.",
      reason: "Choose what is wrong.",
      role: "Choose a role.",
      signIn: "Wrong username or password. You can use your email address once it is confirmed.",
      signInBusy:
        "Too many people are doing this right now, so you are not signed in yet. Type your password again and sign in. This time your browser does a little work first, and you go before those whose browsers don't.",
      time: "Enter a date and a time.",
      nothingToReplay:
        "There is nothing to replay. A replay resends votes that were sent to this key or are on hold for it: not those that went only to other keys, are still on their way or are void.",
      urlUnsaved:
        "This URL is not saved yet. Save it first: until then, what we send goes to the old one.",
      number: "Enter a whole number.",
    },
    forms: {
      signed_out: "You have signed out.",
      password_reset: "Your new password is saved. Sign in with it.",
      password_set: "Your password is set. You can sign in with it now.",
      identity_linked: "It is linked. You can sign in with it now.",
      identity_unlinked: "It is unlinked. It doesn't sign you in any more.",
      password_changed: "Your password was changed. All other sessions have ended.",
      passkey_added: "Your passkey was added.",
      passkey_removed: "The passkey was removed.",
      second_factor_off: "Two-step sign-in is off.",
      email_confirmed: "Your email address is confirmed.",
      administrator_made: "You are an administrator now.",
      settings_saved: "Saved. It applies from now on.",
      nothing_changed: "Nothing was changed.",
      look_saved: "Saved. Every page shows it within seconds.",
      test_mail_sent: "The mail server took the mail. Look for it in your inbox.",
      site_role_changed: "The role was changed.",
      verification_sent: "We've sent a link to your email address.",
      verification_logged:
        "Your link is in the log of this site, which sends no email. Ask the people who run the site for it.",
      renamed: "Your name was changed.",
      server_email_on: "You'll get email about your servers.",
      server_email_off: "You won't get email about your servers any more.",
      language_saved: "Your pages and emails are in that language now.",
      boards_on: "Your name is listed among top voters now.",
      boards_off: "Your name is not listed among top voters.",
      favourite_added: 'Added to your favourites. "My votes" has all of them.',
      favourite_removed: "Removed from your favourites.",
      all_voted: "All your favourites have your vote today.",
      name_forgotten: "This browser has forgotten the name.",
      game_name_added: "Added. Choose on each ballot which of your names votes.",
      game_name_removed: "Removed. Votes that were cast under that name keep it.",
      links_ended: "That server's links don't vote as you any more.",
      session_ended: "That session has ended.",
      sessions_ended: "All other sessions have ended.",
      account_deleted: "Your account was deleted.",
      key_revoked: "The key was revoked.",
      receiver_removed: "The receiver was removed.",
      secret_activated:
        "Webhooks are now signed with the new secret, and for 24 more hours with the old one too.",
      link_key_removed: "The key is removed. Links made with it no longer work.",
      votifier_tested: "Saved. A test vote is on its way to your server.",
      rewards_saved: "Saved. This applies to every vote from now on.",
      test_vote_waits: "A test vote waits in the inbox for an hour.",
      chat_connected: "The channel is connected. A test message is on its way.",
      chat_saved: "The channel was saved.",
      webhook_saved: "The webhook URL was saved.",
      webhook_paused: "The webhook is paused. Votes are on hold until you replay them.",
      webhook_resumed: "The webhook is active again.",
      webhook_resumed_held:
        "The webhook is active again. Some votes are on hold: replay to send them.",
      replayed: "The votes are on their way, five each second.",
      replayed_more:
        "10,000 votes are on their way, and there are more. Replay again once these have arrived.",
      checked: "We have just checked the server.",
      server_submitted: "Your server was submitted. A moderator will review it.",
      server_resubmitted: "Your server was resubmitted.",
      server_unlisted: "The server is off the list. You can list it again at any time.",
      server_relisted: "The server is listed again.",
      server_deleted: "The listing was deleted.",
      offer_made: 'The offer is made. It shows on their page "My servers" for seven days.',
      offer_withdrawn: "The offer is withdrawn.",
      offer_declined: "You declined the offer.",
      member_joined: "You have access now.",
      server_taken_over: "The listing is yours now. Roll its API keys: others know them.",
      role_changed: "The role was changed.",
      member_removed: "Their access has ended.",
      member_removed_keys:
        "Their access has ended, but keys that they know still work. Renew them below.",
      role_changed_keys:
        "The role has changed. Keys that the person made still work: renew them below.",
      server_left: "You have left this server.",
      server_saved: "Your changes were saved.",
      picture_saved: "The picture is saved, and shown wherever your server is.",
      picture_removed: "The picture is removed.",
      picture_taken_down: "The picture is taken down. Its owner can read your reason.",
      pictures_accepted: "The pictures stay.",
      edits_accepted: "The changes count as seen.",
      edits_put_back: "The old text is back. Its owner can read your reason.",
      several_decided: "The ticked listings are decided.",
      report_sent: "Thank you. A moderator will look at it.",
      reports_closed: "The reports are closed.",
      change_waits: "Your changes were saved. Some of them wait for a moderator.",
      change_withdrawn: "The listing stays as it is.",
      server_approved: "The server is approved and listed.",
      server_rejected: "The server is rejected. Its owner can read your reason.",
      server_suspended: "The server is suspended. Its owner can read your reason.",
      vote_voided: "The vote is void.",
      votes_voided: "The votes are becoming void. Thousands take a minute or so.",
      wave_dismissed: "The alert is dismissed. The votes stay.",
      answer_read: "The answer counts as read.",
      void_answered: "Your answer was sent to the moderators.",
      moderator_mail_saved: "Saved.",
      votes_restored: "The votes are counting again. Thousands take a minute or so.",
      name_given: "The name is theirs.",
      name_refused: "The claim is refused.",
      account_disabled: "The account is disabled.",
      account_enabled: "The account is enabled.",
      game_added: "The game was added.",
      tag_added: "The tag was added.",
      game_edited: "The game was saved.",
      game_merged: "The games are merged. The old address leads to this one.",
      game_removed: "The game was removed.",
      tag_edited: "The tag was saved.",
      tag_merged: "The tags are merged. The old address leads to this one.",
      tag_removed: "The tag was removed.",
    },
    frame: {
      layout: {
        about: (site) => "Find game servers on " + site + " and vote for the ones you like.",
        faulty: (title) => `Error: ${title}`,
        skip: "Skip to content",
        mainMenu: "Main",
        way: "Breadcrumb",
        yourMenu: "Your account",
        servers: "Servers",
        games: "Games",
        findServers: "Search servers",
        findBy: "Name, game, tag, country or address",
        findShort: "Find a server",
        listServer: "List your server",
        footMenu: "More",
        footPlayers: "For players",
        footOwners: "For server owners",
        footSite: "This site",
        languages: "Language",
        changeLanguage: "Change language",
        topVoters: "Top voters",
        api: "API reference",
        docs: "Docs",
        myServers: "My servers",
        moderation: "Moderation",
        waiting: "waiting",
        accountLabel: (username) => `Your account, ${username}`,
        signIn: "Sign in",
        signUp: "Sign up",
        signOut: "Sign out",
        contact: "Contact",
        privacy: "Privacy",
        imprint: "Imprint",
        terms: "Terms",
        rules: "Rules",
        imported: (list, site) =>
          "Your account was moved here from " + list + ". " + site + " keeps your data now.",
        importedMore: "What is stored, and why",
        importedRead: "Got it",
      },
      theme: {
        title: "Theme",
        names: { system: "Auto", light: "Light", dark: "Dark" },
        save: "Save",
      },
      forms: {
        faults: (faults) =>
          intl.plural(faults) === "one"
            ? "Please fix this:"
            : `Please fix these ${intl.count(faults)} problems:`,
        optional: "optional",
        on: "on",
        off: "off",
        copy: "Copy",
        copied: "Copied",
        busy: (duration) =>
          "Too many people are doing this right now. Nothing was changed. Please try again in " +
          duration + ".",
      },
      moments: { utc: "UTC", never: "never" },
      statuses: {
        pending: "waiting for review",
        approved: "approved",
        rejected: "rejected",
        suspended: "suspended",
        unlisted: "off the list",
      },
      players: {
        max: (max) => `of ${intl.count(max)}`,
        online: " players online",
        isOnline: "Online",
        isOffline: "Offline",
      },
      errors: {
        notFound: "Page not found",
        noPicture: "Not found",
        notFoundNext: "The address may be wrong, or the server may no longer be listed.",
        gone: "This page was removed",
        goneNext: "A later version removed it, and no other page took its place.",
        notYours: "This server is not yours",
        notYoursNext:
          "Only its owner and the people who work on it can open this page. You aren't one of them, or no longer are.",
        refused: "That did not work",
        refusedNext: "Nothing was changed.",
        notAllowed: "This page is for moderators only",
        notAllowedNext: "Nothing was changed.",
        roleTooLow: "Your role doesn't allow this",
        roleTooLowNext: "Nothing was changed. The owner can give you another role.",
        signedOut: "You are signed out",
        signInBeside: "Sign in (in a new tab)",
        kept:
          "What you typed is kept on this page. Sign in in a new tab, come back here, and send it again.",
        sendAgain: "Send it again",
        signedOutNext: "Your session has ended and nothing was changed. Sign in, then try again.",
        otherSite: "This form seems to come from another site",
        otherSiteWhy: (baseUrl) =>
          "Open " + baseUrl +
          " and try again there. If you run this site: BASE_URL must equal what the browser's address bar shows, and it is set to " +
          baseUrl + ".",
        otherSiteNext: "Nothing was changed.",
        noFileHere: "This form takes no files",
        noFileHereNext: "Nothing was changed. Open the page again and send its form from there.",
        tooLarge: "That is too large",
        pictureTooLarge: "A picture may have 8 MB at most. Go back and choose a smaller one.",
        formTooLarge: "Go back and shorten what you wrote.",
        tooLargeNext: "Nothing was changed.",
        halfSent: "Your form did not arrive in full",
        halfSentNext: "Nothing was changed. Check your connection, then go back and send it again.",
        tooMany: "Too many attempts",
        busy: "Too many people are doing this right now",
        tooManyViews: "Too many pages at once",
        failed: "Something went wrong",
        failedNext:
          "Try again in a moment. If it keeps happening, send the site's admin this request ID.",
        unavailable: "The site can't reach its database",
        unavailableNext: "Nothing is lost. Try again in a moment.",
        noChanges: "The site can't save anything right now",
        late: "The site is taking too long to answer",
        tooManyNext: (duration) => `Try again in ${duration}.`,
        fates: {
          nothing: "Nothing was changed. Try again in a moment.",
          change_unknown:
            "What you sent may or may not have been saved. Go back and reload the page to find out, and send it again if you need to.",
          vote_not_cast: "Your vote was not cast. Try again in a moment.",
          vote_unknown:
            "Your vote may or may not have been cast. Open the ballot again in a moment to find out. Voting again does no harm: a second vote on the same day never counts.",
        },
        toBallot: "Back to the ballot",
        clockOff: "Your vote was not cast",
        clockOffNext:
          "This site's clock is wrong at the moment, so your vote could count for the wrong day. Your vote for today is still yours: try again in a few minutes.",
        signIn: "Sign in",
        requestId: "Request ID",
        home: "All servers",
      },
      trail: {
        operator: "the operator",
        gone: "a deleted account",
        actions: {
          server_added: "listed the server",
          server_edited: "edited the listing",
          server_resubmitted: "resubmitted the server",
          server_approved: "approved the server",
          server_rejected: "rejected the server",
          server_suspended: "suspended the server",
          server_unlisted: "took the server off the list",
          server_relisted: "listed the server again",
          server_deleted: "deleted the listing",
          server_offered: "offered the listing to another account",
          server_handed_over: "took over the listing",
          member_offered: "invited somebody",
          member_joined: "accepted an invitation",
          member_removed: "ended somebody's access",
          member_changed: "changed somebody's role",
          offer_declined: "declined an offer",
          offer_withdrawn: "withdrew an offer",
          picture_added: "added a picture",
          picture_removed: "removed a picture",
          picture_taken_down: "took down a picture",
          pictures_accepted: "looked at new pictures",
          edits_accepted: "looked at edits",
          edits_put_back: "put the old text back",
          reports_closed: "closed reports",
          key_issued: "created a key",
          key_rolled: "rolled a key",
          key_revoked: "revoked a key",
          url_key_made: "made a URL key",
          link_key_made: "made a key for vote links",
          link_key_removed: "removed the key for vote links",
          webhook_set: "set a webhook URL",
          chat_set: "set up messages in a chat",
          webhook_cleared: "removed a webhook URL",
          webhook_paused: "paused a webhook",
          webhook_resumed: "resumed a webhook",
          secret_prepared: "prepared a webhook secret",
          secret_activated: "activated a webhook secret",
          rewards_set: "chose how players get their reward",
          test_sent: "sent a test",
          receiver_graded: "graded the receiver",
          delivery_resent: "resent a delivery",
          deliveries_replayed: "replayed deliveries",
          vote_voided: "voided a vote",
          votes_voided: "voided votes",
          votes_restored: "let void votes count again",
          void_answered: "answered about void votes",
          wave_dismissed: "dismissed an alert about unusual votes",
          name_given: "gave a player's name to an account",
          name_refused: "refused a claim to a player's name",
          account_disabled: "disabled an account",
          account_enabled: "enabled an account",
          change_approved: "approved a change",
          change_refused: "refused a change",
          change_withdrawn: "withdrew a change",
          game_added: "added a game",
          game_edited: "edited a game",
          game_merged: "merged a game into another",
          game_removed: "removed a game",
          tag_added: "added a tag",
          tag_edited: "edited a tag",
          tag_merged: "merged a tag into another",
          tag_removed: "removed a tag",
          backup_made: "made a backup",
          backup_restored: "restored a backup",
          moderator_made: "became a moderator",
          administrator_made: "became the first administrator",
          role_changed: "changed an account's role",
          sign_in_link_made: "made a link to sign in to an account",
          sign_in_link_used: "signed in with the operator's link",
          factors_reset: "removed an account's passkeys and second factor",
          setting_changed: "changed a setting",
        },
      },
      pages: { previous: "Previous", next: "Next" },
      duration: {
        seconds: (seconds) =>
          intl.plural(seconds) === "one" ? "1 second" : `${intl.count(seconds)} seconds`,
        minutes: (minutes) =>
          intl.plural(minutes) === "one" ? "1 minute" : `${intl.count(minutes)} minutes`,
      },
    },
    gameNames: {
      heading: "Your names in games",
      lead:
        "Another name on Bedrock, or a Steam id on some servers? Add it, and choose one each time you vote. The server sees that name and sends the reward to it.",
      note: "Each ballot asks which of your names votes.",
      open: "Your names …",
      listHeading: "Your names",
      kinds: { steam: "Proved by your sign-in with Steam", added: "Added by you" },
      badges: { own: "account", proved: "proved" },
      votesFor: (servers, more) =>
        more === 0 ? `Votes for ${servers}` : `Votes for ${servers} and ${intl.count(more)} more`,
      unused: "No votes with it yet",
      remove: "Remove",
      addHeading: "Add a name",
      left: (left) =>
        "You can add " +
        (intl.plural(left) === "one" ? "one more name." : `${intl.count(left)} names.`),
      ruleTitle: "How votes under an added name count",
      rule:
        "Other players can add the same name or sign up with it, because nothing proves whose it is. A server accepts one vote a day for such a name, from the first player who casts it, and one more by the link that you get in the game.",
      steamRule:
        "Rust and other Steam games know you by your Steam id. Link Steam, and the id is added automatically.",
      name: "Name in the game",
      add: "Add this name",
      back: "Back to your account",
      backTo: "Back",
      full: "You have as many names as an account can have. Remove one to add another.",
    },
    games: {
      connect: {
        minecraft:
          "Check the version, copy the address, and paste it under Multiplayer, Add Server.",
        minecraft_bedrock:
          "Copy the address, and enter it and its port under Play, Servers, Add Server.",
        rust: "Copy the address, press F1 in the game and type client.connect and the address.",
        counter_strike_2:
          "Copy the address, open the console in the game and type connect and the address.",
        counter_strike_1_6:
          "Copy the address, open the console in the game and type connect and the address.",
        counter_strike_source:
          "Copy the address, open the console in the game and type connect and the address.",
        garrys_mod:
          "Copy the address, open the console in the game and type connect and the address.",
        left_4_dead_2:
          "Copy the address, open the console in the game and type connect and the address.",
        team_fortress_2:
          "Copy the address, open the console in the game and type connect and the address.",
        fivem: "Copy the address, press F8 in FiveM and type connect and the address.",
        redm: "Copy the address, press F8 in RedM and type connect and the address.",
        factorio: "Copy the address, and paste it under Multiplayer, Connect to address.",
        terraria: "Copy the address, and enter it under Multiplayer, Join via IP.",
        valheim: "Copy the address, and paste it under Join Game, Add server.",
        "7_days_to_die": "Copy the address and enter it in the game's list of servers.",
        palworld: "Copy the address and enter it in the game's list of servers.",
        project_zomboid: "Copy the address and enter it in the game's list of servers.",
      },
      first: {
        version: "Version",
        edition: "Edition",
        mode: "Mode",
        map: "Map",
        languages: "Language",
        country: "Country",
      },
      java: "Java",
      bedrock: "Bedrock",
    },
    hostPages: {
      onlyIn: (language) => `This page is only available in this language: ${language}.`,
    },
    keptData: {
      days: (days) =>
        intl.plural(days) === "one" ? `${intl.count(days)} day` : `${intl.count(days)} days`,
      account: {
        data: "Name, email address, and a one-way code of the password",
        why: "to sign in",
        kept: "until the account is deleted",
      },
      language: {
        data: "The language in which somebody signed up, or that they chose",
        why: "to write pages and emails in it",
        kept: "until they choose to follow their browser, or the account is deleted",
      },
      imported: {
        data: "From which list an account was moved here, and whether its owner was told by email",
        why: "to tell them who keeps their data now",
        kept: "until they have read it, or the account is deleted",
      },
      emailClaim: {
        data: "An email address that was typed but never confirmed",
        why: "to wait for its confirmation",
      },
      nameClaim: {
        data:
          "A sign-up for a name that a server's links used before: name, email address, and a one-way code of the password",
        why: "to wait until the address is confirmed, or a moderator decides",
      },
      newcomer: {
        data:
          "Who came from another site to sign up and chose no name yet: their id there, a confirmed email address, and a one-way code of a cookie",
        why: "to wait for the name",
        kept: "half an hour, deleted ten minutes later",
      },
      formerName: {
        data: "A name that was given up, or that a deleted account had",
        why: "so that nobody poses as its player",
      },
      gameName: {
        data:
          "Other names that a player has in games, and with each vote under one of them that name",
        why: "so that servers learn and reward the right one",
        kept:
          "the list until the name is removed, those of votes for good, and both at most until the account is deleted; which names had a vote that day until the next day is over",
      },
      linkedVoter: {
        data:
          "The name of a player who voted without signing up, and the server whose link named them",
        why: "to count their votes",
        kept: "for good, or as any account once they sign up",
      },
      session: {
        data: "Sessions: the browser, and when it was last seen",
        why: "to stay signed in, and so that users see where they are signed in",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " day after the last visit, or until it is ended"
            : intl.count(days) + " days after the last visit, or until it is ended",
      },
      identity: {
        data:
          "The account of another site that somebody signs in with: its id there, and when it was made",
        why: "to recognize them",
        kept: "until it is unlinked or the account is deleted",
      },
      signInRound: {
        data:
          "A sign-in with another site that is under way, and a cookie that ties it to the browser: one-way codes, and the page to return to",
        why: "to accept its answer once, from the same browser",
        kept: "ten minutes, deleted ten minutes later",
      },
      sessionAddress: {
        data: "The IP address where a session began",
        why: "to recognize a stranger's session",
      },
      passkey: {
        data:
          "Passkeys: the name given to each, its public key, the site's host name then, and when it was used last",
        why: "to sign in without a password",
        kept: "until it is removed, or the account is deleted",
      },
      secondFactor: {
        data:
          "Two-step sign-in: the encrypted secret of the authenticator app, and recovery codes as one-way codes",
        why: "so that a stolen password opens nothing",
        kept: "until it is turned off, a code is used, or the account is deleted",
      },
      halfSignIn: {
        data: "Sign-ins that wait for the second step",
        why: "to finish them",
        kept: "ten minutes, deleted ten minutes later",
      },
      verification: {
        data:
          "Links for a new password, to sign in once, and the one for the first administrator, as one-way codes",
        why: "to work once",
        kept: "an hour, and a day at most; when “This wasn't me” was pressed, a week",
      },
      vote: {
        data:
          "Votes: who voted, for which server, when, whether signed in, by a link or by a typed name, and how well the account was known: by a confirmed email address, a linked account, or one over 30 days old",
        why: "to count them, once a day each",
        kept: "for good; of a deleted account without its name",
      },
      voteAddress: {
        data: "One-way codes of a voter's IP address and of its network, each with the day",
        why: "to limit votes from one place",
        kept: "until the next day is over",
      },
      identityVote: {
        data:
          "One-way codes of linked accounts that were unlinked, or deleted with their account here, each with the day, and which servers they voted for",
        why: "so that none votes for a server twice a day",
        kept: "until the next day is over",
      },
      voteOrigin: {
        data: "One-way codes of the address and of its network with each vote",
        why: "so that moderators can spot bought votes",
      },
      voidBatch: {
        data: "Acts on many votes: which votes, who voided them and why",
        why: "to lift them",
        kept: "for good",
      },
      wave: {
        data:
          "Alerts about unusual votes of a server: how many, beside the usual, and what a moderator decided; never who voted or from where",
        why: "so that moderators look",
      },
      voidNotice: {
        data: "What owners were told about void votes, and their answers",
        why: "so that they can object",
      },
      voteMonth: {
        data:
          "How often a player voted for a server in a month, and whether they agreed to be listed by name",
        why: "to show who voted most",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " day; of a deleted account without its name"
            : intl.count(days) + " days; of a deleted account without its name",
      },
      siteVoter: {
        data: "Who voted most on all servers together, of those who agreed to be listed by name",
        why: "to show it without counting every vote each time",
        kept: "until it is counted again, at most a day; of a deleted account not at all",
      },
      favourite: {
        data: "A player's favourites, and their order",
        why: "to vote for them in a row",
        kept: "until the player removes them, or the account is deleted",
      },
      rank: { data: "A server's place in the listing by the day", why: "to show it over time" },
      visits: {
        data:
          "How often a server's page, ballot and badge were opened and its address copied on a day, and the host names of the sites that visitors came from, never who came",
        why: "to show its owner how the listing does",
        kept: (days, hosts) => `${intl.count(days)} days, host names ${intl.count(hosts)}`,
      },
      disabled: {
        data: "Why a moderator disabled an account",
        why: "to tell its owner",
        kept: "until it is enabled",
      },
      spentProof: {
        data: "Solved checks against bots, and passkeys' signed challenges, as one-way codes",
        why: "to count each once",
        kept: "about ten minutes, challenges an hour",
      },
      delivery: {
        data:
          "Deliveries of votes to servers' owners, sent or not, with the player's name, and what was answered. An owner may have votes posted in a chat such as Discord, with the name; what is posted can't be recalled",
        why: "to send them, and to show owners that they were",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " day after the vote; of a deleted account at most an hour"
            : intl.count(days) + " days after the vote; of a deleted account at most an hour",
      },
      receiver: {
        data: "Where an owner's webhooks lead, and on how many days votes were accepted there",
        why: "to send no flood to anybody",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " day after the last such day, test or replay"
            : intl.count(days) + " days after the last such day, test or replay",
      },
      reward: {
        data: "Rewards that wait for players, how they ended, and on which game server",
        why: "to hand each out once",
        kept: (days, after) =>
          intl.count(days) + " days after the vote, then " + intl.count(after) + " days",
      },
      feed: {
        data: "Votes in order, for servers with a feed key",
        why: "so that programs can follow them",
      },
      server: {
        data:
          "Listings with their texts in every language, the slugs they had, their addresses on another list, their API keys as one-way codes, their webhooks",
        why: "to list servers and to send them votes",
        kept:
          "for good, of a deleted listing only its name, address, slug and revoked keys; the address of a webhook or a channel until its key is revoked",
      },
      member: {
        data: "Who works on a listing besides its owner, and in which role",
        why: "to let them",
        kept: "until the role, the listing or the account ends",
      },
      offer: {
        data: "Offers of a role or of a listing, and who was asked",
        why: "to wait for the answer, and not to ask again at once",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `${intl.count(days)} day, or until it is accepted`
            : `${intl.count(days)} days, or until it is accepted`,
      },
      listingChange: {
        data: "The name, game or address that an approved listing is to have, or was refused",
        why: "to ask a moderator, and to tell the owner",
        kept: "until it is approved, or the owner takes it back",
      },
      unreviewedEdit: {
        data: "What a listing said before its owner changed it",
        why: "so that moderators see what changed",
        kept: "until a moderator has looked at the change",
      },
      picture: {
        data: "Servers' pictures, re-encoded without camera metadata",
        why: "to show them",
        kept: "until no server has them, and at most a day longer",
      },
      report: {
        data:
          "Reports of listings, with the names of those who were signed in, and what moderators did and noted",
        why: "to have moderators look",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `until ${intl.count(days)} day after they are closed`
            : `until ${intl.count(days)} days after they are closed`,
      },
      news: {
        data: "Emails to owners about their servers, sent or not",
        why: "to send them, also after an outage",
      },
      siteSetting: {
        data:
          "The site's settings: its name, colour, logo imprint, what moderators review, and the chat that gets their news",
        why: "to show the site as its administrators set it up",
        kept: "until they change it",
      },
      linkAgreement: {
        data: "Whose links a player lets vote as them, and since when",
        why: "to vote with one click",
        kept: "until the player takes it back, gets a new password, or the account is deleted",
      },
      mailbox: {
        data: "Whether an owner wants such emails, and when the next may go out",
        why: "to send none that is not wanted",
        kept: "until the account is deleted",
      },
      queuedMail: {
        data:
          "Emails about an account that the mail server hasn't taken yet: address and text, encrypted",
        why: "to try again when the mail server is away or asks to wait",
        kept: (days) =>
          "until it is sent; a link to a new password an hour at most, everything else " +
          intl.count(days) + " days",
      },
      moderatorMail: {
        data: "How often a moderator wants email about what waits, and when they were last told",
        why: "to send no more than that",
        kept: "until the account is deleted",
      },
      players: {
        data: "How many play on a server, on which map and in which mode, never who",
        why: "to show it",
        kept: (hourly, daily) =>
          "by the hour " + intl.count(hourly) + " days, by the day " + intl.count(daily),
      },
      trail: {
        data:
          "The trail: who changed which listing, key, webhook or vote, and player names typed into tests",
        why: "to settle disputes",
      },
      erasure: {
        data: "Deleted accounts' ids",
        why: "to delete what still names them",
        kept: "at most an hour",
      },
      own: { data: "The service's own tables, without people", why: "to run", kept: "for good" },
      addresses: {
        data: "IP addresses in memory",
        why: "to limit floods and guesses",
        kept: "an hour at most",
      },
      log: {
        data: "The log: paths and times; without a mail server also email addresses and links",
        why: "to find faults",
        kept: "as long as the host keeps it",
      },
      cookies: {
        data:
          "Cookies in the browser: the session, a mark that an account signed in there before, a sign-up that has no name yet, the theme, the language and the last way to sign in, a mark for a passkey or second step that is under way, and what a form just did",
        why:
          "to stay signed in, to keep strangers from locking the account, to wait for the name, to show that theme, language and way, to accept only this browser's answer, and to tell you on the next page",
        kept: (session, known, theme) =>
          intl.count(session) + " and " + intl.count(known) + " days, half an hour, " +
          intl.count(theme) + " days, an hour, and a minute",
      },
      rememberedName: {
        data:
          "A cookie with the name that a player typed to vote, if they asked this browser to remember it",
        why: "to fill it in the next time",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " day after the last vote, or until they have it forgotten"
            : intl.count(days) + " days after the last vote, or until they have it forgotten",
      },
      codeLanguage: {
        data: "The language of code that was chosen in the guides, in the browser",
        why: "to show the next guide in it",
        kept: "until the tab is closed",
      },
    },
    keys: {
      panel: {
        title: (server) => `API keys of ${server}`,
        heading: "API keys",
        lead:
          "With a key, your game server can check who has voted. Give a key a webhook, and each vote is sent to you the moment it is cast.",
        notApproved: (status) =>
          "This server is " + status + ". You can create and use keys only while it is approved.",
        reason: (reason) => `A moderator wrote: ${reason}`,
        none: "No keys yet",
        noneNext:
          "Create one below. Its secret is shown once, with a command to try it and a test for its webhook.",
        noneUntil: "You can create keys once the server is approved.",
        ending: "Ends in",
        created: "Created",
        lastUsed: "Last used",
        why: "See why",
        newKey: "Generate API key",
        samples: {
          ask: {
            label: "Ask whether a player has voted",
            lead:
              "Prints the answer and rewards nobody. A vote counts all day, so it is up to you to give the reward and to remember who has had it. Without an answer the program fails and prints nothing.",
          },
          receive: {
            label: "Receive votes",
            lead:
              "Checks that a webhook comes from us, saves the vote to a file, then calls the function reward: at most once per vote, even across restarts, and never for a test. Fill in that function, and put your web server in front for https. A crash between the two steps can lose a reward, which you can then give by hand; it never gives one twice.",
          },
        },
        nameField: {
          label: "Key name",
          help: "Only you see it. It helps you tell your keys apart: lobby, website, …",
        },
        urlField: { label: "Webhook URL", help: "Where each vote is sent. You can set it later." },
        scopes: "Used for",
        scopesField: "What the key is for",
        scope: {
          read: {
            name: "vote checks",
            label: "Vote checks: who has voted, vote counts and the listing",
          },
          rewards: {
            name: "rewards",
            label: "Rewards: fetch votes from the inbox and record rewards",
          },
          feed: {
            name: "vote feed",
            label: "Vote feed: follow every vote, for bots and statistics",
          },
        },
        generate: "Generate API key",
        history: "Recent activity",
        historyLead: "The last changes to this server, its keys and webhooks, and who made them.",
        when: "When",
        who: "Who",
        what: "Action",
        asked: "asked for a change of the listing",
        which: "Key",
        code: "Sample code",
        codeLead:
          "Complete programs that need no libraries. They read your key and secret from the environment: keep both out of your code.",
        reference: "The API reference has every answer and header.",
      },
      states: {
        none: "no URL",
        active: "active",
        failing: "failing",
        waiting: "waiting for your receiver",
        paused: "paused",
        disabled: "switched off",
        revoked: "revoked",
      },
      once: {
        issued: (name) => `Your new key: ${name}`,
        rolled: (name) => `New secret for ${name}`,
        prepared: (name) => `New webhook secret for ${name}`,
        warning: "Copy this now. It is shown only once.",
        key: "API key",
        webhookSecret: "Webhook secret",
        keyHelp: "Send it with each request: Authorization: Bearer, then the key.",
        secretHelp: "Your receiver uses it to verify that a webhook comes from us.",
        overlap: (hours) =>
          hours === 0
            ? "The old secret no longer works."
            : intl.plural(hours) === "one"
            ? "The old secret works for one more hour."
            : `The old secret works for ${intl.count(hours)} more hours.`,
        preparedNext:
          "First make your receiver accept this secret alongside the old one. Then come back and activate it: until then, nothing is signed with it.",
        tryTitle: "Try it now",
        curl: "Ask the API who you are, in a terminal",
        test: "Send a test to the webhook",
        testHelp:
          "Opens in a new tab, so this page and its secret stay. Tests are never counted or rewarded.",
        done: "I've copied it",
        usedTitle: "This form was already sent",
        used:
          "It did its work then, and showed its secret. If you didn't copy it, roll the key or prepare another webhook secret.",
        back: "All API keys",
      },
      key: {
        title: (key, server) => `Key ${key} of ${server}`,
        back: "API keys",
        deliveries: "Deliveries of this key",
        revokedAt: "Revoked",
        votifier: "Votifier",
        toRewards: "Rewards",
        replayVotifier:
          "Sends the votes that are on hold or did not arrive. Votes that your server took are left out: it would reward them again.",
        webhook: "Webhook",
        webhookLead: "Each vote is sent there, signed, the moment it is cast.",
        security: "Security",
        securityLead: "Two secrets: the key opens the API, the webhook secret signs what we send.",
        danger: "Danger",
        dangerLead: "This cannot be undone.",
        held: (votes, days) =>
          (intl.plural(votes) === "one" ? "1 vote is" : `${intl.count(votes)} votes are`) +
          " on hold, each for " + intl.count(days) + " days. The oldest is deleted on",
        heldMore: (max, days) =>
          "More than " + intl.count(max) + " votes are on hold, each for " + intl.count(days) +
          " days. The oldest is deleted on",
        overlaps: {
          day: "in one day",
          now: "immediately",
          hour: "in one hour",
          week: "in seven days",
        },
        urlField: {
          label: "Webhook URL",
          help: "Leave it empty to stop: what is still waiting is given up.",
        },
        saveUrl: "Save URL",
        pause: "Pause",
        pauseHelp: "While it is paused, votes are put on hold. You can replay them later.",
        resume: "Resume",
        resumeHelp: "New votes are sent again. Those on hold stay on hold until you send them.",
        heldOff: "Resume the webhook, then send them.",
        sendHeld: "Send those on hold",
        disabled: {
          gone: "Your receiver answered 410 Gone, which switches a webhook off. Votes are on hold.",
          failing:
            "It was switched off after five days without a single success. Votes are on hold.",
        },
        failingSince: "The webhook has failed since",
        asksAgain: "Next try:",
        test: {
          title: "Test",
          button: "Send test",
          lead:
            "Sends a test vote, from no real player, to your URL and shows what was sent and answered. The header X-Listing-Test marks it, and it is never counted.",
        },
        testName: {
          label: "Player name",
          help: "A receiver that ignores the header will reward this player.",
        },
        testConfirm: "Yes, my receiver may reward this player",
        testMore: "Test with a real player name",
        grade: {
          title: "Grade my receiver",
          button: "Grade receiver",
          lead:
            "Sends about 30 deliveries of the test player to your URL, within a minute: good ones, and forged, old and doubled ones. Then says what your receiver got wrong.",
        },
        graded: (key) => `Grade of the receiver of ${key}`,
        gradeGuide: "What each check means",
        backToKey: "Back to the key",
        secret: "Webhook secret",
        secretLead:
          "Change it in two steps so that no vote is lost: prepare a new one, add it to your receiver, then activate it.",
        secretSteps: [
          "Prepare a new secret",
          "Add it to your receiver, beside the old one",
          "Activate it: we sign with it from then on",
        ],
        prepare: "Prepare new secret",
        prepareAgain: "Prepare another secret",
        pending: "A new secret is prepared. Nothing is signed with it until you activate it.",
        activate: "Activate prepared secret",
        replay: { title: "Replay", button: "Replay votes" },
        replayLead: (days) =>
          "Resends the votes that this key was sent, or that are on hold for it, since a time in the last " +
          intl.count(days) +
          " days, five a second. Votes keep their IDs: a receiver that remembers X-Listing-Vote rewards nobody twice.",
        since: "Votes since",
        roll: {
          title: "Roll",
          button: "Roll key",
          lead:
            "Creates a new secret for this key. Its webhook and history stay, and the old secret works for as long as you choose. The current secret:",
        },
        overlap: "The old secret stops working",
        revoke: "Revoke",
        revokeLead:
          "Ends this key for good. Its webhook stops, and what is still waiting is given up.",
        revokeLink: "Revoke key …",
        confirmTitle: (key) => `Revoke key ${key}?`,
        confirmLead:
          "Programs that use it are refused within a second, and its webhook gets no more votes. This cannot be undone. If the key leaked, roll it instead: that keeps the webhook.",
        confirm: (key) => `Revoke ${key}`,
        cancel: "Keep the key",
        removal: {
          title: (key) => `Remove receiver ${key}?`,
          lead:
            "It gets no more votes, and what still waits for it is given up. This cannot be undone.",
          confirm: (key) => `Remove ${key}`,
          cancel: "Keep the receiver",
        },
      },
    },
    language: {
      heading: "Language",
      lead: "The language of your pages and of the emails to you.",
      label: "Language",
      browser: "Same as my browser",
      save: "Save",
    },
    listingForm: {
      submit: {
        title: "List a server",
        lead:
          "Game, name and address are enough. You can add the rest now or later. A moderator reviews every new server before it is listed; you can follow its status here.",
        submit: "Submit server",
        pictures: "You add a logo and a banner as soon as the server is submitted.",
      },
      edit: {
        title: (server) => `Listing of ${server}`,
        lead: "Your changes show as soon as you save them.",
        leadApproved:
          "Your changes show as soon as you save them, except where a moderator looks first.",
        leadRejected: "When you're done, resubmit the server under Overview.",
        save: "Save changes",
        looksFirst: "A moderator looks at changes first.",
        waits: (seen) => `Waits for a moderator. Players see ${seen} until then.`,
        slugMoves: (days) =>
          "Old links will lead to the new address. You can change it once in " + intl.count(days) +
          " days.",
        slugMoved: (at) => "You changed it lately. You can change it again on " + at + " (UTC).",
        textWaits: "Waits for a moderator. Players see what it was until then.",
        waiting: "A change waits for a moderator.",
        toWaiting: "Compare, withdraw or prove it",
      },
      parts: {
        basics: "Game, name and address",
        place: "Port and page address",
        about: "Tagline, description and rules",
        translations: "Other languages",
        facts: "Tags, version and languages",
        links: "Links",
        pictures: "Pictures",
      },
      form: {
        game: { label: "Game", help: "Not in the list? Ask a moderator to add it." },
        name: { label: "Name", help: "As players know it." },
        chooseGame: "Choose a game",
        host: {
          label: "Address",
          help: "Hostname or IP address. You can add the port: host:25565.",
        },
        port: { label: "Port", help: "Leave it empty to use the game's default port." },
        slug: {
          label: "Page address",
          help: (least, most) =>
            "The end of the page's link, /servers/…: " + intl.count(least) + " to " +
            intl.count(most) +
            " lower-case letters, digits and hyphens. Leave it empty to use the name.",
        },
        tagline: {
          label: "Tagline",
          help: "One line that says what is special about the server. It is on the card.",
        },
        description: {
          label: "Description",
          help: (most) =>
            "Tell players what to expect. Markdown works: **bold**, lists, links, headings. At most " +
            intl.count(most) + " characters.",
        },
        rules: { label: "Rules", help: "What players must know. Markdown works here too." },
        textLanguage: {
          label: "Language of these texts",
          help: "What your tagline, description and rules are written in.",
        },
        tags: {
          label: "Tags",
          help: (most) => "Players search and filter by them. Up to " + intl.count(most) + ".",
          unfold: "Choose tags",
        },
        version: { label: "Version", help: "The version of the game, such as 1.21.4." },
        country: { label: "Country", help: "Where the server is located." },
        noCountry: "Not said",
        languages: {
          label: "Languages",
          help: (most) => "What people speak on the server. Up to " + intl.count(most) + ".",
          unfold: "Choose languages",
        },
        website: { label: "Website", help: "It begins with https://." },
        discord: { label: "Discord", help: "An invitation, such as https://discord.gg/…" },
        video: { label: "Video", help: "On YouTube, Twitch or Vimeo." },
      },
      translations: {
        lead:
          "Players who read this site in another language see the texts that you add in it. What you leave empty is shown as you wrote it above.",
        none: "nothing yet",
        field: (field, language) => `${field} (${language})`,
        remove: "Remove these texts when you save",
      },
      preview: {
        title: "Preview",
        filled: (filled, all) => `${intl.count(filled)} of ${intl.count(all)} filled in`,
        of: (server) => `Preview of ${server}`,
        note: "Nothing is saved yet. Close this tab to go back to the form.",
        show: "Preview",
        noName: "Your server's name",
        noAddress: "play.example.com",
        noGame: "Game",
        noTagline: "Your tagline",
        about: "About",
        noDescription: "Your description will be here.",
        rules: "Rules",
        waits:
          "Where the form says that a moderator looks first, players see it once it is approved.",
      },
      pictures: {
        lead: "Your server's face in every list. New pictures show at once.",
        saveFirst: "An upload loads this page again. Save what you typed first.",
        failed: "The picture could not be sent. Try again.",
        logo: {
          label: "Logo",
          none: "You have none yet: players see this tile with your initials.",
          file: "Picture for the logo",
          best: "A square one is best.",
          upload: "Upload logo",
          remove: "Remove logo",
        },
        banner: {
          label: "Banner",
          none: "You have none yet: players see stripes in your server's colour.",
          file: "Picture for the banner",
          best: "Three times as wide as high is best.",
          upload: "Upload banner",
          remove: "Remove banner",
        },
        help: (width, height, best) =>
          "PNG, JPEG or WebP, at most 8 MB and at least " + intl.count(width) + " × " +
          intl.count(height) + " pixels. " + best,
        choose: "Choose a file first.",
        rulesTitle: "What you may show",
        rules: [
          "Your server: its name, its world, what players build and do there.",
          "Only pictures that are yours or that you may use. No other server's logo.",
          "Nothing sexual, gory or hateful, and nobody's private details.",
          "No false promises, such as free currency for a vote.",
          "Moderators look at every new picture. They remove what breaks these rules and email you the reason.",
        ],
      },
      meanwhile: {
        title: "This was changed meanwhile",
        lead:
          "In another tab, or by somebody else. Compare the two, change the form below if need be, and save it again to keep what you typed.",
        heads: ["Field", "Saved now", "What you typed"],
        nothing: "nothing",
      },
    },
    listing: {
      change: {
        name: "Name",
        game: "Game",
        host: "Address",
        port: "Port",
        text: {
          tagline: "Tagline",
          tags: "Tags",
          country: "Country",
          version: "Version",
          languages: "Languages",
          website: "Website",
          discord: "Discord",
          video: "Video",
          description: "Description",
          rules: "Rules",
          textLanguage: "Language of the texts",
          translations: "Other languages",
        },
      },
      home: {
        title: "Game servers",
        heading: "Ranked by the people who play there",
        lead: (counts) =>
          "One vote a day for each server. Ranks follow the votes of " + (counts === "all"
            ? "the last 30 days."
            : counts === "signed-in"
            ? "signed-in players in the last 30 days."
            : counts === "confirmed"
            ? "players with a confirmed email address or a linked account in the last 30 days."
            : "players with a linked account over 30 days old in the last 30 days."),
        results: (text) => `Servers for “${text}”`,
        searchAll: "Search all servers",
        pageOf: (title, page) => `${title}, page ${intl.count(page)}`,
        landing: {
          title: (name) => `${name} servers`,
          lead: (name, servers, playersOnline) =>
            (intl.plural(servers) === "one"
              ? `1 ${name} server`
              : `${intl.count(servers)} ${name} servers`) +
            ", ranked by their players' votes. " + (intl.plural(playersOnline) === "one"
              ? "1 player is online right now."
              : `${intl.count(playersOnline)} players are online right now.`),
          line: (counts) =>
            counts === "all"
              ? "Ranked by the votes that their players cast."
              : counts === "signed-in"
              ? "Ranked by the votes of signed-in players."
              : counts === "confirmed"
              ? "Ranked by the votes of players with a confirmed email address or a linked account."
              : "Ranked by the votes of players with a linked account over 30 days old.",
        },
        sums: {
          servers: (servers) => intl.plural(servers) === "one" ? "server" : "servers",
          online: (players) => intl.plural(players) === "one" ? "player online" : "players online",
          votes: (votes) => intl.plural(votes) === "one" ? "vote in 30 days" : "votes in 30 days",
        },
        games: "Games",
        moreGames: (games) =>
          intl.plural(games) === "one" ? "1 more game" : `${intl.count(games)} more games`,
        gamesLead: (games) =>
          intl.plural(games) === "one"
            ? "1 game with servers."
            : `${intl.count(games)} games with servers.`,
        gameOrders: { players: "Players", servers: "Servers", name: "Name" },
        gameCounts: (servers, playersOnline) =>
          (intl.plural(servers) === "one" ? "1 server" : `${intl.count(servers)} servers`) + " · " +
          (intl.plural(playersOnline) === "one"
            ? "1 player online"
            : `${intl.count(playersOnline)} players online`),
        tags: "Tags",
        board: "Servers",
        page: (page, pages) => `Page ${intl.count(page)} of ${intl.count(pages)}`,
        more: "Looking for more?",
      },
      feed: { title: "New servers", follow: "Follow new servers in a feed reader" },
      nothing: {
        listed: "No servers listed yet",
        listedNext:
          "Be the first: it takes five fields, and players can vote as soon as it is approved.",
        list: "List your server",
        found: "No server fits all of that",
        foundFor: (text) => `Nothing for “${text}”`,
        drop: "Each of these finds servers:",
        clear: "Fewer filters may find one.",
        dropFor: "No server fits all of that. Each of these finds servers:",
        retype:
          "No server fits all of that. We looked at names, games, tags, countries and addresses: try fewer words.",
        without: "Without",
        showAll: "Clear filters",
        pastEnd: "The list has fewer pages.",
        firstPage: "To the first page",
        waysOn: "Try these instead",
        games: { label: "Browse a game", more: "Every game with a listed server" },
        newest: { label: "Newest servers", more: "Just added to the list" },
        own: { label: "List your own", more: "Five fields, free" },
      },
      board: {
        rank: "Rank",
        ofAll: "of all",
        copy: (name) => `Copy the address of ${name}`,
        vote: "Vote",
        voteFor: (name) => `for ${name}`,
        votes: (votes) => intl.plural(votes) === "one" ? "vote" : "votes",
        today: "today",
        monthly: "in the last 30 days",
        all: "of all time",
      },
      moves: { isNew: "new", up: "up in a week", down: "down in a week" },
      filters: {
        title: "Filters",
        used: "in use",
        text: "Name or address",
        choose: {
          game: { label: "Game", all: "All games" },
          country: { label: "Country", all: "Anywhere" },
          language: { label: "Language", all: "Any language" },
          version: { label: "Version", all: "Any version" },
        },
        tags: "Tags, all of",
        clear: "Clear all",
        quick: "Quick filters",
        online: "Online now",
        show: "Show servers",
        found: (total) =>
          intl.plural(total) === "one" ? "1 server" : `${intl.count(total)} servers`,
        quoted: (text) => `“${text}”`,
        remove: ": remove",
        sortBy: "Sort by",
        sorts: {
          match: "Best match",
          votes_30: "30 days",
          votes_today: "Today",
          votes_all: "All time",
          players: "Players",
          newest: "Newest",
          name: "Name",
        },
      },
      server: {
        moderate: "Moderate",
        servers: "Servers",
        about: "About",
        rules: "Rules",
        links: "Links",
        website: "Website",
        video: "Video",
        community: { discord: "Join the Discord", website: "Visit the website" },
        tags: "Tags",
        facts: "Facts",
        version: "Version",
        country: "Country",
        languages: (languages) => intl.plural(languages) === "one" ? "Language" : "Languages",
        listed: "Listed since",
        rankIn: (game) => `in ${game}`,
        of: (listed) => `of ${intl.count(listed)}`,
        playersIn: (players) => intl.plural(players) === "one" ? "player" : "players",
        votesWeekly: "Votes, 7 days",
        votesTotal: "Votes, all time",
        allVotes: (counts) =>
          "Votes here include those by links from the game and by typed names. The rank counts votes of " +
          (counts === "signed-in"
            ? "signed-in players"
            : counts === "confirmed"
            ? "players with a confirmed email address or a linked account"
            : "players with a linked account over 30 days old") +
          " only.",
        vote: "Vote",
        voteFor: (name) => `Vote for ${name}`,
        description: (name, game) => `${name}, a ${game} server: address, players and votes.`,
      },
      share: { share: "Share", address: "Address of this page" },
      report: {
        title: (server) => `Report ${server}`,
        back: (server) => `Back to ${server}`,
        lead:
          "Is something wrong with this listing? Tell the moderators. The owner never learns who you are.",
        reason: "What is wrong?",
        pick: "Choose one",
        reasons: {
          pictures: "Its pictures",
          hateful: "It is hateful or harasses people",
          scam: "It cheats players or asks for passwords",
          fake: "It pretends to be another server",
          wrong: "Its facts are wrong, or it is gone",
          other: "Something else",
        },
        more: "In your words",
        moreHelp: "What did you see, and where? Please name nobody's private details.",
        send: "Send report",
        link: "Report this listing",
      },
      live: {
        online: "Online since",
        offline: "Offline since",
        neverAnswered: "it was listed",
        uptime: "Uptime",
        owner: "Owner",
        verified: "verified",
        verifiedHelp: "The owner has proved that this server is theirs.",
      },
      badge: {
        title: "Badge",
        lead:
          "A picture (SVG, without script) that shows your rank on your own site, and leads here.",
        code: "HTML for your site",
        widget: "HTML for a widget with rank, votes and players",
        players: (players) => intl.plural(players) === "one"
          ? "1 player online"
          : `${intl.count(players)} players online`,
        alternative: "Vote for us",
        rank: (rank, game) => `#${intl.count(rank)} in ${game}`,
        votes: (votes) =>
          (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) + " in 30 days",
      },
    },
    mail: {
      newsMail: {
        hello: (name) => `Hello ${name},`,
        subject: (updates, site) => `${intl.count(updates)} updates on your servers at ${site}`,
        item: (subject, more) => `${subject}. ${more}`,
        left: (items) =>
          intl.plural(items) === "one"
            ? "There is one more. You'll find it on your servers' pages."
            : "There are " + intl.count(items) + " more. You'll find them on your servers' pages.",
        why: (site) =>
          "You get this email because you work on a server at " + site +
          ", or were invited to. To stop email about your servers:",
        webhook: (name, server) => `The webhook "${name}" of ${server}`,
        withReason: (sentence, reason) => `${sentence} The moderator's reason: ${reason}`,
      },
      news: {
        server_approved: {
          subject: (server) => `${server} is listed`,
          more: () => "Players can vote for it now.",
        },
        server_reinstated: {
          subject: (server) => `${server} is listed again`,
          more: () => "Players can vote for it, and its API keys work.",
        },
        server_rejected: {
          subject: (server) => `${server} was not approved`,
          more: () => "You can edit the listing and submit it again.",
        },
        server_suspended: {
          subject: (server) => `${server} was suspended`,
          more: () => "It isn't listed, nobody can vote for it, and its API keys don't work.",
        },
        change_approved: {
          subject: (server) => `Your changes to ${server} were approved`,
          more: () => "Everybody sees them now.",
        },
        change_refused: {
          subject: (server) => `Your changes to ${server} were not approved`,
          more: () => "The listing stays as it was, and you can edit it again.",
        },
        picture_taken_down: {
          subject: (server) => `A picture of ${server} was taken down`,
          more: () => "The rest of the listing stays as it is, and you can upload another one.",
        },
        change_asked: {
          subject: (server) => `A moderator asks you to change ${server}`,
          more: () => "Nothing has changed yet: the listing is yours to edit.",
        },
        edits_put_back: {
          subject: (server) => `A moderator undid your edit of ${server}`,
          more: () => "The listing says again what it said before. You can edit it again.",
        },
        role_offered: {
          subject: (server, owner) => `${owner} invites you to work on ${server}`,
          more: () => "Nothing changes before you accept. The invitation ends after 7 days:",
        },
        listing_offered: {
          subject: (server, owner) => `${owner} wants to hand ${server} over to you`,
          more: () => "Nothing changes before you accept. The offer ends after 7 days:",
        },
        role_ended: {
          subject: (server) => `You don't work on ${server} any more`,
          more: (_server, owner) => `${owner} ended your access. Your other servers:`,
        },
        handed_over: {
          subject: (server, owner) => `${server} belongs to ${owner} now`,
          more: () =>
            "They accepted your offer, and you have no access any more. Your other servers:",
        },
        votes_voided: {
          subject: (server, _owner, _webhook, votes) =>
            server + " lost " +
            (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) +
            ": a moderator voided them",
          more: () =>
            "They no longer count. You can see their time on the server's page, and answer once.",
        },
        votes_restored: {
          subject: (server, _owner, _webhook, votes) =>
            server + " has " +
            (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) + " back",
          more: () => "A moderator lifted the voiding, and they count again.",
        },
        webhook_failing: {
          subject: (_server, _owner, webhook) => `${webhook} is failing`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Nothing has arrived since " + since +
            ". We try each vote again for three days, and after that you can replay it. See what went wrong:",
        },
        webhook_off: {
          subject: (_server, _owner, webhook) => `${webhook} was switched off`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "It kept failing (" + since +
            "). Votes are on hold. Once your receiver is ready, turn the webhook on again and replay them:",
        },
        webhook_working: {
          subject: (_server, _owner, webhook) => `${webhook} works again`,
          more: (_server, _owner, _webhook, _votes, since) => `Votes have arrived since ${since}.`,
        },
        made_manager: {
          subject: (server) => `You are a manager of ${server} now`,
          more: (_server, owner) => owner + " lets you edit the listing, its keys and its rewards:",
        },
        made_viewer: {
          subject: (server) => `You are a viewer of ${server} now`,
          more: (_server, owner) => `${owner} lets you see its figures, voters and deliveries:`,
        },
        chat_gone: {
          subject: (_server, _owner, webhook) => `${webhook} was switched off`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "The chat no longer accepts messages at its address (" + since +
            "). Votes are on hold. Paste a new address, then send them:",
        },
        webhook_gone: {
          subject: (_server, _owner, webhook) => `${webhook} was switched off`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Your receiver answered 410 Gone (" + since +
            "). Votes are on hold. Once your receiver is ready, turn the webhook on again and replay them:",
        },
      },
      deskMail: {
        hello: (name) => `Hello ${name},`,
        subject: (items, site) => `${intl.count(items)} new on the desk of ${site}`,
        news: {
          wave: (server, votes) =>
            "Unusual votes for " + server + ": " +
            (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`),
          reports: (server, reports) =>
            (intl.plural(reports) === "one" ? "1 report" : `${intl.count(reports)} reports`) +
            " of " + server,
          answer: (server, votes) =>
            "The owner of " + server + " answered about " +
            (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) + " voided",
          listing: (server) => `${server} waits for review`,
          change: (server) => `A change to ${server} waits for review`,
        },
        left: (items) =>
          intl.plural(items) === "one"
            ? "There is one more."
            : `There are ${intl.count(items)} more.`,
        why: (site) =>
          "You get this email because you are a moderator at " + site +
          ". To get it less often, or never:",
      },
      accountMails: {
        reset: {
          subject: (site) => `A new password for ${site}`,
          before: (site) =>
            "someone asked for a new password for your account at " + site +
            ". To choose one, open:",
          after:
            "The link works once, for one hour. If this wasn't you, ignore this email: your password won't change.",
        },
        verification: {
          subject: (site) => `Confirm your email address for ${site}`,
          before: "to confirm that this email address is yours, open:",
          after: (site) =>
            "The link works for a day. If you don't have an account at " + site +
            ", ignore this email.",
        },
        claim: {
          subject: (site) => `A name at ${site}`,
          before: (site) =>
            "someone signed up at " + site +
            " with this email address and a name that a player has voted with. If the player is you, open this link and choose a password. This gives you the name at " +
            site + ", with its votes:",
          after: "The link works for a day. If this wasn't you, ignore this email.",
        },
        addressInUse: {
          subject: (site) => `Your email address at ${site}`,
          before: (site, name) =>
            "someone created a new account at " + site +
            ' with your email address. The address stays yours, and your account "' + name +
            '" has not changed.\n\nIf it was you, and you forgot that account, you can choose a new password for it:',
          after: "If this wasn't you, ignore this email.",
        },
        addressInUseWithoutPasswords: {
          subject: (site) => `Your email address at ${site}`,
          before: (site, name) =>
            "someone at " + site +
            ' wants to use your email address for another account. The address stays yours, and your account "' +
            name +
            '" has not changed.\n\nIf it was you, and you forgot that account, sign in to it the way you did before:',
          after: "If this wasn't you, ignore this email.",
        },
        nameGiven: {
          subject: (site, name) => `The name ${name} at ${site}`,
          before: "a moderator gave you the name. Sign in with the password that you chose:",
        },
        nameRefused: {
          subject: (site, name) => `The name ${name} at ${site}`,
          before: (name) =>
            "a moderator decided that somebody else plays as " + name +
            ". You can sign up with another name.",
        },
        imported: {
          subject: (site) => `Your account is at ${site} now`,
          before: (site, list, privacy) =>
            "your account was moved from " + list + " to " + site +
            ", which keeps your data now. This page says what is stored, and why: " + privacy +
            "\n\nSign in with your name and the password that you had there. If it doesn't work, choose a new one:",
          after: "If you don't want the account, you can delete it on its page.",
        },
        test: {
          subject: (site) => `Mail from ${site} arrives`,
          before: (site) =>
            "you asked " + site + " to send you this mail. It arrived, so others will, too:",
        },
        accountDisabled: {
          subject: (site) => `Your account at ${site} was disabled`,
          before: (site, reason) =>
            "a moderator disabled your account at " + site +
            ". You can't sign in or vote. They wrote:\n\n" + reason,
        },
        accountEnabled: {
          subject: (site) => `Your account at ${site} works again`,
          before: (site, reason) =>
            "a moderator enabled your account at " + site + ". They wrote:\n\n" + reason +
            "\n\nYou can sign in and vote again:",
        },
        signInChanged: {
          subject: (site) => `How you sign in to ${site} was changed`,
          before: (site, change) =>
            "the way your account at " + site + " signs in was changed. " +
            (change === "password_set"
              ? "It has a password now."
              : change === "password_changed"
              ? "Its password was changed."
              : change === "password_reset"
              ? "A new password was set with a link that we sent to this address."
              : change === "passkey_added"
              ? "A passkey was added."
              : change === "passkey_removed"
              ? "A passkey was removed."
              : change === "second_factor_on"
              ? "It asks for a second step when you sign in."
              : change === "second_factor_off"
              ? "It no longer asks for a second step when you sign in."
              : change === "recovery_codes_made"
              ? "It has new recovery codes. The old ones no longer work."
              : change === "recovery_code_used"
              ? "A recovery code was used. Each works once."
              : change === "factors_reset"
              ? "The site's host removed its passkeys, its authenticator app and its recovery codes."
              : change === "identity_linked"
              ? "An account at another site was linked. Its holder can sign in with it."
              : "A linked account at another site was removed.") +
            "\n\nIf this was you, there is nothing to do. If it wasn't, sign in, remove what isn't yours, change your password, and end all other sessions:",
        },
        newBrowser: {
          subject: (site) => `A new browser signed in to ${site}`,
          after: "The link works for a week. It signs everybody out once.",
          before: (site, browser, address, when) =>
            "somebody signed in to your account at " + site +
            " with a browser that we haven't seen with it before:\n\n" + browser + ", from " +
            address + ", on " + when +
            "\n\nIf this was you, there is nothing to do. If it wasn't, open this page. It signs everybody out and has you choose a new password:",
        },
        addressChanged: {
          subject: (site) => `Your email address at ${site} was changed`,
          before: (site, newEmail) =>
            "your account at " + site + " now has the email address " + newEmail +
            " instead of this one.\n\nIf this wasn't you, someone knows your password. Sign in, change it, and end all other sessions:",
        },
        hello: (name) => `Hello ${name},`,
        helloNobody: "Hello,",
        roleChanged: {
          subject: (site) => `Your role at ${site} changed`,
          before: (site, role) =>
            role === "moderator"
              ? "your account is now a moderator at " + site + ". What waits for you is here:"
              : "your account is now an administrator at " + site + ". What waits for you is here:",
        },
        roleEnded: {
          subject: (site) => `Your role at ${site} changed`,
          before: (site) =>
            "your account has no role at " + site +
            " any more. Your votes and servers stay as they are.",
        },
        unknownBrowser: "an unknown browser",
      },
    },
    moderationChat: {
      title: "News in a chat",
      lead:
        "Get a message in Discord, Slack or Mattermost when something new waits for moderators, with a link to it. Messages name servers, but no people. Reports are only counted.",
      connect: "Connect a channel",
      connected: (address) => `${address} gets what you choose here.`,
      addressKept: "Leave it empty to keep the present one.",
      addressMissing: "Paste the address of the channel's webhook.",
      kinds: {
        label: "What is posted",
        help: "What you don't tick isn't posted. If you tick it later, what waits is posted then.",
        choices: {
          listings: "New listings, and changes that wait for review",
          waves: "Unusual votes, and owners' answers about void votes",
          reports: "Reports",
        },
      },
      pace: "How often",
      paces: { at_once: "At once, at most each minute", ten_minutes: "Every ten minutes" },
      save: "Save",
      connectSubmit: "Connect and send a test",
      remove: "Remove the channel",
      removeLead: "Its address is deleted. What waits stays on the desk.",
      posted: "Last message",
      lastTry: "Last try",
      off:
        "The chat no longer accepts messages at this address, so the channel was switched off. Paste a new one: what waits is posted there.",
      lost: "The address can't be read any more. Paste it again.",
      failing: (status) =>
        "The last message was not posted (" + status + "). It is tried again, each hour at least.",
      noAnswer: "no answer",
      faults: {
        gone: (status) =>
          "The chat answered " + intl.count(status) +
          ": it has no such webhook, or a part of the address is missing. Nothing was changed.",
        refused: (status) =>
          "The chat did not take a test message (" + intl.count(status) +
          "). A forum channel of Discord needs ?thread_id= and the id of one of its posts. Nothing was changed.",
        busy: "The chat asked us to wait. Try again in a minute. Nothing was changed.",
        status: (status) =>
          "Something that is no webhook of a chat answered " + intl.count(status) +
          ". Copy the address again. Nothing was changed.",
        silent:
          "No test message could be sent there. Is the host right, and on the public internet? Nothing was changed.",
      },
    },
    moderationTabs: {
      audit: {
        title: "Audit trail",
        lead: "Who did what, newest first. Entries are never changed, and days are those of UTC.",
        filterLabel: "Filter of the audit trail",
        who: "Who",
        whoHelp: "account or *operator",
        kind: "What",
        anyKind: "anything",
        about: "About",
        aboutHelp: "slug or account",
        from: "From day",
        to: "To day",
        filter: "Show",
        showAll: "Show everything",
        kinds: {
          listings: "listings and changes",
          people: "owners and staff",
          votes: "votes and waves",
          reports: "reports",
          accounts: "accounts",
          keys: "keys and webhooks",
          catalog: "games and tags",
          site: "the site",
        },
        nothing: "Nothing matches.",
        nothingLead:
          "A listing goes by the last part of its address, an account by its name, and “*operator” is the operator.",
        none: "Nothing here yet.",
        beginning: "the beginning",
        labels: {
          bytes: "Bytes",
          changed: "Changed",
          characters: "Characters",
          delivery: "Delivery",
          ending: "Ends with",
          former: "Former address",
          from: "Taken over from",
          held: "Deliveries sent again",
          into: "Into",
          key: "Key",
          keys: "Keys revoked",
          made_at: "Made at",
          name: "Name",
          network_sharing: "Votes from one network, at least",
          note: "Note",
          only: "Only",
          origin: "Sent to",
          outcome: "Outcome",
          overlap_hours: "Hours for which the old key works",
          pace: "Messages",
          passkeys: "Passkeys removed",
          path: "Rewards",
          picked: "Votes, each ticked",
          picture: "Picture",
          queued: "Deliveries queued",
          reason: "Reason",
          reports: "Reports",
          reviewed: "Reviewed before it shows",
          role: "Role",
          rows: "Rows",
          scopes: "May",
          servers: "Listings moved",
          sharing: "Votes from one address, at least",
          since: "From",
          source: "Cast via",
          to: "Now",
          token: "Token",
          trust: "Trust",
          until: "To",
          username: "For the name",
          voted_at: "Cast",
          votes: "Votes",
          waiting: "Waits for review",
          was: "Before",
          younger_days: "Accounts younger than, in days",
        },
        values: {
          owner: "owner",
          manager: "manager",
          viewer: "viewer",
          moderator: "moderator",
          administrator: "administrator",
          none: "none",
          new: "new",
          push: "pushed to the server",
          inbox: "fetched from the inbox",
          logo: "logo",
          banner: "banner",
          abandoned: "those given up",
          held: "those on hold",
        },
        settings: {
          name: "the site's name",
          accent: "the site's colour",
          logo: "the site's logo",
          imprint: "the imprint",
          chat: "the chat for moderators",
          review: "what is reviewed",
        },
        older: "Older entries",
        newest: "Newest entries",
        pages: "Pages of the audit trail",
      },
      names: {
        title: "Claims to names",
        lead:
          "A player has voted from the game, without an account. Somebody signed up with the same name: decide whether they are that player. If only one confirmed address claims a name, it gets the name automatically.",
        means:
          "If you aren't sure, ask the owner of a server that the player votes for. If you give the name, the claimant signs in with it from then on and has its votes, and other claims to it are deleted. If you refuse, only that claim is. If this site sends email, they get one either way.",
        none: "No claims are waiting.",
        heads: ["Name", "The player", "The claim", "Order", "Decision"],
        servers: (servers) =>
          servers === 0
            ? "Has voted for no server"
            : intl.plural(servers) === "one"
            ? "Votes for 1 server"
            : `Votes for ${intl.count(servers)} servers`,
        last: "last",
        link: "First came through a link of",
        nobody: "Didn't come through a server's link",
        made: "Made",
        confirmed: "Address confirmed",
        unconfirmed: "Address not confirmed",
        order: (place, claims) => `${intl.count(place)} of ${intl.count(claims)}`,
        give: "Give the name",
        refuse: "Refuse",
      },
      games: {
        heading: "Games",
        lead:
          "The games that servers can be listed under, and how we ask their servers who is online.",
        add: "Add a game",
        name: { label: "Name" },
        port: { label: "Default port" },
        protocol: {
          label: "Protocol",
          help: "How we query its servers. Most games with a Steam query port use “valve”.",
        },
        noProtocol: "none: its servers can't be queried",
        offset: {
          label: "Query port offset",
          help: "Query port minus default port: 1 for the next one, 0 if they are the same.",
        },
        facts: {
          port: (port) => `port ${port}`,
          offset: (offset) => `query port ${offset}`,
          closed: "its servers can't be queried",
        },
        submit: "Add game",
      },
      tags: {
        heading: "Tags",
        lead: "The tags that owners choose from. Players find servers by them.",
        add: "Add a tag",
        name: { label: "Name", help: "As players and owners see it." },
        submit: "Add tag",
      },
      entry: {
        title: { games: (name) => `Game: ${name}`, tags: (name) => `Tag: ${name}` },
        find: {
          label: "Filter of games and tags",
          name: "A game or a tag",
          submit: "Find",
          all: "Show all",
          none: (text) => `Nothing is called “${text}”.`,
        },
        used: (entries) =>
          intl.plural(entries) === "one" ? "In use: 1" : `In use: ${intl.count(entries)}`,
        unused: (entries) =>
          intl.plural(entries) === "one"
            ? "Not used by any listing: 1"
            : `Not used by any listing: ${intl.count(entries)}`,
        found: (entries, text) =>
          intl.plural(entries) === "one"
            ? `1 is called “${text}”`
            : `${intl.count(entries)} are called “${text}”`,
        noneUsed: "No listing uses one yet.",
        edit: "Edit",
        editLead: (servers) =>
          servers === 0
            ? "No listing uses it."
            : intl.plural(servers) === "one"
            ? "One listing uses it. It shows what you change here at once."
            : intl.count(servers) + " listings use it. They show what you change here at once.",
        slug: {
          first: {
            label: "Short name",
            help:
              "Used in web addresses: lowercase letters, digits and hyphens. Leave it empty to derive it from the name.",
          },
          later: {
            label: "Short name",
            help: "Used in web addresses. The old address leads to the new one.",
          },
        },
        save: "Save",
        listings: (servers) =>
          intl.plural(servers) === "one" ? "1 listing" : `${intl.count(servers)} listings`,
        merge: {
          heading: { games: "Merge into another game", tags: "Merge into another tag" },
          lead: {
            games: "Is this game on the list twice? Merge it into the other one.",
            tags: "Is this tag on the list twice? Merge it into the other one.",
          },
          into: (name) => `Merge ${name} into`,
          pick: { games: "Choose a game …", tags: "Choose a tag …" },
          general: {
            games: [
              (servers) =>
                servers === 0
                  ? "No listing has this game, so none moves."
                  : intl.plural(servers) === "one"
                  ? "The one listing that has this game moves to the game that you choose. It keeps its votes, API keys and rewards."
                  : "The " + intl.count(servers) +
                    " listings that have this game move to the game that you choose. They keep their votes, API keys and rewards.",
              (name) => name + " leaves the list of games. Its page leads to the other game.",
              "The listings of both are ranked together, by their votes, and we ask all of their servers for player counts by the protocol of the other game.",
            ],
            tags: [
              (servers) =>
                servers === 0
                  ? "No listing has this tag, so none changes."
                  : intl.plural(servers) === "one"
                  ? "The one listing that has this tag gets the tag that you choose instead."
                  : "The " + intl.count(servers) +
                    " listings that have this tag get the tag that you choose instead.",
              (name) => name + " leaves the list of tags. Its page leads to the other tag.",
              "Votes, API keys and rewards of every listing stay.",
            ],
          },
          sure: "I know that a merge can't be undone.",
          submit: "Merge",
        },
        remove: {
          heading: "Remove",
          used: {
            games: (servers) =>
              intl.plural(servers) === "one"
                ? "One listing uses it, so it can’t be removed. Merge it into another first: the listing moves there with its votes and API keys."
                : intl.count(servers) +
                  " listings use it, so it can’t be removed. Merge it into another first: they move there with their votes and API keys.",
            tags: (servers) =>
              intl.plural(servers) === "one"
                ? "One listing uses it, so it can’t be removed. Merge it into another first: the listing gets that tag instead."
                : intl.count(servers) +
                  " listings use it, so it can’t be removed. Merge it into another first: they get that tag instead.",
          },
          held: (held) =>
            intl.plural(held) === "one"
              ? "No listing shows it, but a deleted listing or a waiting change still names it, so it can’t be removed. Merge it into another instead."
              : "No listing shows it, but " + intl.count(held) +
                " deleted listings or waiting changes still name it, so it can’t be removed. Merge it into another instead.",
          effects: [
            "No listing uses it, so no listing changes.",
            "Owners can’t choose it any more.",
            "Its address is gone. You can add it again.",
          ],
          submit: "Remove",
        },
      },
      health: {
        fine: "Everything works.",
        needs: (things) =>
          intl.plural(things) === "one"
            ? "One thing needs you."
            : `${intl.count(things)} things need you.`,
        votes: {
          work: "Players can vote.",
          fail: "Players can’t vote at the moment.",
          away: "Players can’t reach the site at its address.",
        },
        faults: (faults) =>
          faults === 0
            ? "Nothing is broken, so it can wait for a quiet hour."
            : intl.plural(faults) === "one"
            ? "One of the things below is a fault: see to it first."
            : intl.count(faults) + " of the things below are faults: see to those first.",
        oneFault: "See to it now.",
        lookedAt: "Checked at",
        again: "Check again",
        todo: "What to do",
        rest: "All other checks",
        all: "All checks",
        nothing: "Nothing needs you.",
        guide: "Read how",
        usual: "Normal:",
        shell: "These checks look at the machine itself. Run this there:",
        shellTitle: "Not checked from here:",
        states: { ok: "Fine", warn: "Warning", fail: "Fault", shell: "Not checked here" },
        checks: {
          settings: "Settings",
          database: "Database",
          members: "Hosts of the database",
          sessions: "Connection pooler",
          clock: "Clock",
          votes: "Votes",
          deliveries: "Deliveries",
          jobs: "Scheduled jobs",
          secretKey: "Secret key",
          disk: "Disk",
          site: "Address of the site",
          proxy: "Proxy",
          limits: "Shared limits",
          mail: "Mail",
          signIn: "Sign-in with a provider",
          backups: "Backups",
        },
        normal: {
          clock: (seconds) => `at most ${intl.count(seconds)} seconds apart`,
          backups: (days) => `at most ${intl.count(days)} days old`,
          database: "PostgreSQL 15 to 18",
          site: "200 OK over https",
        },
      },
    },
    moderation: {
      tabs: {
        label: "Moderation",
        servers: "Queue",
        reports: "Reports",
        waves: "Waves",
        listings: "Listings",
        search: "Search",
        audit: "Audit trail",
        names: "Names",
        catalog: "Games and tags",
        settings: "Settings",
        health: "Health",
      },
      reason: {
        label: "Reason",
        help: {
          owner: (least, most) =>
            "The owner will read this. " + intl.count(least) + " to " + intl.count(most) +
            " characters.",
          account: (least, most) =>
            "They will read this. " + intl.count(least) + " to " + intl.count(most) +
            " characters.",
          trail: (least, most) =>
            "For the audit trail. " + intl.count(least) + " to " + intl.count(most) +
            " characters.",
        },
        because: "Because",
        rejectBecause: "Reject, because",
        refuseBecause: "Refuse, because",
        becauseHelp: {
          owner: "The owner reads what you tick, then your words.",
          account: "They read what you tick, then your words.",
          trail: "The audit trail keeps what you tick, then your words.",
        },
        picks: {
          address: "Nothing answers at its address.",
          text: "Its name or text is too vague.",
          game: "It isn't a server of this game.",
          twin: "It is listed already.",
          advert: "It advertises something else.",
          rules: "It breaks the rules of this site.",
        },
        own: "In your words",
      },
      queue: {
        filter: "By status",
        title: (status) => `Moderation: ${status}`,
        statuses: {
          pending: "New",
          changed: "Changes",
          pictures: "New pictures",
          edited: "Recently changed",
          approved: "Approved",
          rejected: "Rejected",
          suspended: "Suspended",
        },
        count: (label, number) => `${label} (${intl.count(number)})`,
        none: {
          pending: "No servers are waiting for review.",
          changed: "No changes are waiting for review.",
          pictures: "No new pictures.",
          edited: "No owner changed anything that you haven't seen.",
          approved: "No servers are approved.",
          rejected: "No servers are rejected.",
          suspended: "No servers are suspended.",
        },
        owner: "Owner",
        submitted: "Submitted",
        resubmitted: "Resubmitted",
        noDescription: "No description.",
        pages: "Pages",
        tick: (server) => `Tick ${server}`,
        everything: "Everything that will be public",
        isEdited: "Approved listings whose owners changed something since a moderator last looked.",
        several: "Several at once",
        ticked: "ticked",
        flagged: "of them flagged",
        tickFine: (listings) => listings === 1
          ? "Tick the one without a flag"
          : `Tick the ${intl.count(listings)} without a flag`,
        approve: "Approve",
        reject: "Reject",
        onlyReject: "Reject …",
        outcome: (done, reasons) => `${intl.count(done)} decided. ${reasons}.`,
      },
      desk: {
        title: "Waiting",
        list: "What waits",
        nothing: "Nothing waits here.",
        noneHere: "Nothing of this kind waits",
        allDone: "New listings and changes wait here until somebody decides about them.",
        steps: "Through the queue",
        toDecision: "Decide …",
        decision: "Checks and decision",
        waiting: (total) => `${intl.count(total)} waiting`,
        waitingHere: (total, all) =>
          intl.count(total) + " waiting here, " + intl.count(all) + " in all",
        place: (place, total) => `${intl.count(place)} of ${intl.count(total)} waiting`,
        oldest: (wait) => `oldest ${wait}`,
        waits: {
          minutes: (minutes) => `${intl.count(minutes)} min`,
          hours: (hours) => `${intl.count(hours)} h`,
          days: (days) => `${intl.count(days)} d`,
        },
        earlier: (servers) => `${intl.count(servers)} more before these.`,
        later: (servers) => `${intl.count(servers)} more after these.`,
        flag: "Something to look at",
        filter: "Show",
        shown: {
          decide: "To decide",
          new: "New",
          change: "Changes",
          pictures: "New pictures",
          edited: "Recently changed",
        },
        narrow: "Game, language",
        showAll: "Show all that waits",
        showInAll: (waiting) => `Show all ${intl.count(waiting)}`,
        today: "Decided today",
        noneToday: "None decided today",
        doneToday: (approved, rejected) =>
          "Today: " + intl.count(approved) + " approved, " + intl.count(rejected) + " rejected",
        keyList: {
          approve: "approve",
          reject: "reject",
          reasons: "to 6: reasons",
          next: "next",
          previous: "previous",
          check: "check now",
          help: "this list",
        },
        kinds: {
          new: "New",
          change: "Change",
          pictures: "New pictures",
          edited: "Recently changed",
        },
        again: "Resubmitted",
        next: "Next",
        previous: "Previous",
        keys: "Use keys",
        keyHelp: "Keyboard shortcuts",
        keysNeedScript: "Keys need JavaScript.",
        done: {
          server_approved: "Approved",
          server_rejected: "Rejected",
          change_approved: "Change approved",
          change_refused: "Change refused",
          edits_put_back: "Old text put back",
          reports_closed: "Reports closed",
        },
        checks: "Checks",
        checkNow: "Check now",
        answers: { online: "It answers", offline: "It doesn't answer", unknown: "Not asked yet" },
        proven: { yes: "Its owner has proved it", no: "Nobody has proved that it is theirs" },
        asked: "Last asked",
      },
      checks: {
        toLookAt: (hot, all) =>
          intl.plural(hot) === "one"
            ? `1 of ${intl.count(all)} checks to look at`
            : `${intl.count(hot)} of ${intl.count(all)} checks to look at`,
        unknown: (unknown, all) => intl.plural(unknown) === "one"
          ? `1 of ${intl.count(all)} checks has no result yet`
          : intl.count(unknown) + " of " + intl.count(all) + " checks have no result yet",
        fine: (all) => `Nothing stands out in ${intl.count(all)} checks`,
        players: (players) =>
          intl.plural(players) === "one" ? "1 player" : `${intl.count(players)} players`,
        address: (others) => others === 0 ? "Address listed once" : "Its address is listed already",
        name: (others) =>
          others === 0 ? "No other listing has its name" : "Its name is taken already",
        links: {
          none: "No links in its texts",
          own: "Its links stay on its own domain",
          elsewhere: "Links to other domains",
          added: "A new web address",
        },
        pictures: {
          none: "No pictures",
          seen: "Pictures were looked at",
          unseen: "New pictures",
          first: "Pictures to look at",
        },
        owner: {
          label: "Owner",
          others: (others) =>
            others === 0
              ? "No other listing"
              : intl.plural(others) === "one"
              ? "1 other listing"
              : `${intl.count(others)} other listings`,
          approved: (listings) => `${intl.count(listings)} approved`,
          refused: (listings) => `${intl.count(listings)} rejected or suspended`,
          since: "since",
        },
      },
      text: {
        changed: (parts) =>
          intl.plural(parts) === "one"
            ? "1 part changed since a moderator last looked."
            : intl.count(parts) + " parts changed since a moderator last looked.",
        toPutBack: "Put the old text back …",
        putBack: "Put the old text back",
        putBackLead:
          "Tagline, description, rules, links, tags and the like become what a moderator last saw. Name, game and address stay.",
        changedBack: "Its owner changed it since a moderator last looked, and changed it back.",
        lastEdit: "Last edit:",
        heading: "Recently changed",
        seen: "I have seen the changes",
        seenLead: "These changes are public already: owners may make them without review.",
        mark: "changed",
        asPlayers: "As players will see it",
        absent: (parts) => `Not given: ${parts}.`,
        linksInText: "Where its links lead:",
        slug: "Page address",
      },
      server: {
        title: (server) => `Moderate ${server}`,
        reason: "Reason",
        publicPage: "Public page",
        listing: "The listing",
        decide: "Decision",
        approve: "Approve",
        reject: "Reject",
        suspend: "Suspend",
        toReject: "Reject …",
        change: {
          pending: "Decide again …",
          approved: "Suspend …",
          rejected: "Decide again …",
          suspended: "Lift the suspension …",
        },
        approveLead: {
          pending: "It will be listed, can get votes and may have API keys.",
          rejected: "It will be listed after all, can get votes and may have API keys.",
          suspended: "Votes and API keys work again, and deliveries on hold are sent.",
        },
        leads: {
          reject: "It won't be listed. Its owner can edit it and resubmit it.",
          suspend:
            "It leaves the listing at once. Votes and API keys stop, and deliveries are on hold until it is approved again.",
        },
        noMail: {
          unconfirmed:
            "No email will go to its owner, whose address isn't confirmed. They can read your decision on the server's page.",
          stopped:
            "No email will go to its owner, who stopped it. They can read your decision on the server's page.",
          off: "This site sends no email. Its owner can read your decision on the server's page.",
        },
        votes: "Votes",
        votesLead: "Newest first, including void ones.",
        noVotes: "No votes yet.",
        voteHeads: [
          "Player",
          "Cast",
          "Account's age",
          "Votes from its address that day",
          "Cast via",
          "Trust",
          "State",
          "Action",
        ],
        ageOf: (days) => intl.plural(days) === "one" ? "1 day" : `${intl.count(days)} days`,
        unknown: "not known",
        many: "Votes by hour, and void many at once",
        counts: "counts",
        void: "void",
        voidLink: "Void …",
        voidLabel: (player) => `Void the vote of ${player} …`,
        showVoid: "Show",
        showLabel: (player) => `Show the void vote of ${player}`,
        olderVotes: "Older votes",
        newestVotes: "Newest votes",
        votePages: "Pages of votes",
        history: "Recent activity",
        wholeHistory: "Full audit trail of this server",
      },
      change: {
        decide: "Decide on the change",
        lead:
          "Until you approve it, players and the API see the listing without this change. Its votes stay either way.",
        approve: "Approve the change",
        refuse: "Refuse the change",
        toRefuse: "Refuse …",
      },
      pictures: {
        heading: "New pictures",
        fresh: "new pictures",
        isNew: "New, and already shown on an approved listing.",
        accept: "They may stay",
        takeDown: "Take a picture down …",
        which: "Picture",
        kinds: { logo: "Logo", banner: "Banner" },
      },
      reports: {
        heading: "Reports",
        title: "Reports",
        order: "Most reports first, then the longest wait",
        first: (shown, total) =>
          "The first " + intl.count(shown) + " of " + intl.count(total) +
          ". The others follow when these are answered.",
        none: "No open reports.",
        noneLead: "When players report a listing, it waits here.",
        waiting: (listings) => intl.plural(listings) === "one"
          ? "1 listing reported"
          : `${intl.count(listings)} listings reported`,
        of: (reports) =>
          intl.plural(reports) === "one" ? "1 report" : `${intl.count(reports)} reports`,
        list: "Listings with open reports",
        open: "Open",
        answered: "Answered",
        short: {
          pictures: "pictures",
          hateful: "hateful",
          scam: "cheats players",
          fake: "pretends",
          wrong: "wrong facts",
          other: "something else",
        },
        nobody: "a visitor who wasn't signed in",
        accountSince: (day) => `account since ${day}`,
        firstReport: (days) => `first report in ${intl.count(days)} days`,
        earlier: (reports) => intl.plural(reports) === "one"
          ? "1 earlier report"
          : `${intl.count(reports)} earlier reports`,
        upheld: (reports) => reports === 0
          ? "none was right"
          : intl.plural(reports) === "one"
          ? "1 was right"
          : `${intl.count(reports)} were right`,
        written: "What players wrote",
        before: "Answered before",
        notBefore: (days) => `No other report in the last ${intl.count(days)} days.`,
        says: "What it says",
        close: (reports) => intl.plural(reports) === "one"
          ? "Answer and close it"
          : `Answer and close ${intl.count(reports)}`,
        steps: "Through the reports",
        toAnswer: "Answer …",
        closing: "Answer",
        what: "What you do",
        keyList: { close: "answer and close", found: "and on: what you do" },
        answers: {
          fine: "It is fine: nothing to do",
          asked: "Ask its owner to change it",
          restored: "Put the old text back",
          logo: "Take the logo down",
          banner: "Take the banner down",
          suspend: "Suspend the listing",
        },
        outcomes: {
          fine: "Nothing was wrong",
          asked: "Owner asked to change it",
          restored: "Old text put back",
          logo: "Logo taken down",
          banner: "Banner taken down",
          suspend: "Suspended",
        },
        noOutcome: "Closed",
        note: "In your words",
        noteHelp: (least, most) =>
          "The owner reads them on the server's page unless it is fine, in " + intl.count(least) +
          " to " + intl.count(most) + " characters. They are in the audit trail too.",
        secret: "The owner reads your words, unless it is fine. Nobody learns who reported it.",
        act: "The listing on the desk",
        lead: "Players' words, oldest first.",
        answer: "Answer them",
      },
      vote: {
        title: (player) => `Vote of ${player}`,
        what: "The vote",
        server: "Server",
        player: "Player",
        cast: "Cast",
        source: "Cast via",
        trust: "Trust",
        id: "Vote (X-Listing-Vote)",
        voidedAt: "Voided",
        voidedBy: "By",
        reason: "Reason",
        noReason: "none given",
        heading: "Void this vote",
        consequences: [
          "It is taken out of the server's counts, and the vote check answers as if it had never been cast.",
          "The player still can't vote again for the same day.",
          "Webhooks that are still waiting are given up. Those already sent can't be called back: the player may have the reward.",
          "It stays in the history. A vote voided on its own can't be counted again; votes voided together can.",
        ],
        submit: "Void the vote",
      },
      account: {
        evidence: {
          marked: (facts) =>
            facts === 0
              ? "Nothing stands out"
              : intl.plural(facts) === "one"
              ? "1 thing stands out"
              : `${intl.count(facts)} things stand out`,
          odd: "Look",
          address: "Its address",
          void: "Void votes",
          votes: (votes, most) =>
            votes === 0
              ? "It cast no vote in the last 30 days."
              : intl.plural(votes) === "one"
              ? "It cast 1 vote in the last 30 days."
              : "It cast " + intl.count(votes) + " votes in the last 30 days, " + intl.count(most) +
                " at most on one day.",
          noOrigin: "Where its votes came from isn’t known: that is kept for 7 days.",
          sharers: (accounts) =>
            accounts === 0
              ? "In 7 days, no other account voted for the same listing from its address on the same day."
              : intl.plural(accounts) === "one"
              ? "In 7 days, 1 other account voted for the same listing from its address on the same day."
              : "In 7 days, " + intl.count(accounts) +
                " other accounts voted for the same listing from its address on the same day.",
          voided: (voided, votes) =>
            intl.count(voided) + " of its last " + intl.count(votes) + " votes are void.",
          own: (votes) => intl.plural(votes) === "one"
            ? "1 of its last votes is for a listing of its own."
            : intl.count(votes) + " of its last votes are for listings of its own.",
        },
        title: (username) => `Account of ${username}`,
        since: "Created",
        seen: "Last seen",
        notSeen: "not known",
        noSignIn: "no sign-in: typed the name",
        noSignInLink: (server) => `no sign-in: first came by a link of ${server}`,
        ways: {
          label: "Signs in with",
          password: "password",
          passkeys: (passkeys) =>
            intl.plural(passkeys) === "one" ? "1 passkey" : `${intl.count(passkeys)} passkeys`,
          none: "nothing that works here",
        },
        secondFactor: { label: "Two-step sign-in", since: "on since", off: "off" },
        id: "Account ID",
        email: "Email",
        confirmed: "confirmed",
        unconfirmed: "not confirmed",
        role: {
          label: "Role on this site",
          names: { none: "none", moderator: "moderator", administrator: "administrator" },
          change: "Change the role",
          meaning: "What each role may do",
          lead: "It applies at once. The account can't be disabled while it has a role.",
          means: {
            moderator: (rights) => `${rights}.`,
            administrator: (rights) => `all of that; ${rights}.`,
          },
          submit: "Save the role",
        },
        hasRole:
          "An account with a role can't be disabled. An administrator takes the role away first.",
        who: "Who this is",
        states: { fine: "In good standing", disabled: "Disabled" },
        listings: "Listings",
        noListings: "It works on no listing.",
        roles: { owner: "owner", manager: "manager", viewer: "viewer" },
        changeWaits: "Change waits",
        reported: (reports) =>
          intl.plural(reports) === "one" ? "1 open report" : `${intl.count(reports)} open reports`,
        votes: "Votes",
        noVotes: "It has voted for no listing.",
        votesIn: (votes) => `${intl.count(votes)} that count in the last 30 days`,
        lastVotes: "The last vote for each listing, newest first.",
        byDay: "Each day's votes that count",
        reports: "Reports that it sent",
        noReports: "It has reported no listing.",
        openReport: "Open",
        disabled: "Disabled",
        disable: "Disable the account",
        consequences:
          "It is signed out everywhere and can neither sign in nor vote. Its votes still count until you void them. Its listings stay, and their API keys keep working: suspend a server to stop them.",
        picks: {
          bought: "Votes were bought or sold.",
          many: "One person has several accounts.",
          harass: "It harasses people.",
          stolen: "Somebody else got into the account.",
        },
        toDisable: "Disable …",
        enable: "Enable the account",
        enableLead: "Its owner can sign in and vote again.",
        history: "Account history",
      },
    },
    myServers: {
      tabs: {
        label: "This server",
        rewards: "Rewards",
        api: "Keys & deliveries",
        voters: "Voters",
        edit: "Listing",
        settings: "Settings",
        page: "Public page",
        waiting: "waiting or on hold",
        overview: "Overview",
      },
      subject: {
        players: (online, max) => `${intl.count(online)} of ${intl.count(max)} players`,
        states: { unknown: "Not queried yet", online: "Online", offline: "Offline" },
      },
      list: {
        title: "My servers",
        lead: (votes, needy) =>
          (intl.plural(votes) === "one" ? "1 vote today. " : `${intl.count(votes)} votes today. `) +
          (needy === 0
            ? "No problems."
            : intl.plural(needy) === "one"
            ? "One server needs attention."
            : `${intl.count(needy)} servers need attention.`),
        leadWaiting: (waiting) =>
          intl.plural(waiting) === "one"
            ? "One server waits for a moderator's review."
            : intl.count(waiting) + " servers wait for a moderator's review.",
        none: "You haven't listed a server yet",
        roles: { owner: "", manager: "You are a manager.", viewer: "You are a viewer." },
        offers: "Offers to you",
        offer: (owner, server, role) =>
          role === "owner"
            ? `${owner} wants to hand ${server} over to you.`
            : role === "manager"
            ? `${owner} invites you to work on ${server} as a manager.`
            : `${owner} invites you to work on ${server} as a viewer.`,
        toOffer: "See the offer",
        noneNext: "Players find it here and vote for it every day, and your server rewards them.",
        submit: "List a server",
        another: "List another server",
        manage: "Manage",
        allVotes: (counts) =>
          "Totals include every vote. Ranks count only votes by " + (counts === "signed-in"
            ? "signed-in players"
            : counts === "confirmed"
            ? "players with a confirmed email address or a linked account"
            : "players with a linked account over 30 days old") + ".",
        figures: {
          server: "Server",
          today: "Votes today",
          rank: "Rank in its game",
          month: "In 30 days",
        },
        byNow: (votes) => `A week ago: ${intl.count(votes)}`,
        wholeDay: (votes) => `A week ago, whole day: ${intl.count(votes)}`,
        compared: (at, time) =>
          "Votes are compared with last " + intl.date('weekday: "long"', { weekday: "long" })(at) +
          " up to " + time + " UTC, ranks with a week ago.",
        groups: { needy: "Need attention", listed: "Listed", others: "Not listed" },
        start: [["List it", "Its game, name and address, and a few words. It takes two minutes."], [
          "We review it",
          "A moderator looks at each listing before it is public.",
        ], [
          "Reward votes",
          "Connect a plugin or a webhook, and every vote gives its player something in the game.",
        ]],
      },
      find: {
        title: "Find one of your servers",
        label: "Name, game or address",
        sort: "Sort by",
        sorts: {
          attention: "Needs attention first",
          votes: "Votes today",
          rank: "Rank",
          name: "Name",
        },
        submit: "Show",
        found: (shown, all) => `Shown: ${intl.count(shown)} of ${intl.count(all)}.`,
        clear: "Show all",
        nothing: "None of your servers matches",
        nothingNext: "Try part of a name, a game or an address.",
      },
      mail: {
        unconfirmed:
          "Your email address isn't confirmed, so we can't write to you when a moderator decides about a listing, or when a webhook fails.",
        confirm: "Confirm your address",
      },
      attention: {
        pending: "A moderator will review it. Meanwhile you can add to it.",
        provable: "A moderator will review it. Until then you can prove that it is yours.",
        unlisted: "You took it off the list. Nobody can vote for it until you list it again.",
        failing: (key, waiting) =>
          "The webhook " + key + " fails. Deliveries on the way or on hold: " +
          intl.count(waiting) + ".",
        waiting: (waiting) => `Deliveries on the way or on hold: ${intl.count(waiting)}.`,
        offline: "It doesn't answer our queries, so players see it as offline.",
        inbox: (waiting) =>
          "The inbox: " + (intl.plural(waiting) === "one"
            ? "1 vote waits"
            : `${intl.count(waiting)} votes wait`) + ".",
        toPeople: "List it again",
        toServer: "See what to do",
        toStatus: "See its status",
        toFacts: "Complete the listing",
        toDeliveries: "See deliveries",
        toRewards: "See rewards",
        decided: (reason) => `A moderator wrote: ${reason}`,
      },
      change: {
        waiting: "A change waits for a moderator",
        waitingNext: "Players and the API see what is shown now until it is approved.",
        refused: "A moderator refused your change",
        refusedNext: "The listing stays as it is.",
        reason: (reason) => `A moderator wrote: ${reason}`,
        prove: "You don't have to wait with the address if you can prove that it is yours:",
        toStatus: "Status",
        withdraw: "Withdraw the change",
        dismiss: "Got it",
      },
      overview: {
        title: (server) => `My server ${server}`,
        pending:
          "A moderator will review it. Once it is approved, it gets a public page, votes and API keys.",
        prove: "You don't have to wait if you can prove that it is yours:",
        approved: "It is listed, and players can vote for it.",
        rejected: "It is not listed. Fix what the moderator wrote about, then resubmit it.",
        unlisted: "It is off the list. Votes and API keys are stopped, and deliveries are on hold.",
        toRelist: "List it again",
        suspended:
          "It is not listed for now. Votes and API keys are stopped, and deliveries are on hold, until a moderator approves it again.",
        reason: "A moderator wrote:",
        resubmit: "Resubmit",
        edit: "Edit it first",
        toEdit: "Edit the listing",
        until: (days) =>
          "This stays here until you save the listing, for " + intl.count(days) + " days at most.",
        description: "Description",
      },
    },
    myVotes: {
      title: "My votes",
      nextDay: "The next vote day starts in",
      utcDay: "Vote days are UTC days.",
      today: "Today's votes",
      voteNext: (server) => `Vote for the next one: ${server}`,
      voteAll: (servers, first) =>
        intl.plural(servers) === "one"
          ? `Vote for ${first}`
          : `Vote for all ${intl.count(servers)} in a row`,
      find: "Find another favourite",
      votedAt: "Voted at",
      isVoid: "A moderator voided today's vote",
      isTaken: "Your linked account voted today, when another account here had it",
      endsTonight: (days) =>
        "Your " + (intl.plural(days) === "one" ? "1 day" : `${intl.count(days)} days`) +
        " in a row end when this vote day ends",
      reward: "Reward",
      rewards: {
        waiting: "waits for you in the game",
        leased: "waits for you in the game",
        granted: "given",
        refused: "declined by the server",
        voided: "withdrawn",
        expired: "expired",
      },
      receipt: "Receipt",
      receiptOf: (server) => ` of your vote for ${server}`,
      vote: "Vote",
      voteFor: (server) => ` for ${server}`,
      votedToday: "Voted today",
      votedFor: (server) => `: ${server}`,
      isVoted: (server) => `${server}: voted`,
      isLeft: (server) => `${server}: not yet`,
      inRow: (days) => intl.plural(days) === "one" ? "1 day" : `${intl.count(days)} days`,
      inRowUnseen: " in a row",
      favouriteServer: (server) => `: ${server}`,
      favourite: "Favourite",
      add: "Add",
      addServer: (server) => ` ${server} to your favourites`,
      none: "No favourites yet",
      noneWhy:
        "Mark servers that you vote for as favourites: each has a button for it on its page. Then you can vote for all of them in a row each day, and see here which ones are left.",
      before: "You have voted for these before:",
      findServers: "Find servers",
      past: "Past votes",
      pastWhy: "Each UTC day by its number of votes that count. Press a day to see which.",
      months: "Months",
      month: (start) =>
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      earlier: (start) =>
        "Earlier: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      later: (start) =>
        "Later: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      day: (day) =>
        intl.date('weekday: "short", day: "numeric", month: "long"', {
          weekday: "short",
          day: "numeric",
          month: "long",
        })(day),
      letters: ["M", "T", "W", "T", "F", "S", "S"],
      votes: (votes) => intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`,
      dayVotes: (votes) =>
        ": " + (votes === 0
          ? "no votes"
          : intl.plural(votes) === "one"
          ? "1 vote"
          : `${intl.count(votes)} votes`),
      fewest: "none",
      most: "most",
      noVotes: "You didn't vote in this month.",
      kept: "Days are kept for a year.",
      soFar: "So far",
      current: (days) => intl.plural(days) === "one"
        ? "day in a row, on any server"
        : "days in a row, on any server",
      longest: "longest streak in a year",
      thisMonth: (votes) => intl.plural(votes) === "one" ? "vote this month" : "votes this month",
      inYear: (votes) => intl.plural(votes) === "one" ? "vote in a year" : "votes in a year",
      boards: "Top voters on all servers",
      stripEnds: "The vote day ends in",
      menuLeft: (left) => left === 0 ? ", all voted today" : `, ${intl.count(left)} left today`,
      round: {
        title: (server, progress) => `${progress}: ${server}`,
        progress: (voted, all) => `${intl.count(voted)} of ${intl.count(all)} voted`,
        newVotes: "new votes in",
        last: "Voted for",
        cast: "Cast and go on",
        next: (server) => `Next: ${server}.`,
        isLast: "This is the last one.",
        skip: (server) => `Skip ${server} today`,
        goOn: (server) => `Go on to ${server}`,
        stop: "Stop here and go back to my votes",
      },
      progress: {
        left: (voted, all, left) =>
          intl.count(voted) + " of " + intl.count(all) + " voted, " + intl.count(left) + " left",
        done: (all) =>
          intl.plural(all) === "one" ? "Your favourite is voted" : `All ${intl.count(all)} voted`,
      },
      strip: {
        left: (voted, all) =>
          "Favourites with today's vote: " + intl.count(voted) + " of " + intl.count(all) + ".",
        done: "All your favourites have your vote today.",
      },
    },
    overview: {
      health: {
        label: "Rewards",
        failing: "Rewards failing",
        failingSays: (key, since) => `The webhook ${key} has failed since ${since}.`,
        off: "Rewards stopped",
        offSays: (key) => `The webhook ${key} was turned off.`,
        paused: "Rewards are paused",
        pausedSays: (key) => `The webhook ${key} is paused.`,
        waiting: (votes) => `Deliveries on the way or on hold: ${intl.count(votes)}.`,
        arrive: "Votes arrive",
        arriveSays: (key, votes) => votes === 0
          ? `The webhook ${key} is ready. No votes in 24 hours.`
          : intl.plural(votes) === "one"
          ? "1 delivery arrived in 24 hours."
          : `${intl.count(votes)} deliveries arrived in 24 hours.`,
        inbox: "Rewards are collected",
        inboxSays: "Your plugin collects them from the inbox. None is waiting.",
        inboxWaits: "Rewards are waiting",
        inboxWaitsSays: (votes) =>
          (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) +
          " in the inbox.",
        none: "No rewards yet",
        noneSays: "Players get nothing for their votes. Connect a plugin or a webhook.",
        toDeliveries: "Deliveries",
        toRewards: "Rewards",
        toKeys: "API keys",
      },
      today: {
        title: "Today",
        votes: (votes) => intl.plural(votes) === "one" ? "vote" : "votes",
        more: (votes) => `${intl.count(votes)} more`,
        fewer: (votes) => `${intl.count(votes)} fewer`,
        same: "As many as",
        than: (at, votes, time) =>
          "than last " + intl.date('weekday: "long"', { weekday: "long" })(at) + " by now (" +
          intl.count(votes) + " at " + time + " UTC)",
        as: (at, votes, time) =>
          "last " + intl.date('weekday: "long"', { weekday: "long" })(at) + " by now (" +
          intl.count(votes) + " at " + time + " UTC)",
        none: "No votes yet today, and none on the same day last week.",
        noneNext: "A line will show them by the hour, beside the same day last week.",
        whole: (at, votes) =>
          (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) + " on " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", a week ago",
        label: (today, before, weekAgo) =>
          "Votes by the hour: " + intl.count(today) + " so far today, " + intl.count(before) +
          " on " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(weekAgo) +
          " in all",
        axis: ["00:00", "06:00", "12:00", "18:00", "24:00 UTC"],
        legendToday: "today",
        legendBefore: (at, votes) =>
          intl.date('weekday: "long"', { weekday: "long" })(at) + ", " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ": " + intl.count(votes) + " in all",
        windows: (monthly, total) =>
          (intl.plural(monthly) === "one" ? "1 vote" : `${intl.count(monthly)} votes`) +
          " in 30 days, " + intl.count(total) + " of all time",
      },
      rank: {
        title: (game) => `Rank in ${game}`,
        of: (listed) => `of ${intl.count(listed)}`,
        none: "Not ranked yet",
        noneNext: "Ranks are counted about once a second while somebody visits the site.",
        near: "Votes of 30 days, around you",
        ahead: (votes) => votes === 0 ? "equal" : `${intl.count(votes)} ahead`,
        behind: (votes) => votes === 0 ? "equal" : `${intl.count(votes)} behind`,
        you: "your server",
        ranking: (counts) =>
          "Ranks count votes of " + (counts === "signed-in"
            ? "signed-in players"
            : counts === "confirmed"
            ? "players with a confirmed email address or a linked account"
            : "players with a linked account over 30 days old") + " only.",
      },
      steps: {
        title: "Next steps",
        done: (done, all) => `${intl.count(done)} of ${intl.count(all)} done`,
        doneTitle: "Done",
        more: (steps) => `${intl.count(steps)} more`,
        all: {
          logo: ["Add a logo", "It stands beside your name in every list."],
          banner: ["Add a banner", "It is the head of your page, and of link previews."],
          description: ["Describe your server", "Say what players can expect."],
          facts: ["Add a tagline and tags", "Players search and filter by them."],
          rewards: ["Connect rewards", "Players vote again if the vote gives them something."],
          badge: ["Put the badge on your site", "Done once we see it on a page of yours."],
          proof: ["Prove that it is yours", "Your page then gets a badge for it."],
        },
      },
      figures: {
        title: (days) => `Last ${intl.count(days)} days`,
        spans: "How many days",
        span: (days) => `${intl.count(days)} days`,
        nav: "What the chart shows",
        names: {
          votes: "Votes",
          ballot_click: "Clicks to vote",
          address_copy: "Address copies",
          page_view: "Page views",
        },
        week: "in 7 days",
        up: (percent) => `+${intl.count(percent)} %`,
        down: (percent) => `−${intl.count(percent)} %`,
        isUp: "up ",
        isDown: "down ",
        none: {
          votes: (days) =>
            "No votes in " + intl.count(days) + " days. Each day will be a bar here.",
          ballot_click: (days) =>
            "Nobody has clicked Vote in " + intl.count(days) +
            " days. Each day will be a bar here.",
          address_copy: (days) =>
            "Nobody has copied your address in " + intl.count(days) +
            " days. Each day will be a bar here.",
          page_view: (days) =>
            "Nobody has opened your page in " + intl.count(days) +
            " days. Each day will be a bar here.",
        },
        worth:
          "Votes are checked. Views, copies and clicks are counted as browsers report them, without cookies or addresses, so take them as a trend. They don't affect your rank. Days are UTC; the last minute may be missing.",
      },
      charts: {
        ballot_click: {
          title: "Clicks to vote",
          heads: ["Day (UTC)", "Clicks"],
          summary: (sum, today, days) =>
            intl.count(sum) + " in " + intl.count(days) + " days, " + intl.count(today) +
            " so far today (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        address_copy: {
          title: "Address copies",
          heads: ["Day (UTC)", "Copies"],
          summary: (sum, today, days) =>
            intl.count(sum) + " in " + intl.count(days) + " days, " + intl.count(today) +
            " so far today (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        page_view: {
          title: "Page views",
          heads: ["Day (UTC)", "Views"],
          summary: (sum, today, days) =>
            intl.count(sum) + " in " + intl.count(days) + " days, " + intl.count(today) +
            " so far today (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
      },
      sources: {
        title: "Where visitors came from",
        here: "This site",
        hereSays: "lists, game pages, search",
        rest: "Elsewhere or unknown",
        restSays: "most apps don't tell",
        note: "Page views of 30 days. Only the name of the site is kept.",
        none: "The sites that lead to your page will be listed here, with their share.",
      },
      coming: {
        title: "What you will see here",
        items: [
          ["Votes", "today beside the same day last week, and for 30 days"],
          ["Rank", "in your game, with your neighbours and your moves"],
          ["Visitors", "page views, address copies, clicks to vote and where they came from"],
          ["Rewards", "whether they arrive, in one line"],
        ],
      },
      voidNotices: {
        title: (votes) =>
          intl.plural(votes) === "one"
            ? "1 vote for your server was voided"
            : `${intl.count(votes)} votes for your server were voided`,
        votes: (votes) =>
          (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) + " voided",
        again: (votes) =>
          (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) +
          " voided, and counted again",
        cast: "Cast",
        to: "to",
        voided: "Voided by a moderator:",
        reason: "Their reason:",
        noReason: "They gave no reason.",
        answer: "Answer the moderators",
        yours: "Your answer",
        help: (min, max) =>
          "You can answer once, in " + intl.count(min) + " to " + intl.count(max) +
          " characters. There is no reply: moderators read it, and may let the votes count again.",
        send: "Send the answer",
        answered: "Your answer of",
      },
    },
    people: {
      roles: { owner: "Owner", manager: "Manager", viewer: "Viewer" },
      page: {
        title: (server) => `Settings of ${server}`,
        heading: "People",
        lead:
          "Who may work on this server. Everybody uses their own account. Recent activity, under Keys & deliveries, says who did what.",
        heads: ["Name", "Role", "Since", ""],
        you: "you",
        change: { manager: "Make a manager", viewer: "Make a viewer" },
        remove: "Remove",
        removed:
          "People you remove lose access at once. Keys that they know keep working: this page then names them, and you can renew them all at once.",
        leave: "Leave this server",
        leaveLead: "You lose access at once. Only the owner can invite you again.",
        offersTitle: "Open offers",
        offer: (name, role) => role === "owner"
          ? `${name}, to take the listing over`
          : role === "manager"
          ? `${name}, as a manager`
          : `${name}, as a viewer`,
        withdraw: "Withdraw",
        inviteTitle: "Invite somebody",
        inviteLead:
          "They see the offer on their page “My servers” for seven days, and get an email if they confirmed their address. Nothing changes before they accept.",
        name: "Name of their account",
        role: "Role",
        choices: {
          viewer: "Viewer: sees figures, voters and deliveries",
          manager: "Manager: everything but deletion, handing over and people",
        },
        invite: "Send the invitation",
        needsApproval: "You can invite people once a moderator has approved the server.",
      },
      handover: {
        title: "Hand over",
        lead: "Gives the listing with its votes, keys and people to another account.",
        what:
          "You confirm that it’s you, and they accept within seven days. Then it is theirs, and you lose access. Webhook rates start low again, as they belong to the owner.",
        name: "Name of the new owner’s account",
        submit: "Offer the listing",
      },
      unlist: {
        title: "Unlist",
        lead: "For a break. You can undo it.",
        what:
          "It leaves all lists, and its page and ballot close. API keys stop and deliveries wait; all you set up stays. Votes drop out of its rank after 30 days.",
        button: "Take it off the list",
        again: "It is off the list. Listing it again needs no moderator.",
        relist: "List it again",
        notNow: "Only a listed server can be taken off the list.",
      },
      deletion: {
        group: "Delete",
        groupLead: "This can’t be undone.",
        link: "Delete …",
        what: "The next page says what goes and when, and asks you to be sure.",
        title: (server) => `Delete ${server}`,
        heading: "Delete this listing?",
        lead: "Here is what happens to everything that belongs to it.",
        effects: "What happens",
        atOnce: "At once",
        page: {
          what: "Page, text, pictures and badge",
          effect: "No longer shown to anybody. No other listing ever gets this web address.",
        },
        keys: {
          what: "API keys",
          effect: (keys) =>
            keys === 0
              ? "There are none."
              : intl.plural(keys) === "one"
              ? `${intl.count(keys)} stops: plugins get an error.`
              : `${intl.count(keys)} stop: plugins get an error.`,
        },
        waiting: {
          what: "Deliveries on the way or on hold",
          effect: (votes) =>
            votes === 0
              ? "There are none."
              : intl.plural(votes) === "one"
              ? "1 vote: it is never sent."
              : `${intl.count(votes)} votes: they are never sent.`,
        },
        inbox: {
          what: "Rewards in the inbox",
          effect: (votes) =>
            votes === 0
              ? "There are none."
              : intl.plural(votes) === "one"
              ? "1 vote: nobody can collect it any more."
              : intl.count(votes) + " votes: nobody can collect them any more.",
        },
        votes: {
          what: "Votes",
          effect: (votes) => intl.plural(votes) === "one"
            ? "1 vote: it no longer counts, but stays in the player’s own data."
            : intl.count(votes) +
              " votes: they no longer count, but stay in the players’ own data.",
        },
        people: {
          what: "People",
          effect: (people) =>
            people === 0
              ? "Nobody else has access."
              : intl.plural(people) === "one"
              ? `${intl.count(people)} loses access.`
              : `${intl.count(people)} lose access.`,
        },
        offers: { what: "Open offers", effect: "Nobody can accept them any more." },
        past: {
          what: "Past deliveries",
          effect: "Are deleted one by one.",
          when: (days) => intl.plural(days) === "one"
            ? `${intl.count(days)} day after each`
            : `${intl.count(days)} days after each`,
        },
        record: {
          what: "Record of changes",
          effect: "Stays, for moderators only.",
          when: "For two years",
        },
        heads: ["What", "Effect", "When"],
        rather: "Rather not?",
        instead:
          "Take it off the list for a break, which you can undo, or hand it over to somebody who goes on with it. Both keep the votes and all you set up.",
        insteadUnlisted:
          "It is not on the list now. You can leave it so, or hand it over to somebody who goes on with it: that keeps the votes and all you set up.",
        unlist: "Take it off the list",
        handOver: "Hand it over",
        forGood: "Delete for good",
        type: "To be sure, type",
        typeHelp: (slug) => "Capital letters don’t matter. You can type " + slug + " instead.",
        otherName: (name) => `That is not its name, which is “${name}”.`,
        keep: "Keep it",
        password: "Your password",
      },
      offer: {
        title: (server, role) => role === "owner" ? `Take over ${server}?` : `Work on ${server}?`,
        lead: (owner, role) =>
          role === "owner"
            ? `${owner} wants to hand this listing over to you.`
            : role === "manager"
            ? `${owner} invites you as a manager.`
            : `${owner} invites you as a viewer.`,
        means: {
          viewer: "You will see its figures, voters and deliveries.",
          manager:
            "You may do everything but delete it, hand it over and decide who works on it: edit the listing, its keys and its rewards.",
          owner:
            "You become responsible for it, with its votes, keys and webhooks. Its former owner loses access. API keys and secrets that others know keep working until you roll them.",
        },
        people: (names) => "These people keep their access until you remove them: " + names + ".",
        former: (role) =>
          role === "manager"
            ? "You stop being its manager: as its owner you may do everything."
            : "You stop being its viewer: as its owner you may do everything.",
        accept: { viewer: "Accept", manager: "Accept", owner: "Take it over" },
        decline: "Decline",
        game: "Game",
        address: "Address",
        status: "Status",
        until: "Open until",
        declineLead: (days) =>
          "If you decline, the owner can’t ask you again for " + intl.count(days) + " days.",
      },
      known: {
        title: "Keys that former people know",
        lead: "People who no longer manage this server made or entered these. They still work.",
        heads: ["Key", "Known to", "What you do"],
        kinds: {
          api_key: (name) => `API key “${name}”`,
          webhook_secret: (name) => `Webhook secret of “${name}”`,
          url_key: () => "URL key",
          link_key: () => "Key for vote links",
          chat: (name) => `Address of “${name}”`,
          votifier: (name) => `Votifier token of “${name}”`,
        },
        deleted: "a deleted account",
        elsewhere: {
          chat: "Make a new address in the chat, and enter it under Chats.",
          votifier: "Set a new token in your game server, and enter it under Rewards.",
        },
        renew: "Renew all keys",
        renewHelp:
          "Old keys stop at once, and each new one is shown once. Webhook secrets stay until you activate the new one.",
        activate: "Enter it in your receiver, then activate it on the key’s page.",
        made: "Your new keys",
      },
    },
    privacy: {
      title: "Privacy",
      lead: (site) => `What ${site} knows about you, why, and for how long.`,
      host:
        "The people who run this site decide about it and are responsible for your data. The program behind it, Voteboard, sends nothing to its makers.",
      inShort: {
        heading: "In short",
        account:
          "Your name and email address are kept to sign you in, until you delete your account.",
        votes:
          "Your votes are kept for good, because servers are ranked by them. If you delete your account, your name is removed from them.",
        address: (signIn, votes) =>
          "Your IP address is kept for " + intl.count(signIn) +
          " days with a sign-in. With votes there is only a code of it, for " + intl.count(votes) +
          " days.",
        email: "Nobody sees your email address. Owners of servers that you vote for see your name.",
      },
      keptHeading: "What is kept",
      oneWay:
        "A one-way code can be compared, but not turned back: the site recognizes the same password, address or key without keeping it.",
      columns: ["Data", "Why", "How long"],
      groups: {
        account: "Accounts",
        signIn: "Signing in",
        votes: "Voting",
        servers: "Servers",
        rewards: "Rewards and messages to servers",
        moderation: "Moderation",
        site: "Running the site",
        browser: "In your browser",
      },
      othersHeading: "Who else sees it",
      others: [
        "Owners of servers you vote for: your name, your account's number, and when you voted. What they do with it is up to them.",
        "Everyone: the name of a listing you submit, its address and description. If you agreed to be listed among top voters, also your name and how often you voted for a server; programs read this through the public API. If you withdraw, both stop showing it within a minute, but nobody can recall copies. Nobody sees your email address.",
        "Moderators of this site: who voted for which server, who owns which, and what owners changed.",
        "The mail server that this site uses: your email address, and the emails you get.",
      ],
      turnstile:
        "Cloudflare: the page on which you vote loads its bot check, and so tells it your IP address and browser.",
      nobodyElse: "Nobody else: no page loads anything from another host.",
      yoursHeading: "Your data is yours",
      yours: "You can see and change most of it on your account page.",
      download: "Download everything …",
      delete: "Delete your account …",
    },
    refusals: {
      cannot: {
        accept_edits: "Cannot accept edits",
        accept_pictures: "Cannot accept pictures",
        accept_the_offer: "Cannot accept the offer",
        add_game: "Cannot add game",
        add_server: "Cannot add server",
        add_tag: "Cannot add tag",
        add_the_name: "Cannot add the name",
        approve_change: "Cannot approve change",
        approve_server: "Cannot approve server",
        change_settings: "Cannot change settings",
        change_the_role: "Cannot change the role",
        check_server: "Cannot check server",
        close_reports: "Cannot close reports",
        decide_about_an_alert: "Cannot decide about an alert",
        decide_on_a_claim_to_a_name: "Cannot decide on a claim to a name",
        disable_account: "Cannot disable account",
        dismiss_the_alert: "Cannot dismiss the alert",
        edit_game: "Cannot edit game",
        edit_server: "Cannot edit server",
        edit_tag: "Cannot edit tag",
        enable_account: "Cannot enable account",
        export_account: "Cannot export account",
        grade_the_receiver_of_this_key: "Cannot grade the receiver of this key",
        hand_over_server: "Cannot hand over server",
        invite: "Cannot invite",
        issue_key: "Cannot issue key",
        lift_the_act: "Cannot lift the act",
        list_server_again: "Cannot list server again",
        make_a_key: "Cannot make a key",
        make_a_sign_in_link: "Cannot make a sign-in link",
        merge_games: "Cannot merge games",
        merge_tags: "Cannot merge tags",
        put_edits_back: "Cannot put edits back",
        read_answers: "Cannot read answers",
        refuse_change: "Cannot refuse change",
        reject_server: "Cannot reject server",
        remove_banner: "Cannot remove banner",
        remove_game: "Cannot remove game",
        remove_logo: "Cannot remove logo",
        remove_tag: "Cannot remove tag",
        rename: "Cannot rename",
        replay: "Cannot replay",
        resend: "Cannot resend",
        reset_the_second_factor: "Cannot reset the second factor",
        resubmit_server: "Cannot resubmit server",
        save_facts: "Cannot save facts",
        set_email: "Cannot set email",
        show_account: "Cannot show account",
        show_claims_to_names: "Cannot show claims to names",
        show_delivery: "Cannot show delivery",
        show_reports: "Cannot show reports",
        show_the_account: "Cannot show the account",
        show_the_audit_trail: "Cannot show the audit trail",
        show_the_queue: "Cannot show the queue",
        show_void_votes: "Cannot show void votes",
        show_vote: "Cannot show vote",
        show_votes: "Cannot show votes",
        show_waves: "Cannot show waves",
        submit_server: "Cannot submit server",
        suspend_server: "Cannot suspend server",
        take_down_picture: "Cannot take down picture",
        test_the_webhook: "Cannot test the webhook",
        unlist_server: "Cannot unlist server",
        void_vote: "Cannot void vote",
        void_votes: "Cannot void votes",
        vote: "Cannot vote",
        withdraw_change: "Cannot withdraw change",
        activate_the_webhook_secret_of_key: "Cannot activate the webhook secret of key",
        change_the_Votifier_of_key: "Cannot change the Votifier of key",
        change_the_webhook_of_key: "Cannot change the webhook of key",
        grade_the_receiver_of_key: "Cannot grade the receiver of key",
        pause_the_webhook_of_key: "Cannot pause the webhook of key",
        prepare_a_webhook_secret_for_key: "Cannot prepare a webhook secret for key",
        replay_the_deliveries_of_key: "Cannot replay the deliveries of key",
        resume_the_webhook_of_key: "Cannot resume the webhook of key",
        revoke_key: "Cannot revoke key",
        roll_key: "Cannot roll key",
        test_the_webhook_of_key: "Cannot test the webhook of key",
      },
      account_name_invalid: {
        characters: ({ name }) =>
          'Cannot use the name "' + name +
          '": names are 2 to 32 of A-Z, a-z, 0-9, "_", "." and "-", not beginning with "-"',
        prefix: ({ name, prefix }) =>
          'Cannot use the name "' + name +
          '": the host of this site has not allowed names that begin with "' + prefix + '"',
      },
      account_name_reserved: ({ name }) => `Cannot use the name "${name}": it is reserved`,
      account_name_steam: ({ name }) =>
        'Cannot use the name "' + name +
        '": it is a Steam id. Sign in with Steam to show that it is yours',
      game_name_known: ({ name }) => `Cannot add "${name}": it is one of your names already`,
      game_names_full: ({ max }) =>
        "Cannot add the name: besides its own name an account has at most " + intl.count(max) +
        " that nothing proves; remove one first",
      account_exists: {
        email: ({ email }) => `Cannot create account: "${email}" already has an account`,
        voted: ({ name }) =>
          'Cannot use the name "' + name +
          '" yet: a player has voted with it. If it is you, confirm your email address first',
        name: ({ name }) => `Cannot use the name "${name}": it is taken`,
      },
      identity_linked:
        "Cannot link it: it signs in to another account here, where it has to be unlinked first",
      last_way_in:
        "Cannot remove it: nothing else signs you in to this account; add another way to sign in first",
      sign_in_link_refused: ({ name }) =>
        'Cannot make a link: the account "' + name +
        '" is disabled, or belongs to a player who never signed up',
      claim_unknown: "Cannot decide: the claim is gone, or the name has an owner",
      sign_in_needed: ({ player }) => `"${player}" has an account here. Sign in to vote with it`,
      account_unknown: {
        named: ({ cannot, name }) => `${cannot}: there is no account "${name}"`,
        missing: ({ cannot }) => `${cannot}: there is no such account`,
        viewers: ({ cannot }) => `${cannot}: it was deleted`,
        owners: ({ cannot }) => `${cannot}: your account was deleted`,
        voters: ({ cannot }) => `${cannot}: the account was deleted`,
      },
      account_owns_listings: ({ count, named }) =>
        intl.plural(count) === "one"
          ? "Cannot delete account: it owns a listing that is pending or approved (" + named +
            "); delete it, take it off the list or hand it over first"
          : "Cannot delete account: it owns " + intl.count(count) +
            " listings that are pending or approved (" + named +
            "); delete them, take them off the list or hand them over first",
      account_disabled: ({ doing }) =>
        doing === "vote"
          ? "Cannot vote: a moderator disabled the account"
          : "Cannot disable account: it is disabled already",
      account_decided: ({ cannot }) =>
        cannot + ": somebody else decided about it since you opened it; look at it again",
      account_not_disabled: ({ cannot }) => `${cannot}: it is not disabled`,
      account_has_role: ({ cannot, role }) =>
        cannot + ": its role on this site is " +
        (role === "moderator" ? "moderator" : "administrator") +
        "; an administrator takes that away first",
      account_cant_have_role:
        "Cannot change the role: the account is disabled, or nobody can sign in to it",
      last_administrator: ({ doing }) =>
        doing === "change_the_role"
          ? "Cannot change the role: the site has no other administrator; give the role to somebody else first"
          : "Cannot delete account: the site has no other administrator; give the role to somebody else first",
      rename_too_soon: ({ days, next }) =>
        "Cannot rename: a name can change once every " + intl.count(days) + " days, next on " +
        next,
      email_invalid: ({ text }) => `Cannot use "${text}": it is not an email address`,
      password_too_short: ({ min }) =>
        "Cannot use the password: it needs at least " + intl.count(min) + " characters",
      password_too_long: ({ max }) =>
        "Cannot use the password: it is longer than " + intl.count(max) + " characters",
      password_common:
        "Cannot use the password: it is too easy to guess. Try several words that have nothing to do with each other",
      bot_check_failed: {
        forged: "That check was not for this form. Please try again.",
        expired: "The page was open for too long. Please try again.",
        unavailable: "The bot check is unavailable right now. Please try again in a moment.",
      },
      bot_check_spent: "That check was already used. Please try again.",
      moderators_only: ({ cannot }) => `${cannot}: only moderators may`,
      administrators_only: ({ cannot }) => `${cannot}: only administrators may`,
      setting_invalid: {
        accent: "Cannot change settings: a colour is # and six digits, such as #f4b41f",
        name: ({ max }) =>
          "Cannot change settings: the name has at most " + intl.count(max) +
          " printable characters",
        imprint: ({ max }) =>
          "Cannot change settings: the imprint has at most " + intl.count(max) +
          " printable characters",
      },
      reason_needed: ({ cannot, min, max }) =>
        cannot + ": say why, in " + intl.count(min) + " to " + intl.count(max) + " characters",
      form_used: "This form was already sent, and carried out once",
      server_unknown: ({ slug }) => `There is no server "${slug}"`,
      role_too_low: ({ role }) =>
        role === "owner"
          ? "Only the owner of this server may do this"
          : "You may see this server's figures and deliveries, but only its owner and managers may do this",
      offer_unknown:
        "This offer is gone: it was withdrawn or answered, it expired, or the server has another owner",
      offer_refused: {
        unknown: ({ cannot, name }) =>
          cannot + ": there is no account " + name + " that somebody signs in with",
        self: ({ cannot, name }) => `${cannot}: ${name} is the owner already`,
        member: ({ cannot, name }) => `${cannot}: ${name} has access already`,
        asked: ({ cannot, name, days }) =>
          cannot + ": " + name + " was asked already; withdraw that offer first, or wait " +
          intl.count(days) + " days if it was declined",
        many: ({ cannot, max }) =>
          cannot + ": there are " + intl.count(max) + " people and open offers already",
        unpublished: ({ cannot }) => `${cannot}: a moderator has to approve the server first`,
      },
      member_unknown: "This person has no access any more",
      server_name_invalid: ({ cannot, min, max }) =>
        cannot + ": a name has " + intl.count(min) + " to " + intl.count(max) +
        " printable characters",
      slug_refused: {
        form: ({ cannot, min, max }) =>
          cannot + ": a page address has " + intl.count(min) + " to " + intl.count(max) +
          " lower-case letters a to z, digits, and single hyphens between them",
        formLike: ({ cannot, min, max, example }) =>
          cannot + ": a page address has " + intl.count(min) + " to " + intl.count(max) +
          ' lower-case letters a to z, digits, and single hyphens between them, such as "' +
          example + '"',
        reserved: ({ cannot, slug }) =>
          cannot + ': the page address "' + slug + '" is reserved for the site',
        taken: ({ cannot, slug }) =>
          cannot + ': another server has or had the page address "' + slug + '"',
        alike: ({ cannot, slug }) =>
          cannot + ': the page address "' + slug + '" looks too much like that of another server',
      },
      slug_moved: ({ cannot, days, at }) =>
        cannot + ": the page address of a listed server changes at most once in " +
        intl.count(days) + " days; you can change it again on " + at + " (UTC)",
      server_host_invalid: {
        unreadable: ({ cannot, host }) => `${cannot}: "${host}" is not a host name or address`,
        inner: ({ cannot, host }) =>
          cannot + ': "' + host +
          "\" can't be reached from the internet; give the server's public address",
      },
      server_port_invalid: ({ cannot, port }) =>
        cannot + ": a port is a whole number from 1 to 65535, not " + port,
      description_too_long: ({ cannot, max, length }) =>
        cannot + ": a description has at most " + max + " characters, not " + length,
      changed_meanwhile: ({ cannot }) => `${cannot}: it was changed meanwhile`,
      facts_invalid: ({ faults }) => `Cannot save facts: ${faults}`,
      tag_unknown: {
        plain: ({ slug }) => `There is no tag "${slug}"`,
        cannot: ({ cannot, slug }) => `${cannot}: there is no tag "${slug}"`,
      },
      tag_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": a name has " + intl.count(min) + " to " + intl.count(max) +
          " printable characters",
        slug: ({ cannot }) => cannot + ": a slug is 2 to 40 of a to z, 0 to 9 and single hyphens",
      },
      tag_exists: ({ cannot, name }) => `${cannot}: "${name}" is already on the list`,
      entry_used: ({ cannot, servers }) =>
        intl.plural(servers) === "one"
          ? cannot + ": one listing has it, or had it when it was deleted; merge it instead"
          : cannot + ": " + intl.count(servers) +
            " listings have it, deleted ones included; merge it instead",
      merged_with_itself: ({ cannot }) => `${cannot}: choose another one to merge it into`,
      servers_too_many: {
        all: ({ cannot, servers, max }) =>
          cannot + ": you have " + intl.count(servers) + ", and the limit is " + intl.count(max),
        pending: ({ cannot, pending }) =>
          cannot + ": " + intl.count(pending) + " of yours are already waiting for a moderator",
      },
      change_unknown: {
        none: ({ cannot, slug }) => `${cannot} of server "${slug}": none is waiting`,
        seen: ({ cannot, slug }) =>
          cannot + ' of server "' + slug + '": its owner edited it meanwhile; look at it again',
        replaced: ({ cannot, slug }) =>
          cannot + ' of server "' + slug +
          '": its owner replaced the change meanwhile; look at the new one',
      },
      server_transition: {
        status: ({ cannot, slug, status }) =>
          cannot + ' "' + slug + '": ' + (status === "pending"
            ? "it is pending"
            : status === "approved"
            ? "it is approved"
            : status === "rejected"
            ? "it is rejected"
            : "it is suspended"),
        ownerless: ({ cannot, slug }) =>
          cannot + ' "' + slug +
          '": its owner deleted the account, so nobody is responsible for it',
        changed: ({ cannot, slug }) =>
          cannot + ' "' + slug +
          '": it was changed, or somebody else decided, since you opened it; look at it again',
        unlisted: ({ cannot, slug }) => `${cannot} "${slug}": its owner took it off the list`,
      },
      server_own: ({ cannot, slug }) =>
        cannot + ' "' + slug + '": you work on it, so another moderator decides',
      server_not_approved: ({ cannot, doing, slug, status }) =>
        doing === "check_server"
          ? 'Cannot check server "' + slug + '": ' + (status === "pending"
            ? "it is pending"
            : status === "approved"
            ? "it is approved"
            : status === "rejected"
            ? "it is rejected"
            : "it is suspended")
          : cannot + ": " + (status === "pending"
            ? `server "${slug}" is pending`
            : status === "approved"
            ? `server "${slug}" is approved`
            : status === "rejected"
            ? `server "${slug}" is rejected`
            : `server "${slug}" is suspended`),
      check_too_soon: {
        busy: "Cannot check server: too many checks are under way; try again in a moment",
        waiting: ({ seconds }) =>
          "Cannot check server: one of your servers that wait was checked less than " +
          intl.count(seconds) + " seconds ago",
        listed: ({ seconds }) =>
          "Cannot check server: it was checked less than " + intl.count(seconds) + " seconds ago",
      },
      game_unknown: ({ cannot, slug, known }) =>
        cannot + ': there is no game "' + slug + '"; known games: ' + known,
      game_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": a name has " + intl.count(min) + " to " + intl.count(max) +
          " printable characters",
        slug: ({ cannot, slug }) =>
          cannot + ': "' + slug + '" is not a slug: 2 to 60 of a to z, 0 to 9 and single hyphens',
        protocol: ({ cannot, protocol, known }) =>
          cannot + ': there is no protocol "' + protocol + '"; known protocols: ' + known,
        port: ({ cannot, max }) => `${cannot}: a port is a whole number from 1 to ${max}`,
        queryPort: ({ cannot, port }) => `${cannot}: the query port ${port} is not a valid port`,
      },
      game_exists: ({ cannot, slug }) =>
        cannot + ': "' + slug + '" is already on the list, or was the short name of a game that is',
      picture_refused: {
        damaged:
          "Cannot use this picture: the file is damaged; open it in an image editor and save it again",
        animated: "Cannot use this picture: it is animated; choose one that doesn't move",
        format:
          "Cannot use this picture: it isn't a PNG, JPEG or WebP; GIF and SVG aren't accepted",
        large: ({ width, height, megapixels }) =>
          "Cannot use this picture: it has " + intl.count(width) + " × " + intl.count(height) +
          " pixels, and one like it may have " + intl.decimal(megapixels) +
          " megapixels; make it smaller first",
        small: ({ width, height, kind, minWidth, minHeight }) =>
          "Cannot use this picture: it has " + intl.count(width) + " × " + intl.count(height) +
          " pixels, and a " + (kind === "logo" ? "logo" : "banner") + " needs at least " +
          intl.count(minWidth) + " × " + intl.count(minHeight),
      },
      picture_unknown: ({ cannot, slug }) =>
        cannot + ' of "' + slug + '": its pictures were changed meanwhile; look at it again',
      report_invalid: {
        other: ({ max }) =>
          "Cannot report: say what is wrong, in 1 to " + intl.count(max) + " characters",
        chosen: ({ max }) =>
          "Cannot report: say what is wrong, in at most " + intl.count(max) + " characters",
      },
      reports_too_many: {
        nameless: ({ max }) =>
          "Cannot report: the moderators have " + intl.count(max) +
          " reports of it by people who aren't signed in, and take no more of those for now. Sign in, in another tab, and send this again",
        all: ({ max }) =>
          "Cannot report: the moderators have " + intl.count(max) +
          " reports of it already; try again in an hour",
      },
      report_unknown: ({ slug }) => `Cannot close reports of "${slug}": none is open`,
      fact: {
        tags: ({ max }) => `Choose at most ${intl.count(max)} tags.`,
        country: "Choose a country from the list.",
        languages: "Choose languages from the list.",
        languages_too_many: ({ max }) => `Choose at most ${intl.count(max)} languages.`,
        description: ({ max }) => `A description has at most ${intl.count(max)} characters.`,
        text_language: "Choose a language from the list.",
        text_language_twice:
          "There are texts in this language further down, too. Remove those, or choose another language here.",
        rules: ({ max }) => `The rules have at most ${intl.count(max)} characters.`,
        tagline_not_one_line: "A tagline is one line of printable characters.",
        tagline_too_long: ({ max }) => `A tagline has at most ${intl.count(max)} characters.`,
        version_not_one_line: "A version is one line of printable characters.",
        version_too_long: ({ max }) => `A version has at most ${intl.count(max)} characters.`,
        website_too_long: ({ max }) => `A website has at most ${intl.count(max)} characters.`,
        website_too_long_as_written: ({ max }) =>
          "A website has at most " + intl.count(max) + " characters, as browsers write it.",
        website_elsewhere: "A website is a link to a public site that begins with https://.",
        discord_too_long: ({ max }) => `An invitation has at most ${intl.count(max)} characters.`,
        discord_too_long_as_written: ({ max }) =>
          "An invitation has at most " + intl.count(max) + " characters, as browsers write it.",
        discord_elsewhere: ({ sites }) =>
          "An invitation is a link of " + sites + " that begins with https://.",
        video_too_long: ({ max }) => `A video has at most ${intl.count(max)} characters.`,
        video_too_long_as_written: ({ max }) =>
          "A video has at most " + intl.count(max) + " characters, as browsers write it.",
        video_elsewhere: ({ sites }) => `A video is a link of ${sites} that begins with https://.`,
      },
      key_unknown: {
        plain: ({ id }) => `There is no key "${id}"`,
        cannot: ({ cannot, id }) => `${cannot}: there is no key "${id}"`,
      },
      key_name_invalid: ({ max }) =>
        "Cannot issue key: a key's name has 1 to " + intl.count(max) + " printable characters",
      keys_too_many: ({ max }) =>
        "Cannot issue key: this server already has " + intl.count(max) + " keys; revoke one first",
      scopes_invalid: ({ known }) => `Cannot issue key: choose what it is for, of ${known}`,
      key_revoked: ({ cannot, at }) => `${cannot}: it was revoked at ${at}`,
      overlap_invalid: ({ max, hours }) =>
        "Cannot roll key: the overlap is 0 to " + intl.count(max) + " hours, not " + hours,
      webhook_url_refused: {
        incomplete: "Cannot use that webhook URL: This is not a complete web address.",
        inner:
          "Cannot use that webhook URL: A webhook URL must lead to a host on the public internet.",
        chat:
          "Cannot use that webhook URL: This is the address of a channel in Discord, which takes messages, not votes. Connect it under Chats: votes are posted there as messages.",
        scheme: "Cannot use that webhook URL: A webhook URL starts with https:// or http://.",
        credentials:
          "Cannot use that webhook URL: A webhook URL must not contain a user name or password.",
        port: ({ port }) =>
          "Cannot use that webhook URL: A webhook can't use port " + port +
          ": choose 80, 443 or another port above 1023.",
        tooLong: ({ max }) =>
          "Cannot use that webhook URL: A webhook URL has at most " + intl.count(max) +
          " characters.",
      },
      webhook_url_taken: ({ url }) =>
        "Cannot use " + url + ": another key of this server already sends there",
      secret_not_prepared: "Cannot activate a webhook secret: none was prepared",
      key_is_votifier: ({ cannot }) => `${cannot}: it stands for Votifier, under Rewards`,
      key_is_chat: ({ cannot }) => `${cannot}: it stands for a channel, under Chats`,
      chat_address_refused: {
        notDiscord:
          "Cannot connect: This is not the address of a Discord webhook. In Discord, open the channel's settings, then Integrations, then Webhooks, and copy the webhook's URL.",
        notSlack:
          "Cannot connect: This is not the address of an incoming webhook of Slack. It begins with https://hooks.slack.com/services/.",
      },
      chat_connected: "Cannot connect: This channel is connected already",
      votifier_address_refused: {
        host:
          "Cannot connect: This is not a host name or address; the port has a field of its own.",
        inner: "Cannot connect: Votifier must be reachable on the public internet at this host.",
        port: ({ port, usual }) =>
          "Cannot connect: Votifier can't be reached at port " + port + ": it is usually " + usual +
          ".",
      },
      votifier_secret_refused: {
        missing: "Cannot connect: the token or public key of your Votifier is missing",
        lost: "Cannot connect: paste the token or key once more",
        privateKey:
          "Cannot connect: This is a private key. It must stay on your server: paste the one in public.key, and make new keys if anybody else saw this one.",
        neither: ({ max }) =>
          "Cannot connect: This is neither a token (6 to " + intl.count(max) +
          " characters without spaces) nor a public key of Votifier.",
        anotherKey: ({ bits }) =>
          "Cannot connect: Votifier uses RSA keys of " + bits +
          ' bits, and this is another: delete the folder "rsa" of your plugin and restart your server, which makes new ones.',
      },
      votifier_connected: "Cannot connect: this was just done in another window",
      votifiers_too_many: ({ max }) =>
        "Cannot connect: this server has " + intl.count(max) +
        " receivers already; remove one first",
      replay_time_invalid: {
        since: ({ time, days }) =>
          "Cannot replay since " + time + ": it must be within the last " + intl.count(days) +
          " days",
        unreadable: ({ days }) =>
          "Cannot replay since that time: it must be within the last " + intl.count(days) + " days",
      },
      replay_too_soon: ({ from }) =>
        "Cannot replay: the last replay to this address isn't over, or was just now; the next can begin at " +
        from,
      sends_too_many: ({ cannot }) =>
        cannot + ": you have sent a lot to this address by hand; try again in a minute",
      delivery_unknown: ({ cannot, id }) => `${cannot}: there is no delivery "${id}"`,
      delivery_unfinished: ({ id }) => `Cannot resend delivery "${id}": it is being sent`,
      delivery_without_destination: ({ doing }) =>
        doing === "resend"
          ? "Cannot resend: its key is revoked or has no webhook URL"
          : doing === "replay"
          ? "Cannot replay: this key has no webhook URL"
          : doing === "test_the_webhook"
          ? "Cannot test the webhook: this key has no webhook URL"
          : "Cannot grade the receiver of this key: it has no webhook URL, or fails: send tests until one arrives",
      clock_off: "Cannot vote: this host's clock and the database's disagree",
      favourites_full: ({ max }) =>
        "Cannot add a favourite: you have " + intl.count(max) + " already; remove one first",
      vote_unknown: ({ cannot, id }) => `${cannot}: there is no vote "${id}"`,
      vote_voided: ({ doing, id }) => doing === "resend"
        ? `Cannot resend delivery "${id}": its vote was voided`
        : `Cannot void vote "${id}": it is already void`,
      void_choice_invalid: {
        span: ({ days }) =>
          "Cannot choose votes: it must begin before it ends, in the past, and span " +
          intl.count(days) + " days at most",
        number: ({ given, max }) =>
          "Cannot choose votes: " + given + " is not a whole number from 1 to " + max,
      },
      void_choice_changed: {
        others:
          "Cannot void votes: another act on votes of these hours is under way; count them again in a minute",
        counted: ({ expected, votes }) =>
          "Cannot void votes: you counted " + intl.count(expected) +
          ", but somebody voided some meanwhile, and " + intl.count(votes) +
          " match; count them again",
      },
      void_batch_unknown: ({ id }) => `Cannot lift: there is no act "${id}"`,
      void_batch_lifted: ({ id }) => `Cannot lift the act "${id}": it was lifted before`,
      void_notice_unknown: ({ id }) => `Cannot answer: there is no note about void votes "${id}"`,
      void_answered: {
        lifted: "Cannot answer: the votes count again",
        given: "Cannot answer: there is one answer to each note, and it was given",
      },
      void_answer_invalid: ({ min, max }) =>
        "Cannot answer: write " + intl.count(min) + " to " + intl.count(max) + " characters",
      void_answer_read: "Somebody else marked the answer as read",
      wave_unknown: ({ id }) => `There is no alert "${id}"`,
      wave_decided: {
        person: ({ state, by }) =>
          state === "voided"
            ? "Cannot decide about the alert: " + by + " voided its votes meanwhile"
            : "Cannot decide about the alert: " + by + " dismissed it meanwhile",
        operator: ({ state }) =>
          state === "voided"
            ? "Cannot decide about the alert: the operator voided its votes meanwhile"
            : "Cannot decide about the alert: the operator dismissed it meanwhile",
      },
      wave_grown: ({ votes, seen }) =>
        "Cannot decide about the alert: it has " + intl.count(votes) + " votes now, " +
        intl.count(seen) + " when you opened it; look at it again",
    },
    rewards: {
      title: (server) => `Rewards of ${server}`,
      heading: "How do players get their reward?",
      lead: "One way at a time, so no vote pays twice. Webhooks go out whichever you choose.",
      inUse: "in use",
      notYet: "not in use yet",
      savePath: "Use this way",
      connectFirst: "Enter your Votifier's token or key, then choose “Save and test”.",
      paths: {
        push: {
          name: "Minecraft plugin with Votifier",
          who: "NuVotifier, VotifierPlus or HytaleVotifier, with VotingPlugin or alike. No code.",
        },
        inbox: {
          name: "Your plugin asks us",
          who:
            "Your own plugin, an older one that checks for votes by URL, or a server behind a home router.",
        },
        none: {
          name: "No reward from here",
          who:
            "Votes count. Players get only what the receiver of your webhook gives them, if you have one.",
        },
      },
      steps: {
        title: "How a vote reaches the player",
        done: ": done. ",
        open: ": not yet. ",
        votes: "A player votes",
        votesOf: (votes) => `${intl.count(votes)} in the last 7 days`,
        tell: "We tell your server",
        unconnected: "Say where your Votifier listens",
        notActive: "The connection is paused, off or failing",
        sent: (arrived, sent) =>
          intl.count(arrived) + " of " + intl.count(sent) + " arrived in 24 hours",
        take: "Your Votifier takes it",
        tests: {
          none: "Not tested yet",
          underWay: "The test is on its way",
          taken: "It took the last test",
          untaken: "It didn't take the last test: see below",
        },
        reward: "Your plugin rewards",
        unknown: "It doesn't tell us. Vote once yourself to be sure",
        webhook: "We send it to your webhook",
        receiver: "Your receiver rewards",
        inbox: {
          keep: "We keep it for you",
          waiting: (waiting) => `${intl.count(waiting)} waiting`,
          unused: "This way is not in use yet",
          take: "Your plugin takes it",
          taken: "It has asked us",
          untaken: "It hasn't asked yet: make a key, and send a test vote",
          give: "It says what it gave",
          given: (today) => `${intl.count(today)} given today`,
          ungiven: "It hasn't said so yet",
        },
        none: "Players get nothing from here",
        noneNext: "Choose another way whenever you like",
        helpLabel: "If a step stays empty",
      },
      notApproved: (status) =>
        "This server is " + status + ". You can connect it once it is approved.",
      votifier: "Votifier",
      host: {
        label: "Host",
        help: "Where your Votifier listens: usually your server's own address.",
      },
      port: "Port",
      portHelp: (usual) =>
        "Usually " + usual + ", and not the game's own port. Open it in your firewall.",
      secret: "Token or public key",
      secretHelp:
        "From plugins/Votifier: the token in config.yml, or all of rsa/public.key. We see which one it is. Never a private key.",
      secretKept: "Leave it empty to keep the one you gave us.",
      service: "Name of this site in your plugin",
      save: "Save and test",
      saveHelp: "The test's player is Voteboard_Test. It is not counted as a vote.",
      again: "Send another test",
      off: "Turn off or pause",
      lastTest: "Last test",
      underWay: "The test is on its way. This page looks again by itself.",
      took: (ms) => `${intl.count(ms)} ms`,
      all: "Every vote that was sent",
      works: "Your server has it. One step is left: say what players get.",
      worksNext: (site) =>
        "VotingPlugin now knows this site. Open plugins/VotingPlugin/VoteSites.yml, look for " +
        site + ", and add a reward, for example:",
      example: (site) => site + ":\n  Rewards:\n    Commands:\n      - 'give %player% diamond 3'",
      receivers: {
        title: "Receivers",
        lead:
          "Every vote goes to each receiver, and each one rewards it. If your servers are behind a proxy, connect only the proxy.",
        guide: "A network behind a proxy",
        add: "Add another receiver",
        change: "Change",
        remove: "Remove",
        name: {
          label: "Name",
          help: "Only you see it, here and in the delivery log: lobby, survival, …",
        },
      },
      samples: {
        title: "Plugins to start from",
        lead:
          "Each is a whole program. It claims votes, gives the rewards you choose and remembers which, so that no vote pays twice. Our tests kill each at random moments, in games that stand in for the real ones.",
      },
      sampleGames: {
        command: "Any game with a command",
        paper: "Minecraft: Paper",
        votingPlugin: "Minecraft: VotingPlugin, no open port",
        oxide: "Rust and others: Oxide, Carbon",
        fivem: "FiveM",
      },
      inbox: {
        title: "Inbox",
        lead: "Votes wait here until your plugin takes them and says what it gave.",
        plugin: "A ready plugin for Paper and Velocity",
        reference: "How to write such a plugin",
        notInUse: "New votes enter the inbox only while this way is in use.",
        waiting: "Waiting",
        leased: "Being handed out",
        oldest: "Oldest waits since",
        today: "Given today",
        twice: "Given twice in 30 days",
        expired: "Expired in 30 days",
        keyName: "Reward plugin",
        make: "Make a key for your plugin",
        made: "A key for your plugin",
        player: {
          label: "Player",
          help: "The player of the test vote. It waits for an hour and is never counted.",
        },
        noPlayer: "No account has this name.",
        test: "Send a test vote",
      },
      recent: {
        title: "Recent rewards",
        heads: ["Player", "Voted", "Reward", "Your plugin's note"],
        gone: "deleted account",
        isTest: "test",
        twice: "given twice",
        twiceHelp:
          "Given twice: a second game server gave the reward too, because the first one had not reported in time.",
        on: (servers) => `on ${servers}`,
        states: {
          none: "none",
          waiting: "waiting for your plugin",
          leased: "being handed out",
          granted: "given",
          refused: "refused by your plugin",
          voided: "withdrawn: the vote is void",
          expired: "expired: not given in time",
        },
      },
      door: {
        title: "Older plugins that check by URL",
        lead: "They ask whether a player voted, by a URL with a key that opens nothing else.",
        key: "URL key",
        asked: "Last request",
        answered: "Our answer",
        answers: {
          check_0: "0 to “voted?”: no reward waits",
          check_1: "1 to “voted?”: a reward waits",
          check_2: "2 to “voted?”: already given",
          claim_0: "0 to a claim: nothing waits",
          claim_1: "1 to a claim: given",
          nameless: "an error: it sent no name. Set your plugin to names instead of Steam ids.",
        },
        make: "Make a URL key",
        makeHelp: "It is shown once, in lines to paste.",
        replace: "Make a new URL key",
        replaceHelp: "The current key stops working immediately.",
        made: "Your URL key",
        paste: "Paste into your plugin",
        plugins: {
          easyVote: ["Rust: EasyVoteExtended", "Into its JSON configuration"],
          rocket: ["Unturned: Votifier for Rocket", "Into its XML. It asks by Steam id"],
          other: [
            "Any other script",
            "Put this site's host and key in place of the other listing's",
          ],
        },
      },
      links: {
        heading: "Vote links from the game",
        per: "One per player, made by your plugin: one click votes, without an account",
        lead:
          "Let your plugin print a link for each player who types /vote: it says who they are, so that they vote with one click, without an account and without typing. A player who has an account here is asked to sign in once, and to let your links vote as them.",
        address: "Vote link for chat and menus",
        same: "One link for everyone",
        addressHelp:
          "Both are short and safe in colored chat. In the second, put your menu's placeholder for the player in place of NAME: the name is then filled in. It proves nothing.",
        voteLink: "Vote link",
        namedVoteLink: "With the player's name",
        toLines: "Lines to paste for VotingPlugin, SuperbVote and others",
        recipe: (baseUrl, slug) =>
          baseUrl + "/servers/" + slug + '/vote/PLAYER/UNIX/SIG\n\nSIG = hex(HMAC-SHA256(key, "' +
          slug + '\\nPLAYER\\nUNIX"))\nUNIX = the second when it ends, 24 hours ahead at most',
        key: "Link key",
        keyHelp:
          "Use the whole text, including vbl_, as the HMAC key. Anyone who has it can vote as any player without an account here, and as any player who allowed your links: keep it in your plugin's settings.",
        make: "Make a link key",
        makeHelp: "It is shown once.",
        replace: "Replace the key",
        replaceHelp: "Links made with the present one stop working.",
        remove: "Remove the key",
        unreadable: "The site lost what it needs to read this key. Replace it.",
        made: "Your link key",
      },
    },
    searchWords: {
      countries: {
        AE: "UAE, Emirates",
        CI: "Ivory Coast",
        CV: "Cabo Verde",
        CZ: "Czech Republic",
        DE: "Germany",
        GB: "UK, Great Britain, England",
        KR: "Korea",
        MK: "Macedonia",
        NL: "Holland",
        RU: "Russian Federation",
        SZ: "Swaziland",
        TL: "East Timor",
        TR: "Turkey",
        US: "USA, America",
      },
      games: {
        minecraft: "MC, Java Edition",
        minecraft_bedrock: "MCPE, Pocket Edition",
        rust: "Rust",
        counter_strike_2: "CS, CS2, CSGO",
        counter_strike_1_6: "CS, CS 1.6",
        counter_strike_source: "CS, CSS",
        garrys_mod: "GMod",
        gta_san_andreas_samp: "SAMP",
        gta_san_andreas_mta: "MTA",
        fivem: "GTA 5, GTA V",
        terraria: "Terraria",
        dayz: "DayZ",
        valheim: "Valheim",
        palworld: "Palworld",
        project_zomboid: "PZ",
        unturned: "Unturned",
        ark_survival_ascended: "ASA",
        ark_survival_evolved: "ASE",
        team_fortress_2: "TF2",
        the_forest: "Forest",
        hytale: "Hytale",
        euro_truck_simulator_2: "ETS2",
        "7_days_to_die": "7DTD",
        arma_3: "Arma",
        left_4_dead_2: "L4D2",
      },
      tags: {
        anarchy: "no rules",
        bedwars: "BW",
        beginner_friendly: "newbie, noob",
        building: "build",
        co_op: "cooperative",
        creative: "creative mode",
        crossplay: "cross-platform",
        deathmatch: "DM",
        economy: "shops, trade",
        events: "contests",
        factions: "clans",
        family_friendly: "kids",
        hardcore: "HC",
        megabase: "big base",
        minigames: "games",
        modded: "mods, modpack",
        monthly_wipe: "wipes each month",
        no_pay_to_win: "no P2W, fair",
        no_wipe: "never wipes",
        parkour: "jump and run",
        plots: "claims, land",
        prison: "jail",
        pve: "against monsters",
        pvp: "combat, fights",
        quests: "missions",
        racing: "races, cars",
        roleplay: "RP",
        rpg: "role-playing",
        sandbox: "open world",
        seasons: "season",
        skyblock: "sky island",
        small_teams: "duo, trio, small groups",
        survival: "SMP",
        vanilla: "no mods",
        weekly_wipe: "wipes each week",
        whitelist: "private, invite",
        zombies: "undead",
      },
    },
    search: {
      title: "Search",
      field: "Listing, account, vote or trail",
      placeholder: "Name, address or ID",
      help: (entries) =>
        "Listings by a part of their name or address, accounts by the start of their name, votes by player or ID, the newest " +
        intl.count(entries) + " entries of the trail by their words.",
      helpEmail: "An account is also found by its whole email address.",
      submit: "Search",
      kind: { listings: "Listings", accounts: "Accounts", votes: "Last votes", trail: "Trail" },
      most: (shown) => "The first " + intl.count(shown) + ". Write more to find the others.",
      votesOf: "Of each player, only the last vote for each listing.",
      owner: "owner",
      since: "since",
      listings: (listings) =>
        intl.plural(listings) === "one" ? "1 listing" : `${intl.count(listings)} listings`,
      noSignIn: "No sign-in",
      byEmail: {
        yes: "has this email address",
        no: "typed this email address, never confirmed it",
      },
      states: { moderator: "Moderator", administrator: "Administrator", disabled: "Disabled" },
      voteFor: (player, listing) => `${player} for ${listing}`,
      own: "for its own listing",
      nothing: (text) => `Nothing has “${text}” in it`,
      nothingLead:
        "We looked at names and addresses of listings, starts of account names, players and IDs of votes, and the trail.",
      wholeTrail: "Whole trail",
    },
    sending: {
      outcomeSentences: {
        delivered: "Your server accepted the vote.",
        rejected: "Your receiver answered with a status that is not a success.",
        redirected: "Your receiver pointed to another address; redirects are not followed.",
        redirected_elsewhere:
          "Your receiver pointed to another site, as pages that ask for a sign-in do; redirects are not followed.",
        apps_script:
          "Your receiver is a web app of Google Apps Script: it runs, and then it always answers with a redirect to a one-time address, which counts as a failure. Each retry runs the script again.",
        gone: "Your receiver answered 410 Gone, which switches this webhook off.",
        timeout: "Your receiver did not answer in time.",
        connect_failed: "No connection to your receiver could be made.",
        connection_lost: "Your receiver closed the connection before it answered.",
        tls_failed:
          "No encrypted connection to your receiver could be made; check its TLS settings and its certificate.",
        tls_self_signed:
          "Your receiver's certificate is self-signed; get one from an authority such as Let's Encrypt.",
        tls_untrusted:
          "Your receiver's certificate is from an unknown authority, or its chain is incomplete; install the full chain.",
        tls_expired:
          "Your receiver's certificate has expired, or is not valid yet; renew it and restart the program that uses it.",
        tls_other_name:
          "Your receiver's certificate is for another name; use that name in the URL, or get a certificate for this one.",
        tls_old:
          "Your receiver shares no version or cipher of TLS with us; allow TLS 1.2 or 1.3, and check that it has a certificate for this host name.",
        tls_plain:
          "Your receiver does not answer in TLS; if it speaks plain HTTP there, begin its URL with http://.",
        tls_expected: "Your receiver expects TLS; begin its URL with https://.",
        http2_only: "Your receiver only speaks HTTP/2; allow HTTP/1.1 as well.",
        dns_failed: "The host name of your receiver was not found. Check it for typos.",
        private_address:
          "The host name of your receiver leads to an address that is not on the public internet.",
        bad_response: "Your receiver's answer was not valid HTTP.",
        bad_url: "The address of your receiver is not one we can call.",
        bad_secret: "The secret of your receiver cannot be used; set a new one.",
        unconfirmed:
          "Sent. The old protocol of Votifier does not confirm; look at your server's console.",
        not_votifier:
          "Something answered there, but not Votifier: it usually listens at 8192, not where the game does.",
        votifier_key_missing:
          "Your server speaks the old protocol of Votifier: paste its public key instead of the token.",
        token_refused:
          "Your Votifier does not accept the token: paste the one after “default:” in plugins/Votifier/config.yml.",
        votifier_refused: "Your Votifier did not accept the vote; its answer says why.",
        name_refused: "Votifier takes names of 1 to 16 letters, digits and _, and this is not one.",
        posted: "Posted in the channel.",
        chat_gone:
          "The chat no longer accepts messages at this address: its webhook was deleted, or the address is wrong. The channel is switched off.",
        chat_refused:
          "The chat did not take the message. A forum channel needs the address of one of its posts.",
        chat_busy: "The chat asked us to wait: too many messages. They are posted later.",
        interrupted: "We were restarted during this attempt; it will be made again.",
        internal_error: "Something went wrong on our side; the attempt will be made again.",
      },
      pointsTo: (url) => `It points to ${url}: save that URL?`,
      pointsElsewhere: (url) => `It points to ${url}.`,
      votifierSteps: {
        greeted: (version) => `it greets: VOTIFIER ${version}`,
        sent: (bytes, secret) =>
          "sent " + intl.count(bytes) + " bytes, " +
          (secret === "token" ? "signed with your token" : "encrypted to your public key"),
        silent: "no answer came",
        closed:
          "it closed the connection without an answer, as VotifierPlus does when the token is wrong",
        answered: (line) => `it answers: ${line}`,
      },
    },
    setup: {
      optional: "If you like",
      done: "Done",
      change: "Change",
      steps: {
        name: {
          title: "Name",
          why: "In the head of every page, in browsers’ tabs and in emails.",
          is: (name) => `It is called ${name}.`,
          usual: (name) => `It is still called ${name}.`,
          do: "Name the site",
        },
        site: { why: "Without https, browsers warn visitors and passkeys don’t work." },
        accent: {
          title: "Colour",
          why: "The colour of votes. Text on it is black or white, whichever has more contrast.",
          reads: (color, contrast) => `${color}. Text on it has a contrast of ${contrast} : 1.`,
          usual: "The default yellow:",
          do: "Choose a colour",
        },
        logo: {
          title: "Logo",
          why: "Beside the name, and the icon in browsers’ tabs.",
          is: "A picture of yours.",
          usual: "The ballot box.",
          do: "Upload a logo",
        },
        mail: {
          why:
            "Without it nobody can confirm an address or get a new password, and owners hear of no decision.",
          test: "Send a test mail to your address",
          noAddress: "Your account has no email address to send it to.",
          off: "SMTP_URL is not set, so no mail is sent.",
          failed: (answer) =>
            "The mail was not sent. The mail server or the way to it said: " + answer,
          slow: (seconds) =>
            "The mail server hasn’t taken the mail within " + intl.count(seconds) +
            " seconds. Is SMTP_URL right?",
        },
        imprint: {
          title: "Imprint",
          why: "Who is responsible for the site. Many countries require it.",
          is: (lines) => intl.plural(lines) === "one" ? "One line" : `${intl.count(lines)} lines`,
          missing: "The foot of the pages links to no imprint.",
          do: "Write the imprint",
        },
        game: {
          title: "First game",
          why:
            "Servers are listed under a game. Remove those that you don’t want while nothing is listed.",
          is: (games) => `${intl.count(games)} games to list servers under.`,
          missing: "There is no game, so nobody can list a server.",
          do: "Add a game",
        },
        moderators: {
          title: "Moderators",
          why:
            "Somebody to share the work with, and to decide about your own listings. They sign up like everybody else; then find their account and give it a role.",
          alone: "Nobody but you.",
          is: (people) => `${intl.count(people)} people.`,
          do: "Find an account",
        },
        backup: { why: "If the disk breaks without one, all votes and listings are gone." },
      },
      settings: {
        title: "Settings",
        lead: "Changes apply at once, without a restart, and are kept in the audit trail.",
        save: "Save",
        fixed: (where) => where + " decides this. Change it there, and restart the service.",
        look: {
          title: "Name, colour and imprint",
          lead: "On every page and in emails within seconds.",
          name: { label: "The site’s name", help: "Empty for the default." },
          accent: {
            label: "Colour",
            help: "The colour of votes: # and six digits, such as #f4b41f. Empty for the default.",
          },
        },
        logo: {
          title: "Logo",
          lead: "Beside the name, and the icon in browsers’ tabs.",
          file: "Picture for the logo",
          help:
            "PNG, JPEG or WebP, square, at most 8 MB and at least 64 × 64 pixels. We draw it again, so only its pixels are kept.",
          upload: "Upload",
          remove: "Back to the ballot box",
          choose: "Choose a file first.",
        },
        imprint: {
          label: "Who is responsible for the site",
          help:
            "Name, postal address and a way to reach you, in Markdown. Linked at the foot of every page. Empty: no imprint is linked.",
          open: "Open the imprint",
        },
        review: {
          title: "Review",
          lead:
            "Changes to the ticked parts of a listed server wait for a moderator: players see the old version until then. Other changes show at once and are listed under Recently changed.",
          label: "Reviewed first",
          help: "Changes that are already waiting stay in the queue.",
          groups: {
            name: "Name",
            game: "Game",
            address: "Address, unless its owner proves it",
            texts: "Description and rules",
            links: "Website, Discord and video",
            facts: "Tagline, tags, country, version and languages",
          },
          pictures: "Pictures show at once. Moderators find them under New pictures.",
          fresh: "New servers are always reviewed, unless listings are approved by proof.",
        },
        host: {
          title: "Set by the host",
          lead:
            "These are read from the service’s environment when it starts. To change one, set its variable and restart.",
          guide: "All variables",
          none: "not set",
          on: "on",
          off: "off",
          names: {
            address: "Address",
            contact: "Contact",
            mail: "Mail",
            languages: "Languages",
            passwords: "Sign-in with a password",
            providers: "Sign-in elsewhere",
            factor: "Two-step sign-in",
            voting: "Who may vote",
            approval: "New listings",
          },
          voting: { accounts: "players with an account", open: "anybody, by typing a name" },
          approval: {
            moderator: "a moderator approves each",
            proof: "approved once their owner proves them",
          },
          factor: {
            nobody: "nobody has to",
            moderators: "moderators have to",
            owners: "owners have to",
            both: "moderators and owners have to",
          },
        },
      },
    },
    status: {
      outcomes: {
        answered: "It answered.",
        unknown_protocol: "We can't query servers of this game.",
        port_refused:
          "We don't query this port: it belongs to other services. List the port that players connect to.",
        dns_failed: "Its hostname doesn't resolve. Check it for typos, or check your DNS records.",
        private_address: "Its hostname points to an address that is not on the public internet.",
        timeout:
          "It didn't answer within 5 seconds. Is it running? Does a firewall block us? Does the game answer queries?",
        refused: "The machine is there, but nothing is listening on this port.",
        bad_answer:
          "It answered, but not the way servers of this game do. Are the game and port right?",
        answer_too_large: "It sent more than any game server does, so we hung up.",
        internal_error: "Something went wrong on our side. It is not your server.",
      },
      status: {
        heading: "Status",
        lead: "We ask your server for its player count every 5 minutes.",
        notAskable: (game) =>
          "We can't query " + game + " servers, so your page shows no player count.",
        notApproved: "We start once a moderator has approved your server.",
        states: { unknown: "not checked yet", online: "online", offline: "offline" },
        failed: "last check failed",
        stillOnline: (minutes) =>
          "Players see it as online until " + intl.count(minutes) +
          " minutes after its last answer.",
        since: "since",
        neverAnswered: "it never answered",
        address: "Queried at",
        lastAsked: "Last checked",
        lastAnswer: "Result",
        counted: (online, max) =>
          intl.count(online) + " of " + intl.count(max) + " players are online.",
        countedOnline: (online) =>
          intl.plural(online) === "one"
            ? "1 player is online."
            : `${intl.count(online)} players are online.`,
        uncounted: "It doesn't tell how many players are online.",
        message: "Server message",
        check: "Check now",
      },
      ownership: {
        heading: "Prove that it is yours",
        verified: "verified",
        by: {
          message: "Your token was in the server's message of the day.",
          dns: "Your token was in a DNS record of its hostname.",
        },
        kept:
          "You can remove the token now. If you change the host or port, you'll have to prove it again.",
        lead:
          "Your page then gets a badge that tells players it comes from the owner. Put this token in one of two places:",
        leadOfAddress:
          "Your page then gets a badge that tells players it comes from the owner. Put this token in the server's name or message of the day, as plain text on one line.",
        waits: (host) =>
          "Your new address " + host +
          " waits for a moderator. “Check now” asks there; if your token shows up, the address changes at once.",
        approves:
          "You don't have to wait for a moderator: your server is approved as soon as “Check now” finds your token.",
        token: "Token",
        message: "the server's name or message of the day, as plain text on one line, or",
        dns: (host) => "a DNS record of type TXT at the name below, or at " + host + " itself.",
        dnsName: "Name of the DNS record",
        look: "Look for the token",
        notFound: "not found yet",
      },
    },
    tagNames: {
      anarchy: "Anarchy",
      beginner_friendly: "Beginner friendly",
      building: "Building",
      co_op: "Co-op",
      creative: "Creative",
      crossplay: "Crossplay",
      economy: "Economy",
      events: "Events",
      factions: "Factions",
      family_friendly: "Family friendly",
      minigames: "Minigames",
      modded: "Modded",
      monthly_wipe: "Monthly wipe",
      no_pay_to_win: "No pay to win",
      no_wipe: "No wipes",
      plots: "Plots",
      prison: "Prison",
      quests: "Quests",
      racing: "Racing",
      roleplay: "Roleplay",
      sandbox: "Sandbox",
      seasons: "Seasons",
      small_teams: "Small teams",
      survival: "Survival",
      weekly_wipe: "Weekly wipe",
      whitelist: "Whitelist",
      zombies: "Zombies",
    },
    voids: {
      sources: {
        session: "signed in",
        link: "link of the server",
        typed_name: "typed name",
        operator: "command line",
        unknown: "unknown",
      },
      trusts: {
        established: "established",
        confirmed: "confirmed",
        none: "none",
        unknown: "unknown",
      },
      trustMeans:
        "Trust is that of the account when it voted. Established: it was linked to an account elsewhere that was over 30 days old. Confirmed: it had a confirmed email address, or was linked to any other account. None: neither of these. Unknown: cast before this site noted it.",
      title: (server) => `Void votes of ${server}`,
      lead:
        "Votes that were bought, or that one person cast under many names, can be voided: they no longer count. You can count them again later.",
      choose: "Which votes",
      since: "Cast since",
      until: "Cast before",
      youngerDays: "Account younger than, in days",
      whenVoting: "Its age when it voted.",
      source: "Cast via",
      anySource: "anything",
      trust: "Trust of its account",
      anyTrust: "any",
      trustHelp: "None leaves out confirmed and established accounts.",
      sourceKnown: "Unknown: cast before this site noted it.",
      count: "Show what matches",
      confirm: "Void the votes",
      means: "What voiding does",
      consequences: [
        "They are taken out of the counts, and the vote check answers as if they had never been cast. Players whose only void vote of the last 30 days is one of today's can vote again today, and may then get another reward. The day of the others stays spent.",
        "Webhooks that are still waiting are given up. Those already sent can't be called back.",
        "The owner is told the number, the time and your reason, and can answer once.",
        "You can count them again, all together, but for those whose players voted again on the same day. Webhooks that were given up stay so until the owner resends or replays them.",
      ],
      acts: "Earlier voidings",
      actHeads: ["When", "Who", "Votes", "Reason", "State", "Action"],
      states: {
        voiding: (votes) =>
          votes === 0
            ? "In progress: none void yet"
            : `In progress: ${intl.count(votes)} void so far`,
        void: (votes) =>
          intl.plural(votes) === "one" ? "1 vote void" : `${intl.count(votes)} votes void`,
        lifting: (votes) => `In progress: ${intl.count(votes)} not counted again yet`,
        lifted: (votes) =>
          votes === 0
            ? "Counted again"
            : intl.plural(votes) === "one"
            ? "Counted again, but for 1: its player voted again that day"
            : "Counted again, but for " + intl.count(votes) +
              ": their players voted again that day",
      },
      lift: "Count them again",
      stop: "Stop, and count them",
      which: {
        picked: (which) => `Ticked one by one. ${which}`,
        span: (since, until) => `Cast ${since} to ${until} UTC`,
        younger: (days) =>
          intl.plural(days) === "one"
            ? "by accounts younger than a day"
            : `by accounts younger than ${intl.count(days)} days`,
        untrusted: "by accounts that were neither confirmed nor established",
        sharing: (votes) => `from addresses with ${intl.count(votes)} or more a day`,
        network: (votes) => `from networks with ${intl.count(votes)} or more a day`,
      },
    },
    voting: {
      voted: "You voted today.",
      votedInVain: "A moderator voided today's vote.",
      votedElsewhere: "Your linked account voted today, when another account here had it.",
      next: "You can vote again in",
      at: "at",
      midnight: "00:00 UTC",
      receipt: "See what happened to your vote",
      ballot: {
        title: (server) => `Vote for ${server}`,
        youVoteAs: "You vote as",
        isItYou: "Rewards go to exactly this name in the game.",
        change: "Not your name? Change it",
        names: "You vote as",
        namesHelp: "This choice is remembered for the server.",
        isSteamId: "your Steam id",
        addName: "Another name in this game? Add it",
        addToYours: (name, username) => `Add ${name} to your account ${username}`,
        addToYoursWhy: "so that votes by such links are yours.",
        nameGone: (name) =>
          '"' + name +
          "\" isn't one of your names any more, or doesn't fit this server. Your vote wasn't cast; choose another one.",
        linkSays: (server) => `${server} says that this is you, and rewards this name.`,
        name: {
          label: "Your name in the game",
          help: "Exactly as in the game: rewards go to this name.",
        },
        agree: (server, username) =>
          "Let " + server + " send you links that cast your daily vote as " + username,
        agreeWhy:
          "Such a link needs no sign-in. It votes only once it is opened and its button is pressed, and only for this server. Today's vote counts with or without this. You can take it back on your account page.",
        linkOpened: (username) => `You opened a vote link for ${username}`,
        signInAs: (username) => `Sign in as ${username}`,
        signInWhy: (server) =>
          "This name belongs to an account. Sign in once to let links from " + server +
          " vote for you.",
        signedInAs: (username) => `You are signed in as ${username}.`,
        voteAs: (username) => `Vote as ${username} instead`,
        notTheirs: "Is this your name in the game, but somebody else's account?",
        tell: "Tell the people who run this site.",
        otherName: (name) =>
          "You came here as " + name + ", and vote with the name of your account.",
        makeYours: "Make this name yours",
        makeYoursWhy: "with a password, so that only you can use it here. Your votes stay with it.",
        badLink: "This link doesn't work",
        badLinks: {
          forged: (server) =>
            server +
            " didn't make it, or a part is missing. Get a new one in the game, and open it as it is.",
          expired: (server) => `It has expired. Type /vote on ${server} to get a new one.`,
          too_far: (server) =>
            "Links may end 24 hours ahead at most, and " + server +
            " made this one for longer. Tell its staff: their plugin or its clock is set wrong.",
          no_time: (server) =>
            "Its end isn't a time in whole Unix seconds. Tell the staff of " + server +
            ": their plugin is set wrong.",
        },
        remember: "Remember this name on this browser",
        rememberHelp: "A cookie keeps it for a year at most.",
        remembered: (name) => `This browser remembers the name ${name} for ballots.`,
        forget: "Forget it",
        place: (rank, game) => `#${intl.count(rank)} in ${game}`,
        haveAccount: "Have an account?",
        signIn: "Sign in",
        cast: "Cast my vote",
        ready: "Ready to vote",
        rule: "One vote per server per day (UTC).",
        noScript:
          "To vote, turn on JavaScript for this site: your browser has to do a little work that keeps bots out. Only voting and signing up need it.",
        back: "Back to the server",
        alreadyVoted: "You already voted for this server today",
        voteVoid: "A moderator voided the vote you cast for this server today",
        voteTaken:
          "Your linked account voted for this server today, when another account here had it",
        outOfReach: "Your name doesn't fit this server",
        outOfReachWhy: (username) =>
          "This server hands out rewards by the player's name in the game, and \"" + username +
          '" can\'t be one: such names have up to 16 letters, digits and "_".',
        confirmEmail: "Confirm your email address first",
        confirmEmailNext:
          "This site only takes votes from accounts with a confirmed email address. You can get the link on your account page.",
        toAccount: "Your account",
      },
      faults: {
        name: "That name can't vote here.",
        changed: "Something changed in the meantime. Your vote wasn't cast; please try again.",
        name_gone:
          "That name isn't one of yours any more. Your vote wasn't cast; choose another one.",
        name_used:
          "Somebody else voted for this server under that name today. Your vote wasn't cast. Choose another of your names, or type /vote in the game: the link you get proves that the name is yours. You can try again in",
        link_used:
          "This name has voted by a link of this server today, with another account here. Your vote wasn't cast. You can try again in",
        missing: "Your browser wasn't ready yet. Wait until the box is ticked, then vote.",
        forged: "That check was not for this vote. Your vote wasn't cast; please try again.",
        expired: "The page was open for too long. Your vote wasn't cast; please try again.",
        already_voted:
          "Something changed in the meantime. Your vote wasn't cast; please try again.",
        proof_spent: "That check was already used. Your vote wasn't cast; please try again.",
        unavailable:
          "The bot check is unavailable right now. Your vote wasn't cast; please try again in a moment.",
        address_full:
          "Too many votes for this server came from your network today. Your vote wasn't cast. Accounts with a confirmed email address, or linked to an account elsewhere, have more room. You can try again in",
      },
      widget: {
        label: "I'm not a bot",
        verifying: "Checking that you're not a bot …",
        error: "That didn't work. Reload the page.",
        expired: "This took too long. Reload the page.",
        waitAlert: "One moment: your browser isn't ready yet.",
      },
      week: {
        title: "Your last seven days",
        today: "Today",
        weekday: (day) => intl.date('weekday: "short"', { weekday: "short" })(day),
        voted: ": voted",
        notVoted: ": no vote",
        ofMonth: (votes) => intl.plural(votes) === "one"
          ? "Your first vote here this month."
          : `${intl.count(votes)} votes here this month.`,
        all: "Every day of the week.",
        inRow: (days) => intl.plural(days) === "one"
          ? `${intl.count(days)} day in a row.`
          : `${intl.count(days)} days in a row.`,
      },
      consent: {
        question: "Show your name among the top voters?",
        why: (server) =>
          server +
          " and all other servers you vote for list who votes most each month. Some give prizes. Everybody can see it, and programs read it too. You can change your mind on your account page: within a minute, your name is gone from this site.",
        yes: "Yes, list my name",
        no: "No, keep it private",
        title: "Top voters",
        listed: "Your name is listed among the top voters of servers you vote for.",
        notListed: "Your name is listed nowhere. Servers you vote for still learn who voted.",
        isListed: "listed",
        isHidden: "not listed",
        start: "List my name",
        stop: "Hide my name",
      },
      board: {
        heading: "Top voters",
        title: (server) => `Top voters of ${server}`,
        description: (server) => `Who voted most for ${server}, month by month.`,
        ownTitle: "Voters",
        ownLead:
          "Everybody who voted for your server. Your public page names only players who agreed to it.",
        months: "Month",
        month: (start) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
        sofar: "So far this month",
        final: "Final result",
        ofMonth: (start) => "Top voters of " + intl.date('month: "long"', { month: "long" })(start),
        all: "All top voters",
        sums: (votes, players) =>
          (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) + " by " +
          (intl.plural(players) === "one"
            ? "1 player so far."
            : `${intl.count(players)} players so far.`),
        noVotes: "Nobody voted in this month yet.",
        nobody: "None of the voters has chosen to be listed by name yet.",
        votes: (votes) => intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`,
        others: (votes, players) =>
          (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) + " came from " +
          (intl.plural(players) === "one"
            ? "another player."
            : `${intl.count(players)} other players.`),
        voided: (votes) => intl.plural(votes) === "one"
          ? "1 vote of this month was voided after it ended. The list shows what counts now."
          : intl.count(votes) +
            " votes of this month were voided after it ended. The list shows what counts now.",
        imported: (votes) => intl.plural(votes) === "one"
          ? "1 more vote was cast on the list that this server was moved from."
          : intl.count(votes) +
            " more votes were cast on the list that this server was moved from.",
        gone: "deleted account",
        unlisted: "not listed",
        you: "you",
        site: "Top voters on all servers",
        rules:
          "Months are calendar months in UTC. With equal votes, the player who cast their last one earlier is listed first. Only players who agreed are named, and results stay for a year.",
        back: (server) => `Back to ${server}`,
      },
      siteBoard: {
        title: "Top voters",
        titleOf: (span) => `Top voters: ${span}`,
        lead: "Who votes most on all servers together.",
        spans: "Time",
        month: (month) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        range: (first, last) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(first) +
          " – " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(last),
        names: {
          month: "This month",
          last_month: "Last month",
          year: "Twelve months",
          all: "All time",
        },
        allTime: "Since the first vote",
        nobody:
          "Nobody is listed for that time yet. The votes of players who agreed to be listed are counted every hour.",
        rules:
          "Counted once an hour, all time once a day. Months are calendar months in UTC. With equal votes, the player who cast their last one earlier is listed first. Only players who agreed are named, by the name of their account, even where they vote under others.",
        yourName: "Choose on your account page whether your name is listed",
      },
      receiptPage: {
        title: "Your vote is counted",
        voidTitle: "Your vote is void",
        thanks: (server) => `Thanks for voting for ${server}.`,
        player: "Player",
        favourite:
          "Vote here often? Favourites have one page, and you vote for all of them in a row.",
        others: (game) => `More ${game} servers to vote for`,
        vote: "Vote",
        voteFor: (server) => ` for ${server}`,
        castAt: "Cast",
        nextVote: "Next vote",
        sent: "Sent to the server",
        reward: "Your reward",
        standing: (votes, place, counts) =>
          "It now has " + (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) +
          (counts === "signed-in"
            ? " of signed-in players"
            : counts === "confirmed"
            ? " of players with a confirmed email address or a linked account"
            : counts === "established"
            ? " of players with a linked account over 30 days old"
            : "") +
          " in 30 days and is " + place + ".",
        rewards: {
          waiting: "waits for you in the game",
          leased: "waits for you in the game",
          granted: "given",
          refused: "declined by the server",
          voided: "withdrawn",
          expired: "expired: nobody picked it up",
        },
        back: (server) => `Back to ${server}`,
        isVoid: "A moderator voided this vote. It no longer counts.",
        isVoidOpen:
          "A moderator voided this vote together with others. It no longer counts, but you can vote again today.",
        looksAgain: "This page refreshes by itself.",
        nextVoteOpen: "Vote again",
        forgotten: "We keep this for 30 days only.",
        unheard: "This server isn't connected yet. Your vote counts all the same.",
        none: "This server picks up its votes by itself, and yours is ready.",
        words: {
          on_its_way: "on its way",
          retrying: "being retried: the server isn't responding right now",
          held: "on hold until the owner accepts votes again",
          delivered: "delivered",
          given_up: "given up: it could not be delivered",
          withdrawn: "withdrawn before it arrived",
        },
      },
      wait: {
        hours: (hours) => `${intl.count(hours)} h`,
        minutes: (minutes) => `${intl.count(minutes)} min`,
        both: (hours, minutes) => `${intl.count(hours)} h ${intl.count(minutes)} min`,
      },
    },
    waves: {
      title: "Waves",
      lead:
        "Listings with more votes than they usually get, and with signs that one person cast many of them. The newest come first.",
      none: "No unusual votes.",
      look: "Look into it",
      stands: {
        sentence: (votes, signs) => `${votes}: ${signs}.`,
        votes: (inSpan, usual) => `${inSpan}, usually ${intl.decimal(usual)}`,
        address: (seen, share) =>
          intl.count(seen) + " (" + intl.count(share) + " %) from one address",
        network: (seen, share) =>
          intl.count(seen) + " (" + intl.count(share) + " %) from one network",
        newcomers: (seen, share) =>
          intl.count(seen) + " (" + intl.count(share) +
          " %) by players who never voted here before",
        without_sign_in: (seen, share) =>
          intl.count(seen) + " (" + intl.count(share) + " %) by a link or a typed name",
      },
      inSpan: (votes, hours) =>
        (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) + " in " +
        (intl.plural(hours) === "one" ? "an hour" : `${intl.count(hours)} hours`),
      decided: "Decided",
      pages: "Pages of alerts",
      states: { voided: "voided", dismissed: "dismissed" },
      heading: (votes, hours, server) =>
        (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) + " in " +
        (intl.plural(hours) === "one" ? "an hour" : `${intl.count(hours)} hours`) + " for " +
        server,
      raised: "Raised",
      lastSeen: "last seen",
      toDecision: "Go to the decision",
      toServer: "The listing",
      toVotes: "Its votes and voidings",
      owner: "Owner:",
      open: "Open. The votes count until you decide.",
      chart: {
        pickLegend: ["votes", "chosen", "usual for that hour, over four weeks"],
        title: "Votes by the hour",
        summary: (most) => `At most ${intl.count(most)} an hour`,
        hour: (at) =>
          intl.date('dateStyle: "medium"', { dateStyle: "medium" })(at) + ", " +
          intl.date('hour: "2-digit", minute: "2-digit", hourCycle: "h23"', {
            hour: "2-digit",
            minute: "2-digit",
            hourCycle: "h23",
          })(at),
        shortHour: (at) =>
          intl.date('weekday: "short"', { weekday: "short" })(at) + " " +
          intl.date('hour: "2-digit", minute: "2-digit", hourCycle: "h23"', {
            hour: "2-digit",
            minute: "2-digit",
            hourCycle: "h23",
          })(at),
        heads: ["Hour (UTC)", "Votes", "Usually"],
        legend: ["votes", "in the wave", "usual for that hour, over four weeks"],
      },
      signs: {
        title: "Why it was raised",
        lead:
          "A sign over its limit gives 1 point, far over it 2. Votes at four times their limit, or at it in a listing's first week, give 3. An alert is raised at 3 points.",
        heads: ["Sign", "In the wave", "Usually", "Limit", "Points"],
        kinds: {
          votes: "Votes",
          address: "Votes from one address",
          network: "Votes from one network",
          newcomers: "Never voted here before",
          without_sign_in: "By a link or a typed name",
        },
        number: (votes) => intl.decimal(votes),
        part: (part, votes) => `${intl.decimal(part)} of ${intl.count(votes)}`,
        unknown: "not known yet",
      },
      trust: {
        title: "Trust of the votes",
        lead:
          "How well the voters' accounts were known when they voted. It doesn't raise an alert.",
        of: (votes, all) => `${intl.count(votes)} of ${intl.count(all)}`,
      },
      hits: {
        title: "Matching votes",
        lead:
          "Only ticked groups are voided. Networks (/24, or /48 of IPv6) and addresses are numbered here, so that nobody sees where a player is.",
        tickedOf: (votes, found) => `${intl.count(votes)} of ${intl.count(found)} ticked`,
        found: (votes) => intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`,
        none: "No counted votes match.",
        partial: (shown) => `The first ${intl.count(shown)} are looked at one by one.`,
        network: (number) => `Network ${intl.count(number)}`,
        trusts: { confirmed: "Confirmed accounts", established: "Established accounts" },
        alone: "Places with one or two votes, or not known",
        ageOf: (age) => `accounts ${age} old`,
        agesOf: (youngest, oldest) => `accounts ${youngest} to ${oldest} old`,
        sample: (shown, votes) => `A sample: ${intl.count(shown)} of ${intl.count(votes)}`,
        addresses: (addresses) =>
          intl.plural(addresses) === "one" ? "1 address" : `${intl.count(addresses)} addresses`,
        regulars: "Players who voted here before",
        sparedLead: "not ticked at first",
        before: {
          here: "here",
          others: (others) =>
            intl.plural(others) === "one" ? "for 1 other" : `for ${intl.count(others)} others`,
          never: "never",
        },
        age: {
          minutes: (minutes) => `${intl.count(minutes)} min`,
          hours: (hours) =>
            intl.plural(hours) === "one"
              ? `${intl.count(hours)} hour`
              : `${intl.count(hours)} hours`,
          days: (days) =>
            intl.plural(days) === "one" ? `${intl.count(days)} day` : `${intl.count(days)} days`,
        },
        heads: ["Player", "Cast", "Account's age", "Address", "Cast via", "Trust", "Voted before"],
        unknown: "not known",
      },
      ranks: {
        nothing: "Nothing chosen yet",
        nothingLead: "Choose hours and tick groups: this shows what voiding would do.",
        title: (votes) => `If you void the ${intl.count(votes)}`,
        part: (votes, all) => `If you void ${intl.count(votes)} of the ${intl.count(all)}`,
        label: (game) => `Ranks in ${game}, now and then`,
        votes: (now, then) => `${now} → ${then}`,
        rewards: {
          given: (given) =>
            intl.plural(given) === "one"
              ? "A reward that the vote earned is already given and can't be taken back."
              : "Rewards that " + intl.count(given) +
                " votes earned are already given and can't be taken back.",
          waiting: (waiting) =>
            intl.plural(waiting) === "one"
              ? "1 reward still waits and is given up."
              : intl.count(waiting) + " rewards still wait and are given up.",
          stay:
            "Players whose only void vote of the last 30 days is one of today's can vote again today. You can count the votes again later, all together, but for those whose players voted again.",
        },
        rank: (rank) => `#${intl.count(rank)}`,
        same: "No rank changes: no other listing is close enough.",
        unranked: "No rank changes: these votes don't count for ranks.",
      },
      decide: {
        void: (votes) =>
          "Void " + (votes === 0
            ? "votes"
            : intl.plural(votes) === "one"
            ? "1 vote"
            : `${intl.count(votes)} votes`),
        honest: "Or keep them",
        dismiss: "Dismiss the alert",
        dismissLead:
          "If the votes are real, choose why. This closes the alert, and the audit trail keeps the reason. For a day, only twice as many votes raise another.",
        picks: {
          party: "It is a vote party or an event.",
          stream: "It is a video or a stream.",
          shared: "They share a network: a school, a café, a provider.",
        },
      },
      outcome: {
        title: "Decided",
        says: { voided: "Votes voided", dismissed: "Dismissed" },
        by: "By",
        when: "When",
        reason: "Reason",
        toVoids: "The voiding, and how to count the votes again",
      },
      answers: {
        title: "Owners' answers",
        lead:
          "An owner answers once about void votes. There is no reply: count the votes again if they are right.",
        about: (votes) =>
          "About " + (intl.plural(votes) === "one" ? "1 vote" : `${intl.count(votes)} votes`) +
          " voided",
        from: "cast from",
        to: "to",
        reason: "Reason given:",
        read: "I have read it",
        toVoids: "The voiding",
      },
      moderatorMail: {
        title: "Notifications to you",
        lead:
          "One email lists what is new on the desk: listings and changes to review, reports, unusual votes, and owners' answers. You get none while nothing is new, and never more often than you choose.",
        every: "How often",
        choices: {
          soon: "Within minutes, at most every 10",
          hourly: "At most once an hour",
          daily: "At most once a day",
          off: "Never",
        },
        submit: "Save",
        unconfirmed: "Your email address isn't confirmed, so you get no email.",
        off: "This site sends no email: its host has to set up a mail server.",
      },
    },
  };
}
