import { reading as italian } from "./it/reading";
import { german } from "./de/german";
import { english } from "./en/english";
import { spanish } from "./es/spanish";
import { french } from "./fr/french";
import { dutch } from "./nl/dutch";
import { portuguese } from "./pt/portuguese";
import type { Language } from "./language";
import type { Phrases } from "./phrases";

/** The languages that are read. Where two claim a word, the first has it. */
export const languages: readonly Language[] = [english, german, french, spanish, portuguese, dutch];

/** The same list of every language, one under the other. */
export const inEvery = (list: (language: Language) => Phrases): Phrases => languages.map(list).join("\n");

/** What CVs are read with. Italian is known for nothing else. */
export const readings: readonly (Language["reading"] & { code: string })[] = [
  ...languages.map(({ code, reading }) => ({ code, ...reading })),
  { code: "it", ...italian },
];
