import { conceptsIn } from "@/lib/language/concepts";
import { fold, capitalized } from "@/lib/language/letters";
import { hasOrganizationMark, isQualifier, wordsIn, namesWork } from "@/lib/language/job-words";
import { isCity, isRegion } from "@/lib/language/places";
import { listed, regex } from "@/lib/language/lists";
import { type Fragment, fragment, fragments } from "@/lib/language/fragments";
import { isOnlyFacts, isPlace, startIn } from "@/lib/language/job-title";
import type { Line } from "@/lib/language/line";
import { linesOf, sourceText, tidy } from "@/lib/language/lines";
import type { JobDescription } from "../../job-description";
import { readStatements, sentences } from "../draft/statements";

/** The fields of a job besides its description; null when the text does not state them. */
export type StructuredJob = Pick<JobDescription, "department" | "location" | "employmentType" | "start"> & {
  title: string | null;
};

/** Labels at the start of a line, before a colon or alone above their value. */
const labels = {
  department: regex("^{labels.department}¶"),
  location: regex("^{labels.location}¶"),
  employment: regex("^{labels.employment}¶"),
};

const blockSigns = /[|•·]|\s{3,}/g;
const dashes = /\s[-–]+\s/g;
const parts = new RegExp(`${dashes.source}|${blockSigns.source}`, "g");
const remote = regex("{remote}");
const team = regex("{department}");
const longest = 60_000;

/** Extracts title, department, location, employment type and start from a job description by rules. */
export function structureJob(text: string): StructuredJob {
  const description = text.slice(0, longest);
  const lines = linesOf(sourceText(description)).filter(({ text }) => sentences(text).length);
  const title = titleAlone(readStatements(description).title);
  const near = lines.slice(0, 12);
  const facts = factsNear(near, title);
  const department = facts.find((fact) => fact.text.length < 50 && team.test(fact.low))?.text;
  const location =
    labelled(near, labels.location, 120) ??
    placeAmong(facts) ??
    placeInProse(near) ??
    placeBeside(lines, title);
  return {
    title: title && capitalized(title),
    department:
      labelled(near, labels.department, 60)?.slice(0, 120) ?? (department ? tidy(department) : null),
    location: location?.slice(0, 160) ?? null,
    employmentType:
      employmentTypeIn(labelled(near, labels.employment, 80) ?? "") ??
      employmentTypeIn(near.map((line) => line.text).join("\n")) ??
      facts.map(({ low }) => employmentTypeIn(low.trim())).find((type) => type !== null) ??
      employmentTypeIn(text.slice(0, 20_000)),
    start: startIn(description),
  };
}

/** A title without the place and contract beside it: "Data Analyst - Amsterdam - Contract". */
function titleAlone(written: string | null): string | null {
  const [line] = linesOf(sourceText(written ?? ""));
  const blocks = line ? fragments(line, blockSigns) : [];
  const title = blocks.find(({ low }) => namesWork(low)) ?? blocks[0];
  const fact =
    title && fragments(title, dashes).find(({ text, start }) => start > title.start && isOnlyFacts(text));
  const alone = title && fragment(title, 0, fact && fact.start - title.start);
  const place = alone && placeInProse([alone]);
  const before = place && alone.text.endsWith(place) ? alone.text.slice(0, -place.length) : "";
  const at = where.exec(fold(before));
  return at ? before.slice(0, at.index).trim() : (alone?.text ?? null);
}

/** The value beside a label, or on the line below it. */
function labelled(lines: readonly Line[], label: RegExp, most: number): string | null {
  for (const [index, line] of lines.entries()) {
    const [name = ""] = line.low.split(/[:|]/, 1);
    if (!label.test(name.trim())) continue;
    const value = fragment(line, name.length) ?? (lines[index + 1] && fragment(lines[index + 1]!));
    if (value && value.text.length <= most) return tidy(value.text);
  }
  return null;
}

/** Posting lines put facts side by side: "Acme · Routing team · Lisbon or remote · Full-time". */
const factsNear = (lines: readonly Line[], title: string | null): Fragment[] =>
  lines
    .slice(0, 6)
    .flatMap((line) => fragments(line, parts).slice(title !== null && line.text.includes(title) ? 1 : 0));

/** The first fact that mentions remote work, else a town with its region. */
function placeAmong(facts: readonly Fragment[]): string | null {
  const short = facts.filter(({ text }) => text.length < 80);
  const place =
    short.find(({ low }) => remote.test(low) && !employmentTypeIn(low)) ??
    short.find(({ text }) => isPlace(text) || isCity(fold(text).trim()));
  return place ? tidy(place.text) : null;
}

type EmploymentType = NonNullable<JobDescription["employmentType"]>;

/** The more specific kinds come first: a full-time internship is an internship. */
const kinds = (["internship", "contract", "temporary", "part_time", "full_time"] as const).map(
  (kind): [EmploymentType, RegExp] => [kind, regex(`{employment.${kind}}`)],
);
const permanent = regex("{permanent}");

/** The employment type a text states; null when it states none, or offers both full time and part time. */
export function employmentTypeIn(text: string): EmploymentType | null {
  const [first, second] = kindsIn(text);
  return second ? null : (first ?? (permanent.test(fold(text)) ? "full_time" : null));
}

/** The employment type a text states first; both where it offers full time and part time. */
export function kindsIn(text: string): EmploymentType[] {
  const low = fold(text);
  const matching = kinds.filter(([, pattern]) => pattern.test(low)).map(([kind]) => kind);
  const areBoth = matching.includes("part_time") && matching.includes("full_time");
  return areBoth ? ["full_time", "part_time"] : matching.slice(0, 1);
}

/** Up to three words from each capitalized one; and what may follow a town's name. */
const next = `\\.?[ -](?:${listed("people.placeParticles")} )?\\p{L}[\\p{L}'’]{0,40}`;
const names = new RegExp(`(?<![\\p{L}-])(?=(\\p{Lu}[\\p{L}'’-]{0,40}(?:${next}){0,2}))`, "gu");
const behind = /^(,\s*\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){0,2})?(\s*\([^)]{2,40}\))?/u;
const where = regex("{places} ({articles} )?¶");
const sign = regex("(.|,|-|–)( )?¶");

/**
 * The first town named in a sentence of the lines: "a nurse in Dublin, Ireland (hybrid)". An unlisted town is
 * recognized by what follows it: its region, or "(hybrid)".
 */
export function placeInProse(lines: readonly Pick<Line, "text">[]): string | null {
  for (const { text } of lines)
    for (const { 1: longest = "", index } of text.matchAll(names)) {
      const lead = fold(text.slice(0, index));
      const isWhere = where.test(lead);
      if (!isWhere && !sign.test(lead) && !lead.endsWith("(")) continue;
      for (const { index: end } of [...longest.matchAll(/(?<!\.)\.?(?=[ -]|$)/g)].toReversed()) {
        const name = longest.slice(0, end);
        const [, region = "", beside = ""] = behind.exec(text.slice(index + end)) ?? [];
        const isInRegion = isRegion(fold(region.slice(1).trim()));
        const isBeside = remote.test(fold(beside));
        if (isCity(fold(name)) || (isWhere && (isInRegion || isBeside) && isName(name)))
          return name + (isInRegion ? region : "") + (isBeside ? beside : "");
      }
    }
  return null;
}

const sentenceEnds = /(?<=\p{L}{3}[.!?])\s/u;
const nearby = 30;
const behindPreposition = regex("{places} ¶");
const capitals = /^\p{Lu}[\p{L}'’-]*(?:[ -]\p{Lu}[\p{L}'’-]*)*/u;

/** A name behind a preposition in the sentence that names the occupation: "a luthier in Mirecourt". */
function placeBeside(lines: readonly Pick<Line, "text">[], title: string | null): string | null {
  const said = lines.flatMap(({ text }) => text.split(sentenceEnds));
  for (const text of title ? said.filter((one) => fold(one).includes(fold(title))) : [])
    for (const { 1: longest = "", index } of text.matchAll(names)) {
      const isNear = Math.abs(index - fold(text).indexOf(fold(title!))) <= nearby + title!.length;
      if (!isNear || !behindPreposition.test(fold(text.slice(0, index)))) continue;
      const [name = ""] = capitals.exec(longest) ?? [];
      if (/\p{Ll}/u.test(name) && isName(name) && !isOnlyFacts(name) && employmentTypeIn(name) === null)
        return name;
    }
  return null;
}

/** Whether a name can be a town's: it is no known skill, language, occupation or organization. */
const isName = (name: string) =>
  conceptsIn(name).length === 0 &&
  !hasOrganizationMark(fold(name)) &&
  !wordsIn(fold(name)).some((word) => isQualifier(word) || word.length < 3);
