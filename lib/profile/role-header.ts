import { beginsCapital, isProper, spaced, hasWord, withoutFullStop } from "@/lib/language/letters";
import { hasOrganizationMark, namesWork, isQualifier, legalFormIn, wordsIn } from "@/lib/language/job-words";
import { isCity, isPlaceWord, isRegion } from "@/lib/language/places";
import { type Fragment, cutAt, fragment, fragments } from "@/lib/language/fragments";
import { listed, regex } from "@/lib/language/lists";
import { isPlace as isTownWithRegion } from "@/lib/language/job-title";
import { spansOf } from "@/lib/language/mask";

/** The parts that the lines at the head of a role name. */
type RoleHeader = { title: Fragment | null; organization: Fragment | null };

const titleLabel = regex("^{roles.titleLabels}( )?:( )?");
const organizationLabel = regex("^{roles.employerLabels}( )?:( )?");
/** Words that introduce dates or state a duration. */
export const leadingWords = listed("roles.leadsToDates");
export const leadsToDates = new RegExp(`^\\(?${leadingWords}(?:\\s*:)?\\s*\\)?$`, "u");
/** Whether it is only a duration: "2 yrs 3 mos". */
export const isDuration = (low: string) => /\d/.test(low) && leadsToDates.test(low);
const employedAt = regex(" (@|{roles.at}) ", "gu");
const name = new RegExp(`^(?:${listed("people.placeArticles")}\\s)?[\\p{Lu}\\d]`, "u");
const strong = /(?:(?<!\s)\s+)?[|•]\s*|(?<![-\s])\s{2,}(?!-)|(?:(?<!\s)\s+)?\/\/\s*/g;
const weak = /,\s+|(?<!\s)\s+(?:,\s*|-+\s+)|;\s+/g;

/** Whether a line has a label: "Company: …", "Position: …". */
export const isLabelledHead = (low: string) => titleLabel.test(low) || organizationLabel.test(low);

/** A part of a head line; `role` if a word before it gives one. Commas and dashes separate parts of a `block`. */
type Piece = Fragment & { role: keyof RoleHeader | null; block: Fragment };

export const isOfWork = ({ low }: Fragment) => namesWork(low);
const isNoEmployer = (low: string) =>
  isCity(low) || wordsIn(low).every((word) => isQualifier(word) || word.length < 3);

/** The title and organization in header lines, in any order and with any separators. */
export function readRoleHeader(lines: readonly Fragment[]): RoleHeader {
  const pieces = lines.flatMap(piecesOf);
  const header = headerOf(pieces);
  const isSure = header.organization?.role || (header.organization && !isOfWork(header.organization));
  const { title, organization } = isSure ? header : headerOf(pieces.flatMap(splitByName));
  return { title: title && withoutSentence(title), organization };
}

function headerOf(pieces: readonly Piece[]) {
  const free = pieces.filter(({ role }) => !role);
  const title =
    pieces.find(({ role }) => role === "title") ??
    free.find(isOfWork) ??
    free.find(({ low }) => !hasOrganizationMark(low) && !isRegion(low)) ??
    free[0];
  const others = pieces.filter((piece) => piece !== title && piece.role !== "title");
  const organization =
    others.find(({ role }) => role) ??
    others.find((piece) => hasOrganizationMark(piece.low) && !isOfWork(piece)) ??
    others.find(({ low }) => legalFormIn(low)) ??
    others.find((piece) => looksProper(piece) && !isOfWork(piece) && !isNoEmployer(piece.low)) ??
    null;
  return {
    title: title && organization ? wholeTitle(title, organization, pieces) : (title ?? null),
    organization,
  };
}

/** Extends a title by the pieces on its side of the employer: "Manager, Interactive Marketing". */
function wholeTitle(title: Piece, organization: Piece, pieces: readonly Piece[]): Fragment {
  const { block } = title;
  if (title.role || !isOfWork(title)) return title;
  const isBefore = ({ start }: Piece) => organization.block === block && start < organization.start;
  const isNear = (one: Piece) => one.block === block && !one.role && isBefore(one) === isBefore(title);
  const beside = pieces.filter((one) => one !== organization && isNear(one) && !hasOrganizationMark(one.low));
  const [first = title, last = title] = [beside[0], beside.at(-1)];
  return fragment(block, first.start - block.start, last.end - block.start) ?? title;
}

/** Splits "Accountant Acme Ltd" and "Acme Ltd Accountant" into a title and an employer. */
function splitByName(piece: Piece): Piece[] {
  const words = wordSpans(piece.low).map((span) => ({ ...span, low: piece.low.slice(span.start, span.end) }));
  const last = words.findLastIndex(({ low }) => namesWork(low));
  const isOther = ({ low }: { low: string }) => !wordsIn(low).every(isQualifier);
  const behind = words.slice(last + 1).find(isOther);
  const form = legalFormIn(piece.low);
  const formEnd = form && form.index > 0 ? form.index + form[0].length : 0;
  const cut = behind?.start ?? (formEnd || (words[words.findLastIndex(isOther) + 1]?.start ?? 0));
  const parts = [fragment(piece, 0, cut), fragment(piece, cut)];
  const [title, employer] = behind ? parts : parts.toReversed();
  if (piece.role || last < 0 || !title || !employer || !hasOrganizationMark(employer.low)) return [piece];
  const isName = looksProper(employer) && name.test(employer.text) && employer.low !== form?.[0];
  const named: Piece = { ...piece, ...employer, role: "organization" };
  return (behind ? isName : form) ? [{ ...piece, ...title }, named] : [piece];
}

function piecesOf(line: Fragment): Piece[] {
  const title = titleLabel.exec(line.low);
  const label = title ?? organizationLabel.exec(line.low);
  const rest = fragment(line, label?.[0].length);
  const cells = rest
    ? fragments(rest, /\t/g).filter(({ text }, at) => at === 0 || !isTownWithRegion(text))
    : [];
  const [first, ...others] = cells.flatMap((cell) => fragments(cell, strong)).flatMap(piecesOfBlock);
  if (!first) return [];
  return [label ? { ...first, role: title ? "title" : "organization" } : first, ...others];
}

const piecesOfBlock = (block: Fragment): Piece[] =>
  cutAtEmployer(block).flatMap((part, at) =>
    withoutPlaces(fragments(part, weak)).map((piece, i) => ({
      ...piece,
      role: at > 0 && i === 0 ? "organization" : null,
      block,
    })),
  );

/** A title and the employers after "at": "Nurse at St Mary at Leeds", but not "Leiter für Vertrieb". */
function cutAtEmployer(block: Fragment): Fragment[] {
  const cuts = [...block.low.matchAll(employedAt)].filter(({ 0: { length }, index }) => {
    const [first = ""] = wordsIn(block.low.slice(index + length));
    return name.test(block.text.slice(index + length)) && !isQualifier(first);
  });
  return cutAt(block, cuts);
}

function looksProper({ text, low }: Fragment): boolean {
  const words = spaced(text);
  const capital = words.filter(isProper).length;
  return words.length <= 7 && hasWord(text) && capital * 2 >= words.length && !isRegion(low);
}

const longestTitle = 120;

/** Cuts a title off where a sentence begins. "Admin. Executive" is not a sentence. */
function withoutSentence(title: Fragment): Fragment {
  const stop = [...title.low.matchAll(/[.:;](?:\s+|$)/g)].find(
    ({ index, 0: sign }) => index > 3 && !isQualifier(wordsIn(title.low.slice(index + sign.length))[0] ?? ""),
  );
  const end = Math.min(withoutFullStop(title.text).length, stop?.index ?? Infinity, longestTitle);
  return fragment(title, 0, end) ?? title;
}

const wordSpans = (low: string) => spansOf(/\S+/g, low);

/** The most words that a place's name has. */
const mostWords = 3;

const isPlace = (low: string) => isRegion(low) || isPlaceWord(low);
const isTown = (low: string) => isCity(low) || isPlaceWord(low);

/** Where the town at the end of a folded text begins; null without one, or if it is the whole text. */
function beforeTown(low: string, sure: boolean): number | null {
  const [, ...starts] = wordSpans(low).map(({ start }) => start);
  const endsInTown = (at: number) =>
    sure ? isTown(low.slice(at)) : isPlaceWord(low.slice(at)) && hasOrganizationMark(low.slice(0, at));
  return starts.slice(-mostWords).find(endsInTown) ?? null;
}

/** The length of the region at the start of a folded text, "NY" in "NY Senior Engineer"; 0 without one. */
function regionAt(low: string): number {
  const ends = wordSpans(low).map(({ end }) => end);
  return ends.slice(0, mostWords).findLast((end) => isPlace(low.slice(0, end))) ?? 0;
}

/** Whether it may follow a region: "NY Senior Engineer", "NY Acme Corp", not "NY Completed a project for …". */
function isHeading({ text, low }: Fragment): boolean {
  const words = spaced(text);
  if (text.length > 60 || !beginsCapital(text)) return false;
  const capital = words.filter(isProper).length;
  return namesWork(low) || hasOrganizationMark(low) || capital * 2 > words.length;
}

/** The parts of a list without places: "Acme Corp Leeds", "UK Engineer" are Acme Corp and an engineer. */
function withoutPlaces(parts: readonly Fragment[]): Fragment[] {
  const regions = parts.map(({ low }, index) => (index > 0 ? regionAt(low) : 0));
  return parts.flatMap((part, index) => {
    const from = regions[index]!;
    const isFollowed = (regions[index + 1] ?? 0) > 0;
    if (from === part.low.length || ((index > 0 || isFollowed) && isTown(part.low))) return [];
    const rest = fragment(part, from, beforeTown(part.low, isFollowed) ?? part.low.length);
    return rest ?? [];
  });
}

/** Where a text's first town and region end, "Acme Corp - Leeds, UK did …"; the text's length without one. */
export function afterPlace(line: Fragment): number {
  for (const { index, 0: comma } of line.low.matchAll(/(?:(?<!\s)\s+)?,\s*/g)) {
    const from = index + comma.length;
    const length = regionAt(line.low.slice(from, from + 60));
    const rest = length > 0 ? fragment(line, from + length) : null;
    if (length > 0 && !(rest && isHeading(rest))) return from + length;
  }
  return line.text.length;
}
