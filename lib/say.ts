import { AsyncLocalStorage } from "node:async_hooks";
import compile from "icu-minify/compile";
import format, { type CompiledMessage } from "icu-minify/format";
import { formatters } from "@/messages/formatters";
import { formatLocales, type Locale } from "@/messages/locales";

export type Values = Record<string, string | number | Date>;

/** The reader's language, and our sentences in it by the English ones. */
type Listener = { locale: Locale; sentences: Readonly<Record<string, CompiledMessage>> };

/** Set by `inLanguage`; without it the language is English, as for all agents. */
export const listener = new AsyncLocalStorage<Listener>();

export const spokenLocale = (): Locale => listener.getStore()?.locale ?? "en";

/** Our sentences in the current language, by the English ones; none for English itself. */
export const spokenSentences = () => listener.getStore()?.sentences ?? none;
const none: Listener["sentences"] = {};

/**
 * A sentence in the reader's language. It is written in the code, in English and, with values, in ICU MessageFormat;
 * messages/<language>/sentences.json has the translations, and a sentence that is not in there stays English:
 *
 *     say("{name} is rejected for {job}.", { name, job });
 */
export function say(english: string, values?: Values): string {
  const sentences = spokenSentences();
  const translated = Object.hasOwn(sentences, english) ? sentences[english] : undefined;
  if (translated === undefined) return inEnglish(english, values);
  return String(format<never>(translated, formatLocales[spokenLocale()], values, { formatters }));
}

/** A sentence to be stored, always in English; `translateStored` translates it for its readers. */
export const inEnglish = (english: string, values?: Values) =>
  values
    ? String(format<never>(compiledEnglish(english), formatLocales.en, values, { formatters }))
    : english;

const compiled = new Map<string, CompiledMessage>();

function compiledEnglish(message: string): CompiledMessage {
  const result = compiled.get(message) ?? compile(message);
  compiled.set(message, result);
  return result;
}

/** Marks a sentence that `say` translates later, from a variable: `say(labels[kind])`. */
export const sentence = <S extends string>(english: S): S => english;

/** A day in a sentence: in ISO 8601 for agents and English readers, otherwise as the reader's language writes it. */
export function spokenDay(at: Date): string {
  if (spokenLocale() === "en") return at.toISOString().slice(0, 10);
  const locale = formatLocales[spokenLocale()];
  return formatters.getDateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(at);
}

/** Several names in one sentence: "Ann, Bob and Cid". */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat(formatLocales[spokenLocale()], { type: "conjunction" }).format(names);
