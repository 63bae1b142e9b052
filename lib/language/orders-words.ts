import type { Phrases } from "./phrases";

/**
 * How a language gives orders to software that reads applications. One list proves nothing: an honest recruiter's CV
 * speaks of candidates and scores. Which lists together make an order stands with who looks for orders.
 */
export type OrderWords = {
  /** "Ignore", "forget". */
  ignore: Phrases;
  /** "Previous", "all", "your": of what orders are to be ignored. */
  earlier: Phrases;
  /** "Instructions", "rules". */
  orders: Phrases;
  /** "Everything". */
  everything: Phrases;
  /** "Above", "you were told". */
  before: Phrases;
  /** "You are now", "act as". */
  youAre: Phrases;
  /** What it is told to be: "an assistant". */
  role: Phrases;
  /** Software by words that mean nothing else: "language model". */
  machine: Phrases;
  /** Software by words that mean much else: "model", "system". */
  anyMachine: Phrases;
  /** "Note to", "attention". */
  note: Phrases;
  /** "Must", "should". */
  must: Phrases;
  /** "Rate", "give". */
  rate: Phrases;
  /** "This candidate", "the CV". */
  thisPerson: Phrases;
  /** "Candidates", whichever. */
  candidate: Phrases;
  /** "Me". */
  me: Phrases;
  /** "Highest", "100". */
  top: Phrases;
  /** "Score", "rating". */
  score: Phrases;
  /** "Consider", "count". */
  consider: Phrases;
  /** "Every", "all". */
  every: Phrases;
  /** "Criterion", "requirements". */
  criteria: Phrases;
  /** "Met", "satisfied". */
  met: Phrases;
  /** "Is", "meets": what a claim about the person says before how good they are. */
  is: Phrases;
  /** "Perfect", "ideal". */
  perfect: Phrases;
  /** "Shortlist", "hire". */
  accept: Phrases;
  /** "Hired", "ranked". */
  accepted: Phrases;
  /** "You". */
  you: Phrases;
  /** What judging is called, in every form. */
  judging: Phrases;
  /** What makes a sentence a command: "must", "please". */
  commanding: Phrases;
  /** "Pretend", "assume". */
  feigning: Phrases;
  /** "The best score". */
  highest: Phrases;
  /** "Please", "grant me". */
  begging: Phrases;
  /** "Like this", "every candidate with". */
  alike: Phrases;
  /** Whole orders, which need nothing else. */
  anywhere: Phrases;
};
