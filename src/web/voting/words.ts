/** What people read around a vote. */
export const VOTING = {
  button: "Vote for this server",
  signInFirst: "Sign in or sign up to vote. It takes a minute, and you come back here.",
  voted: "You voted today.",
  next: "You can vote again in",
  at: "at",
  wait: (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} min`;
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  },
  receipt: "What became of the vote",
  ballot: {
    title: (server: string) => `Vote for ${server}`,
    youVoteAs: "You vote as",
    isItYou: "Rewards go to exactly this name. It should be your name in the game.",
    change: "Change it",
    cast: "Cast my vote",
    rule: "One vote per server and day. Days are UTC days.",
    noScript:
      "To vote, switch JavaScript on for this site: your browser has to do a little work that keeps bots away. Nothing else here needs it.",
    back: "Back to the server",
    alreadyVoted: "You voted for this server today",
    confirmEmail: "Confirm your mail address first",
    confirmEmailNext:
      "On this site, only accounts with a confirmed mail address vote. Your account page sends you the link.",
    toAccount: "To your account",
  },
  faults: {
    missing: "Your browser had not finished its work. Wait until the box is ticked, then vote.",
    forged: "That answer was not for this vote. Here is a new one; please try again.",
    expired: "The page was open for too long. Nothing was cast; please try again.",
    already_voted: "Something changed meanwhile. Nothing was cast; please try again.",
    proof_spent: "That answer was used already. Nothing was cast; please try again.",
    unavailable:
      "The check for bots cannot be reached just now. Nothing was cast; please try again in a moment.",
    address_full:
      "Too many votes for this server came from your network today. Nothing was cast; it opens again in",
  },
  widget: {
    label: "I am not a bot",
    verifying: "Your browser is proving that it is no bot …",
    verified: "Ready to vote",
    error: "That did not work. Load the page again.",
    expired: "This took too long. Load the page again.",
    waitAlert: "A moment: your browser is not ready yet.",
  },
  receiptPage: {
    title: "You voted",
    thanks: (server: string) => `Thank you for your vote for ${server}.`,
    counted: "Counted",
    castAt: "Cast",
    nextVote: "Next vote",
    sent: "Sent to the server",
    back: (server: string) => `Back to ${server}`,
    isVoid: "A moderator voided this vote. It counts no more.",
    looksAgain: "This page looks again by itself.",
    nextVoteOpen: "Vote again",
    forgotten: "What became of it is kept for 30 days only.",
    none: "This server asks for its votes by itself; your vote is there for it now.",
    words: {
      on_its_way: "on its way",
      retrying: "being retried: the server's receiver does not answer right now",
      held: "held until the server's owner takes votes again",
      delivered: "delivered",
      given_up: "given up: it could not be delivered",
      withdrawn: "withdrawn before it arrived",
    },
  },
} as const;
