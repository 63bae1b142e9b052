/** What people are asked about themselves. */
export const kinds = ["sex", "raceEthnicity"] as const;
export type Kind = (typeof kinds)[number];

/**
 * The categories of the EEO-1 Component 1 report, which 6 RCNY § 5-300 ("Category") refers to, in its order; and for
 * sex one more, which people write where they are asked openly. Race and ethnicity are one question there: everyone
 * who is Hispanic or Latino is in that category, and in no other.
 */
export const categories = {
  sex: ["female", "male", "another"],
  raceEthnicity: ["hispanic", "white", "black", "pacificIslander", "asian", "nativeAmerican", "twoOrMore"],
} as const satisfies Record<Kind, readonly string[]>;

/** How files write a category, in small letters without what is in brackets; the first is its name in the EEO-1. */
const written: Record<Kind, Record<string, readonly string[]>> = {
  sex: {
    female: ["female", "f", "woman", "weiblich", "w", "frau"],
    male: ["male", "m", "man", "männlich", "mann"],
    another: ["non-binary", "nonbinary", "x", "another", "other", "divers", "d"],
  },
  raceEthnicity: {
    hispanic: ["hispanic or latino", "hispanic", "latino", "hispanic/latino"],
    white: ["white"],
    black: ["black or african american", "black", "african american"],
    pacificIslander: ["native hawaiian or other pacific islander", "native hawaiian or pacific islander"],
    asian: ["asian"],
    nativeAmerican: [
      "american indian or alaska native",
      "american indian or alaskan native",
      "native american or alaska native",
      "native american",
    ],
    twoOrMore: ["two or more races", "two or more"],
  },
};

/** Answers that name no category: whoever gives one is counted as unknown. */
const declined = [
  "decline to self identify",
  "decline to self-identify",
  "decline to answer",
  "declined",
  "prefer not to say",
  "i prefer not to say",
  "prefer not to answer",
  "i don't wish to answer",
  "i do not wish to answer",
  "unknown",
  "keine angabe",
];

/** The category that a cell states; null for none, and for an answer that declines; undefined for other words. */
export function categoryOf(kind: Kind, cell: string): string | null | undefined {
  const answer = plain(cell);
  if (answer === "" || declined.includes(answer)) return null;
  return Object.entries(written[kind]).find(([, words]) => words.includes(answer))?.[0];
}

/** Whether an answer names no category. */
export const isDeclined = (answer: string) => declined.includes(plain(answer));

const plain = (cell: string) =>
  cell
    .replace(/\([^()]*\)/g, " ")
    .replace(/[’]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
