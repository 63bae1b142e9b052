import { type DateRange, dateRangesIn } from "@/lib/language/moments";
import { type Stretch, mergedMonths, stretchOf } from "@/lib/profile/tenure";
import { hasOrganizationMark } from "@/lib/language/job-words";
import { degreeLevel, namesSchool } from "@/lib/language/degrees";
import { statedYears } from "@/lib/language/stated-years";
import { type Term, termsOf } from "@/lib/language/terms";
import type { Line } from "./lines";

/** Work with dates. `line` is where it is dated; its title may stand with its employer. */
export type DatedRole = {
  title: string;
  terms: Term[];
  line: number;
  /** What stands right beside it and may be its title or its employer. */
  beside: Term[];
  stretch: Stretch;
};

/** Work that a line gives a length but no dates: "Senior DBA for 5 years". */
export type ClaimedRole = { terms: Term[]; line: number; years: number };

const edges = /^[\s\p{P}|]+|[\s\p{P}|]+$/gu;
/** Words that lead to dates are not part of a title. */
const connecting =
  /\s*(?:\b(?:from|since|between|in|for|of|the|year|years|until|de|du|depuis|desde|von|seit|ab)\b\s*)+$/i;
/** "Time period: 2019 - 2021" names no work. */
const onlyLabel =
  /^(?:time )?(?:period|dates?|duration|years?|tenure|timeline|time ?frame|employed|zeitraum|dauer|periode|duree|fechas?|periodo|duracion|per[ií]odo|dura[cç][aã]o)\W*$/i;
const shortestTitle = 3;
const longestTitle = 140;
const work = new Set<Line["section"]>(["experience", "projects"]);
const neverWork = new Set<Line["section"]>([
  "education",
  "answer",
  "other",
  "certificates",
  "languages",
  "personal",
]);

/** Years of a set of roles, overlaps counted once. */
export const yearsOf = (roles: readonly DatedRole[]) =>
  mergedMonths(roles.map(({ stretch }) => stretch)) / 12;

/** The range that dates a line's role: a real range, or in lists of work a single year beside a title. */
function rangeOf(line: Line): DateRange | undefined {
  if (neverWork.has(line.section) || !/\d\d/.test(line.low)) return undefined;
  const range = dateRangesIn(line.low).find((found) => !found.single && found.from);
  if (!range) return undefined;
  const isStudy = degreeLevel(line.low) >= 2 && (namesSchool(line.low) || !work.has(line.section));
  return isStudy ? undefined : range;
}

/** Less than this after a title and its dates tells nothing of the work. */
const shortestTold = 20;
/** What parts a title and its dates from what is told of the work. */
const afterDates = /^[\s)\]:.,;|–-]*/;
/** What follows the dates and is still the title: "one year (2022 – 2023) as an analyst". */
const titleFollows = /^(?:as|at|in|for|with|als|bei|im|chez|en|dans|comme|como|em|na|no)\b/i;

/** A dated line as its head and what it goes on to tell of the work; as it is where it tells nothing. */
export function partHead(line: Line): Line[] {
  const range = rangeOf(line);
  if (!range || range.start < shortestTitle) return [line];
  const end = range.end + (afterDates.exec(line.text.slice(range.end))?.[0].length ?? 0);
  const told = line.text.slice(end);
  if (told.length < shortestTold || titleFollows.test(told)) return [line];
  const text = line.text.slice(0, end).replace(/[\s:.,;|–-]+$/, "");
  return [
    { ...line, text, low: line.low.slice(0, text.length) },
    // Like a point below the head: it cannot be taken for a title or an employer.
    { ...line, text: told, low: line.low.slice(end), bullet: true, gap: false },
  ];
}

/** Reads the dated roles and marks the lines that belong to each. `employers` are the names of organizations. */
export function readRoles(lines: Line[], employers: string[], asOf: Date): DatedRole[] {
  const roles: DatedRole[] = [];
  markHeads(lines, employers);
  let current = -1;
  let within: Line["section"] | null = null;
  for (const [number, line] of lines.entries()) {
    const range = rangeOf(line);
    const stretch = range && stretchOf(range, asOf);
    if (range && stretch) {
      current = roles.length;
      within = line.section;
      const title = titleOf(lines, number, range);
      roles.push({ title, terms: termsOf(title), line: number, beside: besideOf(lines, number), stretch });
    } else if (line.section !== within) {
      current = -1;
    }
    line.role = current;
  }
  markBare(lines, roles);
  return roles;
}

/** What leads to an employer's name, against folded text. */
const employedAt = /\b(?:at|@|bei(?: der| dem)?|chez|en|na|no)\s+(?:the )?$/;
const shortLine = 80;
/** A dated line longer than this tells of the work too. */
const longestHead = 110;

/** Marks the lines that hold a role's title, employer and dates, and where in them the employer's name stands. */
function markHeads(lines: Line[], employers: string[]) {
  const dated = lines.map((line) => rangeOf(line) !== undefined);
  // Each once, where it is named last: a table of thousands of dates may name one employer in every row.
  const names = [...new Set(employers.toReversed())].reverse();
  for (const [number, line] of lines.entries()) {
    const isShort = !line.bullet && line.text.length <= shortLine;
    const isAbove =
      dated[number + 1] && lines[number + 1]?.section === line.section && !lines[number + 1]?.gap;
    const isBelow = dated[number - 1] && lines[number - 1]?.section === line.section && !line.gap;
    if (!dated[number] && !(isShort && (isAbove || isBelow))) continue;
    line.head = line.text.length <= longestHead;
    for (const name of names) {
      const start = line.text.indexOf(name);
      if (start < 0) continue;
      const end = start + name.length;
      if (hasOrganizationMark(line.low.slice(start, end)) || employedAt.test(line.low.slice(0, start)))
        line.employer = { start, end };
    }
  }
}

/** Marks the titles of work of which no line tells. What stands below a title may tell of the work, short as it is. */
function markBare(lines: Line[], roles: DatedRole[]) {
  const told = new Set(lines.filter(({ head }) => !head).map(({ role }) => role));
  for (const [role, { line }] of roles.entries()) {
    if (told.has(role)) continue;
    for (const each of [lines[line - 1], lines[line]]) if (each?.head) each.bare = true;
  }
}

/** A line with blanks where it names the employer: a receptionist at "Nordsee Logistics" shows no logistics. */
export const withoutEmployer = ({ text, employer }: Line) =>
  employer
    ? text.slice(0, employer.start) + " ".repeat(employer.end - employer.start) + text.slice(employer.end)
    : text;

/** The short lines right above and below a dated one, where titles and employers stand. */
function besideOf(lines: Line[], number: number): Term[] {
  const line = lines[number] as Line;
  const above = lines[number - 1];
  const below = lines[number + 1];
  const near: Line[] = [];
  if (above && above.section === line.section && !above.bullet && !line.gap && (above.role < 0 || above.gap))
    near.push(above);
  if (below && below.section === line.section && !below.bullet && !below.gap) near.push(below);
  return termsOf(
    near
      .filter((each) => each.text.length <= shortLine && !rangeOf(each))
      .map(withoutEmployer)
      .join("\n"),
  );
}

/** Work with a length instead of dates, wherever a CV tells of it. */
export function readClaimedRoles(lines: Line[]): ClaimedRole[] {
  const claimed: ClaimedRole[] = [];
  for (const [number, line] of lines.entries()) {
    if (line.section === "education" || !/\d|(?:year|jahr|ann|an[os])/.test(line.low)) continue;
    const stated = statedYears(line.text);
    if (stated && !rangeOf(line))
      claimed.push({ terms: termsOf(line.text), line: number, years: stated.years });
  }
  return claimed;
}

const leadsToTitle = /^[\s)\]]*(?:as|als|comme|como)\s(?:(?:an?|the|eine?|une?|uma?)\s)?/i;

/** What a line says before its dates, else after them, else the line above, else the one below. */
function titleOf(lines: Line[], number: number, range: { start: number; end: number }): string {
  const line = lines[number] as Line;
  const after = withoutEmployer(line).slice(range.end);
  const isAfter = leadsToTitle.test(after);
  const before = withoutEmployer(line)
    .slice(0, isAfter ? 0 : range.start)
    .replace(/\($/, "")
    .replace(connecting, "")
    .replace(edges, "");
  if (before.length >= shortestTitle && !onlyLabel.test(before)) return before.slice(0, longestTitle);
  const rest = after.replace(leadsToTitle, "").replace(edges, "");
  if (rest.length >= shortestTitle) return (rest.split(/(?<=\w)[.:;] /)[0] ?? rest).slice(0, longestTitle);
  const above = lines[number - 1];
  const beside = above && above.role < 0 && above.section === line.section ? above : lines[number + 1];
  return (beside ? withoutEmployer(beside) : "").slice(0, longestTitle);
}
