import { hasWord } from "@/lib/language/letters";
import type { Profile } from "./profile";
import { fragments } from "@/lib/language/fragments";
import { headLines, isHead } from "./head-lines";
import { looksLikePlace } from "./location";
import { dateRangesIn } from "@/lib/language/moments";
import { type Anchor, anchorsIn } from "./role-anchors";
import { isDuration, readRoleHeader } from "./role-header";
import type { PlacedLine } from "./sections";
import { tidy } from "@/lib/language/source-text";
import { undatedPeers, undatedRoles } from "./undated-roles";
import { isOccupation, wordsIn } from "@/lib/language/job-words";
import { listed } from "@/lib/language/worded";

type Role = Profile["roles"][number];
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
  return runs.filter((run) => run.length > 0).map(joinDates);
}

function rolesInRun(run: PlacedLine[]): Role[] {
  // A text with more dated roles is nobody's CV, and every one holds up whoever waits for it.
  const anchors = anchorsIn(run).slice(0, 200);
  if (!anchors.length) return undatedRoles(run);
  const depth = run
    .slice(0, anchors[0]!.index)
    .filter((line) => isHead(line) && !looksLikePlace(line)).length;
  const above = depth || Number(areTitlesAbove(run, anchors));
  const heads = anchors.map((anchor, i) => headLines(run, anchor, anchors[i - 1], anchors[i + 1], above));
  const groups = groupsIn(run);
  const roles: Role[] = [];
  for (const [i, { range }] of anchors.entries()) {
    const head = heads[i]!;
    const { title, organization } = readRoleHeader(head.parts);
    const called = title ?? organization;
    if (!called || !hasWord(called.text)) continue;
    const stop = heads[i + 1]?.first ?? run.length;
    const previous = roles.at(-1);
    // Several titles under one employer: the employer is named once, above the first.
    const alone = head.above === 0 || (depth > 1 && head.above + head.own === 1);
    const group = groups.findLast(({ at }) => at < head.first);
    const inherited = depth > 0 && !organization && alone ? (previous?.organization ?? null) : null;
    roles.push({
      title: tidy(called.text),
      organization: title && organization ? tidy(organization.text) : (inherited ?? group?.employer ?? null),
      from: range.from,
      to: range.to,
      current: range.current,
      span: { start: run[head.first]!.start, end: run[Math.max(stop - 1, head.last)]!.end },
    });
  }
  return [...roles, ...undatedPeers(run, anchors)].sort((a, b) => a.span.start - b.span.start);
}

/** Lines as short as a date. */
const shortLine = 22;

/** Dates that stand on several lines, "June 2010", "to", "March 2012", as one line. */
function joinDates(run: PlacedLine[]): PlacedLine[] {
  const lines: PlacedLine[] = [];
  for (let index = 0; index < run.length; index++) {
    const line = run[index]!;
    const parts = [3, 2].map((count) => run.slice(index, index + count)).find(isDates);
    const [last = line] = parts?.slice(-1) ?? [];
    if (parts) index += parts.length - 1;
    lines.push(parts ? { ...line, ...textOf(parts), end: last.end } : line);
  }
  return lines;
}

function isDates(lines: readonly PlacedLine[]): boolean {
  if (lines.length < 2 || !lines.every(({ text }) => text.length <= shortLine)) return false;
  if (!/\d\d/.test(lines[0]!.low)) return false;
  const { low } = textOf(lines);
  const [range] = dateRangesIn(low);
  return Boolean(range && !range.single && range.start === 0 && range.end === low.length && lines.length > 1);
}

/** Several lines as one text in which each part keeps its place. */
function textOf(lines: readonly PlacedLine[]): Pick<PlacedLine, "text" | "low"> {
  const { start } = lines[0]!;
  const joined = (key: "text" | "low") =>
    lines.reduce((whole, line) => whole.padEnd(line.start - start) + line[key], "");
  return { text: joined("text"), low: joined("low") };
}

const longestDuration = 40;

/** An export groups roles under "Acme Ltd", "7 years 2 months": such employers, each with the line of its time. */
function groupsIn(run: readonly PlacedLine[]): { at: number; employer: string }[] {
  return run.flatMap((line, at) => {
    const above = run[at - 1];
    if (!above || line.text.length > longestDuration || !isDuration(line.low) || !isHead(above)) return [];
    return dateRangesIn(above.low).length > 0 ? [] : [{ at, employer: tidy(above.text) }];
  });
}

/** Whether most dates have their title on the line above and nowhere else, though the first have none. */
function areTitlesAbove(run: readonly PlacedLine[], anchors: readonly Anchor[]): boolean {
  const isTitle = (line: PlacedLine | undefined) =>
    line !== undefined && isHead(line) && wordsIn(line.low).some(isOccupation);
  const later = anchors.slice(1);
  const titled = later.filter(({ index, before, after }, i) => {
    if (index - 1 === anchors[i]!.index || !isTitle(run[index - 1]) || isTitle(run[index + 1])) return false;
    return !wordsIn(`${before?.low} ${after?.low}`).some(isOccupation);
  });
  return titled.length * 2 > later.length;
}

const nextTime = new RegExp(`(?<=[a-z\\d)]{2})[.;]\\s+(?=\\p{Lu})|,\\s+(?=${listed("dates.then")}\\s)`, "gu");

/** A paragraph that tells of several dated roles is read sentence by sentence. */
function sentencesOf(line: PlacedLine): PlacedLine[] {
  if (line.text.length < 90 || dateRangesIn(line.low).filter((range) => !range.single).length < 2)
    return [line];
  const parts = fragments(line, nextTime);
  return parts.map((part, i) => ({
    ...line,
    ...part,
    gap: i === 0 && line.gap,
    bullet: line.bullet || i > 0,
  }));
}
