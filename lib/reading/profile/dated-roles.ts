import { cut } from "@/lib/reading/language/cut";
import { maskSpans, type Span } from "@/lib/reading/language/mask";
import { onOneLine } from "@/lib/reading/language/letters";
import { statesPeriod } from "@/lib/reading/language/dates";
import { roleHead } from "./role-head";
import { type Stretch, mergedMonths, stretchOf } from "./tenure";
import { hasOrganizationMark } from "@/lib/reading/language/job-words";
import { statedYears } from "@/lib/reading/language/stated-years";
import { type Term, termsOf } from "@/lib/reading/language/terms";
import type { Line } from "@/lib/reading/language/line";
import { readLines } from "./lines";
import type { Readable } from "./reading";

/** A role with dates, from the profile. */
export type DatedRole = {
  title: string;
  terms: Term[];
  /** The first line of its head. */
  line: number;
  /** The document's words for title, employer and dates: the head, and an employer named above it. */
  quotes: string[];
  stretch: Stretch;
  /** It is described only by text copied from the job description. */
  retold: boolean;
  headEnd: number;
  /** Position of the employer in its head. */
  employer: Span | null;
} & Span;

/** Work that a line gives a length but no dates: "Senior DBA for 5 years". */
export type ClaimedRole = { terms: Term[]; line: number; years: number };

/** Years in a set of roles, overlaps counted once. */
export const yearsOf = (roles: readonly DatedRole[]) =>
  mergedMonths(roles.map(({ stretch }) => stretch)) / 12;

/** The dated roles of a CV's profile with the text of their heads. */
function placeRoles({ text, profile, asOf }: Readable): DatedRole[] {
  return profile.roles.flatMap((role) => {
    const stretch = stretchOf(role, new Date(asOf));
    if (!stretch) return [];
    const { start, end, employer } = roleHead(text, role);
    return {
      title: role.title,
      terms: termsOf(role.title),
      line: -1,
      quotes: [cut(onOneLine(text.slice(start, end)), longestQuote), ...employerAbove(text, start, role)],
      stretch,
      retold: false,
      start,
      end: role.span.end,
      headEnd: end,
      employer,
    };
  });
}

const longestQuote = 240;

/** The employer when it is named above, before the first of several roles; else none. */
function employerAbove(text: string, start: number, { organization }: Readable["profile"]["roles"][number]) {
  if (organization === null || text.slice(start, start + longestQuote).includes(organization)) return [];
  return text.lastIndexOf(organization, start) >= 0 ? [organization] : [];
}

/** A shorter text after a head does not describe the work. */
const shortestDescription = 20;
/** Separators between a head and the description of the work. */
const afterHead = /^[\s)\]:.,;|–-]*/;

/** Splits lines with a head and a description into two. Lines and roles must be in reading order. */
function splitHeads(lines: readonly Line[], roles: readonly DatedRole[]): Line[] {
  let next = 0;
  return lines.flatMap((line) => {
    while (next < roles.length && roles[next]!.headEnd <= line.start) next++;
    const role = roles[next];
    if (!role || line.start < 0 || role.headEnd >= line.end) return [line];
    const at = role.headEnd - line.start;
    const end = at + (afterHead.exec(line.text.slice(at))?.[0].length ?? 0);
    const rest = line.text.slice(end);
    if (rest.length < shortestDescription) return [line];
    return [
      { ...line, end: role.headEnd, text: line.text.slice(0, at), low: line.low.slice(0, at) },
      { ...line, start: line.start + end, text: rest, low: line.low.slice(end), gap: false },
    ];
  });
}

/** A longer line describes the work too, and is not only a head. */
const longestHead = 110;

/** A role with fewer words of its own, by this share of those that are the job's, is told in the job's words only. */
const mostOwn = 0.2;
const lengthOf = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0);

/**
 * Returns the lines of a CV, each with its role and whether it is a head, and the dated roles, both in reading
 * order. Lines copied from the job description belong to no role.
 */
export function readRoles(cv: Readable): { lines: Line[]; roles: DatedRole[] } {
  const { repeats = [] } = cv;
  const roles = placeRoles(cv);
  const lines = splitHeads(readLines(cv), roles);
  let index = -1;
  for (const [number, line] of lines.entries()) {
    while (index + 1 < roles.length && roles[index + 1]!.start < line.end) index++;
    const role = roles[index];
    line.repeats = repeats.some(({ start, end }) => line.start >= start && line.start < end);
    if (!role || line.start < 0 || line.start >= role.end) continue;
    if (line.repeats) continue;
    line.role = index;
    line.head = line.start < role.headEnd && line.text.length <= longestHead;
    if (role.line < 0) role.line = number;
  }
  markBare(lines);
  for (const [at, role] of roles.entries()) {
    const copied = repeats.filter(({ start }) => start >= role.headEnd && start < role.end);
    const own = lines.filter((line) => line.role === at && !line.head);
    role.retold =
      copied.length > 0 &&
      lengthOf(own.map(({ text }) => text.length)) <=
        mostOwn * lengthOf(copied.map(({ start, end }) => end - start));
  }
  return { lines, roles };
}

/** Marks the heads of roles without any description. */
function markBare(lines: readonly Line[]) {
  const described = new Set(lines.filter(({ head }) => !head).map(({ role }) => role));
  for (const line of lines) line.bare = line.head && !described.has(line.role);
}

/** Masks the employer in a head: a receptionist at "Nordsee Logistics" shows no logistics. */
export function withoutEmployer({ start, text, low, head }: Line, employer: Span | null = null): string {
  const named = head && employer && { start: employer.start - start, end: employer.end - start };
  const isNamed = named && named.start >= 0 && hasOrganizationMark(low.slice(named.start, named.end));
  return isNamed ? maskSpans(text, [named]) : text;
}

/** Work that a CV states with a length instead of dates. */
export function readClaimedRoles(lines: Line[]): ClaimedRole[] {
  return lines.flatMap(({ text, low, repeats, section }, line) => {
    const stated = repeats || section === "education" ? null : statedYears(text);
    return stated && !statesPeriod(low) ? { terms: termsOf(text), line, years: stated.years } : [];
  });
}
