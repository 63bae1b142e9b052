import { existsSync } from "node:fs";
import * as z from "zod";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { readJsonLines } from "../json-lines";

const Labels = z.union([
  z.array(z.string()),
  z.record(z.string(), z.unknown()).transform((r) => Object.keys(r)),
]);

/** A job, a CV that matches it, and a weakened copy of that CV with the list of what was removed. */
const Pair = z.object({
  id: z.union([z.string(), z.number()]),
  jd: z.string(),
  matched: z.string(),
  unmatched: z.string(),
  skills: z.array(z.string()),
  removed: z.object({ Skills: Labels.default([]), Experience: z.string().nullish() }),
});
export type Pair = z.infer<typeof Pair>;

export const readPairs = (file: string): Pair[] | null =>
  existsSync(file) ? readJsonLines(file).map((line) => Pair.parse(line)) : null;

/** The matching CV with only one tenure shortened; null when the label names none that is in the CV. */
export function withShortenedTenure({ matched, removed }: Pair): string | null {
  const label = /^instead of ".*?\((\d{4}) - (\d{4})\)" use ".*?\((\d{4}) - (\d{4})\)"/s.exec(
    removed.Experience ?? "",
  );
  if (!label) return null;
  const [, from, to, newFrom, newTo] = label;
  const range = new RegExp(`${from}(\\D{1,30})${to}`);
  return range.test(matched) ? matched.replace(range, `${newFrom}$1${newTo}`) : null;
}

const names = [
  "Anna Smith",
  "Mohammed Al-Farsi",
  "Nguyễn Thị Minh",
  "Grace Baker",
  "Mason Cook",
  "Jürgen Weiß",
  "Ng Li",
  "Maximiliana Wolfeschlegelsteinhausen",
  "Oluwaseun Adeyemi",
  "María José García Pérez",
  "Priya Raghunathan",
  "Ivan Petrov",
  "Faith Sharp",
  "Dean Chase",
  "Zoë O'Brien",
  "DeShawn Washington",
];

/** Copies of the CV with its name replaced by other names; empty when it has no name. */
export function renamed(cv: string): string[] {
  const labelled = /Name\W{1,6}(\p{L}[\p{L}.'’-]+(?: [\p{L}.'’-]+){1,3})/u.exec(cv)?.[1]?.trim();
  const name = labelled ?? parseProfile(cv, new Date(0)).name?.value;
  return name ? names.map((other) => cv.replaceAll(name, other)) : [];
}

const unique = (words: string[]) => [...new Set(words)];
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}+#.]{3,}/gu) ?? [];

/** Ways to paste the job's own text into a CV. */
export const pastings: ((cv: string, pair: Pair) => string)[] = [
  (cv, { jd }) => `${cv}\n\n${jd}`,
  (cv, { jd }) => `${jd}\n\n${cv}`,
  (cv, { jd }) => `${cv}\n${jd.replace(/\s+/g, " ")}`,
  (cv, { jd }) => cv.replace(/\n(?=#*\s*\**Experience)/i, `\n${jd}\n`),
];

/** Ways to dump the job's words into a CV. */
export const dumps: ((cv: string, pair: Pair) => string)[] = [
  (cv, { jd }) => `${cv}\n${unique(wordsOf(jd)).join(" ")}`,
  (cv, { jd }) => `${cv}\n\nKeywords: ${unique(wordsOf(jd)).join(", ")}`,
  (cv, { jd }) => `${cv}\n${unique(wordsOf(jd.toLowerCase())).toSorted().join(", ")}`,
  (cv, { jd }) => `${unique(wordsOf(jd)).join(" ")}\n${cv}`,
  (cv, { skills }) => `${cv}\n${[...skills, ...skills, ...skills].join(", ")}`,
];
