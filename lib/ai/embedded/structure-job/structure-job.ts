import { capitalized, endsIn } from "@/lib/language/letters";
import { type Fragment, fragment, fragments } from "@/lib/language/fragments";
import { type Line, linesOf } from "@/lib/language/lines";
import { sourceText, tidy } from "@/lib/language/source-text";
import { isOccupation, wordsIn } from "@/lib/language/job-words";
import { bareTitle, openToAll, titleSought } from "@/lib/language/job-title";
import { isRegion } from "@/lib/language/places";
import { worded } from "@/lib/language/worded";
import type { JobDescription } from "../../job-description";
import { placeInProse } from "./place-in-prose";
import { employmentTypeIn } from "./employment-type";

/** What a text says of a job beside its description; null where it does not say. */
export type StructuredJob = Pick<JobDescription, "department" | "location" | "employmentType"> & {
  title: string | null;
};

/** A label that opens a line, before a colon or alone above its value. */
const labels = {
  title: worded("^{labels.title}¶"),
  department: worded("^{labels.department}¶"),
  location: worded("^{labels.location}¶"),
  employment: worded("^{labels.employment}¶"),
};

const parts = /\s[-–]+\s|[|•·]|\s{3,}/g;
const remote = worded("{remote}");
const team = worded("{department}");
const leading = worded("^{labels.title}( )?:( )?", "iu");
const endSigns = ".!?";
const titleLength = 90;

/** Reads title, department, place and kind of employment from a job description by rules, in every language. */
export function structureJob(text: string): StructuredJob {
  const lines = linesOf(sourceText(text.slice(0, 60_000)));
  const titled = titleIn(lines);
  const near = lines.slice(0, 12);
  const facts = factsNear(near, titled?.line);
  const department = facts.find((fact) => fact.text.length < 50 && team.test(fact.low))?.text;
  const location = labelled(near, labels.location, 120) ?? placeAmong(facts) ?? placeInProse(near);
  return {
    title: titled && clean(titled.title).slice(0, 160),
    department:
      labelled(near, labels.department, 60)?.slice(0, 120) ?? (department ? tidy(department) : null),
    location: location?.slice(0, 160) ?? null,
    employmentType:
      employmentTypeIn(labelled(near, labels.employment, 80) ?? "") ??
      employmentTypeIn(near.map((line) => line.text).join("\n")) ??
      // Alone between dashes it is the kind of employment; elsewhere it may be any contract.
      (facts.some(({ low }) => low.trim() === "contract") ? "contract" : null) ??
      employmentTypeIn(text.slice(0, 20_000)),
  };
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

function titleIn(lines: readonly Line[]): { title: string; line: Line | null } | null {
  const told = labelled(lines.slice(0, 20), labels.title, 160);
  if (told) return { title: told, line: null };
  const top = lines
    .slice(0, 8)
    .filter((line) => line.text.length <= titleLength + 40 && !endsIn(line.text, endSigns));
  const marked = top.find((line) => openToAll.test(line.text));
  const named =
    marked ?? top.find((line) => firstPart(line).text.length <= titleLength && namesWork(firstPart(line)));
  if (named) return { title: firstPart(named).text, line: named };
  for (const line of lines.slice(0, 30)) {
    const sought = titleSought(line.text);
    if (sought) return { title: sought.title, line: null };
  }
  return null;
}

const firstPart = (line: Line): Fragment =>
  fragments(line, parts).find(namesWork) ?? fragments(line, parts)[0] ?? line;
const namesWork = ({ low }: Fragment) => wordsIn(low).some(isOccupation) && wordsIn(low).length <= 12;
const clean = (title: string) => capitalized(tidy(bareTitle(title).replace(leading, "")));

/** Posting lines put facts side by side: "Acme · Routing team · Lisbon or remote · Full-time". */
function factsNear(lines: readonly Line[], title: Line | null | undefined): Fragment[] {
  return lines
    .slice(0, 6)
    .filter(
      (line) => line === title || (!line.bullet && line.text.length < 140 && !endsIn(line.text, endSigns)),
    )
    .flatMap((line) => fragments(line, parts).slice(line === title ? 1 : 0));
}

/** A town with its region, or where remote work is spoken of. */
function placeAmong(facts: readonly Fragment[]): string | null {
  const isInRegion = ({ text, low }: Fragment) => {
    const [town = "", ...region] = low.split(",");
    return region.length > 0 && !text.startsWith(town) && isRegion(region.at(-1)!.trim());
  };
  const short = facts.filter(({ text }) => text.length < 80);
  const found = short.find(({ low }) => remote.test(low) && !employmentTypeIn(low)) ?? short.find(isInRegion);
  return found ? tidy(found.text) : null;
}
