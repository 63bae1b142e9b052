import { listed, regex } from "@/lib/reading/language/lists";
import { type Fragment, pieces } from "@/lib/reading/language/fragments";
import type { Line } from "@/lib/reading/language/line";
import { contactLines } from "@/lib/reading/profile/sections";
import { isNationality } from "@/lib/reading/language/nationalities";
import { endsIn, trimmed, withoutEnd } from "@/lib/reading/language/letters";
import { isLanguage, languageNamed } from "@/lib/reading/language/spoken-languages";
import { type Span, spansOf } from "@/lib/reading/language/mask";

/** The age of applicants: 15 to 79. */
export const ageInYears = "(?:1[5-9]|[2-7]\\d)";
const labels = listed("people.labels");
const ambiguous = listed("people.ambiguousLabels");

/** A label of personal data at the start of a part of the contact data; the match ends where its value begins. */
export const personalLabel = new RegExp(
  `^(?:${labels}\\s*(?:[:.=]|-(?= ))?\\s*|${ambiguous}(?:\\s*[:=]\\s*|\\s+-\\s+|\\s+(?=\\d)|\\s*$))`,
  "u",
);
/** A label that counts at the start of any line of a document. */
export const certainLabel = regex("^({people.labels}|{people.homeLabels}|{people.certainLabels})( )?:( )?");
/** A label and its value in the middle of a sentence: "…. Wohnort: Bielefeld." */
export const labelWithin = new RegExp(
  `${listed("people.labels", "people.homeLabels")}\\s*:\\s*[^.,;|\\n]{1,60}`,
  "gu",
);

/** A folded text that is only a personal circumstance: "verheiratet", "2 children". */
export const personalWord = regex("^({people.maritalStates}|{people.faiths}|{people.aloneCircumstances})¶");
/** A text that is only a possible age as a number, and one that is only a possible age in years. */
export const isAge = new RegExp(`^${ageInYears}$`);
export const isYears = new RegExp(`^${ageInYears}[ -]${listed("numbers.years")}$`, "u");

const separators = /\s{2,}|[|•;\t]|\s[-–—]\s/g;
const longestValue = 80;
const longestBelow = 50;
const picture = regex("^( )?{people.pictures}");
const and = regex(" {and} ");

/** Labelled personal data and personal circumstances, including labels: they can reveal something ("née le") too. */
export function personalData(lines: readonly Line[]): Span[] {
  const contact = new Set(contactLines(lines));
  return lines.flatMap((line, at): Span[] => {
    if (contact.has(line))
      return [...within(line), ...(isPicture(line) ? [line] : []), ...labelled(line, lines[at + 1])];
    if (certainLabel.test(line.low) && line.text.length < longestValue) return [line];
    return line.section === "summary" || line.section === "other" ? within(line) : [];
  });
}

/** Labels with their values, and circumstances without a label. In columns, a value is beside its label or below. */
function labelled(line: Line, below: Line | undefined): Span[] {
  const isShort = below && below.text.length < longestBelow && !endsIn(below.text.trimEnd(), ":");
  const next = isShort && !below.heading ? below : undefined;
  const stretches = pieces(line, separators);
  return stretches.flatMap((stretch, at): Span[] => {
    const label = personalLabel.exec(stretch.low);
    if (!label)
      return stretches.length > 1 && isAge.test(stretch.low)
        ? [stretch]
        : circumstances(stretch, namesLanguages(line));
    const value = label[0].trimEnd().length === stretch.low.length && (stretches[at + 1] ?? next);
    return value && !personalLabel.test(value.low) ? [stretch, value] : [stretch];
  });
}

/** Labels with their values in the middle of a line, and an age at the end of a line of words: "Nurse, 31". */
function within({ text, low, start }: Line): Span[] {
  const comma = text.lastIndexOf(", ");
  const isAged = isAge.test(text.slice(comma + 2)) && !/\d/.test(text.slice(0, comma));
  return [
    ...spansOf(labelWithin, low, start),
    ...(isAged ? [{ start: start + comma + 2, end: start + text.length }] : []),
  ];
}

const isPicture = ({ text, low }: Line) => text.length < 60 && picture.test(trimmed(low, "[(!"));

/** "German" alone is a nationality; "German, English" and "Languages: German" are skills. */
const namesLanguages = (line: Line) =>
  line.label?.kind === "languages" ||
  (line.low.match(/[a-z]+/g) ?? []).filter((word) => languageNamed(word)).length > 1;

/** "ledig, deutsch": only the parts that are known circumstances. */
const circumstances = (stretch: Fragment, ofLanguages: boolean): Span[] =>
  pieces(stretch, /[,/()]/g).filter(({ low }) => {
    const item = withoutEnd(low, ".");
    const isTold = item.split(and).every((word) => (isLanguage(word) ? !ofLanguages : isNationality(word)));
    return isTold || personalWord.test(item) || isYears.test(item) || (!ofLanguages && languageNamed(item));
  });
