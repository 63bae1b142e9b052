import { type Fragment } from "@/lib/language/fragments";
import { dateRangesIn } from "@/lib/language/moments";
import { looksLikePlace } from "./location";
import { type Anchor, firstSentence } from "./role-anchors";
import { isLabelledHead, leadsToDates, readRoleHeader } from "./role-header";
import type { PlacedLine } from "./sections";
import { hasOrganizationMark, isOccupation, wordsIn } from "@/lib/language/job-words";

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
  if (/[.;,]$/.test(line.text) && !/\b(?:inc|ltd|co|corp|s\.a|s\.l|llc|e\.v)\.$/.test(line.low)) return false;
  return /^[\p{Lu}\d"']/u.test(line.text) && line.text.split(/\s+/).length <= 13;
}

/** "Leading a team" and "Leitung des Lagers" begin a description; "Boeing, Seattle" does not. */
const tells = /^\p{L}+(?:ed|ing|ung)\s+\p{Ll}/u;
const selfEmployed =
  /^(?:self-employed|freelance|selbst(?:st)?andig|freiberuflich|independant|a son compte|autonom[oa]|por cuenta propia|conta propria)/;
const describes =
  /^(?:roles?|responsible|responsibilities|verantwortlich|aufgaben|gestion|mise en|creation|tasks?|duties|key|achievements?|funciones|responsabilidades|missions?|atividades|principais)/;

/** A head that is known to be one: it names an occupation or an organization, or is all proper words. */
export function isSureHead(line: PlacedLine): boolean {
  if (!isHead(line) || describes.test(line.low) || tells.test(line.text)) return false;
  if (selfEmployed.test(line.low)) return true;
  if (wordsIn(line.low).some(isOccupation) || hasOrganizationMark(line.low)) return true;
  const words = line.text.split(/[\s,|-]+/).filter((word) => word.length > 3);
  return words.length <= 7 && words.every((word) => /^[\p{Lu}\d(]/u.test(word));
}

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
  const read = () => readRoleHeader([...above, ...own, ...below]);
  const full = () => {
    const { title, organization } = read();
    return Boolean(title && organization && wordsIn(title.low).some(isOccupation));
  };
  const want = own.length ? 1 : 2;
  while (headFirst && !full() && above.length < want && first - 1 > (previous?.index ?? -1)) {
    const line = run[first - 1]!;
    const near = !run[first]!.gap || above.length + own.length === 0;
    if (!isHead(line) || !near || (previous && !setApart(run, first - 1, previous.index))) break;
    if (!looksLikePlace(line)) above.unshift(line);
    first--;
  }
  while (
    !full() &&
    below.length < (own.length || above.length ? 1 : 2) &&
    last + 1 < (next?.index ?? run.length)
  ) {
    const line = run[last + 1]!;
    if (line.gap && own.length + above.length > 0) break;
    if (!isSureHead(line) || dateRangesIn(line.low).length) break;
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

/** Whether a line between two roles opens the second: something parts it from the first one's description. */
function setApart(run: PlacedLine[], index: number, previous: number): boolean {
  const line = run[index]!;
  const before = run[index - 1];
  if (line.gap || !before || before.bullet) return true;
  if (index - 1 === previous) return false;
  return /[.;]$/.test(before.text) || isSureHead(line);
}

function ownParts({ before, after }: Anchor): Fragment[] {
  if (!before || leadsToDates.test(before.low)) return after ? [firstSentence(after)] : [];
  const goesOn = after && after.text.length <= 80 && /^\p{Lu}/u.test(after.text) && !/[.]$/.test(after.text);
  const parted = after && /^[\s)\]]*[:.]/.test(after.text);
  return goesOn && !parted && before.text.length + after.text.length < 130 ? [before, after] : [before];
}
