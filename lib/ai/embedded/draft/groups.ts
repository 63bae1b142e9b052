import { worded } from "@/lib/language/worded";
import { fold } from "@/lib/language/fold";
import { type Requirement, nameOf } from "./requirement";

/** More criteria than this are more than a recruiter weighs; then what one sentence asks for becomes one criterion. */
const crowded = 18;
const mostInGroup = 4;
const longestName = 80;

const either = worded(" {or} ");
const every = worded(" {and} ");
const joined = (names: string[], kind: "conjunction" | "disjunction") =>
  new Intl.ListFormat("en-GB", { type: kind }).format(names);

/** Several skills of one sentence as one criterion: all of them, or where the sentence says "or", any of them. */
function group(members: Requirement[]): Requirement {
  const [first] = members as [Requirement];
  const skills = members.flatMap((member) => member.skills);
  const sentence = fold(first.sentence);
  const isEither = either.test(sentence) && !every.test(sentence);
  // As it was written within its sentence: "logistics", "JavaScript".
  const written = members.map(({ name, skills: [skill] }, at) =>
    at > 0 && skill?.name.toLowerCase() === name.toLowerCase() ? skill.name : name,
  );
  const [one, ...others] = skills;
  return {
    ...first,
    name: nameOf(joined(written, isEither ? "disjunction" : "conjunction")),
    description: first.sentence.slice(0, 400),
    skills:
      isEither && one
        ? [
            {
              ...one,
              aliases: [...one.aliases, ...others.flatMap((s) => [s.name, ...s.aliases])].slice(0, 20),
            },
          ]
        : skills,
    share: members.reduce((sum, { share }) => sum + share, 0),
  };
}

const alike = (a: Requirement, b: Requirement) =>
  a.kind === "skill" &&
  b.kind === "skill" &&
  a.sentence === b.sentence &&
  a.dimension === b.dimension &&
  a.importance === b.importance &&
  a.knockOut === b.knockOut;

/** A list that a recruiter can take in: left as it is while it is short, else one criterion a sentence. */
export function grouped(requirements: Requirement[], most: number): Requirement[] {
  if (requirements.length <= crowded) return requirements;
  const groups = inGroups(requirements, mostInGroup, longestName);
  // Rather a long criterion than one that is lost.
  const fewer = groups.length > most ? inGroups(requirements, 2 * mostInGroup, 2 * longestName) : groups;
  return fewer.map((members) => (members.length > 1 ? group(members) : (members[0] as Requirement)));
}

function inGroups(requirements: Requirement[], most: number, longest: number): Requirement[][] {
  const groups: Requirement[][] = [];
  for (const one of requirements) {
    const last = groups.at(-1);
    const length = (last ?? []).reduce((sum, { name }) => sum + name.length + 2, one.name.length);
    const fits = last?.[0] && one.sentence && alike(last[0], one);
    if (fits && last.length < most && length <= longest) last.push(one);
    else groups.push([one]);
  }
  return groups;
}
