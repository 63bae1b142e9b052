import { beginsCapital, isProper, spaced, wordSpans, hasWord, withoutFullStop } from "@/lib/language/letters";
import { hasOrganizationMark, namesWork, isQualifier, legalFormIn, wordsIn } from "@/lib/language/job-words";
import { isCity, isPlaceWord, isRegion } from "@/lib/language/places";
import { type Fragment, fragment, fragments } from "@/lib/language/fragments";
import { listed, worded } from "@/lib/language/lists";

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
const name = new RegExp(`^(?:${listed("people.placeArticles")}\\s)?[\\p{Lu}\\d]`, "u");
const strong = /\s*[|•]\s*|(?<![-\s])\s{2,}(?!-)|\s*\/\/\s*/g;
const weak = /,\s+|\s+,\s*|\s+-+\s+|;\s+/g;

/** "Company: …" and "Position: …" say themselves what they are. */
export const isLabelledHead = (low: string) => titleLabel.test(low) || organizationLabel.test(low);

/** A part of a head line, and what a word before it says it is. Only commas and dashes part those of one `block`. */
type Piece = Fragment & { role: keyof RoleHeader | null; block: Fragment };

export const isOfWork = ({ low }: Fragment) => namesWork(low);
const isNoEmployer = (low: string) =>
  isCity(low) || wordsIn(low).every((word) => isQualifier(word) || word.length < 3);

/** The title and organization that header lines give, in whatever order and with whatever marks between. */
export function readRoleHeader(lines: readonly Fragment[]): RoleHeader {
  const pieces = lines.flatMap(piecesOf);
  const header = headerOf(pieces);
  const isSure = header.organization?.role || (header.organization && !isOfWork(header.organization));
  const { title, organization } = isSure ? header : headerOf(pieces.flatMap(partedByName));
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

/** What stands beside a title on its side of the employer belongs to it: "Manager, Interactive Marketing". */
function wholeTitle(title: Piece, organization: Piece, pieces: readonly Piece[]): Fragment {
  const { block } = title;
  if (title.role || !isOfWork(title)) return title;
  const isBefore = ({ start }: Piece) => organization.block === block && start < organization.start;
  const isMate = (one: Piece) => one.block === block && !one.role && isBefore(one) === isBefore(title);
  const mates = pieces.filter((one) => one !== organization && isMate(one) && !hasOrganizationMark(one.low));
  const [first = title, last = title] = [mates[0], mates.at(-1)];
  return fragment(block, first.start - block.start, last.end - block.start) ?? title;
}

/** "Accountant Acme Ltd" and "Acme Ltd Accountant" are a title and an employer. */
function partedByName(piece: Piece): Piece[] {
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
  const [first, ...others] = rest ? fragments(rest, strong).flatMap(piecesOfBlock) : [];
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
function withoutSentence(title: Fragment): Fragment {
  const stop = [...title.low.matchAll(/[.:;](?:\s+|$)/g)].find(
    ({ index, 0: sign }) => index > 3 && !isQualifier(wordsIn(title.low.slice(index + sign.length))[0] ?? ""),
  );
  const end = Math.min(withoutFullStop(title.text).length, stop?.index ?? Infinity, longestTitle);
  return fragment(title, 0, end) ?? title;
}

/** A town's name has no more words than this. */
const mostWords = 3;

const isPlace = (low: string) => isRegion(low) || isPlaceWord(low);
const isTown = (low: string) => isCity(low) || isPlaceWord(low);

/** Where the town begins that a folded text ends in; null where it ends in none, or in one that is all of it. */
function beforeTown(low: string, sure: boolean): number | null {
  const [, ...starts] = wordSpans(low).map(({ start }) => start);
  const endsInTown = (at: number) =>
    sure ? isTown(low.slice(at)) : isPlaceWord(low.slice(at)) && hasOrganizationMark(low.slice(0, at));
  return starts.slice(-mostWords).find(endsInTown) ?? null;
}

/** How many words at the start of a folded text are a region: "NY" in "NY Senior Engineer". */
function regionAt(low: string): number {
  const ends = wordSpans(low).map(({ end }) => end);
  return ends.slice(0, mostWords).findLast((end) => isPlace(low.slice(0, end))) ?? 0;
}

/** What may follow a region: "NY Senior Engineer", "NY Acme Corp", but not "NY Completed a project for …". */
function isHeading({ text, low }: Fragment): boolean {
  const words = spaced(text);
  if (text.length > 60 || !beginsCapital(text)) return false;
  const capital = words.filter(isProper).length;
  return namesWork(low) || hasOrganizationMark(low) || capital * 2 > words.length;
}

/** The parts of a list without places: "Acme Corp Leeds", "UK Engineer" are Acme Corp and an engineer. */
export function withoutPlaces(parts: readonly Fragment[]): Fragment[] {
  const regions = parts.map(({ low }, index) => (index > 0 ? regionAt(low) : 0));
  return parts.flatMap((part, index) => {
    const from = regions[index]!;
    const isFollowed = (regions[index + 1] ?? 0) > 0;
    if (from === part.low.length || ((index > 0 || isFollowed) && isTown(part.low))) return [];
    const rest = fragment(part, from, beforeTown(part.low, isFollowed) ?? part.low.length);
    return rest ?? [];
  });
}

/** Where a text's first town and region end, "Acme Corp - Leeds, UK did …"; its length where it names none. */
export function afterPlace(line: Fragment): number {
  for (const { index, 0: comma } of line.low.matchAll(/\s*,\s*/g)) {
    const from = index + comma.length;
    const length = regionAt(line.low.slice(from, from + 60));
    const rest = length > 0 ? fragment(line, from + length) : null;
    if (length > 0 && !(rest && isHeading(rest))) return from + length;
  }
  return line.text.length;
}
