import type { RawAssessment } from "@/lib/evaluation/evaluation";
import type { Reading } from "../reading/reading";
import type { Term } from "../text/terms";
import { claimedWorth, credit, findAny, onceWorth, some } from "./credit";
import { findPhrase, whole } from "./find-phrase";
import type { Prepared } from "./prepare";
import { absent, assessment, list, quoteOf } from "./wording";

/** From here on a criterion is met rather than met in part. */
const met = 0.7;
/** What a criterion is worth of which only the description is found, not the name. */
const describedWorth = 0.6;

type Finding = { worth: number; shown: boolean; line: number };

function findSkill(reading: Reading, spellings: Term[][]): Finding {
  const found = findAny(reading, spellings);
  const borneOut = found.lines > 1 ? 1 : onceWorth;
  const claimed = credit(found.share, found.said) * claimedWorth * borneOut;
  const shown = credit(found.workedShare, found.workedSaid) * borneOut;
  return shown > 0 && shown >= claimed
    ? { worth: shown, shown: true, line: found.workedLine }
    : { worth: claimed, shown: false, line: found.line };
}

/** The line that denies the whole of a phrase; -1 if none does. */
function deniedIn(reading: Reading, terms: Term[]): number {
  if (reading.denials.size === 0 || terms.length === 0) return -1;
  const lines = terms.map((term) => reading.denials.get(term.key) ?? []);
  return lines[0]?.find((line) => lines.every((each) => each.includes(line))) ?? -1;
}

function silent(reading: Reading, { criterion, asked }: Prepared): RawAssessment {
  const { id, name } = criterion;
  const denied = deniedIn(reading, asked[0]?.[0] ?? []);
  if (denied < 0)
    return absent(
      id,
      `Nothing in the documents shows: ${name}.`,
      `Where and when have you used this at work: ${name}?`,
    );
  return assessment({
    criterionId: id,
    verdict: "contradicted",
    rating: 0,
    confidence: 0.7,
    reason: "The documents say that this is missing.",
    quotes: [quoteOf(reading, denied)],
    question: `Is it right that you have not worked with this: ${name}?`,
  });
}

/**
 * A skill, or several that make up one criterion: the mean of what is found of each. Use in dated work counts in
 * full, mention elsewhere a little less.
 */
export function judgeSkill(reading: Reading, prepared: Prepared): RawAssessment {
  const { criterion, asked, described } = prepared;
  const findings = asked.map((spellings) => findSkill(reading, spellings));
  const found = findings.filter(({ worth }) => worth > 0);
  const lines = found.map(({ line }) => line);
  let worth = findings.reduce((sum, finding) => sum + finding.worth, 0) / findings.length;
  // What would count as evidence may speak where the name is silent, but only nearly all of it.
  if (worth < claimedWorth && described.length > 0) {
    const detail = findPhrase(reading, described);
    if (detail.share >= (lines.length ? some : whole)) {
      worth = Math.max(worth, 0.75 * worth + 0.25 * detail.share, describedWorth * detail.share);
      if (!lines.length) lines.push(detail.line);
    }
  }
  if (!lines.length) return silent(reading, prepared);
  const shown = found.some((finding) => finding.shown);
  const missing = criterion.skills.filter((_, at) => findings[at]?.worth === 0).map(({ name }) => name);
  const verdict = worth >= met ? "met" : "partly";
  const where = shown ? "Shown in dated work" : "Named, but not in dated work";
  const open = missing.length && criterion.skills.length > 1 ? list(missing) : criterion.name;
  return assessment({
    criterionId: criterion.id,
    verdict,
    rating: 4 * worth,
    confidence: shown ? 0.85 : 0.7,
    reason:
      missing.length && criterion.skills.length > 1 ? `${where}; not found: ${list(missing)}.` : `${where}.`,
    quotes: lines.map((line) => quoteOf(reading, line)),
    question: verdict === "met" ? null : `Where and when have you used this at work: ${open}?`,
  });
}
