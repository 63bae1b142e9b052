import type { Dossier, Judge, RawAssessment } from "../judging";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import { embedded } from "../judge-versions";
import { judgeEducation } from "./judge/judge-education";
import { judgeLanguage } from "./judge/judge-language";
import { judgeSkill, judgeValue } from "./judge/judge-skill";
import { judgeTenure } from "./judge/tenure";
import { judgeWork } from "./judge/judge-work";
import { assessment } from "./judge/wording";
import { type Prepared, prepare } from "./judge/prepare";
import { type Reading, readingOf } from "@/lib/reading/profile/reading";

const judges = {
  tenure: judgeTenure,
  work: judgeWork,
  education: judgeEducation,
  language: judgeLanguage,
  skill: judgeSkill,
  value: judgeValue,
} as const;

/** Judges one criterion on a dossier, quoting the lines that support it. */
export const judgeCriterion = (reading: Reading, prepared: Prepared): RawAssessment =>
  assessment(prepared.criterion.id, judges[prepared.kind](reading, prepared));

/** Judges criteria synchronously with the embedded evaluator. */
export const judgeNow = (dossier: Dossier, criteria: Criterion[]): RawAssessment[] => {
  const reading = readingOf(dossier);
  return criteria.map((criterion) => judgeCriterion(reading, prepare(criterion)));
};

/** The judge without a model: deterministic, offline, no weights. Text it reads cannot instruct it. */
export const embeddedJudge: Judge = {
  ...embedded,
  assess: async (dossier, criteria) => ({ assessments: judgeNow(dossier, criteria), flags: [], usage: [] }),
};
