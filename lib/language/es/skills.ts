import type { SkillWords } from "../skills-words";

export const skills: SkillWords = {};
