import type { PlacedLine } from "@/lib/profile/sections";
import { beginsCapital } from "@/lib/language/letters";
import { type Span, spansOf } from "@/lib/language/mask";
import { followsNoun, nationalitiesIn, precedesNoun } from "@/lib/language/nationalities";
import { isRegion } from "@/lib/language/places";
import { listed, worded } from "@/lib/language/worded";
import { followsPerson, precedesPerson } from "./describes-person";

const wordsFor = (list: string) => listed(`people.${list}`);
/** What stands right before a word, and right behind it. */
const before = (list: string) => worded(`{people.${list}}( )?¶`);
const behind = (list: string) => worded(`^( )?{people.${list}}`);

const and = wordsFor("second");
const article = wordsFor("articles");
const praise = `(?:[\\p{L}\\d]+(?:-[\\p{L}\\d]+)+|${wordsFor("praise")})`;
/** Where a person begins to be described before a noun: a sentence, "I am", "Jane is a". */
const opening = new RegExp(
  `(?:^|[.!?;:|•(]\\s*|\\s-\\s+|,\\s+(?=${article} )|${wordsFor("describes")}\\s+|` +
    `${wordsFor("isA")}\\s+(?=${article} ))(?:${article}\\s+)?` +
    `(?:(?:[\\p{L}-]+,\\s+){1,3}(?:${and}\\s+)?(?:[\\p{L}-]+\\s+)?)?(?:${praise}(?:,|\\s+${and})?\\s+)*$`,
  "u",
);
const another = `(?:\\s*(?:${and}|[,/&])\\s*[\\p{L}-]+(?: [\\p{L}-]+)??)?`;
/** Where a clause is over: with a sign, or with words that follow. */
const ends = (words: string) => `(?=\\s*(?:$|[.,;:|()•/]|-\\s|${words}))`;
const isCitizen = new RegExp(
  `^${another}\\s+(?:${wordsFor("citizens")})${ends(wordsFor("citizenEnds"))}`,
  "u",
);
const originBefore = before("originBefore");
const alone = new RegExp(`^${ends(wordsFor("livesOn"))}`, "u");
const iAm = worded("{people.iAm}( {people.articles})?( {people.proud})?( )?¶");
const faith = worded("{people.faiths}", "gu");
const [believes, practises] = [before("believes"), behind("practises")];
const peoples = worded("{people.peoples}", "gu");

/** Where a line says what its person's nationality or faith is. Languages, laws, markets and employers stay. */
export function nationalityTold({ text, low, start, section }: PlacedLine): Span[] {
  const words = (pattern: RegExp, tells: (before: string, after: string, written: string) => boolean) =>
    spansOf(pattern, low).filter((word) =>
      tells(low.slice(0, word.start), low.slice(word.end), text.slice(word.start, word.end)),
    );
  const told = nationalitiesIn(low).filter(({ word, ...at }) => {
    const before = low.slice(0, at.start);
    // "Jane Doe, British lawyer" heads a CV; in a sentence a comma begins nothing.
    const stretch = section === "header" ? before.slice(before.lastIndexOf(", ") + 1).trimStart() : before;
    const begins = opening.test(stretch);
    return tells(word, text.slice(at.start, at.end), { before, after: low.slice(at.end), begins });
  });
  return [
    ...told,
    ...words(faith, (before, after) => (believes.test(before) && alone.test(after)) || practises.test(after)),
    ...words(peoples, (_, __, written) => beginsCapital(written)),
  ].map((span) => ({ start: start + span.start, end: start + span.end }));
}

type Beside = { before: string; after: string; begins: boolean };

function tells(word: string, written: string, { before, after, begins }: Beside): boolean {
  if (isCitizen.test(after) || originBefore.test(before)) return true;
  if (iAm.test(before) && alone.test(after)) return true;
  if (begins && precedesNoun(word) && precedesPerson(word, after)) return true;
  // "Director India" is a country where Spanish would have "directora india".
  const isCountry = isRegion(word) && beginsCapital(written);
  return !isCountry && alone.test(after) && followsNoun(word) && followsPerson(word, before);
}
