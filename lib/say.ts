import { AsyncLocalStorage } from "node:async_hooks";
import compile from "icu-minify/compile";
import format, { type CompiledMessage } from "icu-minify/format";
import { formatters } from "@/messages/formatters";
import { formatLocales, type Locale } from "@/messages/locales";

export type Values = Record<string, string | number | Date>;

/** Whom we are speaking to: their language, and our sentences in it by the English ones. */
type Listener = { locale: Locale; sentences: Readonly<Record<string, CompiledMessage>> };

/** Set by `inLanguage`; without it we speak English, as to all agents. */
export const listener = new AsyncLocalStorage<Listener>();

export const spokenLocale = (): Locale => listener.getStore()?.locale ?? "en";

/** Our sentences in the language that is spoken, by the English ones; none of English itself. */
export const spokenSentences = () => listener.getStore()?.sentences ?? none;
const none: Listener["sentences"] = {};

/**
 * A sentence in the language of whoever is answered. It is written where it is said, in English and, with values, in ICU
 * MessageFormat; messages/<language>/sentences.json has it in other languages, and what is not in there stays as it is:
 *
 *     say("{name} is rejected for {job}.", { name, job });
 */
export function say(english: string, values?: Values): string {
  const sentences = spokenSentences();
  const translated = Object.hasOwn(sentences, english) ? sentences[english] : undefined;
  if (translated === undefined) return inEnglish(english, values);
  return String(format<never>(translated, formatLocales[spokenLocale()], values, { formatters }));
}

/** A sentence that is kept, in English whoever is answered; `sayAgain` says it to its readers. */
export const inEnglish = (english: string, values?: Values) =>
  values
    ? String(format<never>(compiledEnglish(english), formatLocales.en, values, { formatters }))
    : english;

const compiled = new Map<string, CompiledMessage>();

function compiledEnglish(message: string): CompiledMessage {
  const present = compiled.get(message) ?? compile(message);
  compiled.set(message, present);
  return present;
}

/** Marks a sentence that is said later, from a variable: `say(labels[kind])`. */
export const sentence = <S extends string>(english: S): S => english;

/** A day in a sentence: as agents and English readers get it, or as it is written in the language that is spoken. */
export function spokenDay(at: Date): string {
  if (spokenLocale() === "en") return at.toISOString().slice(0, 10);
  const locale = formatLocales[spokenLocale()];
  return formatters.getDateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(at);
}

/** Several names in one sentence: "Ann, Bob and Cid". */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat(formatLocales[spokenLocale()], { type: "conjunction" }).format(names);
