import { count, LANGUAGE, plural } from "../../text/language.ts";
import type { RankCounts } from "../../servers/rank_counts.ts";
import { RANKING_VOTERS } from "../frame/words.ts";

/** Kept, because making one takes 30 µs. */
const MONTH = new Intl.DateTimeFormat(LANGUAGE, { month: "long", timeZone: "UTC" });
const WEEKDAY = new Intl.DateTimeFormat(LANGUAGE, { weekday: "short", timeZone: "UTC" });
const MONTH_OF_YEAR = new Intl.DateTimeFormat(LANGUAGE, {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

function votesOf(votes: number): string {
  return plural(votes, { one: "1 vote", other: `${count(votes)} votes` });
}

/** Texts about voting. */
export const VOTING = {
  voted: "You voted today.",
  votedInVain: "A moderator voided today's vote.",
  votedElsewhere: "Your linked account voted today, when another account here had it.",
  next: "You can vote again in",
  at: "at",
  midnight: "00:00 UTC",
  wait: (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} min`;
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  },
  receipt: "See what happened to your vote",

  ballot: {
    title: (server: string) => `Vote for ${server}`,
    youVoteAs: "You vote as",
    isItYou: "Rewards go to exactly this name in the game.",
    change: "Not your name? Change it",
    names: "You vote as",
    namesHelp: "This choice is remembered for the server.",
    isSteamId: "your Steam id",
    addName: "Another name in this game? Add it",
    addToYours: (name: string, username: string) => `Add ${name} to your account ${username}`,
    addToYoursWhy: "so that votes by such links are yours.",
    nameGone: (name: string) =>
      `"${name}" isn't one of your names any more, or doesn't fit this server. Your vote wasn't cast; choose another one.`,
    linkSays: (server: string) => `${server} says that this is you, and rewards this name.`,
    name: {
      label: "Your name in the game",
      help: "Exactly as in the game: rewards go to this name.",
    },
    agree: (server: string, username: string) => `Let links from ${server} vote as ${username}`,
    agreeWhy:
      "One click, without signing in. Today's vote counts either way. You can take this back on your account page.",
    signInAs: (username: string) => `Sign in as ${username}`,
    signInWhy: (server: string) =>
      `This name has an account here, and links from ${server} don't vote as it unless its player agrees. Sign in once, and you can let them.`,
    signedInAs: (username: string) => `You are signed in as ${username}.`,
    voteAs: (username: string) => `Vote as ${username} instead`,
    notTheirs: "Is this your name in the game, but somebody else's account?",
    tell: "Tell the people who run this site.",
    otherName: (name: string) =>
      `You came here as ${name}, and vote with the name of your account.`,
    makeYours: "Make this name yours",
    makeYoursWhy: "with a password, so that only you can use it here. Your votes stay with it.",
    badLink: "This link doesn't work",
    badLinks: {
      forged: (server: string) =>
        `${server} didn't make it, or a part is missing. Get a new one in the game, and open it as it is.`,
      expired: (server: string) => `It has expired. Type /vote on ${server} to get a new one.`,
      too_far: (server: string) =>
        `Links may end 24 hours ahead at most, and ${server} made this one for longer. Tell its staff: their plugin or its clock is set wrong.`,
    },
    remember: "Remember this name on this browser",
    rememberHelp: "A cookie keeps it for a year at most.",
    remembered: (name: string) => `This browser remembers the name ${name} for ballots.`,
    forget: "Forget it",
    place: (rank: number, game: string) => `#${count(rank)} in ${game}`,
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
    voteTaken: "Your linked account voted for this server today, when another account here had it",
    outOfReach: "Your name doesn't fit this server",
    outOfReachWhy: (username: string) =>
      `This server hands out rewards by the player's name in the game, and "${username}" can't be one: such names have up to 16 letters, digits and "_".`,
    confirmEmail: "Confirm your email address first",
    confirmEmailNext:
      "This site only takes votes from accounts with a confirmed email address. You can get the link on your account page.",
    toAccount: "Your account",
  },

  faults: {
    name: "That name can't vote here.",
    changed: "Something changed in the meantime. Your vote wasn't cast; please try again.",
    name_gone: "That name isn't one of yours any more. Your vote wasn't cast; choose another one.",
    name_used:
      "Somebody else voted for this server under that name today. Your vote wasn't cast. Choose another of your names, or type /vote in the game: the link you get proves that the name is yours. You can try again in",
    link_used:
      "This name has voted by a link of this server today, with another account here. Your vote wasn't cast. You can try again in",
    missing: "Your browser wasn't ready yet. Wait until the box is ticked, then vote.",
    forged: "That check was not for this vote. Your vote wasn't cast; please try again.",
    expired: "The page was open for too long. Your vote wasn't cast; please try again.",
    already_voted: "Something changed in the meantime. Your vote wasn't cast; please try again.",
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
    weekday: (day: Date) => WEEKDAY.format(day),
    voted: ": voted",
    notVoted: ": no vote",
    inRow: (days: number, isAll: boolean) => {
      if (isAll) return "Every day of the week.";
      return plural(days, { one: "", other: `${days} days in a row.` });
    },
    ofMonth: (votes: number) =>
      plural(votes, {
        one: "Your first vote here this month.",
        other: `${votes} votes here this month.`,
      }),
  },

  consent: {
    question: "Show your name among the top voters?",
    why: (server: string) =>
      `${server} and all other servers you vote for list who votes most each month. Some give prizes. Everybody can see it, and you can change your mind on your account page.`,
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
    title: (server: string) => `Top voters of ${server}`,
    description: (server: string) => `Who voted most for ${server}, month by month.`,
    ownTitle: "Voters",
    ownLead:
      "Everybody who voted for your server. Your public page names only players who agreed to it.",
    months: "Month",
    month: (start: Date) => MONTH_OF_YEAR.format(start),
    sofar: "So far this month",
    final: "Final result",
    ofMonth: (start: Date) => `Top voters of ${MONTH.format(start)}`,
    all: "All top voters",
    sums: (votes: number, players: number) =>
      `${votesOf(votes)} by ` +
      plural(players, { one: "1 player so far.", other: `${count(players)} players so far.` }),
    noVotes: "Nobody voted in this month yet.",
    nobody: "None of the voters has chosen to be listed by name yet.",
    votes: votesOf,
    others: (votes: number, players: number) =>
      `${votesOf(votes)} came from ` +
      plural(players, { one: "another player.", other: `${count(players)} other players.` }),
    voided: (votes: number) =>
      plural(votes, {
        one: "1 vote of this month was voided after it ended. The list shows what counts now.",
        other: `${count(votes)} votes of this month were voided after it ended. ` +
          "The list shows what counts now.",
      }),
    gone: "deleted account",
    unlisted: " not listed",
    you: "you",
    site: "Top voters on all servers",
    rules:
      "Months are calendar months in UTC. With equal votes, the player who cast their last one earlier is listed first. Only players who agreed are named, and results stay for a year.",
    back: (server: string) => `Back to ${server}`,
  },

  siteBoard: {
    title: "Top voters",
    titleOf: (span: string) => `Top voters: ${span}`,
    lead: "Who votes most on all servers together.",
    spans: "Time",
    names: {
      month: "This month",
      last_month: "Last month",
      year: "Twelve months",
      all: "All time",
    },
    allTime: "Since the first vote",
    heading: (first: Date, last: Date) =>
      first.getTime() === last.getTime()
        ? MONTH_OF_YEAR.format(first)
        : MONTH_OF_YEAR.formatRange(first, last),
    nobody: "Nobody who agreed to be listed has voted in that time yet.",
    rules:
      "Counted once an hour, all time once a day. Months are calendar months in UTC. With equal votes, the player who cast their last one earlier is listed first. Only players who agreed are named.",
    yourName: "Choose on your account page whether your name is listed",
  },

  receiptPage: {
    title: "Your vote is counted",
    voidTitle: "Your vote is void",
    thanks: (server: string) => `Thanks for voting for ${server}.`,
    standing: (votes: number, place: string, counts: RankCounts) => {
      const ranked = counts === "all" ? "" : ` of ${RANKING_VOTERS[counts]}`;
      return `It now has ${votesOf(votes)}${ranked} in 30 days and is ${place}.`;
    },
    player: "Player",
    favourite: "Vote here often? Favourites have one page, and you vote for all of them in a row.",
    remind: "Add tomorrow's vote to your calendar",
    remindWhy: "(a file for any calendar).",
    others: (game: string) => `More ${game} servers to vote for`,
    vote: "Vote",
    voteFor: (server: string) => ` for ${server}`,
    castAt: "Cast",
    nextVote: "Next vote",
    sent: "Sent to the server",
    reward: "Your reward",
    rewards: {
      waiting: "waits for you in the game",
      leased: "waits for you in the game",
      granted: "given",
      refused: "declined by the server",
      voided: "withdrawn",
      expired: "expired: nobody picked it up",
    },
    back: (server: string) => `Back to ${server}`,
    isVoid: "A moderator voided this vote. It no longer counts.",
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
} as const;
