import { type Fragment, fragment } from "@/lib/language/fragments";
import { listed } from "@/lib/language/worded";
import { nationalitiesIn } from "@/lib/language/nationalities";

const separator = "(?:\\s*[,;|•(/]\\s*|\\s+-\\s+|\\s{2,})";
const told = listed(
  ...["births", "maritalStates", "aloneCircumstances", "labels", "ages"].map((list) => `people.${list}`),
);
/** "…, 36", "…, ledig", and what needs no separator before it: "Max Mustermann geb. 03.04.1985". */
const circumstance = new RegExp(
  `${separator}(?:${told}|\\*\\s?\\d|\\d{2}\\s*(?:${listed("numbers.years")}|[,;|)]|$))|` +
    `\\s+(?:\\*\\s?\\d|${listed("people.births")}\\s+(?=[\\d\\p{L}]))`,
  "u",
);

/** "British citizen", "French | …": what stands behind a nationality that is a person's. */
const endsNationality = new RegExp(`^\\s*(?:[,;|•()/]|$|\\s-\\s|${listed("people.citizens")})`, "u");

/** A line without the personal data that follows a name on it: "Jane Doe" of "Jane Doe, born 3 April 1985, British". */
export function beforePersonalData(line: Fragment): Fragment | null {
  const nationality = [...line.low.matchAll(new RegExp(separator, "g"))].find(({ 0: { length }, index }) => {
    const rest = line.low.slice(index + length);
    const [first] = nationalitiesIn(rest.slice(0, 40));
    // "López, Germán" is a name whole.
    const isBehindName = line.low.slice(0, index).includes(" ");
    return isBehindName && first?.start === 0 && endsNationality.test(rest.slice(first.end));
  });
  const stop = Math.min(circumstance.exec(line.low)?.index ?? Infinity, nationality?.index ?? Infinity);
  return stop > 0 && stop < line.text.length ? fragment(line, 0, stop) : line;
}
