import { type Requirement, nameOf } from "./requirement";

/** More criteria than this are more than a recruiter weighs; then what one sentence asks for becomes one criterion. */
const crowded = 18;
const mostInGroup = 4;
const longestName = 80;

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
  const groups = inGroups(requirements, mostInGroup, longestName);
  // Rather a long criterion than one that is lost.
  const fewer = groups.length > most ? inGroups(requirements, 2 * mostInGroup, 2 * longestName) : groups;
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
