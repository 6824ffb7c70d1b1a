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
  otherSite: "This form seems to come from another site",
  otherSiteWhy: (baseUrl: string) =>
    `Open ${baseUrl} and try again there. If you run this site: BASE_URL must equal what the browser's address bar shows, and it is set to ${baseUrl}.`,
  otherSiteNext: "Nothing was changed.",
  tooLarge: "That is too much text",
  tooLargeNext: "Nothing was changed. Go back and shorten it.",
  tooMany: "Too many tries",
  tooManyNext: (seconds: number) =>
    `Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
  failed: "Something went wrong on our side",
  failedNext: "Try again in a moment. If it stays, tell whoever runs this site the request id.",
  unavailable: "The site cannot reach its database",
  unavailableNext: "Nothing is lost. Try again in a moment.",
  signIn: "Sign in",
  requestId: "Request id",
  home: "To all servers",
} as const;
