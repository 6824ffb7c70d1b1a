// Written by `deno task generate` from locales/. Do not edit.

/** Loads the words of each language besides English, by its tag. Each path is written out, so it needs no permission. */
export const LOADERS = {
  "ar": () => import("./ar.ts"),
  "de": () => import("./de.ts"),
  "es": () => import("./es.ts"),
  "fr": () => import("./fr.ts"),
  "pl": () => import("./pl.ts"),
  "pt-BR": () => import("./pt-BR.ts"),
  "ru": () => import("./ru.ts"),
  "tr": () => import("./tr.ts"),
};
