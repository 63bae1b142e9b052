import type { Phrases } from "./phrases";

/** What things are called, parted by commas. */
export type Names = string;
/** Single words parted by white space. */
export type Words = string;

export type HeadingKind =
  | "personal"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "languages"
  | "certificates"
  | "projects"
  | "other";

/** What CVs of a language call their parts, dates, degrees, occupations and places. */
export type ReadingWords = {
  headings: Record<HeadingKind, Names>;
  /** Headings that are as often items of a list: "Training", "Tools". */
  alsoItems: Names;
  /** Twelve lines, January first: each month's names and usual abbreviations. */
  months: Words;
  dates: {
    /** What a stretch that still runs ends in: "today". */
    present: Phrases;
    /** What stands between the two ends of a stretch. */
    to: Phrases;
    /** What joins them after "between". */
    and: Phrases;
    /** What stands between a month and its year: "March of 2021". */
    of: Phrases;
    between: Phrases;
    since: Phrases;
    until: Phrases;
  };
  /** Each is looked for in this order: a diploma of a high school is no vocational one. */
  degrees: Record<"doctorate" | "master" | "bachelor" | "highSchool" | "vocational" | "school", Phrases>;
  /** A degree without its level. */
  anyDegree: Phrases;
  /** What places of learning are called. */
  schools: Phrases;
  /** Words that name an occupation or a rank, without endings of number and gender. */
  occupations: Words;
  /** What compounds that name an occupation end in. */
  occupationEndings: Words;
  /** Words that only narrow an occupation: "platform" in "Software Engineer - Platform". */
  qualifiers: Words;
  /** Legal forms and words that organizations carry in their names. */
  organizations: Phrases;
  /** Frequent short words that tell the language apart. */
  functionWords: Words;
  /** What spoken languages are called beside their usual names, a line for each: "zh: mandarin". */
  languageNames: string;
  /** How well a language is spoken. */
  languageLevels: Record<"native" | "fluent" | "professional" | "intermediate" | "basic", Phrases>;
  /** Words of a requirement that ask for nothing but to speak or write a language. */
  languageManner: Words;
  /** How a CV words the head of a role. */
  roles: {
    /** What stands before a colon: "Position: …", "Employer: …". */
    titleLabels: Phrases;
    employerLabels: Phrases;
    /** What only leads to dates or counts the time: "from", "Duration", "2 years". */
    leadsToDates: Phrases;
    /** "Worked in a busy kitchen as a Sous Chef": a word of work, and what leads to the title. */
    work: Phrases;
    as: Phrases;
    /** What leads to an employer, and what leads to one only before a name: "en Acme", but "en marketing". */
    at: Phrases;
    inside: Phrases;
    /** What stands in place of an employer. */
    selfEmployed: Phrases;
    /** What begins a description. */
    duties: Phrases;
    /** Legal forms, and words that nothing but an organization has in its name. */
    legalForms: Phrases;
    /** What kinds of places are called: "City", "State". */
    placeWords: Words;
  };
  /** What stands before a colon among the contact data. */
  contact: Record<"wholeName" | "givenName" | "familyName" | "place" | "phone", Phrases>;
  /** What a CV calls itself, and what joins that to a name: "CV of Jane Doe". */
  document: Phrases;
  documentOf: Phrases;
  /** Words at the top of CVs that are neither an occupation nor a place, and still no one's name. */
  nobody: Words;
  /** Words of certificates. */
  certificates: Phrases;
  /** What begins a detail of a study: "Thesis: …". */
  studyDetails: Phrases;
  /** What says that somebody learns a trade: "apprenticeship in". */
  training: Phrases;
};
