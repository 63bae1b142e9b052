import type { Ground } from "../language";

export type ProtectedCriterion = {
  /** Shown to recruiters: why it is refused, and what to ask for instead. */
  reason: string;
  /** Laws that forbid it in many places, if any. Not legal advice. */
  law?: string;
};

/** Abbreviations whose full stop does not end a sentence: "max. 35". */
export const abbreviations = "max min";

const national = "§ 1 AGG; Code du travail L1132-1";
const equality = `EU Directive 2000/78/EC; US Age Discrimination in Employment Act; ${national}`;
const race = `EU Directive 2000/43/EC; US Civil Rights Act, Title VII; ${national}`;
const sex = `EU Directive 2006/54/EC; US Civil Rights Act, Title VII; ${national}`;
const belief = `EU Directive 2000/78/EC; US Civil Rights Act, Title VII; ${national}`;
const disability = `EU Directive 2000/78/EC; Americans with Disabilities Act; ${national}`;
const opinion = "ILO Convention 111; EU Charter of Fundamental Rights, Article 21";

/** Why each ground is refused. The languages' folders contain the phrases for each. */
export const protectedGrounds: Record<Ground, ProtectedCriterion> = {
  age: { reason: "Age must not be a criterion. Ask for the experience the work needs.", law: equality },
  graduation: {
    reason: "A window of graduation years stands in for age. Ask for what was learned.",
    law: equality,
  },
  sex: { reason: "Sex and gender must not be a criterion.", law: sex },
  native: {
    reason: "“Native speaker” stands in for origin. Ask for a level, such as C2.",
    law: race,
  },
  origin: {
    reason:
      "Origin, nationality and ethnicity must not be a criterion. Ask for a permit to work where the law does.",
    law: race,
  },
  religion: { reason: "Religion and belief must not be a criterion.", law: belief },
  health: {
    reason:
      "Health and disability must not be a criterion. Name the task, so that it can be made accessible.",
    law: disability,
  },
  family: { reason: "Family and marital status must not be a criterion.", law: sex },
  orientation: { reason: "Sexual orientation and identity must not be a criterion.", law: equality },
  politics: { reason: "Political opinion and union membership must not be a criterion.", law: opinion },
  looks: { reason: "A photo and a person's looks must not be a criterion.", law: race },
  home: {
    reason: "Where someone lives stands in for origin and means. Say where and when the work is done.",
    law: race,
  },
  school: { reason: "The name of a school stands in for origin and means. Ask for what was learned." },
  beginners: {
    reason: "How recently a career began stands in for age. Ask for the experience the work needs.",
    law: equality,
  },
  gaps: {
    reason: "Gaps in employment stand in for family, health and age. Ask for the experience the work needs.",
    law: sex,
  },
  background: {
    reason:
      "A cultural background stands in for origin. Ask for how someone works, in the organization's stated values.",
    law: race,
  },
};
