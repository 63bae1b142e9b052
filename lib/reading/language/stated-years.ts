import { fold, onOneLine, spaced } from "./letters";
import { languages } from "./languages";
import { startsAWord } from "./phrases";
import { listed, regex } from "./lists";

const names = new Map(
  languages.flatMap(({ numbers }) =>
    spaced(numbers.names.trim()).flatMap((both, at) =>
      both.split("|").map((name): [string, number] => [fold(name), at + 1]),
    ),
  ),
);
/** Folded number words above one. */
export const countWords = [...names].flatMap(([name, value]) => (value > 1 ? [name] : []));

const number = `(?:\\d{1,2}(?:\\.5)?|${[...names.keys()].sort((a, b) => b.length - a.length).join("|")})`;
const ranges = listed("numbers.ranges").replaceAll("\\d+", number);
const orMore = listed("numbers.orMore");
const inBrackets = "(?:\\s*\\(\\d+\\)\\W?)?";
const oneOrMore = `(?:${ranges}|${number}\\s*[-–]\\s*${number}|${number})`;
const amount = `\\b${oneOrMore}${inBrackets}(?:\\s*(?:\\+|${orMore}))?${inBrackets}[\\s-]*`;
/** A unit may follow its number without a space: "3years". */
const unit = (list: string) => listed(list).replaceAll(startsAWord, "");
const years = unit("numbers.years");
const months = unit("numbers.months");
const experience = listed("numbers.experience");
const ofYears = new RegExp(`${amount}${years}`, "u");
const ofMonths = new RegExp(
  `${amount}${months}'?(?=(?: \\S+){0,4} ${experience})|(?<=${experience}(?: \\S+){0,3} )${amount}${months}`,
  "u",
);
const ofTime = new RegExp(`${years}|${months}`, "u");
const age = regex("{numbers.age}");
const firstNumber = new RegExp(`\\b${number}`);

const longestCareer = 30;
const monthsOfYear = 12;

/** The years a statement names, the lower end of a range, and how they are written; null if it names none. */
export function statedYears(text: string): { years: number; written: string } | null {
  const folded = onOneLine(fold(text));
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
