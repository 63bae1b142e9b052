import { fold, hasWord } from "@/lib/reading/language/letters";
import { namesWork } from "@/lib/reading/language/job-words";
import type { Profile } from "./profile";
import { anchorsIn, isDuration, joinDates } from "./entry-dates";
import { type DateRange, dateRangesIn } from "@/lib/reading/language/dates";
import { entriesIn, type Entry, isHeadLike } from "./entries";
import { roleFields } from "./role-fields";
import type { Line } from "@/lib/reading/language/line";
import { tidy } from "@/lib/reading/language/lines";
import { overlap } from "@/lib/reading/language/mask";
import { findToldRoles, isLeisure } from "./told-roles";

type Role = Profile["roles"][number];
/** Roles with dates, in the order of the document. `span` covers the role's head and its description. */
export function findRoles(lines: readonly Line[]): Role[] {
  const told = findToldRoles(lines.filter(({ section, heading }) => mayTell.has(section) && !heading));
  if (told.length === 0) return laidOutRoles(lines);
  const laidOut = laidOutRoles(
    lines.filter((line) => !isLeisure(line) && !told.some(({ span }) => overlap(line, span))),
  );
  // A summary tells some of the roles that are laid out below it.
  if (told.length <= laidOut.length) return laidOutRoles(lines);
  return [...told, ...laidOut].toSorted((a, b) => a.span.start - b.span.start);
}

/** Sections whose sentences may tell of work. */
const mayTell = new Set<Line["section"]>(["header", "personal", "summary", "experience", "projects"]);

function laidOutRoles(lines: readonly Line[]): Role[] {
  const inSections = runsOf(lines, ["experience"]).flatMap((run) => rolesInRun(run));
  if (inSections.length) return inSections;
  // Under headings that nobody knows are roles, or grants and offices.
  return runsOf(lines, ["header", "summary", "other", "projects", "skills"]).flatMap((run) => {
    const roles = rolesInRun(run);
    const work = roles.filter(({ title }) => namesWork(fold(title)));
    return run[0]!.section === "header" || work.length * 2 > roles.length ? roles : [];
  });
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
  const entries = entriesIn(run, anchorsIn(run), roleFields);
  const groups = groupsIn(run);
  const periods = entries.map((_, at) => periodFrom(at, entries));
  const roles: Role[] = [];
  for (const [i, { anchor, title, organization, isAbove, first, last }] of entries.entries()) {
    if (periods[i]) continue;
    const { from, to, current } = datesOf(anchor.range!, entries);
    const name = title ?? organization;
    if (!name || !hasWord(name.text)) continue;
    const stop = entries[i + 1]?.first ?? run.length;
    const previous = roles.at(-1);
    const group = groups.findLast(({ at }) => at < first);
    const period = periods.findLast((one) => one && one.from < i && i < one.to);
    const above =
      period?.employer ??
      group?.employer ??
      (isAbove || (!organization && entries[i - 1]?.isAbove) ? (previous?.organization ?? null) : null);
    const isOwn = title && organization && (isAbove || !group);
    roles.push({
      title: tidy(name.text.replace(remark, "")),
      organization: isOwn ? tidy(organization.text) : above,
      from,
      to,
      current,
      span: { start: run[first]!.start, end: run[Math.max(stop - 1, last)]!.end },
    });
  }
  return roles;
}

/**
 * The roles after an entry that is no role but an employer with the period of them all: "Acme Ltd, 2012 - today" right
 * above "Welder, 2018 - today" and "Helper, 2012 - 2018". Null for any other entry.
 */
function periodFrom(at: number, entries: readonly Entry[]) {
  const [{ anchor, title, organization, last }, next] = [entries[at]!, entries[at + 1]];
  const [name, whole] = [title ?? organization, anchor.range!];
  if (!name || (title && organization) || namesWork(name.low) || next?.first !== last + 1) return null;
  const others = entries
    .slice(at + 1)
    .findIndex(
      ({ anchor: { range } }) => yearOf(range!.from) < yearOf(whole.from) || endOf(range!) > endOf(whole),
    );
  const to = others < 0 ? entries.length : at + 1 + others;
  const [latest, first] = [next, entries[to - 1]!].map((entry) => entry.anchor.range!);
  const isAll = endOf(latest!) === endOf(whole) && yearOf(first!.from) === yearOf(whole.from);
  return to > at + 1 && isAll ? { from: at, to, employer: tidy(name.text) } : null;
}

const yearOf = (moment: string | null) => moment?.slice(0, 4) ?? "";
const endOf = ({ to, current }: DateRange) => (current ? "9" : yearOf(to));

/** The dates of a role. A date alone begins the latest of several roles, and ends others. */
function datesOf(range: DateRange, entries: readonly Entry[]): DateRange {
  const isLatest = entries.every(
    ({ anchor }) => anchor.range === range || (anchor.range?.to ?? "9") < (range.to ?? ""),
  );
  return range.single && entries.length > 1 && isLatest ? { ...range, from: range.to, to: null } : range;
}

/** "Researcher (advisor: P. Lindholm)" */
const remark = /\s\([^():]+:[^()]+\)$/;
const longestDuration = 40;

/** Employers above a duration ("Acme Ltd", "7 years 2 months"), under which exports group several roles. */
function groupsIn(run: readonly Line[]): { at: number; employer: string }[] {
  return run.flatMap((line, at) => {
    const above = run[at - 1];
    if (!above || line.text.length > longestDuration || !isDuration(line.low) || !isHeadLike(above))
      return [];
    return dateRangesIn(above.low).length > 0 ? [] : [{ at, employer: tidy(above.text) }];
  });
}
