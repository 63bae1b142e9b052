import {
  beginsCapital,
  beginsSmall,
  hasWord,
  isProper,
  spaced,
  withoutFullStop,
} from "@/lib/language/letters";
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
export type RoleHeader = {
  title: Fragment | null;
  organization: Fragment | null;
  /** The organization stands apart from the title, or its name or a word before it says what it is. */
  isNamed: boolean;
};

const titleLabel = worded("^{roles.titleLabels}( )?:( )?");
const organizationLabel = worded("^{roles.employerLabels}( )?:( )?");
/** Words that only lead to the dates or count the time. */
export const leadingWords = listed("roles.leadsToDates");
export const leadsToDates = new RegExp(`^\\(?${leadingWords}\\s*:?\\s*\\)?$`, "u");
/** "Worked in a busy kitchen as a Sous Chef" tells the title after its "as a". */
const prose = new RegExp(
  `^(?:(?=.{0,90}?${listed("roles.work")}).{0,90}?\\s)?${listed("roles.as")}\\s+`,
  "u",
);
export const leadsToTitle = worded("{roles.as}");
/** "2 yrs 3 mos" counts time and says nothing else. */
export const isDuration = (low: string) => /\d/.test(low) && leadsToDates.test(low);
/** "Two years (2016 - 2018) as a cook" goes on with the title. */
export const beginsWithAs = (low: string) => leadsToTitle.exec(low)?.index === 0;
const employedAt = worded(" (@|{roles.at}) ", "gu");
/** "en Acme" names the employer, "en Marketing" the trade. */
const employedIn = worded(" {roles.inside} ", "gu");
const name = /^(?:[Tt]he\s)?[\p{Lu}\d]/u;
const selfEmployed = worded("{roles.selfEmployed}");
/** "Ushers, lobby attendants, and ticket takers" is one title. */
const enumerates = worded("{skillItems.joins} ");
const strong = /\s*[|•]\s*|(?<![-\s])\s{2,}(?!-)|\s*\/\/\s*/g;
const weak = /,\s+|\s+,\s*|\s+-+\s+|;\s+/g;

/** "Company: …" and "Position: …" say themselves what they are. */
export const isLabelledHead = (low: string) => titleLabel.test(low) || organizationLabel.test(low);

/** A part of a head line. `block` numbers the stretches that only commas and dashes part. */
type Piece = Fragment & {
  at: boolean;
  labelled: "title" | "organization" | null;
  block: number;
  line: Fragment;
};

const names = (piece: Fragment) => wordsIn(piece.low).some(isOccupation);
const narrows = (low: string) => wordsIn(low).every((word) => isQualifier(word) || word.length < 3);

/** The title and organization that header lines give, in whatever order and with whatever marks between. */
export function readRoleHeader(lines: readonly Fragment[]): RoleHeader {
  let block = 0;
  const pieces = lines.flatMap((line) => piecesOf(line, () => block++));
  const free = pieces.filter((piece) => !piece.labelled && !piece.at);
  const title =
    pieces.find((piece) => piece.labelled === "title") ??
    free.find((piece) => names(piece) && !legalFormIn(piece.low)) ??
    free.find(names) ??
    free.find((piece) => !hasOrganizationMark(piece.low) && !isRegion(piece.low)) ??
    pieces.find((piece) => !piece.labelled) ??
    null;
  const others = pieces.filter((piece) => piece !== title && piece.labelled !== "title");
  const isEmployer = (piece: Piece) => looksProper(piece) && !names(piece) && !isCity(piece.low);
  const organization =
    others.find((piece) => piece.labelled === "organization" || piece.at) ??
    others.find((piece) => hasOrganizationMark(piece.low) && !names(piece)) ??
    others.find((piece) => legalFormIn(piece.low)) ??
    others.find((piece) => isEmployer(piece) && piece.block !== title?.block && !narrows(piece.low)) ??
    others.find((piece) => isEmployer(piece) || selfEmployed.test(piece.low)) ??
    null;
  if (title && !organization && !title.labelled) return shorten(partedByName(title));
  if (title && organization && !organization.at && !organization.labelled && names(organization)) {
    const parted = partedByName(organization);
    if (parted.title && parted.organization) {
      const isOne = organization.block === title.block;
      return shorten({ ...parted, title: isOne ? stretch(title.line, title, parted.title) : title });
    }
  }
  const isNamed = Boolean(
    organization &&
    (organization.at || organization.block !== title?.block || hasOrganizationMark(organization.low)),
  );
  return shorten({
    title: title && organization ? wholeTitle(title, organization, pieces) : title,
    organization,
    isNamed,
  });
}

const shorten = ({ title, organization, isNamed }: RoleHeader): RoleHeader => ({
  isNamed,
  title: title && shortened(title),
  organization: organization && withoutMeans(organization),
});

/** "Accountant Acme Ltd" and "Acme Ltd Accountant" are a title and an employer. */
function partedByName(whole: Fragment): RoleHeader {
  const nothing = { title: whole, organization: null, isNamed: false };
  const places = [...whole.low.matchAll(/[^\s,]+/g)];
  const isWork = ({ 0: word }: RegExpExecArray) => wordsIn(word).some(isOccupation);
  const last = places.findLastIndex(isWork);
  if (last < 0) return nothing;
  const narrowing = (word: string) => wordsIn(word).every(isQualifier);
  const after = places.slice(last + 1).find(({ 0: word }) => !narrowing(word));
  const employer = after && fragment(whole, after.index);
  const isForm = employer && legalFormIn(employer.low)?.[0] === employer.low;
  if (employer && !isForm && beginsCapital(employer.text) && looksProper(employer)) {
    if (hasOrganizationMark(employer.low))
      return { title: fragment(whole, 0, after.index), organization: employer, isNamed: true };
  }
  const form = legalFormIn(whole.low);
  if (!form || after) return nothing;
  const run = places.findLastIndex(({ 0: word }) => !narrowing(word)) + 1;
  const cut = form.index > 0 ? form.index + form[0].length : (places[run]?.index ?? 0);
  const [before, rest] = [fragment(whole, 0, cut), fragment(whole, cut)];
  return before && rest ? { title: rest, organization: before, isNamed: true } : nothing;
}

/** Where the employer stands elsewhere, a title's whole block is the title: "Manager, Interactive Marketing". */
function wholeTitle(title: Piece, organization: Piece, pieces: readonly Piece[]): Fragment {
  if (title.labelled || organization.block === title.block || !names(title)) return title;
  const mates = pieces.filter(
    ({ block, at, low }) => block === title.block && !at && !hasOrganizationMark(low),
  );
  return stretch(title.line, mates[0] ?? title, mates.at(-1) ?? title);
}

/** What a line says from the start of one of its parts to the end of another. */
const stretch = (line: Fragment, first: Fragment, last: Fragment) =>
  fragment(line, first.start - line.start, last.end - line.start) ?? first;

/** "Blue Bank plc using SQL" is Blue Bank plc. */
function withoutMeans(organization: Fragment): Fragment {
  const stop = takesOver.exec(organization.low);
  return (stop && fragment(organization, 0, stop.index)) ?? organization;
}

function piecesOf(line: Fragment, nextBlock: () => number): Piece[] {
  const label = titleLabel.exec(line.low)
    ? "title"
    : organizationLabel.exec(line.low)
      ? "organization"
      : null;
  if (label) {
    const pattern = label === "title" ? titleLabel : organizationLabel;
    const rest = fragment(line, pattern.exec(line.low)![0].length);
    if (!rest) return [];
    if (label === "organization") return [{ ...rest, at: false, labelled: label, block: nextBlock(), line }];
    return split(rest, nextBlock).map((piece, i) => ({
      ...piece,
      labelled: i === 0 ? label : piece.labelled,
    }));
  }
  if (leadsToDates.test(line.low)) return [];
  const told = leadsToTitle.test(line.low) ? prose.exec(line.low) : null;
  const rest = told ? fragment(line, told[0].length) : line;
  return rest ? split(rest, nextBlock) : [];
}

function split(line: Fragment, nextBlock: () => number): Piece[] {
  const pieces: Piece[] = [];
  for (const stretched of fragments(line, strong)) {
    const block = nextBlock();
    const piece = (part: Fragment, at: boolean): Piece => ({ ...part, at, labelled: null, block, line });
    const [first, ...employers] = cutAtEmployer(stretched);
    if (first)
      pieces.push(
        ...joinQualifiers(withoutPlaces(fragments(first, weak)), line).map((part) => piece(part, false)),
      );
    for (const employer of employers) {
      const [name, ...more] = withoutPlaces(fragments(employer, weak));
      if (name) pieces.push(piece(name, true));
      pieces.push(...more.map((part) => piece(part, false)));
    }
  }
  return pieces;
}

/** A title and the employers that follow it after "at": "Nurse at St Mary at Leeds". */
function cutAtEmployer(block: Fragment): Fragment[] {
  const before = (pattern: RegExp) =>
    [...block.low.matchAll(pattern)].filter((cut) => name.test(block.text.slice(cut.index + cut[0].length)));
  const isTrade = (cut: RegExpExecArray) => {
    const [first = ""] = wordsIn(block.low.slice(cut.index + cut[0].length));
    return isQualifier(first);
  };
  const sure = before(employedAt);
  const cuts =
    sure.length > 0
      ? sure
      : before(employedIn)
          .filter((cut) => !isTrade(cut))
          .slice(0, 1);
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.flatMap((start, i) => fragment(block, start, cuts[i]?.index ?? block.text.length) ?? []);
}

/** "Engineer, Platform" and "Engineer - Data II" are one title; "Engineer, Acme" is a title and an employer. */
function joinQualifiers(parts: Fragment[], line: Fragment): Fragment[] {
  const joined: Fragment[] = [];
  const enumerated = parts.length > 2 && enumerates.test(parts.at(-1)!.low);
  for (const part of parts) {
    const previous = joined.at(-1);
    const narrowing = !hasOrganizationMark(part.low) && narrows(part.low);
    const titled = previous && (names(previous) || (parts.length === 2 && !names(part)));
    // No employer's name begins with a small letter: "Secretaries - except legal".
    const runsOn = beginsSmall(part.text) || (enumerated && !hasOrganizationMark(part.low));
    if (previous && ((narrowing && titled) || runsOn)) joined.splice(-1, 1, stretch(line, previous, part));
    else joined.push(part);
  }
  return joined;
}

function looksProper({ text, low }: Fragment): boolean {
  const words = spaced(text);
  const capital = words.filter(isProper).length;
  return words.length <= 7 && hasWord(text) && capital * 2 >= words.length && !isRegion(low);
}

const takesOver = worded(" {roles.takesOver} ");
const longestTitle = 120;

/** A title that runs on into a sentence ends where the sentence takes over. "Admin. Executive" is no sentence. */
function shortened(title: Fragment): Fragment {
  const stop = [...title.low.matchAll(/[.:;](?:\s+|$)/g)].find(
    ({ index, 0: sign }) => index > 3 && !isQualifier(wordsIn(title.low.slice(index + sign.length))[0] ?? ""),
  );
  const verb = takesOver.exec(title.low);
  const ends = [stop?.index, verb && verb.index > 3 ? verb.index : null, longestTitle];
  const end = Math.min(withoutFullStop(title.text).length, ...ends.map((at) => at ?? Infinity));
  return fragment(title, 0, end) ?? title;
}
