import { fold, capitalized, trimmedEnd } from "@/lib/reading/language/letters";
import { wordsIn, namesWork } from "@/lib/reading/language/job-words";
import { briefLanguage, briefWords } from "@/lib/reading/language/brief-words";
import { isCity, isPlaceWord, isRegion, isTown } from "@/lib/reading/language/places";
import { listed, regex } from "@/lib/reading/language/lists";
import { type Fragment, fragment, fragments } from "@/lib/reading/language/fragments";
import { canBeTown, isOnlyFacts, isPlace, isTownAlone, startIn } from "@/lib/reading/language/job-title";
import type { Line } from "@/lib/reading/language/line";
import { linesOf, sourceText, tidy } from "@/lib/reading/language/lines";
import type { JobDescription } from "../../job-description";
import { passagesOf } from "../draft/page";
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
/** Signs between facts, whichever a posting uses: "·", "//", "***", "🧀"; not those within names and amounts. */
const signs = /\s[-–—]+\s|\/{2,}|\+{2,}|\s{3,}|[^\p{L}\p{M}\p{N}\s.,'’"“”&()/+%€£$-]/gu;
const greets = regex("^{greetings}¶");
const remote = regex("{remote}");
const team = regex("{department}");
const longest = 60_000;

/** Extracts title, department, location, employment type and start from a job description by rules. */
export function structureJob(text: string): StructuredJob {
  const description = text.slice(0, longest);
  // Who wrote a letter, to whom and when is no place of the job.
  const around = new Set(passagesOf(description).map((row) => (row.around && !row.spoken ? row.text : null)));
  const lines = linesOf(sourceText(description)).filter(
    ({ text }) => !around.has(text) && sentences(text).length,
  );
  const code = briefLanguage(description);
  const title = titleAlone(readStatements(description).title, code);
  const near = lines.slice(0, 12);
  const facts = near
    .flatMap((line) =>
      // "Centro: Teruel" labels the place.
      fragments(line, signs).filter(({ end }) => !/^\s?:/.test(line.text.slice(end - line.start))),
    )
    .filter(({ low }) => !greets.test(low));
  const department = facts.find(
    ({ text, low }) => text.length < 50 && !/[.!?]\s/.test(text) && team.test(low),
  )?.text;
  const location =
    labelled(near, labels.location, 120) ??
    placeAmong(facts, briefWords(code, "small")) ??
    placeSaid(lines, near, title, code);
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
function titleAlone(written: string | null, code: string): string | null {
  const [line] = linesOf(sourceText(written ?? ""));
  const blocks = line ? fragments(line, blockSigns) : [];
  const title = blocks.find(({ low }) => namesWork(low)) ?? blocks[0];
  const fact =
    title && fragments(title, dashes).find(({ text, start }) => start > title.start && isOnlyFacts(text));
  const alone = title && fragment(title, 0, fact && fact.start - title.start);
  const place = alone && placeInProse(alone.text, briefWords(code, "nearness"));
  const before = place && alone.text.endsWith(place) ? alone.text.slice(0, -place.length) : "";
  const at = where.exec(fold(before));
  return at ? before.slice(0, at.index).trim() : (alone?.text ?? null);
}

/** The value beside a label, or on the line below it. */
function labelled(lines: readonly Line[], label: RegExp, most: number): string | null {
  for (const [index, line] of lines.entries()) {
    const name = fragment(line, 0, line.text.search(/[\p{L}\p{N}]\s*(?:[:|?]|\s[-–]\s|$)/u) + 1);
    if (!name || !label.test(name.low)) continue;
    const beside = fragment(
      line,
      name.end - line.start + (line.text.charAt(name.end - line.start) === "?" ? 1 : 0),
    );
    const value = beside ?? (lines[index + 1] && fragment(lines[index + 1]!));
    const [first = ""] = value?.text.split(sentenceEnds, 1) ?? [];
    if (first && first.length <= most) return tidy(trimmedEnd(first, "."));
  }
  return null;
}

/**
 * The first fact that mentions remote work, else a town, with its region or with other facts. Postings put facts side
 * by side: "Acme · Routing team · Lisbon or remote · Full-time".
 */
function placeAmong(facts: readonly Fragment[], small: ReadonlySet<string>): string | null {
  const short = facts.filter(({ text }) => text.length < 80);
  const place =
    short.find(({ low }) => remote.test(low) && wordsIn(low).length < 9 && !employmentTypeIn(low)) ??
    short.find(({ text, low }) => isPlace(text) || isCity(low)) ??
    short
      .filter(({ low }) => !wordsIn(low).some((word) => word.length > 1 && small.has(word)))
      .flatMap((fact) => fragments(fact, /,\s|\s\(\d+\)/g))
      .find(({ text }) => isTownAlone(text));
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
const sign = regex("(.|,|-|–|:)( )?¶");
const lastWord = /(?<![\p{L}'’])[\p{L}'’]+(?= ?$)/u;

const wordEnd = /(?<!\.)\.?(?=[ -]|$)/g;
/** No word follows. */
const sayingEnd = /^\s*(?:[^\p{L}\s]|$)/u;

/**
 * The first town named in a sentence: "a nurse in Dublin, Ireland (hybrid)", "close to Otley". An unlisted town is
 * recognized by what follows it: its region, or "(hybrid)".
 */
function placeInProse(text: string, near: ReadonlySet<string>): string | null {
  for (const { 1: longest = "", index } of text.matchAll(names)) {
    const lead = fold(text.slice(0, index));
    const isNear = near.has(lastWord.exec(lead)?.[0].replace(/['’]$/u, "") ?? "");
    const isWhere = where.test(lead);
    const isInBrackets = lead.endsWith("(");
    if (lead && !isNear && !isWhere && !isInBrackets && !sign.test(lead)) continue;
    for (const { index: end } of [...longest.matchAll(wordEnd)].toReversed()) {
      const name = longest.slice(0, end);
      const [, region = "", beside = ""] = behind.exec(text.slice(index + end)) ?? [];
      const isInRegion = isRegion(fold(region.slice(1).trim()));
      const isBeside = remote.test(fold(beside));
      const rest = text.slice(index + end);
      const isMeant = isNear || isWhere || isInBrackets || (lead ? sayingEnd.test(rest) : isOnlyFacts(rest));
      if (
        (isMeant && isCity(fold(name))) ||
        (isNear && isTown(fold(name)) && canBeTown(name)) ||
        (isWhere && (isInRegion || isBeside) && canBeTown(name))
      )
        return name + (isInRegion ? region : "") + (isBeside ? beside : "");
    }
  }
  return null;
}

const sentenceEnds = /(?<=\p{L}{3}[.!?])\s/u;

/** "Planner Breda": the town right behind the title. */
function placeBehind(text: string, title: string): string | null {
  const at = fold(text).indexOf(fold(title));
  const [, name = ""] =
    at < 0 ? [] : (/^ (\p{Lu}[\p{L}'’-]+)(?=[^\p{L}\s]|$)/u.exec(text.slice(at + title.length)) ?? []);
  return name && isTown(fold(name)) && canBeTown(name) ? name : null;
}

/** The place in the sentence that names the occupation; without one, the first in the lines near the top. */
function placeSaid(
  lines: readonly Line[],
  near: readonly Line[],
  title: string | null,
  code: string,
): string | null {
  const words = briefWords(code, "nearness");
  const saying = (some: readonly Line[]) => some.flatMap(({ text }) => text.split(sentenceEnds));
  const low = title && fold(title);
  const ofTitle = low ? saying(lines).filter((one) => fold(one).includes(low)) : [];
  for (const text of [...ofTitle, ...saying(near)]) {
    const place = (title && placeBehind(text, title)) || placeInProse(text, words);
    if (place) return place;
  }
  const small = briefWords(code, "small");
  for (const text of [...ofTitle, ...saying(near).slice(0, 3)]) {
    const place = placeBeside(text, small);
    if (place) return place;
  }
  return null;
}

/** A town before or behind another noun: "our Chatham site", "parcel hub Daventry." */
function placeBeside(text: string, small: ReadonlySet<string>): string | null {
  for (const { 1: longest = "", index } of text.matchAll(names)) {
    const before = fold(lastWord.exec(text.slice(0, index).trimEnd())?.[0] ?? "");
    for (const { index: end } of [...longest.matchAll(wordEnd)].toReversed()) {
      const name = longest.slice(0, end);
      const rest = text.slice(index + end);
      const isBefore = small.has(before) && /^ \p{Ll}/u.test(rest);
      const isBehind = index > 0 && sayingEnd.test(rest);
      const isNamed = isTown(fold(name)) && canBeTown(name) && !isPlaceWord(fold(name));
      if ((isBefore || isBehind) && isNamed) return name;
    }
  }
  return null;
}
