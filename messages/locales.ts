/** The languages of the pages. English is used if a browser requests none of them. */
export const locales = ["en", "de"] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: string | undefined): value is Locale =>
  locales.some((each) => each === value);

/** Locales for formatting dates and numbers. */
export const formatLocales: Record<Locale, string> = { en: "en-GB", de: "de-DE" };

/** Each language's name for itself. */
export const localeNames: Record<Locale, string> = { en: "English", de: "Deutsch" };
