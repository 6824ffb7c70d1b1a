import { count } from "../../text/language.ts";

/** Texts of the page on which administrators set the site up. */
export const SETUP = {
  title: "Setting up",
  heading: (site: string) => `Set up ${site}`,
  lead: (done: number, all: number) =>
    done === all
      ? "Everything is set up. Changes show on every page within seconds."
      : `${done} of ${all} are fine. Changes show on every page within seconds.`,
  states: { done: "Done", missing: "Missing", usual: "The default" },
  save: "Save",
  fixed: (where: string) => `${where} decides this, so it can't be changed here.`,
  steps: {
    name: {
      title: "Name",
      why: "In the head of every page, in browsers' tabs and in emails.",
      label: "The site's name",
      is: (name: string, baseUrl: string) => `${name}, at ${baseUrl}`,
      usual: (name: string) => `It is still called ${name}.`,
    },
    accent: {
      title: "Colour",
      why: "The colour of votes. Text on it is black or white, whichever reads better.",
      label: "Colour",
      help: "# and six digits, such as #f4b41f. Empty for the default.",
      reads: (color: string, contrast: string) => `${color}, text on it reads with ${contrast} : 1`,
      usual: "The default yellow.",
    },
    logo: {
      title: "Logo",
      why: "Beside the name, and the icon in browsers' tabs.",
      file: "Picture for the logo",
      help:
        "PNG, JPEG or WebP, square, at most 8 MB and at least 64 × 64 pixels. We draw it again, so only its pixels are kept.",
      is: "A picture of yours",
      usual: "The ballot box.",
      upload: "Upload",
      remove: "Back to the ballot box",
      choose: "Choose a file first.",
    },
    mail: {
      title: "Mail",
      why:
        "Without it nobody can confirm an address or get a new password, and owners hear of no decision.",
      is: "Mail is sent.",
      missing:
        "SMTP_URL is not set, so links go to the log. Mail holds a password: set it in the environment, not here.",
      next: "Check it on the page Health",
      test: "Send a test mail to your address",
      noAddress: "Your account has no email address to send it to.",
      failed: (answer: string) =>
        `The mail was not sent. The mail server or the way to it said: ${answer}`,
      slow: (seconds: number) =>
        `The mail server hasn't taken the mail within ${seconds} seconds. Is SMTP_URL right?`,
      guide: "How to set it",
    },
    imprint: {
      title: "Imprint",
      why: "Who is responsible for the site. Many countries require it.",
      label: "Imprint",
      help:
        "Name, postal address and a way to reach you, in Markdown. Empty: no imprint is linked.",
      is: (lines: number) => lines === 1 ? "One line" : `${count(lines)} lines`,
      missing: "The foot of the pages links to no imprint.",
      open: "Open the imprint",
    },
    game: {
      title: "First game",
      why:
        "Servers are listed under a game. Remove those that you don't want while nothing is listed.",
      is: (games: number) => `${count(games)} games to list servers under.`,
      missing: "There is no game, so nobody can list a server.",
      next: "Games",
    },
    moderators: {
      title: "Moderators",
      why: "Somebody to share the work with, and to decide about your own listings.",
      alone: "Nobody but you.",
      is: (people: number) => `${count(people)} people.`,
      how: "They sign up like everybody else. Then find their account, and give it a role:",
      next: "Find an account",
    },
    backup: {
      title: "Backup",
      why: "A disk breaks, and the votes are gone.",
      is: "The last one:",
      old: "The last one is more than two days old:",
      missing: "None was made yet.",
      guide: "One command, and a line for cron",
    },
  },
} as const;

/** Texts of the settings. */
export const SETTINGS = {
  title: "Settings",
  lead: "Changes apply at once, without a restart, and are kept in the audit trail.",
  review: {
    title: "What moderators review",
    lead:
      "Changes to the ticked parts of a listed server wait for a moderator: players see the old version until then. Other changes show at once and are listed under Recently changed.",
    label: "Reviewed first",
    help: "Changes that are already waiting stay in the queue.",
    groups: {
      name: "Name",
      game: "Game",
      address: "Address, unless its owner proves it",
      texts: "Description and rules",
      links: "Website, Discord and video",
      facts: "Tagline, tags, country, version and languages",
    },
    pictures: "Pictures show at once. Moderators find them under New pictures.",
    fresh: "New servers are always reviewed, unless listings are approved by proof.",
    save: "Save",
  },
} as const;
