import { reading as italian } from "./it/reading";
import { languages } from "./languages";
import { reading as dutch } from "./nl/reading";
import type { Phrases } from "./phrases";
import type { ReadingWords } from "./reading-words";

/** What CVs are read with. Italian is known for nothing else. */
export const readings: readonly ReadingWords[] = [...languages.map(({ reading }) => reading), dutch, italian];

/** The same list of every language that CVs are read in, one under the other. */
export const inReadings = (list: (words: ReadingWords) => Phrases): Phrases => readings.map(list).join("\n");
