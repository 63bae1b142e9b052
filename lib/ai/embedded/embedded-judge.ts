import type { Dossier, Judge, RawAssessment } from "../judging";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { embedded } from "../judge-versions";
import { rememberFor } from "@/lib/language/remember";
import { judgeEducation } from "./judge/judge-education";
import { judgeLanguage } from "./judge/judge-language";
import { judgeSkill, judgeValue } from "./judge/judge-skill";
import { judgeTenure } from "./judge/tenure";
import { judgeWork } from "./judge/judge-work";
import { assessment } from "./judge/wording";
import { type Prepared, prepare } from "./judge/prepare";
import { type Reading, readDossier } from "./reading/reading";

/**
 * The reading of a dossier, made once and remembered for as long as the dossier lives. Roles that still run end at
 * the dossier's day and never today, so that the same dossier is judged the same on any day.
 */
export const readingOf = rememberFor((dossier: Dossier): Reading => readDossier(dossier, asOfDate(dossier)));

/** The day a dossier's running roles are counted up to. */
export const asOfDate = ({ asOf }: Dossier): Date => new Date(asOf);

const judges = {
  tenure: judgeTenure,
  work: judgeWork,
  education: judgeEducation,
  language: judgeLanguage,
  skill: judgeSkill,
  value: judgeValue,
} as const;

/** Judges one criterion by what a dossier says, with the lines it says it in. */
export const judgeCriterion = (reading: Reading, prepared: Prepared): RawAssessment =>
  assessment(prepared.criterion.id, judges[prepared.kind](reading, prepared));

/** Judges criteria at once, without waiting: the embedded evaluator has nothing to wait for. */
export const judgeNow = (dossier: Dossier, criteria: Criterion[]): RawAssessment[] => {
  const reading = readingOf(dossier);
  return criteria.map((criterion) => judgeCriterion(reading, prepare(criterion)));
};

/** The judge without a model: deterministic, offline, no weights. Nothing it reads can give it orders. */
export const embeddedJudge: Judge = {
  ...embedded,
  assess: async (dossier, criteria) => ({ assessments: judgeNow(dossier, criteria), flags: [], usage: [] }),
};
