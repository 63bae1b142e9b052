/** The languages that pages are written in. English stands in where a browser asks for none of them. */
export const locales = ["en", "de"] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: string | undefined): value is Locale =>
  locales.some((each) => each === value);

/** How dates and numbers are written. */
export const formatLocales: Record<Locale, string> = { en: "en-GB", de: "de-DE" };

/** What each language calls itself. */
export const localeNames: Record<Locale, string> = { en: "English", de: "Deutsch" };
