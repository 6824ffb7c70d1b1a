/** Where reports of Caves are sent. */
export const REPORTS = "/servers/caves/reports";

/** The moderators' page of Caves. */
export const MODERATED = "/moderation/servers/caves";

/** A valid report. */
export const SCAM = { reason: "scam", text: "It asks for <b>passwords</b>" };
