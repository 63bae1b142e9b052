import { hasWord } from "@/lib/language/letters";
import type { Profile } from "./profile";
import { headLines, isHead, anchorsIn } from "./head-lines";
import { dateRangesIn } from "@/lib/language/dates";
import { isDuration, readRoleHeader } from "./role-header";
import type { Line } from "@/lib/language/line";
import { tidy } from "@/lib/language/lines";

type Role = Profile["roles"][number];
/** Roles with dates, in the order of the document. `span` covers the role's head and its description. */
export function findRoles(lines: readonly Line[]): Role[] {
  const inSections = runsOf(lines, ["experience"]);
  const runs = inSections.length ? inSections : runsOf(lines, ["header", "summary", "other", "projects"]);
  return runs.flatMap(rolesInRun);
}

function runsOf(lines: readonly Line[], sections: readonly Line["section"][]): Line[][] {
  const runs: Line[][] = [];
  let open = false;
  for (const line of lines) {
    const inside = sections.includes(line.section);
    if (inside && (!open || line.heading)) runs.push([]);
    if (inside && !line.heading) runs.at(-1)!.push(line);
    open = inside;
  }
  return runs.filter((run) => run.length > 0).map(joinDates);
}

function rolesInRun(run: Line[]): Role[] {
  // No real CV has more dated roles, and each of them costs time.
  const anchors = anchorsIn(run).slice(0, 200);
  const depth = run.slice(0, anchors[0]?.index).filter(isHead).length;
  const heads = anchors.map((anchor, i) => headLines(run, anchor, anchors[i - 1], anchors[i + 1], depth > 0));
  const groups = groupsIn(run);
  const roles: Role[] = [];
  for (const [i, { range }] of anchors.entries()) {
    const head = heads[i]!;
    const { title, organization } = readRoleHeader(head.parts);
    const name = title ?? organization;
    if (!name || !hasWord(name.text)) continue;
    const stop = heads[i + 1]?.first ?? run.length;
    const previous = roles.at(-1);
    // Several titles under one employer: the employer is named once, above the first.
    const alone = head.above === 0 || (depth > 1 && head.above + head.own === 1);
    const group = groups.findLast(({ at }) => at < head.first);
    const inherited = depth > 0 && !organization && alone ? (previous?.organization ?? null) : null;
    roles.push({
      title: tidy(name.text),
      organization: title && organization ? tidy(organization.text) : (inherited ?? group?.employer ?? null),
      from: range.from,
      to: range.to,
      current: range.current,
      span: { start: run[head.first]!.start, end: run[Math.max(stop - 1, head.last)]!.end },
    });
  }
  return roles;
}

/** The longest line that is part of a date range. */
const shortLine = 22;

/** Joins dates on several lines, "June 2010", "to", "March 2012", into one line. */
function joinDates(run: Line[]): Line[] {
  const lines: Line[] = [];
  for (let index = 0; index < run.length; index++) {
    const count = [3, 2].find((some) => isDates(run.slice(index, index + some))) ?? 1;
    lines.push(joined(run.slice(index, index + count)));
    index += count - 1;
  }
  return lines;
}

function isDates(lines: Line[]): boolean {
  if (lines.length < 2 || !lines.every(({ text }) => text.length <= shortLine)) return false;
  const { low } = joined(lines);
  const [range] = dateRangesIn(low);
  return Boolean(range && !range.single && range.start === 0 && range.end === low.length);
}

/** Joins lines into one in which each part keeps its offset. */
const joined = (lines: Line[]): Line =>
  lines.reduce((whole, { start, end, text, low }) => {
    const at = start - whole.start;
    return { ...whole, text: whole.text.padEnd(at) + text, low: whole.low.padEnd(at) + low, end };
  });

const longestDuration = 40;

/** Employers above a duration ("Acme Ltd", "7 years 2 months"), under which exports group several roles. */
function groupsIn(run: readonly Line[]): { at: number; employer: string }[] {
  return run.flatMap((line, at) => {
    const above = run[at - 1];
    if (!above || line.text.length > longestDuration || !isDuration(line.low) || !isHead(above)) return [];
    return dateRangesIn(above.low).length > 0 ? [] : [{ at, employer: tidy(above.text) }];
  });
}
