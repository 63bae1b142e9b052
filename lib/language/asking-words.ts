import type { Phrases } from "./phrases";

/** How advertisements of a language ask, and what they call their parts. */
export type AskingWords = {
  /** How the heading of a part begins; "none" asks for nothing: the employer, what it offers, how to apply. */
  headings: Record<"must" | "nice" | "duties" | "about" | "none", Phrases>;
  /** Words that tell what follows a line that ends with a colon. */
  announcing: Record<"must" | "nice" | "duties" | "none", Phrases>;
  /** What stands alone above a job's title, and what stands only before a colon. */
  titleHeadings: Phrases;
  titleLabels: Phrases;
  /** What shows that a sentence speaks of pay, holidays or how to apply. */
  offers: Phrases;
  /** What begins or ends a message and says nothing of the job. */
  greetings: Phrases;
  /** Facts of a job that nobody is asked for: a permanent contract, its start, its hours. */
  facts: Phrases;
  /** "From" before a month. */
  starts: Phrases;
  /** How an organization begins to speak of itself. */
  ofItself: Phrases;
  /** "We are looking for" before a job's title, praise between the two, and the words that end the title. */
  seeking: Phrases;
  /** What says the same only before an occupation: "need a". */
  wanting: Phrases;
  praise: Phrases;
  afterTitle: Phrases;

  /** Words that make a wish, or a condition, of what they stand beside. */
  nice: Phrases;
  must: Phrases;
  /** "Preferably": only what follows is a wish. */
  preferably: Phrases;
  /** A condition that a law or a register sets, and the things it can be about. */
  byLaw: Phrases;
  lawful: Phrases;
  /** What is held rather than used: certificates, licences, permissions. */
  held: Phrases;
  /** What somebody is allowed, as a question calls it: a permit, a licence, a clean record. */
  permissions: Phrases;
  /** "Is" and "would be" between a thing and how much it is wanted. */
  be: Phrases;
  /** "A degree is not required", and "no experience". */
  notAsked: Phrases;
  noExperience: Phrases;
  /** What shows that a sentence asks for something although no heading says so. */
  asks: Phrases;

  /** Who is spoken to: "you". */
  addressed: Phrases;
  /** Who is spoken to and that it is asked of them: "you must have". */
  you: Phrases;
  /** Nouns that introduce what is asked for, before a preposition: "knowledge" of it. */
  introducing: Phrases;
  /** Words that ask for nothing when they stand alone. */
  askingAlone: string;
  /** Words that say nothing of what is asked for, at its beginning and at its end. */
  opening: Phrases;
  closing: Phrases;
  /** Where a phrase goes on to say what for. */
  purpose: Phrases;
  articles: Phrases;
  prepositions: Phrases;
  and: Phrases;
  or: Phrases;
  /** What follows a comma with these words only adds to what stood before: "with a focus on". */
  adding: Phrases;
  /** "Such as", and "using" before the means with which something is done. */
  examples: Phrases;
  means: Phrases;
  /** "Including", before a part of what was named. */
  including: Phrases;
  /** Adjectives that wait for a noun further on: "written and verbal communication". */
  waiting: Phrases;
  /** Verbs of work that share an object: "design and implement processes". */
  verbs: Phrases;
  /** "Spoken and written". */
  bothWays: Phrases;

  /** The word for experience alone. */
  experienceAlone: Phrases;
  /** "Experience", and "as" between it and an occupation. */
  experience: Phrases;
  as: Phrases;
  /** Where the name of the work ends. */
  roleEnds: Phrases;
  /** "At least" around a number of years. */
  atLeast: Phrases;
  /** Numbers up to ten. */
  numbers: Phrases;
  /** For whom the work was done, which does not name it. */
  employers: Phrases;
  /** What stands beside a degree and is no field of study. */
  noField: Phrases;

  /** Where a team's description comes to what it is short of, and the person it wants. */
  lacks: Phrases;
  someone: Phrases;

  /** What a job's facts are called. */
  labels: Record<"title" | "department" | "location" | "employment", Phrases>;
  employment: Record<"full_time" | "part_time" | "contract" | "temporary" | "internship", Phrases>;
  /** A contract without an end: full time unless the text says otherwise. */
  permanent: Phrases;
  /** Words in the name of a team or a department. */
  department: Phrases;
  remote: Phrases;
  /** What stands before the name of a place. */
  places: Phrases;
  /** Marks on a title that only say it is open to everyone, in brackets. */
  openToAll: Phrases;
};
