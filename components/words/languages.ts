import type { Locale } from "@/messages/locales";
import type { English } from "./translate";

type Language = Record<string, English>;

const load: Record<Exclude<Locale, "en">, () => Promise<Language>> = {
  de: () => import("@/messages/de"),
};
const loaded: Partial<Record<Locale, Promise<Language>>> = {};

/** The catalogues of a language other than English, loaded on first use; always returns the same promise. */
export const language = (locale: Exclude<Locale, "en">) => (loaded[locale] ??= load[locale]());
