import type { Phrases } from "./phrases";
import type { Words } from "./reading-words";

/** How a language speaks of a person: what they are called, their family, their homes, what their data is labelled. */
export type PeopleWords = {
  /** What people are called that heads no role, beside the occupations: "refugee", "gentleman". */
  called: Words;
  /** What people do and things do not: after a word it tells that the word names somebody. */
  acts: Phrases;
  /** What a word does that is no tool or trade either way: "Mark built", "Grace is". */
  actsOfAnybody: Phrases;
  /** Third-person pronouns that tell a gender. */
  pronouns: Words;
  /** Forms of address before a name. */
  titles: Words;
  /** Those that mean something else but right before a name. */
  titlesBesideNames: Words;
  /** What personal data is called, by words that mean nothing else. */
  labels: Phrases;
  /** The same by words that are labels only with a colon and among the contact data: "Race: …", but "Race engineer". */
  ambiguousLabels: Phrases;
  /** Marital states by words that mean nothing else. */
  maritalStates: Phrases;
  /** What a stretch of personal data says of a marital state and a sentence of something else: "engaged". */
  maybeMarital: Phrases;
  /** "Woman", "male". */
  genders: Phrases;
  /** "Woman", "gentleman": what somebody calls themself in a sentence. */
  persons: Phrases;
  parents: Phrases;
  spouses: Phrases;
  children: Phrases;
  /** Small numbers, and what stands for one. */
  numbers: Phrases;
  /** Faiths by what those who hold them are called. */
  faiths: Phrases;
};
