/** What Ashby's documentation leaves open, in one place; to be corrected here. */
export const assumed = {
  /** Status of an application; "Lead" is somebody who has not applied. */
  status: { Active: "active", Hired: "hired", Archived: "rejected" },
  /** Reasons of this type mean that the candidate stepped back. */
  withdrawnReasonType: "RejectedByCandidate",
  job: { Open: "open", Closed: "closed", Archived: "closed", Draft: "on_hold" },
  /** The stage that ends an application has this type; moving there needs an archive reason. */
  archivedStageType: "Archived",
  /** file.info answers with an address that lives for minutes. */
  fileInfo: "file.info",
} as const;
