import { type Fragment, pieces } from "@/lib/language/fragments";
import { contactLines, type PlacedLine } from "@/lib/profile/sections";
import { isNationality } from "@/lib/language/nationalities";
import { endsIn, trimmed, withoutEnd } from "@/lib/language/letters";
import { isLanguage, languageNamed } from "@/lib/language/spoken-languages";
import { type Span, spansOf } from "@/lib/language/mask";
import { worded } from "@/lib/language/worded";
import { certainLabel, isAge, isYears, labelWithin, personalLabel, personalWord } from "./personal-labels";

const separators = /\s{2,}|[|•;\t]|\s[-–—]\s/g;
const longestValue = 80;
const picture = worded("^( )?{people.pictures}");
const and = worded(" {and} ");

/** Labelled personal data and personal circumstances, label and value alike: a label can tell ("née le") too. */
export function personalData(lines: readonly PlacedLine[]): Span[] {
  const contact = new Set(contactLines(lines));
  const spans: Span[] = [];
  for (const [index, line] of lines.entries()) {
    const personal = contact.has(line);
    if (personal || line.section === "summary" || line.section === "other") spans.push(...within(line));
    if (!personal) {
      if (certainLabel.test(line.low) && line.text.length < longestValue) spans.push(line);
      continue;
    }
    if (isPicture(line)) spans.push(line);
    const stretches = pieces(line, separators);
    for (const [i, stretch] of stretches.entries()) {
      const label = personalLabel.exec(stretch.low);
      if (!label) {
        if (stretches.length > 1 && isAge.test(stretch.low)) spans.push(stretch);
        spans.push(...circumstances(stretch, namesLanguages(line)));
        continue;
      }
      spans.push(stretch);
      // In columns the value stands beside its label, or below it.
      if (label[0].trimEnd().length === stretch.low.length) {
        const beside = stretches[i + 1];
        const below = lines[index + 1];
        if (beside && !personalLabel.test(beside.low)) spans.push(beside);
        else if (
          below &&
          !beside &&
          below.text.length < 50 &&
          !below.heading &&
          !personalLabel.test(below.low) &&
          !endsIn(below.text.trimEnd(), ":")
        )
          spans.push(below);
      }
    }
  }
  return spans;
}

/** What a label in the middle of a line announces, and an age that ends a line of words: "Nurse, 31". */
function within({ text, low, start }: PlacedLine): Span[] {
  const comma = text.lastIndexOf(", ");
  const isAged = isAge.test(text.slice(comma + 2)) && !/\d/.test(text.slice(0, comma));
  return [
    ...spansOf(labelWithin, low, start),
    ...(isAged ? [{ start: start + comma + 2, end: start + text.length }] : []),
  ];
}

const isPicture = ({ text, low }: PlacedLine) => text.length < 60 && picture.test(trimmed(low, "[(!"));

/** "German" alone is a nationality; "German, English" and "Languages: German" are skills. */
const namesLanguages = (line: PlacedLine) =>
  line.label?.kind === "languages" ||
  (line.low.match(/[a-z]+/g) ?? []).filter((word) => languageNamed(word)).length > 1;

/** "ledig, deutsch": every part that is a known circumstance, nothing else. */
const circumstances = (stretch: Fragment, ofLanguages: boolean): Span[] =>
  pieces(stretch, /[,/()]/g).filter(({ low }) => {
    const told = withoutEnd(low, ".");
    const isTold = told.split(and).every((word) => (isLanguage(word) ? !ofLanguages : isNationality(word)));
    return isTold || personalWord.test(told) || isYears.test(told) || (!ofLanguages && languageNamed(told));
  });
