import { capitalized, cutAtWord } from "@/lib/language/letters";
import { type Mention, conceptsIn } from "@/lib/language/concepts";
import { rememberFor } from "@/lib/language/remember";
import { isSpoken } from "@/lib/language/spoken-languages";
import { saysMore, wordWeight, readWords } from "@/lib/language/words";
import { findProtectedCriteria } from "@/lib/scorecards/protected-criteria";
import type { Dimension } from "@/lib/scorecards/scorecard";

/** One thing an advertisement asks for, before ids and weights. `share` is its part of the statement it came from. */
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
  /** The sentence it was read from; empty where it was read from none. */
  sentence: string;
  /** Asked for beside the qualifications: in a sentence about the job, or as a duty. */
  isAside?: true;
};

type Known = Pick<Requirement, "kind" | "name"> & Partial<Requirement>;

/** A requirement of which these things are known: a must of its own among hard skills, if they do not tell. */
export const requirement = (fields: Known): Requirement => ({
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

/** How many words of a phrase say more than that something is asked for. */
export const meaningful = (phrase: string) =>
  readWords(phrase).filter(({ key }) => wordWeight(key) > 0.05).length;

/** Whether a phrase says something of its own: "Proxies, service, etc." does so in its first word alone. */
export const says = (phrase: string) => conceptsIn(phrase).length > 0 || saysMore(phrase);

/** How a known thing is written, but for what no criterion may say: stamina is also called "physically fit". */
export const spellingsOf = rememberFor(({ spellings }: Mention["concept"]) =>
  spellings.filter((spelling) => !findProtectedCriteria(spelling)),
);

/**
 * What would count as evidence of a thing that is only named: told to people and to a model. In words so common that
 * the embedded evaluator looks for none of them.
 */
export function evidenceFor({ kind, dimension, name }: Requirement): string {
  if (kind === "education" || dimension !== "hard_skills") return "Where it was done, and when.";
  const concepts = conceptsIn(name);
  const language = concepts.length > 0 && concepts.every((concept) => isSpoken(concept.name));
  return language ? "How well, and where it is used." : "What was done with it, and when.";
}

/** A phrase as the name of a criterion: with a capital, cut at a word. */
export const nameOf = (phrase: string) => cutAtWord(capitalized(phrase), longestName);

/** What a must of each kind weighs next to the others; a nice-to-have weighs this share of it. */
const kinds = { work: 8, role: 1.5, skill: 1, education: 0.6 } as const;
const niceShare = 0.5;

/** What a requirement weighs before weights are shared out. */
export const heaviness = (one: Requirement) =>
  kinds[one.kind] * (one.importance === "nice" ? niceShare : 1) * Math.max(0.4, one.share);

/** More criteria than this are more than a recruiter weighs; then what one sentence asks for becomes one criterion. */
const crowded = 18;
const mostInGroup = 4;
const longestGroup = 80;

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Several skills of one sentence as one criterion. */
function group(members: Requirement[]): Requirement {
  const [first] = members as [Requirement];
  // As it was written within its sentence: "logistics", "JavaScript".
  const names = members.map(({ name, skills: [skill] }, at) =>
    at > 0 && skill?.name.toLowerCase() === name.toLowerCase() ? skill.name : name,
  );
  return {
    ...first,
    name: nameOf(listed.format(names)),
    description: first.sentence.slice(0, 400),
    skills: members.flatMap(({ skills }) => skills),
    share: members.reduce((sum, { share }) => sum + share, 0),
  };
}

const common = ["kind", "sentence", "dimension", "importance", "knockOut"] as const;

/** A list that a recruiter can take in: left as it is while it is short, else one criterion a sentence. */
export function grouped(requirements: Requirement[], most: number): Requirement[] {
  if (requirements.length <= crowded) return requirements;
  const groups = inGroups(requirements, mostInGroup, longestGroup);
  // Rather a long criterion than one that is lost.
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
