import { type Fragment, fragment } from "@/lib/language/fragments";
import { inEvery } from "@/lib/language/languages";
import { anyOf } from "@/lib/language/phrases";
import { nationalitiesIn } from "@/lib/language/nationalities";

const separator = /\s*[,;|•(/]\s*|\s+-\s+|\s{2,}/g;
/** What needs no separator before it, and is nothing else: "Max Mustermann geb. 03.04.1985". */
const birth =
  /\s+(?:\*\s?\d|geb\.|geboren(?: am| in)?\s|born\s|nee?(?:\(e\))? (?:le|en|a)\s|nacid[oa]\s|nascid[oa]\s|nee\s)/;
const circumstance = new RegExp(
  `^(?:born|geb(?:oren|\\.)|nee?(?![a-z])|nacid[oa]|nascid[oa]|\\*\\s?\\d|(?:aged?|age:)\\s?\\d|\\d{2}(?:\\s*(?:anos|ans|jahre|years?|yrs|y/o|jahrig)(?![a-z])|\\s*(?:[,;|)]|$))|single|${anyOf(inEvery(({ people }) => people.maritalStates))}|male|female|nationality|nationalite|nacionalid|staatsangehorig|(?:us|eu|uk) citizen)(?![a-z])`,
  "u",
);

/** A line without the personal data that follows a name on it: "Jane Doe" of "Jane Doe, born 3 April 1985, British". */
export function beforePersonalData(line: Fragment): Fragment | null {
  const stops = [...line.low.matchAll(separator)]
    .filter(({ 0: { length }, index }) => {
      const rest = line.low.slice(index + length);
      // "López, Germán" is a name whole.
      return (
        circumstance.test(rest) || (line.low.slice(0, index).includes(" ") && beginsWithNationality(rest))
      );
    })
    .map(({ index }) => index);
  const stop = Math.min(birth.exec(line.low)?.index ?? line.low.length, ...stops);
  return stop > 0 && stop < line.text.length ? fragment(line, 0, stop) : line;
}

function beginsWithNationality(low: string): boolean {
  const [first] = nationalitiesIn(low.slice(0, 40));
  return first?.start === 0 && /^\s*(?:[,;|•()/]|$|\s-\s|citizen|national)/.test(low.slice(first.end));
}
