/** What a judge's version is for, what it was made from, and how good it is: sentences, translated when shown. */
export type JudgeCard = {
  judge: "embedded" | "model";
  /** Of the embedded evaluator, or of the prompt. */
  version: string;
  /** Since when it judges, a day in ISO 8601. */
  since: string;
  purpose: string[];
  data: string[];
  figures: {
    what: string;
    value: string;
    limit: string;
    /** The day, in ISO 8601; null for what nobody has measured. */
    measured: string | null;
    /** The page of the documentation that has the figure, and its words there. */
    in: "docs/measuring.md" | "docs/scoring.md" | "docs/models.md";
    as: string;
  }[];
  /** Compared with the version before. */
  changes: string[];
};
