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
  /** How a sentence says "I" or "he" before what it says of somebody. */
  subjects: Phrases;
  /** "I", as a sentence begins. */
  self: Phrases;
  /** "Who". */
  who: Phrases;
  /** What joins somebody to where they are: "am", "is", "currently". */
  linking: Phrases;
  /** "I am", "is a": after it stands what somebody is. */
  introduces: Phrases;
  /** What has its place without being the person: "company", "team". */
  placed: Phrases;
  /** How a sentence of somebody's work begins: "built", "Leitung". */
  workBegins: Phrases;
  /** What praises a person and looks like such a beginning: "motivated". */
  praised: Phrases;
  /** "I live", before the place. */
  dwells: Phrases;
  /** Words before a place that only a home or an origin has: "born in". */
  origins: Phrases;
  /** "Based", which companies are as well. */
  based: Phrases;
  /** "Now in": a home only of somebody who was just introduced. */
  comes: Phrases;
  /** "From". */
  from: Phrases;
  /** "Currently", "since". */
  lately: Phrases;
  /** "With my", before a family. */
  withFamily: Phrases;
  /** "In", "near". */
  here: Phrases;
  /** What follows the name of a place where somebody was born or lives: "geboren". */
  afterPlace: Words;
  /** Words between a nationality and the occupation that say nothing of a country: "British civil engineer". */
  branches: Phrases;
  /** What differs from country to country, so that the country's name belongs to it: "German tax consultant". */
  ofCountry: Phrases;
  /** What is done in a language: "German account manager" for those who speak it. */
  inLanguage: Phrases;
  /** Occupations that deal in a language itself. */
  ofLanguage: Phrases;
  /** What follows the description of somebody: "with", "who". */
  goesOn: Phrases;
  /** What people call themselves before they say what they are: "highly motivated". */
  praise: Phrases;
  /** "Citizen", "passport", behind a nationality. */
  citizens: Phrases;
  /** The same before it. */
  citizensBefore: Phrases;
};
