import type { Profile } from "@/lib/reading/profile/profile";
import type { Line } from "@/lib/reading/language/line";
import { type Fragment, fragment, pieces } from "@/lib/reading/language/fragments";
import { isWithin, type Span, spansOf } from "@/lib/reading/language/mask";
import { beginsCapital } from "@/lib/reading/language/letters";
import { listed, regex } from "@/lib/reading/language/lists";
import { homes } from "./homes";
import { statedNationality } from "./stated-nationality";
import { isAge, isYears, personalWord } from "./personal-data";
import { introducesPerson } from "./describes-person";

const circumstances = regex("{people.circumstances}", "gu");
const iAm = regex("^( )?{people.iAm}");
const sentences = /[.!?;|•]+/g;
const clauses = new RegExp(`,(?!\\d)|[:()]|(?<=\\s)${listed("people.second")}(?=\\s)`, "gu");
/** "Desarrolladora de 34 años", not "fuerte de 34 años de experiencia". */
const agedOf = regex("{people.agedOf}", "gu");
const timed = regex("{people.timed}¶");
const birthNames = regex("{people.birthNames}", "gu");

/** The parts of a text outside the roles that state the person's nationality, gender, family, age or home. */
export function selfDescription(lines: readonly Line[], roles: Profile["roles"]): Span[] {
  const isAboutPerson = (line: Line) =>
    ["header", "personal", "summary", "other"].includes(line.section) &&
    !roles.some(({ span }) => isWithin(line, span));
  return lines
    .filter(isAboutPerson)
    .flatMap((line) => [
      ...statedNationality(line),
      ...pieces(line, sentences).flatMap(circumstancesIn),
      ...ages(line),
      ...homes(line),
      ...namesAtBirth(line),
    ]);
}

/** Circumstances stated in a sentence, and clauses that are only a circumstance or an age. */
function circumstancesIn(sentence: Fragment): Span[] {
  const parts = pieces(sentence, clauses).flatMap((part) => {
    const from = iAm.exec(part.low)?.[0].length ?? 0;
    const rest = fragment(part, from);
    return rest ? { ...rest, afterIAm: from > 0 } : [];
  });
  const alone = parts.filter(({ low }) => personalWord.test(low));
  const precedesComma = ({ end }: Fragment) => sentence.text.charAt(end - sentence.start) === ",";
  const aged = parts.filter(
    (part, at) =>
      ((isYears.test(part.low) || isAge.test(part.low)) && (part.afterIAm || alone.length > 0)) ||
      (isAge.test(part.low) && at > 0 && precedesComma(part)),
  );
  return [...spansOf(circumstances, sentence.low, sentence.start), ...alone, ...aged];
}

/** "Née Durand", "geb. Schmidt". */
const namesAtBirth = ({ text, low, start }: Line): Span[] =>
  spansOf(birthNames, low).flatMap(({ start: from, end }) =>
    beginsCapital(text.slice(from, end).split(" ").at(-1)!) ? { start: start + from, end: start + end } : [],
  );

/** An age after the words that introduce the person. */
const ages = ({ low, start }: Line): Span[] =>
  spansOf(agedOf, low, start).filter((age) => {
    const lead = low.slice(0, age.start - start).trimEnd();
    return !timed.test(lead) && introducesPerson(lead);
  });
