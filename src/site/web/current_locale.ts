import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "../../core/locales/locale.ts";

const languages = new AsyncLocalStorage<{ locale: Locale }>();

/**
 * Runs work, such as the rest of a request, in a language. JSX is rendered when it is converted to a string, so this
 * must happen in `work`, too.
 */
export function inLocale<Value>(locale: Locale, work: () => Value): Value {
  return languages.run({ locale }, work);
}

/**
 * Returns the language of the current request. Throws outside of requests: mails and jobs get their language as an
 * argument.
 */
export function currentLocale(): Locale {
  return current().locale;
}

/** Changes the language of the current request, to that of the account or one chosen in a form. */
export function changeLocale(locale: Locale): void {
  current().locale = locale;
}

function current(): { locale: Locale } {
  const language = languages.getStore();
  if (!language) {
    throw new Error("No language: only a request has one, and inLocale() sets another");
  }
  return language;
}
