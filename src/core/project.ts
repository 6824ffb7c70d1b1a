/**
 * The program's folder. No other file of the service derives a path from its own place: the image runs a bundle whose
 * folder is as deep in the project as this file's, so that both find the project by the same path.
 */
export const PROJECT = new URL("../../", import.meta.url);
