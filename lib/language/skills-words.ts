/**
 * Groups of spellings of the same thing, one group a line: "name shown: spelling, spelling". A line without a colon
 * goes on with the group above. English names the groups; another language adds its spellings to them.
 */
export type Spellings = string;

/** How a language spells skills and behaviour. */
export type SkillWords = {
  /** What a person knows, holds or has done. */
  knowledge: Spellings;
  /** Behaviour at work that is the same whatever it is shown in: words beside it only praise it or say where. */
  traits: Spellings;
  /** Behaviour that is always towards something: "financial documentation" is not any documentation. */
  practices: Spellings;
};
