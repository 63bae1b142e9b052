import type { RawAssessment } from "../../judging";
import type { Reading } from "../reading/reading";
import type { Term } from "@/lib/language/terms";
import { claimedWorth, credit, findAny, onceWorth } from "./credit";
import { findPhrase, whole } from "./find-phrase";
import type { Prepared } from "./prepare";
import { absent, assessment, inSentence, list, questionAbout, quoteOf, sentence, subjectOf } from "./wording";

/** From here on a criterion is met rather than met in part. */
const met = 0.7;
/** What a criterion is worth of which only the description is found, not the name. */
const describedWorth = 0.6;

/** What words of a behaviour in dated work are worth at most: they claim it, and only a talk can bear it out. */
const behaviourWorth = 0.85;
/** A team's need that says more than the skill it names. */
const inGeneralWorth = 0.8;

type Finding = {
  worth: number;
  shown: boolean;
  line: number;
  /** A title says it, whether or not that counts. */
  titled: boolean;
};

function findSkill(reading: Reading, spellings: Term[][], { isHeld, criterion }: Prepared): Finding {
  const found = findAny(reading, spellings);
  const often = criterion.dimension === "soft_skills" ? behaviourWorth : 1;
  const borneOut = found.lines > 1 ? often : often * onceWorth;
  const claimed = credit(found.share) * (isHeld ? borneOut : claimedWorth);
  const shown = credit(found.workedShare) * borneOut;
  const titled = found.titleLine >= 0;
  return shown > 0 && shown >= claimed
    ? { worth: shown, shown: true, line: found.workedLine, titled }
    : { worth: claimed, shown: false, line: found.line, titled };
}

/** More places than this are not looked at for a better quote. */
const mostLooked = 12;

/** Of the lines that show a skill equally well, the one that says most of what the criterion is about. */
function tellingLine(
  reading: Reading,
  spellings: Term[][],
  telling: Term[],
  { line, shown }: Finding,
): number {
  const [term, ...others] = spellings[0] ?? [];
  const places = term && !others.length ? (reading.places.get(term.key) ?? []) : [];
  if (places.length < 2 || !telling.length) return line;
  let best = { line, said: -1 };
  for (const number of [line, ...places.slice(0, mostLooked)]) {
    if (shown && (reading.lines[number]?.role ?? -1) < 0) continue;
    let said = 0;
    for (const { key, weight } of telling) if (reading.places.get(key)?.includes(number)) said += weight;
    if (said > best.said) best = { line: number, said };
  }
  return best.line;
}

/** The line that denies the whole of a phrase; -1 if none does. */
function deniedIn(reading: Reading, terms: Term[]): number {
  if (reading.denials.size === 0 || terms.length === 0) return -1;
  const lines = terms.map((term) => reading.denials.get(term.key) ?? []);
  return lines[0]?.find((line) => lines.every((each) => each.includes(line))) ?? -1;
}

function silent(reading: Reading, { criterion, asked }: Prepared, isTitled: boolean): RawAssessment {
  const { id } = criterion;
  const name = subjectOf(criterion);
  const denied = deniedIn(reading, asked[0]?.[0] ?? []);
  if (denied < 0) {
    const reason = isTitled
      ? "Only a title names this, and nothing is told of that work."
      : "The documents do not mention this.";
    return absent(id, reason, questionAbout(criterion, [name]));
  }
  return assessment({
    criterionId: id,
    verdict: "contradicted",
    rating: 0,
    confidence: 0.7,
    reason: "The documents say that this is missing.",
    quotes: [quoteOf(reading, denied)],
    question: `Is it right that you have not worked with this yet: ${name}?`,
  });
}

/** Whether a line of dated work says one of the asked things in full. */
export const isUsed = (reading: Reading, { asked }: Prepared) =>
  asked.some((spellings) => findAny(reading, spellings).workedShare >= whole);

/** Why a skill is worth what it is, in the recruiter's words. */
function reasonFor(
  { criterion, isHeld, inGeneral }: Prepared,
  findings: Finding[],
  shown: boolean,
  worth: number,
) {
  const isSeveral = criterion.skills.length > 1;
  const named = isHeld ? "stated in the documents" : "named, but not in dated work";
  const where = `${!isSeveral && worth < met ? "Part of this is " : ""}${shown ? "shown in dated work" : named}`;
  if (inGeneral)
    return sentence(`${where}: ${list(criterion.skills.map(({ name }) => name))}; the rest is to be asked`);
  if (!isSeveral) return sentence(where);
  const those = (which: (finding: Finding) => boolean) =>
    list(
      criterion.skills
        .filter((_, at) => findings[at] && which(findings[at]))
        .map(({ name }) => inSentence(name)),
    );
  const onlyNamed = shown && !isHeld ? those((finding) => finding.worth > 0 && !finding.shown) : "";
  const missing = those((finding) => finding.worth === 0);
  return sentence(
    `${where}${onlyNamed && `; only named: ${onlyNamed}`}${missing && `; not mentioned: ${missing}`}`,
  );
}

/**
 * A skill, or several that make up one criterion: the mean of what is found of each. Use in dated work counts in
 * full; mention elsewhere counts less, and what else is said there adds nothing to it.
 */
export function judgeSkill(reading: Reading, prepared: Prepared): RawAssessment {
  const { criterion, asked, described, telling, isHeld, inGeneral } = prepared;
  const findings = asked.map((spellings) => findSkill(reading, spellings, prepared));
  const found = findings.filter(({ worth }) => worth > 0);
  const lines = found.map((finding) =>
    tellingLine(reading, asked[findings.indexOf(finding)] ?? [], telling, finding),
  );
  let shown = found.some((finding) => finding.shown);
  let worth = findings.reduce((sum, finding) => sum + finding.worth, 0) / findings.length;
  // What would count as evidence may speak where the name is silent, but only nearly all of it.
  if (worth < onceWorth && described.length > 0) {
    const detail = findPhrase(reading, described);
    if (lines.length ? detail.share > 0 : detail.share >= whole) {
      worth = Math.max(worth, 0.75 * worth + 0.25 * detail.share, describedWorth * detail.share);
      if (!lines.length) {
        shown = detail.workedShare >= whole;
        lines.push(shown ? detail.workedLine : detail.line);
      }
    }
  }
  const isTitled = findings.some(({ titled }) => titled);
  if (!lines.length) return silent(reading, prepared, isTitled);
  if (!shown && !isHeld) worth = Math.min(worth, claimedWorth);
  if (inGeneral) worth *= inGeneralWorth;
  const verdict = worth >= met ? "met" : "partly";
  const missing = criterion.skills.filter((_, at) => findings[at]?.worth === 0).map(({ name }) => name);
  const isSettled = verdict === "met" && (shown || isHeld) && !inGeneral;
  const open = missing.length && criterion.skills.length > 1 ? missing : [subjectOf(criterion)];
  return assessment({
    criterionId: criterion.id,
    verdict,
    rating: 4 * worth,
    confidence: shown ? 0.85 : 0.7,
    reason: reasonFor(prepared, findings, shown, worth),
    quotes: lines.map((line) => quoteOf(reading, line)),
    question: isSettled ? null : questionAbout(criterion, open),
  });
}
