import { reading as italian } from "./it/reading";
import { languages } from "./languages";
import type { Phrases } from "./phrases";
import type { ReadingWords } from "./reading-words";

type Reading = ReadingWords & { code: string };

/** What CVs are read with. Italian is known for nothing else. */
export const readings: readonly Reading[] = [
  ...languages.map(({ code, reading }) => ({ code, ...reading })),
  { code: "it", ...italian },
];

/** The same list of every language that CVs are read in, one under the other. */
export const inReadings = (list: (words: ReadingWords) => Phrases): Phrases => readings.map(list).join("\n");
