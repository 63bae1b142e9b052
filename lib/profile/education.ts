import type { Profile } from "./profile";
import { cut } from "@/lib/language/cut";
import { type Fragment, fragment, fragments } from "@/lib/language/fragments";
import { type DateRange, dateRangesIn } from "@/lib/language/dates";
import type { Line } from "@/lib/language/line";
import { partOf } from "./sections";
import { tidy } from "@/lib/language/lines";
import { degreeLevel, namesCertificate, namesSchool } from "@/lib/language/studies";
import { regex } from "@/lib/language/lists";
import { hasOrganizationMark } from "@/lib/language/job-words";
import { beginsCapital, withoutFullStop } from "@/lib/language/letters";
import { leadIn } from "./head-lines";

type Study = Profile["education"][number];

const longestTitle = 200;
type Part = Fragment | null;
type Draft = Study["span"] & { title: Part; institution: Part; level: number; range: DateRange | null };

const separators = /,\s+|\s+-+\s+|\s*[|•;]\s*|\s{2,}/g;
/** Words before a school, "from", "an der", if a name follows. */
const studiedAt = regex("( {studiedAt} |. )", "gu");

/** Studies in document order; in a CV without headings, which is all header, from lines that name a degree. */
export function findEducation(lines: readonly Line[]): Study[] {
  const inSection = lines.filter(({ section, heading }) => section === "education" && !heading);
  const isLoose = ({ section, low }: Line) =>
    section === "header" && degreeLevel(low) >= (namesSchool(low) ? 1 : 3);
  return entriesIn(inSection.length ? inSection : lines.filter(isLoose)).map(toStudy);
}

/** A line this long without degree, school and dates describes the study before it. */
const longest = 90;

/** A second degree, school or date range starts a new entry, and so may an empty line. */
function entriesIn(lines: readonly Line[]): Draft[] {
  const entries: Draft[] = [];
  for (const line of lines) {
    const whole = line.label ? partOf(line, "education") : line;
    if (!whole || namesCertificate(whole.low)) continue;
    const { start, end, bullet, gap } = line;
    const range = dateRangesIn(whole.low)[0] ?? null;
    const level = degreeLevel(whole.low);
    const parts = withoutDates(whole, range).flatMap((part) =>
      fragments(part, separators).flatMap(splitFromSchool),
    );
    const degree = degreeIn(parts);
    const institution = schoolIn(parts, degree);
    const title = degree ?? (institution ? null : (parts[0] ?? null));
    const last = entries.at(-1);
    const clashes = (degree && last?.title) || (institution && last?.institution) || (range && last?.range);
    const isApart = gap && (degree || institution || !range);
    const isNew = degree || institution || range;
    if (!isNew && (!title || line.text.length >= longest)) {
      if (last && !gap) last.end = end;
    } else if (!last || clashes || isApart) entries.push({ title, institution, level, range, start, end });
    else {
      last.title ??= bullet || range ? degree : title;
      last.institution ??= institution;
      last.level = Math.max(last.level, level);
      last.range ??= range;
      last.end = end;
    }
  }
  return entries;
}

/** The part that names a degree. A school's name that implies one, "High School", counts only if it is alone. */
const degreeIn = (parts: readonly Fragment[]): Part =>
  parts.find(({ low }) => degreeLevel(low) > (namesSchool(low) && parts.length > 1 ? 1 : 0)) ?? null;

const schoolIn = (parts: readonly Fragment[], degree: Part): Part =>
  parts.find((part) => part !== degree && namesSchool(part.low)) ??
  (degree && namesSchool(degree.low) ? degree : undefined) ??
  parts.find((part) => part !== degree && hasOrganizationMark(part.low)) ??
  null;

const withoutDates = (line: Fragment, range: DateRange | null): Fragment[] =>
  range ? [leadIn(line, range), fragment(line, range.end)].filter((part) => part !== null) : [line];

/** Splits "Bachelor of Science from Example University" into a degree and a school. */
function splitFromSchool(part: Fragment): Fragment[] {
  for (const { 0: lead, index } of part.low.matchAll(studiedAt)) {
    const [degree, school] = [fragment(part, 0, index), fragment(part, index + lead.length)];
    if (!degree || !school || !beginsCapital(school.text)) continue;
    if (!degreeLevel(degree.low) && namesSchool(part.low)) continue;
    const named = lead === ". " ? school.low.split(" ", 1)[0]! : school.low;
    if (namesSchool(named) ? !namesSchool(degree.low) : lead !== ". " && !namesSchool(part.low))
      return [degree, school];
  }
  return [part];
}

function toStudy({ title, institution, level, range, start, end }: Draft): Study {
  const named = title ?? institution;
  return {
    title: named ? cut(withoutFullStop(tidy(named.text)), longestTitle) : "",
    institution: institution && institution !== named ? tidy(institution.text) : null,
    level,
    // A single date is when the degree was awarded.
    from: range?.single ? null : (range?.from ?? null),
    to: range?.to ?? null,
    span: { start, end },
  };
}

/** Certificates and courses: the lines of their section, and lines of the education section that name one. */
export function findCertificates(lines: readonly Line[]): Profile["certificates"] {
  return lines.flatMap((line) => {
    const study = partOf(line, "education");
    const part = partOf(line, "certificates") ?? (study && namesCertificate(study.low) ? study : null);
    const [range] = part ? dateRangesIn(part.low) : [];
    const name = part && range ? (fragment(part, 0, range.start) ?? fragment(part, range.end)) : part;
    return name ? { name: tidy(name.text), span: { start: name.start, end: name.end } } : [];
  });
}
