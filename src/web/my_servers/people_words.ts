import { count } from "../../text/language.ts";
import { votesOf } from "../listing/words.ts";

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
    wrongPassword: "That is not your password.",
    chooseRole: "Choose a role.",
  },

  handover: {
    title: "Hand over",
    lead: "Gives the listing with its votes, keys and people to another account.",
    what:
      "Both confirm: you with your password, they by accepting within seven days. Then it is theirs and you lose access. Webhook rates start low again, as they belong to the owner.",
    name: "Name of the new owner’s account",
    password: "Your password",
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
    what: "The next page says what goes and what stays, and asks for your password.",
    title: (server: string) => `Delete ${server}`,
    heading: "Delete this listing for good",
    facts: {
      page: "Page, text and pictures",
      pageGoes: "are deleted at once. The address of the page is never given to another server.",
      votes: "Votes",
      votesStay: (votes: number) =>
        `${votesOf(votes)}: they stay in the players’ own data, but no longer count.`,
      keys: "API keys",
      keysGo: (keys: number) =>
        keys === 0 ? "There are none." : `${count(keys)} stop at once. Plugins get an error.`,
      waiting: "Deliveries on the way or on hold",
      waitingGo: (votes: number) =>
        votes === 0 ? "There are none." : `${votesOf(votes)}: they are never sent.`,
      inbox: "Rewards in the inbox",
      inboxGo: (votes: number) =>
        votes === 0 ? "There are none." : `${votesOf(votes)}: nobody can collect them any more.`,
      people: "People",
      peopleGo: (others: number) =>
        others === 0 ? "Nobody else has access." : `${count(others)} lose access.`,
      trail: "Record of changes",
      trailStays: "stays for two years, for moderators only.",
    },
    instead:
      "Do you only need a break, or is somebody else taking over? You can do both without deleting it:",
    toPeople: "Take it off the list, or hand it over",
    password: "Your password",
    submit: "Delete the listing",
    wrongPassword: "That is not your password.",
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
