import { count } from "../../text/language.ts";

/** Texts of the form with which owners list a server and change its listing. */
export const LISTING_WORDS = {
  submit: {
    title: "List a server",
    lead:
      "Game, name and address are enough. You can add the rest now or later. A moderator reviews every new server before it is listed; you can follow its status here.",
    submit: "Submit server",
    pictures: "You add a logo and a banner as soon as the server is submitted.",
  },

  edit: {
    title: (server: string) => `Listing of ${server}`,
    lead: "Your changes show as soon as you save them.",
    leadApproved:
      "Your changes show as soon as you save them, except where a moderator looks first.",
    leadRejected: "When you're done, resubmit the server under Overview.",
    save: "Save changes",
    looksFirst: "A moderator looks first.",
    waits: (seen: string) => `Waits for a moderator. Players see ${seen} until then.`,
    slugMoves: (days: number) =>
      `Old links will lead to the new address. You can change it once in ${days} days.`,
    slugMoved: (at: string) => `You changed it lately. You can change it again on ${at} (UTC).`,
    textWaits: "Waits for a moderator. Players see what it was until then.",
    waiting: "A change waits for a moderator.",
    toWaiting: "Compare, withdraw or prove it",
  },

  parts: {
    label: "Parts of the listing",
    basics: "Game, name and address",
    about: "Tagline, description and rules",
    facts: "Tags, version and languages",
    links: "Links",
    pictures: "Pictures",
  },

  form: {
    game: { label: "Game", help: "Not in the list? Ask a moderator to add it." },
    name: { label: "Name", help: "As players know it." },
    chooseGame: "Choose a game",
    host: { label: "Address", help: "Hostname or IP address. You can add the port: host:25565." },
    port: { label: "Port", help: "Leave it empty to use the game's default port." },
    slug: (least: number, most: number) => ({
      label: "Page address",
      help:
        `The end of the page's link, /servers/…: ${least} to ${most} lower-case letters, digits and hyphens. Leave it empty to use the name.`,
    }),
    tagline: {
      label: "Tagline",
      help: "One line that says what is special about the server. It is on the card.",
    },
    description: (most: number) => ({
      label: "Description",
      help: "Tell players what to expect. Markdown works: **bold**, lists, links, headings. " +
        `At most ${count(most)} characters.`,
    }),
    rules: { label: "Rules", help: "What players must know. Markdown works here too." },
    tags: (most: number) => ({
      label: "Tags",
      help: `Players search and filter by them. Up to ${most}.`,
      unfold: "Choose tags",
    }),
    version: { label: "Version", help: "The version of the game, such as 1.21.4." },
    country: { label: "Country", help: "Where the server is located." },
    noCountry: "Not said",
    languages: (most: number) => ({
      label: "Languages",
      help: `What people speak on the server. Up to ${most}.`,
      unfold: "Choose languages",
    }),
    website: { label: "Website", help: "It begins with https://." },
    discord: { label: "Discord", help: "An invitation, such as https://discord.gg/…" },
    video: { label: "Video", help: "On YouTube, Twitch or Vimeo." },
  },

  preview: {
    title: "Preview",
    of: (server: string) => `Preview of ${server}`,
    note: "Nothing is saved yet. Close this tab to go back to the form.",
    show: "Preview",
    noName: "Your server's name",
    noAddress: "play.example.com",
    noGame: "Game",
    noTagline: "Your tagline",
    about: "About",
    noDescription: "Your description will be here.",
    rules: "Rules",
    waits: "Where the form says that a moderator looks first, players see it once it is approved.",
  },

  pictures: {
    lead: "Your server's face in every list. New pictures show at once.",
    saveFirst: "An upload loads this page again. Save what you typed first.",
    failed: "The picture could not be sent. Try again.",
    logo: {
      label: "Logo",
      none: "You have none yet: players see this tile with your initials.",
      file: "Picture for the logo",
      best: "A square one is best.",
      upload: "Upload logo",
      remove: "Remove logo",
    },
    banner: {
      label: "Banner",
      none: "You have none yet: players see stripes in your server's colour.",
      file: "Picture for the banner",
      best: "Three times as wide as high is best.",
      upload: "Upload banner",
      remove: "Remove banner",
    },
    help: (width: number, height: number, best: string) =>
      `PNG, JPEG or WebP, at most 8 MB and at least ${width} × ${height} pixels. ${best}`,
    crop: {
      label: "Part to show",
      help: "Of a picture with another shape. With scripts you can also drag it.",
      own: "As dragged",
      options: [
        { value: "0.5 0.5", label: "Middle" },
        { value: "0.5 0", label: "Top" },
        { value: "0.5 1", label: "Bottom" },
        { value: "0 0.5", label: "Left" },
        { value: "1 0.5", label: "Right" },
      ],
    },
    choose: "Choose a file first.",
    rulesTitle: "What you may show",
    rules: [
      "Your server: its name, its world, what players build and do there.",
      "Only pictures that are yours or that you may use. No other server's logo.",
      "Nothing sexual, gory or hateful, and nobody's private details.",
      "No false promises, such as free currency for a vote.",
      "Moderators look at every new picture. They remove what breaks these rules and email you the reason.",
    ],
  },

  meanwhile: {
    title: "This was changed meanwhile",
    lead:
      "In another tab, or by somebody else. Compare the two, change the form below if need be, and save it again to keep what you typed.",
    heads: ["Field", "Saved now", "What you typed"],
    nothing: "nothing",
  },
} as const;
