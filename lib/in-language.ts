import type { CompiledMessage } from "icu-minify/format";
import type { Locale } from "@/messages/locales";
import { listener } from "./say";

type Sentences = Record<string, CompiledMessage>;

/** The bundler and the tests compile these messages (messages/compile.mjs). */
const load: Record<Locale, () => Promise<Sentences>> = {
  en: async () => ({}),
  de: async () => (await import("@/messages/de/sentences.json")).default,
};

/** Runs work in which `say` and errors use this language. */
export async function inLanguage<T>(locale: Locale, work: () => Promise<T>): Promise<T> {
  return listener.run({ locale, sentences: await load[locale]() }, work);
}
