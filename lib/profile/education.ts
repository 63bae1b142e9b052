import type { Profile } from "./profile";
import { type Fragment, fragment, fragments } from "@/lib/language/fragments";
import { type DateRange, dateRangesIn } from "@/lib/language/moments";
import type { PlacedLine } from "./sections";
import { tidy } from "@/lib/language/source-text";
import { degreeLevel, namesCertificate, namesSchool } from "@/lib/language/degrees";
import { worded } from "@/lib/language/worded";
import { hasOrganizationMark } from "@/lib/language/job-words";
import { beginsCapital, withoutFullStop } from "@/lib/language/letters";
import { leadIn } from "./role-anchors";

type Study = Profile["education"][number];
type Draft = {
  title: Fragment | null;
  institution: Fragment | null;
  level: number;
  range: DateRange | null;
  start: number;
  end: number;
};

const parting = /,\s+|\s+-+\s+|\s*[|•;]\s*|\s{2,}/g;
/** "From", "an der": what follows is where somebody studied, if it is a name. */
const studiedAt = worded("( {studiedAt} |. )", "gu");

/** Studies in the order of the document; when there is no such section, lines that name a degree and a school. */
export function findEducation(lines: readonly PlacedLine[]): Study[] {
  const told = lines.filter((line) => line.section === "education" && !line.heading);
  if (told.length) return entriesIn(told).map(toStudy);
  const loose = lines.filter(({ section, heading, text, low }) => {
    const isElsewhere = section === "experience" || section === "skills" || heading || text.length >= 160;
    return !isElsewhere && degreeLevel(low) >= (namesSchool(low) ? 1 : 3);
  });
  return loose.flatMap((line) => entriesIn([line])).map(toStudy);
}

/** A new entry begins with the line that brings a second degree, school or date. */
function entriesIn(lines: readonly PlacedLine[]): Draft[] {
  const entries: Draft[] = [];
  for (const line of lines) {
    if (line.label && line.label.kind !== "education") continue;
    const whole = line.label?.kind === "education" ? (fragment(line, line.label.end) ?? line) : line;
    if (namesCertificate(whole.low) && degreeLevel(whole.low) < 3 && !namesSchool(whole.low)) continue;
    const range = dateRangesIn(whole.low)[0] ?? null;
    const parts = withoutDates(whole, range).flatMap((part) =>
      fragments(part, parting).flatMap(partedFromSchool),
    );
    const degree = parts.find(
      (part) =>
        degreeLevel(part.low) > 0 &&
        !(namesSchool(part.low) && degreeLevel(part.low) === 1 && parts.length > 1),
    );
    const school =
      parts.find((part) => part !== degree && namesSchool(part.low)) ??
      (degree && namesSchool(degree.low) ? degree : undefined) ??
      parts.find((part) => part !== degree && hasOrganizationMark(part.low));
    const level = degreeLevel(whole.low);
    const last = entries.at(-1);
    const says = Boolean(degree ?? school ?? range) && line.text.length < 200;
    const clash =
      !last ||
      (degree && last.title) ||
      (school && last.institution) ||
      (range && last.range) ||
      (line.gap && (degree ?? school));
    if (says && clash) {
      const title = degree ?? (school ? null : (parts[0] ?? null));
      entries.push({ title, institution: school ?? null, level, range, start: line.start, end: line.end });
    } else if (says && last) {
      last.title ??= degree ?? null;
      last.institution ??= school ?? null;
      last.level = Math.max(last.level, level);
      last.range ??= range;
      last.end = line.end;
    } else if (last && !line.gap) {
      if (!last.title && !line.bullet && parts[0] && line.text.length < 90) last.title = parts[0];
      last.end = line.end;
    } else if (line.text.length < 120) {
      entries.push({
        title: parts[0] ?? null,
        institution: null,
        level: 0,
        range: null,
        start: line.start,
        end: line.end,
      });
    }
  }
  return entries;
}

function withoutDates(line: Fragment, range: DateRange | null): Fragment[] {
  if (!range) return [line];
  return [leadIn(line, range), fragment(line, range.end)].filter((part) => part !== null);
}

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
