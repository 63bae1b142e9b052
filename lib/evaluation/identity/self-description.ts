import type { Profile } from "@/lib/profile/profile";
import type { PlacedLine } from "@/lib/profile/sections";
import { type Fragment, fragment, pieces } from "@/lib/language/fragments";
import { isWithin, type Span, spansOf } from "@/lib/language/mask";
import { beginsCapital } from "@/lib/language/letters";
import { listed, worded } from "@/lib/language/lists";
import { homes } from "./homes";
import { nationalityTold } from "./nationality-told";
import { isAge, isYears, personalWord } from "./personal-data";
import { introducesPerson } from "./describes-person";

const circumstances = worded("{people.circumstances}", "gu");
const iAm = worded("^( )?{people.iAm}");
const sentences = /[.!?;|•]+/g;
const clauses = new RegExp(`,(?!\\d)|[:()]|(?<=\\s)${listed("people.second")}(?=\\s)`, "gu");
/** "Desarrolladora de 34 años", not "fuerte de 34 años de experiencia". */
const agedOf = worded("{people.agedOf}", "gu");
const timed = worded("{people.timed}¶");
const birthNames = worded("{people.birthNames}", "gu");

/** Where a text outside the roles says of its person a nationality, a gender, a family, an age or a home. */
export function selfDescription(lines: readonly PlacedLine[], roles: Profile["roles"]): Span[] {
  const isTold = (line: PlacedLine) =>
    ["header", "personal", "summary", "other"].includes(line.section) &&
    !roles.some(({ span }) => isWithin(line, span));
  return lines
    .filter(isTold)
    .flatMap((line) => [
      ...nationalityTold(line),
      ...pieces(line, sentences).flatMap(toldIn),
      ...ages(line),
      ...homes(line),
      ...namesAtBirth(line),
    ]);
}

/** What a sentence says in words of its own, and what one of its clauses is and nothing else. */
function toldIn(sentence: Fragment): Span[] {
  const parts = pieces(sentence, clauses).flatMap((part) => {
    const from = iAm.exec(part.low)?.[0].length ?? 0;
    const rest = fragment(part, from);
    return rest ? { ...rest, isSaid: from > 0 } : [];
  });
  const alone = parts.filter(({ low }) => personalWord.test(low));
  const goesOn = ({ end }: Fragment) => sentence.text.charAt(end - sentence.start) === ",";
  const aged = parts.filter(
    (part, at) =>
      ((isYears.test(part.low) || isAge.test(part.low)) && (part.isSaid || alone.length > 0)) ||
      (isAge.test(part.low) && at > 0 && goesOn(part)),
  );
  return [...spansOf(circumstances, sentence.low, sentence.start), ...alone, ...aged];
}

/** "Née Durand", "geb. Schmidt". */
const namesAtBirth = ({ text, low, start }: PlacedLine): Span[] =>
  spansOf(birthNames, low).flatMap(({ start: from, end }) =>
    beginsCapital(text.slice(from, end).split(" ").at(-1)!) ? { start: start + from, end: start + end } : [],
  );

/** An age beside what somebody is called, at the start of a sentence. */
const ages = ({ low, start }: PlacedLine): Span[] =>
  spansOf(agedOf, low, start).filter((age) => {
    const lead = low.slice(0, age.start - start).trimEnd();
    return !timed.test(lead) && introducesPerson(lead);
  });
