import { beginsSmall, hasWord, isProper, spaced } from "@/lib/reading/language/letters";
import {
  hasOrganizationMark,
  isQualifier,
  legalFormIn,
  namesWork,
  soundsLikeWork,
  wordsIn,
} from "@/lib/reading/language/job-words";
import { cutAt, type Fragment, fragment, fragments } from "@/lib/reading/language/fragments";
import { listed, regex } from "@/lib/reading/language/lists";
import { spansOf } from "@/lib/reading/language/mask";
import { isRegion } from "@/lib/reading/language/places";
import { fitOfAny, type Fields } from "./entries";
import { isMostlySmall } from "./entry-dates";
import { withoutPlaces } from "./entry-places";

/** A role's title and its employer. */
export const roleFields: Fields = {
  at: atEmployer,
  words: (row) => withoutPlaces(fragments(row, signs)).flatMap(splitByName),
  without: { title: -2, organization: -1 },
  title(cell) {
    const { text, low } = cell;
    const isWork = namesWork(low);
    const mayBeWork = isWork || soundsLikeWork(low);
    // "Principal SE"
    const isRanked = isQualifier(wordsIn(low)[0] ?? "");
    let fit =
      fitOfAny(cell) +
      (isWork ? 2 : mayBeWork ? 0.8 : isRanked ? 0.4 : 0) -
      (hasOrganizationMark(low) ? 1.5 : 0);
    // "selbständiger Hufschmied"
    if (mayBeWork && beginsSmall(text) && spaced(text).length < 4) fit += 1.5;
    // "Welder - Acme", but not "Engineer - Platform".
    const dash = text.search(/\s-+\s+\p{Lu}/u);
    if (dash > 0 && !wordsIn(low.slice(dash)).some(isQualifier)) fit -= 0.4;
    // "Acme - Welder"
    else if (dash > 0 && !namesWork(low.slice(0, dash))) fit -= 1;
    if (/[.;:]$/.test(text)) fit -= 0.5;
    if (/\d{3}/.test(text)) fit -= 1;
    if (atEmployer(cell).length > 1) fit -= 1;
    return fit;
  },
  organization(cell) {
    const { text, low } = cell;
    if (isContract.test(low)) return -3;
    const isMarked = hasOrganizationMark(low) || /\S\s&\s\p{Lu}/u.test(text);
    let fit = fitOfAny(cell) + (isMarked ? 1.5 : 0.5);
    // Names are written in capitals, but not "Taught apprentices".
    if (isMostlySmall(spaced(text).slice(1))) fit -= 0.4;
    if (namesWork(low)) fit -= isMarked ? 1 : 2;
    if (/[.;:]$/.test(text) && !isMarked) fit -= spaced(text).length > 3 ? 1.5 : 0.7;
    // "Cardiology, City Hospital", "Acme (Little Wexcombe)", but not "Brennan, Walsh & Partners".
    if (/,\s|\s\(|\s-\s/.test(text) && !/,[^,]*\s&\s/.test(text)) fit -= 0.3;
    return fit;
  },
};

/** "Freelance", "Praktikum" */
const isContract = regex(
  "^({employment.contract}|{employment.temporary}|{employment.internship}|{employment.part_time})¶",
);

const signs = /[|•\t]|\s{2,}|,\s+|\s-+\s|;\s+/g;
const employedAt = regex(" (@|{roles.at}) ", "gu");
const name = new RegExp(`^(?:${listed("people.placeArticles")}\\s)?[\\p{Lu}\\d]`, "u");

/** A title and the employers after "at": not in "Leiter für Vertrieb", nor in "Institut für Papier". */
function atEmployer(row: Fragment): Fragment[] {
  const cuts = [...row.low.matchAll(employedAt)].filter(({ 0: { length }, index }) => {
    const before = row.low.slice(0, index);
    if (hasOrganizationMark(before) && !namesWork(before)) return false;
    const rest = row.low.slice(index + length);
    const [first = ""] = wordsIn(rest);
    return name.test(row.text.slice(index + length)) && (!isQualifier(first) || hasOrganizationMark(rest));
  });
  return cutAt(row, cuts);
}

/** Splits "Accountant Acme Ltd" and "Acme Ltd Accountant" into a title and an employer. */
function splitByName(piece: Fragment): Fragment[] {
  const words = spansOf(/\S+/g, piece.low).map((span) => ({
    ...span,
    low: piece.low.slice(span.start, span.end),
  }));
  const last = words.findLastIndex(({ low }) => namesWork(low));
  const isOther = ({ low }: { low: string }) => !wordsIn(low).every(isQualifier);
  const behind = words.slice(last + 1).find(isOther);
  const form = legalFormIn(piece.low);
  const formEnd = form && form.index > 0 ? form.index + form[0].length : 0;
  const cut = behind?.start ?? (formEnd || (words[words.findLastIndex(isOther) + 1]?.start ?? 0));
  const parts = [fragment(piece, 0, cut), fragment(piece, cut)];
  const [title, employer] = behind ? parts : parts.toReversed();
  // "Projektleiter Bau"
  const isMark = !employer || (wordsIn(employer.low.replace(/\([^)]*\)?/, "")).length < 2 && !form);
  if (last < 0 || !title || isMark || !hasOrganizationMark(employer.low)) return [piece];
  const isName = looksProper(employer) && name.test(employer.text) && employer.low !== form?.[0];
  return (behind ? isName : form) ? [title, employer] : [piece];
}

function looksProper({ text, low }: Fragment): boolean {
  const words = spaced(text);
  const capital = words.filter(isProper).length;
  return words.length <= 7 && hasWord(text) && capital * 2 >= words.length && !isRegion(low);
}
