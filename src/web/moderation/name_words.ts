/** Texts of the page on which moderators decide who gets a name. */
export const NAMES = {
  title: "Claims to names",
  lead:
    "Somebody signed up with the name of a player who votes from the game without an account. The name goes to the first confirmed email address; a claim waits here when two addresses are confirmed, or when this site sends no email. The votes stay with the name.",
  none: "No claims are waiting.",
  heads: ["Name", "First named by", "Claimed", "Address confirmed", "Decision"],
  unconfirmed: "no",
  give: "Give the name",
  refuse: "Refuse",
} as const;
