import { KEPT_DAYS } from "../../database/kept_data.ts";
import { count } from "../../text/language.ts";
import { votesOf } from "../listing/words.ts";

/** How much there is of what goes with a listing. */
interface DeletionFacts {
  votes: number;
  keys: number;
  waiting: number;
  inInbox: number;
  /** People besides the owner. */
  people: number;
  offers: number;
}

const AT_ONCE = "At once";

/** Texts of the pages about sharing a listing and leaving it. */
export const PEOPLE = {
  roles: { owner: "Owner", manager: "Manager", viewer: "Viewer" },

  page: {
    title: (server: string) => `People of ${server}`,
    heading: "People",
    lead:
      "Who may work on this server. Everybody uses their own account. Recent activity, under API keys, says who did what.",
    heads: ["Name", "Role", "Since", ""],
    you: "you",
    change: { manager: "Make a manager", viewer: "Make a viewer" },
    remove: "Remove",
    removed:
      "Access ends at once. API keys and webhook secrets that somebody saw keep working: roll those under API keys.",
    leave: "Leave this server",
    leaveLead: "You lose access at once. Only the owner can invite you again.",
    offersTitle: "Open offers",
    offer: (name: string, role: "owner" | "manager" | "viewer") =>
      role === "owner" ? `${name}, to take the listing over` : `${name}, as a ${role}`,
    withdraw: "Withdraw",
    inviteTitle: "Invite somebody",
    inviteLead:
      "They see the offer on their page “My servers” for seven days, and get an email if they confirmed their address. Nothing changes before they accept.",
    name: "Name of their account",
    role: "Role",
    choices: [
      { value: "viewer", label: "Viewer: sees figures, voters and deliveries" },
      { value: "manager", label: "Manager: everything but deletion, handing over and people" },
    ],
    invite: "Send the invitation",
    needsApproval: "You can invite people once a moderator has approved the server.",
  },

  handover: {
    title: "Hand over",
    lead: "Gives the listing with its votes, keys and people to another account.",
    what:
      "Both confirm: you that it's you, they by accepting within seven days. Then it is theirs and you lose access. Webhook rates start low again, as they belong to the owner.",
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
    title: (server: string) => `Delete ${server}`,
    heading: "Delete this listing?",
    lead: "Here is what happens to everything that belongs to it.",
    effects: "What happens",
    heads: ["What", "Effect", "When"],
    rows: ({ votes, keys, waiting, inInbox, people, offers }: DeletionFacts) => [
      [
        "Page, text, pictures and badge",
        "Gone for everybody. No other server ever gets the address.",
        AT_ONCE,
      ],
      [
        "API keys",
        keys === 0 ? "There are none." : `${count(keys)} stop: plugins get an error.`,
        AT_ONCE,
      ],
      [
        "Deliveries on the way or on hold",
        waiting === 0 ? "There are none." : `${votesOf(waiting)}: they are never sent.`,
        AT_ONCE,
      ],
      [
        "Rewards in the inbox",
        inInbox === 0
          ? "There are none."
          : `${votesOf(inInbox)}: nobody can collect them any more.`,
        AT_ONCE,
      ],
      [
        "Votes",
        `${votesOf(votes)}: they no longer count, but stay in the players’ own data.`,
        AT_ONCE,
      ],
      [
        "People",
        people === 0 ? "Nobody else has access." : `${count(people)} lose access.`,
        AT_ONCE,
      ],
      ...offers === 0 ? [] : [["Open offers", "Nobody can accept them any more.", AT_ONCE]],
      ["Past deliveries", "Are deleted one by one.", `${KEPT_DAYS.delivery} days after each`],
      ["Record of changes", "Stays, for moderators only.", "For two years"],
    ],
    rather: "Rather not?",
    instead:
      "Take it off the list for a break, which you can undo, or hand it over to somebody who goes on with it. Both keep the votes and all you set up.",
    insteadUnlisted:
      "It is not on the list now. You can leave it so, or hand it over to somebody who goes on with it: that keeps the votes and all you set up.",
    unlist: "Take it off the list",
    handOver: "Hand it over",
    forGood: "Delete for good",
    type: "To be sure, type",
    typeHelp: (slug: string) => `Capital letters don’t matter. You can type ${slug} instead.`,
    otherName: (name: string) => `That is not its name, which is “${name}”.`,
    keep: "Keep it",
    password: "Your password",
    submit: "Delete the listing",
  },

  offer: {
    title: (server: string, role: "owner" | "manager" | "viewer") =>
      role === "owner" ? `Take over ${server}?` : `Work on ${server}?`,
    lead: (owner: string, role: "owner" | "manager" | "viewer") =>
      role === "owner"
        ? `${owner} wants to hand this listing over to you.`
        : `${owner} invites you as a ${role}.`,
    means: {
      viewer: "You will see its figures, voters and deliveries.",
      manager:
        "You may do everything but delete it, hand it over and decide who works on it: edit the listing, its keys and its rewards.",
      owner:
        "You become responsible for it, with its votes, keys and webhooks. Its former owner loses access. API keys and secrets that others know keep working until you roll them.",
    },
    people: (names: string) => `These people keep their access until you remove them: ${names}.`,
    accept: { viewer: "Accept", manager: "Accept", owner: "Take it over" },
    decline: "Decline",
    declineLead: (days: number) =>
      `If you decline, the owner can’t ask you again for ${days} days.`,
  },
} as const;
