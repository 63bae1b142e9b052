import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import { createElement, Fragment, type ReactNode } from "react";
import { formatters } from "@/messages/formatters";
import { formatLocales, type Locale } from "@/messages/locales";
import { isolate } from "./isolate";

/** A catalogue of `messages/en` as TypeScript sees it; the bundler compiles its messages (messages/compile.mjs). */
export type English = Record<string, string>;

/** Whether a catalogue has this key; for keys built from an address or a stored row. */
export const hasMessage = <C extends English>(english: C, key: string): key is keyof C & string =>
  Object.hasOwn(english, key);

/** Several texts become a list in the reader's language: "Ann, Bob and Cy". */
type Values<Part = never> = Record<string, FormatValues<Part>[string] | readonly string[]>;

export interface Words<C extends English> {
  /** The message in the reader's language with its ICU arguments filled in. */
  (key: keyof C & string, values?: Values): string;
  /** The same for messages with tags: `{ link: (text) => <a …>{text}</a> }` renders `<link>…</link>`. */
  rich: (key: keyof C & string, values: Values<ReactNode>) => ReactNode;
}

const translators = new Map<string, Words<never>>();

/** Returns a catalogue's translator for one language; cached, so it is stable as a prop or dependency. */
export function translator<C extends English>(name: string, locale: Locale, messages: C): Words<C> {
  const id = `${locale}/${name}`;
  const cached = translators.get(id);
  if (cached) return cached;
  const compiled = messages as unknown as Record<string, CompiledMessage>;
  const written = formatLocales[locale];
  const worded = <Part>(value: Values<Part>[string]) =>
    typeof value === "string"
      ? isolate(value)
      : Array.isArray(value)
        ? formatters.getListFormat(written).format(value.map(isolate))
        : (value as FormatValues<Part>[string]);
  const filledIn = <Part>(key: string, values: Values<Part> = {}) => {
    // Each text is isolated from the sentence around it.
    const inWords = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, worded(value)]));
    return format<Part>(compiled[key] ?? key, written, inWords, { formatters });
  };
  const words: Words<C> = Object.assign((key: string, values?: Values) => String(filledIn(key, values)), {
    rich: (key: string, values: Values<ReactNode>) =>
      createElement(Fragment, null, ...[filledIn(key, values)].flat()),
  });
  translators.set(id, words as Words<never>);
  return words;
}
