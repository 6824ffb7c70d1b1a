/** The path of the notices that browsers get of other people's files. The files lead there by `LICENSES_COMMENT`. */
export const LICENSES_PATH = "/licenses.txt";

/** The first line of a script or style sheet that other people wrote or that loads their fonts. */
export const LICENSES_COMMENT = `/*! Licenses: ${LICENSES_PATH} */\n`;
