import { beginsCapital, hasWord, isProper, spaced, withoutFullStop } from "@/lib/language/letters";
import { type Fragment, fragment, fragments } from "@/lib/language/fragments";
import {
  hasOrganizationMark,
  isOccupation,
  isQualifier,
  legalFormIn,
  wordsIn,
} from "@/lib/language/job-words";
import { isRegion } from "@/lib/language/places";
import { isCity } from "@/lib/language/cities";
import { listed, worded } from "@/lib/language/worded";
import { withoutPlaces } from "./place-tail";

/** What the lines at the head of a role say. */
export type RoleHeader = { title: Fragment | null; organization: Fragment | null };

const titleLabel = worded("^{roles.titleLabels}( )?:( )?");
const organizationLabel = worded("^{roles.employerLabels}( )?:( )?");
/** Words that only lead to the dates or count the time. */
export const leadingWords = listed("roles.leadsToDates");
export const leadsToDates = new RegExp(`^\\(?${leadingWords}\\s*:?\\s*\\)?$`, "u");
/** "2 yrs 3 mos" counts time and says nothing else. */
export const isDuration = (low: string) => /\d/.test(low) && leadsToDates.test(low);
const employedAt = worded(" (@|{roles.at}) ", "gu");
const name = /^(?:[Tt]he\s)?[\p{Lu}\d]/u;
const strong = /\s*[|•]\s*|(?<![-\s])\s{2,}(?!-)|\s*\/\/\s*/g;
const weak = /,\s+|\s+,\s*|\s+-+\s+|;\s+/g;

/** "Company: …" and "Position: …" say themselves what they are. */
export const isLabelledHead = (low: string) => titleLabel.test(low) || organizationLabel.test(low);

/** A part of a head line, and what a word before it says it is. Only commas and dashes part those of one `block`. */
type Piece = Fragment & { told: keyof RoleHeader | null; block: Fragment };

export const namesWork = ({ low }: Fragment) => wordsIn(low).some(isOccupation);
const narrows = ({ low }: Fragment) => wordsIn(low).every((word) => isQualifier(word) || word.length < 3);

/** The title and organization that header lines give, in whatever order and with whatever marks between. */
export function readRoleHeader(lines: readonly Fragment[]): RoleHeader {
  const pieces = lines.flatMap(piecesOf);
  const free = pieces.filter(({ told }) => !told);
  const title =
    pieces.find(({ told }) => told === "title") ??
    free.find(namesWork) ??
    free.find(({ low }) => !hasOrganizationMark(low) && !isRegion(low)) ??
    free[0];
  const others = pieces.filter((piece) => piece !== title && piece.told !== "title");
  const organization =
    others.find(({ told }) => told) ??
    others.find((piece) => hasOrganizationMark(piece.low) && !namesWork(piece)) ??
    others.find(({ low }) => legalFormIn(low)) ??
    others.find((piece) => looksProper(piece) && !namesWork(piece) && !isCity(piece.low) && !narrows(piece));
  if (!title) return { title: null, organization: organization ?? null };
  if (!organization && !title.told) return shorten(partedByName(title));
  if (organization && !organization.told && namesWork(organization)) {
    const parted = partedByName(organization);
    const isOne = organization.block === title.block;
    if (parted.organization)
      return shorten({ ...parted, title: isOne ? stretch(title.block, title, parted.title!) : title });
  }
  return shorten({
    title: organization ? wholeTitle(title, organization, pieces) : title,
    organization: organization ?? null,
  });
}

/** "Accountant Acme Ltd" and "Acme Ltd Accountant" are a title and an employer. */
function partedByName(whole: Fragment): RoleHeader {
  const nothing = { title: whole, organization: null };
  const places = [...whole.low.matchAll(/[^\s,]+/g)];
  const last = places.findLastIndex(({ 0: word }) => wordsIn(word).some(isOccupation));
  if (last < 0) return nothing;
  const isNarrowing = ({ 0: word }: RegExpExecArray) => wordsIn(word).every(isQualifier);
  const after = places.slice(last + 1).find((word) => !isNarrowing(word));
  const employer = after && fragment(whole, after.index);
  const form = legalFormIn(whole.low);
  if (employer && form?.[0] !== employer.low && beginsCapital(employer.text) && looksProper(employer)) {
    if (hasOrganizationMark(employer.low))
      return { title: fragment(whole, 0, after.index), organization: employer };
  }
  if (!form || after) return nothing;
  const run = places.findLastIndex((word) => !isNarrowing(word)) + 1;
  const cut = form.index > 0 ? form.index + form[0].length : (places[run]?.index ?? 0);
  const [before, rest] = [fragment(whole, 0, cut), fragment(whole, cut)];
  return before && rest ? { title: rest, organization: before } : nothing;
}

/** Where the employer stands elsewhere, a title's whole block is the title: "Manager, Interactive Marketing". */
function wholeTitle(title: Piece, organization: Piece, pieces: readonly Piece[]): Fragment {
  if (title.told || organization.block === title.block || !namesWork(title)) return title;
  const mates = pieces.filter(
    ({ block, told, low }) => block === title.block && !told && !hasOrganizationMark(low),
  );
  return stretch(title.block, mates[0] ?? title, mates.at(-1) ?? title);
}

/** What a block says from the start of one of its parts to the end of another. */
const stretch = (block: Fragment, first: Fragment, last: Fragment) =>
  fragment(block, first.start - block.start, last.end - block.start) ?? first;

function piecesOf(line: Fragment): Piece[] {
  const label = titleLabel.exec(line.low) ?? organizationLabel.exec(line.low);
  const rest = fragment(line, label?.[0].length ?? 0);
  const pieces = rest ? fragments(rest, strong).flatMap(piecesOfBlock) : [];
  const told = titleLabel.test(line.low) ? "title" : "organization";
  return pieces.map((piece, at) => (label && at === 0 ? { ...piece, told } : piece));
}

function piecesOfBlock(block: Fragment): Piece[] {
  const [first, ...employers] = cutAtEmployer(block);
  const piecesOfPart = (part: Fragment, told: Piece["told"]): Piece[] =>
    withoutPlaces(fragments(part, weak)).map((piece, at) => ({
      ...piece,
      told: at === 0 ? told : null,
      block,
    }));
  return [
    ...(first ? piecesOfPart(first, null) : []),
    ...employers.flatMap((employer) => piecesOfPart(employer, "organization")),
  ];
}

/** A title and the employers that follow it after "at": "Nurse at St Mary at Leeds", but not "Leiter für Vertrieb". */
function cutAtEmployer(block: Fragment): Fragment[] {
  const cuts = [...block.low.matchAll(employedAt)].filter(({ 0: { length }, index }) => {
    const [first = ""] = wordsIn(block.low.slice(index + length));
    return name.test(block.text.slice(index + length)) && !isQualifier(first);
  });
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.flatMap((start, i) => fragment(block, start, cuts[i]?.index) ?? []);
}

function looksProper({ text, low }: Fragment): boolean {
  const words = spaced(text);
  const capital = words.filter(isProper).length;
  return words.length <= 7 && hasWord(text) && capital * 2 >= words.length && !isRegion(low);
}

const longestTitle = 120;

/** A title that runs on into a sentence ends where the sentence begins. "Admin. Executive" is no sentence. */
function shorten({ title, organization }: RoleHeader): RoleHeader {
  if (!title) return { title, organization };
  const stop = [...title.low.matchAll(/[.:;](?:\s+|$)/g)].find(
    ({ index, 0: sign }) => index > 3 && !isQualifier(wordsIn(title.low.slice(index + sign.length))[0] ?? ""),
  );
  const end = Math.min(withoutFullStop(title.text).length, stop?.index ?? Infinity, longestTitle);
  return { title: fragment(title, 0, end) ?? title, organization };
}
