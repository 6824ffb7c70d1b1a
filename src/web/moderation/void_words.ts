import type { ChosenSource, VoteSelection } from "../../votes/void_batch.ts";
import { count, LANGUAGE, plural } from "../../text/language.ts";
import type { VoteTrust } from "../../votes/vote_trust.ts";

/** The sources of votes. */
export const SOURCES: Readonly<Record<ChosenSource, string>> = {
  session: "signed in",
  link: "link of the server",
  typed_name: "typed name",
  operator: "command line",
  unknown: "unknown",
};

/** How well the account of a vote was known. */
export const TRUSTS: Readonly<Record<VoteTrust | "unknown", string>> = {
  established: "established",
  confirmed: "confirmed",
  none: "none",
  unknown: "unknown",
};

/** What these mean. */
export const TRUST_MEANS =
  "Trust is that of the account when it voted. Established: it was linked to an account elsewhere that was over 30 days old. Confirmed: it had a confirmed email address, or was linked to any other account. Unknown: cast before this site noted it.";

const USUAL = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 });

/** Texts of the page that voids many of a server's votes. */
export const VOIDS = {
  usual: (votes: number) => USUAL.format(votes),
  title: (server: string) => `Votes of ${server}`,
  back: "The server and its votes",
  hours: "Votes by hour",
  hoursLead:
    "Void ones included. The last column is the mean of the same hour in the four weeks before.",
  hourHeads: ["Hour", "Votes", "Usually"],
  choose: "Void many votes",
  chooseLead: "A vote becomes void if all that you fill in is true of it.",
  since: "Cast since",
  until: "Cast before",
  youngerDays: "By accounts that were younger than this many days when they voted",
  sharing: "From addresses that cast this many votes or more for this server that day",
  networkSharing: "From networks (/24, IPv6: /48) that cast this many or more that day",
  known: "Known for 7 days.",
  source: "Cast via",
  anySource: "anything",
  sourceKnown: "Unknown: cast before this site noted it.",
  count: "Count them",
  found: (votes: number) =>
    plural(votes, {
      one: "1 counted vote matches.",
      other: `${count(votes)} counted votes match.`,
    }),
  consequences: [
    "They are taken out of the counts, and the vote check answers as if they had never been cast. Their days stay spent.",
    "Webhooks that are still waiting are given up. Those already sent can't be called back.",
    "The owner gets an email with the number, the time and your reason, and can answer once.",
    "You can lift this act as a whole. Webhooks that were given up stay so until the owner resends or replays them.",
  ],
  submit: "Void them",
  acts: "Acts so far",
  actHeads: ["When", "Who", "Which votes", "State", "Lift"],
  whichOf: (
    since: string,
    until: string,
    { youngerDays, sharing, networkSharing = null, source }: VoteSelection,
  ) =>
    [
      `${since} to ${until} UTC`,
      ...youngerDays === null ? [] : [
        plural(youngerDays, {
          one: "accounts under a day",
          other: `accounts under ${youngerDays} days`,
        }),
      ],
      ...sharing === null ? [] : [`addresses with ${sharing} or more`],
      ...networkSharing === null ? [] : [`networks with ${networkSharing} or more`],
      ...source === null ? [] : [SOURCES[source]],
    ].join(", "),
  states: {
    voiding: (votes: number) => `${count(votes)} void so far`,
    void: (votes: number) => `${count(votes)} void`,
    lifting: (votes: number) => `being lifted, ${count(votes)} still void`,
    lifted: () => "lifted",
  },
  lift: "Lift",
} as const;
