import { degreeLevel, degreeName, studiesIn } from "@/lib/reading/language/studies";
import type { Reading } from "@/lib/reading/profile/reading";
import { type Term, totalWeight } from "@/lib/reading/language/terms";
import { findAny, whole } from "./find-phrase";
import type { Prepared } from "./prepare";
import { absent, type Judged, points, quoteOf, wording } from "./wording";
import { toStore } from "@/lib/say";

/** The level is most of it; the field is the rest. */
const levelWorth = 0.75;
const oneBelowWorth = 0.4;
const lowerWorth = 0.15;
/** Factor for a degree in a near field, and for one where the criterion accepts a related field. */
const nearWorth = 0.65;
const relatedWorth = 0.95;
/** Factor for another field where related ones are accepted: a person decides whether it is related. */
const anotherWorth = 0.3;
/** Factor on the level's worth when the field is not stated. */
const unstatedWorth = 0.9;
/** A degree named in a longer line outside the education section is more likely someone else's. */
const longLine = 140;

type Degree = { level: number; line: number; field: Field };
/** How the field of a degree compares with what is asked for. */
type Field = "any" | "same" | "near" | "untold" | "another";

/** Judges by the degree that comes closest to the required one: first by field, then by level. */
export function judgeEducation(reading: Reading, prepared: Prepared): Judged {
  const { degree } = prepared;
  const degrees = degreesIn(reading, prepared);
  const ask = wording("degreeAsked", { degree: toStore(degreeName(degree)) });
  if (!degrees.length) return absent(wording("noDegree"), wording("degreeHighest"));
  const inField = degrees.filter(({ field }) => field !== "another" || prepared.studies.orRelated);
  if (!inField.length) return absent(wording("degreeElsewhere"), ask);
  const worthOf = (one: Degree) => worth(reading, prepared, one);
  const best = inField.toSorted((a, b) => worthOf(b) - worthOf(a) || a.line - b.line)[0]!;
  const named = wording("degreeNamed", {
    named: toStore(degreeName(best.level)),
    asked: toStore(degreeName(degree)),
  });
  const ofField = fieldReasons[best.field];
  const { share } = findAny(reading, prepared.asked.flat());
  const ofWords =
    best.field === "any" && wording("degreeWords", { points: points((1 - levelWorth) * share) });
  return {
    worth: worthOf(best),
    confidence: 0.8,
    reason: [named, ofField, ofWords].filter(Boolean).join(" "),
    quotes: [quoteOf(reading, best.line)],
    question: best.level < degree || ofField ? ask : null,
  };
}

const fieldReasons: Partial<Record<Field, string>> = {
  near: wording("degreeNear"),
  untold: wording("degreeUntold"),
  another: wording("degreeAnother"),
};

/** The worth of a degree for the criterion, 0 to 1. */
function worth(reading: Reading, { asked, degree, studies }: Prepared, { level, field }: Degree): number {
  const byLevel = level >= degree ? levelWorth : level === degree - 1 ? oneBelowWorth : lowerWorth;
  if (field === "any") return byLevel + (1 - levelWorth) * findAny(reading, asked.flat()).share;
  if (field === "untold") return byLevel * unstatedWorth;
  const inField = byLevel + 1 - levelWorth;
  if (field === "near") return inField * (studies.orRelated ? relatedWorth : nearWorth);
  return field === "same" ? inField : inField * anotherWorth;
}

/** Every degree in a document, with its line. */
function degreesIn(reading: Reading, prepared: Prepared): Degree[] {
  return reading.lines.flatMap(({ section, text, low, repeats }, line) => {
    if (repeats || (section !== "education" && text.length > longLine)) return [];
    const level = degreeLevel(low);
    return level > 0 ? [{ level, line, field: fieldOf(reading, line, prepared) }] : [];
  });
}

/** Compares the field of a degree with the required one, by its line, else by the line below or above it. */
function fieldOf({ lines, places }: Reading, at: number, { studies }: Prepared): Field {
  if (!studies.named.length) return "any";
  const isNeighbour = (line: number) =>
    lines[line]?.section === "education" && degreeLevel(lines[line].low) === 0;
  for (const line of [at, at + 1, at - 1]) {
    if (line !== at && !isNeighbour(line)) continue;
    const isSaid = ({ key }: Term) => places.get(key)?.includes(line) ?? false;
    if (studies.named.some((terms) => totalWeight(terms.filter(isSaid)) >= whole * totalWeight(terms)))
      return "same";
    const fields = studiesIn(lines[line]?.low ?? "");
    if (fields.size && studies.wide.size)
      return [...fields].some((kind) => studies.wide.has(kind)) ? "near" : "another";
  }
  return "untold";
}
