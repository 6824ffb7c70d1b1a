// Values of the guarded site's rows that its addresses and forms name.

/** The picture that is the logo and the banner of Caves, and its time. */
export const PICTURE_HASH = "ab".repeat(32);
export const PICTURES_AT = new Date("2026-03-10T11:00:00.000Z");

/** The id of the change that waits for Harbour. */
export const CHANGE_ID = "0b3c0f4e-6a51-4d5f-9a57-0f5b1f0f6f01";
