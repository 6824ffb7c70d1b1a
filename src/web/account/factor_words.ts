/** Texts about passkeys, two-step sign-in, and showing who somebody is. */
export const FACTORS = {
  passkey: {
    use: "Sign in with a passkey",
    useHere: "Use a passkey",
    failed: "That didn't work, or you stopped it. Try again, or choose another way.",
    wrong:
      "That passkey doesn't work here. It may have been removed, or the page was open for too long. Try again.",
  },

  passkeys: {
    heading: "Passkeys",
    lead:
      "With your device's screen lock or a security key: nothing to type, and nothing that a fake page could steal.",
    badge: "passkey",
    formerHost: "of this site's former address",
    added: "Added",
    used: "last used",
    neverUsed: "never used",
    add: "Add a passkey …",
    remove: "Remove",
    new: {
      title: "Add a passkey",
      lead: "Your browser asks for your screen lock, your PIN or your security key.",
      name: "Name",
      nameHelp: "So that you recognize it later.",
      submit: "Add passkey",
      noScript:
        "Passkeys need JavaScript and an up-to-date browser. Turn JavaScript on for this site.",
      refused: "That passkey was not added. Try again.",
      tooMany: (max: number) => `You have ${max} passkeys. Remove one first.`,
      back: "Back to your account",
    },
  },

  second: {
    heading: "Two-step sign-in",
    lead:
      "After a password or another site, you confirm that it's you with a code from an app, or a passkey.",
    setUp: "Set it up …",
    change: "Change …",
    title: "Two-step sign-in",
    offLead:
      "A stolen password, or somebody in your account at another site, no longer opens this one. Signing in with a passkey is two steps in one, so it doesn't ask for another.",
    required: (who: "desk" | "servers") =>
      who === "desk"
        ? "This site requires two-step sign-in from everybody who works at its desk. Set it up to go on."
        : "This site requires two-step sign-in from everybody who manages a server. Set it up to go on.",
    app: {
      title: "With an authenticator app",
      again: "Use another authenticator app",
      againLead: "The app that you use now stops working here, and you get new recovery codes.",
      lead:
        "Scan this code with an authenticator app, such as Aegis, 2FAS, Google Authenticator or the one in your password manager. Then type the six digits that it shows.",
      qr: "QR code for your authenticator app",
      key: "No camera? Type this key into the app",
      open: "Open it in an app on this device",
      code: "Code from the app",
      submit: "Turn on",
    },
    passkeys: {
      title: "With your passkeys",
      lead: "You are asked for one of your passkeys whenever you sign in another way.",
      none: "You have no passkey yet.",
      add: "Add a passkey …",
      submit: "Use my passkeys",
    },
    state: {
      title: "It is on",
      app: "With an authenticator app, since",
      passkeys: "With your passkeys, since",
      codes: (left: number) =>
        left === 1 ? "One recovery code is left." : `${left} recovery codes are left.`,
      renew: "Make new recovery codes",
      turnOff: "Turn off",
    },
    codes: {
      title: "Your recovery codes",
      lead:
        "Each of them signs you in once if you lose your phone or your passkey. Print them, or keep them in your password manager. They aren't shown again.",
      label: "Recovery codes",
      copy: "Copy the codes",
      done: "I have saved them",
    },
  },

  half: {
    title: "One more step",
    lead: (username: string) => `You are signing in as ${username}.`,
    code: "Code from your authenticator app",
    codeHelp: "Six digits, which change every 30 seconds.",
    wrong: "That code isn't right, or it was used already. Wait for the next one.",
    wrongRecovery: "That isn't one of your recovery codes, or it was used already.",
    submit: "Sign in",
    recovery: "Use a recovery code",
    recoveryCode: "Recovery code",
    recoveryHelp: "One of the ten that you saved. Each works once.",
    lost: "Lost all of them? Ask the people who run this site.",
    contact: "Write to them",
    other: "Sign in as somebody else",
    dead: {
      title: "Sign in again",
      lead: "That took too long, or there were too many wrong codes. You are not signed in yet.",
    },
    signIn: "Sign in",
  },

  prove: {
    title: "Is it you?",
    lead: (username: string) =>
      `You signed in as ${username} more than ten minutes ago. Confirm that it's you before you go on.`,
    acts: {
      key: "You are about to make a key.",
      votifier: "You are about to change where votes are sent.",
      webhook: "You are about to change a webhook.",
      people: "You are about to share your listing.",
      handover: "You are about to hand your listing over.",
      listing: "You are about to delete your listing.",
      voids: "You are about to void votes.",
      role: "You are about to change somebody's role.",
      passkey: "You are about to add a passkey.",
      passkey_removal: "You are about to remove a passkey.",
      second_factor: "You are about to change two-step sign-in.",
      unlink: "You are about to unlink a way to sign in.",
      link: "You are about to link a way to sign in.",
      password: "You are about to change your password.",
      email: "You are about to change your email address.",
      export: "You are about to download your data.",
      deletion: "You are about to delete your account.",
    },
    kept: "What you typed is kept, and sent once you have confirmed.",
    lost: "You come back to the page. What you typed there has to be typed again, as it is secret.",
    password: "Your password",
    code: "Code from your app, or a recovery code",
    wrongPassword: "That is not your password.",
    wrongCode: "That code isn't right, or it was used already. Wait for the next one.",
    submit: "Confirm",
    provider: (name: string) => `Confirm with ${name}`,
    again: "I have confirmed in another tab. Go on",
    none: "Sign out and sign in again to confirm that it's you.",
    notNow: "Go back without it",
    back: "Back to your account",
  },

  notMe: {
    title: "Wasn't it you?",
    lead:
      "If you don't know the browser that signed in, press the button. Everybody is signed out of your account, you too, and your password stops working. Your account keeps the email address that we wrote to, and we email you a link there to choose a new password.",
    submit: "It wasn't me: sign everybody out",
    dead: {
      title: "This link no longer works",
      lead:
        "It works for a week. You can end sessions and change your password on your account page.",
    },
    mailed: {
      title: "Everybody is signed out",
      lead:
        "Your password no longer works. We've sent you a link to choose a new one. Then look at your ways to sign in, and remove what isn't yours.",
    },
    no_mail: {
      title: "Everybody is signed out",
      lead: "Your password no longer works. Ask for a link to choose a new one.",
    },
    used: {
      title: "This link was used already",
      lead:
        "It signed everybody out, which it does once. If somebody has been in your account since then, look at your ways to sign in, and remove what isn't yours. A new password signs everybody out again.",
    },
    no_password: {
      title: "Everybody is signed out",
      lead:
        "Your account has no password. Sign in again, look at your ways to sign in, and remove what isn't yours.",
    },
    reset: "Choose a new password",
    signIn: "Sign in",
  },
} as const;
