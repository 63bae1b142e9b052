import { reading as italian } from "./it/reading";
import { languages } from "./languages";
import type { Language } from "./language";

/** What CVs are read with. Italian is known for nothing else. */
export const readings: readonly (Language["reading"] & { code: string })[] = [
  ...languages.map(({ code, reading }) => ({ code, ...reading })),
  { code: "it", ...italian },
];
