import { reading as italian } from "./it/reading";
import { german } from "./de/german";
import { english } from "./en/english";
import { spanish } from "./es/spanish";
import { french } from "./fr/french";
import { dutch } from "./nl/dutch";
import { portuguese } from "./pt/portuguese";
import type { Language } from "./language";
import type { Phrases } from "./phrases";

/** The supported languages. If two have the same word, the first wins. */
export const languages: readonly Language[] = [english, german, french, spanish, portuguese, dutch];

/** The same list of all languages, joined by line breaks. */
export const inEvery = (list: (language: Language) => Phrases): Phrases => languages.map(list).join("\n");

/** The data for reading CVs. Italian is supported for nothing else. */
export const readings: readonly (Language["reading"] & { code: string })[] = [
  ...languages.map(({ code, reading }) => ({ code, ...reading })),
  { code: "it", ...italian },
];
