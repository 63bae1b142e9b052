import { fold } from "./fold";
import { inEvery, languages } from "./languages";
import { anyOf, phrasePattern, startsAWord } from "./phrases";

const names = new Map(
  languages.flatMap(({ numbers }) =>
    numbers.names
      .trim()
      .split(/\s+/)
      .flatMap((both, at) => both.split("|").map((name): [string, number] => [fold(name), at + 1])),
  ),
);
/** Folded words that say how many there are of something. */
export const countWords = [...names].flatMap(([name, value]) => (value > 1 ? [name] : []));

const number = `(?:\\d{1,2}(?:\\.5)?|${[...names.keys()].sort((a, b) => b.length - a.length).join("|")})`;
const ranges = anyOf(inEvery(({ numbers }) => numbers.ranges)).replaceAll("\\d+", number);
const orMore = anyOf(inEvery(({ numbers }) => numbers.orMore));
const inBrackets = "(?:\\s*\\(\\d+\\)\\W?)?";
const oneOrMore = `(?:${ranges}|${number}\\s*[-–]\\s*${number}|${number})`;
const amount = `\\b${oneOrMore}${inBrackets}\\s*(?:\\+|${orMore})?${inBrackets}[\\s-]*`;
/** A unit may follow its number without a space: "3years". */
const unit = (phrases: string) => anyOf(phrases).replaceAll(startsAWord, "");
const years = unit(inEvery(({ numbers }) => numbers.years));
const months = unit(inEvery(({ numbers }) => numbers.months));
const experience = anyOf(inEvery(({ numbers }) => numbers.experience));
const ofYears = new RegExp(`${amount}${years}`, "u");
const ofMonths = new RegExp(`${amount}${months}'?(?=(?: \\S+){0,4} ${experience})`, "u");
const ofTime = new RegExp(`${years}|${months}`, "u");
const age = phrasePattern(inEvery(({ numbers }) => numbers.age));
const firstNumber = new RegExp(`\\b${number}`);

const longestCareer = 30;
const monthsOfYear = 12;

/** The years a statement names, the lower end of a range, and how they are written; null if it names none. */
export function statedYears(text: string): { years: number; written: string } | null {
  const folded = fold(text).replace(/\s+/g, " ");
  if (!ofTime.test(folded)) return null;
  const inYears = ofYears.exec(folded)?.[0];
  if (age.test(folded)) return null;
  const written = inYears ?? ofMonths.exec(folded)?.[0];
  const lowest = firstNumber.exec(written ?? "")?.[0];
  if (!written || !lowest) return null;
  const stated = names.get(lowest) ?? Number(lowest);
  const counted = inYears ? stated : Math.round((10 * stated) / monthsOfYear) / 10;
  return counted > 0 && counted <= longestCareer ? { years: counted, written } : null;
}
