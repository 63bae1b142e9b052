import type { PlacedLine } from "@/lib/profile/sections";
import { beginsCapital } from "@/lib/language/letters";
import { type Span, spansOf } from "@/lib/language/mask";
import { followsNoun, nationalitiesIn, precedesNoun } from "@/lib/language/nationalities";
import { isRegion } from "@/lib/language/places";
import { listed, worded } from "@/lib/language/worded";
import { followsPerson, precedesPerson } from "./describes-person";

const wordsFor = (list: string) => listed(`people.${list}`);

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
const originBefore = worded("{people.originBefore}( )?¶");
const alone = new RegExp(`^${ends(wordsFor("livesOn"))}`, "u");
const iAm = worded("{people.iAm}( {people.articles})?( {people.proud})?( )?¶");
const faith = worded("{people.faiths}", "gu");
const believes = worded("{people.believes}( )?¶");
const practises = worded("^( )?{people.practises}");
const peoples = worded("{people.peoples}", "gu");

/** Where a line says what its person's nationality or faith is. Languages, laws, markets and employers stay. */
export function nationalityTold({ text, low, start, section }: PlacedLine): Span[] {
  const isTold = ({ word, ...at }: Span & { word: string }) => {
    const [before, after] = [low.slice(0, at.start), low.slice(at.end)];
    if (isCitizen.test(after) || originBefore.test(before)) return true;
    if (iAm.test(before) && alone.test(after)) return true;
    // "Jane Doe, British lawyer" heads a CV; in a sentence a comma begins nothing.
    const stretch = section === "header" ? before.slice(before.lastIndexOf(", ") + 1).trimStart() : before;
    if (opening.test(stretch) && precedesNoun(word) && precedesPerson(word, after)) return true;
    // "Director India" is a country where Spanish would have "directora india".
    const isCountry = isRegion(word) && beginsCapital(text.slice(at.start));
    return !isCountry && alone.test(after) && followsNoun(word) && followsPerson(word, before);
  };
  const isHeld = ({ start: from, end }: Span) => {
    const [before, after] = [low.slice(0, from), low.slice(end)];
    return (believes.test(before) && alone.test(after)) || practises.test(after);
  };
  return [
    ...nationalitiesIn(low).filter(isTold),
    ...spansOf(faith, low).filter(isHeld),
    ...spansOf(peoples, low).filter((span) => beginsCapital(text.slice(span.start))),
  ].map((span) => ({ start: start + span.start, end: start + span.end }));
}
