import { weightByLine, findAny, least, whole } from "./find-phrase";
import { absent, inSentence, type Judged, met, points, questionAbout, quoteOf, wording } from "./wording";
import type { Reading } from "@/lib/reading/profile/reading";
import type { Term } from "@/lib/reading/language/terms";
import type { Prepared } from "./prepare";

/** Worth of the smallest and of the largest partial match: half a phrase is partly shown, never met. */
const smallest = 0.4;
const largest = 0.69;
/** Factor when only one line shows the skill: a second line would confirm it. */
const onceWorth = 0.97;
/** Factor for a skill named outside dated work: it is claimed, not shown, however often it is named. */
export const claimedWorth = 0.75;

/** The worth of a matched share of a phrase, 0 to 1. */
function credit(share: number): number {
  if (share >= whole) return 1;
  if (share < least) return 0;
  return smallest + ((largest - smallest) * (share - least)) / (whole - least);
}

/** Worth of a criterion when only its description is found, not its name. */
const describedWorth = 0.6;
/** Most that words for a behaviour in dated work are worth: only an interview can confirm the claim. */
const behaviourWorth = 0.85;
/** Factor for a team's need that asks for more than the skill it names. */
const inGeneralWorth = 0.8;

/** `said` is the points of what was found, in words. */
type Finding = { name: string; worth: number; shown: boolean; line: number; said: string };

function findSkill(reading: Reading, { isHeld, criterion, inWords, asked }: Prepared, at: number): Finding {
  const named = findAny(reading, asked[at]!);
  const worded = named.workedShare < whole ? findAny(reading, [inWords[at] ?? []]) : named;
  const match = worded.workedShare >= whole ? worded : named;
  const full = criterion.dimension === "soft_skills" ? behaviourWorth : 1;
  const confirmed = match.lines > 1 ? full : full * onceWorth;
  const claimed = credit(match.share) * (isHeld ? confirmed : claimedWorth);
  const worked = credit(match.workedShare) * confirmed;
  const shown = worked > 0 && worked >= claimed;
  const { share, line } = shown ? { share: match.workedShare, line: match.workedLine } : match;
  const worth = Math.max(worked, claimed);
  const name = criterion.skills[at]?.name ?? criterion.name;
  const said = wording("skillFound", {
    name: asked.length > 1 ? `${inSentence(name)} ` : "",
    points: points(worth),
    part: share < whole ? Math.round(share * 100) : 0,
    lines: shown || isHeld ? match.lines : 0,
    how: asked.length === 1 || shown || isHeld ? "used" : worth > 0 ? "named" : "missing",
  });
  return { name, worth, shown, line, said };
}

/** The line that denies every term of a phrase; -1 if none does. */
function deniedIn({ denials }: Reading, terms: Term[]): number {
  const lines = terms.map(({ key }) => denials.get(key) ?? []);
  return lines[0]?.find((line) => lines.every((each) => each.includes(line))) ?? -1;
}

function silent(reading: Reading, { criterion, asked }: Prepared): Judged {
  const name = inSentence(criterion.name);
  const denied = deniedIn(reading, asked[0]?.[0] ?? []);
  if (denied < 0) return absent(wording("notMentioned"), questionAbout(criterion, [name]));
  return {
    verdict: "contradicted",
    worth: 0,
    confidence: 0.7,
    reason: wording("missing"),
    quotes: [quoteOf(reading, denied)],
    question: wording("notYet", { name }),
  };
}

/** Whether a line of dated work matches one of the required skills in full. */
export const isUsed = (reading: Reading, { asked }: Prepared) =>
  asked.some((spellings) => findAny(reading, spellings).workedShare >= whole);

const meanOf = (findings: Finding[]) => findings.reduce((sum, { worth }) => sum + worth, 0) / findings.length;

/** The reason for a skill's worth, for recruiters. */
function reasonFor(findings: Finding[], shown: boolean, worth: number, { isHeld, inGeneral }: Prepared) {
  return wording("skill", {
    part: findings.length === 1 && worth * (inGeneral ? inGeneralWorth : 1) < met ? "yes" : "no",
    where: shown ? "work" : isHeld ? "documents" : "named",
    rest: inGeneral ? "yes" : "no",
    count: findings.length,
    found: findings.map(({ said }) => said),
    added: points(worth - meanOf(findings)),
    factor: points(inGeneralWorth),
  });
}

/**
 * Judges one skill, or several in one criterion by their mean. Use in dated work counts in full; a mention elsewhere
 * counts less and is capped.
 */
export function judgeSkill(reading: Reading, prepared: Prepared): Judged {
  const { criterion, asked, described, isHeld, inGeneral } = prepared;
  const findings = asked.map((_, at) => findSkill(reading, prepared, at));
  const lines = findings.filter(({ worth }) => worth > 0).map(({ line }) => line);
  let shown = findings.some((finding) => finding.shown);
  let worth = meanOf(findings);
  // The description of evidence can replace a missing name, but only if nearly all of it is found.
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
  const reason = reasonFor(findings, shown, worth, prepared);
  if (inGeneral) worth *= inGeneralWorth;
  const missing = findings.filter((finding) => finding.worth === 0).map(({ name }) => name);
  const isSettled = worth >= met && (shown || isHeld) && !inGeneral;
  const open = missing.length && findings.length > 1 ? missing : [inSentence(criterion.name)];
  return {
    worth,
    confidence: shown ? 0.85 : 0.7,
    reason,
    quotes: lines.map((line) => quoteOf(reading, line)),
    question: isSettled ? null : questionAbout(criterion, open),
  };
}

/** Weight of words a line must share with an organization's statement for partial and full worth. */
const inPart = 2;
const inFull = 3.2;
const accountWorth = { part: 0.5, full: 0.75 };
/** Words below this weight are in every description of work. */
const tellingWeight = 0.6;

/**
 * Judges a value of the organization or a need of the team by lines of dated work or answers that use its words.
 * Never rated in full, since words are weak evidence of how someone works.
 */
export function judgeValue(reading: Reading, { criterion, asked, described }: Prepared): Judged {
  // A concept in the name is enough for a partial match.
  const named = asked
    .flat(2)
    .map(({ key, weight }) => ({ key, weight: key.startsWith("@") ? inPart : weight }));
  const terms = new Map([...described, ...named].map(({ key, weight }) => [key, { key, weight }]));
  const telling = [...terms.values()].filter(({ weight }) => weight >= tellingWeight);
  const [best] = weightByLine(reading, telling)
    .filter(([line]) => reading.lines[line]!.role >= 0 || reading.lines[line]!.section === "answer")
    .toSorted(([, a], [, b]) => b - a);
  const question = wording("wayOfWork", { subject: criterion.name });
  if (!best || best[1] < inPart) return absent(wording("noAccount"), question);
  const isFull = best[1] >= inFull;
  return {
    worth: isFull ? accountWorth.full : accountWorth.part,
    confidence: 0.5,
    reason: wording(isFull ? "accountSpeaks" : "accountTouches"),
    quotes: [quoteOf(reading, best[0])],
    question,
  };
}
