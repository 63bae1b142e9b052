import { spokenLanguages } from "./everywhere/spoken-languages";
import { linesIn } from "./phrases";
import { fold, capitalized, withoutEnd } from "./letters";
import { listedNames, listedWords, inAllLanguages, regex } from "./lists";
import { readings } from "./languages";
import { stemsIn } from "./words";

const displays = readings.map(
  ({ code }) => new Intl.DisplayNames([code], { type: "language", fallback: "none" }),
);
const englishNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
const otherNames = readings.flatMap(({ languageNames }) =>
  linesIn(languageNames).map((line) => line.split(":") as [code: string, names: string]),
);

/** Each language with its display name, its names from the runtime's data, and other common names. */
const spoken = listedNames(spokenLanguages).map((entry) => {
  const [code = "", name = ""] = entry.split(" ");
  const names = displays.map((display) => display.of(code) ?? "").filter(Boolean);
  const others = otherNames.filter(([key]) => key === code).flatMap(([, words]) => listedWords(words));
  return { code, title: capitalized(name), names: [...names, ...others] };
});
const codes = new Map(spoken.map(({ title, code }) => [title, code]));
const byName = new Map([
  ...spoken.flatMap(({ title, names }) => names.map((name) => [fold(name), title] as const)),
  ...spoken.map(({ title }) => [fold(title), title] as const),
]);

/** The names of each spoken language in all supported languages, by its display name. */
export const spokenLanguageNames = new Map(spoken.map(({ title, names }) => [title, names]));

const endings = listedWords(inAllLanguages("languageEndings"));

/** The display name of the language that a folded word names, also with an ending: "Englischkenntnisse". */
export const languageNamed = (word: string) =>
  byName.get(word) ?? byName.get(withoutEnd(word, ...endings)) ?? null;

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const lastWord = (name: string) => fold(name.slice(name.lastIndexOf(" ") + 1));
/** Languages of fewer speakers, by the last words of their names in the runtime's data; some are ordinary words. */
const rare = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const title = englishNames.of(code);
      return title ? displays.map((display) => [lastWord(display.of(code) ?? ""), title] as const) : [];
    }),
);

/** The English name of any language that a folded word names, for where only languages stand. */
export const rareLanguageNamed = (word: string) => rare.get(word) ?? null;

/** Whether a folded word is the exact name of a language: "français", but not "française" and "deutsche". */
export const isLanguage = (word: string) => byName.has(word);

/** Whether a name is the display name of a spoken language. */
export const isSpoken = (name: string) => codes.has(name);

/** ISO 639 code of a spoken language by its display name; undefined if unknown. */
export const languageCode = (name: string) => codes.get(name);

/** Levels stated in words, with their worth. */
const wordWorths = { native: 1, fluent: 1, professional: 0.75, intermediate: 0.5, basic: 0.2 };
const levels = Object.entries(wordWorths).map(([level, worth]) => ({
  level,
  worth,
  pattern: regex(`{languageLevels.${level}}`),
}));
const europeanWorths: Record<string, number> = { C2: 1, C1: 1, B2: 0.75, B1: 0.5, A2: 0.2, A1: 0.2 };

const europeanLevel = (low: string) =>
  /(?<![a-z\d])[abc] ?[12](?![a-z\d])/.exec(low)?.[0].replace(" ", "").toUpperCase();

/** A1 to C2 as stated, or native, fluent, professional, intermediate, basic; null when no level is stated. */
export const languageLevel = (low: string): string | null =>
  europeanLevel(low) ?? levels.find(({ pattern }) => pattern.test(low))?.level ?? null;

/** The level of a rating, a share from 0 to 1: "4/5" is professional. Nobody is rated to be native. */
export const levelOfShare = (share: number): string =>
  share >= 0.9 ? "fluent" : share >= 0.65 ? "professional" : share >= 0.45 ? "intermediate" : "basic";

/** The worths of the levels, best first. */
export const levelSteps: readonly number[] = [1, 0.75, 0.5, 0.2];

/** The worths of the levels that a folded text states, 0 to 1, best first. */
export function levelWorths(low: string): number[] {
  const worths = levels.filter(({ pattern }) => pattern.test(low)).map(({ worth }) => worth);
  return [...worths, europeanWorths[europeanLevel(low) ?? ""] ?? 0].filter(Boolean).sort((a, b) => b - a);
}

/** Stems of words in a requirement that ask for nothing but the language: "fluent", "written". */
export const languageSkillWords = stemsIn(`${inAllLanguages("languageManner")} a1 a2 b1 b2 c1 c2`);
