/** What Teamtailor's documentation leaves open, in one place; to be corrected here. */
export const assumed = {
  version: "20240904",
  /** Lists take no filter by change, so that an incremental reading goes by the newest change first. */
  sortByChange: "-updated-at",
  /** A stage's type that means hired. */
  hiredStageType: "hired",
  job: { open: "open", unlisted: "open", draft: "on_hold", archived: "closed" },
  resumeAttribute: "original-resume",
} as const;
