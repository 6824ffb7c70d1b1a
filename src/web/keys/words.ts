import { KEPT_DAYS } from "../../database/kept_data.ts";
import { count, plural } from "../../text/language.ts";

/** Texts of the pages about API keys and their webhooks. */
export const KEYS = {
  panel: {
    title: (server: string) => `API keys of ${server}`,
    heading: "API keys",
    lead:
      "With a key, your game server can check who has voted. Give a key a webhook, and each vote is sent to you the moment it is cast.",
    notApproved: (status: string) =>
      `This server is ${status}. You can create and use keys only while it is approved.`,
    reason: (reason: string) => `A moderator wrote: ${reason}`,
    none: "No keys yet",
    noneNext:
      "Create one below. Its secret is shown once, with a command to try it and a test for its webhook.",
    noneUntil: "You can create keys once the server is approved.",
    name: "Name",
    ending: "Ends in",
    created: "Created",
    lastUsed: "Last used",
    webhook: "Webhook",
    newKey: "Generate API key",
    nameField: {
      label: "Key name",
      help: "Only you see it. It helps you tell your keys apart: lobby, website, …",
    },
    urlField: { label: "Webhook URL", help: "Where each vote is sent. You can set it later." },
    scopes: "Used for",
    scopesField: "What the key is for",
    scope: {
      read: { name: "reading", label: "Reading: the listing, vote counts and vote checks" },
      rewards: { name: "rewards", label: "Rewards: fetch votes from the inbox and record rewards" },
      feed: { name: "feed", label: "Feed: follow every vote, for bots and statistics" },
    },
    generate: "Generate API key",
    history: "Recent activity",
    historyLead: "Every change to this server's keys and webhooks, and who made it.",
    when: "When",
    who: "Who",
    what: "Action",
    which: "Key",
    code: "Sample code",
    codeLead:
      "Complete programs that need no libraries. They read your key and secret from the environment: keep both out of your code.",
    samples: [
      {
        href: "/docs/polling",
        label: "Ask whether a player has voted",
        lead:
          "Prints the answer and rewards nobody. A vote counts all day, so it is up to you to give the reward and to remember who has had it. Without an answer the program fails and prints nothing.",
      },
      {
        href: "/docs/webhooks#whole-receivers",
        label: "Receive votes",
        lead:
          "Checks that a webhook comes from us, saves the vote to a file, then calls the function reward: at most once per vote, even across restarts, and never for a test. Fill in that function, and put your web server in front for https. A crash between the two steps can lose a reward, which you can then give by hand; it never gives one twice.",
      },
    ],
    reference: "The API reference has every answer and header.",
  },

  states: {
    none: "no URL",
    active: "active",
    failing: "failing",
    waiting: "waiting for your receiver",
    paused: "paused",
    disabled: "switched off",
    revoked: "revoked",
  },

  once: {
    issued: (name: string) => `Your new key: ${name}`,
    rolled: (name: string) => `New secret for ${name}`,
    prepared: (name: string) => `New webhook secret for ${name}`,
    warning: "Copy this now. It is shown only once.",
    key: "API key",
    webhookSecret: "Webhook secret",
    keyHelp: "Send it with each request: Authorization: Bearer, then the key.",
    secretHelp: "Your receiver uses it to verify that a webhook comes from us.",
    overlap: (hours: number) =>
      hours === 0 ? "The old secret no longer works." : plural(hours, {
        one: "The old secret works for one more hour.",
        other: `The old secret works for ${hours} more hours.`,
      }),
    preparedNext:
      "First make your receiver accept this secret alongside the old one. Then come back and activate it: until then, nothing is signed with it.",
    tryTitle: "Try it now",
    curl: "Ask the API who you are, in a terminal",
    test: "Send a test to the webhook",
    testHelp:
      "Opens in a new tab, so this page and its secret stay. Tests are never counted or rewarded.",
    done: "I've copied it",
    usedTitle: "This form was already sent",
    used:
      "It did its work then, and showed its secret. If you didn't copy it, roll the key or prepare another webhook secret.",
    back: "All API keys",
  },

  key: {
    title: (key: string, server: string) => `Key ${key} of ${server}`,
    back: "API keys",
    deliveries: "Deliveries of this key",
    revokedAt: "Revoked",
    votifier: "Votifier",
    toRewards: "Rewards",
    replayVotifier:
      "Sends the votes that are on hold or did not arrive. Votes that your server took are left out: it would reward them again.",
    webhook: "Webhook",
    webhookLead: "Each vote is sent there, signed, the moment it is cast.",
    security: "Security",
    securityLead: "Two secrets: the key opens the API, the webhook secret signs what we send.",
    danger: "Danger",
    dangerLead: "This cannot be undone.",
    urlField: {
      label: "Webhook URL",
      help: "Each vote is sent there. Leave it empty to stop: what is still waiting is given up.",
    },
    saveUrl: "Save URL",
    pause: "Pause",
    pauseHelp: "While it is paused, votes are put on hold. You can replay them later.",
    resume: "Resume",
    resumeHelp: "New votes are sent again. Those on hold stay on hold until you send them.",
    heldOff: "Resume the webhook, then send them.",
    sendHeld: "Send those on hold",
    held: (votes: number, max: number) =>
      (votes > max
        ? `More than ${count(max)} votes are`
        : plural(votes, { one: "1 vote is", other: `${count(votes)} votes are` })) +
      ` on hold, each for ${KEPT_DAYS.delivery} days. The oldest is deleted on`,
    disabled: {
      gone: "Your receiver answered 410 Gone, which switches a webhook off. Votes are on hold.",
      failing: "It was switched off after five days without a single success. Votes are on hold.",
    },
    failingSince: "The webhook has failed since",
    asksAgain: "Next try:",
    test: {
      title: "Test",
      button: "Send test",
      lead:
        "Sends a test vote, from no real player, to your URL and shows what was sent and answered. The header X-Listing-Test marks it, and it is never counted.",
    },
    testName: {
      label: "Player name",
      help: "A receiver that ignores the header will reward this player.",
    },
    testConfirm: "Yes, my receiver may reward this player",
    testMore: "Test with a real player name",
    grade: {
      title: "Grade my receiver",
      button: "Grade receiver",
      lead:
        "Sends about 30 deliveries of the test player to your URL, within a minute: good ones, and forged, old and doubled ones. Then says what your receiver got wrong.",
    },
    graded: (key: string) => `Grade of the receiver of ${key}`,
    backToKey: "Back to the key",
    secret: "Webhook secret",
    secretLead:
      "Change it in two steps so that no vote is lost: prepare a new one, add it to your receiver, then activate it.",
    secretSteps: [
      "Prepare a new secret",
      "Add it to your receiver, beside the old one",
      "Activate it: we sign with it from then on",
    ],
    prepare: "Prepare new secret",
    prepareAgain: "Prepare another secret",
    pending: "A new secret is prepared. Nothing is signed with it until you activate it.",
    activate: "Activate prepared secret",
    replay: { title: "Replay", button: "Replay votes" },
    replayLead: (days: number) =>
      `Resends every vote since a time in the last ${days} days, including those on hold, five a second. Votes keep their IDs: a receiver that remembers X-Listing-Vote rewards nobody twice.`,
    since: "Votes since",
    roll: {
      title: "Roll",
      button: "Roll key",
      lead:
        "Creates a new secret for this key. Its webhook and history stay, and the old secret works for as long as you choose. The current secret:",
    },
    overlap: "The old secret stops working",
    overlaps: [
      { value: "24", label: "in one day" },
      { value: "0", label: "immediately" },
      { value: "1", label: "in one hour" },
      { value: "168", label: "in seven days" },
    ],
    revoke: "Revoke",
    revokeLead: "Ends this key for good. Its webhook stops, and what is still waiting is given up.",
    revokeLink: "Revoke key …",
    confirmTitle: (key: string) => `Revoke key ${key}?`,
    confirmLead:
      "Programs that use it are refused within a second, and its webhook gets no more votes. This cannot be undone. If the key leaked, roll it instead: that keeps the webhook.",
    confirm: "Revoke for good",
    cancel: "Keep the key",
  },
} as const;
