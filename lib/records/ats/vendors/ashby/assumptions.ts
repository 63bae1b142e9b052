import { sentence } from "@/lib/say";

/** What Ashby's documentation leaves open. */
export const assumed = {
  /** A move to a stage of this type is assumed to hire; there is no endpoint for hiring. */
  hireByStage: {
    says: sentence("A candidate who is moved to a stage of type Hired counts as hired without an offer."),
    tryFirst: "Move a test candidate to the Hired stage and read the application's status.",
  },
  /** Ashby gives no lifetime for a file's address: it is requested right before the file is fetched. */
  fileAddress: {
    says: sentence("The address from file.info is valid for at least a minute."),
    tryFirst: "Fetch the same address again after 5 minutes.",
  },
  mergedApplications: {
    says: sentence("Applications of a merged candidate keep their ids and name the surviving candidate."),
    tryFirst: "Merge two test candidates and read both applications.",
  },
} as const;
