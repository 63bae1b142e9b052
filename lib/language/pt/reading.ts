import type { ReadingWords } from "../reading-words";

export const reading: ReadingWords = {};
