import type { RawAssessment } from "../../judging";
import type { Reading } from "../reading/reading";
import { judgeEducation } from "./judge-education";
import { judgeLanguage } from "./judge-language";
import { judgeSkill } from "./judge-skill";
import { judgeTenure } from "./judge-tenure";
import { judgeValue } from "./judge-value";
import { judgeWork } from "./judge-work";
import type { Prepared } from "./prepare";
import { assessment } from "./wording";

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
