import type { Criterion } from "./scorecard";

/** The skills a criterion keeps under another name: those that its former name named go with it. */
export function skillsAfterRename({ name: before, skills }: Criterion, after: string): Criterion["skills"] {
  const isIn = (name: string, spellings: string[]) =>
    spellings.some((spelling) => name.toLowerCase().includes(spelling.toLowerCase()));
  return skills.filter(({ name, aliases }) => {
    const spellings = [name, ...aliases];
    return !isIn(before, spellings) || isIn(after, spellings);
  });
}
