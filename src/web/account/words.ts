/** What the pages of accounts say. */
export const ACCOUNTS = {
  username: "Username",
  usernameHelp:
    "Exactly your name in the game. 2 to 32 letters, digits, “_”, “.” and “-”; Bedrock names may begin with “.”",
  email: "Mail address",
  emailHelp: "For a new password, should you forget yours. Nobody else sees it.",
  password: "Password",
  passwordHelp: "At least 10 characters. Three or four words that do not belong together are good.",
  newPassword: "New password",
  presentPassword: "Present password",

  signUp: {
    title: "Sign up",
    lead: "One account for all servers: your username is what you vote as.",
    submit: "Sign up",
    haveOne: "You have an account?",
    signIn: "Sign in",
  },

  signIn: {
    title: "Sign in",
    nameOrEmail: "Username or mail address",
    nameOrEmailHelp: "A mail address works once it is confirmed.",
    submit: "Sign in",
    wrong: "This name and this password do not belong together.",
    forgot: "Forgot your password?",
    haveNone: "No account yet?",
    signUp: "Sign up",
  },

  reset: {
    title: "A new password",
    lead: "We send a link to your mail address. With it you choose a new password.",
    submit: "Send the link",
    asked: "Look into your mail",
    askedLead:
      "If this address has an account, a link is on its way. It works for an hour. Nothing there? Look into the spam folder.",
    choose: "Choose a new password",
    chooseLead: "Afterwards you are signed out everywhere.",
    save: "Save the new password",
    dead: "This link no longer works",
    deadLead: "It works once, for an hour. Ask for another one.",
    again: "Ask for another link",
  },

  verify: {
    title: "Confirm your mail address",
    lead: "One more click, and we know that mail reaches you.",
    submit: "Confirm",
    dead: "This link no longer works",
    deadLead: "It works for a day. Your account's page sends another one.",
    account: "To your account",
  },

  name: {
    title: "Your name",
    question: "is this exactly your in-game name?",
    youVoteAs: "You vote as",
    why: "Rewards go to the player of that name: one letter more or less, and they go to nobody.",
    yes: "Yes, go on",
    change: "No, change it",
    newName: "New name",
    save: "Change the name",
    correction:
      "Change it now: this first correction is free. Later, a name changes once in 30 days.",
    rule:
      "A name changes once in 30 days. The old one stays yours for 90 days, and servers still find you by it.",
    next: (day: string) => `The name can change again on ${day}.`,
  },

  account: {
    title: "Your account",
    nameHeading: "Name",
    changeName: "Change the name",
    emailHeading: "Mail address",
    confirmed: "confirmed",
    unconfirmed: "not confirmed",
    unconfirmedLead: "Until you open the link that we send there, this address cannot sign in.",
    sendAgain: "Send the link",
    passwordHeading: "Password",
    passwordLead: "All your other sessions end.",
    changePassword: "Change the password",
    wrongPassword: "This is not your present password.",
    sessionsHeading: "Where you are signed in",
    since: "Since",
    lastSeen: "Last seen",
    address: "Address",
    browser: "Browser",
    thisOne: "this one",
    unknown: "unknown",
    end: "End",
    endOthers: "End all others",
    deleteHeading: "Delete the account",
    deleteLead: "Name, mail address and password go for good. Votes stay counted, as nobody's.",
    delete: "Delete the account …",
  },

  deletion: {
    title: "Delete your account",
    lead: (username: string) =>
      `${username} will be gone for good: nobody can bring the account back. Your votes stay counted, as nobody's. The name stays reserved for 90 days.`,
    submit: "Delete my account for good",
    keep: "Keep it",
  },
} as const;
