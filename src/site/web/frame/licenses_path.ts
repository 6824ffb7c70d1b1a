/** The path of the license notices of third-party files, which refer to it in `LICENSES_COMMENT`. */
export const LICENSES_PATH = "/licenses.txt";

/** The first line of a third-party script, or of a style sheet that loads third-party fonts. */
export const LICENSES_COMMENT = `/*! Licenses: ${LICENSES_PATH} */\n`;
