import { cut } from "@/lib/reading/language/cut";
import { capitalized, cutAtWord } from "@/lib/reading/language/letters";
import { type Mention, conceptsIn } from "@/lib/reading/language/concepts";
import { memoize } from "@/lib/reading/language/memoize";
import { isSpoken } from "@/lib/reading/language/spoken-languages";
import { hasWeightyWord, wordWeight, readWords } from "@/lib/reading/language/words";
import { findProtectedCriteria } from "@/lib/judging/scorecards/protected-criteria";
import type { Dimension } from "@/lib/judging/scorecards/scorecard";
import { wholeOf } from "@/lib/judging/scorecards/shares";

/** One requirement of an advertisement, before ids and weights. `share` is its part of the source statement. */
export type Requirement = {
  kind: "work" | "role" | "education" | "skill";
  dimension: Dimension;
  name: string;
  description: string;
  importance: "must" | "nice";
  knockOut: boolean;
  minimumYears: number | null;
  skills: { name: string; aliases: string[] }[];
  share: number;
  /** The sentence it comes from; empty when it comes from none. */
  sentence: string;
};

type RequirementFields = Pick<Requirement, "kind" | "name"> & Partial<Requirement>;

/** Creates a requirement with defaults: a must among hard skills, with a full share. */
export const requirement = (fields: RequirementFields): Requirement => ({
  dimension: "hard_skills",
  description: "",
  importance: "must",
  knockOut: false,
  minimumYears: null,
  skills: [],
  share: 1,
  sentence: "",
  ...fields,
});

const longestName = 90;

/** Number of words in a phrase that are more than empty or introducing words. */
export const meaningful = (phrase: string) =>
  readWords(phrase).filter(({ key }) => wordWeight(key) > 0.05).length;

/** Whether a phrase has a concept or a meaningful word: "Proxies, service, etc." has one, its first. */
export const hasContent = (phrase: string) => conceptsIn(phrase).length > 0 || hasWeightyWord(phrase);

/** The spellings of a concept without protected ones: stamina is also called "physically fit". */
export const spellingsOf = memoize(({ spellings }: Mention["concept"]) =>
  spellings.filter((spelling) => !findProtectedCriteria(spelling)),
);

/**
 * Default description of what counts as evidence, for people and models. Uses only words so common that the embedded
 * evaluator ignores them.
 */
export function evidenceFor({ kind, dimension, name }: Requirement): string {
  if (kind === "education" || dimension !== "hard_skills") return "Where it was done, and when.";
  const concepts = conceptsIn(name);
  const language = concepts.length > 0 && concepts.every((concept) => isSpoken(concept.name));
  return language ? "How well, and where it is used." : "What was done with it, and when.";
}

/** A phrase as the name of a criterion: capitalized, cut at a word boundary. */
export const nameOf = (phrase: string) => cutAtWord(capitalized(phrase), longestName);

/** Relative weight of a must-have by kind, beside work like the job's; a nice-to-have weighs `niceShare` of it. */
const kinds = { role: 1.2, skill: 1, education: 0.8 } as const;
const niceShare = 0.7;
/** How much more work like the job's weighs than the rest of the score together, and than a skill at least. */
const workBeside = 2;
const workLeast = 4;

type Weighed = Pick<Requirement, "kind" | "importance" | "share" | "dimension">;

/** A requirement's weight beside work like the job's. */
export const heaviness = ({ kind, importance, share }: Weighed) =>
  kind === "work"
    ? 0
    : kinds[kind] * (importance === "nice" ? niceShare : 1) * Math.sqrt(Math.max(0.4, share));

/** The weight of each requirement before weights are scaled to a hundred. */
export function heavinessOf(requirements: readonly Weighed[]): number[] {
  const inScore = requirements.filter(({ dimension }) => wholeOf(dimension) === "score");
  const beside = inScore.reduce((sum, one) => sum + heaviness(one), 0);
  const works = inScore.filter(({ kind }) => kind === "work").length;
  const work = Math.max(workLeast, workBeside * beside) / works;
  return requirements.map((one) => (one.kind === "work" ? work : heaviness(one)));
}

/** More criteria than this are too many for a recruiter; then skills of the same sentence are grouped. */
const crowded = 18;
const mostInGroup = 4;
const longestGroup = 80;

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Combines several skills of one sentence into one requirement. */
function group(members: Requirement[]): Requirement {
  const [first] = members as [Requirement];
  // The spelling used within the sentence: "logistics", "JavaScript".
  const names = members.map(({ name, skills: [skill] }, at) =>
    at > 0 && skill?.name.toLowerCase() === name.toLowerCase() ? skill.name : name,
  );
  return {
    ...first,
    name: nameOf(listed.format(names)),
    description: cut(first.sentence, 400),
    skills: members.flatMap(({ skills }) => skills),
    share: members.reduce((sum, { share }) => sum + share, 0),
  };
}

const common = ["kind", "sentence", "dimension", "importance", "knockOut"] as const;

/** Groups skills of the same sentence into one criterion when there are more criteria than a recruiter can review. */
export function grouped(requirements: Requirement[], most: number): Requirement[] {
  if (requirements.length <= crowded) return requirements;
  const groups = inGroups(requirements, mostInGroup, longestGroup);
  // A long criterion is better than a lost one.
  const fewer = groups.length > most ? inGroups(requirements, 2 * mostInGroup, 2 * longestGroup) : groups;
  return fewer.map((members) => (members.length > 1 ? group(members) : members[0]!));
}

function inGroups(requirements: Requirement[], most: number, longest: number): Requirement[][] {
  const groups: Requirement[][] = [];
  for (const one of requirements) {
    const last = groups.at(-1) ?? [];
    const length = last.reduce((sum, { name }) => sum + name.length + 2, one.name.length);
    const isAlike =
      one.kind === "skill" && one.sentence && common.every((key) => last[0]?.[key] === one[key]);
    if (isAlike && last.length < most && length <= longest) last.push(one);
    else groups.push([one]);
  }
  return groups;
}
