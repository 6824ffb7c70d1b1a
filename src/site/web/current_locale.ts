import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "../../core/locales/locale.ts";

const languages = new AsyncLocalStorage<{ locale: Locale }>();

/**
 * Runs work in a language, such as a request. JSX renders when it becomes a string, so components that need the language
 * must become one in `work`.
 */
export function inLocale<Value>(locale: Locale, work: () => Value): Value {
  return languages.run({ locale }, work);
}

/** Returns the language of the current request. Throws outside of one: jobs and mails pass theirs on. */
export function currentLocale(): Locale {
  return current().locale;
}

/** Changes the language for the rest of the current request, once the visitor's account is known or chose another. */
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
