// Written by `deno task generate` from locales/. Do not edit.
import { words as ar } from "./ar.ts";
import { words as de } from "./de.ts";
import { words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as fr } from "./fr.ts";
import { words as pl } from "./pl.ts";
import { words as ptBR } from "./pt-BR.ts";
import { words as ru } from "./ru.ts";
import { words as tr } from "./tr.ts";

/** Functions that return the words of each language, by its tag. */
export const WORDS = {
  "ar": ar,
  "de": de,
  "en": en,
  "es": es,
  "fr": fr,
  "pl": pl,
  "pt-BR": ptBR,
  "ru": ru,
  "tr": tr,
};
