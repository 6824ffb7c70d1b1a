// Written by `deno task generate` from locales/. Do not edit.
import { words as en } from "./en.ts";

/** Functions that return the words of each language, by its tag. */
export const WORDS = { "en": en };
