import type { Profile } from "@/lib/candidates/profile";
import { type Fragment, fragment, fragments } from "./fragments";
import { type DateRange, dateRangesIn } from "./moments";
import { leadsToDates, readRoleHeader } from "./role-header";
import type { PlacedLine } from "./sections";
import { tidy } from "./source-text";
import { degreeLevel, namesSchool } from "./vocabulary/degrees";
import { hasOrganizationMark, isOccupation, wordsIn } from "./vocabulary/job-words";

type Role = Profile["roles"][number];
/** A line whose dates are those of a role. */
type Anchor = { index: number; range: DateRange; before: Fragment | null; after: Fragment | null };

/** Roles in the order of the document, dated or not. `span` covers the role's head and its description. */
export function findRoles(lines: readonly PlacedLine[]): Role[] {
  const told = runsOf(lines, (line) => line.section === "experience");
  if (told.length) return told.flatMap(rolesInRun);
  const untitled = (line: PlacedLine) => ["header", "summary", "other", "projects"].includes(line.section);
  return runsOf(lines, untitled).flatMap((run) =>
    rolesInRun(run).filter((role) => role.from && isRoleLike(role)),
  );
}

const isRoleLike = (role: Role) =>
  wordsIn(role.title.toLowerCase()).some(isOccupation) || role.organization !== null;

function runsOf(lines: readonly PlacedLine[], belongs: (line: PlacedLine) => boolean): PlacedLine[][] {
  const runs: PlacedLine[][] = [];
  let open = false;
  for (const line of lines) {
    const inside = belongs(line);
    if (inside && (!open || line.heading)) runs.push([]);
    if (inside && !line.heading) runs.at(-1)!.push(...sentencesOf(line));
    open = inside;
  }
  return runs.filter((run) => run.length > 0);
}

function rolesInRun(run: PlacedLine[]): Role[] {
  const anchors = anchorsIn(run);
  if (!anchors.length) return undatedRoles(run);
  const headFirst = anchors[0]!.index > 0 && run.slice(0, anchors[0]!.index).some(isHead);
  const heads = anchors.map((anchor, i) => headLines(run, anchor, anchors[i - 1], anchors[i + 1], headFirst));
  const roles: Role[] = [];
  for (const [i, { range }] of anchors.entries()) {
    const head = heads[i]!;
    const { title, organization } = readRoleHeader(head.parts);
    const called = title ?? organization;
    if (!called || !/\p{L}{2}/u.test(called.text)) continue;
    const stop = heads[i + 1]?.first ?? run.length;
    const previous = roles.at(-1);
    // Several titles under one employer: the employer is named once, above the first.
    const inherited =
      headFirst && !organization && head.first === anchors[i]!.index
        ? (previous?.organization ?? null)
        : null;
    roles.push({
      title: tidy(called.text),
      organization: title && organization ? tidy(organization.text) : inherited,
      from: range.from,
      to: range.to,
      current: range.current,
      span: { start: run[head.first]!.start, end: run[Math.max(stop - 1, head.last)]!.end },
    });
  }
  return [...roles, ...undatedPeers(run, anchors)].sort((a, b) => a.span.start - b.span.start);
}

/** A paragraph that tells of several dated roles is read sentence by sentence. */
function sentencesOf(line: PlacedLine): PlacedLine[] {
  if (line.text.length < 90 || dateRangesIn(line.low).filter((range) => !range.single).length < 2)
    return [line];
  const parts = fragments(
    line,
    /(?<=[a-z\d)]{2})[.;]\s+(?=\p{Lu})|,\s+(?=(?:then|and then|later|puis|danach|luego|depois)\s)/gu,
  );
  return parts.map((part, i) => ({
    ...line,
    ...part,
    gap: i === 0 && line.gap,
    bullet: line.bullet || i > 0,
  }));
}

function anchorsIn(run: readonly PlacedLine[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const [index, line] of run.entries()) {
    const ranges = dateRangesIn(line.low);
    const range = ranges.find((found) => !found.single) ?? ranges[0];
    if (!range || (degreeLevel(line.low) >= 3 && namesSchool(line.low))) continue;
    const before = leadIn(line, range);
    const after = fragment(line, range.end);
    const beside = before ?? (after && firstSentence(after));
    const words = wordsIn(beside?.low ?? "");
    // One date alone is a role's only beside nothing else, or beside an occupation in a line that is no sentence.
    const alone = !before && !after;
    const titled =
      words.length <= 10 &&
      words.some(isOccupation) &&
      (after?.text.length ?? 0) + (before?.text.length ?? 0) < 180;
    if (range.single && !alone && !titled) continue;
    if (range.start > 160 && line.text.length - range.end > 2) continue;
    anchors.push({ index, range, before, after });
  }
  const plain = anchors.filter(({ index }) => !run[index]!.bullet);
  if (plain.length)
    return plain.filter((anchor) => !isSentence(run[anchor.index]!, anchor) || plain.length === 1);
  const column = Math.min(...anchors.map(({ index }) => run[index]!.indent));
  return anchors.filter(({ index }) => run[index]!.indent <= column + 1);
}

/** What stands before the dates, without the words that lead to them ("from", "seit", "Zeitraum:"). */
function leadIn(line: PlacedLine, range: DateRange): Fragment | null {
  const low = line.low.slice(0, range.start);
  const lead =
    /(?:^|[\s(,;:-])(?:(?:from|between|since|during|in|for|as of|dates?|duration|period|seit|von|vom|ab|zwischen|zeitraum|dauer|depuis(?: le)?|de|du|entre|periode|duree|desde(?: el)?|del|periodo|duracion|duracao|a partir de|until|bis|hasta|ate)\s*:?\s*[("']*)+$/.exec(
      low,
    );
  return fragment(line, 0, lead ? lead.index : range.start);
}

const isSentence = (line: PlacedLine, { range }: Anchor) =>
  line.text.length > 110 && /\.$/.test(line.text) && range.start > 30 && range.end < line.text.length - 30;

/** A line that could name an employer or a title: short, capitalized, no sentence, no list item. */
function isHead(line: PlacedLine): boolean {
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

const describes =
  /^(?:\w+(?:ed|ing|ung)\b|responsible|responsibilities|verantwortlich|aufgaben|gestion|mise en|creation|tasks?|duties|key|achievements?|funciones|responsabilidades|missions?|atividades|principais)/;

/** A head that is known to be one: it names an occupation or an organization, or is all proper words. */
function isSureHead(line: PlacedLine): boolean {
  if (!isHead(line) || describes.test(line.low)) return false;
  if (wordsIn(line.low).some(isOccupation) || hasOrganizationMark(line.low)) return true;
  const words = line.text.split(/[\s,|-]+/).filter((word) => word.length > 3);
  return words.length <= 7 && words.every((word) => /^[\p{Lu}\d(]/u.test(word));
}

function headLines(
  run: PlacedLine[],
  anchor: Anchor,
  previous: Anchor | undefined,
  next: Anchor | undefined,
  headFirst: boolean,
) {
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
    above.unshift(line);
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
    below.push(line);
    last++;
  }
  return { parts: [...above, ...own, ...below] as Fragment[], first, last };
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

function firstSentence(part: Fragment): Fragment {
  const stop = /[.:]\s+(?=\S)/.exec(part.text);
  return stop && stop.index > 8 ? (fragment(part, 0, stop.index) ?? part) : part;
}

function undatedRoles(run: PlacedLine[]): Role[] {
  const titled = run.map((line, index) => ({ line, index })).filter(({ line }) => isUndatedTitle(line));
  const plain = titled.filter(({ line }) => !line.bullet);
  const used = plain.length ? plain : titled;
  return used.map(({ line, index }, i) => {
    const stop = used[i + 1]?.index ?? run.length;
    const below = run[index + 1];
    const more = below && index + 1 < stop && !below.gap && isSureHead(below) ? [below] : [];
    return undated(line, more, run[Math.max(stop - 1, index)]!.end);
  });
}

/** Items of the same list as dated ones that give no date themselves. */
function undatedPeers(run: PlacedLine[], anchors: readonly Anchor[]): Role[] {
  if (
    !anchors.every(
      ({ index }) => run[index]!.bullet && anchors[0] && run[index]!.indent === run[anchors[0].index]!.indent,
    )
  )
    return [];
  const indent = run[anchors[0]!.index]!.indent;
  const dated = new Set(anchors.map(({ index }) => index));
  return run
    .filter(
      (line, index) => !dated.has(index) && line.bullet && line.indent === indent && isUndatedTitle(line),
    )
    .map((line) => undated(line, [], line.end));
}

function isUndatedTitle(line: PlacedLine): boolean {
  const words = wordsIn(line.low);
  const verb = /^(?:\w+(?:ed|ing)\b|responsible)/.test(line.low) && !/\bas an?\b/.test(line.low);
  return (
    words.length <= 12 &&
    !verb &&
    !/\.$/.test(line.text) &&
    words.some(isOccupation) &&
    !/^(?:with|and|to)\b/.test(line.low)
  );
}

function undated(line: PlacedLine, more: PlacedLine[], end: number): Role {
  const { title, organization } = readRoleHeader([line, ...more]);
  return {
    title: tidy((title ?? line).text),
    organization: organization ? tidy(organization.text) : null,
    from: null,
    to: null,
    current: false,
    span: { start: line.start, end },
  };
}
