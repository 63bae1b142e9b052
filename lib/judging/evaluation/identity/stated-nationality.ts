import type { Line } from "@/lib/reading/language/line";
import { beginsCapital, endsIn } from "@/lib/reading/language/letters";
import { type Span, spansOf } from "@/lib/reading/language/mask";
import {
  followsNoun,
  isNationality,
  nationalitiesIn,
  precedesNoun,
} from "@/lib/reading/language/nationalities";
import { isRegion } from "@/lib/reading/language/places";
import { isLanguage } from "@/lib/reading/language/spoken-languages";
import { listed, regex } from "@/lib/reading/language/lists";
import * as people from "./describes-person";

const wordsFor = (list: string) => listed(`people.${list}`);
/** Phrases directly before a word, and directly after it. */
const before = (list: string) => regex(`{people.${list}}( )?¶`);
const behind = (list: string) => regex(`^( )?{people.${list}}`);

const and = wordsFor("second");
const article = wordsFor("articles");
const praise = `(?:[\\p{L}\\d]+(?:-[\\p{L}\\d]+)+|${wordsFor("praise")})`;
/** Where the description of a person before a noun begins: a sentence, "I am", "Jane is a". */
const opening = new RegExp(
  `(?:^|[.!?;:|•(]\\s*|\\s-\\s+|,\\s+(?=${article} )|${wordsFor("describes")}\\s+|` +
    `${wordsFor("isA")}\\s+(?=${article} ))(?:${article}\\s+)?` +
    `(?:(?:[\\p{L}-]+,\\s+){1,3}(?:${and}\\s+)?(?:[\\p{L}-]+\\s+)?)?(?:${praise}(?:,|\\s+${and})?\\s+){0,9}$`,
  "u",
);
/** "Französin", "Schweizer", "Frenchman": a person named by the country alone. */
const compatriot = regex("{people.compatriots}¶");
/** "Ghanaian and", "Ghanaian/" before "British engineer". */
const joined = new RegExp(`(?<![\\p{L}-])([\\p{L}-]+)(?:\\s*/\\s*|\\s+(?:${and}|&)\\s+)$`, "u");
const [speaks, holds, heldAfter] = [before("speaks"), before("holds"), behind("held")];
const another = `(?:\\s*(?:${and}|[,/&])\\s*[\\p{L}-]+(?: [\\p{L}-]+)??)?`;
/** The end of a clause: punctuation, or one of these words. */
const ends = (words: string) => `(?=\\s*(?:$|[.,;:|()•/]|-\\s|${words}))`;
const isCitizen = new RegExp(
  `^${another}\\s+(?:${wordsFor("citizens")})${ends(wordsFor("citizenEnds"))}`,
  "u",
);
const citizenBefore = new RegExp(
  `${wordsFor("citizensBefore")}\\s+(?:[\\p{L}-]+\\s*(?:${and}|[,/&])\\s*)?$`,
  "u",
);
const originBefore = before("originBefore");
const descends = before("descends");
const originAfter = new RegExp(`^\\s+${wordsFor("originAfter")}${ends("(?!)")}`, "u");
const aged = behind("aged");
const alone = new RegExp(`^${ends(wordsFor("livesOn"))}`, "u");
const iAm = regex("{people.iAm}( {people.articles})?( {people.proud})?( )?¶");
/** "I am 34, …" */
const iAmOfAge = new RegExp(`${wordsFor("iAm")} \\d{2}[\\p{L} ]*, $`, "u");
const faith = regex("{people.faiths}", "gu");
const [believes, practises] = [before("believes"), behind("practises")];
const peoples = regex("{people.peoples}", "gu");
const union = regex("{people.unions}", "gu");

/** The parts of a line that state the person's nationality or faith, but not languages, laws, markets, employers. */
export function statedNationality({ text, low, start, section }: Line): Span[] {
  const words = (pattern: RegExp, matches: (before: string, after: string, written: string) => boolean) =>
    spansOf(pattern, low).filter((word) =>
      matches(low.slice(0, word.start), low.slice(word.end), text.slice(word.start, word.end)),
    );
  const stated = nationalitiesIn(low).filter(({ word, ...at }) => {
    const before = low.slice(0, at.start);
    // "Jane Doe, British lawyer" is a CV's header; within a sentence no description begins after a comma.
    const stretch = section === "header" ? before.slice(before.lastIndexOf(", ") + 1).trimStart() : before;
    const [joint, first] = joined.exec(stretch) ?? [];
    const whole = joint && people.areNationalities(first!, word) ? stretch.slice(0, -joint.length) : stretch;
    const begins = opening.test(whole) && !(isLanguage(word) && speaks.test(stretch));
    return isPersonal(word, text.slice(at.start, at.end), { before, after: low.slice(at.end), begins });
  });
  return [
    ...stated,
    ...words(union, (_, after, written) => written === written.toUpperCase() && isCitizen.test(after)),
    ...words(faith, (before, after) => (believes.test(before) && alone.test(after)) || practises.test(after)),
    ...words(peoples, (_, __, written) => beginsCapital(written)),
  ].map((span) => ({ start: start + span.start, end: start + span.end }));
}

type Beside = { before: string; after: string; begins: boolean };

function isPersonal(word: string, written: string, { before, after, begins }: Beside): boolean {
  if (isCitizen.test(after) || citizenBefore.test(before) || originBefore.test(before)) return true;
  if ((holds.test(before) && heldAfter.test(after)) || originAfter.test(after)) return true;
  if (descends.test(before)) return descendsFrom(before.replace(descends, "").trimEnd());
  if (startsSentence(before) && aged.test(after)) return true;
  if ((iAm.test(before) || iAmOfAge.test(before)) && alone.test(after)) return true;
  if (begins && precedesNoun(word) && people.precedesPerson(word, after)) return true;
  if (begins && precedesNoun(word) && compatriot.test(word) && alone.test(after)) return true;
  // In "Director India" it is a country; Spanish would have "directora india".
  const isCountry = isRegion(word) && beginsCapital(written);
  if (isCountry || !alone.test(after) || isOneOfSeveral(after)) return false;
  return (followsNoun(word) && people.followsPerson(word, before)) || people.listedAfterPerson(word, before);
}

const startsSentence = (before: string) => !before || ".!?;|•".includes(before.trimEnd().at(-1)!);

/** "Avocate d'origine …", but not "produits d'origine …". */
function descendsFrom(lead: string): boolean {
  const last = people.lastWord(lead);
  return (
    startsSentence(lead) ||
    endsIn(lead, ",(") ||
    iAm.test(lead) ||
    isNationality(last) ||
    people.isSomebody(last)
  );
}

/** "Cocinas francesa, española": several in a row are about the work. */
const isOneOfSeveral = (low: string) => isNationality(again.exec(low)?.[1] ?? "");
const again = new RegExp(`^\\s*(?:[,/&]|${and})+\\s*([\\p{L}-]+)`, "u");
