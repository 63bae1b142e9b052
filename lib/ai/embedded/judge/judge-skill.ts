import { saidByLine, findAny, least, whole } from "./find-phrase";
import {
  absent,
  type Judged,
  quoteOf,
  inSentence,
  list,
  met,
  questionAbout,
  subjectOf,
  tell,
} from "./wording";
import type { Reading } from "../reading/reading";
import type { Term } from "@/lib/language/terms";
import type { Prepared } from "./prepare";

/** What the smallest part that counts is worth. */
const smallest = 0.4;
/** What one line only shows is worth a little less than what a second line bears out. */
const onceWorth = 0.97;
/** A skill named outside dated work is claimed, not shown, however often it is named. */
export const claimedWorth = 0.75;

/** What finding a share of a phrase is worth, 0 to 1. */
function credit(share: number): number {
  if (share >= whole) return 1;
  if (share < least) return 0;
  return smallest + ((1 - smallest) * (share - least)) / (whole - least);
}

/** What a criterion is worth of which only the description is found, not the name. */
const describedWorth = 0.6;
/** What words of a behaviour in dated work are worth at most: they claim it, and only a talk can bear it out. */
const behaviourWorth = 0.85;
/** A team's need that says more than the skill it names. */
const inGeneralWorth = 0.8;

type Finding = { name: string; worth: number; shown: boolean; line: number };

function findSkill(
  reading: Reading,
  { isHeld, criterion }: Prepared,
  spellings: Term[][],
  at: number,
): Finding {
  const match = findAny(reading, spellings);
  const often = criterion.dimension === "soft_skills" ? behaviourWorth : 1;
  const borneOut = match.lines > 1 ? often : often * onceWorth;
  const claimed = credit(match.share) * (isHeld ? borneOut : claimedWorth);
  const worked = credit(match.workedShare) * borneOut;
  const shown = worked > 0 && worked >= claimed;
  return {
    name: criterion.skills[at]?.name ?? criterion.name,
    worth: shown ? worked : claimed,
    shown,
    line: shown ? match.workedLine : match.line,
  };
}

/** The line that denies the whole of a phrase; -1 if none does. */
function deniedIn({ denials }: Reading, terms: Term[]): number {
  const lines = terms.map(({ key }) => denials.get(key) ?? []);
  return lines[0]?.find((line) => lines.every((each) => each.includes(line))) ?? -1;
}

function silent(reading: Reading, { criterion, asked }: Prepared): Judged {
  const name = subjectOf(criterion);
  const denied = deniedIn(reading, asked[0]?.[0] ?? []);
  if (denied < 0) return absent(tell("notMentioned"), questionAbout(criterion, [name]));
  return {
    verdict: "contradicted",
    worth: 0,
    confidence: 0.7,
    reason: tell("missing"),
    quotes: [quoteOf(reading, denied)],
    question: tell("notYet", { name }),
  };
}

/** Whether a line of dated work says one of the asked things in full. */
export const isUsed = (reading: Reading, { asked }: Prepared) =>
  asked.some((spellings) => findAny(reading, spellings).workedShare >= whole);

/** Why a skill is worth what it is, in the recruiter's words. */
function reasonFor({ isHeld, inGeneral }: Prepared, findings: Finding[], shown: boolean, worth: number) {
  const isSeveral = findings.length > 1;
  const namesOf = (which: (finding: Finding) => boolean) =>
    isSeveral ? list(findings.filter(which).map(({ name }) => inSentence(name))) : "";
  const named = shown && !isHeld ? namesOf((one) => one.worth > 0 && !one.shown) : "";
  const missing = namesOf((one) => one.worth === 0);
  return tell("skill", {
    part: !isSeveral && worth < met ? "yes" : "no",
    where: shown ? "work" : isHeld ? "documents" : "named",
    hasNamed: named ? "yes" : "no",
    named,
    hasMissing: missing ? "yes" : "no",
    missing,
    rest: inGeneral ? "yes" : "no",
  });
}

/**
 * A skill, or several that make up one criterion: the mean of what is found of each. Use in dated work counts in
 * full; mention elsewhere counts less, and what else is said there adds nothing to it.
 */
export function judgeSkill(reading: Reading, prepared: Prepared): Judged {
  const { criterion, asked, described, isHeld, inGeneral } = prepared;
  const findings = asked.map((spellings, at) => findSkill(reading, prepared, spellings, at));
  const mentioned = findings.filter(({ worth }) => worth > 0);
  const lines = mentioned.map(({ line }) => line);
  let shown = mentioned.some((finding) => finding.shown);
  let worth = findings.reduce((sum, finding) => sum + finding.worth, 0) / findings.length;
  // What would count as evidence may speak where the name is silent, but only nearly all of it.
  const detail = findAny(reading, [described]);
  if (worth < onceWorth && (lines.length ? detail.share > 0 : detail.share >= whole)) {
    worth = Math.max(worth, 0.75 * worth + 0.25 * detail.share, describedWorth * detail.share);
    if (!lines.length) {
      shown = detail.workedShare >= whole;
      lines.push(shown ? detail.workedLine : detail.line);
    }
  }
  if (!lines.length) return silent(reading, prepared);
  if (!shown && !isHeld) worth = Math.min(worth, claimedWorth);
  if (inGeneral) worth *= inGeneralWorth;
  const missing = findings.filter((finding) => finding.worth === 0).map(({ name }) => name);
  const isSettled = worth >= met && (shown || isHeld) && !inGeneral;
  const open = missing.length && findings.length > 1 ? missing : [subjectOf(criterion)];
  return {
    worth,
    confidence: shown ? 0.85 : 0.7,
    reason: reasonFor(prepared, findings, shown, worth),
    quotes: lines.map((line) => quoteOf(reading, line)),
    question: isSettled ? null : questionAbout(criterion, open),
  };
}

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
  const question = tell("aboutATime", { subject: criterion.name });
  if (!best || best[1] < inPart) return absent(tell("noAccount"), question);
  const isFull = best[1] >= inFull;
  return {
    worth: isFull ? fullWorth : partWorth,
    confidence: 0.5,
    reason: tell(isFull ? "accountSpeaks" : "accountTouches"),
    quotes: [quoteOf(reading, best[0])],
    question,
  };
}
