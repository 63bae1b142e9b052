import { AsyncLocalStorage } from "node:async_hooks";
import compile from "icu-minify/compile";
import format, { type CompiledMessage } from "icu-minify/format";
import { formatters } from "@/messages/formatters";
import { formatLocales, type Locale } from "@/messages/locales";

/** What stands in a sentence. Texts may be or contain sentences to be stored; several become a list: "Ann and Bob". */
export type Value = string | number | Day | SpokenLanguage | readonly Value[];
export type Values = Readonly<Record<string, Value>>;
type Day = { day: string };
type SpokenLanguage = { language: string; name: string };

/** The reader's language, and our sentences in it by the English ones; or whether they are to be stored. */
type Listener = {
  locale: Locale;
  sentences: Readonly<Record<string, CompiledMessage>>;
  stores?: true;
};
const english: Listener = { locale: "en", sentences: {} };

/** Set by `inLanguage` and `storing`; without it the language is English, as for all agents. */
export const listener = new AsyncLocalStorage<Listener>();
const current = () => listener.getStore() ?? english;

export const spokenLocale = (): Locale => current().locale;

/**
 * A sentence in the reader's language. It is written in the code, in English and, with values, in ICU MessageFormat;
 * messages/<language>/sentences.json has the translations, and a sentence that is not in there stays English:
 *
 *     say("{name} is rejected for {job}.", { name, job });
 */
export const say = (sentence: string, values?: Values): string =>
  current().stores ? toStore(sentence, values) : rendered(sentence, values);

function rendered(sentence: string, values: Values = {}): string {
  const { locale, sentences } = current();
  const message = Object.hasOwn(sentences, sentence) ? sentences[sentence] : undefined;
  const entries = Object.entries(values);
  if (entries.length === 0) return shown(typeof message === "string" ? message : sentence);
  const inWords = Object.fromEntries(entries.map(([name, value]) => [name, worded(value)]));
  return String(
    format<never>(message ?? compiledEnglish(sentence), formatLocales[locale], inWords, { formatters }),
  );
}

function worded(value: Value): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "string") return shown(value);
  const { locale } = current();
  const written = formatLocales[locale];
  if ("day" in value)
    return locale === "en"
      ? value.day
      : formatters
          .getDateTimeFormat(written, { dateStyle: "medium", timeZone: "UTC" })
          .format(new Date(value.day));
  if ("language" in value)
    return locale === "en"
      ? value.name
      : (new Intl.DisplayNames([written], { type: "language" }).of(value.language) ?? value.name);
  const items = value.map((item) => String(worded(item)));
  // "en", not "en-GB", for the comma before "and": items may contain one.
  return formatters.getListFormat(locale).format(items);
}

/**
 * A sentence of a text to be stored: itself in English and its values, between two control characters, which JSON
 * escapes and names from outside never contain. Such texts may be joined and be values of others. `stored` gives the
 * columns for one; `shown` and `shownStored` put it into words.
 */
export const toStore = (sentence: string, values: Values = {}) =>
  `\u0002${JSON.stringify([sentence, values])}\u0003`;

/** Runs work in which all sentences are to be stored. */
export const storing = <T>(work: () => T): T => listener.run({ ...english, stores: true }, work);

/** A text with its sentences in the reader's language. */
export const shown = (text: string): string =>
  text.replace(/\u0002([^\u0002\u0003]*)\u0003/g, (whole, json: string) => {
    try {
      return rendered(...(JSON.parse(json) as [string, Values]));
    } catch {
      return whole;
    }
  });

export const inEnglish = (text: string) => listener.run(english, () => shown(text));

/** What a row has of a text: in English, and its sentences with their values where the English does not tell them. */
type Stored<C extends string, T> = Record<C, T> & Record<`${C}Said`, string | null>;

/** The two columns, or fields, for a text to be stored. */
export function stored<C extends string, T extends string | null>(
  column: C,
  text: T,
  most = 1_000,
): Stored<C, T> {
  // A cut leaves out half an emoji, which PostgreSQL rejects in JSON, like NUL.
  const whole = text && inEnglish(text).replaceAll("\0", "").toWellFormed();
  const written = whole && whole.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
  const said = text === null || [written, toStore(written ?? "")].includes(text) ? null : text;
  return { [column]: written, [`${column}Said`]: said } as Stored<C, T>;
}

/**
 * A stored text in the reader's language. Its sentences are not those of the text where that was cut, or written by an
 * earlier release: then it stays English, unless it is a sentence without values.
 */
export function shownStored<T extends string | null>(text: T, said?: string | null): T | string {
  if (text === null || spokenLocale() === "en") return text;
  return said && inEnglish(said) === text ? shown(said) : rendered(text);
}

const compiled = new Map<string, CompiledMessage>();

function compiledEnglish(message: string): CompiledMessage {
  const result = compiled.get(message) ?? compile(message);
  compiled.set(message, result);
  return result;
}

/** Marks a sentence that `say` translates later, from a variable: `say(labels[kind])`. */
export const sentence = <S extends string>(english: S): S => english;

/** A day in a sentence: in ISO 8601 for agents and English readers, otherwise as the reader's language writes it. */
export const spokenDay = (at: Date): Day => ({ day: at.toISOString().slice(0, 10) });
