import { plural } from "../../text/language.ts";

/** Texts of the account pages. */
export const ACCOUNTS = {
  username: "Username",
  usernameHelp:
    "Exactly as in the game: 2 to 32 letters, digits, “_”, “.” and “-”. Bedrock names may start with “.”.",
  email: "Email address",
  emailHelp: "For resetting your password. Nobody else sees it.",
  password: "Password",
  passwordHelp: "At least 10 characters. Three or four unrelated words work well.",
  newPassword: "New password",
  currentPassword: "Current password",

  signUp: {
    title: "Sign up",
    lead: "One account for all servers. You vote under your username.",
    submit: "Sign up",
    toVote: (server: string) => `Sign up to vote for ${server}`,
    toVoteLead: "One short form, and your vote is one click away.",
    toVoteConfirmed: "This site also asks you to confirm your email address before you vote.",
    inGame: (game: string) => `Your name in ${game}`,
    inGameHelp: (server: string) =>
      `Exactly as in the game: ${server} rewards the player of this name. It's your username here too. 2 to 32 letters, digits, “_”, “.” and “-”.`,
    submitToVote: "Sign up and go to the vote",
    ready: "Bot check passed",
    noScript:
      "To sign up, turn on JavaScript for this site: your browser has to do a little work that keeps bots out. Only voting and signing up need it.",
    privacy: "What we keep, and how long",
    haveOne: "Already have an account?",
    signIn: "Sign in",
    or: "or with an email address and a password",
  },

  /** Discord, Steam or the host's own provider of identities. */
  providers: {
    names: { discord: "Discord", steam: "Steam" },
    button: {
      sign_in: (provider: string) => `Sign in with ${provider}`,
      sign_up: (provider: string) => `Continue with ${provider}`,
      link: (provider: string) => `Link ${provider}`,
      prove: (provider: string) => `Show it with ${provider}`,
    },
    leaving: (provider: string) => `On to ${provider} …`,
    goOn: (provider: string) => `Go to ${provider}`,
    byPassword: "Sign in with a password",
    declined: (provider: string) => ({
      title: `You didn't sign in with ${provider}`,
      lead: "Nothing has changed. Try again, or choose another way.",
    }),
    not_proven: (provider: string) => ({
      title: `${provider} didn't sign you in`,
      lead: "Its answer doesn't show who you are. Try again, or choose another way.",
    }),
    round_unknown: (provider: string) => ({
      title: "This page is too old",
      lead: `It took too long at ${provider}, or you came back with another browser. Try again.`,
    }),
    unavailable: (provider: string) => ({
      title: `${provider} can't be reached right now`,
      lead: "Nothing has changed. Try again in a minute, or choose another way.",
    }),
    taken: (provider: string) => ({
      title: `That ${provider} account belongs to another account here`,
      lead: "Sign in with it and unlink it there. Then you can link it to this account.",
    }),
    not_theirs: (provider: string) => ({
      title: `That ${provider} account isn't linked to yours`,
      lead: `Choose the ${provider} account with which you sign in here.`,
    }),
    signed_out: (provider: string) => ({
      title: "You are not signed in any more",
      lead: `Sign in again, and then go to ${provider} once more.`,
    }),
  },

  /** Somebody who came from a provider for the first time. */
  newcomer: {
    title: "Choose your name",
    titleToVote: (server: string) => `Your name on ${server}`,
    lead: (provider: string) =>
      `${provider} knows who you are. We only need your name in the game: rewards go to the player of that name.`,
    submit: "Create account",
    submitToVote: "Go to the vote",
    haveOne: "Already have an account here?",
    isItYours: (name: string) => `Is ${name} yours?`,
    signIn: (provider: string) => `Sign in to link ${provider} to it`,
    link: (provider: string) => `Link ${provider}`,
    linkLead: (provider: string, name: string) =>
      `You just came from ${provider}. Link it to sign in as ${name} with one click.`,
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

  signInLink: (username: string) => ({
    title: `Sign in as ${username}`,
    lead: "The people who run this site made this link. It signs you in once.",
    submit: "Sign in",
  }),

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
    notLinked: "Not linked.",
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
    toVote: (server: string) => `Sign in to vote for ${server}`,
    or: "or with a password",
    nameOrEmail: "Username or email address",
    nameOrEmailHelp: "You can use your email address once it is confirmed.",
    submit: "Sign in",
    limited: (wait: string) =>
      `There were too many attempts for this name or from your network, so you are not signed in yet. ${wait} Or type your password again now: your browser does a little work first, and that counts separately.`,
    ready: "Bot check passed",
    noScript:
      "Your browser can't do that work without JavaScript. Turn it on for this site, or try again in a few seconds.",
    disabled: (reason: string | null) =>
      `A moderator disabled this account. ${reason === null ? "" : `They wrote: ${reason}`}`.trim(),
    forgot: "Forgot your password?",
    haveNone: "No account yet?",
    signUp: "Sign up",
  },

  reset: {
    title: "Reset your password",
    lead: "We'll email you a link to choose a new password.",
    submit: "Send link",
    asked: {
      title: "Check your email",
      lead:
        "If there is an account with this address, a link is on its way. It works for one hour. Can't find it? Check your spam folder.",
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
    lead: (username: string) =>
      `You are signed in as ${username}. The first administrator sets the site up and approves listings. The link works once.`,
    submit: "Make this account an administrator",
    dead: {
      title: "This link no longer works",
      lead:
        "It was used, it is older than 30 minutes, or there is an administrator already. While there is none, the next start writes another one to the log.",
    },
  },

  verify: {
    title: "Confirm your email address",
    lead: "Press the button to confirm that this address is yours.",
    submit: "Confirm",
    dead: {
      title: "This link no longer works",
      lead: "Links work for one day. You can get a new one on your account page.",
    },
  },

  serverEmail: {
    heading: "Email about your servers",
    lead: "When a moderator decides about a listing, and when a webhook fails or works again.",
    unconfirmed: "You get it once your address is confirmed: until then it may be somebody else's.",
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
    question: "Is this exactly your name in the game?",
    youVoteAs: "You vote as",
    why: "Rewards go to the player with this name. If a single letter is off, nobody gets them.",
    yes: "Yes, continue",
    change: "No, change it",
    newName: "New name",
    save: "Change name",
    correction:
      "Change it now: your first correction is free. After that, you can change your name once every 30 days.",
    rule:
      "You can change your name once every 30 days. Your old name stays yours for 90 days. Votes count for the name you had when you cast them.",
    next: (day: string) => `You can change your name again on ${day}.`,
  },

  account: {
    title: "Your account",
    onThisPage: "On this page",
    profile: "Profile",
    privacy: "Privacy",
    nameNote: "You vote under this name, and rewards go to the player who has it.",
    changeName: "Change name",
    confirmed: "confirmed",
    unconfirmed: "not confirmed",
    emailNote: "For new passwords, and for news about your account.",
    unconfirmedLead: "You can sign in with this address once you open the link that we send there.",
    sendAgain: "Send link",
    noEmail: "No email address",
    noEmailLead:
      "Add one to hear about your servers, and to get back in if you lose your other ways.",
    addEmail: "Add one",
    newEmailWaits: (email: string) =>
      `${email} replaces it once you open the link that we sent there.`,
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
    count: (sessions: number) =>
      plural(sessions, { one: "One browser", other: `${sessions} browsers` }),
    thisOne: "this one",
    unknown: "Unknown browser",
    unknownAddress: "unknown IP address",
    since: "Since",
    lastSeen: "last seen",
    end: "End session",
    endOthers: "End all other sessions",
  },

  nameClaim: {
    mailed: (username: string, email: string) => ({
      title: "Check your email",
      lead:
        `Somebody plays as ${username} and has voted with that name. If it is you, open the link that we sent to ${email} and choose a password there: then the name is yours, with its votes.`,
    }),
    tooMany: (username: string, email: string) => ({
      title: "We sent no email",
      lead:
        `Somebody plays as ${username}, and it takes an email to find out whether it is you. Too many went to ${email} within an hour. Sign up again in an hour, or with another address.`,
    }),
    unmailed: (username: string) => ({
      title: "A moderator will look at it",
      lead:
        `Somebody plays as ${username} and has voted with that name. Once a moderator gives it to you, you can sign in with the password you chose.`,
    }),
    take: (username: string, site: string) => ({
      title: `Take the name ${username}`,
      lead:
        `This gives you the name ${username} on ${site}, with its votes. Choose a password to sign in with. If you didn't sign up with this name, close this page.`,
      submit: "Take this name",
    }),
    waits: {
      title: "A moderator will look at it",
      lead:
        "Your email address is confirmed. Somebody else claims the same name, so a moderator decides whose it is. We'll write to you.",
    },
  },

  agreements: {
    lead: "Its links vote as you without signing in, until you end this or change your password.",
    since: "Since",
    end: "End this",
  },

  changeEmail: {
    title: "Change your email address",
    lead: "We'll send a link to the new address. Your account keeps the old one until you open it.",
    newEmail: "New email address",
    submit: "Send link",
  },

  download: {
    title: "Download your data",
    lead: (username: string) =>
      `A JSON file with all about ${username}: profile, former names, sessions, servers, what you did, and your votes. It holds no password and no keys.`,
    submit: "Download",
    back: "Back to your account",
  },

  deletion: {
    title: "Delete your account",
    lead: (username: string) =>
      `${username} will be gone for good: nobody can bring the account back. Your votes still count, anonymously, and the name stays reserved for 90 days.`,
    blocked: (listings: number) =>
      listings === 1
        ? "A listing of yours stands in the way, because somebody has to be responsible for it."
        : `${listings} listings of yours stand in the way, because somebody has to be responsible for them.`,
    blocking: {
      pending: "It waits for a moderator.",
      approved: "Players can vote for it.",
    },
    handOver: "Hand it over …",
    unlist: "Take it off the list",
    deleteListing: "Delete it …",
    goOn: "Look again",
    submit: "Delete my account",
    back: "Keep my account",
  },
} as const;
