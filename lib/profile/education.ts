import type { Profile } from "./profile";
import { type Fragment, fragment, fragments } from "@/lib/language/fragments";
import { type DateRange, dateRangesIn } from "@/lib/language/moments";
import { type PlacedLine, partOf } from "./sections";
import { tidy } from "@/lib/language/lines";
import { degreeLevel, namesCertificate, namesSchool } from "@/lib/language/studies";
import { worded } from "@/lib/language/lists";
import { hasOrganizationMark } from "@/lib/language/job-words";
import { beginsCapital, withoutFullStop } from "@/lib/language/letters";
import { leadIn } from "./head-lines";

type Study = Profile["education"][number];
type Part = Fragment | null;
type Draft = Study["span"] & { title: Part; institution: Part; level: number; range: DateRange | null };

const parting = /,\s+|\s+-+\s+|\s*[|•;]\s*|\s{2,}/g;
/** "From", "an der": what follows is where somebody studied, if it is a name. */
const studiedAt = worded("( {studiedAt} |. )", "gu");

/** Studies in the order of the document; in a CV without headings, which is all header, lines that name one. */
export function findEducation(lines: readonly PlacedLine[]): Study[] {
  const inSection = lines.filter(({ section, heading }) => section === "education" && !heading);
  const isLoose = ({ section, low }: PlacedLine) =>
    section === "header" && degreeLevel(low) >= (namesSchool(low) ? 1 : 3);
  return entriesIn(inSection.length ? inSection : lines.filter(isLoose)).map(toStudy);
}

/** A longer line that names no degree tells of one. */
const longest = 90;

/** A new entry begins with the line that brings a second degree, school or date, or after an empty line. */
function entriesIn(lines: readonly PlacedLine[]): Draft[] {
  const entries: Draft[] = [];
  for (const line of lines) {
    const whole = line.label ? partOf(line, "education") : line;
    if (!whole || namesCertificate(whole.low)) continue;
    const { start, end, bullet, gap } = line;
    const range = dateRangesIn(whole.low)[0] ?? null;
    const level = degreeLevel(whole.low);
    const parts = withoutDates(whole, range).flatMap((part) =>
      fragments(part, parting).flatMap(partedFromSchool),
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

/** The part that names a degree; of a school by its name alone, "High School", only where nothing else is said. */
const degreeIn = (parts: readonly Fragment[]): Part =>
  parts.find(({ low }) => degreeLevel(low) > (namesSchool(low) && parts.length > 1 ? 1 : 0)) ?? null;

const schoolIn = (parts: readonly Fragment[], degree: Part): Part =>
  parts.find((part) => part !== degree && namesSchool(part.low)) ??
  (degree && namesSchool(degree.low) ? degree : undefined) ??
  parts.find((part) => part !== degree && hasOrganizationMark(part.low)) ??
  null;

const withoutDates = (line: Fragment, range: DateRange | null): Fragment[] =>
  range ? [leadIn(line, range), fragment(line, range.end)].filter((part) => part !== null) : [line];

/** "Bachelor of Science from Example University" is a degree and a school. */
function partedFromSchool(part: Fragment): Fragment[] {
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
    title: named ? withoutFullStop(tidy(named.text)).slice(0, 200) : "",
    institution: institution && institution !== named ? tidy(institution.text) : null,
    level,
    // One date at a degree is when it was awarded.
    from: range?.single ? null : (range?.from ?? null),
    to: range?.to ?? null,
    span: { start, end },
  };
}

/** Certificates and courses: the lines of such a section, and lines elsewhere among the studies that name one. */
export function findCertificates(lines: readonly PlacedLine[]): Profile["certificates"] {
  return lines.flatMap((line) => {
    const study = partOf(line, "education");
    const part = partOf(line, "certificates") ?? (study && namesCertificate(study.low) ? study : null);
    const [range] = part ? dateRangesIn(part.low) : [];
    const name = part && range ? (fragment(part, 0, range.start) ?? fragment(part, range.end)) : part;
    return name ? { name: tidy(name.text), span: { start: name.start, end: name.end } } : [];
  });
}
