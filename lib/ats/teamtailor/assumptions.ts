/**
 * What Teamtailor's documentation leaves open, in one place; to be corrected here. That a refused call says in
 * X-Rate-Limit-Reset how many seconds are left is assumed in http.ts.
 */
export const assumed = {
  version: "20240904",
  /** Lists take no filter by change, so that an incremental reading goes by the newest change first. */
  sortByChange: "-updated-at",
  /** A stage's type that means hired. */
  hiredStageType: "hired",
  job: { open: "open", unlisted: "open", draft: "on_hold", archived: "closed" },
  resumeAttribute: "original-resume",
  /**
   * What comes along with an application, and with its answers too. They hang on the candidate, whatever job they were
   * given for. Should the longer one be refused, the shorter is asked for and applications come without answers.
   */
  application: "job,candidate,stage",
  applicationWithAnswers: "job,candidate,stage,candidate.answers,candidate.answers.question",
  /** Where the words of an answer stand, by the kind of its question; the first that is there. */
  answerAttributes: ["text", "answer", "choices", "boolean", "number", "range", "date"],
} as const;
