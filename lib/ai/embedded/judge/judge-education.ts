import { degreeLevel } from "@/lib/language/degrees";
import type { RawAssessment } from "../../judging";
import { degreeName } from "@/lib/language/education-asked";
import type { Reading } from "../reading/reading";
import { findAny } from "./credit";
import type { Prepared } from "./prepare";
import { absent, assessment, quoteOf } from "./wording";

const met = 0.7;
/** The level is most of it; the field is the rest. */
const levelWorth = 0.75;
const oneBelowWorth = 0.4;
const lowerWorth = 0.15;
/** A degree named in a longer line outside the education section is more likely someone else's. */
const longLine = 140;

/** The highest degree named, against the lowest the criterion accepts, and whether its field is the one asked for. */
export function judgeEducation(reading: Reading, prepared: Prepared): RawAssessment {
  const { criterion, degree } = prepared;
  let level = 0;
  let line = -1;
  for (const [number, { section, text, low }] of reading.lines.entries()) {
    if (section !== "education" && text.length > longLine) continue;
    const here = degreeLevel(low);
    if (here > level) [level, line] = [here, number];
  }
  if (level === 0)
    return absent(criterion.id, "No degree or training is named.", "What is your highest degree?");
  const field = findAny(reading, prepared.asked.flat());
  const byLevel = level >= degree ? levelWorth : level === degree - 1 ? oneBelowWorth : lowerWorth;
  const worth = byLevel + (1 - levelWorth) * field.share;
  return assessment({
    criterionId: criterion.id,
    verdict: worth >= met ? "met" : "partly",
    rating: 4 * worth,
    confidence: 0.8,
    reason: `Highest named: ${degreeName(level)}; asked for: ${degreeName(degree)}.`,
    quotes: [quoteOf(reading, line)],
    question: level >= degree ? null : `Do you hold a ${degreeName(degree)} or its equivalent?`,
  });
}
