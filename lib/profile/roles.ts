import { homeOf } from "./contact";
import { hasWord } from "@/lib/language/letters";
import type { Profile } from "./profile";
import { anchorsIn, isDuration, joinDates } from "./entry-dates";
import { type DateRange, dateRangesIn } from "@/lib/language/dates";
import { entriesIn, type Entry, isHeadLike } from "./entries";
import { columnsIn } from "./entry-rows";
import { roleFields } from "./role-fields";
import type { Line } from "@/lib/language/line";
import { tidy } from "@/lib/language/lines";

type Role = Profile["roles"][number];
/** Roles with dates, in the order of the document. `span` covers the role's head and its description. */
export function findRoles(lines: readonly Line[]): Role[] {
  const inSections = runsOf(lines, ["experience"]);
  const runs = inSections.length ? inSections : runsOf(lines, ["header", "summary", "other", "projects"]);
  const home = homeOf(lines);
  return runs.flatMap((run) => rolesInRun(run, home));
}

function runsOf(lines: readonly Line[], sections: readonly Line["section"][]): Line[][] {
  const runs: Line[][] = [];
  let open = false;
  for (const line of lines) {
    const inside = sections.includes(line.section);
    if (inside && (!open || line.heading)) runs.push([]);
    if (inside && (!line.heading || columnsIn(line))) runs.at(-1)!.push(line);
    open = inside;
  }
  return runs.filter((run) => run.length > 0).map(joinDates);
}

function rolesInRun(run: Line[], home: ReadonlySet<string>): Role[] {
  // No real CV has more dated roles, and each of them costs time.
  const entries = entriesIn(run, anchorsIn(run), roleFields, home);
  const groups = groupsIn(run);
  const roles: Role[] = [];
  for (const [i, { anchor, title, organization, isAbove, first, last }] of entries.entries()) {
    const { from, to, current } = datesOf(anchor.range!, entries);
    const name = title ?? organization;
    if (!name || !hasWord(name.text)) continue;
    const stop = entries[i + 1]?.first ?? run.length;
    const previous = roles.at(-1);
    const group = groups.findLast(({ at }) => at < first);
    const above = group?.employer ?? (isAbove ? (previous?.organization ?? null) : null);
    const isOwn = title && organization && (isAbove || !group);
    roles.push({
      title: tidy(name.text),
      organization: isOwn ? tidy(organization.text) : above,
      from,
      to,
      current,
      span: { start: run[first]!.start, end: run[Math.max(stop - 1, last)]!.end },
    });
  }
  return roles;
}

/** The dates of a role. A date alone begins the latest of several roles, and ends others. */
function datesOf(range: DateRange, entries: readonly Entry[]): DateRange {
  const isLatest = entries.every(
    ({ anchor }) => anchor.range === range || (anchor.range?.to ?? "9") < (range.to ?? ""),
  );
  return range.single && entries.length > 1 && isLatest ? { ...range, from: range.to, to: null } : range;
}

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
