/**
 * What the public documentation of Harvest v3 leaves open, in one place. Each is what integrations in the open do;
 * should one be wrong, it is corrected here.
 */
export const assumed = {
  /** Statuses an application may have, and how they are read. */
  status: { in_process: "active", active: "active", rejected: "rejected", hired: "hired" },
  /** Types an attachment may have. The others are kept as "other". */
  attachment: { resume: "cv", cover_letter: "cover_letter" },
  /** Statuses a job may have. */
  job: { open: "open", closed: "closed", draft: "on_hold" },
  /** Where a token says its scopes: beside it, or in its own payload. */
  scopesInToken: ["scope", "scopes"],
} as const;
