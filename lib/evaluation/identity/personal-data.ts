import { fragment, type Fragment } from "@/lib/language/fragments";
import { contactLines, type PlacedLine } from "@/lib/profile/sections";
import { isNationality } from "@/lib/language/nationalities";
import { isLanguage, languageNamed } from "@/lib/language/spoken-languages";
import type { Span } from "@/lib/language/mask";
import { certainLabel, labelWithin, personalLabel, personalWord } from "./personal-labels";

const separators = /\s{2,}|[|•;\t]|\s[-–—]\s/g;
const longestValue = 80;
/** Set off by itself among contact data: "Lawyer | 36 | Leeds". */
const age = /^(?:1[6-9]|[2-7]\d)$/;

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
    const stretches = cut(line);
    for (const [i, stretch] of stretches.entries()) {
      const label = personalLabel.exec(stretch.low);
      if (!label) {
        if (stretches.length > 1 && age.test(stretch.low)) spans.push(stretch);
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
          !/:\s*$/.test(below.text)
        )
          spans.push(below);
      }
    }
  }
  return spans;
}

/** What a label in the middle of a line announces, and an age that ends a line of words: "Nurse, 31". */
const within = ({ text, low, start }: PlacedLine): Span[] =>
  [
    ...low.matchAll(labelWithin),
    ...(/^\D+, (?:1[6-9]|[2-7]\d)$/.test(text) ? low.matchAll(/\d\d$/g) : []),
  ].map(({ 0: { length }, index }) => ({ start: start + index, end: start + index + length }));

const isPicture = (line: PlacedLine) =>
  line.text.length < 60 &&
  /^[[(!]*\s*(?:photo|foto|picture|image|bild|portrait|profile picture|profilbild|passfoto|bewerbungsfoto|headshot|avatar|fotografia)(?![a-z])/.test(
    line.low,
  );

function cut(line: PlacedLine): Fragment[] {
  const parts: Fragment[] = [];
  let from = 0;
  for (const match of [...line.text.matchAll(separators), null]) {
    const part = fragment(line, from, match?.index ?? line.text.length);
    if (part) parts.push(part);
    from = match ? match.index + match[0].length : from;
  }
  return parts;
}

/** "German" alone is a nationality; "German, English" and "Languages: German" are skills. */
const namesLanguages = (line: PlacedLine) =>
  line.label?.kind === "languages" ||
  (line.low.match(/[a-z]+/g) ?? []).filter((word) => languageNamed(word)).length > 1;

/** "ledig, deutsch": every part that is a known circumstance, nothing else. */
function circumstances(stretch: Fragment, ofLanguages: boolean): Span[] {
  const spans: Span[] = [];
  for (const match of stretch.low.matchAll(/[^,/()]+/g)) {
    const told = match[0].trim().replace(/\.$/, "");
    const nationality = told
      .split(/ (?:and|und|et|y|e|&) /)
      .every((word) => (isLanguage(word) ? !ofLanguages : isNationality(word)));
    if (!nationality && !personalWord.test(told) && (ofLanguages || !languageNamed(told))) continue;
    const start = stretch.start + match.index + match[0].indexOf(told);
    spans.push({ start, end: start + told.length });
  }
  return spans;
}
