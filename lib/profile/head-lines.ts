import { beginsCapital, endsIn, isProper, spaced, trimmed } from "@/lib/language/letters";
import { type Fragment, fragment } from "@/lib/language/fragments";
import { dateRangesIn } from "@/lib/language/moments";
import { worded } from "@/lib/language/worded";
import { looksLikePlace } from "./location";
import { afterPlace } from "./place-tail";
import { type Anchor, firstSentence, isProse } from "./role-anchors";
import { beginsWithAs, isLabelledHead, leadsToDates, readRoleHeader } from "./role-header";
import type { PlacedLine } from "./sections";
import { hasOrganizationMark, isOccupation, legalFormIn, wordsIn } from "@/lib/language/job-words";

/** A line that could name an employer or a title: short, capitalized, no sentence, no list item. */
export function isHead(line: PlacedLine): boolean {
  if (isLabelledHead(line.low)) return true;
  if (
    line.bullet ||
    line.heading ||
    line.label ||
    line.text.length > 95 ||
    /https?:|@\w+\.\w/.test(line.text)
  )
    return false;
  if (endsIn(line.text, ".;,") && !endsInLegalForm(line.low)) return false;
  return isProper(line.text) && spaced(line.text).length <= 13;
}

function endsInLegalForm(low: string): boolean {
  const last = low.slice(low.lastIndexOf(" ") + 1);
  return legalFormIn(last) !== null || hasOrganizationMark(last);
}

/** "Leading a team" and "Leitung des Lagers" begin a description; "Boeing, Seattle" does not. */
const tells = /^\p{L}+(?:ed|ing|ung)\s+\p{Ll}/u;
const selfEmployed = worded("^{roles.selfEmployed}");
const describes = worded("^{roles.duties}");

/** A head that is known to be one: it names an occupation or an organization, or is all proper words. */
export function isSureHead(line: PlacedLine): boolean {
  if (!isHead(line) || describes.test(line.low) || tells.test(line.text)) return false;
  if (selfEmployed.test(line.low)) return true;
  if (wordsIn(line.low).some(isOccupation) || hasOrganizationMark(line.low)) return true;
  const words = line.text.split(/[\s,|-]+/).filter((word) => word.length > 3);
  return words.length <= 7 && words.every((word) => isProper(trimmed(word, "(")));
}

const longestAlone = 150;

/** Right below dates that stand alone, a head may be longer than elsewhere. */
const isLongHead = (line: PlacedLine) =>
  !line.bullet &&
  line.text.length <= longestAlone &&
  beginsCapital(line.text) &&
  !endsIn(line.text, ".;") &&
  !isProse(line) &&
  wordsIn(line.low).some(isOccupation);

/**
 * The lines that name title and employer around a dated line: its own words, lines above where a CV puts the head
 * before the dates, lines below where it does not.
 *
 * @param depth how many head lines stand above the first dates of the run
 */
export function headLines(
  run: PlacedLine[],
  anchor: Anchor,
  previous: Anchor | undefined,
  next: Anchor | undefined,
  depth: number,
) {
  const headFirst = depth > 0;
  const own = ownParts(anchor);
  let [first, last] = [anchor.index, anchor.index];
  const above: PlacedLine[] = [];
  const below: PlacedLine[] = [];
  const read = remembered(() => [...above, ...own, ...below]);
  const full = () => {
    const { title, organization } = read();
    const isSure = above.length + own.length > 1 || (title && wordsIn(title.low).some(isOccupation));
    return Boolean(title && organization && isSure);
  };
  /** "Attorney, Criminal Defense" above "Acme Ltd": what looked like the employer was part of the title. */
  const isNamedBelow = (line: PlacedLine) =>
    !read().isNamed && (hasOrganizationMark(line.low) || afterPlace(line) < line.text.length);
  const want = own.length ? 1 : 2;
  while (headFirst && !full() && above.length < want && first - 1 > (previous?.index ?? -1)) {
    const line = headLine(run[first - 1]!);
    const near = !run[first]!.gap || (above.length === 0 && !own.some(namesWork));
    if (!isHead(line) || !near || (previous && !setApart(run, first - 1, previous.index))) break;
    if (!looksLikePlace(line)) above.unshift(line);
    first--;
  }
  while (
    (!full() || (below.length === 0 && run[last + 1] && isNamedBelow(run[last + 1]!))) &&
    below.length < (own.length || above.length ? 1 : 2) &&
    last + 1 < (next?.index ?? run.length)
  ) {
    const line = headLine(run[last + 1]!);
    if (line.gap && own.length + above.length > 0) break;
    if (!(isSureHead(line) || (own.length === 0 && isLongHead(line))) || dateRangesIn(line.low).length) break;
    // With the head above the next dates, the last line before them is the next role's.
    if (headFirst && next && last + 2 >= next.index) break;
    // Where employer and title both stand above the dates, what stands below is the place.
    if (depth > 1 && !hasOrganizationMark(line.low) && !wordsIn(line.low).some(isOccupation)) break;
    if (!looksLikePlace(line)) below.push(line);
    last++;
  }
  return {
    parts: [...above, ...own, ...below] as Fragment[],
    first,
    last,
    above: above.length,
    own: own.length,
  };
}

const namesWork = ({ low }: Fragment) => wordsIn(low).some(isOccupation);

/** Reads a head, and remembers it for as long as its parts are the same. */
function remembered(parts: () => Fragment[]) {
  let known: { count: number; header: ReturnType<typeof readRoleHeader> } | null = null;
  return () => {
    const now = parts();
    if (known?.count !== now.length) known = { count: now.length, header: readRoleHeader(now) };
    return known.header;
  };
}

/** Whether a line between two roles opens the second: something parts it from the first one's description. */
function setApart(run: PlacedLine[], index: number, previous: number): boolean {
  const line = run[index]!;
  const before = run[index - 1];
  if (line.gap || !before || before.bullet) return true;
  if (index - 1 === previous) return false;
  return endsIn(before.text, ".;") || isSureHead(line);
}

/** A line as far as a head goes, where a place ends it: "Acme Corp - Leeds, UK Managed a team of …". */
function headLine(line: PlacedLine): PlacedLine {
  const head = line.bullet ? null : fragment(line, 0, afterPlace(line));
  return head && head.text.length < line.text.length ? { ...line, ...head } : line;
}

const longestOwn = 80;

/** What stands beside the dates on their line: before them, and after them where it goes on as a head does. */
function ownParts({ before, after }: Anchor): Fragment[] {
  const told = after && headOf(after);
  if (!before || leadsToDates.test(before.low) || (told && beginsWithAs(told.low))) return told ? [told] : [];
  const goesOn =
    told && told.text.length <= longestOwn && beginsCapital(told.text) && !told.text.endsWith(".");
  const parted = after && /^[\s)\]]*[:.]/.test(after.text);
  return goesOn && !parted && before.text.length + told.text.length < 130 ? [before, told] : [before];
}

/** A stretch up to where a description begins: a sentence's end, a point of a list, or what follows a place. */
function headOf(part: Fragment): Fragment {
  const stop = /\s[*•]\s/.exec(part.text)?.index ?? part.text.length;
  const head = firstSentence(fragment(part, 0, stop) ?? part);
  return fragment(head, 0, afterPlace(head)) ?? head;
}
