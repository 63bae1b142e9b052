import type { AskingWords } from "./asking-words";
import type { DenialWords } from "./denial-words";
import type { GroundWords } from "./grounds-words";
import type { NumberWords } from "./number-words";
import type { OrderWords } from "./orders-words";
import type { PeopleWords } from "./people-words";
import type { ReadingWords } from "./reading-words";
import type { SkillWords } from "./skills-words";
import type { StemWords } from "./stem-words";
import type { WeightWords } from "./weight-words";

/** Everything the product knows of a language, as data. To add one: a folder like the others, and its line in languages.ts. */
export type Language = {
  /** ISO 639-1. */
  code: string;
  reading: ReadingWords;
  skills: SkillWords;
  weights: WeightWords;
  numbers: NumberWords;
  denial: DenialWords;
  stems?: StemWords;
  asking: AskingWords;
  people: PeopleWords;
  grounds: GroundWords;
  orders: OrderWords;
};
