/** Words of a language that say little about what is asked for, written as people write them. */
export type WeightWords = {
  /** Words without a meaning of their own. */
  empty: string;
  /** Words of every advertisement and CV: they say that something is asked for or offered, not what. */
  weak: string;
  /** Words that only introduce what is asked for: "knowledge of", "skills in". */
  introducing: string;
  /** Nouns and verbs of work that half of all CVs contain: they say less than what stands beside them. */
  frequent: string;
};
