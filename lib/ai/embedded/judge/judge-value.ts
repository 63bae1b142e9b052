import type { RawAssessment } from "../../judging";
import type { Reading } from "../reading/reading";
import type { Prepared } from "./prepare";
import { absent, assessment, quoteOf } from "./wording";

/** How much a line must say of what an organization states about itself, in weights of words. */
const inPart = 2;
const inFull = 3.2;
const partWorth = 0.5;
const fullWorth = 0.75;
/** Words that say less than this are in every description of work. */
const tellingWeight = 0.6;

/**
 * A value of the organization or a need of the team, stated in its own words: met by what a candidate did at work in
 * those words, and by nothing else. Never rated in full, since words are weak evidence of how someone works.
 */
export function judgeValue(reading: Reading, { criterion, asked, described }: Prepared): RawAssessment {
  const terms = new Map(described.map(({ key, weight }) => [key, weight]));
  // The name says what it is about; a known behaviour in it is enough to speak of it in part.
  for (const { key, weight } of asked.flat(2)) terms.set(key, key.startsWith("@") ? inPart : weight);
  const said = new Map<number, number>();
  for (const [key, weight] of terms) {
    if (weight < tellingWeight) continue;
    for (const line of reading.places.get(key) ?? []) {
      const { role = -1, section } = reading.lines[line] ?? {};
      if (role >= 0 || section === "answer") said.set(line, (said.get(line) ?? 0) + weight);
    }
  }
  const best = [...said].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0];
  const question = `Can you tell us about a time at work that shows this: ${criterion.name}?`;
  if (!best || best[1] < inPart) return absent(criterion.id, "No account of work speaks of this.", question);
  const isFull = best[1] >= inFull;
  return assessment({
    criterionId: criterion.id,
    verdict: isFull ? "met" : "partly",
    rating: 4 * (isFull ? fullWorth : partWorth),
    confidence: 0.5,
    reason: isFull ? "An account of work speaks of this." : "An account of work touches on this.",
    quotes: [quoteOf(reading, best[0])],
    question,
  });
}
