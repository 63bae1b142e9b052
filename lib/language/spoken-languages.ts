import { spokenLanguages } from "./everywhere/spoken-languages";
import { linesIn } from "./phrases";
import { fold } from "./fold";
import { withoutEnd } from "./letters";
import { listedNames, listedWords } from "./lists";
import { readings } from "./readings";
import { everyLanguages, worded } from "./worded";
import { readWords } from "./words";

const shown = listedNames(spokenLanguages).map((entry) => entry.split(" ") as [code: string, name: string]);

const byName = new Map<string, string>();
const codes = new Map<string, string>();
for (const [code, name] of shown) {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  codes.set(title, code);
  byName.set(name, title);
}
const namesOf = new Map<string, string[]>();
const titleOf = new Map([...codes].map(([title, code]) => [code, title]));
// What the runtime's own data call each of them, and what people call them besides.
for (const { code } of readings) {
  const display = new Intl.DisplayNames([code], { type: "language", fallback: "none" });
  for (const [spoken] of shown) learn(display.of(spoken) ?? "", spoken);
}
for (const { languageNames } of readings)
  for (const line of linesIn(languageNames)) {
    const [spoken = "", names = ""] = line.split(":");
    for (const name of listedWords(names)) learn(name, spoken);
  }

function learn(name: string, spoken: string) {
  const title = titleOf.get(spoken);
  if (!title || !name) return;
  if (!byName.has(fold(name))) byName.set(fold(name), title);
  namesOf.set(title, [...(namesOf.get(title) ?? []), name]);
}

/** Each spoken language by its name here, and by what every language that is read calls it. */
export const spokenLanguageNames: ReadonlyMap<string, readonly string[]> = namesOf;

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
const levels = (
  [
    ["native", 1],
    ["fluent", 1],
    ["professional", 0.75],
    ["intermediate", 0.5],
    ["basic", 0.2],
  ] as const
).map(([level, worth]) => ({ level, worth, pattern: worded(`{languageLevels.${level}}`) }));
const european = /(?<![a-z\d])([abc]) ?([12])(?![a-z\d])/;

/** A1 to C2 as stated, or native, fluent, professional, intermediate, basic; null when nothing is said. */
export function languageLevel(low: string): string | null {
  const stated = european.exec(low);
  if (stated) return `${stated[1]}${stated[2]}`.toUpperCase();
  return levels.find(({ pattern }) => pattern.test(low))?.level ?? null;
}

const europeanWorths: Record<string, number> = { c2: 1, c1: 1, b2: 0.75, b1: 0.5, a2: 0.2, a1: 0.2 };
/** What levels are worth, best first. */
export const levelSteps: readonly number[] = [1, 0.75, 0.5, 0.2];

/** What the levels that a folded text states are worth, 0 to 1, best first. */
export function levelWorths(low: string): number[] {
  const stated = european.exec(low);
  const found: number[] = levels.filter(({ pattern }) => pattern.test(low)).map(({ worth }) => worth);
  if (stated) found.push(europeanWorths[`${stated[1]}${stated[2]}`] ?? 0);
  return found.toSorted((a, b) => b - a);
}

/** Stems of words in a requirement that ask for nothing but the language: "fluent", "written". */
export const manners: ReadonlySet<string> = new Set(
  readWords(`${everyLanguages("languageManner")} a1 a2 b1 b2 c1 c2`).map(({ key }) => key),
);
