/** What brings the forms of a language's words together. */
export type StemWords = {
  /** Forms of one word that no ending brings together, "stem: form, form". */
  irregular: string;
  /** Endings, the longest first. */
  suffixes: string;
};
