/** The language of all strings in this folder, one file per part of the site; a translation replaces them. */
export const LANGUAGE = "en";

/** What every page says around its content. */
export const LAYOUT = {
  about: (site: string) => `${site} lists game servers. Players vote for the ones they like.`,
  skip: "Skip to content",
  mainMenu: "Main",
  yourMenu: "You",
  servers: "Servers",
  api: "API",
  submit: "List a server",
  myServers: "My servers",
  moderation: "Moderation",
  account: (username: string) => username,
  accountLabel: (username: string) => `Your account, ${username}`,
  signIn: "Sign in",
  signUp: "Sign up",
  signOut: "Sign out",
  contact: "Contact",
  source: "API reference",
} as const;

/** What forms say, whatever they ask. */
export const FORMS = {
  faults: (count: number) =>
    count === 1 ? "Please correct this:" : `Please correct these ${count}:`,
  required: "This is needed.",
  tooLong: (most: number) => `At most ${most} characters.`,
  optional: "optional",
  copy: "Copy",
  copied: "Copied",
} as const;

/** What went wrong, and what to do next. */
export const ERRORS = {
  notFound: "There is no such page",
  notFoundNext: "The address may be wrong, or the server is no longer listed.",
  refused: "That is not possible",
  refusedNext: "Nothing was changed.",
  notAllowed: "This page is not for you",
  notAllowedNext: "Your account may not do this. Nothing was changed.",
  signedOut: "You are signed out",
  signedOutNext: "Your session has ended, and nothing was changed. Sign in, then try again.",
  staleForm: "This form is out of date",
  staleFormNext:
    "You signed in or out since it was shown, or cookies are off. Nothing was changed: go back, load the page again, and send it once more.",
  tooLarge: "That is too much text",
  tooLargeNext: "Nothing was changed. Go back and shorten it.",
  tooMany: "Too many tries",
  tooManyNext: (seconds: number) =>
    `Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
  failed: "Something went wrong on our side",
  failedNext: "Try again in a moment. If it stays, tell whoever runs this site the request id.",
  unavailable: "The site cannot reach its database",
  unavailableNext: "Nothing is lost. Try again in a moment.",
  late: "The site takes too long to answer",
  fates: {
    nothing: "Nothing was changed. Try again in a moment.",
    change_unknown:
      "What you sent may have been saved, or not. Go back and load the page again: it shows which. Then send it again if you have to.",
    vote_not_cast: "Your vote was not cast. Try again in a moment.",
    vote_unknown:
      "Your vote may have been cast, or not. Look at the ballot again in a moment: it tells. You can vote again without harm, for a second vote on the same day never counts.",
  },
  toBallot: "Back to the ballot",
  signIn: "Sign in",
  requestId: "Request id",
  home: "To all servers",
} as const;
