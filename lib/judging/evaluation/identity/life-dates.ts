import { monthPattern } from "@/lib/reading/language/dates";
import { listed } from "@/lib/reading/language/lists";
import { type Span, spansOf } from "@/lib/reading/language/mask";
import { ageInYears } from "./personal-data";

const day = "\\d{1,2}(?:\\p{L}{2}|\\.)?,?\\s+";
const of = `(?:${listed("dates.of")} )?`;
const date =
  `(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|(?:${day})?${of}(?:${monthPattern})\\.?,?\\s+` +
  `(?:${day})?${of}\\d{4}|(?:19|20)\\d\\d)`;
const place = `(?:,?\\s+${listed("people.here")}\\s+\\p{L}[\\p{L}'-]+(?:[ -]\\p{Lu}[\\p{L}'-]+){0,2})?`;
const patterns = [
  `(?:${listed("people.births")}(?:\\s*:)?|(?<=^|[\\s(])\\*)\\s*${date}${place}`,
  // "Wurde am 4. Mai 1990 in Graz geboren"
  `(?<=${listed("people.iWas")}\\s)${date}(?=\\s(?:${listed("people.here")} \\p{L}+ )?${listed("people.afterPlace")})`,
  listed("people.ages").replaceAll("\\d+", ageInYears),
].map((pattern) => new RegExp(pattern, "gu"));
const ageInBrackets = new RegExp(`^[^\\n]*?(\\(${ageInYears}\\))`, "u");

/** Birth dates, birth places beside them, and ages in a folded text. "Ten years of experience" is not an age. */
export const lifeDates = (low: string): Span[] => patterns.flatMap((pattern) => spansOf(pattern, low));

/** An age in brackets on the line of a name: "Jane Doe (36)". */
export function ageBeside(text: string, { end }: Span): Span[] {
  const [before, age] = ageInBrackets.exec(text.slice(end)) ?? [];
  return before && age ? [{ start: end + before.length - age.length, end: end + before.length }] : [];
}
