/** How a language spells skills and behaviour, and which of its words say little. */
export type SkillWords = object;
