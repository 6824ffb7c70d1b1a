import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "../../core/locales/locale.ts";

const languages = new AsyncLocalStorage<{ locale: Locale }>();

/**
 * Runs work, such as the rest of a request, in a language. JSX only renders when it becomes a string, so that must
 * happen in `work`, too.
 */
export function inLocale<Value>(locale: Locale, work: () => Value): Value {
  return languages.run({ locale }, work);
}

/** Returns the language of the current request. Throws outside of one: mails and jobs take theirs as an argument. */
export function currentLocale(): Locale {
  return current().locale;
}

/** Changes the language of the current request: its account has another, or its form chose one. */
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
