import type { Reading } from "../reading/reading";
import { saidByLine } from "./find-phrase";
import type { Prepared } from "./prepare";
import { absent, type Judged, quoteOf } from "./wording";

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
export function judgeValue(reading: Reading, { criterion, asked, described }: Prepared): Judged {
  // The name says what it is about; a known behaviour in it is enough to speak of it in part.
  const named = asked
    .flat(2)
    .map(({ key, weight }) => ({ key, weight: key.startsWith("@") ? inPart : weight }));
  const terms = new Map([...described, ...named].map(({ key, weight }) => [key, { key, weight }]));
  const telling = [...terms.values()].filter(({ weight }) => weight >= tellingWeight);
  const [best] = saidByLine(reading, telling)
    .filter(([line]) => reading.lines[line]!.role >= 0 || reading.lines[line]!.section === "answer")
    .toSorted(([, one], [, other]) => other - one);
  const question = `Can you tell us about a time at work that shows this: ${criterion.name}?`;
  if (!best || best[1] < inPart) return absent("No account of work speaks of this.", question);
  const isFull = best[1] >= inFull;
  return {
    worth: isFull ? fullWorth : partWorth,
    confidence: 0.5,
    reason: isFull ? "An account of work speaks of this." : "An account of work touches on this.",
    quotes: [quoteOf(reading, best[0])],
    question,
  };
}
