import { judgeCriterion } from "@/lib/judging/ai/embedded/embedded-judge";
import { findAny } from "@/lib/judging/ai/embedded/judge/find-phrase";
import { findLanguage } from "@/lib/judging/ai/embedded/judge/judge-language";
import { claimedWorth, isUsed } from "@/lib/judging/ai/embedded/judge/judge-skill";
import { asksForTime, type Prepared, prepare } from "@/lib/judging/ai/embedded/judge/prepare";
import { points, spoken, wording, years } from "@/lib/judging/ai/embedded/judge/wording";
import { sentence, stored, toStore } from "@/lib/say";
import { memoize } from "@/lib/reading/language/memoize";
import { levelWorths } from "@/lib/reading/language/spoken-languages";
import type { Line } from "@/lib/reading/language/line";
import { type Reading, readingOf } from "@/lib/reading/profile/reading";
import { type DatedRole, yearsOf } from "@/lib/reading/profile/dated-roles";
import { fold } from "@/lib/reading/language/letters";
import { roleHead } from "@/lib/reading/profile/role-head";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import type { Dossier, Facts } from "@/lib/judging/ai/judging";
import type { StoredAssessment as Assessment } from "./evaluation";
import { claimed, factLimit, type Limit, timeLimit } from "./fact-limit";

/** The highest rating, of 4, for a skill that no dated work shows. */
const mentioned = claimedWorth * 4;

/**
 * Limits a judge's rating by facts that code can determine: years from dated roles, the stated level of a language,
 * the highest degree named. A criterion that these do not support is at most partly met, and a skill that is only
 * named gets at most the rating of a mention. A language model is held to what it read itself (`facts`): that code
 * does not know a word for a degree or a season contradicts nothing.
 */
export function holdToFacts(
  assessment: Assessment,
  criterion: Criterion,
  dossier: Dossier,
  facts?: Facts | null,
): Assessment {
  const limited =
    facts === undefined
      ? limitedByFacts(assessment, criterion, dossier)
      : limitedByOwnFacts(assessment, criterion, dossier, facts);
  const slip = asksForTime(criterion) ? backwardDates(dossier) : null;
  if (!slip) return limited;
  return {
    ...limited,
    ...stored(
      "question",
      toStore('The document says "{slip}". From which month to which month was that?', { slip }),
    ),
  };
}

/** The dates of the first role that ends before it begins and so counts no time. */
function backwardDates({ text, profile }: Dossier): string | null {
  const role = profile.roles.find(({ from, to }) => from && to && to < from.slice(0, to.length));
  const dates = role && roleHead(text, role).dates;
  return dates ? text.slice(dates.start, dates.end) : null;
}

const isFinding = ({ verdict }: Assessment) => verdict === "met" || verdict === "partly";

function limitedByOwnFacts(
  assessment: Assessment,
  criterion: Criterion,
  dossier: Dossier,
  facts: Facts | null,
): Assessment {
  if (!isFinding(assessment)) return assessment;
  const prepared = prepare(criterion);
  const reading = readingOf(dossier);
  if (prepared.kind === "value") return limitCopied(assessment, reading, beside(onlyMentioned));
  const retold = asksForWork(prepared) && isRetold(assessment, reading) ? retoldLimit : null;
  const compared = factLimit(assessment, prepared, facts, dossier);
  const limits = [retold, compared].filter((limit) => limit !== null).toSorted((a, b) => a.rating - b.rating);
  const [limit] = limits;
  return limit ? lowered(assessment, { ...limit, reason: beside(limit.reason) }) : assessment;
}

/** A sentence of ours after a language model's, so that readers can tell them apart. */
const beside = (what: string) => toStore("Checked by code: {what}", { what });

function lowered(assessment: Assessment, limit: Limit): Assessment {
  const before = assessment.rating ?? 0;
  const rating = Math.min(before, limit.rating);
  return {
    ...assessment,
    verdict: "partly",
    rating,
    ...(rating < before ? withLimit(assessment, limit.reason, rating) : {}),
    ...orAsk(assessment, limit.question),
  };
}

function limitedByFacts(assessment: Assessment, criterion: Criterion, dossier: Dossier): Assessment {
  if (!isFinding(assessment)) return assessment;
  const reading = readingOf(dossier);
  const prepared = prepare(criterion);
  const before = assessment.rating ?? 0;
  if (prepared.kind === "skill")
    return {
      ...limitUnused(assessment, prepared, reading),
      mentioned: isMention(assessment, prepared, reading),
    };
  if (prepared.kind === "value") return limitCopied(assessment, reading);
  let limited = assessment;
  let limit = limitOf(limited, prepared, reading);
  if (limit && asksForWork(prepared) && before > limit.rating) {
    // The judge may recognise work that code does not: the roles it quotes count as well.
    const quoted = years(yearsOf(quotedRoles(assessment, reading)));
    limited = { ...limited, years: Math.max(limited.years ?? 0, quoted) };
    limit = limitOf(limited, prepared, reading);
  }
  return limit ? lowered(limited, limit) : limited;
}

const asksForWork = ({ kind }: Prepared) => kind === "tenure" || kind === "work";

function limitOf(assessment: Assessment, prepared: Prepared, reading: Reading): Limit | null {
  if (asksForWork(prepared)) {
    const limit = timeLimit(assessment, prepared.criterion);
    return isRetold(assessment, reading) && (limit?.rating ?? 4) > claimed ? retoldLimit : limit;
  }
  if (prepared.kind === "language") return languageLimit(prepared, reading);
  return prepared.kind === "education" ? educationLimit(prepared, reading) : null;
}

/** Whether a skill is only named: no dated work shows any of it, or is quoted for it. */
const isMention = (assessment: Assessment, { isHeld, asked }: Prepared, reading: Reading) =>
  !isHeld &&
  !asked.some((spellings) => findAny(reading, spellings).workedShare > 0) &&
  !quotedWork(assessment, reading).some(isWork);

/** Whether a line describes dated work: a bare title shows no skill. */
const isWork = ({ role, bare }: Line) => role >= 0 && !bare;

/** Limits the rating of a skill that is not used in dated work and for which no dated work is quoted. */
function limitUnused(assessment: Assessment, prepared: Prepared, reading: Reading): Assessment {
  const { rating, evidence } = assessment;
  if ((rating ?? 0) <= mentioned || prepared.isHeld) return assessment;
  // The embedded evaluator quotes whole lines, which need no further check.
  const isLine = reading.lines.some(
    (line) => isWork(line) && evidence.some(({ quote }) => quote === line.text),
  );
  // As with years, a judge may recognise work that code does not.
  if (isLine || isUsed(reading, prepared) || quotedWork(assessment, reading).some(isWork)) return assessment;
  return {
    ...assessment,
    rating: mentioned,
    ...withLimit(assessment, toStore("No dated work shows it."), mentioned),
    ...orAsk(assessment, sentence("Where have you used this at work, and when?")),
  };
}

/** The reason, with what limits its points and to how many. */
const withLimit = ({ reason, reasonSaid }: Assessment, limit: string, rating: number) => {
  const most = toStore("At most {points, number} points.", { points: points(rating / 4) });
  return stored("reason", `${reasonSaid ?? reason} ${limit} ${most}`.trim(), 600);
};

const orAsk = ({ question }: Assessment, other: string) =>
  question === null ? stored("question", other) : {};

const onlyMentioned = toStore("Only the job's own words mention it.");

/** Behaviour that is described only in the job's own words counts as a mention. */
function limitCopied(assessment: Assessment, reading: Reading, told = onlyMentioned): Assessment {
  const quoted = quotedLines(assessment, reading);
  if ((assessment.rating ?? 0) <= mentioned || !quoted.length || quoted.some(({ repeats }) => !repeats))
    return assessment;
  return { ...assessment, rating: mentioned, ...withLimit(assessment, told, mentioned) };
}

const retoldLimit: Limit = {
  rating: claimed,
  reason: toStore("Only the job's own words describe that work."),
  question: sentence("What did you do there, in your own words?"),
};

/** Whether the quoted roles are described only in the job's own words. */
function isRetold(assessment: Assessment, reading: Reading): boolean {
  const roles = quotedRoles(assessment, reading);
  return roles.length > 0 && roles.every(({ retold }) => retold);
}

/** The lines of dated roles that contain quotes. */
const quotedWork = (assessment: Assessment, reading: Reading): Line[] =>
  quotedLines(assessment, reading).filter(({ role }) => role >= 0);

const onOneLine = memoize(({ text }: Line) => text.replace(/\s+/g, " "));

/** The lines that contain quotes. */
function quotedLines({ evidence }: Assessment, reading: Reading): Line[] {
  const quotes = evidence.map(({ quote }) => quote.replace(/\s+/g, " "));
  return reading.lines.filter((each) => {
    const line = onOneLine(each);
    return quotes.some((quote) => line.includes(quote) || (line.length >= 8 && quote.includes(line)));
  });
}

/** The dated roles that contain quotes. */
function quotedRoles(assessment: Assessment, reading: Reading): DatedRole[] {
  const quoted = new Set(quotedWork(assessment, reading).map(({ role }) => role));
  return reading.roles.filter(({ line }) => quoted.has(reading.lines[line]?.role ?? -1));
}

function languageLimit({ criterion, languages }: Prepared, reading: Reading): Limit | null {
  const low = fold(criterion.name);
  // "B2 or C1" asks for the lower.
  const asked = levelWorths(low).at(-1) ?? 0;
  const short = languages
    .map((language) => ({ language, ...findLanguage(reading, language) }))
    .filter(({ stated, worth }) => asked > 0 && (!stated || worth < asked));
  const [first] = short.toSorted((a, b) => Number(b.stated) - Number(a.stated));
  if (!first) return null;
  const { language } = first;
  return {
    rating: first.stated ? Math.min(claimed, 4 * first.worth) : claimed,
    reason: first.stated
      ? toStore("The stated level of {language} is below the required one.", { language: spoken(language) })
      : toStore("The documents state no level of {language}.", { language: spoken(language) }),
    question: wording("howWell", { languages: spoken(language) }),
  };
}

function educationLimit(prepared: Prepared, reading: Reading): Limit | null {
  const { verdict, rating, ...said } = judgeCriterion(reading, prepared);
  if (verdict === "met") return null;
  if (verdict === "not_evidenced")
    return {
      rating: claimed,
      reason: toStore("No degree is named that could be compared."),
      question: wording("degreeHighest"),
    };
  return {
    rating: rating ?? 0,
    reason: said.reasonSaid ?? said.reason,
    question: said.questionSaid ?? said.question ?? wording("degreeHighest"),
  };
}
