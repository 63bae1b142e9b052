import { spokenLanguages } from "./everywhere/spoken-languages";
import { linesIn } from "./phrases";
import { fold, capitalized, withoutEnd } from "./letters";
import { listedNames, listedWords, everyLanguages, worded } from "./lists";
import { readings } from "./languages";
import { readWords } from "./words";

const displays = readings.map(
  ({ code }) => new Intl.DisplayNames([code], { type: "language", fallback: "none" }),
);
const besides = readings.flatMap(({ languageNames }) =>
  linesIn(languageNames).map((line) => line.split(":") as [code: string, names: string]),
);

/** Each language with its name here, what the runtime's own data call it, and what people call it besides. */
const spoken = listedNames(spokenLanguages).map((entry) => {
  const [code = "", name = ""] = entry.split(" ");
  const names = displays.map((display) => display.of(code) ?? "").filter(Boolean);
  const others = besides.filter(([one]) => one === code).flatMap(([, words]) => listedWords(words));
  return { code, title: capitalized(name), names: [...names, ...others] };
});
const codes = new Map(spoken.map(({ title, code }) => [title, code]));
const byName = new Map([
  ...spoken.flatMap(({ title, names }) => names.map((name) => [fold(name), title] as const)),
  ...spoken.map(({ title }) => [fold(title), title] as const),
]);

/** Each spoken language by its name here, and by what every language that is read calls it. */
export const spokenLanguageNames = new Map(spoken.map(({ title, names }) => [title, names]));

const endings = listedWords(everyLanguages("languageEndings"));

/** The English name of a language by a folded word, also with an ending: "Englischkenntnisse". */
export const languageNamed = (word: string) =>
  byName.get(word) ?? byName.get(withoutEnd(word, ...endings)) ?? null;

/** Whether a folded word, as it is, is what a language is called: "français", but not "française" and "deutsche". */
export const isLanguage = (word: string) => byName.has(word);

/** Whether a name is that of a spoken language here. */
export const isSpoken = (name: string) => codes.has(name);

/** ISO 639 code of a spoken language by its name here; undefined for one that is not known. */
export const languageCode = (name: string) => codes.get(name);

/** Levels that people give in words, each with what it is worth. */
const wordWorths = { native: 1, fluent: 1, professional: 0.75, intermediate: 0.5, basic: 0.2 };
const levels = Object.entries(wordWorths).map(([level, worth]) => ({
  level,
  worth,
  pattern: worded(`{languageLevels.${level}}`),
}));
const europeanWorths: Record<string, number> = { C2: 1, C1: 1, B2: 0.75, B1: 0.5, A2: 0.2, A1: 0.2 };

const europeanLevel = (low: string) =>
  /(?<![a-z\d])[abc] ?[12](?![a-z\d])/.exec(low)?.[0].replace(" ", "").toUpperCase();

/** A1 to C2 as stated, or native, fluent, professional, intermediate, basic; null when nothing is said. */
export const languageLevel = (low: string): string | null =>
  europeanLevel(low) ?? levels.find(({ pattern }) => pattern.test(low))?.level ?? null;

/** What levels are worth, best first. */
export const levelSteps: readonly number[] = [1, 0.75, 0.5, 0.2];

/** What the levels that a folded text states are worth, 0 to 1, best first. */
export function levelWorths(low: string): number[] {
  const worths = levels.filter(({ pattern }) => pattern.test(low)).map(({ worth }) => worth);
  return [...worths, europeanWorths[europeanLevel(low) ?? ""] ?? 0].filter(Boolean).sort((a, b) => b - a);
}

/** Stems of words in a requirement that ask for nothing but the language: "fluent", "written". */
export const manners: ReadonlySet<string> = new Set(
  readWords(`${everyLanguages("languageManner")} a1 a2 b1 b2 c1 c2`).map(({ key }) => key),
);
