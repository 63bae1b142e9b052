import type { RawAssessment } from "@/lib/evaluation/evaluation";
import { degreeLevel } from "@/lib/candidates/parse-profile/vocabulary/degrees";
import { degreeName } from "../reading/education";
import type { Reading } from "../reading/reading";
import { type Found, findPhrase, nothing } from "./find-phrase";
import type { Term } from "../text/terms";
import type { Prepared } from "./prepare";
import { claimedTenure, tenureIn } from "./tenure";
import { years } from "./wording";

/** Below this share of a phrase, nothing was found; from `whole` on all of it was. */
const some = 0.5;
const whole = 0.8;
/** A skill named outside dated work is claimed, not shown. */
const claimed = 0.92;
const longestQuote = 240;

const quoteOf = (reading: Reading, line: number) => reading.lines[line]?.text.slice(0, longestQuote) ?? "";

const credit = (share: number) =>
  share >= whole ? 1 : share >= some ? 0.4 + (0.6 * (share - some)) / (whole - some) : 0;

function best(reading: Reading, spellings: Prepared["asked"][number]): Found {
  let found = nothing;
  for (const terms of spellings) {
    const one = findPhrase(reading, terms);
    const take = one.share > found.share ? one : found;
    const worked = one.workedShare > found.workedShare ? one : found;
    found = { ...take, workedShare: worked.workedShare, workedLine: worked.workedLine };
  }
  return found;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function judgeSkill(reading: Reading, { criterion, asked, described }: Prepared): RawAssessment {
  let sum = 0;
  const quotes: string[] = [];
  let shown = 0;
  for (const spellings of asked) {
    const found = best(reading, spellings);
    const value = Math.max(credit(found.share) * claimed, credit(found.workedShare));
    if (value <= 0) continue;
    sum += value;
    const inWork = credit(found.workedShare) >= credit(found.share) * claimed && found.workedLine >= 0;
    if (inWork) shown++;
    quotes.push(quoteOf(reading, inWork ? found.workedLine : found.line));
  }
  let value = sum / asked.length;
  if (value < claimed && described.length) {
    const detail = findPhrase(reading, described);
    if (detail.share >= 0.5) {
      value = Math.max(value, 0.75 * value + 0.25 * detail.share, 0.6 * credit(detail.share));
      if (!quotes.length) quotes.push(quoteOf(reading, detail.line));
    }
  }
  if (!quotes.length)
    return absent(criterion.id, `Nothing in the documents shows ${criterion.name}.`, askFor(criterion.name));
  const verdict = value >= 0.7 ? "met" : "partly";
  return {
    criterionId: criterion.id,
    verdict,
    rating: rounded(4 * value),
    confidence: shown > 0 ? 0.85 : 0.7,
    reason: shown > 0 ? `Shown in dated work.` : `Named, but not in dated work.`,
    quotes: [...new Set(quotes)].slice(0, 4),
    question: verdict === "met" ? null : askFor(criterion.name),
  };
}

/** The line that denies a phrase, wholly; -1 if none does. */
function deniedIn(reading: Reading, terms: Term[]): number {
  if (!reading.denials.size || !terms.length) return -1;
  const lines = terms.map((term) => reading.denials.get(term.key) ?? []);
  return lines[0]?.find((line) => lines.every((each) => each.includes(line))) ?? -1;
}

const contradicted = (criterionId: string, quote: string, name: string): RawAssessment => ({
  criterionId,
  verdict: "contradicted",
  rating: 0,
  confidence: 0.7,
  reason: "The documents say that this is missing.",
  quotes: [quote],
  question: `Is it right that you have not worked with ${name}?`.slice(0, 300),
});

const askFor = (name: string) => `Where and when have you used ${name} at work?`.slice(0, 300);

const absent = (criterionId: string, reason: string, question: string): RawAssessment => ({
  criterionId,
  verdict: "not_evidenced",
  rating: null,
  confidence: 0.6,
  reason,
  quotes: [],
  question,
});

/** What undated years are worth next to dated ones. */
const undatedWorth = 0.7;

function judgeUndated(reading: Reading, { criterion, asked }: Prepared): RawAssessment {
  const minimum = criterion.minimumYears ?? 0;
  const spellings = asked.flat();
  const claim = claimedTenure(reading, spellings);
  const said = claim.line < 0 ? best(reading, spellings) : nothing;
  if (claim.line < 0 && said.share < whole) {
    return absent(
      criterion.id,
      `No dated work shows this.`,
      `When and for how long have you worked as: ${criterion.name}?`,
    );
  }
  const ratio = minimum > 0 ? Math.min(1, claim.years / minimum) : 1;
  const value = claim.line < 0 ? 0.2 : undatedWorth * ratio;
  return {
    criterionId: criterion.id,
    verdict: "partly",
    rating: rounded(4 * value),
    confidence: 0.5,
    reason:
      claim.line < 0
        ? "Named, but without dates that would show for how long."
        : `${years(claim.years)} claimed, but not dated.`,
    quotes: [quoteOf(reading, claim.line < 0 ? said.line : claim.line)],
    question: `From when to when have you worked as: ${criterion.name}?`.slice(0, 300),
  };
}

function judgeTenure(reading: Reading, prepared: Prepared): RawAssessment {
  const { criterion, asked } = prepared;
  const minimum = criterion.minimumYears ?? 0;
  const tenure = tenureIn(reading, asked.flat());
  const role = reading.roles[tenure.role];
  if (!role || tenure.years <= 0) return judgeUndated(reading, prepared);
  const ratio = minimum > 0 ? Math.min(1, tenure.years / minimum) : 1;
  const beyond = 1 - Math.exp(-Math.max(0, tenure.years - minimum) / 6);
  const value = minimum > 0 ? ratio * 0.95 + 0.05 * beyond : 0.85 + 0.15 * (1 - Math.exp(-tenure.years / 3));
  return {
    criterionId: criterion.id,
    verdict: value >= 0.7 ? "met" : "partly",
    rating: rounded(4 * value * (tenure.match >= 0.6 ? 1 : 0.9)),
    confidence: 0.85,
    reason:
      minimum > 0
        ? `${years(tenure.years)} in dated work that matches; ${years(minimum)} asked for.`
        : `${years(tenure.years)} in dated work that matches.`,
    quotes: [quoteOf(reading, role.line)],
    question:
      ratio >= 1 ? null : `Which other work of yours counts towards this: ${criterion.name}?`.slice(0, 300),
  };
}

function judgeEducation(reading: Reading, prepared: Prepared): RawAssessment {
  let level = 0;
  let at = -1;
  for (const [number, line] of reading.lines.entries()) {
    if (line.section !== "education" && line.text.length > 140) continue;
    const here = degreeLevel(line.low);
    if (here > level) [level, at] = [here, number];
  }
  const { criterion, degree } = prepared;
  if (level === 0)
    return absent(criterion.id, `No degree or training is named.`, `What is your highest degree?`);
  const field = best(reading, prepared.asked.flat());
  const value = (level >= degree ? 0.75 : level === degree - 1 ? 0.4 : 0.15) + 0.25 * field.share;
  return {
    criterionId: criterion.id,
    verdict: value >= 0.7 ? "met" : "partly",
    rating: rounded(4 * value),
    confidence: 0.8,
    reason: `Highest named: ${degreeName(level)}; asked for: ${degreeName(degree)}.`,
    quotes: [quoteOf(reading, at)],
    question: level >= degree ? null : `Do you hold a ${degreeName(degree)}?`,
  };
}

export function judgeCriterion(reading: Reading, prepared: Prepared): RawAssessment {
  if (prepared.kind === "tenure") return judgeTenure(reading, prepared);
  if (prepared.kind === "education") return judgeEducation(reading, prepared);
  return judgeSkill(reading, prepared);
}
