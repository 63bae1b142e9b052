import type { Profile } from "./profile";
import { cut } from "@/lib/reading/language/cut";
import { type Fragment, fragment, fragments } from "@/lib/reading/language/fragments";
import { dateRangesIn } from "@/lib/reading/language/dates";
import type { Line } from "@/lib/reading/language/line";
import { partOf } from "./sections";
import { tidy } from "@/lib/reading/language/lines";
import { degreeLevel, isOfSchool, namesCertificate, namesSchool } from "@/lib/reading/language/studies";
import { regex } from "@/lib/reading/language/lists";
import { hasOrganizationMark } from "@/lib/reading/language/job-words";
import { beginsCapital, hasWord, withoutFullStop } from "@/lib/reading/language/letters";
import { type Anchor, datesIn, joinDates, leadIn } from "./entry-dates";
import { entriesIn, type Entry, type Fields, fitOfAny } from "./entries";

type Study = Profile["education"][number];

const longestTitle = 200;

/** Studies in document order; in a CV without headings, which is all header, from lines that name a degree. */
export function findEducation(lines: readonly Line[]): Study[] {
  const inSection = joinDates(lines.filter((line) => partOf(line, "education")).map(withoutLabel));
  const isLoose = ({ section, low }: Line) =>
    section === "header" && degreeLevel(low) >= (namesSchool(low) ? 1 : 3);
  const runs = inSection.length ? [inSection] : lines.filter(isLoose).map((line) => [line]);
  return runs.flatMap((run) => {
    const entries = entriesIn(run, { anchors: studyAnchors(run), doubtful: [] }, studyFields);
    return entries.flatMap((entry) => toStudy(entry, run));
  });
}

/** "Education: BSc Physics" without its label. */
const withoutLabel = (line: Line): Line =>
  line.label ? { ...line, ...fragment(line, line.label.end) } : line;

/** The lines that begin or date a study: those with dates, or else those that name a degree, or else a school. */
function studyAnchors(run: readonly Line[]): Anchor[] {
  const all = run.map((line, index): Anchor => {
    const [range = null] = datesIn(line);
    const before = range ? leadIn(line, range) : line;
    return { index, range, before, after: range && fragment(line, range.end) };
  });
  const isShort = ({ index }: Anchor) => run[index]!.text.length < longest;
  const plain = all.filter(({ index }) => !run[index]!.bullet);
  const dated = (plain.some(({ range }) => range) ? plain : all).filter((one) => one.range && isShort(one));
  const degrees = all.filter((one) => namesDegree(run[one.index]!) && !dated.includes(one));
  const isBare = ({ index }: Anchor) => !namesDegree(run[index]!);
  // Dates without a degree on their line are those of the degree beside them: above, unless the first are at the top.
  const isAbove = (dated[0]?.index ?? 0) > (degrees[0]?.index ?? Infinity);
  const claimed = dated.filter(isBare).map(({ index }) => {
    const isBetween = (one: Anchor, other: Anchor) => (other.index - one.index) * (other.index - index) < 0;
    const near = degrees.filter(
      (one) => Math.abs(one.index - index) <= 3 && !dated.some((other) => isBetween(one, other)),
    );
    const rank = (one: Anchor) => Math.abs(one.index - index) + (one.index < index === isAbove ? 0 : 2.5);
    return near.toSorted((one, other) => rank(one) - rank(other))[0];
  });
  const studies = [...dated, ...degrees.filter((one) => !claimed.includes(one))];
  const hasSchool = ({ index }: Anchor) => namesSchool(run[index]!.low);
  // A school alone, unless it is that of a degree or dates beside it.
  const schools = all.filter(
    (one) =>
      hasSchool(one) &&
      !studies.includes(one) &&
      !studies.some((other) => !isOfSchool(run[other.index]!.low) && Math.abs(other.index - one.index) <= 3),
  );
  return [...studies, ...schools.filter((one) => !claimed.includes(one))].toSorted(
    (a, b) => a.index - b.index,
  );
}

/** Whether a text names a degree and not only the kind of a school, "vocational school". */
const namesDegree = ({ low }: Fragment) => degreeLevel(low) > (isOfSchool(low) ? 2 : 0);

/** A longer line describes a study. */
const longest = 160;

const studyFields: Fields = {
  without: { title: -1, organization: -1 },
  at: splitFromSchool,
  words: splitAtSchool,
  title(cell) {
    const isSchool = isOfSchool(cell.low);
    const isDegree = namesDegree(cell);
    return fitOfAny(cell) + (isDegree ? 2 : 0) - (isSchool ? 1.5 : 0) - (/\d/.test(cell.text) ? 0.7 : 0);
  },
  organization(cell) {
    const isSchool = isOfSchool(cell.low);
    const isDegree = namesDegree(cell);
    const fit = fitOfAny(cell) + (isSchool ? 1.5 : hasOrganizationMark(cell.low) ? 1 : 0.2);
    // "Marine Biology, Example University": a field before the name.
    return fit - (isDegree ? 1.5 : 0) - (/,\s/.test(cell.text) ? 0.3 : 0);
  },
};

/** Splits "Bachelor of Science from Example University" into a degree and a school. */
function splitFromSchool(part: Fragment): Fragment[] {
  for (const { 0: lead, index } of part.low.matchAll(studiedAt)) {
    const [degree, school] = [fragment(part, 0, index), fragment(part, index + lead.length)];
    if (!degree || !school || !beginsCapital(school.text)) continue;
    if (!degreeLevel(degree.low) && namesSchool(degree.low)) continue;
    const named = lead === ". " ? school.low.split(" ", 1)[0]! : school.low;
    if (namesSchool(named) ? !namesSchool(degree.low) : lead !== ". " && !namesSchool(part.low))
      return [degree, school];
  }
  return [part];
}

/** "MSc Physics University of Leeds", "… Kelvin College": the name of a school begins with its kind or ends in it. */
function splitAtSchool(row: Fragment): Fragment[] {
  const words = [...row.low.matchAll(/\S+/g)];
  const kind = words.findIndex(({ 0: word }) => namesSchool(word));
  const isLast = words[kind]?.[0].endsWith(",") || /^[-,(]|^$/.test(words[kind + 1]?.[0] ?? "");
  const from = isLast ? kind - 1 : kind;
  const cutAt = from > 0 ? words[from]!.index : 0;
  const [degree, school] = [fragment(row, 0, cutAt), fragment(row, cutAt)];
  const isOnePiece = degree && !/[,;]/.test(degree.text);
  return isOnePiece && school && degreeLevel(degree.low) > 0 ? [degree, school] : [row];
}

/** The degree with its field: the texts of the head that are neither school nor place, in their order. */
function toStudy(
  { anchor: { range }, title, organization, others, first, last }: Entry,
  run: readonly Line[],
): Study[] {
  const fields = others.filter(
    ({ text, bullet }) => !bullet && text.length < 90 && hasWord(text) && !/[\d:]/.test(text),
  );
  const level = (parts: readonly Fragment[]) => degreeLevel(parts.map(({ low }) => low).join(" "));
  // "High school" is what was finished there, and has no field.
  const isBare = title === null && organization !== null && level([organization]) === 1;
  const degree = isBare ? organization : title;
  const school = isBare || !organization ? null : organization;
  const area = degree && level([degree]) === 1 ? [] : fields;
  const parts = [...(degree ? [degree] : []), ...area].toSorted((a, b) => a.start - b.start);
  const named = parts.map(({ text }) => withoutFullStop(tidy(text))).join(", ");
  if (!named && !school) return [];
  return [
    {
      title: cut(named, longestTitle),
      institution: school && tidy(school.text),
      level: Math.max(level(school ? [...parts, school] : parts), level(run.slice(first, last + 1))),
      // A single date is when the degree was awarded.
      from: range?.single ? null : (range?.from ?? null),
      to: range?.to ?? null,
      span: { start: run[first]!.start, end: Math.max(run[last]!.end, ...parts.map(({ end }) => end)) },
    },
  ];
}

/** Words before a school, "from", "an der", if a name follows. */
const studiedAt = regex("( (@|{studiedAt}) |. )", "gu");

/** Certificates and courses: the lines of their section, and lines of the education section that name one. */
export function findCertificates(lines: readonly Line[]): Profile["certificates"] {
  const own = lines.flatMap((line) => partOf(line, "certificates") ?? []);
  // In one line of several, commas stand between certificates; in lines of their own, before their issuers.
  const separator = own.length === 1 ? /[,;|•]\s+/g : /[;|•]\s+/g;
  return lines.flatMap((line) => {
    const study = partOf(line, "education");
    const part = partOf(line, "certificates") ?? (study && namesCertificate(study.low) ? study : null);
    return (part ? fragments(part, separator) : []).flatMap((item) => {
      const [range] = dateRangesIn(item.low);
      const name = range ? (fragment(item, 0, range.start) ?? fragment(item, range.end)) : item;
      return name && hasWord(name.text)
        ? { name: tidy(name.text), span: { start: name.start, end: name.end } }
        : [];
    });
  });
}
