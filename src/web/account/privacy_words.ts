/** Texts of the privacy page, besides the table of stored data. */
export const PRIVACY = {
  title: "Privacy",
  lead: (site: string) => `What ${site} knows about you, why, and for how long.`,
  host:
    "The people who run this site decide about it and are responsible for your data. The program behind it, Voteboard, sends nothing to its makers.",
  keptHeading: "What is kept",
  columns: ["Data", "Why", "How long"],
  othersHeading: "Who else learns of it",
  others: [
    "Owners of servers you vote for: your name, your account's number, and when you voted. What they do with it is up to them.",
    "Everyone: the name of a listing you submit, its address and description. Nobody sees your email address.",
    "Moderators of this site: who voted for which server, who owns which, and what owners changed.",
    "The mail server that this site uses: your email address, and the emails you get.",
  ],
  turnstile:
    "Cloudflare: the page on which you vote loads its bot check, and so tells it your IP address and browser.",
  nobodyElse: "Nobody else: no page loads anything from another host.",
  yoursHeading: "Your data is yours",
  yours: "You can see and change most of it on your account page.",
  download: "Download everything.",
  delete: "Delete your account.",
} as const;
