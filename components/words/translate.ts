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

export interface Words<C extends English> {
  /** The message in the reader's language with its ICU arguments filled in. */
  (key: keyof C & string, values?: Record<string, string | number | Date>): string;
  /** The same for messages with tags: `{ link: (text) => <a …>{text}</a> }` renders `<link>…</link>`. */
  rich: (key: keyof C & string, values: FormatValues<ReactNode>) => ReactNode;
}

const translators = new Map<string, Words<never>>();

/** Returns a catalogue's translator for one language; cached, so it is stable as a prop or dependency. */
export function translator<C extends English>(name: string, locale: Locale, messages: C): Words<C> {
  const id = `${locale}/${name}`;
  const cached = translators.get(id);
  if (cached) return cached;
  const compiled = messages as unknown as Record<string, CompiledMessage>;
  const filledIn = <Part>(key: string, values: FormatValues<Part> = {}) =>
    format<Part>(compiled[key] ?? key, formatLocales[locale], isolated(values), { formatters });
  const words: Words<C> = Object.assign(
    (key: string, values?: FormatValues<never>) => String(filledIn(key, values)),
    {
      rich: (key: string, values: FormatValues<ReactNode>) =>
        createElement(Fragment, null, ...[filledIn(key, values)].flat()),
    },
  );
  translators.set(id, words as Words<never>);
  return words;
}

/** The values, with each text isolated from the sentence around it. */
const isolated = <Part>(values: FormatValues<Part>): FormatValues<Part> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? isolate(value) : value]),
  );
