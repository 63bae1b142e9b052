import { type Fragment, fragment } from "@/lib/language/fragments";
import { listed } from "@/lib/language/worded";
import { nationalitiesIn } from "@/lib/language/nationalities";

const separator = /\s*[,;|•(/]\s*|\s+-\s+|\s{2,}/g;
/** What needs no separator before it, and is nothing else: "Max Mustermann geb. 03.04.1985". */
const birth = new RegExp(`\\s+(?:\\*\\s?\\d|${listed("people.births")}\\s+(?=[\\d\\p{L}]))`, "u");
const told = ["births", "maritalStates", "aloneCircumstances", "labels", "ages"].map(
  (list) => `people.${list}`,
);
const circumstance = new RegExp(
  `^(?:${listed(...told)}|\\*\\s?\\d|\\d{2}\\s*(?:${listed("numbers.years")}|[,;|)]|$))`,
  "u",
);

/** "British citizen", "French | …": what stands behind a nationality that is a person's. */
const endsNationality = new RegExp(`^\\s*(?:[,;|•()/]|$|\\s-\\s|${listed("people.citizens")})`, "u");

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
  return first?.start === 0 && endsNationality.test(low.slice(first.end));
}
