/** What CVs of a language call their parts, dates, degrees, occupations and places. */
export type ReadingWords = object;
